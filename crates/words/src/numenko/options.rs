//! What a table can choose, and the game's own title.

use reckon_rules::numenko::Options;

use crate::language::Language;
use crate::options;

const GAME: &str = "numenko";

pub fn title(language: Language) -> String {
    options::text(GAME, "title", language)
}

/// The game in one line.
pub fn about(language: Language) -> String {
    options::text(GAME, "about", language)
}

/// `Equals sign`
pub fn option_title(name: &str, language: Language) -> String {
    options::option_title(GAME, name, language)
}

/// What an option changes, in one sentence.
pub fn option_sentence(name: &str, language: Language) -> String {
    options::option_sentence(GAME, name, language)
}

/// `from left to right`; a number is itself.
pub fn option_value(name: &str, value: &str, language: Language) -> String {
    options::option_value::<Options>(GAME, name, value, language)
}

/// `Quick (8+)`: with the age from which it can be played.
pub fn preset_title(name: &str, language: Language) -> String {
    options::preset_title(GAME, name, language)
}

/// A sum, to show how hard it is: `2 × 4 = 8`.
pub fn preset_sample(name: &str, language: Language) -> String {
    options::preset_sample(GAME, name, language)
}

pub const MINUTES: u8 = 20;

/// The youngest age.
pub fn preset_age(_name: &str) -> u8 {
    8
}
