//! Notation of moves, sums and cards (the table at the end of the rulebook).

use reckon_rules::numero::moves::Number;
use reckon_rules::numero::sum::Sums;
use reckon_rules::numero::text::card::NotACard;
use reckon_rules::numero::text::moves::NotAMove;
use reckon_rules::numero::text::sum::NotASum;
use reckon_rules::numero::{Card, Move};

use crate::numero::harness::{card, check, choice};

fn not_a_move(text: &str) -> NotAMove {
    match text.parse::<Move>() {
        Err(error) => error,
        Ok(choice) => panic!("'{text}' was read as '{choice}'"),
    }
}

/// Checks how a move's text is read, and how the move is written.
#[track_caller]
fn reads(text: &str, shown: &str) {
    let read = choice(text);
    assert_eq!(read.to_string(), shown, "{text}");
    assert_eq!(choice(shown), read, "{shown} reads back");
}

// The rulebook's own lines are the notation.
#[test]
fn the_rulebooks_lines() {
    for text in [
        "take 9b: 10r-2 + 5b-4",
        "take 10b: 10r, 6g + 4o",
        "build 13: 8g-5 + 10b",
        "build 8: 10r-2; discard 7g",
        "discard -2; take 8b: 8r",
        "discard all",
        "pass",
        "stop",
        "challenge 10#4",
        "take 15b: 8#1 + 7#2",
        "take 8b: 10r[-2]",
        "take 4b: (5r + 3b)/2",
        "take 5b: 10r*1/2",
        "take 5b: 10r*0.5",
        "take 5b: 10r*50%",
    ] {
        reads(text, text);
    }
}

// Every line of that table is legal in a position where it makes sense.
#[test]
fn the_rulebooks_lines_are_played() {
    check("centre 10r 5b | hand 9b -2 -4 1 1", "take 9b: 10r-2 + 5b-4", "won 5 0");
    check("centre 10r 6g 4o | hand 10b 1 1 2 2", "take 10b: 10r, 6g + 4o", "won 4 0");
    check("centre 8g | hand -5 10b 13 1 1", "build 13: 8g-5 + 10b", "centre 13#1 = 8g-5 + 10b");
    check("centre 10r | hand -2 7g 8g 1 1", "build 8: 10r-2; discard 7g", "centre 7g, 8#1 = 10r-2");
    check("centre 8r | hand -2 8b 1 1 2", "discard -2; take 8b: 8r", "centre -2 | won 2 0");
    check("centre 8r | hand -2 -3 -4 -5 x2", "discard all", "turn 2");
    let short = "options preset=subtraction hand-without-number=pass | centre 8r | hand -2 | hands 1 5 | pack 0";
    check(&format!("{short} | won 50 7"), "pass", "turn 2");
    check("chance 1 | centre 8r | hand 7g | hands 1 0 | pack 0 | won 58 0", "stop", "over");
    check("centre 10#4 = 9r + 1r by 2 open 1 | hand 3 | hands 1 5", "challenge 10#4", "turn 1 | hands 1 5");
    check("centre 8#1 = 5r + 3r, 7#2 = 6r + 1r | hand 15b 1 1 2 2", "take 15b: 8#1 + 7#2", "won 5 0");
    check("centre 10r -2 | hand 8b 1 1 2 2", "take 8b: 10r[-2]", "won 3 0");
    check("centre 5r 3b | hand /2 4b 1 1 2", "take 4b: (5r + 3b)/2", "won 4 0");
    check("centre 10r | hand 1/2 5b 1 1 2", "take 5b: 10r*1/2", "won 3 0");
    check("centre 10r | hand 0.5 5b 1 1 2", "take 5b: 10r*0.5", "won 3 0");
    check("centre 10r | hand 50% 5b 1 1 2", "take 5b: 10r*50%", "won 3 0");
}

