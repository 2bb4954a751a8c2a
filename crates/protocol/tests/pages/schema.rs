//! The schema as a whole: its small parts, its references, and the page that others read.

use std::collections::BTreeSet;
use std::path::PathBuf;

use reckon_protocol::schema;
use reckon_rules::{numberloor, numero};
use serde_json::json;

use crate::support::Definitions;

/// A card of one game is not a card of another, and seats count from 1.
#[test]
fn small_types_are_told_apart() {
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

/// The schema is for authors of clients in any language, so it names no Rust path.
#[test]
fn every_reference_leads_somewhere() {
    let schema = schema();
    let names: BTreeSet<&str> = schema["$defs"].as_object().expect("a map").keys().map(String::as_str).collect();
    let text = schema.to_string();
    for name in text.split("\"#/$defs/").skip(1).filter_map(|rest| rest.split('"').next()) {
        assert!(names.contains(name), "{name}");
    }
    assert!(!text.contains("super::") && !text.contains("crate::"), "the schema names a Rust path");
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
        "docs/protocol.schema.json does not match the types: run make bless and review the difference"
    );
}
