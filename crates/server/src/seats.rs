//! Seating of a table, as stored.

use std::fmt::{self, Debug};

use reckon_protocol::{Animal, Computer, Help, Nonce, Settings, Token, Youngest};
use reckon_records::Occupant;
use reckon_rules::game::Seat;
use reckon_words::{Language, Line, Names, render};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The holder of a token. Only the token's hash is stored, so that nobody who reads the store can pose as the guest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "Nonce", from = "Nonce")]
pub struct Guest([u8; 32]);

impl Guest {
    pub fn of(token: &Token) -> Guest {
        Guest(Sha256::digest(token.bytes()).into())
    }
}

impl From<Guest> for Nonce {
    fn from(guest: Guest) -> Nonce {
        Nonce::from_bytes(guest.0)
    }
}

impl From<Nonce> for Guest {
    fn from(bytes: Nonce) -> Guest {
        Guest(*bytes.bytes())
    }
}

impl Debug for Guest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Guest(..)")
    }
}

/// State of a table apart from its game, as stored.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Company {
    pub settings: Settings,
    pub seats: Vec<SeatState>,
    /// The guest who starts the games.
    pub host: Option<Guest>,
    /// The youngest player, once somebody has named them.
    #[serde(default)]
    pub youngest: Option<Youngest>,
}

/// One seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SeatState {
    pub sitter: Sitter,
    pub help: Help,
    /// The seat's contribution to the next shuffle.
    pub nonce: Option<Nonce>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sitter {
    Nobody,
    Person { guest: Guest, animal: Animal, program: bool },
    Computer { player: Computer, pace_ms: u16 },
}

impl Company {
    pub fn seat(&self, seat: Seat) -> Option<&SeatState> {
        self.seats.get(seat.index())
    }

    pub fn count(&self) -> u8 {
        u8::try_from(self.seats.len()).expect("a table has few seats")
    }

    pub fn all(&self) -> impl Iterator<Item = (Seat, &SeatState)> {
        (0..).map(Seat).zip(&self.seats)
    }

    pub fn seats_of(&self, guest: Guest) -> Vec<Seat> {
        self.all().filter(|(_, state)| state.sitter.is(guest)).map(|(seat, _)| seat).collect()
    }

    pub fn free(&self) -> impl Iterator<Item = Seat> {
        self.all().filter(|(_, state)| state.sitter == Sitter::Nobody).map(|(seat, _)| seat)
    }

    /// Returns an animal that nobody at the table appears as.
    pub fn free_animal(&self, chance: u8) -> Animal {
        let taken = |animal: Animal| self.animals().any(|other| other == animal);
        (usize::from(chance)..)
            .map(Animal::at)
            .find(|animal| !taken(*animal))
            .expect("there are more animals than seats")
    }

    pub fn animals(&self) -> impl Iterator<Item = Animal> {
        self.seats.iter().filter_map(|seat| match seat.sitter {
            Sitter::Person { animal, .. } => Some(animal),
            _ => None,
        })
    }

    /// Returns a computer player that is not seated at the table yet.
    pub fn free_computer(&self) -> Computer {
        let taken = |player: Computer| {
            self.seats
                .iter()
                .any(|seat| matches!(seat.sitter, Sitter::Computer { player: other, .. } if other == player))
        };
        let usual = Computer::default();
        let others = (0..reckon_protocol::COMPUTERS.len()).map(Computer::at);
        [usual].into_iter().chain(others).find(|player| !taken(*player)).unwrap_or(usual)
    }

    pub fn names(&self, language: Language) -> Names {
        Names::new(self.seats.iter().map(|seat| seat.sitter.name(language)).collect())
    }

    /// Returns the seat of the only person at the table.
    pub fn lone_person(&self) -> Option<Seat> {
        let mut people = self.all().filter(|(_, state)| state.sitter.guest().is_some());
        let (seat, _) = people.next()?;
        people.next().is_none().then_some(seat)
    }

    /// Makes the first person still seated the host if the host is among those who left.
    pub fn settle_host(&mut self, left: &[Guest]) {
        let guests = || self.seats.iter().filter_map(|seat| seat.sitter.guest());
        if self.host.is_some_and(|host| left.contains(&host) && !guests().any(|guest| guest == host)) {
            self.host = guests().next();
        }
    }
}

impl Sitter {
    pub fn guest(&self) -> Option<Guest> {
        match self {
            Sitter::Person { guest, .. } => Some(*guest),
            _ => None,
        }
    }

    pub fn is(&self, guest: Guest) -> bool {
        self.guest() == Some(guest)
    }

    /// Returns the name; empty for nobody, so that sentences call the seat by its number.
    pub fn name(&self, language: Language) -> String {
        let name = |message: String| render(&Line::new(message), language);
        match self {
            Sitter::Nobody => String::new(),
            Sitter::Person { animal, .. } => name(animal.message()),
            Sitter::Computer { player, .. } => name(player.message()),
        }
    }

    pub fn picture(&self) -> &'static str {
        match self {
            Sitter::Nobody => "",
            Sitter::Person { animal, .. } => animal.picture(),
            Sitter::Computer { player, .. } => player.picture(),
        }
    }

    /// Returns the occupant as records name it.
    pub fn on_record(&self) -> Occupant {
        match self {
            Sitter::Nobody => Occupant::Person(String::new()),
            Sitter::Person { .. } => Occupant::Person(self.name(Language::English)),
            Sitter::Computer { player, .. } => Occupant::Computer(player.word().to_string()),
        }
    }
}