// Signs as people type them: − – × · ÷ : * ½ ² √ and letters of either case.
#[test]
fn other_signs_are_understood() {
    reads("take 8b: 10r−2", "take 8b: 10r-2");
    reads("take 8b: 10r–2", "take 8b: 10r-2");
    reads("take 8b: 10r - 2", "take 8b: 10r-2");
    reads("take 6b: 2r×3", "take 6b: 2rx3");
    reads("take 6b: 2rX3", "take 6b: 2rx3");
    reads("take 6b: 2r*3", "take 6b: 2rx3");
    reads("take 6b: 2r·3", "take 6b: 2rx3");
    reads("take 2b: 8r÷4", "take 2b: 8r/4");
    reads("take 2b: 8r:4", "take 2b: 8r/4");
    reads("take 5b: 10r½", "take 5b: 10r*1/2");
    reads("take 5b: 10r*½", "take 5b: 10r*1/2");
    reads("take 5b: 10r·½", "take 5b: 10r*1/2");
    reads("take 5b: 10r 1/2", "take 5b: 10r*1/2");
    reads("take 5b: 10r*2/4", "take 5b: 10r*1/2");
    reads("take 5b: 10r .5", "take 5b: 10r*0.5");
    reads("take 5b: 10r*.5", "take 5b: 10r*0.5");
    reads("take 5b: 10r 50%", "take 5b: 10r*50%");
    reads("take 6b: 8r¾", "take 6b: 8r*3/4");
    reads("take 9b: 3r²", "take 9b: 3r^2");
    reads("take 9b: 3rN2", "take 9b: 3r^2");
    reads("take 9b: 3r N²", "take 9b: 3r^2");
    reads("take 8b: 2r³", "take 8b: 2r^3");
    reads("take 8b: 2rN³", "take 8b: 2r^3");
    reads("take 3b: 9r√", "take 3b: 9r sqrt");
    reads("take 3b: 9rsqrt", "take 3b: 9r sqrt");
    reads("take 3b: 9bSQRT", "take 3b: 9b sqrt");
    reads("take 2b: 8r∛", "take 2b: 8r cbrt");
    reads("take 2b: 8r[∛]", "take 2b: 8r[cbrt]");
    reads("take 5b: 10r[½]", "take 5b: 10r[*1/2]");
    reads("take 5b: 10r[ 50% ]", "take 5b: 10r[*50%]");
    reads("take 3b: √9r", "take 3b: 9r sqrt");
    reads("take 5b: ½ of 10r", "take 5b: 10r*1/2");
    reads("take 4b: ½ of (5r + 3b)", "take 4b: (5r + 3b)*1/2");
    reads("TAKE 9B: 5R+4G", "take 9b: 5r + 4g");
    reads("  Take   9 blue :  5 red  +  4 green  ", "take 9b: 5r + 4g");
    reads("Discard ALL", "discard all");
    reads("STOP ", "stop");
    reads("discard ×3 ;discard −2;discard 7g", "discard x3; discard -2; discard 7g");
}

// A turn is written in one order: wild-only builds, discarded wild cards, the number card.
#[test]
fn the_order_of_a_turn() {
    reads("discard -4; build 8: 10r-2; take 9b: 9r", "build 8: 10r-2; discard -4; take 9b: 9r");
    reads("build 8: 10r-2; build 6: 10g-4; build 10: 9r + 1b", "build 8: 10r-2; build 6: 10g-4; build 10: 9r + 1b");
}

// Redundant parentheses are dropped; others stay.
#[test]
fn parentheses() {
    reads("take 8b: ((5r) + (3b))", "take 8b: 5r + 3b");
    reads("take 12b: (5r + 3b) + 4g", "take 12b: 5r + 3b + 4g");
    reads("take 12b: 5r + (3b + 4g)", "take 12b: 5r + (3b + 4g)");
    reads("take 4b: ((5r + 3b))/2", "take 4b: (5r + 3b)/2");
    reads("take 8b: (10r)-2", "take 8b: 10r-2");
    reads("take 1b: ((10r + 6g)/2 + 4b)/4-2", "take 1b: ((10r + 6g)/2 + 4b)/4-2");
    reads("take 9b: 1g + (2g + (3g + 3r)/2)x2[-5]", "take 9b: 1g + (2g + (3g + 3r)/2)x2[-5]");
}

