//! Sums and cards of NUMERO as they are written and spoken.

use reckon_words::Language::{English, German};
use reckon_words::numero::{card_name, card_spoken, expression, spoken, steps, written};

use super::samples::{card, sums};

fn check(notation: &str, english: [&str; 3], german: [&str; 3]) {
    let sums = sums(notation);
    let sum = sums.iter().next().expect("a sum");
    for (language, word, [whole, in_steps, said]) in [(English, "is", english), (German, "ist", german)] {
        assert_eq!(written(sum, language), whole, "{notation}");
        // Within a sentence the equals sign is a word.
        assert_eq!(steps(sum, language), in_steps.replace('=', word), "{notation}");
        assert_eq!(spoken(sum, language), said, "{notation}");
    }
}

/// Checks a sum that looks the same in both languages.
fn check_alike(notation: &str, whole: &str, in_steps: &str, english: &str, german: &str) {
    check(notation, [whole, in_steps, english], [whole, in_steps, german]);
}

#[test]
fn a_lone_card_is_its_number() {
    check_alike("10r", "10", "10", "ten", "zehn");
    check_alike("10#1", "10", "10", "ten", "zehn");
}

#[test]
fn number_cards_are_added() {
    check_alike("5r + 3b", "5 + 3 = 8", "5 + 3 = 8", "five and three are eight", "fünf und drei sind acht");
    check_alike(
        "3r + 4b + 5g",
        "3 + 4 + 5 = 12",
        "3 + 4 = 7, 7 + 5 = 12",
        "three and four are seven; seven and five are twelve",
        "drei und vier sind sieben; sieben und fünf sind zwölf",
    );
    check_alike(
        "3r + (4b + 5g)",
        "3 + (4 + 5) = 12",
        "4 + 5 = 9, 3 + 9 = 12",
        "four and five are nine; three and nine are twelve",
        "vier und fünf sind neun; drei und neun sind zwölf",
    );
    check_alike(
        "8#1 + 7#2",
        "8 + 7 = 15",
        "8 + 7 = 15",
        "eight and seven are fifteen",
        "acht und sieben sind fünfzehn",
    );
}

#[test]
fn minus_cards_on_two_piles() {
    check_alike(
        "10r-2 + 5b-4",
        "(10 − 2) + (5 − 4) = 9",
        "10 − 2 = 8, 5 − 4 = 1, 8 + 1 = 9",
        "ten minus two is eight; five minus four is one; eight and one are nine",
        "zehn minus zwei ist acht; fünf minus vier ist eins; acht und eins sind neun",
    );
}

#[test]
fn wild_cards_act_in_the_order_of_play() {
    check(
        "10r-2/4x3",
        [
            "((10 − 2) ÷ 4) × 3 = 6",
            "10 − 2 = 8, 8 ÷ 4 = 2, 2 × 3 = 6",
            "ten minus two is eight; eight divided by four is two; two times three is six",
        ],
        [
            "((10 − 2) : 4) · 3 = 6",
            "10 − 2 = 8, 8 : 4 = 2, 2 · 3 = 6",
            "zehn minus zwei ist acht; acht geteilt durch vier ist zwei; zwei mal drei ist sechs",
        ],
    );
    check(
        "(5r + 3b)/2",
        ["(5 + 3) ÷ 2 = 4", "5 + 3 = 8, 8 ÷ 2 = 4", "five and three are eight; eight divided by two is four"],
        ["(5 + 3) : 2 = 4", "5 + 3 = 8, 8 : 2 = 4", "fünf und drei sind acht; acht geteilt durch zwei ist vier"],
    );
}

#[test]
fn fractions_and_percentages_of_a_pile() {
    check(
        "10r*1/2",
        ["½ of 10 = 5", "½ of 10 = 5", "half of ten is five"],
        ["½ von 10 = 5", "½ von 10 = 5", "die Hälfte von zehn ist fünf"],
    );
    check(
        "9r*2/3",
        ["⅔ of 9 = 6", "⅔ of 9 = 6", "two thirds of nine is six"],
        ["⅔ von 9 = 6", "⅔ von 9 = 6", "zwei Drittel von neun sind sechs"],
    );
    check(
        "9r*1/3 + 2g",
        ["(⅓ of 9) + 2 = 5", "⅓ of 9 = 3, 3 + 2 = 5", "one third of nine is three; three and two are five"],
        ["(⅓ von 9) + 2 = 5", "⅓ von 9 = 3, 3 + 2 = 5", "ein Drittel von neun ist drei; drei und zwei sind fünf"],
    );
    check(
        "(6r + 4b)*0.25",
        [
            "0.25 of (6 + 4) = 5/2",
            "6 + 4 = 10, 0.25 of 10 = 5/2",
            "six and four are ten; zero point two five of ten is five halves",
        ],
        [
            "0,25 von (6 + 4) = 5/2",
            "6 + 4 = 10, 0,25 von 10 = 5/2",
            "sechs und vier sind zehn; null Komma zwei fünf von zehn ist fünf Halbe",
        ],
    );
    check(
        "10r*50%",
        ["50% of 10 = 5", "50% of 10 = 5", "fifty percent of ten is five"],
        ["50\u{a0}% von 10 = 5", "50\u{a0}% von 10 = 5", "fünfzig Prozent von zehn sind fünf"],
    );
}

