//! §10.4–§10.6 The bonuses for signs and colours.

use crate::numero::harness::{WORLDS, game, play, scored, scores};

#[track_caller]
fn brings(options: &str, rest: &str, turn: &str, expected: &str) {
    scores(&format!("options preset=scoring {options} | {rest}"), turn, &format!("1: {expected}"));
}

const THREE: &str = "three-signs 5";
const FOUR: &str = "four-signs 10";

/// Checks which bonus for signs a take gets, whatever else it brings. Two more cards are in the centre.
#[track_caller]
fn signs(options: &str, centre: &str, hand: &str, turn: &str, expected: &str) {
    let before = format!("options preset=scoring {options} | centre {centre} 13b 14b | hand {hand}");
    for world in 0..WORLDS {
        let found = scored(&play(&mut game(&before, world), turn));
        let bonus: Vec<&str> = [THREE, FOUR].into_iter().filter(|bonus| found.contains(bonus)).collect();
        assert_eq!(bonus.join(" "), expected, "\n{turn}\nin {before}: {found}");
    }
}

// §10.4 Minus, divided, times make three signs.
#[test]
fn three_signs_on_one_pile_bring_points() {
    brings(
        "",
        "centre 10r 4g | hand -2 /4 x3 6b 12",
        "take 6b: 10r-2/4x3",
        "takes 1, cards 5, printed 8, five-cards 2, three-signs 5 = 21",
    );
}

// §10.4 Up to two signs bring nothing; three bring five points.
#[test]
fn two_signs_or_three() {
    signs("", "10r", "10g 3 4 5 6", "take 10g: 10r", "");
    signs("", "6r 4r", "10g 3 4 5 6", "take 10g: 6r + 4r", "");
    signs("", "6r 6g", "-2 10g 4 5 7", "take 10g: 6r + 6g-2", "");
    signs("", "5r", "x2 10g 4 5 7", "take 10g: 5rx2", "");
    signs("", "6r 3g", "-2 x2 10g 5 7", "take 10g: 6r + 3gx2-2", THREE);
    signs("", "6r 12g", "-2 /2 10g 5 7", "take 10g: 6r + 12g/2-2", THREE);
    signs("", "6r 5g", "x2 /3 9g 4 7", "take 9g: 6rx2/3 + 5g", THREE);
    signs("", "6r", "-2 /2 x5 10g 7", "take 10g: 6r-2/2x5", THREE);
}

// §10.4 All four signs bring ten, not five more.
#[test]
fn all_four_signs() {
    brings(
        "",
        "centre 6r 4o 9b | hand -2 /2 x5 14g 7",
        "take 14g: 6r-2/2x5 + 4o",
        "takes 1, cards 6, printed 8, six-cards 5, four-signs 10 = 30",
    );
}

// §10.4 The same sign twice is one sign.
#[test]
fn the_same_sign_twice_is_one() {
    signs("", "10r 6r 5r", "-2 -3 -4 12g 7", "take 12g: 10r-2 + 6r-3 + 5r-4", "");
    signs("", "12r 5r", "/2 /3 7g 6 8", "take 7g: 12r/2/3 + 5r", "");
}

// §10.4 Plus is adding two piles: groups that one card takes are not added to each other.
#[test]
fn plus_is_adding_two_piles() {
    signs("", "5r", "x4 -5 /3 5g 7", "take 5g: 5rx4-5/3", THREE);
    signs("", "5r 5o", "x4 -5 /3 5g 7", "take 5g: 5rx4-5/3, 5o", THREE);
    signs("", "5r 2r 3r", "x4 -5 /3 5g 7", "take 5g: 5rx4-5/3, 2r + 3r", THREE);
}

// §10.4 Signs of several takes are not added either.
#[test]
fn signs_are_those_of_one_take() {
    brings(
        "",
        "centre 10r 9o 3o 7r 13b | hand /2 -4 5g x2 11",
        "take 5g: 10r/2, 9o-4",
        "takes 2, cards 5, printed 5 = 12",
    );
    signs("", "10r 9o 3o 2o", "/2 -4 5g x2 11", "take 5g: 10r/2, 9o-4, 3o + 2o", "");
}

