//! Notation helpers shared by all games.

use std::ops::RangeInclusive;

/// Serialises a type, such as a card or a move, as its text. The description goes into the schema
/// and into TypeScript, the pattern only into the schema.
macro_rules! as_text {
    ($type:ident, $about:literal $(, $pattern:literal)?) => {
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <String as serde::Deserialize>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }

        #[cfg(feature = "schema")]
        impl schemars::JsonSchema for $type {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                stringify!($type).into()
            }

            fn schema_id() -> std::borrow::Cow<'static, str> {
                concat!(module_path!(), "::", stringify!($type)).into()
            }

            fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
                schemars::json_schema!({ "type": "string", "description": $about $(, "pattern": $pattern)? })
            }
        }

        #[cfg(feature = "ts")]
        impl ts_rs::TS for $type {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn docs() -> Option<String> {
                Some(concat!("/**\n * ", $about, "\n */\n").into())
            }

            fn name(_: &ts_rs::Config) -> String {
                stringify!($type).into()
            }

            fn inline(_: &ts_rs::Config) -> String {
                "string".into()
            }

            fn decl(_: &ts_rs::Config) -> String {
                concat!("type ", stringify!($type), " = string;").into()
            }

            fn output_path() -> Option<std::path::PathBuf> {
                Some(concat!(stringify!($type), ".ts").into())
            }
        }
    };
}
pub(crate) use as_text;

/// Trims a text and cuts it to the length that an error message shows.
pub fn shortened(text: &str) -> String {
    const SHOWN: usize = 40;
    text.trim().chars().take(SHOWN).collect()
}

/// Parses `7` or `2-7` as the lowest and highest number of a range within `bounds`.
pub(crate) fn read_range(text: &str, bounds: RangeInclusive<u8>) -> Option<(u8, u8)> {
    let number = |text: &str| text.trim().parse::<u8>().ok().filter(|number| bounds.contains(number));
    let (least, most) = text.split_once('-').unwrap_or((text, text));
    let (least, most) = (number(least)?, number(most)?);
    (least <= most).then_some((least, most))
}

/// Splits a written position into sections, each a keyword and its contents. They are separated
/// by `|`, `;` or a newline.
pub(crate) fn sections(text: &str) -> impl Iterator<Item = (String, &str)> {
    text.split(['|', ';', '\n']).map(str::trim).filter(|section| !section.is_empty()).map(|section| {
        let (word, rest) = section.split_once(char::is_whitespace).unwrap_or((section, ""));
        (word.trim_end_matches(':').to_ascii_lowercase(), rest.trim())
    })
}
