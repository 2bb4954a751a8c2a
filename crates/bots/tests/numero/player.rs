//! The greedy player in positions that people can check.

use reckon_bots::Bot;
use reckon_bots::numero::{EFFORT, Greedy};
use reckon_compose::numero::Effect;
use reckon_rules::numero::view::View;
use reckon_rules::numero::{Move, Number};
use reckon_rules::shuffle::Shuffle;

use super::read;

fn position(text: &str) -> View {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn choose(view: &View, seed: u64) -> (Move, Effect) {
    let choice = Greedy::default().choose(view, &mut Shuffle::from_number(seed));
    let reading = read(view, &choice).unwrap_or_else(|error| panic!("{view}: {error}"));
    let effect = reading.verdict.unwrap_or_else(|why| panic!("{choice} is refused: {why:?}\n{view}"));
    (choice, effect)
}

/// Checks that the choice is one of these, whatever the seed.
fn chooses(text: &str, choices: &[&str]) {
    let view = position(text);
    for seed in 0..10 {
        let choice = choose(&view, seed).0.to_string();
        assert!(choices.contains(&choice.as_str()), "seed {seed}: {choice}, not one of {choices:?}\n{text}");
    }
}

fn wins(text: &str, cards: u8) {
    let (choice, effect) = choose(&position(text), 1);
    assert_eq!(effect.wins, cards, "{choice}\n{text}");
}

/// §5.1, §5.2 The publisher's examples.
#[test]
fn takes_more_rather_than_less() {
    chooses("centre 5r 3b | hand 5g 8o 1r 12r 14r", &["take 8o: 5r + 3b"]);
    wins("centre 10r 6g 4o | hand 10b 1r 12r 14r 15r", 4);
    wins("centre 7#1 = 4g + 3r by 2, 7b, 2g, 5r | hand 7o 7g 2r 12r 14r", 6);
}

/// §4.2 The publisher's examples.
#[test]
fn takes_with_wild_cards() {
    wins("centre 10r 5b | hand 9b 8g -2 -4 1r", 5);
    chooses("centre 10r | hand 6b 13g -2 /4 x3", &["take 6b: 10r-2/4x3"]);
    chooses(
        "centre 9r ^2 ^3 sqrt cbrt | hand 9b 13g 2g 3g 4g",
        &[
            "take 9b: 9r[^2][^3][sqrt][cbrt]",
            "take 9b: 9r[^2][^3][cbrt][sqrt]",
            "take 9b: 9r[^2][sqrt][^3][cbrt]",
            "take 9b: 9r[^3][^2][sqrt][cbrt]",
            "take 9b: 9r[^3][^2][cbrt][sqrt]",
            "take 9b: 9r[^3][cbrt][^2][sqrt]",
            "take 9b: 9r[sqrt][^2][^3][cbrt]",
            "take 9b: 9r[sqrt][^3][^2][cbrt]",
            "take 9b: 9r[sqrt][^3][cbrt][^2]",
        ],
    );
}

/// §4.5 21 comes down to 1 because another pile is 20 below zero.
#[test]
fn finds_its_way_from_below_zero() {
    wins("centre 15r 6b 1o | hand 1g 1b 1r -5 x5", 6);
}

/// §4.6 3 and 2 − 5 may both be in the sum as long as they are not added to each other first.
#[test]
fn adds_in_an_order_without_zero() {
    let text = "options preset=subtraction zero-piles=off | centre 2g 3r 7b | hand 7o -5 15r 14r 13r";
    chooses(text, &["take 7o: 7b + 3r + 2g-5"]);
}

/// Among equal takes it prefers the one that keeps wild cards, especially rare ones.
#[test]
fn keeps_its_wild_cards_among_equal_takes() {
    chooses("centre 8r 10b | hand 8g -2 1r 14r 15r", &["take 8g: 8r, 10b-2"]);
    chooses("centre 8r 1/2 | hand 4g 0.5 1r 14r 15r", &["take 4g: 8r[*1/2]"]);
    // Four cards in the pack halve a value, but only one is √.
    chooses("centre 4r | hand 2g 1/2 sqrt 14r 15r", &["take 2g: 4r*1/2"]);
}

/// §6.1, §6.3 The publisher's example, and one with a wild card.
#[test]
fn builds_what_it_can_take_later() {
    chooses("centre 5r 3b | hand 4g 12r 14r 15r 15g", &["build 12: 5r + 3b + 4g"]);
    chooses("centre 8g | hand 10b 13r -5 15r 15g", &["build 13: 8g-5 + 10b"]);
}

/// §7.1, §7.3, §7.4
#[test]
fn discards_what_it_cannot_use_now() {
    chooses("centre 15r | hand 12r 3g 5g 12g 14r", &["discard 12r", "discard 12g"]);
    chooses("centre 15r | hand 4r 5g 9g 14r 12g", &["discard 4r"]);
    chooses("options preset=subtraction | centre | hand 4r 8g 14r -2 -3", &["discard 4r"]);
    chooses("centre 15r | hand -2 -3 -4 x2 x3", &["discard all"]);
    let short =
        "centre 15r 3g | hand -2 -3 | hands 2 1 | pack 0 | won 30 29 | options preset=subtraction hand-without-number=";
    chooses(&format!("{short}discard-all"), &["discard all"]);
    chooses(&format!("{short}pass"), &["pass"]);
}

/// §8.2–§8.4 Any take wins the whole centre, so it plays as many cards from the hand as possible.
#[test]
fn ends_with_an_empty_hand_if_it_can() {
    let end = "options preset=subtraction | chance 1 | pack 0 | ";
    chooses(&format!("{end}centre 8r 8g 10b | hand 8b -2 | hands 2 0 | won 30 29"), &["take 8b: 8r, 8g, 10b-2"]);
    chooses(&format!("{end}centre 8r 8g 4b 3b | hand 5b -2 8o | hands 3 0 | won 30 27"), &["take 5b: 4b + 3b-2"]);
    chooses(&format!("{end}centre 15r | hand 8b -2 | hands 2 0 | won 30 31"), &["stop"]);
    chooses(&format!("{end}centre 15r | hand -3 -2 | hands 2 0 | won 30 31"), &["stop"]);
}

/// §9.2, §9.4
#[test]
fn plays_patience_until_nothing_is_left_to_take() {
    chooses("seats 1 | centre 15r 14r 1g 13g 12r | hand 15g 2r 9b 9g 10r", &["take 15g: 15r, 14r + 1g"]);
    chooses("seats 1 | centre 15r 14r 12g 13g 12r | hand 2g 2r 9b 9g 10r", &["stop"]);
    chooses("seats 1 | centre 15r 14r 12g 13g 12r | hand -2 -3 -4 -5 x2", &["stop"]);
}

fn crowded() -> View {
    let numbers = (1..=15).flat_map(|value| ["g", "o", "b", "r"].map(|colour| format!("{value}{colour}")));
    let numbers: Vec<String> = numbers.filter(|card| card != "15r").collect();
    position(&format!(
        "options preset=powers-and-roots | centre {} -5 x2 /3 1/2 1/3 2/3 3/4 0.5 50% 25% ^3 | hand 15r -2 x3 /4 sqrt",
        numbers.join(" ")
    ))
}

#[test]
fn a_crowded_centre_stays_within_the_effort() {
    let view = crowded();
    for effort in [0, 10, 1_000, EFFORT] {
        let mut bot = Greedy::with_effort(effort);
        let choice = bot.choose(&view, &mut Shuffle::from_number(1));
        assert!(bot.spent() <= effort, "{} of {effort} steps", bot.spent());
        let reading = read(&view, &choice).expect("a position");
        assert!(reading.verdict.is_ok(), "{choice} {:?}", reading.verdict);
        if let (Ok(effect), true) = (reading.verdict, effort >= 1_000) {
            assert!(effect.wins >= 50, "{choice} wins {} of 75", effect.wins);
        }
    }
}

/// §3.2 A plain take that exceeds the budget must still be made.
#[test]
fn does_its_duty_without_any_budget() {
    let view = position("options must-take=on | centre 1r 2r 3r 4r | hand 10g 15r 14r 13g 12g");
    let choice = Greedy::with_effort(0).choose(&view, &mut Shuffle::from_number(1));
    assert!(matches!(&choice, Move::Turn(play) if matches!(play.number(), Number::Take { .. })), "{choice}");
}
