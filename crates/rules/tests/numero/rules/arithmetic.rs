//! §4 Arithmetic.

use reckon_rules::numero::Illegal;
use reckon_rules::ratio::ArithmeticError;

use crate::numero::harness::{card, check, name, ratio, refuses, refuses_as, sum};

// §4.1 Piles are joined by adding, two or many.
#[test]
fn piles_are_added() {
    check("centre 5r 3b | hand 8g 1 1 1 2", "take 8g: 5r + 3b", "centre | won 3 0");
    check("centre 5r 3b 4o | hand 12g 1 1 1 2", "take 12g: 5r + 3b + 4o", "centre | won 4 0");
    check("centre 1 2g 2r 3 4g 4o 14 | hand 15g 9 9 9 12", "take 15g: 2g + 2r + 3g + 4g + 4o", "centre 1 14 | won 6 0");
}

// §4.1 A build, a card and a combination in parentheses are all piles.
#[test]
fn cards_builds_and_combinations_are_piles() {
    let before = "centre 2r 3b 1o, 8#1 = 5g + 3g | hand 14g 1 1 9 9";
    check(before, "take 14g: 8#1 + 2r + 3b + 1o", "centre | won 6 0");
    check(before, "take 14g: 2r + (3b + (1o + 8#1))", "centre | won 6 0");
    check(before, "take 14g: (8#1 + 2r) + (3b + 1o)", "centre | won 6 0");
}

// §4.1 Number cards only add: a card in the centre does not subtract, multiply or divide.
#[test]
fn number_cards_only_add() {
    let before = "centre 10r 2b | hand 8g 5g 2g 12g 14";
    check(before, "take 12g: 10r + 2b", "centre | won 3 0");
    refuses(before, "take 8g: 10r-2b", Illegal::NotInHand { card: card("-2b") });
    refuses(before, "take 8g: 10r[-2b]", Illegal::NotInCentre { card: card("-2b") });
    refuses(before, "take 8g: 10r[-2]", Illegal::NotInCentre { card: card("-2") });
    refuses(before, "take 5g: 10r/2b", Illegal::NotInHand { card: card("/2b") });
    refuses(before, "take 2g: 10r*1/5", Illegal::NotInHand { card: card("1/5") });
}

// §4.2 §4.3 One after the other on the same pile: 10, 8, 2, 6. An example of the publisher's rules.
#[test]
fn three_wild_cards_act_in_order() {
    for others in ["5 5 1", "13 1", "-5 -4"] {
        let before = format!("centre 10r {others} | hand -2 /4 x3 6g 11");
        let after = format!("centre {others} | hand 11 ? ? ? ? | hands 5 5 | won 5 0 | gone 10r -2 /4 x3 6g | turn 2");
        check(&before, "take 6g: 10r-2/4x3", &after);
    }
    check("centre 10r | hand -2 /4 x3 6g 11", "take 6g: 10r-2/4x3", "centre | won 5 0 | pack 57");
}

// §4.2 In a different order, the same cards make a different number.
#[test]
fn another_order_is_another_number() {
    let before = "centre 10r | hand -2 /4 x3 6g 7g";
    let misses = |text: &str, value: &str| {
        refuses(
            before,
            &format!("take 6g: {text}"),
            Illegal::TakeMisses { sum: sum(text), value: ratio(value), with: card("6g") },
        );
    };
    misses("10r/4x3-2", "11/2");
    misses("10rx3/4-2", "11/2");
    misses("10r/4-2x3", "3/2");
    misses("10rx3-2/4", "7");
    check(before, "take 6g: 10r-2x3/4", "centre | won 5 0");
    check(before, "take 7g: 10rx3-2/4", "centre | won 5 0");
}

// §4.2 A wild card acts on the sum in parentheses before it, or otherwise on the last pile.
#[test]
fn a_wild_card_acts_on_its_pile() {
    let before = "centre 6r 4b | hand /2 5g 8g x2 14g";
    check(before, "take 5g: (6r + 4b)/2", "centre | won 4 0");
    check(before, "take 8g: 6r + 4b/2", "centre | won 4 0");
    check(before, "take 14g: 6r + 4bx2", "centre | won 4 0");
}

