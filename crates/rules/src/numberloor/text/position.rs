//! The position: a view as one line that people can write too.
//!
//! ```text
//! options preset=advanced | seat 1 | turn 1 | open 5 b3 | hand 2 8n b3 near | hands 4 6 |
//! stars 0 1 | under 5 7 b2 | pile 65 | placed 5 | began 2 b3 | race 3 | turns 2
//! ```
//! Sections come in any order, and what is left out is filled in: two players with six cards each,
//! Beginners if two Levels lie open. So `open 5 b3 | hand 2 8` is enough to ask a referee.

pub mod cards;
mod partial;
mod write;

use std::str::FromStr;

use crate::numberloor::MAX_PLAYERS;
use crate::numberloor::view::View;
use crate::options::BadOption;

use partial::PartialPosition;

/// Reason a text is not a position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotAPosition {
    #[error(
        "a position has no section '{0}'; there are options, cards, seats, seat, watching, turn, asked, over, open, hand, hands, stars, under, forgotten, pile, placed, began, drawn, passed, levels, few, race and turns"
    )]
    UnknownSection(String),
    #[error("the section '{0}' stands there twice")]
    Twice(String),
    #[error("'{text}' in the section '{section}' is not understood")]
    NotUnderstood { section: String, text: String },
    #[error(transparent)]
    Option(#[from] BadOption),
    #[error("the pack of this position: {0}")]
    Pack(#[from] crate::numberloor::text::pack::BadPack),
    #[error("a table has 2 to {MAX_PLAYERS} seats")]
    Seats,
    #[error("the section '{section}' has {listed} numbers for {seats} seats")]
    Listed { section: &'static str, listed: u32, seats: u8 },
    #[error("who watches has no hand")]
    WatcherWithHand,
    #[error("two open cards are what a position needs at least, as in 'open 5 b3'")]
    NoOpenCards,
}

impl FromStr for View {
    type Err = NotAPosition;

    fn from_str(text: &str) -> Result<View, NotAPosition> {
        PartialPosition::read(text)?.complete()
    }
}
