//! Who sits where: people at this keyboard, and computer players called after animals.

use reckon_records::{LONGEST_NAME, Occupant};
use reckon_rules::game::Seat;
use reckon_words::Names;

use crate::args::Play;
use crate::failure::Failure;
use crate::game::TerminalGame;
use crate::rules::shortened;
use crate::voice::Voice;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Player {
    /// Somebody alone at the keyboard needs no name.
    Person(String),
    Computer(Animal),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Animal(usize);

/// As a record names them, and their message.
const ANIMALS: [(&str, &str); 6] = [
    ("fox", "animal-fox"),
    ("owl", "animal-owl"),
    ("snail", "animal-snail"),
    ("hedgehog", "animal-hedgehog"),
    ("raven", "animal-raven"),
    ("octopus", "animal-octopus"),
];

impl Player {
    pub fn on_record(&self) -> Occupant {
        match self {
            Player::Person(name) => Occupant::Person(name.clone()),
            Player::Computer(animal) => Occupant::Computer(ANIMALS[animal.0].0.to_string()),
        }
    }

    /// The same player again, unless this program has no such computer player.
    pub fn from_record(occupant: &Occupant) -> Option<Player> {
        match occupant {
            Occupant::Person(name) => Some(Player::Person(name.clone())),
            Occupant::Computer(word) => Animal::from_word(word).map(Player::Computer),
        }
    }
}

impl Animal {
    fn from_word(word: &str) -> Option<Animal> {
        ANIMALS.iter().position(|(animal, _)| *animal == word).map(Animal)
    }

    pub fn name(self, voice: &Voice) -> String {
        voice.say(ANIMALS[self.0].1)
    }
}

/// People first, then computer players.
pub fn seat_everyone<G: TerminalGame>(args: &Play, voice: &Voice) -> Result<Vec<Player>, Failure> {
    let mut names: Vec<String> = Vec::new();
    for name in &args.people {
        names.push(check_name::<G>(name, &names, voice)?);
    }
    if args.players == Some(0) {
        // The deal says that this is too few.
        return Ok(Vec::new());
    }
    if names.is_empty() {
        names.push(String::new());
    }
    let computers = match args.players.map(usize::from) {
        Some(players) => players.checked_sub(names.len()).ok_or_else(|| {
            let about = [("people", names.len().to_string()), ("players", players.to_string())];
            Failure::about("cli-players-too-few", about, voice)
        })?,
        None => args.computers.map_or(if names.len() > 1 { 0 } else { 1 }, usize::from),
    };
    let is_free = |animal: &Animal| !names.iter().any(|name| name.to_lowercase() == animal.name(voice).to_lowercase());
    let animals: Vec<Animal> = (0..ANIMALS.len()).map(Animal).filter(is_free).collect();
    // More than there are animals is more than any table has seats; the deal says so.
    let animals = animals.iter().copied().cycle().take(computers);
    let animals: Vec<Player> = animals.map(Player::Computer).collect();
    Ok(names.into_iter().map(Player::Person).chain(animals).collect())
}

pub fn seats_of_people(players: &[Player]) -> Vec<Seat> {
    let is_person = |(_, player): &(Seat, &Player)| matches!(player, Player::Person(_));
    (0..).map(Seat).zip(players).filter(is_person).map(|(seat, _)| seat).collect()
}

fn check_name<G: TerminalGame>(name: &str, before: &[String], voice: &Voice) -> Result<String, Failure> {
    let name = name.trim();
    let trouble = if name.is_empty() {
        "cli-name-empty"
    } else if name.chars().count() > LONGEST_NAME || name.chars().any(char::is_control) {
        "cli-name-long"
    } else if name.contains(':') {
        "cli-name-colon"
    } else if name.chars().all(char::is_numeric) {
        "cli-name-number"
    } else if before.iter().any(|other| other.to_lowercase() == name.to_lowercase()) {
        "cli-name-twice"
    } else {
        return Ok(name.to_string());
    };
    let about = [("name", shortened(name)), ("most", LONGEST_NAME.to_string()), ("example", G::example_call(voice))];
    Err(Failure::about(trouble, about, voice))
}

pub fn names_of(players: &[Player], voice: &Voice) -> Names {
    let name = |player: &Player| match player {
        Player::Person(name) => name.clone(),
        Player::Computer(animal) => animal.name(voice),
    };
    Names::new(players.iter().map(name).collect())
}

/// The names in a record; a computer player that is not known here keeps its word.
pub fn names_on_record(occupants: &[Occupant], voice: &Voice) -> Names {
    let name = |occupant: &Occupant| match occupant {
        Occupant::Person(name) => name.clone(),
        Occupant::Computer(word) => Animal::from_word(word).map_or_else(|| word.clone(), |animal| animal.name(voice)),
    };
    Names::new(occupants.iter().map(name).collect())
}
