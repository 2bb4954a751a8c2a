//! The games on offer, with their presets and options.

use axum::Json;
use reckon_protocol::{GameInfo, Games, OptionInfo, PresetInfo};
use reckon_rules::options::{Allowed, OptionSpec, TableOptions};
use reckon_words::Language;

use super::guests::Visitor;
use crate::games::{NAMES, TableGame};
use crate::with_game;

#[utoipa::path(get, path = "/api/games", responses(
    (status = 200, description = "The games, their presets and options.", body = Games),
))]
pub async fn list(visitor: Visitor) -> Json<Games> {
    let language = visitor.language;
    Json(Games { games: NAMES.iter().copied().filter_map(|name| with_game!(name, info(language))).collect() })
}

fn info<G: TableGame>(language: Language) -> GameInfo {
    GameInfo {
        name: G::NAME.to_string(),
        title: G::title(language),
        age: G::Options::presets().iter().map(|name| G::preset_age(name)).min().unwrap_or_default(),
        minutes: G::MINUTES,
        least_seats: *G::SEATS.start(),
        most_seats: *G::SEATS.end(),
        presets: G::Options::presets().iter().map(|name| preset::<G>(name, language)).collect(),
        options: G::Options::specs().iter().map(|spec| option::<G>(spec, language)).collect(),
    }
}

fn preset<G: TableGame>(name: &str, language: Language) -> PresetInfo {
    let options = G::Options::preset(name).unwrap_or_default();
    let value = |spec: &OptionSpec| Some((spec.name.to_string(), options.get(spec.name)?));
    PresetInfo {
        name: name.to_string(),
        title: G::preset_title(name, language),
        age: G::preset_age(name),
        scoring: ["scoring", "points"].iter().any(|name| options.get(name).as_deref() == Some("on")),
        sample: G::preset_sample(name, language),
        options: G::Options::specs().iter().filter_map(value).collect(),
    }
}

fn option<G: TableGame>(spec: &OptionSpec, language: Language) -> OptionInfo {
    let (values, range) = match spec.allowed {
        Allowed::OneOf(words) => (words, None),
        Allowed::Number { least, most } => (&[][..], Some((least, most))),
    };
    let value = |word: &&str| (word.to_string(), G::option_value(spec.name, word, language));
    OptionInfo {
        name: spec.name.to_string(),
        sentence: G::option_sentence(spec.name, language),
        paragraph: spec.paragraph.to_string(),
        default: spec.default.to_string(),
        values: values.iter().map(value).collect(),
        least: range.map(|(least, _)| least),
        most: range.map(|(_, most)| most),
    }
}
