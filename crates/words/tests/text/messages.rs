//! The message files: complete in every language, one message for each thing to say, none idle.

use std::collections::BTreeSet;
use std::fmt::Debug;

use reckon_rules::game::Seat;
use reckon_rules::nmbrs;
use reckon_rules::numberloor;
use reckon_rules::numenko;
use reckon_rules::numero::card::NotACard;
use reckon_rules::numero::options::Options;
use reckon_rules::options::{Allowed, TableOptions};
use reckon_words::{Language, Line, Say, Speaker, try_render};

use crate::nmbrs::samples as blocks;
use crate::numberloor::samples as tower;
use crate::numenko::samples as bag;
use crate::numero::samples::*;
use crate::support::samples::*;
use crate::support::{Known, Message, assert_clean, complete, names, variant_of};

/// A kind of thing to say: where its variants stand, how its ids begin, a value of each.
struct Kind {
    name: &'static str,
    source: &'static str,
    prefix: &'static str,
    samples: Vec<String>,
    /// Variants that pass on the sentence of what is inside them.
    passed_on: &'static [&'static str],
}

macro_rules! kind {
    ($name:literal, $file:literal, $prefix:literal, $samples:expr, $passed_on:expr) => {
        kind!(in "rules", $name, $file, $prefix, $samples, $passed_on)
    };
    (in $crate_of:literal, $name:literal, $file:literal, $prefix:literal, $samples:expr, $passed_on:expr) => {
        Kind {
            name: $name,
            source: include_str!(concat!("../../../", $crate_of, "/src/", $file)),
            prefix: $prefix,
            samples: $samples.iter().map(variant_of).collect(),
            passed_on: $passed_on,
        }
    };
}

