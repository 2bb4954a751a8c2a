//! What every game's options and title have in common: ids that begin with the name of the game.

use reckon_rules::options::{Allowed, TableOptions};

use crate::bundle::render;
use crate::language::Language;
use crate::line::Line;

/// `what` of a game: `numero-title`.
pub(crate) fn text(game: &str, what: &str, language: Language) -> String {
    render(&Line::new(format!("{game}-{what}")), language)
}

pub(crate) fn option_title(game: &str, name: &str, language: Language) -> String {
    text(game, &format!("option-{name}.title"), language)
}

pub(crate) fn option_sentence(game: &str, name: &str, language: Language) -> String {
    text(game, &format!("option-{name}"), language)
}

/// A number is itself.
pub(crate) fn option_value<O: TableOptions>(game: &str, name: &str, value: &str, language: Language) -> String {
    match O::spec(name).map(|spec| spec.allowed) {
        Some(Allowed::Number { .. }) => value.to_string(),
        Some(Allowed::OneOf(_)) | None => text(game, &format!("option-{name}-{value}"), language),
    }
}

pub(crate) fn preset_title(game: &str, name: &str, language: Language) -> String {
    text(game, &format!("preset-{name}"), language)
}

pub(crate) fn preset_sample(game: &str, name: &str, language: Language) -> String {
    text(game, &format!("preset-{name}.sample"), language)
}
