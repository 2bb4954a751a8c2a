//! The words that every client needs for any game. Ids of options and titles begin with the game's name.

use reckon_records::Recorded;
use reckon_rules::options::{ANY, Allowed, TableOptions};

use crate::bundle::render;
use crate::language::Language;
use crate::line::Line;
use crate::table::numbers_with_or;

pub trait GameWords: Recorded {
    /// Approximate length in minutes of a game at the usual preset: the number of moves in a game between two computer
    /// players (`examples/length.rs` in `bots`), at twelve seconds each.
    const MINUTES: u8;

    /// Returns the minimum age for a preset.
    fn preset_age(name: &str) -> u8;

    /// Returns whether the event is announced. Obvious ones are not.
    fn is_told(event: &Self::Event) -> bool;

    /// Returns the rulebook paragraph on which a refusal is based, such as `4.3`. It is no part of the sentence: a page
    /// shows it to a player who asks why.
    fn paragraph_of(illegal: &Self::Illegal) -> Option<&'static str>;

    /// `NUMERO`
    fn title(language: Language) -> String {
        text::<Self>("title", language)
    }

    /// Describes the game in one line.
    fn about(language: Language) -> String {
        text::<Self>("about", language)
    }

    /// `Minus cards`
    fn option_title(name: &str, language: Language) -> String {
        text::<Self>(&format!("option-{name}.title"), language)
    }

    /// Says in one sentence what an option changes.
    fn option_sentence(name: &str, language: Language) -> String {
        text::<Self>(&format!("option-{name}"), language)
    }

    /// `with minus cards`, `by 1, 2, 5 or 10 only`; a number is returned unchanged.
    fn option_value(name: &str, value: &str, language: Language) -> String {
        match Self::Options::spec(name).map(|spec| spec.allowed) {
            Some(Allowed::Number { .. }) => value.to_string(),
            Some(Allowed::Numbers { .. }) if value != ANY => {
                let line = Line::new(format!("{}-option-{name}-only", Self::NAME));
                render(&line.with("numbers", numbers_with_or(value, language)), language)
            }
            Some(Allowed::Numbers { .. }) => text::<Self>(&format!("option-{name}-{ANY}"), language),
            Some(Allowed::OneOf(_)) | None => text::<Self>(&format!("option-{name}-{value}"), language),
        }
    }

    /// `With minus cards`
    fn preset_title(name: &str, language: Language) -> String {
        text::<Self>(&format!("preset-{name}"), language)
    }

    /// Returns a sum or a move that illustrates the difficulty: `10 − 2`.
    fn preset_sample(name: &str, language: Language) -> String {
        text::<Self>(&format!("preset-{name}.sample"), language)
    }
}

/// Renders a message whose id begins with the game's name, such as `numero-title`.
fn text<G: Recorded>(what: &str, language: Language) -> String {
    render(&Line::new(format!("{}-{what}", G::NAME)), language)
}