fn kinds() -> Vec<Kind> {
    vec![
        kind!("Event", "numero/event.rs", "numero-event", events(), &[]),
        kind!("Illegal", "numero/illegal.rs", "numero-illegal", illegals(), &[]),
        kind!("NotASum", "numero/sum.rs", "numero-not-a-sum", not_sums(), &[]),
        kind!("NotAMove", "numero/moves.rs", "numero-not-a-move", not_moves(), &["Sum"]),
        kind!("NotUnderstood", "numero/loose.rs", "numero-not-understood", not_understood(), &["Move"]),
        kind!("BadPack", "numero/pack.rs", "numero-bad-pack", bad_packs(), &[]),
        kind!("BadPosition", "numero/imagine.rs", "numero-bad-position", bad_positions(), &["Table"]),
        kind!("NotAPosition", "numero/position.rs", "numero-not-a-position", not_positions(), &["Sum", "Option"]),
        kind!("Event", "numberloor/event.rs", "numberloor-event", tower::events(), &[]),
        kind!("Illegal", "numberloor/illegal.rs", "numberloor-illegal", tower::illegals(), &[]),
        kind!("NotAMove", "numberloor/moves.rs", "numberloor-not-a-move", tower::not_moves(), &[]),
        // These two are said as of a move.
        kind!(
            "NotUnderstood",
            "numberloor/loose.rs",
            "numberloor-not-understood",
            tower::not_understood(),
            &["Empty", "StandsAlone"]
        ),
        kind!("BadPack", "numberloor/pack.rs", "numberloor-bad-pack", tower::bad_packs(), &[]),
        kind!("BadPosition", "numberloor/imagine.rs", "numberloor-bad-position", tower::bad_positions(), &["Table"]),
        kind!(
            "NotAPosition",
            "numberloor/position.rs",
            "numberloor-not-a-position",
            tower::not_positions(),
            &["Option"]
        ),
        kind!("Event", "numenko/event.rs", "numenko-event", bag::events(), &[]),
        kind!("Illegal", "numenko/illegal.rs", "numenko-illegal", bag::illegals(), &[]),
        kind!("Trouble", "numenko/judge.rs", "numenko-trouble", bag::troubles(), &[]),
        kind!("NotAGrid", "numenko/grid.rs", "numenko-not-a-grid", bag::not_grids(), &["NotAReading"]),
        kind!("NotAMove", "numenko/moves.rs", "numenko-not-a-move", bag::not_moves(), &["NotATile", "NotAGrid"]),
        // A tile that the rack lacks is refused as in a move.
        kind!(
            "NotAnEdit",
            "numenko/edit.rs",
            "numenko-not-an-edit",
            bag::not_edits(),
            &["Empty", "NotATile", "NotHeld", "NotAReading", "Grid"]
        ),
        kind!(
            "NotUnderstood",
            "numenko/loose.rs",
            "numenko-not-understood",
            bag::not_understood(),
            &["Empty", "StandsAlone", "NotAVote", "Tile", "Grid", "Edit"]
        ),
        // Tiles are no cards, so these have sentences of their own.
        kind!("BadPack", "numenko/pack.rs", "numenko-bad-pack", bag::bad_packs(), &["TooMany"]),
        kind!(
            "BadPosition",
            "numenko/imagine.rs",
            "numenko-bad-position",
            bag::bad_positions(),
            &["Table", "Count", "HandCount", "Phase"]
        ),
        kind!(
            "NotAPosition",
            "numenko/position.rs",
            "numenko-not-a-position",
            bag::not_positions(),
            &["Option", "Pack", "Tile", "Grid", "Bad"]
        ),
        kind!("Event", "nmbrs/event.rs", "nmbrs-event", blocks::events(), &[]),
        kind!("Illegal", "nmbrs/illegal.rs", "nmbrs-illegal", blocks::illegals(), &[]),
        kind!("WhyNot", "nmbrs/sequence.rs", "nmbrs-why", blocks::whys(), &[]),
        kind!("NotAPiece", "nmbrs/block.rs", "nmbrs-not-a-piece", blocks::not_pieces(), &["NotABlock"]),
        kind!("NotAMove", "nmbrs/moves.rs", "nmbrs-not-a-move", blocks::not_moves(), &["NotAPiece", "NotABlock"]),
        kind!("How", "nmbrs/fit.rs", "nmbrs-how", blocks::hows(), &[]),
        // These are said as of a move.
        kind!(
            "NotUnderstood",
            "nmbrs/loose.rs",
            "nmbrs-not-understood",
            blocks::not_understood(),
            &["Empty", "GiveComesLast", "StandsAlone", "TooLong"]
        ),
        // Blocks are no cards, so these have sentences of their own.
        kind!(
            "BadPosition",
            "nmbrs/imagine.rs",
            "nmbrs-bad-position",
            blocks::bad_positions(),
            &["Table", "Count", "Phase"]
        ),
        kind!(
            "NotAPosition",
            "nmbrs/position.rs",
            "nmbrs-not-a-position",
            blocks::not_positions(),
            &["Option", "Block", "Piece", "Letter"]
        ),
        kind!("BadTable", "game.rs", "bad-table", bad_tables(), &[]),
        kind!("BadOption", "options.rs", "bad-option", bad_options(), &[]),
        kind!("Trouble", "ratio.rs", "trouble", troubles(), &[]),
        kind!(in "records", "Unreadable", "unreadable.rs", "record-unreadable", unreadables(), &[]),
        kind!(in "records", "Check", "report.rs", "record-check", record_checks(), &[]),
        kind!(in "records", "Finding<I>", "report.rs", "record-finding", record_findings(), &["Form"]),
        kind!(in "records", "Note", "report.rs", "record-note", record_notes(), &[]),
    ]
}

/// How the ids of each game begin.
const GAMES: [&str; 4] = ["nmbrs-", "numberloor-", "numenko-", "numero-"];