// §4.3 The effect of each wild card, from the hand and from the centre.
#[test]
fn every_wild_card_does_what_it_says() {
    let cases = [
        ("10", "-2", "8"),
        ("10", "-3", "7"),
        ("10", "-4", "6"),
        ("10", "-5", "5"),
        ("6", "x2", "12"),
        ("5", "x3", "15"),
        ("3", "x4", "12"),
        ("2", "x5", "10"),
        ("14", "/2", "7"),
        ("15", "/3", "5"),
        ("12", "/4", "3"),
        ("15", "/5", "3"),
        ("8", "1/2", "4"),
        ("12", "1/3", "4"),
        ("12", "1/4", "3"),
        ("15", "1/5", "3"),
        ("12", "2/3", "8"),
        ("8", "3/4", "6"),
        ("10", "2/5", "4"),
        ("10", "0.5", "5"),
        ("12", "0.25", "3"),
        ("15", "0.2", "3"),
        ("10", "50%", "5"),
        ("12", "25%", "3"),
        ("12", "75%", "9"),
        ("3", "^2", "9"),
        ("2", "^3", "8"),
        ("9", "sqrt", "3"),
        ("8", "cbrt", "2"),
    ];
    assert_eq!(cases.len(), 29, "every wild card of our pack");
    for (pile, wild, result) in cases {
        let sign = if wild.starts_with(|c: char| c.is_ascii_digit()) { "*" } else { " " };
        let held = format!("centre {pile}r | hand {wild} {result}g 13 13 14");
        check(&held, &format!("take {result}g: {pile}r{sign}{wild}"), "centre | hand 13 13 14 ? ? | won 3 0");
        let lying = format!("centre {pile}r {wild} | hand {result}g 13 13 14 14");
        check(&lying, &format!("take {result}g: {pile}r[{wild}]"), "centre | hand 13 13 14 14 ? | won 3 0");
    }
}

// §4.3 Roots undo squares and cubes: 3, 9, 3 and 3, 27, 3.
#[test]
fn roots_undo_powers() {
    check("centre 3r 5b | hand ^2 sqrt 3g 1 1", "take 3g: 3r^2 sqrt", "centre 5b | won 4 0");
    check("centre 3r 5b | hand ^3 cbrt 3g 1 1", "take 3g: 3r^3 cbrt", "centre 5b | won 4 0");
    check("centre 3r 5b | hand ^3 /3 3g 9g 1", "take 9g: 3r^3/3", "centre 5b | won 4 0");
}

// §4.3 A root is played only where it comes out exactly.
#[test]
fn a_root_comes_out_exactly() {
    let stuck = |pile: &str, wild: &str| Illegal::CannotWorkOut {
        pile: ratio(pile),
        card: Some(card(wild)),
        trouble: ArithmeticError::NoExactRoot,
    };
    let before = "centre 10r 9b 3o | hand sqrt cbrt 3g 2g -4";
    check(before, "take 3g: 9b sqrt", "centre 10r 3o");
    refuses(before, "take 3g: 10r sqrt", stuck("10", "sqrt"));
    refuses(before, "take 2g: 9b cbrt", stuck("9", "cbrt"));
    refuses(before, "take 3g: 3o-4 sqrt", stuck("-1", "sqrt"));
    refuses(before, "take 3g: (10r + 9b) sqrt", stuck("19", "sqrt"));
    refuses(before, "build 3: 10r sqrt; discard 2g", stuck("10", "sqrt"));
}

// §4.3 Fractions and negative numbers have exact roots too, and so do 0 and 1.
#[test]
fn roots_of_fractions_negatives_and_zero() {
    check("centre 1r | hand /4 sqrt x4 2g 9", "take 2g: 1r/4 sqrt x4", "centre | won 5 0");
    check("centre 9r | hand /4 sqrt x2 3g 8", "take 3g: 9r/4 sqrt x2", "centre | won 5 0");
    check("centre 1r | hand 0.25 sqrt x4 2g 9", "take 2g: 1r*0.25 sqrt x4", "centre | won 5 0");
    check("centre 2r 5b | hand -5 -3 -2 cbrt 3g", "take 3g: 5b + 2r-5-3-2 cbrt", "centre | won 7 0");
    check("centre 5r 7b | hand -5 sqrt 7g 1 2", "take 7g: 7b + 5r-5 sqrt", "centre | won 5 0");
    check("centre 5r 7b | hand -5 cbrt 7g 1 2", "take 7g: 7b + 5r-5 cbrt", "centre | won 5 0");
    check("centre 1r | hand sqrt cbrt 1g 4 2", "take 1g: 1r sqrt cbrt", "centre | won 4 0");
    let eight_27ths = "options preset=powers-and-roots | cards 1-15gobr 4*/3 cbrt x3 | centre 8r /3 /3 /3 \
                       | hand cbrt x3 2g 9 10";
    check(eight_27ths, "take 2g: 8r[/3][/3][/3] cbrt x3", "centre | won 7 0");
    refuses_as!(eight_27ths, "take 2g: 8r[/3][/3] cbrt x3", Illegal::CannotWorkOut { pile, .. } if pile == ratio("8/9"));
}

