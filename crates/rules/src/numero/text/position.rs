//! The position: a view as one line that people can write too.
//!
//! ```text
//! options preset=subtraction | seat 1 | turn 1 | centre 10r, 5b, 10#1 = 9g + 1r by 2 |
//! hand 9b 8g -2 -4 7o | hands 5 5 | pack 47 | won 0 0
//! ```
//! Sections come in any order, and what is left out is filled in: two players with five cards each,
//! the smallest preset that has all the cards, colours that are still free. So
//! `centre 10 5 | hand 9 8 -2 -4` is enough to ask a referee.

mod complete;
mod partial;
mod write;

use std::str::FromStr;

use crate::numero::MAX_PLAYERS;
use crate::numero::card::Card;
use crate::numero::text::scan::shortened;
use crate::numero::text::sum::NotASum;
use crate::numero::view::View;
use crate::options::BadOption;
use crate::text::sections;

use partial::PartialPosition;

/// Reason a text is not a position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotAPosition {
    #[error(
        "a position has no section '{0}'; there are options, cards, seats, seat, watching, turn, chance, over, centre, hand, hands, pack, won, gone, forgotten, last, points, score, shown, holds, lacks, wild, passes, builds and changes"
    )]
    UnknownSection(String),
    #[error("the section '{0}' stands there twice")]
    Twice(String),
    #[error("'{text}' in the section '{section}' is not understood")]
    NotUnderstood { section: String, text: String },
    #[error(transparent)]
    Sum(#[from] NotASum),
    #[error(transparent)]
    Option(#[from] BadOption),
    #[error("the pack of this position: {0}")]
    Pack(#[from] crate::numero::text::pack::BadPack),
    #[error("a table has 1 to {MAX_PLAYERS} seats")]
    Seats,
    #[error("there are points where the table plays for them, and nowhere else")]
    Points,
    #[error("who watches has no hand")]
    WatcherWithHand,
    #[error("a hand and a centre are what a position needs at least")]
    Empty,
}

impl FromStr for View {
    type Err = NotAPosition;

    fn from_str(text: &str) -> Result<View, NotAPosition> {
        PartialPosition::read(text)?.complete()
    }
}

/// Returns the cards of a position that were written without a colour, with the colours chosen for
/// them.
pub fn chosen_colours(text: &str) -> Result<Vec<Card>, NotAPosition> {
    PartialPosition::read(text).map(PartialPosition::chosen_colours)
}

impl PartialPosition {
    fn read(text: &str) -> Result<PartialPosition, NotAPosition> {
        let mut partial = PartialPosition::default();
        let mut seen: Vec<String> = Vec::new();
        for (word, rest) in sections(text) {
            // Knowledge about a hand comes once per seat.
            let key = match word.as_str() {
                "shown" | "holds" | "lacks" | "wild" | "score" => {
                    format!("{word} {}", shortened(rest.split(':').next().unwrap_or_default()))
                }
                "chance" | "over" => "turn".to_string(),
                "center" | "mitte" => "centre".to_string(),
                _ => word.clone(),
            };
            if seen.contains(&key) {
                let one_of_three = || "turn, chance or over".to_string();
                return Err(NotAPosition::Twice(if key == "turn" { one_of_three() } else { word }));
            }
            seen.push(key);
            partial.read_section(&word, rest)?;
        }
        if partial.hand.is_none() && partial.centre.is_empty() && partial.hands.is_none() {
            return Err(NotAPosition::Empty);
        }
        Ok(partial)
    }
}
