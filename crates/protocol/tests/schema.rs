//! The schema is true: whatever whole games give out fits it, and what is flawed does not.

mod common;

#[path = "../../words/tests/common/nmbrs.rs"]
#[allow(dead_code, reason = "only some samples travel")]
mod nmbrs_samples;
#[path = "../../words/tests/common/numberloor.rs"]
#[allow(dead_code, reason = "only some samples travel")]
mod numberloor_samples;
#[path = "../../words/tests/common/numenko.rs"]
#[allow(dead_code, reason = "only some samples travel")]
mod numenko_samples;
#[path = "../../words/tests/common/samples.rs"]
#[allow(dead_code, reason = "only some samples travel")]
mod numero_samples;

use std::collections::BTreeSet;
use std::path::PathBuf;

use common::Definitions;
use reckon_protocol::schema;
use reckon_rules::game::{Game, Seat, Turn, Viewer};
use reckon_rules::nmbrs::{self, Nmbrs};
use reckon_rules::numberloor::{self, Numberloor};
use reckon_rules::numenko::{self, Numenko};
use reckon_rules::numero::{self, Numero};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Shuffle;
use serde::Serialize;
use serde_json::{Value, json};

/// A game whose drafts can be read.
trait Readable: Game<View: Serialize, Event: Serialize, Illegal: Serialize, Options: Serialize, Move: Serialize> {
    const NAME: &'static str;

    /// Whether it reads moves, beside what was tapped.
    const READS: bool = true;

    fn readings(view: &Self::View, choice: &Self::Move) -> Vec<Value>;

    /// What is made of taps on some of the viewer's cards.
    fn work(view: &Self::View) -> Value;
}

impl Readable for Numero {
    const NAME: &'static str = "numero";

    fn readings(view: &numero::View, choice: &numero::Move) -> Vec<Value> {
        numero::read(view, choice).iter().map(as_value).collect()
    }

    fn work(view: &numero::View) -> Value {
        let hand = view.own_hand();
        let mut line = hand.iter().find(|card| card.is_number()).map_or(String::new(), |card| format!("{card}: "));
        for lying in view.centre.iter().take(2) {
            match lying {
                numero::view::Lying::Card(card) if card.is_wild() => line += &format!("[{card}] "),
                numero::view::Lying::Card(card) => line += &format!("{card} "),
                numero::view::Lying::Build { name, value, .. } => line += &format!("{value}#{} ", name.0),
            }
        }
        hand.iter().filter(|card| card.is_wild()).for_each(|card| line += &format!("{card} "));
        let line = line.parse().unwrap_or_else(|bad| panic!("{line}: {bad}"));
        as_value(&numero::work(view, &line).expect("a view of a game").work)
    }
}

impl Readable for Numberloor {
    const NAME: &'static str = "numberloor";

    fn readings(view: &numberloor::View, choice: &numberloor::Move) -> Vec<Value> {
        let readings = numberloor::read(view, std::slice::from_ref(choice));
        readings.iter().flatten().map(as_value).collect()
    }

    fn work(view: &numberloor::View) -> Value {
        let goes = numberloor::work(view, &Default::default()).expect("a view of a game").work.goes;
        let line = goes.first().map_or(String::new(), |goes| {
            let side = goes.on.iter().flatten().next().map_or("", |side| side.word());
            format!("{} {side}", goes.card)
        });
        let line = line.parse().unwrap_or_else(|bad| panic!("{line}: {bad}"));
        as_value(&numberloor::work(view, &line).expect("a view of a game").work)
    }
}

impl Readable for Numenko {
    const NAME: &'static str = "numenko";

    /// How each sum of a grid is read.
    fn readings(view: &numenko::View, choice: &numenko::Move) -> Vec<Value> {
        let (numenko::Move::Done(grid) | numenko::Move::GameOver(grid) | numenko::Move::Lay(grid)) = choice else {
            return Vec::new();
        };
        let readings = numenko::judge(grid, &view.options).sums.into_iter().filter_map(|sum| match sum.verdict {
            numenko::Verdict::True { reading, .. } => Some(as_value(&reading)),
            numenko::Verdict::Trouble(_) => None,
        });
        readings.collect()
    }

    /// Some tiles in one line, which is hardly ever right.
    fn work(view: &numenko::View) -> Value {
        let tiles = view.own_tiles();
        let grid = numenko::Grid::new((0..).zip(tiles.iter().step_by(4)).map(|(column, tile)| (0, column, tile)));
        as_value(&numenko::work(view, &grid.expect("a line")).expect("one's own tiles").work)
    }
}

