//! Results of checking a record.

use reckon_rules::game::{Game, Seat};

use crate::change::Change;
use crate::unreadable::Unreadable;

/// Results of a check.
#[derive(Clone, PartialEq, Debug)]
pub struct Report<G: Game> {
    /// Checks that passed, in order.
    pub fits: Vec<Check>,
    /// Checks that failed.
    pub findings: Vec<Finding<G>>,
    pub notes: Vec<Note>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Check {
    /// The checksum in the last line matches the text above it.
    Closing,
    /// Every line is in the exact form in which records are written.
    Form,
    /// The secret matches the commitment.
    Commitment,
    /// The seed comes from the secret and the nonces.
    Seed,
    /// The pack is in the order in which the seed shuffles it.
    Order,
    /// All moves are legal; this is their number.
    Moves { moves: u32 },
    /// The result is the one that the moves lead to.
    Result,
}

/// Something that is wrong with a record. Lines are counted from 1.
#[derive(Clone, PartialEq, Debug)]
pub enum Finding<G: Game> {
    /// The closing line does not match the text above it.
    Closing,
    /// The closing line does not match, and this byte explains why. Everything else was checked with the byte
    /// corrected.
    Changed(Change),
    Form(Unreadable),
    Commitment {
        line: u32,
    },
    Seed {
        line: u32,
    },
    /// This many seats cannot play with these cards.
    Table {
        line: u32,
        why: G::BadTable,
    },
    /// The first card in the wrong place, counted from 1.
    Order {
        line: u32,
        place: u32,
        found: String,
        right: String,
    },
    /// The first move that the rules refuse, counted from 1.
    Move {
        line: u32,
        number: u32,
        seat: Seat,
        text: String,
        why: G::Illegal,
    },
    /// The record states a result, but its moves do not end the game.
    NotOver {
        line: u32,
    },
    Result {
        line: u32,
        found: Vec<i32>,
        right: Vec<i32>,
    },
}

/// Something that a reader should know, although it is not an error.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Note {
    /// Everything but the closing line was checked with the changed byte corrected.
    PutRight,
    /// The closing line does not match, and the record is too long for the search for one changed byte to
    /// try them all.
    GaveUp,
    /// Somebody chose the seed, so the deal was not drawn by lot.
    Chosen,
    /// The game is not over, so others cannot check its deal yet.
    NotOver,
    /// The game is not over and its secret is sealed: neither its deal nor its moves were checked.
    Sealed,
    /// The record holds the secret of a game in progress.
    Private,
}

impl<G: Game> Report<G> {
    /// Returns whether every check that could be made passed.
    pub fn is_sound(&self) -> bool {
        self.findings.is_empty()
    }

    pub(crate) fn new() -> Report<G> {
        Report { fits: Vec::new(), findings: Vec::new(), notes: Vec::new() }
    }

    pub(crate) fn add(&mut self, check: Check, finding: Option<Finding<G>>) {
        match finding {
            None => self.fits.push(check),
            Some(finding) => self.findings.push(finding),
        }
    }
}

impl<G: Game> Finding<G> {
    pub fn line(&self) -> Option<u32> {
        match self {
            Finding::Closing => None,
            Finding::Changed(change) => Some(change.line),
            Finding::Form(unreadable) => unreadable.line(),
            Finding::Commitment { line }
            | Finding::Seed { line }
            | Finding::Table { line, .. }
            | Finding::Order { line, .. }
            | Finding::Move { line, .. }
            | Finding::NotOver { line }
            | Finding::Result { line, .. } => Some(*line),
        }
    }
}
