//! Numenko-in-a-bag in words: tiles, sums and what is wrong with them, events, and refusals.

mod errors;
mod events;
mod illegal;
mod sums;
mod tiles;

pub use illegal::paragraph_of;
pub use sums::{fault, place, reading_shown, sum_shown, sum_spoken};
pub use tiles::{run, tile_name, tile_spoken, tiles_listed};

use reckon_rules::numenko::{Event, Illegal, Numenko};

use crate::game::GameWords;
use crate::language::{File, Language, files};
use crate::line::Line;
use crate::names::Names;
use crate::speaker::{Say, Speaker};

pub(crate) const FILES: &[File] =
    files!("cli-numenko.ftl" "numenko-errors.ftl" "numenko-options.ftl" "numenko.ftl" "web-numenko.ftl");

impl GameWords for Numenko {
    const MINUTES: u8 = 20;

    /// Returns the minimum age.
    fn preset_age(_name: &str) -> u8 {
        8
    }

    /// Returns whether the event is announced. Swops are so frequent that they would drown out the rest.
    fn is_told(event: &Event) -> bool {
        !matches!(event, Event::Swopped { .. })
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
