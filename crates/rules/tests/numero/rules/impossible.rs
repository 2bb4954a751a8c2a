//! Positions that can be read but cannot be on a table.

use std::panic::{AssertUnwindSafe, catch_unwind};

use reckon_rules::game::{Game, Ignore, Seat};
use reckon_rules::numero::view::View;
use reckon_rules::numero::{BadPosition, BadTable, Card, Numero};
use reckon_rules::shuffle::Shuffle;

use crate::numero::harness::{bad, card, choice, is_sound, name, ratio, try_game};

// Not a game: the table itself could not be opened.
#[test]
fn impossible_tables() {
    let too_few = BadPosition::Table(BadTable::TooFewCards { needed: 22, there: 20 });
    assert_eq!(bad("options preset=1-5 | seats 4 | centre 1 | hand 2"), too_few);
    let dealer = BadPosition::Table(BadTable::NoSuchDealer { dealer: 4, seats: 2 });
    assert_eq!(bad("options first-dealer=4 | centre 1 | hand 2"), dealer);
}

// Not a game: more copies of a card than the pack has, or a card that is not in it.
#[test]
fn too_many_cards() {
    let too_many = |text: &str| BadPosition::CardTooMany { card: card(text), there: 2, pack: 1 };
    assert_eq!(bad("centre 5r 5r | hand 3"), too_many("5r"));
    assert_eq!(bad("centre 5r | hand 5r"), too_many("5r"));
    assert_eq!(bad("centre 5r | hand 3 | gone 5r"), too_many("5r"));
    assert_eq!(bad("centre (5r + 5r) | hand 3"), too_many("5r"));
    assert_eq!(bad("centre 5r | hand 3 | shown 2: 5r"), too_many("5r"));
    // No colour was written, so none is named.
    let uncoloured = |text: &str| Card { colour: None, ..card(text) };
    let five_of_four = |text: &str| BadPosition::CardTooMany { card: uncoloured(text), there: 5, pack: 4 };
    assert_eq!(bad("centre 7 7 7 7 7 | hand 3"), five_of_four("7g"));
    assert_eq!(bad("centre 8 3 | hand 8 8 8 8"), five_of_four("8g"));
    assert_eq!(bad("centre 8r (8 + 3) | hand 8 | gone 8 | shown 2: 8"), five_of_four("8g"));
    let no_such = |text: &str| BadPosition::NoSuchCard { card: card(text) };
    assert_eq!(bad("options preset=1-15 | centre -2 | hand 3"), no_such("-2"));
    assert_eq!(bad("options preset=1-5 | centre 6r | hand 3"), no_such("6r"));
    assert_eq!(bad("centre 16r | hand 3"), no_such("16r"));
    assert_eq!(bad("centre 3 | hand 20 20"), BadPosition::NoSuchCard { card: uncoloured("20g") });
    assert_eq!(bad("centre 0r | hand 3"), no_such("0r"));
    assert_eq!(bad("centre -2 -2 | hand 3"), too_many("-2"));
    assert_eq!(bad("options preset=subtraction | centre -6 | hand 3"), no_such("-6"));
}

// Not a game: the card counts do not add up.
#[test]
fn counts_that_do_not_add_up() {
    assert_eq!(bad("centre 5 | hand 3 | pack 3 | won 0 0"), BadPosition::Count { there: 10, pack: 60 });
    assert_eq!(bad("centre 5 | hand 3 | pack 54"), BadPosition::Count { there: 61, pack: 60 });
    assert_eq!(bad("centre 5 | hand 3 | forgotten 200 | won 200 0"), BadPosition::Count { there: 207, pack: 60 });
    assert!(matches!(bad("centre 5 | hand 3 | won 250 250"), BadPosition::Count { .. } | BadPosition::Won { .. }));
}

// Not a game: hands that are too large or do not match their count.
#[test]
fn impossible_hands() {
    assert_eq!(bad("centre 5 | hand 1 2 3 4 6 7"), BadPosition::HandTooLarge { seat: Seat(0), cards: 6 });
    assert_eq!(bad("centre 5 | hand 1 | hands 1 6"), BadPosition::HandTooLarge { seat: Seat(1), cards: 6 });
    assert_eq!(bad("centre 5 | hand 1 2 | hands 3 5"), BadPosition::HandCount { seat: Seat(0), cards: 2, count: 3 });
    let shown = BadPosition::HandCount { seat: Seat(1), cards: 3, count: 2 };
    assert_eq!(bad("centre 5 | hand 1 | hands 1 2 | shown 2: 6 7 8"), shown);
}

