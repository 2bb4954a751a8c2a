//! `docs/protocol.md` is accurate: each of its examples is a message, and nothing is left out.

use std::collections::BTreeSet;
use std::fmt::Debug;

use reckon_protocol::{
    Close, CreateTable, Created, Failed, Games, Health, Join, Joined, LONGEST_FRAME, MAX_MOVES_IN_A_PLAN, NewGuest,
    OpenTables, PROTOCOL, Phrase, ToClient, ToServer, Welcome, Why, codes, schema,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use utoipa::ToSchema;
use utoipa::openapi::{RefOr, Schema};

use crate::support::Definitions;

const PAGE: &str = include_str!("../../../../docs/protocol.md");
const REFUSALS: &str = include_str!("../../../../docs/refusals.md");

/// An example: the kind that its block names, and one of the values in it.
struct Example {
    kind: String,
    /// Game whose view, events or readings it contains.
    game: Option<String>,
    value: Value,
}

fn examples() -> Vec<Example> {
    let mut all = Vec::new();
    for block in PAGE.split("\n```json").skip(1) {
        let (info, rest) = block.split_once('\n').expect("a block has lines");
        let (text, _) = rest.split_once("\n```").expect("a block ends");
        let mut words = info.split_whitespace().map(str::to_string);
        let kind = words.next().unwrap_or_else(|| panic!("a block does not name its kind:\n{text}"));
        let game = words.next();
        for value in serde_json::Deserializer::from_str(text).into_iter::<Value>() {
            let value = value.unwrap_or_else(|bad| panic!("{bad} in {text}"));
            all.push(Example { kind: kind.clone(), game: game.clone(), value });
        }
    }
    assert!(all.len() > 20, "only {} examples", all.len());
    all
}

fn is_within(part: &Value, whole: &Value) -> bool {
    match (part, whole) {
        (Value::Object(part), Value::Object(whole)) => {
            part.iter().all(|(key, value)| whole.get(key).is_some_and(|found| is_within(value, found)))
        }
        (Value::Array(part), Value::Array(whole)) => {
            part.len() == whole.len() && part.iter().zip(whole).all(|(part, whole)| is_within(part, whole))
        }
        _ => part == whole,
    }
}

#[track_caller]
fn read<T: DeserializeOwned>(value: &Value) -> T {
    // Parsed from text, because raw JSON cannot be taken from values.
    serde_json::from_str(&value.to_string()).unwrap_or_else(|bad| panic!("{bad}: {value}"))
}

/// Checks that a message from the server is read and written back unchanged.
#[track_caller]
fn is_said<T: Serialize + DeserializeOwned>(value: &Value) {
    assert_eq!(json!(read::<T>(value)), *value);
}

/// Checks a message from a client, which may omit fields: once completed, it is read and written back unchanged.
#[track_caller]
fn is_asked<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &Value) {
    let asked: T = read(value);
    let whole = json!(asked);
    assert!(is_within(value, &whole), "{value} became {whole}");
    assert_eq!(read::<T>(&whole), asked);
}

#[track_caller]
fn is_requested<T: Serialize + DeserializeOwned + PartialEq + Debug + ToSchema>(value: &Value) {
    is_asked::<T>(value);
    check_openapi::<T>(value);
}

#[track_caller]
fn is_answered<T: Serialize + DeserializeOwned + ToSchema>(value: &Value) {
    is_said::<T>(value);
    check_openapi::<T>(value);
}

/// Checks a value against its OpenAPI schema.
#[track_caller]
fn check_openapi<T: ToSchema>(value: &Value) {
    let mut schemas: Vec<(String, RefOr<Schema>)> = vec![(T::name().into_owned(), T::schema())];
    T::schemas(&mut schemas);
    let schemas: Value = schemas.into_iter().map(|(name, schema)| (name, json!(schema))).collect();
    let whole = json!({ "$ref": format!("#/components/schemas/{}", T::name()), "components": { "schemas": schemas } });
    let validator = jsonschema::validator_for(&whole).unwrap_or_else(|bad| panic!("{}: {bad}", T::name()));
    if let Err(error) = validator.validate(value) {
        panic!("{}: {error} at {} in {value}", T::name(), error.instance_path());
    }
    // A schema that accepts anything would prove nothing.
    assert!(!validator.is_valid(&json!([])) && !validator.is_valid(&json!({ "nothing": 1 })), "{}", T::name());
}

#[test]
fn every_example_is_what_it_says() {
    let definitions = Definitions::of(&["ToServer", "ToClient"]);
    for Example { kind, value, .. } in examples() {
        match kind.as_str() {
            "to-server" => {
                is_asked::<ToServer>(&value);
                definitions.check("ToServer", &value);
            }
            "to-client" => {
                is_said::<ToClient>(&value);
                definitions.check("ToClient", &value);
            }
            "http-create-table" => is_requested::<CreateTable>(&value),
            "http-join" => is_requested::<Join>(&value),
            "http-new-guest" => is_requested::<NewGuest>(&value),
            "http-created" => is_answered::<Created>(&value),
            "http-joined" => is_answered::<Joined>(&value),
            "http-welcome" => is_answered::<Welcome>(&value),
            "http-open-tables" => is_answered::<OpenTables>(&value),
            "http-games" => is_answered::<Games>(&value),
            "http-health" => is_answered::<Health>(&value),
            "http-failed" => is_answered::<Failed>(&value),
            other => panic!("unknown kind {other}"),
        }
    }
}

