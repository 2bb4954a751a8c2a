//! What checking a record has shown.

use reckon_rules::game::{BadTable, Seat};

use crate::change::Change;
use crate::unreadable::Unreadable;

/// `I` is how the game refuses a move.
#[derive(Clone, PartialEq, Debug)]
pub struct Report<I> {
    /// What fits, in the order in which it was looked at.
    pub fits: Vec<Check>,
    /// What does not.
    pub findings: Vec<Finding<I>>,
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
    /// So many moves, all of them legal.
    Moves { moves: u32 },
    /// The result is the one that the moves lead to.
    Result,
}

/// Something that does not fit. Lines are counted from 1.
#[derive(Clone, PartialEq, Debug)]
pub enum Finding<I> {
    /// The closing line does not fit what stands above it.
    Closing,
    /// The same, and this byte explains it. All else was then checked with the right one.
    Changed(Change),
    Form(Unreadable),
    Commitment {
        line: u32,
    },
    Seed {
        line: u32,
    },
    /// So many cannot play with these cards.
    Table {
        line: u32,
        why: BadTable,
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
        why: I,
    },
    /// There is a result, and the game goes on.
    NotOver {
        line: u32,
    },
    Result {
        line: u32,
        found: Vec<i32>,
        right: Vec<i32>,
    },
}

/// What a reader should know, although nothing is wrong with it.
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
    /// The same, and nobody who reads it can: neither its deal nor its moves were checked.
    Sealed,
    /// It holds the secret of a game in progress.
    Private,
}

impl<I> Report<I> {
    /// Whether everything that could be checked fits.
    pub fn is_sound(&self) -> bool {
        self.findings.is_empty()
    }

    pub(crate) fn new() -> Report<I> {
        Report { fits: Vec::new(), findings: Vec::new(), notes: Vec::new() }
    }

    pub(crate) fn add(&mut self, check: Check, finding: Option<Finding<I>>) {
        match finding {
            None => self.fits.push(check),
            Some(finding) => self.findings.push(finding),
        }
    }
}

impl<I> Finding<I> {
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
