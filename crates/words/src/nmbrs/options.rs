//! What a table can choose, and the game's own title.

use reckon_rules::nmbrs::Options;

use crate::language::Language;
use crate::options;

const GAME: &str = "nmbrs";

pub fn title(language: Language) -> String {
    options::text(GAME, "title", language)
}

/// The game in one line.
pub fn about(language: Language) -> String {
    options::text(GAME, "about", language)
}

/// `Youngest first`
pub fn option_title(name: &str, language: Language) -> String {
    options::option_title(GAME, name, language)
}

/// What an option changes, in one sentence.
pub fn option_sentence(name: &str, language: Language) -> String {
    options::option_sentence(GAME, name, language)
}

/// `only the next player`; a number is itself.
pub fn option_value(name: &str, value: &str, language: Language) -> String {
    options::option_value::<Options>(GAME, name, value, language)
}

/// `Numbers up to 100 (6+)`: with the age from which it can be played.
pub fn preset_title(name: &str, language: Language) -> String {
    options::preset_title(GAME, name, language)
}

/// A row, to show how hard it is: `30 – 40 – 50`.
pub fn preset_sample(name: &str, language: Language) -> String {
    options::preset_sample(GAME, name, language)
}

/// A round takes five to ten minutes at a real table, and three are played.
pub const MINUTES: u8 = 20;

/// The youngest age; the rulebook names none, so these are ours.
pub fn preset_age(name: &str) -> u8 {
    match name {
        "simple" => 5,
        _ => 6,
    }
}
