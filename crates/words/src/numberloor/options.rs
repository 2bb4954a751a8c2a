//! What a table can choose, and the game's own title.

use reckon_rules::numberloor::Options;

use crate::language::Language;
use crate::options;

const GAME: &str = "numberloor";

pub fn title(language: Language) -> String {
    options::text(GAME, "title", language)
}

/// The game in one line.
pub fn about(language: Language) -> String {
    options::text(GAME, "about", language)
}

/// `Night cards`
pub fn option_title(name: &str, language: Language) -> String {
    options::option_title(GAME, name, language)
}

/// What an option changes, in one sentence.
pub fn option_sentence(name: &str, language: Language) -> String {
    options::option_sentence(GAME, name, language)
}

/// `at any moment`; a number is itself.
pub fn option_value(name: &str, value: &str, language: Language) -> String {
    options::option_value::<Options>(GAME, name, value, language)
}

/// `Beginners (4+)`: with the age from which it can be played.
pub fn preset_title(name: &str, language: Language) -> String {
    options::preset_title(GAME, name, language)
}

/// What goes, to show how hard it is: `5 − 3 = 2`.
pub fn preset_sample(name: &str, language: Language) -> String {
    options::preset_sample(GAME, name, language)
}

/// 68 moves are 13.6 minutes, and the box says 15 to 30.
pub const MINUTES: u8 = 15;

/// The youngest age, as the box says.
pub fn preset_age(name: &str) -> u8 {
    match name {
        "beginners" => 4,
        "intermediate" => 6,
        _ => 8,
    }
}
