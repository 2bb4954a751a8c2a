//! The position: a view as one line, which people can also write by hand.
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

use crate::numberloor::view::View;
use crate::options::BadOption;

use partial::PartialPosition;

/// Reason a text is not a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotAPosition {
    UnknownSection(String),
    Twice(String),
    NotUnderstood {
        section: String,
        text: String,
    },
    Option(BadOption),
    Pack(crate::numberloor::text::pack::BadPack),
    Seats,
    /// A list that does not have one number per seat.
    Listed {
        section: &'static str,
        listed: u32,
        seats: u8,
    },
    WatcherWithHand,
    NoOpenCards,
}

crate::error_as_data!(NotAPosition, Option(BadOption), Pack(crate::numberloor::text::pack::BadPack));

impl FromStr for View {
    type Err = NotAPosition;

    fn from_str(text: &str) -> Result<View, NotAPosition> {
        PartialPosition::read(text)?.complete()
    }
}