// §4.3 A minus card goes below zero, and a times card keeps the sign.
#[test]
fn below_zero_and_back() {
    check("centre 2r 15b | hand -5 x3 6g 1 1", "take 6g: 15b + 2r-5x3", "centre | won 5 0");
    check("centre 2r | hand -5 ^2 9g 1 1", "take 9g: 2r-5^2", "centre | won 4 0");
    check("centre 2r 10b | hand -4 ^3 2g 1 1", "take 2g: 10b + 2r-4^3", "centre | won 5 0");
}

// §4.4 A wild card may act on a combination.
#[test]
fn a_wild_card_on_a_combination() {
    check("centre 5r 3b | hand /2 4g 1 1 1", "take 4g: (5r + 3b)/2", "centre | won 4 0");
    check("centre 5r 3b /2 | hand 4g 1 1 1 2", "take 4g: (5r + 3b)[/2]", "centre | won 4 0");
    check("centre 5r 3b 7o | hand -3 x2 10g 14 1", "take 10g: ((5r + 3b)-3)x2", "centre 7o | won 5 0");
    check("centre 5r 3b 4o | hand /2 /4 2g 14 1", "take 2g: ((5r + 3b)/2 + 4o)/4", "centre | won 6 0");
}

// §4.5 On the way a pile may be a fraction, zero or below zero.
#[test]
fn any_value_on_the_way() {
    check("centre 10r | hand /4 x2 5g 1 1", "take 5g: 10r/4x2", "centre | won 4 0");
    check("centre 2r 9b | hand -5 6g 1 1 1", "take 6g: 2r-5 + 9b", "centre | won 4 0");
    check("centre 5r 9b | hand -5 9g 1 1 1", "take 9g: 5r-5 + 9b", "centre | won 4 0");
    check("centre 5r 7b | hand /2 1/2 6g 1 1", "take 6g: 5r/2 + 7b*1/2", "centre | won 5 0");
}

// §4.5 Only the result counts: a fraction, zero or a negative number cannot be taken or built.
#[test]
fn the_result_is_a_number_card() {
    let misses = |before: &str, text: &str, with: &str, value: &str| {
        refuses(
            before,
            &format!("take {with}: {text}"),
            Illegal::TakeMisses { sum: sum(text), value: ratio(value), with: card(with) },
        );
    };
    misses("centre 10r | hand /4 2g 3g 1 1", "10r/4", "2g", "5/2");
    misses("centre 5r | hand -5 2g 3g 1 1", "5r-5", "2g", "0");
    misses("centre 2r | hand -5 3g 4 1 1", "2r-5", "3g", "-3");
}

// §4.6 A pile worth zero is swept along.
#[test]
fn a_zero_pile_is_swept_along() {
    check("centre 10r 5b | hand -5 10g 1 1 1", "take 10g: 10r + 5b-5", "centre | won 4 0");
    check("centre 10r 5b | hand -5 10g 1 1 1", "take 10g: 5b-5 + 10r", "centre | won 4 0");
    check("centre 10r 3b 2o | hand -5 10g 1 1 1", "take 10g: 10r + (3b + 2o)-5", "centre | won 5 0");
    check("centre 5b | hand -5 10g 10o 1 1", "build 10: 5b-5 + 10g", "centre 10#1 = 5b-5 + 10g");
}

// §4.6 Zero alone is not a take, and a zero pile alone is not a group.
#[test]
fn zero_alone_takes_nothing() {
    refuses_as!(
        "centre 10r 5b | hand -5 10g 1 1 1",
        "take 10g: 10r, 5b-5",
        Illegal::TakeMisses { value, .. } if value == ratio("0")
    );
}

const MANY_POWERS: &str = "options preset=powers-and-roots
    cards 1-15gobr 2*^2 4*^3 x10 x2 /2 2*/10 3*/100 cbrt 2*/200 sqrt 2/5 3/4 2*-10";

// §4.7 A thousand million million itself is allowed.
#[test]
fn the_limit_itself_is_allowed() {
    let before = format!("{MANY_POWERS}\ncentre 10r ^2 ^2 x10 ^3 cbrt /100 /100 | hand 10g 1 1 1 2");
    check(&before, "take 10g: 10r[^2][^2][x10][^3][cbrt][/100][/100]", "centre | won 9 0");
}

