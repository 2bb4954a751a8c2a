//! The games on offer with their presets, and the options of each.

use std::sync::LazyLock;

use axum::extract::Path;
use axum::extract::rejection::PathRejection;
use axum::http::HeaderMap;
use axum::response::Response;
use reckon_protocol::{GameInfo, GameOptions, Games, OptionInfo, PresetInfo};
use reckon_rules::options::{Allowed, OptionSpec, TableOptions};
use reckon_words::Language;

use super::failed::Failed;
use super::guests::Visitor;
use super::prepared::Prepared;
use crate::games::{NAMES, TableGame};
use crate::with_game;

/// The replies in each language: they never change while the server runs.
static REPLIES: LazyLock<Vec<(Language, Replies)>> =
    LazyLock::new(|| Language::ALL.into_iter().map(|language| (language, Replies::of(language))).collect());

struct Replies {
    list: Prepared,
    options: Vec<(&'static str, Prepared)>,
}

impl Replies {
    fn of(language: Language) -> Replies {
        let names = || NAMES.iter().copied();
        let games = names().filter_map(|name| with_game!(name, info(language))).collect();
        let options = |name| Some((name, Prepared::of(&with_game!(name, options(language))?)));
        Replies { list: Prepared::of(&Games { games }), options: names().filter_map(options).collect() }
    }

    fn in_language(language: Language) -> &'static Replies {
        let replies = REPLIES.iter().find(|(known, _)| *known == language).or_else(|| REPLIES.first());
        &replies.expect("there is a language").1
    }
}

#[utoipa::path(get, path = "/api/games", responses(
    (status = 200, description = "The games and their presets.", body = Games),
))]
pub async fn list(visitor: Visitor, headers: HeaderMap) -> Response {
    Replies::in_language(visitor.language).list.reply(&headers)
}

#[utoipa::path(get, path = "/api/games/{game}",
    params(("game" = String, Path, description = "its name in the list")),
    responses(
    (status = 200, description = "The options of a game, and how each preset sets them.", body = GameOptions),
    (status = 404, description = "There is no such game.", body = reckon_protocol::Failed),
))]
pub async fn options_of(game: Result<Path<String>, PathRejection>, visitor: Visitor, headers: HeaderMap) -> Response {
    let replies = Replies::in_language(visitor.language);
    let found = game.ok().and_then(|Path(game)| replies.options.iter().find(|(name, _)| *name == game));
    found.map_or_else(|| Failed::NoSuchPage.say(visitor.language), |(_, options)| options.reply(&headers))
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
    }
}

fn preset<G: TableGame>(name: &str, language: Language) -> PresetInfo {
    let options = G::Options::preset(name).unwrap_or_default();
    PresetInfo {
        name: name.to_string(),
        title: G::preset_title(name, language),
        age: G::preset_age(name),
        scoring: ["scoring", "points"].iter().any(|name| options.get(name).as_deref() == Some("on")),
        sample: G::preset_sample(name, language),
    }
}

fn options<G: TableGame>(language: Language) -> GameOptions {
    let specs = || G::Options::specs().iter();
    let preset = |name: &&str| {
        let options = G::Options::preset(name).unwrap_or_default();
        let values = specs().filter_map(|spec| Some((spec.name.to_string(), options.get(spec.name)?)));
        (name.to_string(), values.collect())
    };
    GameOptions {
        name: G::NAME.to_string(),
        options: specs().map(|spec| option::<G>(spec, language)).collect(),
        presets: G::Options::presets().iter().map(preset).collect(),
    }
}

fn option<G: TableGame>(spec: &OptionSpec, language: Language) -> OptionInfo {
    let (values, range) = match spec.allowed {
        Allowed::OneOf(words) => (words, None),
        Allowed::Number { least, most } => (&[][..], Some((least, most))),
        Allowed::Numbers { least, most, common } => (common, Some((least, most))),
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