// Not a game: seats that are not at the table.
#[test]
fn seats_that_do_not_exist() {
    for text in [
        "seats 2 | turn 3 | centre 5 | hand 3",
        "seats 2 | last 3 | centre 5 | hand 3",
        "seats 2 | seat 3 | centre 5 | hands 5 5",
        "seats 2 | centre 8#1 = 5 + 3 by 3 | hand 3",
    ] {
        assert_eq!(bad(text), BadPosition::NoSuchSeat { seat: Seat(2) }, "{text}");
    }
}

// Not a game: builds that are not what they say.
#[test]
fn impossible_builds() {
    let value = |value, worth: &str| BadPosition::BuildValue { name: name(1), value, worth: ratio(worth) };
    assert_eq!(bad("centre 11#1 = 9 + 1 | hand 3"), value(11, "10"));
    assert_eq!(bad("centre 2#1 = 5/2 | hand 3"), value(2, "5/2"));
    assert_eq!(bad("centre (2-5) | hand 3"), value(0, "-3"));
    assert_eq!(bad("centre (13 + 10) | hand 3"), BadPosition::BuildNoNumber { name: name(1), value: 23 });
    assert_eq!(bad("centre (5-5) | hand 3"), BadPosition::BuildNoNumber { name: name(1), value: 0 });
    assert_eq!(
        bad("options preset=1-5 | centre (3 + 4) | hand 3"),
        BadPosition::BuildNoNumber { name: name(1), value: 7 }
    );
    let recipe = |name, value| BadPosition::BuildRecipe { name: crate::numero::harness::name(name), value };
    assert_eq!(bad("centre 3#1 = 10 sqrt | hand 3"), recipe(1, 3));
    assert_eq!(bad("centre 10#2 = 8#1 + 2r | hand 3"), recipe(2, 10));
    assert_eq!(bad("centre 8#1 = 10r[-2] | hand 3"), recipe(1, 8));
}

// Not a game: two builds with one name, or a next name that is taken.
#[test]
fn names_that_are_taken() {
    assert_eq!(bad("centre 8#1 = 5 + 3, 3#1 = 2 + 1 | hand 3"), BadPosition::SameName { name: name(1) });
    let next = |builds| BadPosition::NextBuild { builds, name: name(3) };
    assert_eq!(bad("centre 8#3 = 5 + 3 | builds 3 | hand 3"), next(3));
    assert_eq!(bad("centre 8#3 = 5 + 3 | builds 1 | hand 3"), next(1));
    assert!(try_game("centre 8#3 = 5 + 3 | builds 4 | hand 3 | won 4 0", 0).is_ok());
}

// Not a game: a build number so high that later builds would run out of numbers.
#[test]
fn build_numbers_that_would_run_out() {
    assert_eq!(bad("centre 5 | hand 3 | builds 255"), BadPosition::Builds { builds: 255 });
    assert_eq!(bad("centre 5#240 = 4r + 1r | hand 3"), BadPosition::Builds { builds: 241 });
    assert!(try_game("centre 5 | hand 3 | builds 3", 0).is_ok());
    assert!(try_game("centre 9r, 10#4 = 8b + 2b | hand 1g 10g 3 4 5", 0).is_ok());
}

// Not a game: win stacks that do not hold what was won.
#[test]
fn impossible_win_stacks() {
    assert_eq!(bad("centre 5 | hand 3 | won 3 2 | gone 1g | forgotten 0"), BadPosition::Won { won: 5, gone: 1 });
    assert_eq!(bad("centre 5 | hand 3 | won 0 0 | gone 1g"), BadPosition::Won { won: 0, gone: 1 });
}

// Not a game: public knowledge of a hand that is not true of it, or cannot be.
#[test]
fn impossible_knowledge() {
    let known = |seat| BadPosition::Known { seat: Seat(seat) };
    assert_eq!(bad("centre 5 | hand 3 | holds 1: 7"), known(0));
    assert_eq!(bad("centre 5 | hand 3r | shown 1: 3g"), known(0));
    assert_eq!(bad("centre 5 | hand 3 | wild 1"), known(0));
    assert_eq!(bad("centre 5 | hand 3 | holds 2: 16"), known(1));
    assert_eq!(bad("centre 5 | hand 3 | holds 2: 0"), known(1));
    assert_eq!(bad("centre 5 | hand 3 | holds 2: 127"), known(1));
    assert_eq!(bad("centre 7 7 7 7 | hand 3 | holds 2: 7"), known(1));
    assert_eq!(bad("centre 5 | hand 3 | hands 1 2 | holds 2: 7 8 9"), known(1));
    assert_eq!(bad("centre 7 7 7 | hand 3 | hands 1 2 2 | holds 2: 7 | holds 3: 7"), known(2));
    assert_eq!(bad("options preset=1-15 | centre 5 | hand 3 | hands 1 2 | wild 2"), known(1));
    assert_eq!(bad("options preset=subtraction | centre -2 -3 -4 | hand 3 | hands 1 2 | wild 2"), known(1));
}

