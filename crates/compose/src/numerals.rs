//! Numbers in words, in every language at once: `nine`, `twenty-one`, `einundzwanzig`.
//!
//! A new language is one more file in `numerals/`, and one more line in [`LANGUAGES`].

mod de;
mod en;

use std::collections::BTreeMap;
use std::sync::LazyLock;

/// The number words of one language, from 0 to 100.
struct Numerals {
    /// From 0 to 19.
    units: [&'static [&'static str]; 20],
    /// 20, 30 and so on up to 90.
    tens: [&'static [&'static str]; 8],
    hundred: &'static [&'static str],
    /// Spells a number such as 21 from the word for 20 and one for 1.
    compound: fn(tens: &str, unit: &str) -> Vec<String>,
    /// Words for one that are not a number by themselves: in German they are articles.
    one_in_compounds: &'static [&'static str],
    /// Whether the compound may be written as two words: `twenty one`.
    may_be_apart: bool,
}

const LANGUAGES: [Numerals; 2] = [en::NUMERALS, de::NUMERALS];

/// Words that may be the first half of a number written as two words, with that number, and those that may be its second.
struct Words {
    whole: BTreeMap<String, u8>,
    tens: BTreeMap<&'static str, u8>,
    ones: BTreeMap<&'static str, u8>,
}

static WORDS: LazyLock<Words> = LazyLock::new(|| {
    let mut words = Words { whole: BTreeMap::new(), tens: BTreeMap::new(), ones: BTreeMap::new() };
    for numerals in &LANGUAGES {
        for (number, spelt) in (0..).zip(&numerals.units) {
            words.whole.extend(spelt.iter().map(|word| (word.to_string(), number)));
        }
        for (ten, spelt) in (2_u8..).zip(&numerals.tens) {
            for tens in *spelt {
                words.whole.insert(tens.to_string(), ten * 10);
                for (unit, of_unit) in (1..10).zip(&numerals.units[1..]) {
                    let one = if unit == 1 { numerals.one_in_compounds } else { &[] };
                    let compounds = of_unit.iter().chain(one).flat_map(|unit| (numerals.compound)(tens, unit));
                    words.whole.extend(compounds.map(|word| (word, ten * 10 + unit)));
                    if numerals.may_be_apart {
                        words.ones.extend(of_unit.iter().map(|word| (*word, unit)));
                    }
                }
                if numerals.may_be_apart {
                    words.tens.insert(tens, ten * 10);
                }
            }
        }
        words.whole.extend(numerals.hundred.iter().map(|word| (word.to_string(), 100)));
    }
    words
});

/// Replaces numbers in words by figures, and leaves everything else as it is. Where a number may have been written as
/// two words, as in `twenty one`, `is_one` says whether the two numbers are one.
pub(crate) fn in_figures(text: &str, mut is_one: impl FnMut(u8, u8) -> bool) -> String {
    let mut figures = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(start) = rest.find(char::is_alphabetic) {
        let follows_digit = rest[..start].ends_with(|before: char| before.is_ascii_digit());
        figures.push_str(&rest[..start]);
        rest = &rest[start..];
        let (number, length) = match number_at(rest) {
            Some(found) if !follows_digit => found,
            _ => {
                let (word, after) = rest.split_at(word_length(rest));
                figures.push_str(word);
                rest = after;
                continue;
            }
        };
        let first = rest[..length].to_lowercase();
        rest = &rest[length..];
        let spaces = rest.len() - rest.trim_start_matches(' ').len();
        let second = &rest[spaces..];
        let second = &second[..word_length(second)];
        let is_hundred = spaces > 0 && WORDS.whole.get(&second.to_lowercase()) == Some(&100);
        if number == 1 && is_hundred {
            rest = &rest[spaces + second.len()..];
            figures.push_str("100");
            continue;
        }
        let second_one = WORDS.ones.get(second.to_lowercase().as_str()).filter(|_| spaces > 0);
        let number = match (WORDS.tens.get(first.as_str()), second_one) {
            (Some(tens), Some(unit)) if is_one(*tens, *unit) => {
                rest = &rest[spaces + second.len()..];
                tens + unit
            }
            _ => number,
        };
        figures.push_str(&number.to_string());
    }
    figures.push_str(rest);
    figures
}

/// Returns the number whose word a text begins with, and the length of the word.
fn number_at(text: &str) -> Option<(u8, usize)> {
    let known = |length: usize| {
        // No number has a longer word.
        const LONGEST: usize = 40;
        let word = text.get(..length).filter(|word| word.len() <= LONGEST)?;
        Some((*WORDS.whole.get(word.to_lowercase().as_str())?, length))
    };
    let length = word_length(text);
    let hyphenated = text[length..].strip_prefix('-').map_or(0, word_length);
    let both = if hyphenated > 0 { known(length + 1 + hyphenated) } else { None };
    both.or_else(|| known(length))
}

fn word_length(text: &str) -> usize {
    text.find(|character: char| !character.is_alphabetic()).unwrap_or(text.len())
}
