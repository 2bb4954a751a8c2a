//! The message files: complete in every language, one message for everything that can be said, none unused.

use std::collections::BTreeSet;

use reckon_rules::game::Seat;
use reckon_rules::options::{Allowed, TableOptions};
use reckon_words::{Language, Line, Speaker, try_render};

use crate::support::kinds::{Kind, kind, say_all};
use crate::support::samples::*;
use crate::support::{Known, Message, assert_clean, names};

/// Everything there is to say about a game.
struct Words {
    name: &'static str,
    kinds: fn() -> Vec<Kind>,
    say: fn(&Speaker<'_>, &Known),
    option_ids: fn(&str) -> BTreeSet<String>,
}

const GAMES: &[Words] = {
    macro_rules! words {
        ($([$module:ident $game:ident])*) => {
            &[$(Words {
                name: stringify!($module),
                kinds: crate::$module::kinds::kinds,
                say: crate::$module::kinds::say,
                option_ids: ids_of::<reckon_rules::$module::Options>,
            }),*]
        };
    }
    reckon_rules::games!(words)
};

fn kinds() -> Vec<Kind> {
    let mut kinds = vec![
        kind!("BadOption", "options.rs", "bad-option", bad_options(), &[]),
        kind!("ArithmeticError", "ratio.rs", "trouble", troubles(), &[]),
        kind!(in "records", "Unreadable", "unreadable.rs", "record-unreadable", unreadables(), &[]),
        kind!(in "records", "Check", "report.rs", "record-check", record_checks(), &[]),
        kind!(in "records", "Finding<G: Game>", "report.rs", "record-finding", record_findings(), &["Form"]),
        kind!(in "records", "Note", "report.rs", "record-note", record_notes(), &[]),
    ];
    kinds.extend(GAMES.iter().flat_map(|game| (game.kinds)()));
    kinds
}

/// Returns the variants of `pub enum name`, read from its rustfmt-formatted source.
fn variants(source: &str, name: &str) -> Vec<String> {
    let start = format!("pub enum {name} {{\n");
    let (_, body) = source.split_once(&start).unwrap_or_else(|| panic!("no enum {name}"));
    let (body, _) = body.split_once("\n}").expect("the enum ends");
    let lines = body.lines().filter_map(|line| line.strip_prefix("    "));
    let names = lines.filter(|line| line.starts_with(char::is_uppercase));
    names.map(|line| line.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default().to_string()).collect()
}

/// Turns `NoAnswer` into `no-answer`.
fn kebab(name: &str) -> String {
    let mut text = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !text.is_empty() {
            text.push('-');
        }
        text.extend(letter.to_lowercase());
    }
    text
}

#[test]
fn every_language_has_the_same_messages_with_the_same_variables() {
    let known = Known::read();
    let english = known.of(Language::English);
    assert!(english.len() > 200, "only {} messages", english.len());
    for language in Language::ALL {
        let other = known.of(language);
        let ids = |messages: &std::collections::BTreeMap<String, Message>| -> BTreeSet<String> {
            messages.keys().cloned().collect()
        };
        assert_eq!(ids(english), ids(other), "{language}");
        for (id, message) in english {
            assert_eq!(message.variables, other[id].variables, "{language}: {id}");
            assert_eq!(message.file, other[id].file, "{language}: {id}");
        }
    }
}

#[test]
fn every_variant_has_its_message() {
    let known = Known::read();
    for kind in kinds() {
        let variants = variants(kind.source, kind.name);
        assert!(variants.len() > 1, "{}: {variants:?}", kind.name);
        for variant in variants.iter().filter(|variant| !kind.passed_on.contains(&variant.as_str())) {
            let id = format!("{}-{}", kind.prefix, kebab(variant));
            // A message shared by several games has no game in its id.
            let shared = GAMES.iter().find_map(|game| id.strip_prefix(game.name)?.strip_prefix('-')).unwrap_or(&id);
            for language in Language::ALL {
                let known = known.of(language);
                let found = [id.as_str(), shared].into_iter().collect::<BTreeSet<&str>>();
                let found = found.into_iter().filter(|id| known.contains_key(*id)).count();
                assert_eq!(found, 1, "{language}: {id} or {shared}");
            }
        }
    }
}

#[test]
fn the_samples_have_every_variant() {
    for kind in kinds() {
        let sampled: BTreeSet<String> = kind.samples.into_iter().collect();
        let all: BTreeSet<String> = variants(kind.source, kind.name).into_iter().collect();
        assert_eq!(sampled, all, "{}", kind.name);
    }
}

#[test]
fn every_sample_is_said_completely_by_everybody_in_both_manners() {
    let known = Known::read();
    for language in Language::ALL {
        for you in [None, Some(Seat(0)), Some(Seat(1)), Some(Seat(3))] {
            let names = names().seen_by(you);
            let written = Speaker::new(language, &names);
            for speaker in [written, written.aloud()] {
                GAMES.iter().for_each(|game| (game.say)(&speaker, &known));
                say_all(&troubles(), &speaker, &known, true);
                say_all(&bad_options(), &speaker, &known, true);
                say_all(&unreadables(), &speaker, &known, true);
                say_all(&record_checks(), &speaker, &known, true);
                say_all(&record_findings(), &speaker, &known, true);
                say_all(&record_notes(), &speaker, &known, true);
                say_all(&[reckon_rules::game::NotASeat], &speaker, &known, true);
            }
        }
    }
}

