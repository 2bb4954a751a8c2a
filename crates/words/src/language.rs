//! The languages, and what is written differently in them without being a word.

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

    /// The short name that the web uses.
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

    /// German sets a percent sign apart, with a space that never ends a line.
    pub(crate) fn percent(self) -> &'static str {
        match self {
            Language::English => "%",
            Language::German => "\u{a0}%",
        }
    }

    /// The messages of this language, by file. Those of the pages are rendered in browsers, and stand here so that
    /// the same tests hold for them.
    pub fn texts(self) -> impl Iterator<Item = (&'static str, &'static str)> {
        macro_rules! texts {
            ($($file:literal)*) => {
                match self {
                    Language::English => [$(($file, include_str!(concat!("../text/en/", $file)))),*],
                    Language::German => [$(($file, include_str!(concat!("../text/de/", $file)))),*],
                }
            };
        }
        let texts = texts!(
            "arithmetic.ftl"
            "cli-nmbrs.ftl"
            "cli-numenko.ftl"
            "cli.ftl"
            "company.ftl"
            "games.ftl"
            "nmbrs-errors.ftl"
            "nmbrs-options.ftl"
            "nmbrs.ftl"
            "numberloor-errors.ftl"
            "numberloor-options.ftl"
            "numberloor.ftl"
            "numenko-errors.ftl"
            "numenko-options.ftl"
            "numenko.ftl"
            "numero-errors.ftl"
            "numero-options.ftl"
            "numero.ftl"
            "records.ftl"
            "server.ftl"
            "table.ftl"
            "web-after.ftl"
            "web-nmbrs.ftl"
            "web-numberloor.ftl"
            "web-numenko.ftl"
            "web-numero.ftl"
            "web.ftl"
        );
        texts.into_iter()
    }
}

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