// §4.7 Beyond it a value is refused as too large.
#[test]
fn beyond_the_limit_is_too_large() {
    let too_large = |pile: &str, wild: &str| Illegal::CannotWorkOut {
        pile: ratio(pile),
        card: Some(card(wild)),
        trouble: ArithmeticError::TooLarge,
    };
    let before = format!("{MANY_POWERS}\ncentre 10r 1b ^2 ^2 x10 ^3 ^3 ^3 x2 /2 /10 /10 -10 -10 | hand 10g 1 1 1 2");
    refuses(&before, "take 10g: 10r[^2][^2][x10][^3][x2][/2]", too_large("1000000000000000", "x2"));
    refuses(&before, "take 10g: 10r[^3][^3][^3]", too_large("1000000000", "^3"));
    refuses(
        &before,
        "take 10g: 10r[-10][-10][^2][^2][x10]",
        Illegal::TakeMisses { sum: sum("10r[-10][-10][^2][^2][x10]"), value: ratio("100000"), with: card("10g") },
    );
    refuses(&before, "take 10g: 10r[-10][-10][^3][^3][^3]", too_large("-1000000000", "^3"));
    refuses(&before, "take 10g: 1b[/10][^2][^2][/10][^3][/2]", too_large("1/1000000000000000", "/2"));
}

// §4.7 Adding, too, is refused beyond the limit.
#[test]
fn adding_beyond_the_limit_is_too_large() {
    let before = format!("{MANY_POWERS}\ncentre 10r 1b ^2 ^2 x10 ^3 | hand 10g 1 1 1 2");
    refuses(
        &before,
        "take 10g: 10r[^2][^2][x10][^3] + 1b",
        Illegal::CannotWorkOut { pile: ratio("1000000000000000"), card: None, trouble: ArithmeticError::TooLarge },
    );
}

// §4.7 The value counts: two fifths of the limit is within it.
#[test]
fn a_part_of_the_limit_is_within_it() {
    let before = format!("{MANY_POWERS}\ncentre 10r ^2 ^2 x10 ^3 2/5 sqrt /200 /200 /100 | hand 5g 1 1 1 2");
    check(&before, "take 5g: 10r[^2][^2][x10][^3][*2/5][sqrt][/200][/200][/100]", "centre | won 11 0");
}

// §4.7 Many cubes of one or of zero stay small.
#[test]
fn cubes_of_one_stay_one() {
    let before = "options preset=powers-and-roots | cards 1-15gobr 40*^3 -5 | hand 1g 5g 2 2 2 \
                  | centre 1r 5b ^3 ^3 ^3 ^3 ^3 ^3 ^3 ^3 ^3 ^3 ^3 ^3 ^3 ^3 ^3 ^3 ^3 ^3 ^3 ^3 -5";
    let cubes = "[^3]".repeat(20);
    check(before, &format!("take 1g: 1r{cubes}"), "centre 5b -5 | won 22 0");
    check(before, &format!("take 1g: 1r + 5b[-5]{cubes}"), "centre | won 24 0");
}

// §4.8 Wild cards in the centre belong to everybody.
#[test]
fn a_discarded_wild_card_helps_anybody() {
    for seat in 1..=2 {
        let before = format!("seat {seat} | centre 10r -2 4 | hand 8g 1 1 3 3");
        check(&before, "take 8g: 10r[-2]", "centre 4 | hand 1 1 3 3 ? | gone 8g 10r -2");
    }
    check("centre 10r -2 | hand 8g -3 1 3 3", "take 8g: 10r[-2]", "centre | hand -3 1 3 3 ? | won 3 0");
}

// §4.8 In a build it becomes a lasting part: nobody can use it any more.
#[test]
fn a_wild_card_of_a_build_stays_in_it() {
    let before = "centre 10r 7b -2 | hand 3g 11g 5g 1 1";
    check(before, "build 11: 10r[-2] + 3g", "centre 7b, 11#1 = 10r-2 + 3g | hand 11g 5g 1 1 ?");
    let later = "centre 7b, 11#1 = 10r-2 + 3g | hand 5g 11g 1 1 2";
    refuses(later, "take 5g: 7b[-2]", Illegal::BreaksBuild { card: card("-2"), name: name(1), value: 11 });
    check(later, "take 11g: 11#1", "centre 7b | won 4 0 | gone 10r -2 3g 11g");
}

// §4.6 A running total of zero is not a pile: only a pile that is worth zero is refused.
#[test]
fn a_running_total_of_zero_is_not_a_pile() {
    let before = "options preset=subtraction zero-piles=off | centre 2b 3r 10r 5b | hand -5 10b 1 1 4";
    check(before, "take 10b: 2b-5 + 3r + 10r", "centre 5");
    check(before, "take 10b: 2b-5 + 10r + 3r", "centre 5");
    refuses_as!(before, "take 10b: 5b-5 + 10r", Illegal::ZeroPile { .. });
    refuses_as!(before, "take 10b: 10r + 5b-5", Illegal::ZeroPile { .. });
    refuses_as!(before, "take 10b: (2b + 3r)-5 + 10r", Illegal::ZeroPile { .. });
}