/// Returns the ids built from the names of games, options and presets.
fn option_ids() -> BTreeSet<String> {
    GAMES.iter().flat_map(|game| (game.option_ids)(game.name)).collect()
}

fn ids_of<O: TableOptions>(game: &str) -> BTreeSet<String> {
    let mut ids = BTreeSet::from([format!("{game}-title"), format!("{game}-about")]);
    for spec in O::specs() {
        ids.insert(format!("{game}-option-{}", spec.name));
        ids.insert(format!("{game}-option-{}.title", spec.name));
        if let Allowed::OneOf(values) = spec.allowed {
            ids.extend(values.iter().map(|value| format!("{game}-option-{}-{value}", spec.name)));
        }
        if let Allowed::Numbers { .. } = spec.allowed {
            ids.extend(["any", "only"].map(|value| format!("{game}-option-{}-{value}", spec.name)));
        }
    }
    for preset in O::presets() {
        ids.insert(format!("{game}-preset-{preset}"));
        ids.insert(format!("{game}-preset-{preset}.sample"));
    }
    ids
}

#[test]
fn every_option_and_preset_has_its_texts() {
    let known = Known::read();
    for id in option_ids() {
        for language in Language::ALL {
            assert!(known.of(language).contains_key(&id), "{language}: no {id}");
            let mut line = Line::new(id.clone());
            if id.ends_with("-only") {
                line = line.with("numbers", "1, 2, 5 or 10");
            }
            let text = try_render(&line, language).expect("no other arguments are needed");
            assert_clean(&text, &line);
        }
    }
}

/// Returns the sources of a game's words, from its folder.
#[expect(clippy::disallowed_methods, reason = "this test reads the sources")]
fn source_of(game: &str) -> String {
    let folder = format!("{}/src/{game}", env!("CARGO_MANIFEST_DIR"));
    let files = std::fs::read_dir(folder).expect("a folder").map(|file| file.expect("a file").path());
    files.map(|file| std::fs::read_to_string(file).expect("a source")).collect()
}

#[test]
fn no_message_is_unused() {
    const SHARED: [&str; 5] = [
        include_str!("../../src/names.rs"),
        include_str!("../../src/outcome.rs"),
        include_str!("../../src/records.rs"),
        include_str!("../../src/speaker.rs"),
        include_str!("../../src/table.rs"),
    ];
    let source = SHARED.concat() + &GAMES.iter().map(|game| source_of(game.name)).collect::<String>();
    let options = option_ids();
    for (id, message) in Known::read().of(Language::English) {
        // Sentences of the terminal, the server and the web pages are used there.
        let elsewhere = ["cli", "company", "server", "web"].iter().any(|room| message.file.starts_with(room));
        let elsewhere = elsewhere || options.contains(id);
        // A title is looked up by the name of its message.
        let asked = id.split_once('.').map_or(id.as_str(), |(message, _)| message);
        assert!(elsewhere || source.contains(&format!("\"{asked}\"")), "{id} is never used");
    }
}

#[test]
fn every_file_is_known() {
    for language in Language::ALL {
        let folder = format!("{}/text/{language}", env!("CARGO_MANIFEST_DIR"));
        let files = std::fs::read_dir(folder).expect("a folder").map(|file| file.expect("a file").file_name());
        let files: BTreeSet<String> = files.map(|name| name.to_string_lossy().into_owned()).collect();
        let known: BTreeSet<String> = language.texts().map(|(name, _)| name.to_string()).collect();
        assert_eq!(files, known, "{language}: language.rs lists the files");
    }
}

#[test]
fn german_leaves_no_english_behind() {
    for (file, text) in Language::German.texts() {
        for word in [" the ", " card ", " cards ", " tile ", " build of ", " wild ", " block ", " row "] {
            let found = text.lines().find(|line| line.contains(word) && !line.starts_with('#'));
            assert_eq!(found, None, "{file}: {word:?}");
        }
    }
}

#[test]
fn languages_by_tag() {
    for language in Language::ALL {
        assert_eq!(language.to_string().parse(), Ok(language));
    }
    assert!("fr".parse::<Language>().is_err());
}

#[test]
fn a_missing_message_is_visible_and_never_panics() {
    let unknown = Line::new("no-such-message");
    assert_eq!(reckon_words::render(&unknown, Language::German), "no-such-message");
    assert!(try_render(&unknown, Language::German).is_err());
    let empty = Line::new("numero-event-passed");
    assert!(try_render(&empty, Language::German).is_err());
    assert_eq!(reckon_words::render(&empty, Language::German), "numero-event-passed");
    let attribute = Line::new("numero-preset-1-5.nothing");
    assert!(try_render(&attribute, Language::English).is_err());
}

#[test]
fn a_line_travels_as_plain_json() {
    let line = reckon_words::line("numero-event-drew", [("who", "Fox".into()), ("cards-count", 2.into())]);
    let json = serde_json::to_string(&line).expect("a line is plain data");
    assert_eq!(json, r#"{"id":"numero-event-drew","args":[["who","Fox"],["cards-count",2]]}"#);
    assert_eq!(serde_json::from_str::<Line>(&json).expect("the same line"), line);
}