/// The variants of `pub enum name`, read from its source as rustfmt leaves it.
fn variants(source: &str, name: &str) -> Vec<String> {
    let start = format!("pub enum {name} {{\n");
    let (_, body) = source.split_once(&start).unwrap_or_else(|| panic!("no enum {name}"));
    let (body, _) = body.split_once("\n}").expect("the enum ends");
    let lines = body.lines().filter_map(|line| line.strip_prefix("    "));
    let names = lines.filter(|line| line.starts_with(char::is_uppercase));
    names.map(|line| line.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default().to_string()).collect()
}

/// `NoAnswer` is `no-answer`.
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
        assert!(variants.len() > 2, "{}: {variants:?}", kind.name);
        for variant in variants.iter().filter(|variant| !kind.passed_on.contains(&variant.as_str())) {
            let id = format!("{}-{}", kind.prefix, kebab(variant));
            // A message that several games share has no game in its id.
            let shared = GAMES.iter().find_map(|game| id.strip_prefix(game)).unwrap_or(&id);
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
                say_all(&events(), &speaker, &known, true);
                say_all(&illegals(), &speaker, &known, true);
                say_all(&tower::events(), &speaker, &known, true);
                say_all(&tower::illegals(), &speaker, &known, true);
                say_all(&tower::bad_positions(), &speaker, &known, true);
                say_all(&tower::not_moves(), &speaker, &known, false);
                say_all(&tower::not_understood(), &speaker, &known, false);
                say_all(&tower::bad_packs(), &speaker, &known, false);
                say_all(&tower::not_positions(), &speaker, &known, false);
                say_all(&[numberloor::card::NotACard("b11".into())], &speaker, &known, true);
                say_all(&bag::events(), &speaker, &known, true);
                say_all(&bag::illegals(), &speaker, &known, true);
                say_all(&bag::bad_positions(), &speaker, &known, true);
                say_all(&bag::all_sums(), &speaker, &known, false);
                say_all(&bag::not_grids(), &speaker, &known, false);
                say_all(&bag::not_moves(), &speaker, &known, false);
                say_all(&bag::not_edits(), &speaker, &known, false);
                say_all(&bag::not_work(), &speaker, &known, false);
                say_all(&bag::not_understood(), &speaker, &known, false);
                say_all(&bag::bad_packs(), &speaker, &known, false);
                say_all(&bag::not_positions(), &speaker, &known, false);
                say_all(&blocks::events(), &speaker, &known, false);
                say_all(&blocks::illegals(), &speaker, &known, true);
                say_all(&blocks::bad_positions(), &speaker, &known, true);
                say_all(&blocks::kinds(), &speaker, &known, false);
                say_all(&blocks::wrong_runs(), &speaker, &known, false);
                say_all(&blocks::hows(), &speaker, &known, false);
                say_all(&blocks::not_sketches(), &speaker, &known, false);
                say_all(&blocks::not_understood(), &speaker, &known, false);
                say_all(&blocks::not_pieces(), &speaker, &known, false);
                say_all(&blocks::not_moves(), &speaker, &known, false);
                say_all(&blocks::not_positions(), &speaker, &known, false);
                say_all(&troubles(), &speaker, &known, true);
                say_all(&bad_tables(), &speaker, &known, true);
                say_all(&bad_positions(), &speaker, &known, true);
                say_all(&bad_options(), &speaker, &known, true);
                say_all(&unreadables(), &speaker, &known, true);
                say_all(&record_checks(), &speaker, &known, true);
                say_all(&record_findings(), &speaker, &known, true);
                say_all(&record_notes(), &speaker, &known, true);
                say_all(&not_sums(), &speaker, &known, false);
                say_all(&not_moves(), &speaker, &known, false);
                say_all(&not_understood(), &speaker, &known, false);
                say_all(&bad_packs(), &speaker, &known, false);
                say_all(&not_positions(), &speaker, &known, false);
                say_all(&[NotACard("7".into())], &speaker, &known, true);
                say_all(&[reckon_rules::game::NotASeat], &speaker, &known, true);
            }
        }
    }
}