/// Panics unless a value is one of a game's views.
type CheckView = fn(&Value);

const GAMES: &[(&str, CheckView)] = {
    macro_rules! views {
        ($([$module:ident $game:ident])*) => {
            &[$((stringify!($module), is_said::<reckon_rules::$module::View>)),*]
        };
    }
    reckon_rules::games!(views)
};

/// The parts that come from a game fit its definitions; a message without such parts names no game.
#[test]
fn views_and_readings_are_those_of_their_game() {
    let names = ["View", "Event", "Reading", "Work"];
    // Not every game reads moves.
    let is_there = |name: &String| !name.ends_with(".Reading") || schema()["$defs"].get(name).is_some();
    let names = GAMES.iter().flat_map(|(game, _)| names.map(|name| format!("{game}.{name}")));
    let names: Vec<String> = names.filter(is_there).collect();
    let definitions = Definitions::of(&names.iter().map(String::as_str).collect::<Vec<&str>>());
    let mut seen = 0;
    for Example { game, value, .. } in examples() {
        let update = value.get("update");
        let readings = value.pointer("/reading/readings").filter(|readings| readings.is_array());
        let Some(game) = game else {
            assert!(update.is_none() && readings.is_none(), "which game is {value} from?");
            continue;
        };
        seen += 1;
        if let Some(update) = update {
            definitions.check(&format!("{game}.View"), &update["view"]);
            for event in update["events"].as_array().expect("a list") {
                definitions.check(&format!("{game}.Event"), event);
            }
            let (_, is_said) = GAMES.iter().find(|(name, _)| *name == game).expect("a game");
            is_said(&update["view"]);
        }
        if let Some(work) = value.pointer("/reading/work").filter(|work| work.is_object()) {
            definitions.check(&format!("{game}.Work"), work);
        }
        for reading in readings.and_then(Value::as_array).into_iter().flatten() {
            definitions.check(&format!("{game}.Reading"), reading);
        }
    }
    assert!(seen >= 2, "only {seen} examples have parts from a game");
}

/// Returns the keys or words of a definition with several forms.
fn forms(name: &str) -> BTreeSet<String> {
    let schema = schema();
    let definition = &schema["$defs"][name];
    let all = definition["oneOf"].as_array().unwrap_or_else(|| panic!("{name} has one form"));
    let mut words = BTreeSet::new();
    for form in all {
        if let Some(word) = form["const"].as_str() {
            words.insert(word.to_string());
        }
        words.extend(form["enum"].as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_string));
        words.extend(form["required"].as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_string));
    }
    assert!(words.len() > 5, "{name}: {words:?}");
    words
}

fn shown(kind: &str) -> BTreeSet<String> {
    let of_kind = examples().into_iter().filter(|example| example.kind == kind);
    of_kind
        .filter_map(|example| match example.value {
            Value::Object(map) => map.keys().next().cloned(),
            Value::String(word) => Some(word),
            _ => None,
        })
        .collect()
}

#[test]
fn every_message_has_an_example() {
    assert_eq!(shown("to-server"), forms("ToServer"));
    assert_eq!(shown("to-client"), forms("ToClient"));
}

#[test]
fn every_close_and_every_refusal_is_documented() {
    for close in Close::ALL {
        assert!(PAGE.contains(&format!("\n| {} | {close:?} |", close.code())), "{close:?} is not documented");
    }
    for why in forms("Why") {
        assert_eq!(read::<Why>(&json!(why)).code(), why);
        assert!(PAGE.contains(&format!("\n| `{why}` |")), "{why} is not documented");
    }
    for code in codes::SPECIFIC {
        assert!(!forms("Why").contains(code), "{code} is the same as a `why`");
        assert!(REFUSALS.contains(&format!("\n| `{code}` |")), "{code} is not documented");
    }
    for phrase in Phrase::ALL {
        let word = json!(phrase);
        assert!(PAGE.contains(&format!("`{}`", word.as_str().expect("a word"))), "{word} is not documented");
    }
}

#[test]
fn numbers_are_those_of_the_program() {
    assert!(PAGE.contains(&format!("This is protocol {PROTOCOL}.")));
    assert!(PAGE.contains(&format!("at most {} kB", LONGEST_FRAME / 1024)));
    assert!(PAGE.contains(&format!("A plan of at most {MAX_MOVES_IN_A_PLAN} moves")));
    assert!(PAGE.lines().count() <= 350, "too long to be read");
}
