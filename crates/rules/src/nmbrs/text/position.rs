//! The position: a view as one line, which people can also write by hand.
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
use crate::options::BadOption;

use partial::PartialPosition;

pub use picture::Picture;

/// The reason a text is not a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotAPosition {
    UnknownSection(String),
    Twice(String),
    NotUnderstood {
        section: String,
        text: String,
    },
    Block(NotABlock),
    Piece(NotAPiece),
    Letter(NotALetter),
    Option(BadOption),
    Seats,
    /// A list that does not have one number per seat.
    Listed {
        section: &'static str,
        listed: u32,
        seats: u8,
    },
    /// A block that a section lists twice.
    BlockTwice {
        section: String,
        block: Block,
    },
    /// A block that lies on the table twice.
    LiesTwice(Block),
    /// A drawing of the table that is too large.
    TooLarge,
    NoSuchRow(Block),
    LetterTwice(Letter),
    WatcherWithHand,
    TooManyBlocks,
    /// Neither a table nor a hand.
    Empty,
}

crate::error_as_data!(NotAPosition, Block(NotABlock), Piece(NotAPiece), Letter(NotALetter), Option(BadOption));

impl FromStr for View {
    type Err = NotAPosition;

    fn from_str(text: &str) -> Result<View, NotAPosition> {
        PartialPosition::read(text)?.complete()
    }
}
