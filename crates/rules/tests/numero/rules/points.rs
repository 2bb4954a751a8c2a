//! §10 Playing for points: the check list, take by take.
//!
//! The points of a take are written as on a score sheet: each line with its points, and the seat's
//! total after the equals sign. A line about one of several takes has its number.

use reckon_rules::game::{Game, Seat, Viewer};
use reckon_rules::numero::{Event, Item};

use crate::numero::harness::{WORLDS, check, game, is_sound, play, scored, scores, shows};

/// Returns a position at a table that plays for points, perhaps with house rules.
fn at(options: &str, rest: &str) -> String {
    format!("options preset=scoring {options} | {rest}")
}

#[track_caller]
fn brings(rest: &str, turn: &str, expected: &str) {
    brings_at("", rest, turn, expected);
}

#[track_caller]
fn brings_at(options: &str, rest: &str, turn: &str, expected: &str) {
    scores(&at(options, rest), turn, &format!("1: {expected}"));
}

// §10.1 Points are written down right after each take, for everybody to see.
#[test]
fn points_are_written_down_after_each_take() {
    for world in 0..WORLDS {
        let mut game = game(&at("show-counts=off", "centre 8r 9g | hand 8g 3 4 5 6 | points 12 30"), world);
        let told = play(&mut game, "take 8g: 8r");
        assert!(matches!(told[..], [Event::Took { .. }, Event::Scored { .. }, Event::Drew { .. }]), "{told:?}");
        assert_eq!(scored(&told), "1: takes 1, cards 2 = 15");
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Watcher] {
            let view = game.view(viewer);
            let scores = view.scores.expect("everybody sees the points");
            assert_eq!(scores.iter().map(|tally| tally.total()).collect::<Vec<_>>(), [15, 30]);
            assert_eq!(scores[0].of(Item::BroughtForward), 12);
            assert_eq!(view.won, Some(vec![2, 0]), "§8.6 does not apply: the sheet shows it anyway");
        }
        let away = game.absent(Seat(1)).unwrap().to_string();
        play(&mut game, &away);
        shows(&game, Seat(0), "points 15 30");
        is_sound(&game);
    }
}

// §10.1 Below this level nobody scores points, but any step of the ladder can be played for points.
#[test]
fn any_step_can_be_played_for_points() {
    for world in 0..WORLDS {
        let told = play(&mut game("centre 8r 9g | hand 8g 3 4 5 6", world), "take 8g: 8r");
        assert_eq!(scored(&told), "");
    }
    check("centre 8r 9g | hand 8g 3 4 5 6", "take 8g: 8r", "points -");
    scores("options preset=1-10 scoring=on | centre 8r 9g | hand 8g 3 4 5 6", "take 8g: 8r", "1: takes 1, cards 2 = 3");
}

// §10.2 A 10 that takes a 10 and 6 + 4: two takes with four cards.
#[test]
fn two_takes_with_four_cards_bring_six_points() {
    brings("centre 10r 6g 4o 3b | hand 10b 2 3 5 8", "take 10b: 10r, 6g + 4o", "takes 2, cards 4 = 6");
    brings("centre 10r 6g 4o 3b | hand 10b 2 3 5 8", "take 10b: 10r", "takes 1, cards 2 = 3");
    brings("centre 10r 6g 4o 3b | hand 10b 2 3 5 8", "take 10b: 6g + 4o", "takes 1, cards 3 = 4");
    brings(
        "centre 10r 10g 6g 4o 7o 3o 3b | hand 10b 2 3 5 8",
        "take 10b: 10r, 10g, 6g + 4o, 7o + 3o",
        "takes 4, cards 7 = 11",
    );
}

// §10.2 Printed points are added each time such a card is won: 1s and 15s, even as the card that
// takes, and wild cards from hand and centre.
#[test]
fn printed_points() {
    brings("centre 1r 9g | hand 1g 2 3 5 8", "take 1g: 1r", "takes 1, cards 2, printed 4 = 7");
    brings("centre 15r 9g | hand 15g 2 3 5 8", "take 15g: 15r", "takes 1, cards 2, printed 4 = 7");
    brings("centre 10r 5g 9g | hand 15g 2 3 5 8", "take 15g: 10r + 5g", "takes 1, cards 3, printed 2 = 6");
    brings("centre 1r 9g 4b | hand 10g 2 3 5 8", "take 10g: 9g + 1r", "takes 1, cards 3, printed 2 = 6");
    brings("centre 10r 9g | hand -2 8g 3 5 7", "take 8g: 10r-2", "takes 1, cards 3, printed 2 = 6");
    brings("centre 10r -2 9g | hand 8g 3 5 7 7", "take 8g: 10r[-2]", "takes 1, cards 3, printed 2 = 6");
    for (wild, pile, taken, printed) in [
        ("x2", "4r", "8g", 3),
        ("/2", "8r", "4g", 3),
        ("*1/2", "8r", "4g", 3),
        ("*0.25", "8r", "2g", 3),
        ("*50%", "8r", "4g", 3),
        ("*2/3", "12r", "8g", 5),
        ("*75%", "8r", "6g", 5),
        ("^2", "3r", "9g", 5),
        ("^3", "2r", "8g", 5),
        (" sqrt", "9r", "3g", 5),
        (" cbrt", "8r", "2g", 5),
    ] {
        let card = wild.trim_start_matches([' ', '*']);
        let before = format!("centre {pile} 13b | hand {card} {taken} 10 11 14");
        let expected = format!("takes 1, cards 3, printed {printed} = {}", 4 + printed);
        brings(&before, &format!("take {taken}: {pile}{wild}"), &expected);
    }
}

