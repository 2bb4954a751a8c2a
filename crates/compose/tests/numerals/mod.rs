//! Numbers in words, as the typed lines of every game read them.

use reckon_compose::{Compose, Typed};
use reckon_rules::nmbrs::Nmbrs;

use crate::support;

const ENGLISH: [&str; 20] = [
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
];
const ENGLISH_TENS: [&str; 8] = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

const GERMAN: [&str; 20] = [
    "null",
    "eins",
    "zwei",
    "drei",
    "vier",
    "fünf",
    "sechs",
    "sieben",
    "acht",
    "neun",
    "zehn",
    "elf",
    "zwölf",
    "dreizehn",
    "vierzehn",
    "fünfzehn",
    "sechzehn",
    "siebzehn",
    "achtzehn",
    "neunzehn",
];
const GERMAN_TENS: [&str; 8] = ["zwanzig", "dreißig", "vierzig", "fünfzig", "sechzig", "siebzig", "achtzig", "neunzig"];

/// Returns the exact form of a line that is typed at an empty table; `None` if it is not understood.
fn read(typed: &str) -> Option<String> {
    let view = support::position::<Nmbrs>("hand 20 1 21");
    match Nmbrs::typed(&view, &Default::default(), typed).ok()? {
        Typed::Moves(moves) => Some(moves.iter().map(ToString::to_string).collect::<Vec<String>>().join("; ")),
        Typed::Draft(draft) => Some(draft.to_string()),
    }
}

#[track_caller]
fn is_number(word: &str, number: u8) {
    assert_eq!(read(&format!("give {word}")), Some(format!("give {number}")), "{word}");
}

#[test]
fn every_number_has_a_word_in_every_language() {
    for number in 1..=99_u8 {
        let (tens, unit) = (usize::from(number / 10), usize::from(number % 10));
        let (english, german) = match (tens, unit) {
            (0 | 1, _) => (ENGLISH[usize::from(number)].to_string(), GERMAN[usize::from(number)].to_string()),
            (_, 0) => (ENGLISH_TENS[tens - 2].to_string(), GERMAN_TENS[tens - 2].to_string()),
            _ => {
                let one = if unit == 1 { "ein" } else { GERMAN[unit] };
                (format!("{}-{}", ENGLISH_TENS[tens - 2], ENGLISH[unit]), format!("{one}und{}", GERMAN_TENS[tens - 2]))
            }
        };
        is_number(&english, number);
        is_number(&english.replace('-', ""), number);
        is_number(&english.to_uppercase(), number);
        is_number(&german, number);
    }
    for hundred in ["hundred", "one hundred", "hundert", "einhundert"] {
        is_number(hundred, 100);
    }
}

#[test]
fn other_spellings_are_known() {
    for (word, number) in [("fuenf", 5), ("zwo", 2), ("zwoelf", 12), ("dreiunddreissig", 33), ("fourty", 40)] {
        is_number(word, number);
    }
}

#[test]
fn other_words_stay_as_they_are() {
    for typed in ["give tenth", "give sevens", "give twenty-frog", "give 7seven", "give ß→😀", "give eine"] {
        assert_eq!(read(typed), None, "{typed}");
    }
}
