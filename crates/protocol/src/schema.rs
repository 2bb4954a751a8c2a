//! The JSON Schema of all messages and of what each game puts into them: one document, made from
//! the types themselves and kept in `docs/protocol.schema.json`.

use std::collections::BTreeMap;

use reckon_rules::{nmbrs, numberloor, numenko, numero};
use schemars::SchemaGenerator;
use schemars::generate::SchemaSettings;
use serde_json::{Value, json};

use crate::{PROTOCOL, ToClient, ToServer};

/// `ToServer` and `ToClient`; and for each game, as in `numero.View`, its `View`, `Event`,
/// `Reading` where it reads moves, `Work`, `Illegal`, `Options` and `Move`.
///
/// What a client sends may leave out whatever is not required. What a client is sent is complete.
pub fn schema() -> Value {
    let mut all = BTreeMap::new();
    add("", reading(|of| drop(of.subschema_for::<ToServer>())), &mut all);
    add("", writing(|of| drop(of.subschema_for::<ToClient>())), &mut all);
    macro_rules! game {
        ($game:ident, $($more:ident)*) => {
            add(
                concat!(stringify!($game), "."),
                writing(|of| {
                    of.subschema_for::<$game::View>();
                    of.subschema_for::<$game::Event>();
                    $(of.subschema_for::<$game::$more>();)*
                    of.subschema_for::<$game::Work>();
                    of.subschema_for::<$game::Illegal>();
                    of.subschema_for::<$game::Options>();
                    of.subschema_for::<$game::Move>();
                }),
                &mut all,
            );
        };
    }
    game!(nmbrs,);
    game!(numberloor, Reading);
    game!(numenko, Reading);
    game!(numero, Reading);
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": format!("urn:reckon:protocol:{PROTOCOL}"),
        "title": format!("Reckon, protocol {PROTOCOL}"),
        "description": "The messages between a table of Reckon and its clients, and what each game puts into them.",
        "anyOf": [{ "$ref": format!("{DEFINITIONS}ToServer") }, { "$ref": format!("{DEFINITIONS}ToClient") }],
        "$defs": all,
    })
}

const DEFINITIONS: &str = "#/$defs/";

fn reading(ask: impl FnOnce(&mut SchemaGenerator)) -> SchemaGenerator {
    let mut generator = SchemaSettings::draft2020_12().for_deserialize().into_generator();
    ask(&mut generator);
    generator
}

fn writing(ask: impl FnOnce(&mut SchemaGenerator)) -> SchemaGenerator {
    let mut generator = SchemaSettings::draft2020_12().for_serialize().into_generator();
    ask(&mut generator);
    generator
}

/// Adds all definitions under their names with a prefix, because two games have a `Card`.
fn add(prefix: &str, mut generator: SchemaGenerator, all: &mut BTreeMap<String, Value>) {
    for (name, definition) in generator.take_definitions(true) {
        let definition = prefixed(definition, prefix);
        if let Some(before) = all.insert(format!("{prefix}{name}"), definition.clone()) {
            assert_eq!(before, definition, "{name} is read as it is written");
        }
    }
}

/// The same with its references prefixed, and with sorted keys: whether a map of `serde_json` keeps
/// its order is decided elsewhere.
fn prefixed(value: Value, prefix: &str) -> Value {
    match value {
        Value::Object(map) => {
            let sorted: BTreeMap<String, Value> = map
                .into_iter()
                .map(|(key, value)| match value.as_str().and_then(|text| text.strip_prefix(DEFINITIONS)) {
                    Some(name) if key == "$ref" => (key, format!("{DEFINITIONS}{prefix}{name}").into()),
                    _ => (key, prefixed(value, prefix)),
                })
                .collect();
            json!(sorted)
        }
        Value::Array(values) => values.into_iter().map(|value| prefixed(value, prefix)).collect(),
        plain => plain,
    }
}