fn say_all<T: Say + Debug>(things: &[T], speaker: &Speaker<'_>, known: &Known, sentences: bool) {
    for thing in things {
        let text = complete(thing, speaker, known);
        assert!(!sentences || text.ends_with(['.', '!']), "{text}");
    }
}

/// The ids that are put together from the names of games, options and presets.
fn option_ids() -> BTreeSet<String> {
    let mut ids = ids_of::<Options>("numero");
    ids.extend(ids_of::<nmbrs::Options>("nmbrs"));
    ids.extend(ids_of::<numberloor::Options>("numberloor"));
    ids.extend(ids_of::<numenko::Options>("numenko"));
    ids
}

fn ids_of<O: TableOptions>(game: &str) -> BTreeSet<String> {
    let mut ids = BTreeSet::from([format!("{game}-title"), format!("{game}-about")]);
    for spec in O::specs() {
        ids.insert(format!("{game}-option-{}", spec.name));
        ids.insert(format!("{game}-option-{}.title", spec.name));
        if let Allowed::OneOf(values) = spec.allowed {
            ids.extend(values.iter().map(|value| format!("{game}-option-{}-{value}", spec.name)));
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
            let line = Line::new(id.clone());
            let text = try_render(&line, language).expect("no arguments are needed");
            assert_clean(&text, &line);
        }
    }
}

#[test]
fn no_message_is_idle() {
    const SOURCES: [&str; 31] = [
        include_str!("../../src/names.rs"),
        include_str!("../../src/nmbrs/blocks.rs"),
        include_str!("../../src/nmbrs/errors.rs"),
        include_str!("../../src/nmbrs/events.rs"),
        include_str!("../../src/nmbrs/illegal.rs"),
        include_str!("../../src/nmbrs/rows.rs"),
        include_str!("../../src/nmbrs/sequences.rs"),
        include_str!("../../src/nmbrs/ways.rs"),
        include_str!("../../src/numberloor/arithmetic.rs"),
        include_str!("../../src/numberloor/cards.rs"),
        include_str!("../../src/numberloor/errors.rs"),
        include_str!("../../src/numberloor/events.rs"),
        include_str!("../../src/numberloor/illegal.rs"),
        include_str!("../../src/numberloor/open.rs"),
        include_str!("../../src/numberloor/turn.rs"),
        include_str!("../../src/numenko/errors.rs"),
        include_str!("../../src/numenko/events.rs"),
        include_str!("../../src/numenko/illegal.rs"),
        include_str!("../../src/numenko/sums.rs"),
        include_str!("../../src/numenko/tiles.rs"),
        include_str!("../../src/numero/arithmetic.rs"),
        include_str!("../../src/numero/cards.rs"),
        include_str!("../../src/numero/errors.rs"),
        include_str!("../../src/numero/events.rs"),
        include_str!("../../src/numero/illegal.rs"),
        include_str!("../../src/numero/points.rs"),
        include_str!("../../src/numero/voice.rs"),
        include_str!("../../src/outcome.rs"),
        include_str!("../../src/records.rs"),
        include_str!("../../src/speaker.rs"),
        include_str!("../../src/table.rs"),
    ];
    let source = SOURCES.concat();
    let options = option_ids();
    for (id, message) in Known::read().of(Language::English) {
        // The sentences of the terminal, of the server and of the pages are said there.
        let elsewhere = ["cli", "company", "server", "web"].iter().any(|room| message.file.starts_with(room));
        let elsewhere = elsewhere || options.contains(id);
        // A title is asked for by the name of its message.
        let asked = id.split_once('.').map_or(id.as_str(), |(message, _)| message);
        assert!(elsewhere || source.contains(&format!("\"{asked}\"")), "{id} is never said");
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
fn what_is_missing_is_visible_and_never_a_panic() {
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
