//! Animals instead of names: guests appear as animals, and computer players as six others.

use std::fmt::{self, Debug, Display};
use std::str::FromStr;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::text::BadText;

/// Word and picture. The name in a language is the message `animal-` plus the word.
type Kind = (&'static str, &'static str);

pub const GUESTS: [Kind; 30] = [
    ("badger", "🦡"),
    ("bear", "🐻"),
    ("beaver", "🦫"),
    ("bee", "🐝"),
    ("camel", "🐫"),
    ("cat", "🐱"),
    ("crab", "🦀"),
    ("dog", "🐶"),
    ("dolphin", "🐬"),
    ("duck", "🦆"),
    ("elephant", "🐘"),
    ("flamingo", "🦩"),
    ("frog", "🐸"),
    ("giraffe", "🦒"),
    ("horse", "🐴"),
    ("kangaroo", "🦘"),
    ("koala", "🐨"),
    ("ladybird", "🐞"),
    ("lion", "🦁"),
    ("mouse", "🐭"),
    ("otter", "🦦"),
    ("panda", "🐼"),
    ("parrot", "🦜"),
    ("penguin", "🐧"),
    ("rabbit", "🐰"),
    ("seal", "🦭"),
    ("squirrel", "🐿️"),
    ("tiger", "🐯"),
    ("turtle", "🐢"),
    ("whale", "🐳"),
];

pub const COMPUTERS: [Kind; 6] =
    [("snail", "🐌"), ("hedgehog", "🦔"), ("fox", "🦊"), ("owl", "🦉"), ("raven", "🐦‍⬛"), ("octopus", "🐙")];

macro_rules! animals {
    ($name:ident, $all:ident, $why:literal) => {
        impl $name {
            /// Returns the animal at this index of the list, which wraps around.
            pub fn at(place: usize) -> $name {
                $name(u8::try_from(place % $all.len()).expect("the list is short"))
            }

            fn kind(self) -> Kind {
                $all[usize::from(self.0)]
            }

            pub fn word(self) -> &'static str {
                self.kind().0
            }

            pub fn picture(self) -> &'static str {
                self.kind().1
            }

            /// Returns the id of the message with its name.
            pub fn message(self) -> String {
                format!("animal-{}", self.word())
            }
        }

        impl FromStr for $name {
            type Err = BadText;

            fn from_str(word: &str) -> Result<$name, BadText> {
                $all.iter().position(|(known, _)| *known == word).map($name::at).ok_or(BadText($why))
            }
        }

        impl Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.word())
            }
        }

        impl Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.word())
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.word())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
            }
        }

        impl JsonSchema for $name {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                stringify!($name).into()
            }

            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                let words: Vec<&str> = $all.iter().map(|(word, _)| *word).collect();
                json_schema!({ "type": "string", "enum": words })
            }
        }

        #[cfg(feature = "ts")]
        impl ts_rs::TS for $name {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(_: &ts_rs::Config) -> String {
                stringify!($name).into()
            }

            fn inline(_: &ts_rs::Config) -> String {
                let words: Vec<String> = $all.iter().map(|(word, _)| format!("\"{word}\"")).collect();
                words.join(" | ")
            }

            fn decl(config: &ts_rs::Config) -> String {
                format!("type {} = {};", Self::name(config), Self::inline(config))
            }

            fn output_path() -> Option<std::path::PathBuf> {
                Some(concat!(stringify!($name), ".ts").into())
            }
        }
    };
}

/// Animal that a guest appears as at a table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Animal(u8);
animals!(Animal, GUESTS, "there is no such animal among the guests");

/// Animal that a computer player appears as.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Computer(u8);
animals!(Computer, COMPUTERS, "there is no such computer player");

impl Default for Computer {
    fn default() -> Computer {
        "fox".parse().expect("it is in the list")
    }
}
