//! nmbrs! blocks in words: blocks, rows and their sequences, events, and refusals.

mod blocks;
mod errors;
mod events;
mod illegal;
mod rows;
mod sequences;
mod ways;

pub use blocks::{block_name, block_spoken, blocks_listed, piece_name, pieces_listed};
pub use events::{turn, turn_spoken};
pub use illegal::paragraph_of;
pub use rows::{block_described, row_described, row_shown};
pub use sequences::why_not;
pub use ways::{joker_value, way_label};

use reckon_rules::nmbrs::{Event, Illegal, Nmbrs};

use crate::game::GameWords;
use crate::language::{File, Language, files};
use crate::line::Line;
use crate::names::Names;
use crate::speaker::{Say, Speaker};

pub(crate) const FILES: &[File] =
    files!("cli-nmbrs.ftl" "nmbrs-errors.ftl" "nmbrs-options.ftl" "nmbrs.ftl" "web-nmbrs.ftl");

impl GameWords for Nmbrs {
    /// Approximate length: three rounds, each of which takes five to ten minutes at a real table.
    const MINUTES: u8 = 20;

    /// Returns the minimum age. The rulebook gives none; these are ours.
    fn preset_age(name: &str) -> u8 {
        match name {
            "first-steps" | "simple" => 5,
            _ => 6,
        }
    }

    /// Returns whether the event is announced. Not knocking is not.
    fn is_told(event: &Event) -> bool {
        !matches!(event, Event::LetGo { .. })
    }

    fn paragraph_of(illegal: &Illegal) -> Option<&'static str> {
        paragraph_of(illegal)
    }
}

pub fn say_event(event: &Event, names: &Names, language: Language) -> Line {
    event.say(&Speaker::new(language, names))
}

/// Phrases a refusal for the player who tried the move.
pub fn say_illegal(illegal: &Illegal, names: &Names, language: Language) -> Line {
    illegal.say(&Speaker::new(language, names))
}
