//! English: `one hundred and twenty-one`, `five sevenths`. For numbers below 1000.

const SMALL: [&str; 20] = [
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

const TENS: [&str; 10] = ["", "ten", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

pub(super) fn cardinal(number: u16) -> String {
    let (hundreds, rest) = (number / 100, number % 100);
    match (hundreds, rest) {
        (0, _) => below_hundred(rest),
        (_, 0) => format!("{} hundred", SMALL[usize::from(hundreds)]),
        _ => format!("{} hundred and {}", SMALL[usize::from(hundreds)], below_hundred(rest)),
    }
}

fn below_hundred(number: u16) -> String {
    let (tens, ones) = (TENS[usize::from(number / 10)], SMALL[usize::from(number % 10)]);
    match number {
        0..20 => SMALL[usize::from(number)].to_string(),
        _ if number.is_multiple_of(10) => tens.to_string(),
        _ => format!("{tens}-{ones}"),
    }
}

/// Spells a fraction in lowest terms with a denominator above 1.
pub(super) fn fraction(top: u16, bottom: u16) -> String {
    let part = match (bottom, top) {
        (2, 1) => "half".to_string(),
        (2, _) => "halves".to_string(),
        (4, 1) => "quarter".to_string(),
        (4, _) => "quarters".to_string(),
        (100, 1) => "hundredth".to_string(),
        (100, _) => "hundredths".to_string(),
        (_, 1) => ordinal(bottom),
        _ => format!("{}s", ordinal(bottom)),
    };
    format!("{} {part}", cardinal(top))
}

/// `third`, `one hundred and twenty-first`: only the last word changes.
pub(super) fn ordinal(number: u16) -> String {
    let words = cardinal(number);
    let start = words.rfind([' ', '-']).map_or(0, |mark| mark + 1);
    let (before, last) = words.split_at(start);
    let last = match last {
        "one" => "first",
        "two" => "second",
        "three" => "third",
        "five" => "fifth",
        "eight" => "eighth",
        "nine" => "ninth",
        "twelve" => "twelfth",
        _ => match last.strip_suffix('y') {
            Some(stem) => return format!("{before}{stem}ieth"),
            None => return format!("{words}th"),
        },
    };
    format!("{before}{last}")
}
