//! German: `einhunderteinundzwanzig`, `fünf Siebtel`. For numbers below 1000.

/// Words for small numbers. 1 is `ein` inside a number, but `eins` alone or at the end.
const SMALL: [&str; 20] = [
    "null",
    "ein",
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

const TENS: [&str; 10] =
    ["", "zehn", "zwanzig", "dreißig", "vierzig", "fünfzig", "sechzig", "siebzig", "achtzig", "neunzig"];

pub(super) fn cardinal(number: u16) -> String {
    let words = before_noun(number);
    if ends_in_one(number) { words + "s" } else { words }
}

/// `ein` as in `ein Drittel` and `einhundertein Drittel`.
pub(super) fn before_noun(number: u16) -> String {
    let (hundreds, rest) = (number / 100, number % 100);
    match (hundreds, rest) {
        (0, _) => below_hundred(rest),
        (_, 0) => format!("{}hundert", SMALL[usize::from(hundreds)]),
        _ => format!("{}hundert{}", SMALL[usize::from(hundreds)], below_hundred(rest)),
    }
}

/// Returns whether the number ends in `eins`. 11 and 21 end in `elf` and `zwanzig`.
fn ends_in_one(number: u16) -> bool {
    number % 100 == 1
}

fn below_hundred(number: u16) -> String {
    let (tens, ones) = (TENS[usize::from(number / 10)], SMALL[usize::from(number % 10)]);
    match number {
        0..20 => SMALL[usize::from(number)].to_string(),
        _ if number.is_multiple_of(10) => tens.to_string(),
        _ => format!("{ones}und{tens}"),
    }
}

/// Spells a fraction in lowest terms with a denominator above 1.
pub(super) fn fraction(top: u16, bottom: u16) -> String {
    let part = match (bottom, top) {
        (2, 1) => "Halb".to_string(),
        (2, _) => "Halbe".to_string(),
        (100, _) => "Hundertstel".to_string(),
        _ => capitalised(&part(bottom)),
    };
    format!("{} {part}", before_noun(top))
}

/// `drittel`, `siebtel`, `einhunderteinundzwanzigstel`
fn part(number: u16) -> String {
    let words = before_noun(number);
    let stem = |end: &str| words.strip_suffix(end).unwrap_or(&words).to_string();
    match number % 100 {
        3 => stem("drei") + "drittel",
        7 => stem("sieben") + "siebtel",
        8 => stem("acht") + "achtel",
        1..20 => words + "tel",
        _ => words + "stel",
    }
}

/// `zweiter`, `einundzwanzigster`: masculine, as for a block.
pub(super) fn ordinal(number: u16) -> String {
    let stem = match number % 100 {
        1 => before_noun(number).trim_end_matches("ein").to_string() + "erst",
        _ => part(number).trim_end_matches("el").to_string(),
    };
    stem + "er"
}

/// Names a card by its number: `die Neun`.
pub(super) fn noun(number: u16) -> String {
    capitalised(&cardinal(number))
}

fn capitalised(word: &str) -> String {
    let mut letters = word.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}
