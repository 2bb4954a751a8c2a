//! NUMERO in words: cards, sums, events, and refusals.

mod arithmetic;
mod cards;
mod errors;
mod events;
mod illegal;
mod points;
mod voice;

pub use arithmetic::{expression, spoken, step_spoken, step_written, steps, written};
pub use cards::{card_name, card_spoken};
pub use illegal::{lone_pile, paragraph_of};
pub use points::item_title;

use reckon_rules::numero::{Event, Illegal, Numero};

use crate::game::GameWords;
use crate::language::{File, Language, files};
use crate::line::Line;
use crate::names::Names;
use crate::speaker::{Say, Speaker};

pub(crate) const FILES: &[File] =
    files!("cli-numero.ftl" "numero-errors.ftl" "numero-options.ftl" "numero.ftl" "web-numero.ftl");

impl GameWords for Numero {
    /// Approximate length: 58 moves take 11.6 minutes.
    const MINUTES: u8 = 12;

    /// Returns the minimum age. The publisher says "for all ages"; ours is the age at which schools teach these numbers
    /// and signs.
    fn preset_age(name: &str) -> u8 {
        match name {
            "1-5" | "1-10" => 6,
            "1-15" | "subtraction" => 7,
            "multiplication-division" => 8,
            "simple-fractions" => 9,
            "all-fractions" => 10,
            _ => 12,
        }
    }

    /// Returns whether the event is announced. Refilling a hand is not: it goes without saying.
    fn is_told(event: &Event) -> bool {
        !matches!(event, Event::Drew { .. })
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
