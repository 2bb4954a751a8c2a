//! Numberloor in words: cards, what goes where and why, events, and refusals.

mod arithmetic;
mod cards;
mod errors;
mod events;
mod illegal;
mod open;
mod turn;

pub use arithmetic::reason;
pub use cards::{card_name, card_spoken, cards_listed};
pub use illegal::paragraph_of;
pub use open::{goes, open_cards};
pub use turn::{turn, turn_spoken};

use reckon_rules::numberloor::{Event, Illegal, Numberloor};

use crate::game::GameWords;
use crate::language::{File, Language, files};
use crate::line::Line;
use crate::names::Names;
use crate::speaker::{Say, Speaker};

pub(crate) const FILES: &[File] =
    files!("cli-numberloor.ftl" "numberloor-errors.ftl" "numberloor-options.ftl" "numberloor.ftl" "web-numberloor.ftl");

impl GameWords for Numberloor {
    /// Approximate length: 68 moves take 13.6 minutes; the box says 15 to 30.
    const MINUTES: u8 = 15;

    /// Returns the minimum age printed on the box.
    fn preset_age(name: &str) -> u8 {
        match name {
            "beginners" => 4,
            "intermediate" => 6,
            _ => 8,
        }
    }

    /// Returns whether the event is announced. The end of a turn is clear once the next one begins.
    fn is_told(event: &Event) -> bool {
        !matches!(event, Event::Ended { .. } | Event::LetGo { .. })
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
