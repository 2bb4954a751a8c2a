//! A record as data. Its statements are kept as they are; [`crate::verify()`] checks whether they are
//! true.

use std::fmt::{self, Debug};

use reckon_rules::game::{Game, Outcome, Seat};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::{Seed, Shuffle, commitment};

use crate::hex::to_hex;
use crate::recorded::Recorded;

pub const LONGEST_NAME: usize = 24;

/// Seats and their moves, in order.
pub type Moves<G> = Vec<(Seat, <G as Game>::Move)>;

#[derive(Clone, PartialEq, Debug)]
pub struct Record<G: Recorded> {
    /// Revision of the rules that the game is played under.
    pub(crate) revision: u32,
    pub(crate) options: G::Options,
    /// Options as written. A closer preset may exist one day, but a record never changes.
    pub(crate) agreed: String,
    /// Occupants of the seats.
    pub players: Vec<Occupant>,
    pub stage: Stage,
    pub moves: Moves<G>,
    /// What players have arranged and not yet played, as text, in the order of the seats. Only in a saved game.
    pub drafts: Vec<(Seat, String)>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Occupant {
    /// A person, with or without a name.
    Person(String),
    /// A computer player, by the word that names it.
    Computer(String),
}

/// Progress of a game, which decides what may be revealed of it.
#[derive(Clone, PartialEq, Debug)]
pub enum Stage {
    /// In progress, and continued by its owner: never to be shared.
    Saved(Draw),
    /// In progress, for everybody: the secret is committed to but not revealed.
    Sealed { commitment: [u8; 32], nonces: Vec<[u8; 32]> },
    /// Over, with everything revealed.
    Over { draw: Draw, order: Vec<String>, results: Vec<i32> },
}

/// Origin of a game's cards.
#[derive(Clone, PartialEq, Debug)]
pub enum Draw {
    /// Somebody chose the seed, and may have known the cards.
    Chosen(Seed),
    ByLot(CommittedSeed),
}

/// A seed that nobody could steer: the secret was committed to before the seats gave their nonces.
#[derive(Clone, PartialEq)]
pub struct CommittedSeed {
    pub commitment: [u8; 32],
    /// One for each seat.
    pub nonces: Vec<[u8; 32]>,
    pub secret: [u8; 32],
    pub seed: Seed,
}

impl CommittedSeed {
    pub fn new(secret: [u8; 32], nonces: Vec<[u8; 32]>) -> CommittedSeed {
        CommittedSeed { commitment: commitment(&secret), seed: Seed::derive(&secret, &nonces), nonces, secret }
    }
}

/// Hides the secret, which gives away every hidden card.
impl Debug for CommittedSeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("CommittedSeed").field("commitment", &self.commitment).finish_non_exhaustive()
    }
}

impl Draw {
    pub fn seed(&self) -> &Seed {
        match self {
            Draw::Chosen(seed) => seed,
            Draw::ByLot(lot) => &lot.seed,
        }
    }

    /// Returns the commitment as a record writes it; `None` if somebody chose the seed.
    pub fn commitment(&self) -> Option<String> {
        match self {
            Draw::Chosen(_) => None,
            Draw::ByLot(lot) => Some(to_hex(&lot.commitment)),
        }
    }
}

impl Stage {
    /// Returns the origin of the cards, if it is revealed.
    pub fn draw(&self) -> Option<&Draw> {
        match self {
            Stage::Saved(draw) | Stage::Over { draw, .. } => Some(draw),
            Stage::Sealed { .. } => None,
        }
    }
}

impl<G: Recorded> Record<G> {
    /// Begins the record of a new game.
    pub fn begin(options: G::Options, players: Vec<Occupant>, draw: Draw) -> Record<G> {
        Record::begin_under(G::REVISION, options, players, draw)
    }

    /// Begins the record of a game that is played under this revision of the rules.
    pub fn begin_under(revision: u32, options: G::Options, players: Vec<Occupant>, draw: Draw) -> Record<G> {
        let (stage, moves, drafts) = (Stage::Saved(draw), Vec::new(), Vec::new());
        Record { revision, agreed: options.to_line(), options, players, stage, moves, drafts }
    }

    pub fn revision(&self) -> u32 {
        self.revision
    }

    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// Deals the game again, as it was before the first move.
    pub fn deal(&self, seed: &Seed) -> Result<G, G::BadTable> {
        G::deal_under(self.revision, &self.options, self.seats(), &mut Shuffle::new(seed))
    }

    /// Returns the options as written.
    pub fn agreed(&self) -> &str {
        &self.agreed
    }

    pub fn seats(&self) -> u8 {
        u8::try_from(self.players.len()).unwrap_or(u8::MAX)
    }

    /// Returns the record of the same game once it is over. A record that is not [`Stage::Saved`] stays as it is.
    pub fn over(&self, outcome: &Outcome) -> Result<Record<G>, G::BadTable> {
        let Stage::Saved(draw) = &self.stage else { return Ok(self.clone()) };
        let order = G::shuffled(&self.options, self.seats(), draw.seed())?;
        let stage = Stage::Over { draw: draw.clone(), order, results: outcome.results.clone() };
        Ok(Record { stage, drafts: Vec::new(), ..self.clone() })
    }

    /// Returns what everybody may see of a game in progress. `None` if somebody chose the seed: nothing
    /// was committed to.
    pub fn sealed(&self) -> Option<Record<G>> {
        let Stage::Saved(Draw::ByLot(lot)) = &self.stage else { return None };
        let stage = Stage::Sealed { commitment: lot.commitment, nonces: lot.nonces.clone() };
        Some(Record { stage, drafts: Vec::new(), ..self.clone() })
    }
}

impl Occupant {
    /// Returns whether it fits into a record: one line, and not too long.
    pub fn is_sound(&self) -> bool {
        match self {
            Occupant::Person(name) => {
                let is_short = name.chars().count() <= LONGEST_NAME;
                name.trim() == name && is_short && !name.chars().any(char::is_control)
            }
            Occupant::Computer(word) => {
                (1..=LONGEST_NAME).contains(&word.len()) && word.bytes().all(|b| b.is_ascii_lowercase())
            }
        }
    }
}
