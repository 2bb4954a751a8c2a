//! Everything that whole games send fits the schema, and flawed copies do not.

use reckon_compose::Compose;
use reckon_rules::game::{Game, Seat, Turn, Viewer};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Shuffle;
use serde::Serialize;
use serde_json::{Value, json};

use super::{Definitions, scaled, tally};
use crate::pages::types::File;

/// A game whose drafts can be read.
pub trait Readable:
    Game<View: Serialize, Event: Serialize, Illegal: Serialize, Options: Serialize, Move: Serialize>
{
    const NAME: &'static str;

    /// Whether it reads moves as well as taps.
    const READS: bool = true;

    fn readings(view: &Self::View, choice: &Self::Move) -> Vec<Value>;

    /// Returns the engine's answer to taps on some of the viewer's cards.
    fn work(view: &Self::View) -> Value;

    /// Adds types that the pages use besides those of the messages.
    fn more_types(_: &mut File) {}
}

pub fn as_value(thing: &impl Serialize) -> Value {
    serde_json::to_value(thing).expect("it is JSON")
}

/// Number of messages of each kind to try with every flaw; most are alike.
const SAMPLES: usize = 8;

const PARTS: [&str; 7] = ["View", "Event", "Reading", "Work", "Illegal", "Options", "Move"];

fn parts<G: Readable>() -> impl Iterator<Item = &'static str> {
    PARTS.into_iter().filter(|part| G::READS || *part != "Reading")
}

/// Everything that whole games sent, by definition.
struct Seen {
    definitions: Definitions,
    game: &'static str,
    samples: Vec<(&'static str, Value)>,
    games: u64,
}

impl Seen {
    fn of<G: Readable>() -> Seen {
        let names: Vec<String> =
            parts::<G>().map(|part| format!("{}.{part}", G::NAME)).chain(["Turn".into()]).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        Seen { definitions: Definitions::of(&names), game: G::NAME, samples: Vec::new(), games: 0 }
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
        let seat = must.iter().next().or(called).expect("somebody can act");
        let caller = called.unwrap_or(seat);
        let called = game.random_move(caller, &mut shuffle);
        // A move meant for somebody else is often refused, and the reading says why.
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
    seen.games += 1;
}

/// Lists every place of a value as a JSON pointer.
fn places(value: &Value, at: String, all: &mut Vec<String>) {
    match value {
        Value::Object(map) => {
            for (key, part) in map {
                places(part, format!("{at}/{}", key.replace('~', "~0").replace('/', "~1")), all);
            }
        }
        Value::Array(parts) => {
            parts.iter().enumerate().for_each(|(place, part)| places(part, format!("{at}/{place}"), all));
        }
        _ => {}
    }
    all.push(at);
}

/// Returns wrong replacements for a part: something is missing, has another name or is of another kind.
fn flawed(part: &Value) -> Vec<Value> {
    match part {
        Value::Object(map) => {
            let mut all = vec![json!([]), json!(7)];
            for (key, part) in map {
                let mut without = map.clone();
                without.remove(key);
                all.push(without.clone().into());
                without.insert(format!("{key}s"), part.clone());
                all.push(without.into());
            }
            all
        }
        Value::Array(_) => vec![json!({}), json!("not a list")],
        Value::String(_) => vec![json!(7), json!({})],
        Value::Number(_) => vec![json!("7"), json!(0.5), json!(-1), json!(300)],
        Value::Bool(_) => vec![json!("yes"), json!(0)],
        // A field that may be null may also hold something.
        Value::Null => vec![json!([[]])],
    }
}

/// Calls `show` with the value, each time with one flaw in one place.
fn for_each_flaw(value: &Value, mut show: impl FnMut(&Value)) {
    let mut all = Vec::new();
    places(value, String::new(), &mut all);
    let mut value = value.clone();
    for place in all {
        let part = value.pointer(&place).expect("it has this place").clone();
        for flaw in flawed(&part) {
            *value.pointer_mut(&place).expect("it has this place") = flaw;
            show(&value);
        }
        *value.pointer_mut(&place).expect("it has this place") = part;
    }
}

/// Plays whole games, by seed, seats and options, and checks that everything they send fits the schema; then that no
/// flawed copy fits, unless `read` can read it too.
pub fn check_games<'a, G: Readable>(
    tables: impl IntoIterator<Item = (u64, u8, &'a str)>,
    events: &[G::Event],
    illegals: &[G::Illegal],
    read: impl Fn(&str, &Value) -> bool,
) {
    let mut seen = Seen::of::<G>();
    for (seed, seats, line) in tables {
        play::<G>(line, seats, seed, &mut seen);
    }
    events.iter().for_each(|event| seen.see("Event", event));
    illegals.iter().for_each(|illegal| seen.see("Illegal", illegal));
    every_flaw_is_found::<G>(&seen, read);
}

fn every_flaw_is_found<G: Readable>(seen: &Seen, read: impl Fn(&str, &Value) -> bool) {
    let mut flaws = 0;
    for part in parts::<G>() {
        let samples: Vec<&Value> = seen.samples.iter().filter(|(of, _)| *of == part).map(|(_, value)| value).collect();
        assert!(!samples.is_empty(), "no {part} of {}", seen.game);
        let step = samples.len().div_ceil(scaled(SAMPLES));
        for value in samples.into_iter().step_by(step) {
            for_each_flaw(value, |flaw| {
                // The schema is stricter where an option may be left out on reading.
                if seen.allows(part, flaw) {
                    assert!(read(part, flaw), "{}: the schema allows a flawed {part}: {flaw}", seen.game);
                } else {
                    flaws += 1;
                }
            });
        }
    }
    tally(G::NAME, "games whose messages fit the schema", seen.games);
    tally(G::NAME, "messages that fit the schema", seen.samples.len() as u64);
    tally(G::NAME, "flawed messages that the schema refuses", flaws);
    assert!(flaws > 1000, "only {flaws} flaws");
}

pub fn reads<T: serde::de::DeserializeOwned>(value: &Value) -> bool {
    T::deserialize(value).is_ok()
}

macro_rules! reads_as {
    ($game:ident, $type:ty $(, $reading:ty)?) => {
        |part: &str, value: &Value| match part {
            "View" => $crate::support::games::reads::<$game::View>(value),
            "Event" => $crate::support::games::reads::<$game::Event>(value),
            $("Reading" => $crate::support::games::reads::<$reading>(value),)?
            "Work" => $crate::support::games::reads::<<$type as reckon_compose::Compose>::Preview>(value),
            "Illegal" => $crate::support::games::reads::<$game::Illegal>(value),
            "Options" => $crate::support::games::reads::<$game::Options>(value),
            "Move" => $crate::support::games::reads::<$game::Move>(value),
            _ => panic!("{part}"),
        }
    };
}
pub(crate) use reads_as;

/// Returns the readings of one move.
pub fn readings<G: Compose>(view: &G::View, choice: &G::Move) -> Vec<Value> {
    let read = G::read(view, std::slice::from_ref(choice));
    read.iter().flat_map(|read| &read.readings).map(as_value).collect()
}