// §10.2 Each card counts once: the card that takes brings its printed points once, however many
// groups it takes.
#[test]
fn the_card_that_takes_is_counted_once() {
    brings(
        "centre 15r 10r 5g 9g 6g 2b | hand 15g 2 3 5 8",
        "take 15g: 15r, 10r + 5g, 9g + 6g",
        "takes 3, cards 6, printed 4 = 13",
    );
}

// §10.2 The pack decides which cards have points, and how many.
#[test]
fn the_pack_says_which_cards_have_points() {
    let pack = "cards 1-15gor 1-4b 5b:200 6-15b 2*-2:99 x2";
    let before = format!("options preset=scoring | {pack} | centre 5b 9g -2 | hand 7r 3g -2 1 15");
    scores(&before, "take 3g: 5b-2", "1: takes 1, cards 3, printed 299 = 303");
    scores(&before, "take 7r: 9g[-2]", "1: takes 1, cards 3, printed 99 = 103");
    let before = format!("options preset=scoring | {pack} | centre 1r 9g | hand 1g 3g 2 4 15");
    scores(&before, "take 1g: 1r", "1: takes 1, cards 2 = 3");
}

// §10.2 A discarded card, a card that is merely in the centre and a wild card left behind bring nothing.
#[test]
fn only_the_cards_of_the_take_count() {
    brings("centre 8r 1g x2 | hand -2 8g 15 5 7", "discard -2; take 8g: 8r", "takes 1, cards 2 = 3");
    brings("centre 8r 10g 1g | hand -2 8g 8b 5 7", "build 8: 10g-2; take 8g: 8r", "takes 1, cards 2 = 3");
    scores(&at("", "centre 8r 1g | hand 15g 2 3 5 8"), "discard 15g", "");
    scores(&at("", "centre 8r 1g | hand 2g 10b 3 5 8"), "build 10: 8r + 2g", "");
}

// §10.3 A take of four, five, six or seven cards gets at most one bonus.
#[test]
fn five_cards_or_six() {
    brings("centre 2r 3g 4r 13b | hand 9g 6 7 7 8", "take 9g: 2r + 3g + 4r", "takes 1, cards 4 = 5");
    brings(
        "centre 2r 3g 4r 5g 13b | hand 14g 6 7 7 8",
        "take 14g: 2r + 3g + 4r + 5g",
        "takes 1, cards 5, five-cards 2 = 8",
    );
    brings(
        "centre 2r 2g 3r 3g 4r 13b | hand 14g 6 7 7 8",
        "take 14g: 2r + 2g + 3r + 3g + 4r",
        "takes 1, cards 6, six-cards 5 = 12",
    );
    brings(
        "centre 2r 2g 2o 3r 3g 3o 13b | hand 15g 6 7 7 8",
        "take 15g: 2r + 2g + 2o + 3r + 3g + 3o",
        "takes 1, cards 7, printed 2, six-cards 5 = 15",
    );
}

// §10.3 With wild cards it is a take of five cards.
#[test]
fn wild_cards_count_as_cards_of_a_take() {
    brings(
        "centre 10r 5b 7g | hand 9b -2 -4 6 8",
        "take 9b: 10r-2 + 5b-4",
        "takes 1, cards 5, printed 4, five-cards 2 = 12",
    );
}

// §10.3 Each take counts by itself: many cards won in one turn are not a large take.
#[test]
fn cards_of_several_takes_are_not_added() {
    brings(
        "centre 10r 10g 6g 4o 7o 3o 2r 8r 13b | hand 10b 2 3 5 8",
        "take 10b: 10r, 10g, 6g + 4o, 7o + 3o, 2r + 8r",
        "takes 5, cards 9 = 14",
    );
}

