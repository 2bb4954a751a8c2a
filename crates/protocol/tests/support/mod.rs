//! Values checked against the definitions of the schema.

pub mod games;

use std::collections::BTreeMap;

use jsonschema::Validator;
use serde::Serialize;
use serde_json::Value;

/// Definitions of the schema, each with its validator.
pub struct Definitions(BTreeMap<String, Validator>);

impl Definitions {
    pub fn of(names: &[&str]) -> Definitions {
        let whole = reckon_protocol::schema();
        let validator = |name: &&str| {
            let mut schema = whole.clone();
            let object = schema.as_object_mut().expect("a schema is an object");
            object.remove("anyOf");
            assert!(object["$defs"].get(*name).is_some(), "there is no definition {name}");
            object.insert("$ref".into(), format!("#/$defs/{name}").into());
            let validator = jsonschema::validator_for(&schema).unwrap_or_else(|bad| panic!("{name}: {bad}"));
            (name.to_string(), validator)
        };
        Definitions(names.iter().map(validator).collect())
    }

    pub fn allows(&self, name: &str, value: &Value) -> bool {
        self.0[name].is_valid(value)
    }

    #[track_caller]
    pub fn check(&self, name: &str, value: &impl Serialize) -> Value {
        let value = serde_json::to_value(value).expect("a message is JSON");
        // A yes or no takes a fraction of the time that an explanation does.
        if !self.allows(name, &value)
            && let Err(error) = self.0[name].validate(&value)
        {
            panic!("{name}: {error} at {} in {value}", error.instance_path());
        }
        value
    }
}

/// Returns the number times `RECKON_LONG`, which is larger in long runs (`RECKON_LONG=10`).
pub fn scaled(number: usize) -> usize {
    number * std::env::var("RECKON_LONG").map_or(1, |times| times.parse().expect("RECKON_LONG is a number"))
}

/// Reports how much was tried to the runner, which adds up the numbers by subject.
#[expect(clippy::print_stdout, reason = "the runner reads it")]
pub fn tally(subject: &str, what: &str, number: u64) {
    println!("tally | {subject} | {what} | {number}");
}