// Every wild card in every place reads back, with and without a colour, from hand and centre.
#[test]
fn every_wild_card_reads_back() {
    let wilds =
        "-2 x3 /4 1/2 2/3 0.25 12.5% 150% ^2 ^3 sqrt cbrt -255 x255 /255 -2g x3o /4b 1/2r 0.25g 50%o ^2b sqrtg cbrtr";
    for first in wilds.split_whitespace() {
        assert_eq!(card(first).to_string(), first);
        for second in wilds.split_whitespace() {
            for sum in ["10rA B", "(10r + 5g)A[B]", "10r[A]B + 7#3[B]A", "3g + (8bA + 1o)B"] {
                let with_stars = |wild: &str| {
                    let part = matches!(card(wild).face, reckon_rules::numero::Face::Part(_));
                    if part { format!("*{wild}") } else { wild.to_string() }
                };
                let text = sum.replace('A', &with_stars(first)).replace('B', &with_stars(second));
                let read: Sums = text.parse().unwrap_or_else(|error| panic!("{error}: {text}"));
                assert_eq!(read.to_string().parse::<Sums>().as_ref(), Ok(&read), "{text} became {read}");
                let turn = choice(&format!("discard {first}; build 9: {text}; take 5b: {text}, {text}"));
                assert_eq!(choice(&turn.to_string()), turn, "{turn}");
            }
        }
    }
}

// A written move reads back as itself, legal or not.
#[test]
fn illegal_moves_read_back_too() {
    for text in [
        "discard 7g; take 5g: 5r",
        "discard 7g; discard 8g",
        "build 10: 1b",
        "build 8: 10r-2",
        "build 8: 5r + 3b; discard 7g",
        "build 8: 5r + 3b; discard -2",
        "discard -2",
        "take -2: 5r",
        "build 255: 5r + 4g",
        "build 0: 5r-5; discard 2g",
        "discard 0g",
        "discard 255r",
    ] {
        let read = choice(text);
        assert_eq!(choice(&read.to_string()), read, "'{text}' is written as '{read}'");
    }
}

// A build with a plain number card at its end plays that card; anything else is wild-only.
#[test]
fn which_card_a_build_plays() {
    let number = |text: &str| match choice(text) {
        Move::Turn(play) => play.number(),
        other => panic!("{other}"),
    };
    assert_eq!(number("build 10: 9r + 1b"), Number::Build { value: 10, with: card("1b") });
    assert_eq!(number("build 12: 5r + (3b + 4g) + 1b"), Number::Build { value: 12, with: card("1b") });
    assert_eq!(number("build 12: 8r + 4g-2"), Number::NotYet);
    assert_eq!(number("build 12: 8r + 4#1"), Number::NotYet);
    assert_eq!(number("build 12: 12r"), Number::NotYet);
    assert_eq!(number("build 12: 8r + 4g; discard 1b"), Number::Discard { card: card("1b") });
    assert_eq!(number("take 9b: 9r"), Number::Take { with: card("9b") });
}

// No move at all.
#[test]
fn empty_text_is_not_a_move() {
    for text in ["", "   ", "\n\t"] {
        assert_eq!(not_a_move(text), NotAMove::Empty);
    }
}

// A move begins with one of a few words.
#[test]
fn unknown_words() {
    assert_eq!(not_a_move("fold"), NotAMove::UnknownWord("fold".to_string()));
    assert_eq!(not_a_move("takes 9b: 9r"), NotAMove::UnknownWord("takes".to_string()));
    assert_eq!(not_a_move("9b: 9r"), NotAMove::UnknownWord("9b".to_string()));
    assert_eq!(not_a_move("discard -2; fly"), NotAMove::UnknownWord("fly".to_string()));
    assert_eq!(not_a_move("discard -2;"), NotAMove::UnknownWord(String::new()));
    let NotAMove::UnknownWord(long) = not_a_move(&"y".repeat(500)) else { panic!("a long word is a word") };
    assert!(long.len() < 100, "only its beginning is repeated");
}

