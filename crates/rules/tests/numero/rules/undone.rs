//! §11.7 A bluff is taken apart.

use reckon_rules::game::{Game, Seat};
use reckon_rules::numero::{Event, Illegal, Numero};

use crate::numero::harness::{WORLDS, cards, check, game, name, play, play_as, refused, scored, shows};

/// Sections by which nobody holds or draws a 10 or a 12.
const GONE: &str = "gone 10g 10o 10b 10r 12g 12o 12b 12r | won 0 8";

fn table(rest: &str) -> String {
    format!("options preset=scoring | {rest} | {GONE}")
}

/// Plays seat 1's turn and has seat 2 find the bluff; returns the `Undone` event and the game.
#[track_caller]
fn found(rest: &str, turn: &str, challenge: &str, world: u64) -> (Event, Numero) {
    let mut game = game(&table(rest), world);
    play(&mut game, turn);
    let mut told = play_as(&mut game, Seat(1), challenge);
    assert_eq!(scored(&told), "1: bluff-found -20 = -20");
    assert!(matches!(told[..], [Event::Challenged { held: false, .. }, Event::Undone { .. }, Event::Scored { .. }]));
    (told.remove(1), game)
}

/// Checks the centre after a bluff by seat 1 was found.
#[track_caller]
fn undone(rest: &str, turn: &str, challenge: &str, centre: &str) {
    for world in 0..WORLDS {
        let (_, game) = found(rest, turn, challenge, world);
        shows(&game, Seat(0), &format!("centre {centre} | turn 2 | hands 5 5"));
    }
}

// §11.7 The played card lies in the centre as a discard, and the cards it was added to lie alone again.
#[test]
fn single_cards_lie_alone_again() {
    undone("centre 9r 4b | hand 1g 3g 6g 7g 13g", "build 10: 9r + 1g", "challenge 10#1", "9r 4b 1g");
    undone("centre 5r 3b 4b | hand 2g 3g 6g 7g 13g", "build 10: 5r + 3b + 2g", "challenge 10#1", "5r 3b 4b 2g");
}

// §11.7 Our ruling: each wild card, from the hand or the centre, lies alone too.
#[test]
fn wild_cards_lie_alone_too() {
    undone("centre 9r 4b | hand -2 3g 6g 7g 13g", "build 10: 9r-2 + 3g", "challenge 10#1", "9r 4b -2 3g");
    undone("centre 9r 4b -2 | hand 3g 6g 7g 13g 14g", "build 10: 9r[-2] + 3g", "challenge 10#1", "9r 4b -2 3g");
    undone(
        "centre 9r 5b /2 | hand x2 -4 2g 7g 13g",
        "build 12: (9r + 5b)[/2]x2-4 + 2g",
        "challenge 12#1",
        "9r 5b /2 x2 -4 2g",
    );
}

// §11.7 Builds come back under their old numbers, as their builders made them.
#[test]
fn builds_come_back_under_their_old_numbers() {
    let rest = "centre 8#3 = 5r + 3b by 2, 4b | hand 2g 3g 6g 7g 13g";
    for world in 0..WORLDS {
        let (told, game) = found(rest, "build 10: 8#3 + 2g", "challenge 10#4", world);
        let builds = vec![(name(3), 8)];
        assert_eq!(told, Event::Undone { name: name(4), value: 10, builds, cards: cards("2g") });
        shows(&game, Seat(0), "centre 8#3 = 5r + 3b by 2, 4b, 2g | builds 5");
    }
}

// §11.7 Two builds within it come back, and the single cards beside them.
#[test]
fn two_builds_come_back() {
    let rest = "centre 4#1 = 3r + 1r by 2, 3#2 = 5b-2 by 1, 2b, 9g | hand 1g 3g 6g 7g 13g";
    for world in 0..WORLDS {
        let (told, game) = found(rest, "build 10: 4#1 + 2b + 3#2 + 1g", "challenge 10#3", world);
        let builds = vec![(name(1), 4), (name(2), 3)];
        assert_eq!(told, Event::Undone { name: name(3), value: 10, builds, cards: cards("2b 1g") });
        shows(&game, Seat(0), "centre 9g, 4#1 = 3r + 1r by 2, 3#2 = 5b-2 by 1, 2b, 1g");
    }
}

// §11.7 A wild card that was played on a build is taken off it; one within the build stays there.
#[test]
fn a_wild_card_comes_off_a_build() {
    undone(
        "centre 14#1 = 9r + 5b by 2, 4b | hand -4 3g 6g 7g 13g",
        "build 10: 14#1-4; discard 3g",
        "challenge 10#2",
        "14#1 = 9r + 5b by 2, 4b, -4, 3g",
    );
    undone(
        "centre 6#1 = 9r-3 by 2, 4b | hand 4g 3g 6g 7g 13g",
        "build 10: 6#1 + 4g",
        "challenge 10#2",
        "6#1 = 9r-3 by 2, 4b, 4g",
    );
}