// §10.4 If each of several takes has its signs, each has its bonus.
#[test]
fn each_take_has_its_own_bonus() {
    brings(
        "",
        "centre 8r 3r 12o 1o 13b | hand 3/4 2/3 9g 5 11",
        "take 9g: 8r*3/4 + 3r, 12o*2/3 + 1o",
        "takes 2, cards 7, printed 12, 1. three-signs 5, 2. three-signs 5 = 31",
    );
}

// §10.4 A fraction with 1 on top is a division; with more on top it is a multiplication too.
#[test]
fn fractions_count_by_what_is_on_top() {
    signs("", "8r 3r", "1/2 7g 5 6 9", "take 7g: 8r*1/2 + 3r", "");
    signs("", "8r 5r", "1/2 -2 7g 6 9", "take 7g: 8r*1/2 + 5r-2", THREE);
    signs("", "8r 3r", "1/2 x5 /4 8g 9", "take 8g: 8r*1/2x5/4 + 3r", THREE);
    signs("", "8r 3r", "3/4 9g 5 6 10", "take 9g: 8r*3/4 + 3r", THREE);
    signs("", "12r 3r", "2/3 11g 5 6 9", "take 11g: 12r*2/3 + 3r", THREE);
    signs("", "8r", "3/4 6g 5 7 9", "take 6g: 8r*3/4", "");
    signs("", "8r", "3/4 -2 4g 7 9", "take 4g: 8r*3/4-2", THREE);
    signs("", "8r 3r", "3/4 -2 7g 6 10", "take 7g: 8r*3/4 + 3r-2", FOUR);
}

// §10.4 Our ruling: a decimal or a percentage counts like its fraction in lowest terms.
#[test]
fn decimals_and_percentages_count_like_fractions() {
    for half in ["0.5", "50%"] {
        signs("", "8r 5r", &format!("{half} -2 7g 6 9"), &format!("take 7g: 8r*{half} + 5r-2"), THREE);
        signs("", "8r 3r", &format!("{half} 7g 5 6 9"), &format!("take 7g: 8r*{half} + 3r"), "");
        signs("", "4r", &format!("{half} x3 -2 4g 9"), &format!("take 4g: 4r*{half}x3-2"), THREE);
    }
    for quarter in ["0.25", "25%"] {
        signs("", "8r 6r", &format!("{quarter} -2 6g 7 9"), &format!("take 6g: 8r*{quarter} + 6r-2"), THREE);
    }
    signs("", "8r 3r", "75% 9g 5 6 10", "take 9g: 8r*75% + 3r", THREE);
    signs("", "8r 3r", "75% -2 7g 6 10", "take 7g: 8r*75% + 3r-2", FOUR);
}

// §10.4 decimal-ops=multiplication: a decimal or a percentage is × only; fractions stay.
#[test]
fn house_rule_for_decimals() {
    let times = "decimal-ops=multiplication";
    signs(times, "8r 3r", "75% 9g 5 6 10", "take 9g: 8r*75% + 3r", "");
    signs(times, "8r 5r", "75% -2 9g 6 10", "take 9g: 8r*75% + 5r-2", THREE);
    signs(times, "8r 5r", "0.5 -2 7g 6 9", "take 7g: 8r*0.5 + 5r-2", THREE);
    signs(times, "4r", "0.5 x3 -2 4g 9", "take 4g: 4r*0.5x3-2", "");
    signs(times, "12r", "50% /3 2g 5 9", "take 2g: 12r*50%/3", "");
    signs(times, "12r 3r", "50% /3 5g 2 9", "take 5g: 12r*50%/3 + 3r", THREE);
    signs(times, "8r 3r", "3/4 9g 5 6 10", "take 9g: 8r*3/4 + 3r", THREE);
    signs(times, "8r 5r", "1/2 -2 7g 6 9", "take 7g: 8r*1/2 + 5r-2", THREE);
    signs(times, "4r", "1/2 x3 -2 4g 9", "take 4g: 4r*1/2x3-2", THREE);
}

