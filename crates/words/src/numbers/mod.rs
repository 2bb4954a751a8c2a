//! Numbers as figures and as words.

mod de;
mod en;

use reckon_rules::ratio::Ratio;

use crate::language::Language;

/// Smallest number that stays in figures even when spoken.
const FIGURES_FROM: i64 = 1000;

/// `−3`, `½`, `5/7`: the same in every language so far.
pub fn written(number: Ratio) -> String {
    let sign = if number.is_negative() { "−" } else { "" };
    let (top, bottom) = (number.numerator().unsigned_abs(), number.denominator());
    match (number.is_whole(), fraction_character(top, bottom)) {
        (true, _) => format!("{sign}{top}"),
        (false, Some(character)) => format!("{sign}{character}"),
        (false, None) => format!("{sign}{top}/{bottom}"),
    }
}

/// `minus three`, `five sevenths`
pub fn spoken(number: Ratio, language: Language) -> String {
    let sign = match (number.is_negative(), language) {
        (true, Language::English | Language::German) => "minus ",
        (false, _) => "",
    };
    let (top, bottom) = (number.numerator().abs(), number.denominator());
    if number.is_whole() {
        return format!("{sign}{}", whole(top, language));
    }
    match (below_limit(top), below_limit(bottom), language) {
        (Some(top), Some(bottom), Language::English) => format!("{sign}{}", en::fraction(top, bottom)),
        (Some(top), Some(bottom), Language::German) => format!("{sign}{}", de::fraction(top, bottom)),
        _ => format!("{sign}{top}/{bottom}"),
    }
}

/// Spells a non-negative whole number.
fn whole(number: i64, language: Language) -> String {
    match (below_limit(number), language) {
        (Some(number), Language::English) => en::cardinal(number),
        (Some(number), Language::German) => de::cardinal(number),
        (None, _) => number.to_string(),
    }
}

fn below_limit(number: i64) -> Option<u16> {
    u16::try_from(number).ok().filter(|_| number < FIGURES_FROM)
}

/// Spells figures one by one, as after a decimal mark: `two five`.
pub(crate) fn digits(figures: &str, language: Language) -> String {
    let words: Vec<String> =
        figures.chars().filter_map(|figure| figure.to_digit(10)).map(|figure| whole(figure.into(), language)).collect();
    words.join(" ")
}

/// Spells a number of cards: German says `eine Karte`, not `eins Karte`.
pub(crate) fn counting(number: i32, language: Language) -> String {
    match (number, language) {
        (1, Language::German) => "eine".to_string(),
        _ => spoken(Ratio::whole(number), language),
    }
}

/// Spells an ordinal, as in the second of several blocks: `second`, `zweiter`.
pub fn ordinal(number: u16, language: Language) -> String {
    match language {
        _ if i64::from(number) >= FIGURES_FROM => number.to_string(),
        Language::English => en::ordinal(number),
        Language::German => de::ordinal(number),
    }
}

/// Spells a number before a masculine or neuter noun: `ein Prozent`.
pub(crate) fn before_noun(number: u16, language: Language) -> String {
    match language {
        Language::English => whole(number.into(), language),
        Language::German if i64::from(number) < FIGURES_FROM => de::before_noun(number),
        Language::German => number.to_string(),
    }
}

/// Names a card by its number: `nine`, `Neun`.
pub(crate) fn noun(number: u8, language: Language) -> String {
    match language {
        Language::English => en::cardinal(number.into()),
        Language::German => de::noun(number.into()),
    }
}

/// Returns the article before the number of a card: `a 9`, `an 8`, `eine 9`.
pub(crate) fn article(number: u8, language: Language) -> &'static str {
    match (language, number) {
        (Language::English, 8 | 11 | 18 | 80..=89) => "an",
        (Language::English, _) => "a",
        (Language::German, _) => "eine",
    }
}

fn fraction_character(top: u64, bottom: i64) -> Option<char> {
    Some(match (top, bottom) {
        (1, 2) => '½',
        (1, 3) => '⅓',
        (2, 3) => '⅔',
        (1, 4) => '¼',
        (3, 4) => '¾',
        (1, 5) => '⅕',
        (2, 5) => '⅖',
        (3, 5) => '⅗',
        (4, 5) => '⅘',
        (1, 6) => '⅙',
        (5, 6) => '⅚',
        (1, 7) => '⅐',
        (1, 8) => '⅛',
        (3, 8) => '⅜',
        (5, 8) => '⅝',
        (7, 8) => '⅞',
        (1, 9) => '⅑',
        (1, 10) => '⅒',
        _ => return None,
    })
}