#[test]
fn powers_and_roots() {
    check_alike("3r^2", "3² = 9", "3² = 9", "three squared is nine", "drei hoch zwei ist neun");
    check_alike("2r^3", "2³ = 8", "2³ = 8", "two cubed is eight", "zwei hoch drei ist acht");
    check_alike(
        "(5r + 3b)^2",
        "(5 + 3)² = 64",
        "5 + 3 = 8, 8² = 64",
        "five and three are eight; eight squared is sixty-four",
        "fünf und drei sind acht; acht hoch zwei ist vierundsechzig",
    );
    check_alike(
        "9r sqrt",
        "√9 = 3",
        "√9 = 3",
        "the square root of nine is three",
        "die Quadratwurzel aus neun ist drei",
    );
    check_alike("8r cbrt", "∛8 = 2", "∛8 = 2", "the cube root of eight is two", "die dritte Wurzel aus acht ist zwei");
    check_alike(
        "(7r + 2b) sqrt + 3g^2",
        "√(7 + 2) + 3² = 12",
        "7 + 2 = 9, √9 = 3, 3² = 9, 3 + 9 = 12",
        "seven and two are nine; the square root of nine is three; three squared is nine; three and nine are twelve",
        "sieben und zwei sind neun; die Quadratwurzel aus neun ist drei; drei hoch zwei ist neun; drei und neun sind zwölf",
    );
    check_alike(
        "3r^2^2",
        "(3²)² = 81",
        "3² = 9, 9² = 81",
        "three squared is nine; nine squared is eighty-one",
        "drei hoch zwei ist neun; neun hoch zwei ist einundachtzig",
    );
}

#[test]
fn below_zero_and_fractions_on_the_way() {
    check_alike(
        "10r + 2b-5",
        "10 + (2 − 5) = 7",
        "2 − 5 = −3, 10 + (−3) = 7",
        "two minus five is minus three; ten and minus three are seven",
        "zwei minus fünf ist minus drei; zehn und minus drei sind sieben",
    );
    check_alike(
        "2b-5^2",
        "(2 − 5)² = 9",
        "2 − 5 = −3, (−3)² = 9",
        "two minus five is minus three; minus three squared is nine",
        "zwei minus fünf ist minus drei; minus drei hoch zwei ist neun",
    );
    check(
        "1r/2^2x4",
        [
            "(1 ÷ 2)² × 4 = 1",
            "1 ÷ 2 = ½, (½)² = ¼, ¼ × 4 = 1",
            "one divided by two is one half; one half squared is one quarter; one quarter times four is one",
        ],
        [
            "(1 : 2)² · 4 = 1",
            "1 : 2 = ½, (½)² = ¼, ¼ · 4 = 1",
            "eins geteilt durch zwei ist ein Halb; ein Halb hoch zwei ist ein Viertel; ein Viertel mal vier ist eins",
        ],
    );
}

#[test]
fn a_sum_that_cannot_be_worked_out_has_no_result() {
    let sums = sums("10r sqrt");
    let sum = sums.iter().next().expect("a sum");
    assert_eq!(written(sum, English), "√10");
    assert_eq!(expression(sum, English), "√10");
    assert_eq!(spoken(sum, English), "√10");
}

#[test]
fn cards_by_name() {
    let table = [
        ("10b", "10 blue", "10 blau", "ten, blue", "zehn, blau"),
        ("1g", "1 green", "1 grün", "one, green", "eins, grün"),
        ("-2", "−2", "−2", "minus two", "minus zwei"),
        ("x3", "×3", "·3", "times three", "mal drei"),
        ("/4", "÷4", ":4", "divided by four", "geteilt durch vier"),
        ("1/2", "½", "½", "one half", "ein Halb"),
        ("5/7", "5/7", "5/7", "five sevenths", "fünf Siebtel"),
        ("0.5", "0.5", "0,5", "zero point five", "null Komma fünf"),
        ("0.25", "0.25", "0,25", "zero point two five", "null Komma zwei fünf"),
        ("50%", "50%", "50\u{a0}%", "fifty percent", "fünfzig Prozent"),
        ("1%", "1%", "1\u{a0}%", "one percent", "ein Prozent"),
        ("12.5%", "12.5%", "12,5\u{a0}%", "twelve point five percent", "zwölf Komma fünf Prozent"),
        ("^2", "N²", "N²", "squared", "hoch zwei"),
        ("^3", "N³", "N³", "cubed", "hoch drei"),
        ("sqrt", "√", "√", "square root", "Quadratwurzel"),
        ("cbrt", "∛", "∛", "cube root", "dritte Wurzel"),
        ("-2o", "−2 orange", "−2 orange", "minus two, orange", "minus zwei, orange"),
    ];
    for (notation, english, german, said, gesagt) in table {
        let card = card(notation);
        assert_eq!(card_name(card, English), english);
        assert_eq!(card_name(card, German), german);
        assert_eq!(card_spoken(card, English), said);
        assert_eq!(card_spoken(card, German), gesagt);
    }
}