impl Readable for Nmbrs {
    const NAME: &'static str = "nmbrs";

    const READS: bool = false;

    fn readings(_: &nmbrs::View, _: &nmbrs::Move) -> Vec<Value> {
        Vec::new()
    }

    /// Some blocks as a new row, or at a block of the table, and one to give away.
    fn work(view: &nmbrs::View) -> Value {
        let hand: Vec<nmbrs::Block> = view.own_hand().iter().collect();
        let place = view.table.get(usize::from(view.pot) % view.table.len().max(1));
        let line = match (&hand[..], place) {
            ([block, .., last], Some(laid)) => format!("{block} at {}, give {last}", laid.piece.block),
            ([one, two, three, ..], None) => format!("new {one} {two} {three}"),
            _ => String::new(),
        };
        let line = line.parse().unwrap_or_else(|bad| panic!("{line}: {bad}"));
        as_value(&nmbrs::work(view, &line).expect("a view of a game").work)
    }
}

fn as_value(thing: &impl Serialize) -> Value {
    serde_json::to_value(thing).expect("it can be written")
}

const PARTS: [&str; 7] = ["View", "Event", "Reading", "Work", "Illegal", "Options", "Move"];

fn parts<G: Readable>() -> impl Iterator<Item = &'static str> {
    PARTS.into_iter().filter(|part| G::READS || *part != "Reading")
}

/// What a whole game gave out, by its definition.
struct Seen {
    definitions: Definitions,
    game: &'static str,
    samples: Vec<(&'static str, Value)>,
}

impl Seen {
    fn of<G: Readable>() -> Seen {
        let names: Vec<String> =
            parts::<G>().map(|part| format!("{}.{part}", G::NAME)).chain(["Turn".into()]).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        Seen { definitions: Definitions::of(&names), game: G::NAME, samples: Vec::new() }
    }

    fn see(&mut self, part: &'static str, thing: &impl Serialize) {
        let value = self.definitions.check(&format!("{}.{part}", self.game), thing);
        self.samples.push((part, value));
    }

    fn allows(&self, part: &str, value: &Value) -> bool {
        self.definitions.allows(&format!("{}.{part}", self.game), value)
    }
}

fn play<G: Readable>(line: &str, seats: u8, seed: u64, seen: &mut Seen) {
    let options = G::Options::from_line(line).unwrap_or_else(|bad| panic!("{line}: {bad}"));
    seen.see("Options", &options);
    let mut shuffle = Shuffle::from_number(seed);
    // Some presets have too few cards for four.
    let Ok(mut game) = G::deal(&options, seats, &mut shuffle) else { return };
    while let Turn::Open { must, may, .. } = game.turn() {
        seen.definitions.check("Turn", &game.turn());
        for viewer in (0..seats).map(Seat).map(Viewer::Seat).chain([Viewer::Watcher]) {
            seen.see("View", &game.view(viewer));
        }
        let others: Vec<Seat> = may.iter().collect();
        let called = shuffle.pick(&others).copied();
        let seat = must.iter().next().or(called).expect("somebody must or may");
        let caller = called.unwrap_or(seat);
        let called = game.random_move(caller, &mut shuffle);
        // A move that somebody else would make is often refused, and the reading says why.
        for reader in (0..seats).map(Seat) {
            seen.see("Work", &G::work(&game.view(Viewer::Seat(reader))));
            for reading in G::readings(&game.view(Viewer::Seat(reader)), &called) {
                seen.see("Reading", &reading);
            }
        }
        let mut told = Vec::new();
        let mut played = called;
        if let Err(illegal) = game.play(caller, &played, &mut told) {
            seen.see("Illegal", &illegal);
            played = game.random_move(seat, &mut shuffle);
            game.play(seat, &played, &mut told).unwrap_or_else(|why| panic!("{played}: {why:?}"));
        }
        seen.see("Move", &played);
        told.iter().for_each(|event| seen.see("Event", event));
    }
    seen.definitions.check("Turn", &game.turn());
    seen.see("View", &game.view(Viewer::Watcher));
}

/// The value with one flaw, in every place: something is missing, has another name or is of another
/// kind.
fn flawed(value: &Value) -> Vec<Value> {
    match value {
        Value::Object(map) => {
            let mut all = vec![json!([]), json!(7)];
            for (key, part) in map {
                let mut without = map.clone();
                without.remove(key);
                all.push(without.clone().into());
                without.insert(format!("{key}s"), part.clone());
                all.push(without.into());
                for part in flawed(part) {
                    let mut changed = map.clone();
                    changed.insert(key.clone(), part);
                    all.push(changed.into());
                }
            }
            all
        }
        Value::Array(parts) => {
            let mut all = vec![json!({}), json!("not a list")];
            for (place, part) in parts.iter().enumerate() {
                for part in flawed(part) {
                    let mut changed = parts.clone();
                    changed[place] = part;
                    all.push(changed.into());
                }
            }
            all
        }
        Value::String(_) => vec![json!(7), json!({})],
        Value::Number(_) => vec![json!("7"), json!(0.5), json!(-1), json!(300)],
        Value::Bool(_) => vec![json!("yes"), json!(0)],
        // What may be nothing may also be something.
        Value::Null => vec![json!([[]])],
    }
}

fn every_flaw_is_found<G: Readable + 'static>(seen: &Seen, read: impl Fn(&str, &Value) -> bool) {
    let mut flaws = 0;
    // Views and readings are alike for the most part: some of them are enough.
    for part in parts::<G>() {
        let samples: Vec<&Value> = seen.samples.iter().filter(|(of, _)| *of == part).map(|(_, value)| value).collect();
        assert!(!samples.is_empty(), "no {part} of {}", seen.game);
        let step = samples.len().div_ceil(60);
        for value in samples.into_iter().step_by(step) {
            for flaw in flawed(value) {
                // The schema is the stricter one where an Option may be left out on reading.
                if !read(part, &flaw) {
                    assert!(!seen.allows(part, &flaw), "{}: the schema allows a flawed {part}: {flaw}", seen.game);
                    flaws += 1;
                }
            }
        }
    }
    assert!(flaws > 1000, "only {flaws} flaws");
}

