//! The languages, and the notation that differs between them.

use std::fmt::{self, Display};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Default, Serialize, Deserialize)]
pub enum Language {
    #[default]
    #[serde(rename = "en")]
    English,
    #[serde(rename = "de")]
    German,
}

impl Language {
    pub const ALL: [Language; 2] = [Language::English, Language::German];

    /// Returns the BCP 47 language tag.
    pub fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
        }
    }

    pub(crate) fn times(self) -> char {
        match self {
            Language::English => '×',
            Language::German => '·',
        }
    }

    pub(crate) fn over(self) -> char {
        match self {
            Language::English => '÷',
            Language::German => ':',
        }
    }

    pub(crate) fn decimal_mark(self) -> char {
        match self {
            Language::English => '.',
            Language::German => ',',
        }
    }

    /// Returns the percent sign, which German separates with a non-breaking space.
    pub(crate) fn percent(self) -> &'static str {
        match self {
            Language::English => "%",
            Language::German => "\u{a0}%",
        }
    }

    /// Returns the messages in this language, file by file. Those for the web pages are rendered by browsers, and are
    /// listed here so that the same tests cover them.
    pub fn texts(self) -> impl Iterator<Item = (&'static str, &'static str)> {
        macro_rules! files {
            ($([$module:ident $game:ident])*) => { [SHARED, $(crate::$module::FILES),*].concat() };
        }
        let mut files = reckon_rules::games!(files);
        files.sort_unstable_by_key(|file| file.name);
        files.into_iter().map(move |file| match self {
            Language::English => (file.name, file.english),
            Language::German => (file.name, file.german),
        })
    }
}

/// A file of messages in each language.
#[derive(Clone, Copy)]
pub(crate) struct File {
    pub(crate) name: &'static str,
    pub(crate) english: &'static str,
    pub(crate) german: &'static str,
}

/// Compiles in files from `text/`.
macro_rules! files {
    ($($name:literal)*) => {
        &[$($crate::language::File {
            name: $name,
            english: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/text/en/", $name)),
            german: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/text/de/", $name)),
        }),*]
    };
}
pub(crate) use files;

/// Files that belong to no particular game; each game lists its own.
const SHARED: &[File] = files!(
    "arithmetic.ftl"
    "cli.ftl"
    "company.ftl"
    "games.ftl"
    "records.ftl"
    "server.ftl"
    "table.ftl"
    "web-after.ftl"
    "web.ftl"
);

impl Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a language is en or de")]
pub struct NotALanguage;

impl FromStr for Language {
    type Err = NotALanguage;

    fn from_str(text: &str) -> Result<Self, NotALanguage> {
        Language::ALL.into_iter().find(|language| language.tag() == text).ok_or(NotALanguage)
    }
}
