//! The position: a view as one line that people can write too.
//!
//! ```text
//! options preset=usual | seat 1 | turn 1 | table 20 30 40 .2 8 12 16 / . 32 / . 34 | hand 28 65 75 ja |
//! hands 4 7 | laid 1 2 | pot 83 | aside 91 35 | known 2:14 | drew 2 | moment 5
//! ```
//! The table is drawn: its lines from top to bottom separated by `/`, a dot for a free cell, `.2` for
//! two of them, `ja=35` for a joker. Sections come in any order, and omitted ones are filled in: two
//! players, the viewer's turn, everybody has laid a sequence if anything is on the table, and all other
//! blocks are in the pot. So `table 20 30 40 | hand 28 32 91` is enough to ask a referee.

mod partial;
mod picture;
mod write;

use std::str::FromStr;

use crate::nmbrs::block::Block;
use crate::nmbrs::rows::Letter;
use crate::nmbrs::text::block::{NotABlock, NotAPiece};
use crate::nmbrs::text::rows::NotALetter;
use crate::nmbrs::view::View;
use crate::nmbrs::{MAX_PLAYERS, MIN_PLAYERS};
use crate::options::BadOption;

use partial::PartialPosition;

pub use picture::Picture;

/// The reason a text is not a position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotAPosition {
    #[error(
        "a position has no section '{0}'; there are options, seats, seat, watching, turn, over, round, table, rows, hand, hands, laid, known, pot, aside, forgotten, given, asked, then, knocked, skips, drew, lots, youngest, sheet and moment"
    )]
    UnknownSection(String),
    #[error("the section '{0}' stands there twice")]
    Twice(String),
    #[error("'{text}' in the section '{section}' is not understood")]
    NotUnderstood { section: String, text: String },
    #[error(transparent)]
    Block(#[from] NotABlock),
    #[error(transparent)]
    Piece(#[from] NotAPiece),
    #[error(transparent)]
    Letter(#[from] NotALetter),
    #[error(transparent)]
    Option(#[from] BadOption),
    #[error("a table has {MIN_PLAYERS} to {MAX_PLAYERS} seats")]
    Seats,
    #[error("the section '{section}' has {listed} numbers for {seats} seats")]
    Listed { section: &'static str, listed: u32, seats: u8 },
    #[error("{0} lies on the table twice")]
    LiesTwice(Block),
    #[error("the drawing of the table is too large")]
    TooLarge,
    #[error("no row with {0} lies there")]
    NoSuchRow(Block),
    #[error("two rows have the letter {0}")]
    LetterTwice(Letter),
    #[error("who watches has no hand")]
    WatcherWithHand,
    #[error("more blocks are named than there are")]
    TooManyBlocks,
    #[error("a table or a hand is what a position needs at least, as in 'table 20 30 40 | hand 28 32 91'")]
    Empty,
}

impl FromStr for View {
    type Err = NotAPosition;

    fn from_str(text: &str) -> Result<View, NotAPosition> {
        PartialPosition::read(text)?.complete()
    }
}
