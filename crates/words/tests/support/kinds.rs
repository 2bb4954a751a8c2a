//! Kinds of values that have sentences: each variant has a message.

use std::fmt::Debug;

use reckon_words::{Say, Speaker};

use super::{Known, complete};

/// A kind of value with sentences: the source of its variants, the prefix of its ids, a sample of each.
pub struct Kind {
    pub name: &'static str,
    pub source: &'static str,
    pub prefix: &'static str,
    pub samples: Vec<String>,
    /// Variants that pass on the sentence of their contents.
    pub passed_on: &'static [&'static str],
}

macro_rules! kind {
    ($name:literal, $file:literal, $prefix:literal, $samples:expr, $passed_on:expr) => {
        kind!(in "rules", $name, $file, $prefix, $samples, $passed_on)
    };
    (in $crate_of:literal, $name:literal, $file:literal, $prefix:literal, $samples:expr, $passed_on:expr) => {
        Kind {
            name: $name,
            source: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../", $crate_of, "/src/", $file)),
            prefix: $prefix,
            samples: $samples.iter().map($crate::support::variant_of).collect(),
            passed_on: $passed_on,
        }
    };
}
pub(crate) use kind;

/// Renders each of them, and checks that the sentence is complete.
pub fn say_all<T: Say + Debug>(things: &[T], speaker: &Speaker<'_>, known: &Known, sentences: bool) {
    for thing in things {
        let text = complete(thing, speaker, known);
        assert!(!sentences || text.ends_with(['.', '!']), "{text}");
        assert_eq!(wrong_article(&text), None, "{text}");
    }
}

/// Returns the first article of an English sentence that does not suit the number after it: `a 8`, `an 9`.
pub fn wrong_article(text: &str) -> Option<String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let wrong = words.windows(2).find(|pair| {
        let article = pair[0].trim_matches(|c: char| !c.is_alphanumeric());
        let digits: String =
            pair[1].chars().skip_while(|c| !c.is_alphanumeric()).take_while(char::is_ascii_digit).collect();
        let is_number = !digits.is_empty();
        let needs_an = digits.starts_with('8') || digits == "11" || digits == "18";
        is_number && (article.eq_ignore_ascii_case("a") && needs_an || article.eq_ignore_ascii_case("an") && !needs_an)
    });
    wrong.map(|pair| pair.join(" "))
}
