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

use crate::numero::card::Card;
use crate::numero::text::scan::shortened;
use crate::numero::text::sum::NotASum;
use crate::numero::view::View;
use crate::options::BadOption;
use crate::text::sections;

use partial::PartialPosition;

/// The words that introduce the centre: British, American, German.
const CENTRE: [&str; 3] = ["centre", "center", "mitte"];

/// Reason a text is not a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotAPosition {
    UnknownSection(String),
    Twice(String),
    NotUnderstood {
        section: String,
        text: String,
    },
    Sum(NotASum),
    Option(BadOption),
    Pack(crate::numero::text::pack::BadPack),
    Seats,
    /// A list that does not have one number per seat.
    Listed {
        section: &'static str,
        listed: u32,
        seats: u8,
    },
    /// Points at a table that plays for cards, or none where it plays for points.
    Points,
    WatcherWithHand,
    /// Neither a hand nor a centre.
    Empty,
}

crate::error_as_data!(NotAPosition, Sum(NotASum), Option(BadOption), Pack(crate::numero::text::pack::BadPack));

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
            // Sections about one seat may occur once for each seat.
            let key = match word.as_str() {
                "shown" | "holds" | "lacks" | "wild" | "score" => {
                    format!("{word} {}", shortened(rest.split(':').next().unwrap_or_default()))
                }
                "chance" | "over" => "turn".to_string(),
                word if CENTRE.contains(&word) => CENTRE[0].to_string(),
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
