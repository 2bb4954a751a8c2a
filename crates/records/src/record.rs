//! A record as data. What it states is kept as it is stated; whether it is true is a question
//! for [`crate::verify()`].

use std::fmt::{self, Debug};

use reckon_rules::game::{BadTable, Game, Outcome, Seat};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::{Seed, commitment};

use crate::hex::to_hex;
use crate::recorded::Recorded;

pub const LONGEST_NAME: usize = 24;

/// Who did what, one after the other.
pub type Moves<G> = Vec<(Seat, <G as Game>::Move)>;

#[derive(Clone, PartialEq, Debug)]
pub struct Record<G: Recorded> {
    pub(crate) options: G::Options,
    /// The options as they are written. There may be a nearer preset one day, and a record stays as it is.
    pub(crate) agreed: String,
    /// Who sits where.
    pub players: Vec<Occupant>,
    pub stage: Stage,
    pub moves: Moves<G>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Occupant {
    /// Somebody, with a name or without one.
    Person(String),
    /// A computer player, by the word that it is known by.
    Computer(String),
}

/// How far a game is, and so what may be told of it.
#[derive(Clone, PartialEq, Debug)]
pub enum Stage {
    /// In progress, and its owner goes on with it: never to be shared.
    Kept(Draw),
    /// In progress, for everybody: the secret is committed to and not told.
    Sealed { commitment: [u8; 32], nonces: Vec<[u8; 32]> },
    /// Over, and everything is told.
    Over { draw: Draw, order: Vec<String>, results: Vec<i32> },
}

/// Where the cards of a game come from.
#[derive(Clone, PartialEq, Debug)]
pub enum Draw {
    /// Somebody chose the seed, and may have known the cards.
    Chosen(Seed),
    ByLot(Lot),
}

/// A seed that nobody could steer: the secret was committed to before the seats gave their nonces.
#[derive(Clone, PartialEq)]
pub struct Lot {
    pub commitment: [u8; 32],
    /// One for each seat.
    pub nonces: Vec<[u8; 32]>,
    pub secret: [u8; 32],
    pub seed: Seed,
}

impl Lot {
    pub fn new(secret: [u8; 32], nonces: Vec<[u8; 32]>) -> Lot {
        Lot { commitment: commitment(&secret), seed: Seed::derive(&secret, &nonces), nonces, secret }
    }
}

/// Whoever knows the secret knows every hidden card.
impl Debug for Lot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Lot").field("commitment", &self.commitment).finish_non_exhaustive()
    }
}

impl Draw {
    pub fn seed(&self) -> &Seed {
        match self {
            Draw::Chosen(seed) => seed,
            Draw::ByLot(lot) => &lot.seed,
        }
    }

    /// As a record writes it; nothing where somebody chose the seed.
    pub fn commitment(&self) -> Option<String> {
        match self {
            Draw::Chosen(_) => None,
            Draw::ByLot(lot) => Some(to_hex(&lot.commitment)),
        }
    }
}

impl Stage {
    /// Where the cards came from, if that is told.
    pub fn draw(&self) -> Option<&Draw> {
        match self {
            Stage::Kept(draw) | Stage::Over { draw, .. } => Some(draw),
            Stage::Sealed { .. } => None,
        }
    }
}

impl<G: Recorded> Record<G> {
    /// A game that begins.
    pub fn begin(options: G::Options, players: Vec<Occupant>, draw: Draw) -> Record<G> {
        Record { agreed: options.to_line(), options, players, stage: Stage::Kept(draw), moves: Vec::new() }
    }

    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// The options as they are written.
    pub fn agreed(&self) -> &str {
        &self.agreed
    }

    pub fn seats(&self) -> u8 {
        u8::try_from(self.players.len()).unwrap_or(u8::MAX)
    }

    /// The record of the same game when it is over. One that is not kept stays as it is.
    pub fn over(&self, outcome: &Outcome) -> Result<Record<G>, BadTable> {
        let Stage::Kept(draw) = &self.stage else { return Ok(self.clone()) };
        let order = G::shuffled(&self.options, self.seats(), draw.seed())?;
        let stage = Stage::Over { draw: draw.clone(), order, results: outcome.results.clone() };
        Ok(Record { stage, ..self.clone() })
    }

    /// What everybody may see of a game in progress. Where somebody chose the seed there is no such
    /// thing: nothing was committed to.
    pub fn sealed(&self) -> Option<Record<G>> {
        let Stage::Kept(Draw::ByLot(lot)) = &self.stage else { return None };
        let stage = Stage::Sealed { commitment: lot.commitment, nonces: lot.nonces.clone() };
        Some(Record { stage, ..self.clone() })
    }
}

impl Occupant {
    /// Whether it can stand in a record: one line, and not too long.
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
