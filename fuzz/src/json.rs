use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

/// Checks that a value stays the same when it is written and read again.
pub fn round_trip<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) {
    let text = serde_json::to_string(value).expect("a parsed value can be written");
    let back: T = serde_json::from_str(&text).unwrap_or_else(|why| panic!("'{text}' does not read back: {why}"));
    assert_eq!(back, *value, "'{text}' reads back differently");
}
