//! Results of checking a record.

use reckon_rules::game::{Game, Seat};

use crate::change::Change;
use crate::unreadable::Unreadable;

/// Results of a check.
#[derive(Clone, PartialEq, Debug)]
pub struct Report<G: Game> {
    /// Checks that passed, in order.
    pub fits: Vec<Check>,
    /// Everything that does not fit.
    pub findings: Vec<Finding<G>>,
    pub notes: Vec<Note>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Check {
    /// The last line fits the text above it.
    Closing,
    /// Every line is as records are written.
    Form,
    /// The secret fits the commitment.
    Commitment,
    /// The seed comes from the secret and the nonces.
    Seed,
    /// The pack lay as the seed shuffles it.
    Order,
    /// All moves are legal; this is their number.
    Moves { moves: u32 },
    /// The result is the one that the moves lead to.
    Result,
}

/// Something that does not fit. Lines are counted from 1.
#[derive(Clone, PartialEq, Debug)]
pub enum Finding<G: Game> {
    /// The closing line does not fit the text above it.
    Closing,
    /// The closing line does not fit, and this byte explains why. All else was checked with the right one.
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
    /// The first card that lay elsewhere, counted from 1.
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
    /// There is a result, but the game goes on.
    NotOver {
        line: u32,
    },
    Result {
        line: u32,
        found: Vec<i32>,
        right: Vec<i32>,
    },
}

/// Something that a reader should know, although it is not a fault.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Note {
    /// All but the closing line was checked with the changed byte put right.
    PutRight,
    /// The closing line does not fit, and the search for one changed byte ended before all were tried:
    /// the record is too long for it.
    GaveUp,
    /// Somebody chose the seed, so the deal was not drawn by lot.
    Chosen,
    /// The game is not over, so others cannot check its deal yet.
    NotOver,
    /// The game is not over and its secret is sealed: neither its deal nor its moves were checked.
    Sealed,
    /// It holds the secret of a game in progress.
    Private,
}

impl<G: Game> Report<G> {
    /// Returns whether everything that could be checked fits.
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