fn reads<T: serde::de::DeserializeOwned>(value: &Value) -> bool {
    T::deserialize(value).is_ok()
}

macro_rules! reads_as {
    ($game:ident $(, $reading:ident)?) => {
        |part: &str, value: &Value| match part {
            "View" => reads::<$game::View>(value),
            "Event" => reads::<$game::Event>(value),
            $("Reading" => reads::<$game::$reading>(value),)?
            "Work" => reads::<$game::Work>(value),
            "Illegal" => reads::<$game::Illegal>(value),
            "Options" => reads::<$game::Options>(value),
            "Move" => reads::<$game::Move>(value),
            _ => panic!("{part}"),
        }
    };
}

#[test]
fn games_of_numero_fit_the_schema() {
    let mut seen = Seen::of::<Numero>();
    let mut lines: Vec<String> = numero::Options::presets().iter().map(|name| format!("preset={name}")).collect();
    lines.push("preset=scoring challenge-test=held-then show-answer=on show-counts=off".into());
    for (seed, line) in (1..).zip(&lines) {
        for seats in 1..=4 {
            play::<Numero>(line, seats, seed * 10 + u64::from(seats), &mut seen);
        }
    }
    numero_samples::events().iter().for_each(|event| seen.see("Event", event));
    numero_samples::illegals().iter().for_each(|illegal| seen.see("Illegal", illegal));
    every_flaw_is_found::<Numero>(&seen, reads_as!(numero, Reading));
}

#[test]
fn games_of_numberloor_fit_the_schema() {
    let mut seen = Seen::of::<Numberloor>();
    let lines = [
        "preset=beginners turn-limit=20",
        "preset=intermediate turn-limit=20",
        "preset=advanced turn-limit=20",
        "preset=advanced night-cards=no-hurry turn-limit=20",
        "preset=advanced night-cards=between-turns skip-again=laid-only youngest=random turn-limit=10",
    ];
    for (seed, line) in (1..).zip(lines) {
        for seats in [2, 3, 5] {
            play::<Numberloor>(line, seats, seed * 10 + u64::from(seats), &mut seen);
        }
    }
    numberloor_samples::events().iter().for_each(|event| seen.see("Event", event));
    numberloor_samples::illegals().iter().for_each(|illegal| seen.see("Illegal", illegal));
    every_flaw_is_found::<Numberloor>(&seen, reads_as!(numberloor, Reading));
}

