//! Numbers as words: tables, and for every number below 1000 a slow parser that knows only the words.

use std::collections::BTreeSet;

use reckon_rules::ratio::Ratio;
use reckon_words::Language::{self, English, German};
use reckon_words::numbers::{ordinal, spoken, written};

fn words(number: i32, language: Language) -> String {
    spoken(Ratio::whole(number), language)
}

fn ratio(text: &str) -> Ratio {
    text.parse().expect("a number")
}

#[test]
fn ordinals_in_words() {
    let table = [
        (1, "first", "erster"),
        (2, "second", "zweiter"),
        (3, "third", "dritter"),
        (7, "seventh", "siebter"),
        (8, "eighth", "achter"),
        (12, "twelfth", "zwölfter"),
        (20, "twentieth", "zwanzigster"),
        (21, "twenty-first", "einundzwanzigster"),
        (100, "one hundredth", "einhundertster"),
        (101, "one hundred and first", "einhunderterster"),
        (1000, "1000", "1000"),
    ];
    for (number, english, german) in table {
        assert_eq!(ordinal(number, English), english);
        assert_eq!(ordinal(number, German), german);
    }
}

#[test]
fn whole_numbers_in_words() {
    let table = [
        (0, "zero", "null"),
        (1, "one", "eins"),
        (2, "two", "zwei"),
        (8, "eight", "acht"),
        (11, "eleven", "elf"),
        (12, "twelve", "zwölf"),
        (13, "thirteen", "dreizehn"),
        (16, "sixteen", "sechzehn"),
        (17, "seventeen", "siebzehn"),
        (18, "eighteen", "achtzehn"),
        (20, "twenty", "zwanzig"),
        (21, "twenty-one", "einundzwanzig"),
        (30, "thirty", "dreißig"),
        (40, "forty", "vierzig"),
        (66, "sixty-six", "sechsundsechzig"),
        (77, "seventy-seven", "siebenundsiebzig"),
        (80, "eighty", "achtzig"),
        (99, "ninety-nine", "neunundneunzig"),
        (100, "one hundred", "einhundert"),
        (101, "one hundred and one", "einhunderteins"),
        (111, "one hundred and eleven", "einhundertelf"),
        (121, "one hundred and twenty-one", "einhunderteinundzwanzig"),
        (200, "two hundred", "zweihundert"),
        (701, "seven hundred and one", "siebenhunderteins"),
        (999, "nine hundred and ninety-nine", "neunhundertneunundneunzig"),
        (1000, "1000", "1000"),
        (-3, "minus three", "minus drei"),
        (-1001, "minus 1001", "minus 1001"),
    ];
    for (number, english, german) in table {
        assert_eq!(words(number, English), english);
        assert_eq!(words(number, German), german);
    }
}

#[test]
fn fractions_in_words() {
    let table = [
        ("1/2", "one half", "ein Halb"),
        ("5/2", "five halves", "fünf Halbe"),
        ("1/3", "one third", "ein Drittel"),
        ("2/3", "two thirds", "zwei Drittel"),
        ("1/4", "one quarter", "ein Viertel"),
        ("3/4", "three quarters", "drei Viertel"),
        ("5/7", "five sevenths", "fünf Siebtel"),
        ("3/8", "three eighths", "drei Achtel"),
        ("4/9", "four ninths", "vier Neuntel"),
        ("7/12", "seven twelfths", "sieben Zwölftel"),
        ("1/20", "one twentieth", "ein Zwanzigstel"),
        ("2/21", "two twenty-firsts", "zwei Einundzwanzigstel"),
        ("5/22", "five twenty-seconds", "fünf Zweiundzwanzigstel"),
        ("1/100", "one hundredth", "ein Hundertstel"),
        ("7/100", "seven hundredths", "sieben Hundertstel"),
        ("2/101", "two one hundred and firsts", "zwei Einhunderteintel"),
        ("2/103", "two one hundred and thirds", "zwei Einhundertdrittel"),
        ("1/107", "one one hundred and seventh", "ein Einhundertsiebtel"),
        ("101/2", "one hundred and one halves", "einhundertein Halbe"),
        ("-2/3", "minus two thirds", "minus zwei Drittel"),
        ("1/1000", "1/1000", "1/1000"),
    ];
    for (text, english, german) in table {
        assert_eq!(spoken(ratio(text), English), english);
        assert_eq!(spoken(ratio(text), German), german);
    }
}