// Texts that are not cards.
#[test]
fn texts_that_are_not_cards() {
    assert_eq!(not_a_move("discard king"), NotAMove::NotACard("king".to_string()));
    assert_eq!(not_a_move("take ?: 9r"), NotAMove::NotACard("?".to_string()));
    assert_eq!(not_a_move("discard ^4"), NotAMove::NotACard("^4".to_string()));
    assert_eq!(not_a_move("discard 300g"), NotAMove::NotACard("300g".to_string()));
    assert_eq!(not_a_move("discard"), NotAMove::NoCard);
    assert_eq!(not_a_move("take"), NotAMove::NoCard);
    assert_eq!(not_a_move("discard -2; stop"), NotAMove::StandsAlone("stop".to_string()));
    for text in ["", "7", "king", "7y", "7 g r", "-2x", "0.3333", "1/300", "+2", "7g7"] {
        assert_eq!(text.parse::<Card>(), Err(NotACard(text.to_string())), "{text}");
    }
}

// A number card needs its colour.
#[test]
fn number_cards_have_a_colour() {
    let no_colour = |text: &str| NotAMove::Sum(NotASum::NoColour(text.to_string()));
    assert_eq!(not_a_move("discard 7"), no_colour("7"));
    assert_eq!(not_a_move("take 7: 7r"), no_colour("7"));
    assert_eq!(not_a_move("take 7g: 7"), no_colour("7"));
    assert_eq!(not_a_move("build 9: 7 + 2g"), no_colour("7"));
}

// The colon and the value must be in the right place.
#[test]
fn colons_and_values() {
    assert_eq!(not_a_move("take 9b 9r"), NotAMove::NoColon);
    assert_eq!(not_a_move("take 9b"), NotAMove::NoColon);
    assert_eq!(not_a_move("build 10 9r + 1b"), NotAMove::NoColon);
    assert_eq!(not_a_move("build 10"), NotAMove::NoColon);
    assert_eq!(not_a_move("build: 9r + 1b"), NotAMove::NoValue);
    assert_eq!(not_a_move("build ten: 9r + 1b"), NotAMove::NoValue);
    assert_eq!(not_a_move("build 256: 9r + 1b"), NotAMove::NoValue);
    assert_eq!(not_a_move("build 1000: 9r + 1b"), NotAMove::NoValue);
    assert_eq!(not_a_move("build -1: 9r + 1b"), NotAMove::NoValue);
}

// Texts that are not sums, each for its own reason.
#[test]
fn texts_that_are_not_sums() {
    let sum = |text: &str| match not_a_move(&format!("take 9b: {text}")) {
        NotAMove::Sum(error) => error,
        other => panic!("{text}: {other:?}"),
    };
    assert_eq!(sum(""), NotASum::NotAPile(String::new()));
    assert_eq!(sum("king"), NotASum::NotAPile("king".to_string()));
    assert_eq!(sum("9r +"), NotASum::NotAPile(String::new()));
    assert_eq!(sum("9r, "), NotASum::NotAPile(String::new()));
    assert_eq!(sum("9r + + 1g"), NotASum::NotAPile("+ 1g".to_string()));
    assert_eq!(sum("9r 1g"), NotASum::NoSign { before: "1g".to_string() });
    assert_eq!(sum("9r + 2b (1g)"), NotASum::NoSign { before: "(1g)".to_string() });
    assert_eq!(sum("9r 5"), NotASum::NoSign { before: "5".to_string() });
    assert_eq!(sum("9r^4"), NotASum::NotAPile("^4".to_string()));
    assert_eq!(sum("9r[king]"), NotASum::NotAPile("[king]".to_string()));
    assert_eq!(sum("9#x"), NotASum::NotAPile("9#x".to_string()));
    assert_eq!(sum("9#999"), NotASum::NotAPile("9#999".to_string()));
    assert_eq!(sum("-2"), NotASum::LoneWild);
    assert_eq!(sum("[-2]"), NotASum::LoneWild);
    assert_eq!(sum("9r + *0.5"), NotASum::LoneWild);
    assert_eq!(sum("9r + ½"), NotASum::LoneWild);
    assert_eq!(sum("(9r + 1g"), NotASum::NotClosed);
    assert_eq!(sum("9r[-2"), NotASum::NotClosed);
    assert_eq!(sum("9r[-2)"), NotASum::NotClosed);
    assert_eq!(sum(&format!("{}9r{}", "(".repeat(100), ")".repeat(100))), NotASum::TooDeep);
    assert_eq!(sum(&vec!["9r"; 200].join(" + ")), NotASum::TooLong);
    assert_eq!(sum(&format!("9r{}", "-2".repeat(300))), NotASum::TooLong);
    assert!(choice(&format!("take 9b: {}9r{}", "(".repeat(60), ")".repeat(60))).to_string() == "take 9b: 9r");
}