// No number card is that high: an answer of 200 is refused like one of 16.
#[test]
fn an_answer_of_two_hundred() {
    assert_eq!(bad("centre 5 | hand 3 | holds 2: 200"), BadPosition::Known { seat: Seat(1) });
}

// A hand without number cards cannot hold an answer, nor have shown one.
#[test]
fn knowledge_that_contradicts_itself() {
    let known = BadPosition::Known { seat: Seat(1) };
    assert_eq!(bad("options preset=subtraction | centre 5 | hand 3 | wild 2 | holds 2: 7"), known);
    assert_eq!(bad("options preset=subtraction | centre 5 | hand 3 | wild 2 | shown 2: 7g"), known);
}

// §6.4 A shown card is the answer to a build: a number card, never a wild card.
#[test]
fn a_wild_card_is_never_shown() {
    assert_eq!(
        bad("options preset=subtraction | centre 5 | hand 3 | shown 2: -2"),
        BadPosition::Known { seat: Seat(1) }
    );
}

// Not a game: a turn without cards.
#[test]
fn turns_without_cards() {
    assert_eq!(bad("centre 5 | hand | hands 0 5"), BadPosition::EmptyTurn { seat: Seat(0) });
    assert_eq!(bad("centre 5 | hand 3 | hands 1 0 | turn 2 | seat 1"), BadPosition::EmptyTurn { seat: Seat(1) });
}

// Not a game: an end without a reason, or a turn after the game must have ended.
#[test]
fn impossible_ends() {
    assert_eq!(bad("chance 1 | centre 5 | hand 3 | hands 1 5"), BadPosition::Phase);
    assert_eq!(bad("chance 1 | centre 5 | hand 3 | hands 1 1 | pack 0 | won 57 0"), BadPosition::Phase);
    let final_chance = BadPosition::FinalChance { seat: Seat(0) };
    assert_eq!(bad("turn 1 | centre 5 | hand 3 | hands 1 0 | pack 0 | won 58 0"), final_chance);
    assert_eq!(bad("centre | hand 8 | hands 1 0 | pack 0"), final_chance);
    let stuck =
        "options preset=subtraction hand-without-number=pass | centre 5 | hand -2 | hands 1 1 | wild 2 | pack 0";
    assert_eq!(bad(&format!("{stuck} | won 61 0 | passes 2")), BadPosition::Phase);
    assert!(try_game(&format!("{stuck} | won 61 0 | passes 1"), 0).is_ok());
}

// Any written position is refused, or becomes a game that can be played and seen.
#[test]
fn no_position_makes_the_rules_panic() {
    let mut fell = Vec::new();
    for text in [
        "centre 9r | hand 1g 10g | builds 255",
        "centre 9r, 5#254 = 4r + 1r | hand 1g 10g",
        "centre 9r, 5#255 = 4r + 1r | hand 1g 10g",
        "centre 9r | hand 1g 10g | changes 4294967295",
        "centre 9r | hand 1g 10g | passes 255",
        "centre 9r | hand 1g 10g | shown 1: 1g 10g 2g 3g 4g 6g",
        "centre 9r | hand 1g 10g | shown 1: 1g 1g 1g 1g 1g 1g 1g",
        "centre 9r | hand 1g 10g | shown 2: 2g 3g 4g 5g 6g 7g",
        "centre 9r | hand 1g 10g | shown 3: 2g | holds 4: 7 | wild 3",
        "centre 9r | hand 1g 10g | won 255 255 255 255",
        "centre 9r | hand 1g 10g | hands 2 255",
        "centre 9r | hand 1g 10g | forgotten 255",
        "watching | centre 9r | hand 1g 10g",
        "watching | hands 5 5",
        "over 1 | centre 9r | hand 1g 10g",
        "over 2 | hands 5 5 | won 3 3",
        "seats 1 | centre (8 + 1) | hand 9g",
        "seats 1 | turn 1 | centre 9r | hand 1g 10g | wild 1",
        "seats 1 | chance 1 | centre 9r | hand 1g | pack 0 | won 58",
    ] {
        let calm = catch_unwind(AssertUnwindSafe(|| {
            let Ok(view) = text.parse::<View>() else { return };
            let Ok(mut game) = Numero::imagine(&view, &mut Shuffle::from_number(0)) else { return };
            is_sound(&game);
            for turn in ["build 10: 9r + 1g", "discard 1g", "discard 10g"] {
                // Legal or not, the rules have an answer.
                let _answer = game.play(Seat(0), &choice(turn), &mut Ignore);
                is_sound(&game);
            }
        }));
        if calm.is_err() {
            fell.push(text);
        }
    }
    assert_eq!(fell, [""; 0]);
}
