//! The JSON Schema of all messages and of each game's parts of them: one document, generated from
//! the types and kept in `docs/protocol.schema.json`.

use std::collections::BTreeMap;

use reckon_compose::Compose;
use schemars::SchemaGenerator;
use schemars::generate::SchemaSettings;
use serde_json::{Value, json};

use crate::{PROTOCOL, ToClient, ToServer};

/// Returns the schema of `ToServer` and `ToClient`; and for each game, as in `numero.View`, of its
/// `View`, `Event`, `Reading` where it reads moves, `Work`, `Illegal`, `Options` and `Move`.
///
/// A client may leave out whatever is not required. Messages to a client are complete.
pub fn schema() -> Value {
    let mut all = BTreeMap::new();
    add("", reading(|of| drop(of.subschema_for::<ToServer>())), &mut all);
    add("", writing(|of| drop(of.subschema_for::<ToClient>())), &mut all);
    macro_rules! add_each {
        ($([$module:ident $game:ident])*) => {$(
            add(
                concat!(stringify!($module), "."),
                writing(|of| {
                    of.subschema_for::<reckon_rules::$module::View>();
                    of.subschema_for::<reckon_rules::$module::Event>();
                    of.subschema_for::<<reckon_rules::$module::$game as Compose>::Reading>();
                    of.subschema_for::<<reckon_rules::$module::$game as Compose>::Preview>();
                    of.subschema_for::<reckon_rules::$module::Illegal>();
                    of.subschema_for::<reckon_rules::$module::Options>();
                    of.subschema_for::<reckon_rules::$module::Move>();
                }),
                &mut all,
            );
        )*};
    }
    reckon_rules::games!(add_each);
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

/// Adds all definitions under prefixed names, because two games have a `Card`.
fn add(prefix: &str, mut generator: SchemaGenerator, all: &mut BTreeMap<String, Value>) {
    for (name, definition) in generator.take_definitions(true) {
        let definition = prefixed(definition, prefix);
        if let Some(before) = all.insert(format!("{prefix}{name}"), definition.clone()) {
            assert_eq!(before, definition, "{name} is read as it is written");
        }
    }
}

/// Prefixes the references and sorts the keys: whether a `serde_json` map keeps its order depends on
/// features that other crates may enable.
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
