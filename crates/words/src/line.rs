//! A sentence before it is rendered: the id of its message, and the arguments.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

/// The id of a message and its arguments. An id may name an attribute, as in `id.title`.
///
/// Arguments that are shown are finished text in one language, numbers included; a count is never
/// shown and only selects between `card` and `cards`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Line {
    pub id: Cow<'static, str>,
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Arg {
    Text(String),
    Count(i64),
}

impl Line {
    pub fn new(id: impl Into<Cow<'static, str>>) -> Line {
        Line { id: id.into(), args: Vec::new() }
    }

    #[must_use]
    pub fn with(mut self, name: impl Into<Cow<'static, str>>, arg: impl Into<Arg>) -> Line {
        self.args.push((name.into(), arg.into()));
        self
    }
}

/// Builds a line from its parts.
pub fn line<N: Into<Cow<'static, str>>>(
    id: impl Into<Cow<'static, str>>,
    args: impl IntoIterator<Item = (N, Arg)>,
) -> Line {
    Line { id: id.into(), args: args.into_iter().map(|(name, arg)| (name.into(), arg)).collect() }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_string())
    }
}

impl From<i64> for Arg {
    fn from(count: i64) -> Arg {
        Arg::Count(count)
    }
}