#[test]
fn games_of_numenko_fit_the_schema() {
    let mut seen = Seen::of::<Numenko>();
    let lines = [
        "preset=quick",
        "preset=quick open-grids=on pot-limit=12",
        "preset=quick check-done=off pot-limit=6",
        "preset=quick check-done=off eject-vote=all swop-short=refused connected=off pot-limit=3",
        "preset=quick order=division-first equals=at-the-end smiley-both-ways=off pot-limit=6",
    ];
    for (seed, line) in (1..).zip(lines) {
        for seats in [1, 2, 6] {
            play::<Numenko>(line, seats, seed * 10 + u64::from(seats), &mut seen);
        }
    }
    numenko_samples::events().iter().for_each(|event| seen.see("Event", event));
    numenko_samples::illegals().iter().for_each(|illegal| seen.see("Illegal", illegal));
    every_flaw_is_found::<Numenko>(&seen, reads_as!(numenko, Reading));
}

#[test]
fn games_of_nmbrs_fit_the_schema() {
    let mut seen = Seen::of::<Nmbrs>();
    // Every seat taps after each move, so a few games are enough.
    for (seed, seats, line) in [
        (1, 2, "preset=simple rounds=2"),
        (2, 6, "preset=simple knock=in-order lay-first=on points=on"),
        (
            3,
            3,
            "preset=usual rounds=1 youngest-first=on youngest=2 squares=on cubes=on primes=on geometric=on members=any",
        ),
    ] {
        play::<Nmbrs>(line, seats, seed, &mut seen);
    }
    nmbrs_samples::events().iter().for_each(|event| seen.see("Event", event));
    nmbrs_samples::illegals().iter().for_each(|illegal| seen.see("Illegal", illegal));
    every_flaw_is_found::<Nmbrs>(&seen, reads_as!(nmbrs));
}

// A card of one game is no card of the other, and a seat is counted from 1.
#[test]
fn small_things_are_told_apart() {
    let definitions = Definitions::of(&["Seat", "numero.Card", "numberloor.Card", "numero.Tally", "numero.Ratio"]);
    for (name, good, bad) in [
        ("Seat", json!([1, 6]), json!([0, 7, -1, 1.5, "1", null])),
        (
            "numero.Card",
            json!(["10b", "10", "1g", "-2", "x3", "/4", "3/4", "0.5", "75%", "12.5%", "^2", "sqrt", "cbrt", "-2r"]),
            json!(["b10", "100b", "0b", "10y", "x", "^4", "", " 9b", "6n", 9]),
        ),
        (
            "numberloor.Card",
            json!(["0", "9", "6n", "b0", "b10", "near", "odd", "even", "skip"]),
            json!(["10", "b11", "n6", "6b", "", "Near", 6]),
        ),
        (
            "numero.Tally",
            json!([{}, { "takes": 10, "bluff-found": -20 }]),
            json!([{ "take": 10 }, { "takes": "10" }, []]),
        ),
        ("numero.Ratio", json!(["7", "-3", "2/3", "-2/3"]), json!([7, "0.5", "2/", "+1", ""])),
    ] {
        for value in good.as_array().expect("a list") {
            assert!(definitions.allows(name, value), "{name}: {value}");
        }
        for value in bad.as_array().expect("a list") {
            assert!(!definitions.allows(name, value), "{name}: {value}");
        }
    }
}

#[test]
fn every_card_fits() {
    let definitions = Definitions::of(&["numero.Card", "numberloor.Card"]);
    let cards = numero::Pack::default_pack();
    cards.cards().iter().for_each(|printed| drop(definitions.check("numero.Card", &printed.card)));
    numberloor::Card::all().for_each(|card| drop(definitions.check("numberloor.Card", &card)));
}

// Whoever writes a client reads these: none leads nowhere, and none has words for Rust alone.
#[test]
fn every_reference_leads_somewhere() {
    let schema = schema();
    let names: BTreeSet<&str> = schema["$defs"].as_object().expect("a map").keys().map(String::as_str).collect();
    let text = schema.to_string();
    for name in text.split("\"#/$defs/").skip(1).filter_map(|rest| rest.split('"').next()) {
        assert!(names.contains(name), "{name}");
    }
    assert!(!text.contains("super::") && !text.contains("crate::"), "a path of the source is in the schema");
    assert!(jsonschema::meta::is_valid(&schema));
}

#[test]
fn golden_schema() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.schema.json");
    let made = serde_json::to_string_pretty(&schema()).expect("a schema is JSON") + "\n";
    if std::env::var_os("RECKON_BLESS").is_some() {
        std::fs::write(&path, &made).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        return;
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    assert!(
        kept == made,
        "docs/protocol.schema.json is not what the types say: make bless, and look at the difference"
    );
}