// §11.7 A build within a build within a build: only the last step is undone.
#[test]
fn only_the_last_step_is_undone() {
    for world in 0..WORLDS {
        let before = table("centre 8#1 = 5r + 3b by 2, 4b | hand 2g 3g 6g 7g 13g | shown 2: 2b");
        let mut game = game(&before, world);
        play(&mut game, "build 10: 8#1 + 2g");
        play(&mut game, "build 12: 10#2 + 2b");
        shows(&game, Seat(0), "centre 4b, 12#3 = 5r + 3b + 2g + 2b by 2 open 1 [10#2 = 5r + 3b + 2g by 1]");
        let told = play(&mut game, "challenge 12#3");
        assert_eq!(scored(&told), "2: bluff-found -20 = -20");
        shows(&game, Seat(0), "centre 4b, 10#2 = 5r + 3b + 2g by 1, 2b | turn 1");
        assert_eq!(refused(&game, Seat(1), "challenge 10#2"), Illegal::TooLateToChallenge { name: name(2), value: 10 });
        assert_eq!(refused(&game, Seat(1), "challenge 8#1"), Illegal::NoSuchBuild { name: name(1), value: 8 });
    }
}

// §11.7 Nobody can challenge a build that came back, even if its own window had been open.
#[test]
fn a_build_that_came_back_cannot_be_challenged() {
    let before = table("seats 3 | centre 9r 4b | hand 1g 2g 6g 7g 13g | shown 2: 2b").replace("won 0 8", "won 0 8 0");
    for world in 0..WORLDS {
        let mut game = game(&before, world);
        play(&mut game, "build 10: 9r + 1g");
        play(&mut game, "build 12: 10#1 + 2b");
        play_as(&mut game, Seat(2), "challenge 12#2");
        shows(&game, Seat(0), "centre 4b, 10#1 = 9r + 1g by 1, 2b | turn 3 | points 0 -20 0");
        for seat in [1, 2] {
            let late = Illegal::TooLateToChallenge { name: name(1), value: 10 };
            assert_eq!(refused(&game, Seat(seat), "challenge 10#1"), late);
        }
    }
}

// §11.7 Returned cards and builds are played as before, by the player whose turn it is.
#[test]
fn returned_cards_can_be_played() {
    let rest = "centre 8#1 = 5r + 3b by 2, 4b | hand 2g 3g 6g 7g 13g | shown 2: 8b 2b";
    for world in 0..WORLDS {
        for turn in ["take 8b: 8#1", "take 2b: 2g", "build 10: 8#1 + 2b", "discard 2b"] {
            let (_, mut game) = found(rest, "build 10: 8#1 + 2g", "challenge 10#2", world);
            play(&mut game, turn);
        }
    }
}

// §11.7 The turn is not played again: its player has drawn, and other parts of it stay.
#[test]
fn the_turn_is_not_played_again() {
    let rest = "centre 9r 14b 4b | hand -4 1g -2 7g 13g";
    for world in 0..WORLDS {
        let turn = "build 10: 14b-4; discard -2; discard 1g";
        let (_, game) = found(rest, turn, "challenge 10#1", world);
        shows(&game, Seat(0), "centre 9r 4b 14b -4 -2 1g | hand 7g 13g ? ? ? | turn 2");
    }
}

// §11.7 Two builds of one turn are challenged separately; the other one stays open.
#[test]
fn two_builds_of_one_turn() {
    let rest = "centre 9r 14b 4b | hand -4 3g 6g 7g 13g";
    for world in 0..WORLDS {
        let turn = "build 10: 14b-4; build 12: 9r + 3g";
        let (_, mut game) = found(rest, turn, "challenge 12#2", world);
        shows(&game, Seat(0), "centre 4b, 10#1 = 14b-4 by 1 open 1, 9r, 3g | lacks 1: 12");
        assert_eq!(scored(&play_as(&mut game, Seat(1), "challenge 10#1")), "1: bluff-found -20 = -40");
        shows(&game, Seat(0), "centre 4b 9r 3g 14b -4 | lacks 1: 10 12");
    }
}

// §11.7 If the pack has identical cards, each build gets its own back.
#[test]
fn identical_cards_return_to_their_builds() {
    let before = "options preset=scoring | cards 8*1g 4*2g 6*3g 4*9r | centre 2#1 = 1g + 1g by 2, 2#2 = 1g + 1g by 1, 1g, 1g \
                  | hand 3g 2g 2g 2g 2g | gone 9r 9r 9r 9r | won 4 0";
    let turn = "build 9: 1g + 2#1 + 1g + 2#2 + 3g";
    check(
        before,
        turn,
        "centre 9#3 = 1g + (1g + 1g) + 1g + (1g + 1g) + 3g by 1 open 1 [2#1 = 1g + 1g by 2] [2#2 = 1g + 1g by 1]",
    );
    for world in 0..WORLDS {
        let mut game = game(before, world);
        play(&mut game, turn);
        assert_eq!(scored(&play_as(&mut game, Seat(1), "challenge 9#3")), "1: bluff-found -20 = -20");
        shows(&game, Seat(0), "centre 2#1 = 1g + 1g by 2, 2#2 = 1g + 1g by 1, 1g, 1g, 3g");
    }
}

// §11.8 A build that was shown to be honest stays with everything in it, and is not undone later.
#[test]
fn an_honest_build_stays() {
    let before = "options preset=scoring | centre 8#1 = 5r + 3b by 2, 4b | hand 2g 10g 6g 7g 13g";
    for world in 0..WORLDS {
        let mut game = game(before, world);
        play(&mut game, "build 10: 8#1 + 2g");
        assert_eq!(scored(&play_as(&mut game, Seat(1), "challenge 10#2")), "2: wrong-challenge -10 = -10");
        shows(&game, Seat(0), "centre 4b, 10#2 = 5r + 3b + 2g by 1");
        assert!(game.turn().must().contains(Seat(1)));
    }
}