const TWO_FOURTEENS: &str = "centre 2r 3r 4r 5r 2g 3g 4g 5g 9b | hand 14r 6 7 7 8";
const RED_FIRST: &str = "take 14r: 2r + 3r + 4r + 5r, 2g + 3g + 4g + 5g";
const GREEN_FIRST: &str = "take 14r: 2g + 3g + 4g + 5g, 2r + 3r + 4r + 5r";

// §10.3 A card that takes several groups belongs to each of them.
#[test]
fn the_card_that_takes_belongs_to_every_group() {
    brings(TWO_FOURTEENS, RED_FIRST, "takes 2, cards 9, 1. five-cards 2, 1. one-colour 5, 2. five-cards 2 = 20");
    brings(TWO_FOURTEENS, GREEN_FIRST, "takes 2, cards 9, 1. five-cards 2, 2. five-cards 2, 2. one-colour 5 = 20");
}

// §10.3 taking-card-counts: to the group that is named first, or to none of several.
#[test]
fn house_rule_for_the_card_that_takes() {
    let first = "taking-card-counts=first-take";
    brings_at(first, TWO_FOURTEENS, RED_FIRST, "takes 2, cards 9, 1. five-cards 2, 1. one-colour 5 = 18");
    brings_at(first, TWO_FOURTEENS, GREEN_FIRST, "takes 2, cards 9, 1. five-cards 2 = 13");
    let single = "taking-card-counts=single-take";
    brings_at(single, TWO_FOURTEENS, RED_FIRST, "takes 2, cards 9 = 11");
    let alone = "take 14r: 2r + 3r + 4r + 5r";
    for option in [first, single, "taking-card-counts=every-take"] {
        brings_at(option, TWO_FOURTEENS, alone, "takes 1, cards 5, five-cards 2, one-colour 5 = 13");
    }
}

// §10.3 With single-take a group of five cards from the centre has five cards without it.
#[test]
fn five_cards_without_the_card_that_takes() {
    let before = "centre 2r 2g 3r 3g 4r 14b 9b | hand 14g 6 7 7 8";
    let turn = "take 14g: 14b, 2r + 2g + 3r + 3g + 4r";
    brings_at("taking-card-counts=single-take", before, turn, "takes 2, cards 7, 2. five-cards 2 = 11");
    brings_at("taking-card-counts=first-take", before, turn, "takes 2, cards 7, 2. five-cards 2 = 11");
    brings(before, turn, "takes 2, cards 7, 2. six-cards 5 = 14");
}

// §10.7 Taking everything in the centre brings five points, once, whatever the number of takes.
#[test]
fn clearing_the_centre_brings_five_points_once() {
    brings("centre 8r | hand 8g 3 4 5 6", "take 8g: 8r", "takes 1, cards 2, centre-cleared 5 = 8");
    brings("centre 8r 5b 3b | hand 8g 3 4 5 6", "take 8g: 8r, 5b + 3b", "takes 2, cards 4, centre-cleared 5 = 11");
    brings("centre 8r 5b 3b | hand 8g 3 4 5 6", "take 8g: 5b + 3b", "takes 1, cards 3 = 4");
    brings("centre 8#1 = 5b + 3b by 2 | hand 8g 3 4 5 6", "take 8g: 8#1", "takes 1, cards 3, centre-cleared 5 = 9");
}

// §10.7 A wild card in the centre is part of what has to be taken.
#[test]
fn wild_cards_of_the_centre_are_cleared_too() {
    let before = "centre 10r -2 | hand 8g 10g 4 5 6";
    brings(before, "take 8g: 10r[-2]", "takes 1, cards 3, printed 2, centre-cleared 5 = 11");
    brings(before, "take 10g: 10r", "takes 1, cards 2 = 3");
}

// §10.7 A wild card or a wild-only build that the same turn leaves there spoils it.
#[test]
fn cards_left_by_the_same_turn_spoil_it() {
    brings("centre 8r | hand -2 8g 3 5 7", "discard -2; take 8g: 8r", "takes 1, cards 2 = 3");
    brings("centre 8r 10g | hand -2 8g 8b 5 7", "build 8: 10g-2; take 8g: 8r", "takes 1, cards 2 = 3");
    brings("centre 8r | hand -2 -3 8g 5 7", "take 8g: 8r", "takes 1, cards 2, centre-cleared 5 = 8");
    brings_at(
        "wild-only-build=free",
        "centre 8r 10g | hand -2 8g 9b 5 7",
        "build 8: 10g-2; take 8g: 8r",
        "takes 1, cards 2 = 3",
    );
}

// §10.7 In Patience too, although the centre is refilled at once.
#[test]
fn clearing_in_patience() {
    let before = "options preset=scoring | seats 1 | centre 8r 5b 3b 2o 6o | hand 8g 3 4 5 6";
    scores(before, "take 8g: 8r, 5b + 3b, 2o + 6o", "1: takes 3, cards 6, centre-cleared 5 = 14");
}