// The error shows any text that is left over.
#[test]
fn left_over() {
    assert_eq!(not_a_move("discard all -2"), NotAMove::LeftOver("-2".to_string()));
    assert_eq!(not_a_move("pass now"), NotAMove::LeftOver("now".to_string()));
    assert_eq!(not_a_move("stop; discard 7g"), NotAMove::LeftOver("; discard 7g".to_string()));
    assert_eq!(not_a_move("discard 7g 8g"), NotAMove::LeftOver("8g".to_string()));
    assert_eq!(not_a_move("take 9b: 9r)"), NotAMove::LeftOver(")".to_string()));
    assert_eq!(not_a_move("take 9b: 9r # 1"), NotAMove::LeftOver("# 1".to_string()));
}

// More wild cards than a hand holds.
#[test]
fn too_many_wild_cards() {
    assert_eq!(not_a_move(&format!("{}discard 7g", "discard -2; ".repeat(6))), NotAMove::TooManyWildCards);
    assert_eq!(not_a_move(&format!("{}discard 7g", "build 8: 10r-2; ".repeat(6))), NotAMove::TooManyWildCards);
    assert!(format!("{}discard 7g", "discard -2; ".repeat(5)).parse::<Move>().is_ok(), "five: refused by the rules");
}

// Nothing comes after the number card.
#[test]
fn nothing_after_the_number_card() {
    for text in [
        "take 9b: 9r; discard -2",
        "take 9b: 9r; take 8b: 8r",
        "take 9b: 9r;",
        "take 9b: 9r; build 8: 10r-2",
        // These would be written with the discard at the end, as a different move.
        "discard 7g; build 8: 10r-2",
        "discard -2; discard 7g; build 8: 10r-2; build 5: 7r-2",
    ] {
        assert_eq!(not_a_move(text), NotAMove::AfterNumberCard, "{text}");
    }
}

// A challenge is a move of its own, and names its build by value and number.
#[test]
fn challenges() {
    reads("challenge 10#4", "challenge 10#4");
    reads("  Challenge  10#4", "challenge 10#4");
    reads("challenge 255#255", "challenge 255#255");
    for text in ["challenge", "challenge 10", "challenge #4", "challenge 10#", "challenge ten", "challenge 256#1"] {
        assert_eq!(not_a_move(text), NotAMove::NoBuildNamed, "{text}");
    }
    for text in ["challenge 10#256", "challenge -1#4", "challenge 10r#4", "challenge 1.5#4"] {
        assert_eq!(not_a_move(text), NotAMove::NoBuildNamed, "{text}");
    }
    assert_eq!(not_a_move("challenge 10#4 now"), NotAMove::LeftOver("now".to_string()));
    assert_eq!(not_a_move("challenge 10#4; discard 7g"), NotAMove::LeftOver("; discard 7g".to_string()));
    assert_eq!(not_a_move("discard -2; challenge 10#4"), NotAMove::StandsAlone("challenge".to_string()));
    assert_eq!(not_a_move("challenges 10#4"), NotAMove::UnknownWord("challenges".to_string()));
}

// No text causes a panic.
#[test]
fn no_text_causes_a_panic() {
    for text in [
        "take 9b: 9r\u{301}",
        "take 9b: ²",
        "take 9b: 9r[√",
        "take ９b: 9r",
        "build 10: 9r + 1b by 2",
        "discard N",
        "discard N²N",
        "take 9b: 0.",
        "take 9b: .",
        "take 9b: 9r.",
        "take 9b: 9r*",
        "take 9b: 9r/",
        "take 9b: 9r[]",
        "discard 1/",
        "discard 99999999999g",
        "take 9b: #1",
        "take 9b: 9#",
        "ｓtop",
    ] {
        assert!(text.parse::<Move>().is_err(), "{text}");
    }
}