// §10.4 N² and N³ count as ×, √ and ∛ as ÷.
#[test]
fn powers_and_roots_count_as_times_and_divided() {
    signs("", "3r 5r", "^2 -2 12g 6 10", "take 12g: 3r^2 + 5r-2", THREE);
    signs("", "2r 5r", "^3 -2 11g 6 10", "take 11g: 2r^3 + 5r-2", THREE);
    signs("", "9r 5r", "sqrt -2 6g 7 10", "take 6g: 9r sqrt + 5r-2", THREE);
    signs("", "8r 5r", "cbrt -2 5g 7 10", "take 5g: 8r cbrt + 5r-2", THREE);
    signs("", "2r 4r", "^2 x2 12g 7 10", "take 12g: 2r^2x2 + 4r", "");
    signs("", "9r 9g 5r", "sqrt /3 6g 7 10", "take 6g: 9r sqrt + 9g/3", "");
    signs("", "9r 2r", "sqrt ^2 11g 7 10", "take 11g: 9r sqrt ^2 + 2r", THREE);
    signs("", "9r 5r", "sqrt ^2 -3 11g 10", "take 11g: 9r sqrt ^2 + 5r-3", FOUR);
}

const BUILD_OF_13: &str = "centre 13#1 = 10r-2/4x3 + 7g by 2, 2r, 9b | hand 13b 15b 3 5 8";

// §10.5 A build that is taken brings its cards, their printed points, and the signs that made it.
#[test]
fn a_build_brings_its_cards_and_signs() {
    let expected = "takes 1, cards 6, printed 8, six-cards 5, four-signs 10 = 30";
    brings("", BUILD_OF_13, "take 13b: 13#1", expected);
    let expected = "takes 1, cards 7, printed 10, six-cards 5, four-signs 10 = 33";
    brings("", BUILD_OF_13, "take 15b: 13#1 + 2r", expected);
}

// §10.5 ops-in-builds=off: only the signs of this turn; the cards count as before.
#[test]
fn house_rule_for_the_signs_of_builds() {
    let off = "ops-in-builds=off";
    brings(off, BUILD_OF_13, "take 13b: 13#1", "takes 1, cards 6, printed 8, six-cards 5 = 20");
    brings(off, BUILD_OF_13, "take 15b: 13#1 + 2r", "takes 1, cards 7, printed 10, six-cards 5 = 23");
    let before = "centre 8#1 = 5r + 3g by 2, 2r | hand x2 /4 -2 4b 2b";
    let turn = "take 4b: 8#1x2/4";
    brings("", before, turn, "takes 1, cards 5, printed 6, five-cards 2, three-signs 5 = 19");
    brings(off, before, turn, "takes 1, cards 5, printed 6, five-cards 2 = 14");
    let turn = "take 2b: 8#1x2/4-2";
    brings("", before, turn, "takes 1, cards 6, printed 8, six-cards 5, four-signs 10 = 30");
    brings(off, before, turn, "takes 1, cards 6, printed 8, six-cards 5, three-signs 5 = 25");
}

// §10.5 Two builds in one take are one take, with the cards and signs of both.
#[test]
fn two_builds_in_one_take() {
    let before = "centre 8#1 = 6r + 2r by 2, 7#2 = 4r + 3r by 1, 9b | hand 15r 3 5 8 8";
    let expected = "takes 1, cards 5, printed 2, five-cards 2, one-colour 5 = 15";
    brings("", before, "take 15r: 8#1 + 7#2", expected);
    let before = "centre 8#1 = 10r-2 by 2, 7#2 = 14gx2/4 by 1, 9b | hand 15r 3 5 8 8";
    let expected = "takes 1, cards 6, printed 10, six-cards 5, four-signs 10 = 32";
    brings("", before, "take 15r: 8#1 + 7#2", expected);
}