#[test]
fn numbers_in_figures() {
    let table = [
        ("7", "7"),
        ("-3", "−3"),
        ("1/2", "½"),
        ("-1/2", "−½"),
        ("2/3", "⅔"),
        ("3/4", "¾"),
        ("7/8", "⅞"),
        ("5/7", "5/7"),
        ("-5/2", "−5/2"),
        ("1000000", "1000000"),
    ];
    for (text, expected) in table {
        assert_eq!(written(ratio(text)), expected);
    }
}

#[test]
fn no_two_numbers_sound_alike() {
    for language in Language::ALL {
        let all: BTreeSet<String> = (0..1000).map(|number| words(number, language)).collect();
        assert_eq!(all.len(), 1000);
    }
}

#[test]
fn a_reader_of_english_understands_every_number() {
    const KNOWN: &str = "zero one two three four five six seven eight nine ten eleven twelve thirteen \
        fourteen fifteen sixteen seventeen eighteen nineteen";
    const TENS: &str = "twenty thirty forty fifty sixty seventy eighty ninety";
    let place = |list: &str, word: &str| list.split_whitespace().position(|known| known == word);
    for number in 0..1000 {
        let mut read = 0;
        for word in words(number, English).split([' ', '-']) {
            match (word, place(KNOWN, word), place(TENS, word)) {
                ("hundred", ..) => read *= 100,
                ("and", ..) => assert!(read > 0, "{number}"),
                (_, Some(small), _) => read += small,
                (_, _, Some(tens)) => read += 10 * (tens + 2),
                _ => panic!("{word:?} in {number}"),
            }
        }
        assert_eq!(usize::try_from(number), Ok(read));
    }
}

#[test]
fn a_reader_of_german_understands_every_number() {
    // Matched from the front, so a word comes before its own prefixes.
    const KNOWN: [(&str, i32); 30] = [
        ("null", 0),
        ("einund", 1),
        ("eins", 1),
        ("ein", 1),
        ("zweiund", 2),
        ("zwei", 2),
        ("dreiund", 3),
        ("dreizehn", 13),
        ("drei", 3),
        ("vierund", 4),
        ("vierzehn", 14),
        ("vier", 4),
        ("fünfund", 5),
        ("fünfzehn", 15),
        ("fünf", 5),
        ("sechsund", 6),
        ("sechzehn", 16),
        ("sechs", 6),
        ("siebenund", 7),
        ("siebzehn", 17),
        ("sieben", 7),
        ("achtund", 8),
        ("achtzehn", 18),
        ("acht", 8),
        ("neunund", 9),
        ("neunzehn", 19),
        ("neun", 9),
        ("zehn", 10),
        ("elf", 11),
        ("zwölf", 12),
    ];
    const TENS: [(&str, i32); 8] = [
        ("zwanzig", 20),
        ("dreißig", 30),
        ("vierzig", 40),
        ("fünfzig", 50),
        ("sechzig", 60),
        ("siebzig", 70),
        ("achtzig", 80),
        ("neunzig", 90),
    ];
    for number in 0..1000 {
        let text = words(number, German);
        let (mut rest, mut read) = (text.as_str(), 0);
        while !rest.is_empty() {
            if let Some(behind) = rest.strip_prefix("hundert") {
                (rest, read) = (behind, read * 100);
                continue;
            }
            let known = TENS.iter().chain(&KNOWN).find(|(word, _)| rest.starts_with(word));
            let (word, value) = known.unwrap_or_else(|| panic!("{rest:?} in {text:?}"));
            assert!(*word != "ein" || rest.len() > 3, "{text:?} ends in ein");
            assert!(*word != "eins" || rest.len() == 4, "eins inside {text:?}");
            (rest, read) = (&rest[word.len()..], read + value);
        }
        assert_eq!(number, read, "{text}");
    }
}
