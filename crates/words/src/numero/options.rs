//! What a table can choose, and the game's own title.

use reckon_rules::numero::Options;
use reckon_rules::options::{Allowed, TableOptions};

use crate::bundle::render;
use crate::language::Language;
use crate::line::Line;

pub fn title(language: Language) -> String {
    render(&Line::new("numero-title"), language)
}

/// The game in one line.
pub fn about(language: Language) -> String {
    render(&Line::new("numero-about"), language)
}

/// `Minus cards`
pub fn option_title(name: &str, language: Language) -> String {
    render(&Line::new(format!("numero-option-{name}.title")), language)
}

/// What an option changes, in one sentence.
pub fn option_sentence(name: &str, language: Language) -> String {
    render(&Line::new(format!("numero-option-{name}")), language)
}

/// `with minus cards`; a number is itself.
pub fn option_value(name: &str, value: &str, language: Language) -> String {
    match Options::spec(name).map(|spec| spec.allowed) {
        Some(Allowed::Number { .. }) => value.to_string(),
        Some(Allowed::OneOf(_)) | None => render(&Line::new(format!("numero-option-{name}-{value}")), language),
    }
}

/// `With minus cards`
pub fn preset_title(name: &str, language: Language) -> String {
    render(&Line::new(format!("numero-preset-{name}")), language)
}

/// A sum that shows how hard it is: `10 − 2`.
pub fn preset_sample(name: &str, language: Language) -> String {
    render(&Line::new(format!("numero-preset-{name}.sample")), language)
}
