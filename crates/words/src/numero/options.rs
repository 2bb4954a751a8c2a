//! What a table can choose, and the game's own title.

use reckon_rules::numero::Options;

use crate::language::Language;
use crate::options;

const GAME: &str = "numero";

pub fn title(language: Language) -> String {
    options::text(GAME, "title", language)
}

/// The game in one line.
pub fn about(language: Language) -> String {
    options::text(GAME, "about", language)
}

/// `Minus cards`
pub fn option_title(name: &str, language: Language) -> String {
    options::option_title(GAME, name, language)
}

/// What an option changes, in one sentence.
pub fn option_sentence(name: &str, language: Language) -> String {
    options::option_sentence(GAME, name, language)
}

/// `with minus cards`; a number is itself.
pub fn option_value(name: &str, value: &str, language: Language) -> String {
    options::option_value::<Options>(GAME, name, value, language)
}

/// `With minus cards`
pub fn preset_title(name: &str, language: Language) -> String {
    options::preset_title(GAME, name, language)
}

/// A sum that shows how hard it is: `10 − 2`.
pub fn preset_sample(name: &str, language: Language) -> String {
    options::preset_sample(GAME, name, language)
}

/// 58 moves are 11.6 minutes.
pub const MINUTES: u8 = 12;

/// The youngest age. The publisher says "for all ages"; these are ours: when schools teach the numbers and signs.
pub fn preset_age(name: &str) -> u8 {
    match name {
        "1-5" | "1-10" => 6,
        "1-15" | "subtraction" => 7,
        "multiplication-division" => 8,
        "simple-fractions" => 9,
        "all-fractions" => 10,
        _ => 12,
    }
}