// §10.6 Four red cards bring nothing, five do.
#[test]
fn one_colour_counts_from_five_cards_on() {
    brings("", "centre 3r 4r 5r 9g | hand 12r 6 7 7 8", "take 12r: 3r + 4r + 5r", "takes 1, cards 4 = 5");
    let before = "centre 2r 3r 4r 5r 9g | hand 14r 14g 7 7 8";
    let sum = "2r + 3r + 4r + 5r";
    brings("", before, &format!("take 14r: {sum}"), "takes 1, cards 5, five-cards 2, one-colour 5 = 13");
    brings("", before, &format!("take 14g: {sum}"), "takes 1, cards 5, five-cards 2 = 8");
}

// §10.6 All four colours, from five cards on.
#[test]
fn four_colours_from_five_cards_on() {
    brings("", "centre 2r 3g 4b 9g | hand 9o 6 7 7 8", "take 9o: 2r + 3g + 4b", "takes 1, cards 4 = 5");
    let before = "centre 2r 3g 4b 5o 5b 2b 9g | hand 14r 6 7 7 8";
    let with = |bonus: &str, total| format!("takes 1, cards 5, five-cards 2{bonus} = {total}");
    brings("", before, "take 14r: 2r + 3g + 4b + 5o", &with(", four-colours 5", 13));
    brings("", before, "take 14r: 2r + 3g + 4b + 5b", &with("", 8));
    let expected = "takes 1, cards 6, six-cards 5, four-colours 5 = 17";
    brings("", "centre 2r 2b 3g 3o 4b 9g | hand 14r 6 7 7 8", "take 14r: 2r + 2b + 3g + 3o + 4b", expected);
}

// §10.6 Wild cards have no colour: they count as cards, and neither spoil nor complete anything.
#[test]
fn wild_cards_have_no_colour() {
    let before = "centre 10r 5r 7g | hand 9r -2 -4 6 8";
    let turn = "take 9r: 10r-2 + 5r-4";
    let with = |bonus: &str, total| format!("takes 1, cards 5, printed 4, five-cards 2{bonus} = {total}");
    brings("", before, turn, &with(", one-colour 5", 17));
    brings("wild-colour=printed", before, turn, &with(", one-colour 5", 17));
    brings("wild-colour=spoils", before, turn, &with("", 12));
}

// §10.6 wild-colour=printed: the colour in the pack; spoils: a take with wild cards is never of one colour,
// though four colours still count.
#[test]
fn house_rules_for_the_colour_of_wild_cards() {
    let table = "cards 1-15gobr -2o -4o -3r -5r | centre 10r 5r 5g 2r 3g 4b 5o 7g";
    for (turn, neutral, printed, spoils) in [
        ("take 9r: 10r-2o + 5r-4o", ", one-colour 5 = 13", " = 8", " = 8"),
        ("take 7r: 10r-3r + 5r-5r", ", one-colour 5 = 13", ", one-colour 5 = 13", " = 8"),
        ("take 9b: 10r-2o + 5g-4o", " = 8", ", four-colours 5 = 13", " = 8"),
    ] {
        let hand = if turn.contains("-3r") { "7r -3r -5r" } else { "9r 9b -2o -4o" };
        for (value, bonus) in [("neutral", neutral), ("printed", printed), ("spoils", spoils)] {
            let expected = format!("takes 1, cards 5, five-cards 2{bonus}");
            brings(&format!("wild-colour={value}"), &format!("{table} | hand {hand}"), turn, &expected);
        }
    }
    for value in ["neutral", "printed", "spoils"] {
        let turn = "take 12r: (2r + 3g + 4b + 5o)-2o";
        let expected = "takes 1, cards 6, six-cards 5, four-colours 5 = 17";
        brings(&format!("wild-colour={value}"), &format!("{table} | hand 12r -2o"), turn, expected);
    }
}
