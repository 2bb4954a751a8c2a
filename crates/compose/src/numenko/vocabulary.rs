//! The words of moves and edits.

mod de;
mod en;

use crate::vocabulary::{self, Language};

#[derive(Clone, Copy, PartialEq)]
pub(super) enum Sense {
    // Moves.
    Swop,
    /// Ignored around a tile: `swop the 7`.
    Article,
    Done,
    GameOver,
    Lay,
    Stop,
    Vote,
    Eject,
    End,
    Right,
    Wrong,
    Loose,

    // Edits.
    Across,
    Down,
    Lift,
    /// Comes after the cell: `c4 weg`.
    Lifted,
    /// Ends an edit that begins with *lift*: `heb c4 auf`.
    LiftedUp,
    Move,
    To,
    Say,
    Clear,
    /// May come before a cell: `put c4 across 2*4*8`.
    Put,
    /// Ends an edit that begins with *put* or *move*: `lege c4 quer 2*4*8 hin`.
    Particle,

    // Signs.
    Plus,
    Minus,
    Times,
    Over,
    Divided,
    Equals,

    // Tiles.
    Star,
    Smiley,
}

const LANGUAGES: [Language<Sense>; 2] = [en::WORDS, de::WORDS];

pub(super) fn words(sense: Sense) -> impl Iterator<Item = &'static str> {
    vocabulary::words(&LANGUAGES, sense)
}

/// Returns whether a word, in lower case, has this sense.
pub(super) fn means(word: &str, sense: Sense) -> bool {
    vocabulary::means(&LANGUAGES, word, sense)
}
