//! §9 Patience.

use reckon_rules::game::{Game, Outcome, Seat, Seats, Turn, Viewer};
use reckon_rules::numero::{Event, Illegal, Numero, Options};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Shuffle;

use crate::numero::harness::{
    WORLDS, card, check, choice, game, is_sound, play, play_absent, preset, refuses, refuses_as, shows, sum, tells,
};

// §9.1 Five in the centre, five in hand, with any selection of cards.
#[test]
fn five_in_the_centre_and_five_in_hand() {
    for name in Options::presets() {
        let options = preset(name);
        let game = Numero::deal(&options, 1, &mut Shuffle::from_number(4)).unwrap();
        is_sound(&game);
        shows(&game, Seat(0), &format!("hands 5 | won 0 | turn 1 | pack {}", options.selected().len() - 10));
        assert_eq!(game.view(Viewer::Watcher).centre.len(), 5, "{name}");
    }
    let mut options = preset("1-15");
    options.set("centre-start", "players").unwrap();
    let game = Numero::deal(&options, 1, &mut Shuffle::from_number(4)).unwrap();
    assert_eq!(game.view(Viewer::Watcher).centre.len(), 5, "the option for other games has no effect");
}

// §9.2 A take with one number card, then the same player continues.
#[test]
fn a_take_and_the_next_turn() {
    let before = "seats 1 | centre 5r 3b 9 10 12 | hand 8g 1 2 2 14";
    check(before, "take 8g: 5r + 3b", "hands 5 | won 3 | pack 47 | turn 1 | last 1 | gone 8g 5r 3b");
}

// §9.2 Several groups, and wild cards from hand and centre.
#[test]
fn groups_and_wild_cards() {
    let before = "seats 1 | centre 8r 10b 5o -3 x2 | hand -2 8g 6 7 14";
    check(before, "take 8g: 8r, 10b-2", "won 4 | hands 5");
    check("seats 1 | centre 8r 10b 6o -3 x2 | hand -5 8g 6 7 14", "take 8g: 8r, 10b-5 + 6o[-3]", "won 6 | hands 5");
    refuses_as!(before, "take 8g: 8r, 10b", Illegal::TakeMisses { .. });
}

// §9.2 No builds and no discards.
#[test]
fn patience_has_no_builds_and_no_discards() {
    let before = "seats 1 | centre 5r 3b 9b 10b 12b | hand 8g 1g 4g -2 14";
    for turn in ["build 9: 5r + 4g", "build 8: 10b-2; take 1g: 5r", "build 8: 10b-2; discard 1g", "build 8: 10b-2"] {
        refuses(before, turn, Illegal::NoBuildInPatience);
    }
    for turn in ["discard 1g", "discard -2", "discard -2; discard 1g", "discard -2; take 8g: 5r + 3b", "discard all"] {
        refuses(before, turn, Illegal::NoDiscardInPatience);
    }
    refuses(before, "pass", Illegal::OnlyTakeInPatience);
}

// §9.2 Not even a hand full of wild cards is discarded: the game can only be stopped.
#[test]
fn a_hand_of_wild_cards_stays() {
    let before = "seats 1 | centre 5r 3b 9b 10b 12b | hand -2 -3 x2 /2 1/2";
    refuses(before, "discard all", Illegal::NoDiscardInPatience);
    refuses_as!(before, "take 8g: 10b-2", Illegal::NotInHand { .. });
    check(before, "stop", "over | results 0 | winners 1");
}

// §9.2 Any take will do: the smallest is as legal as the best.
#[test]
fn any_take_will_do() {
    let before = "seats 1 | centre 8r 8b 5o 3o 12b | hand 8g 12g 1 2 14";
    for (turn, won) in [("take 8g: 8r", 2), ("take 8g: 8r, 8b", 3), ("take 8g: 8r, 8b, 5o + 3o", 5)] {
        check(before, turn, &format!("won {won}"));
    }
    check(before, "take 12g: 12b", "won 2");
}

// §9.2 One number card only.
#[test]
fn one_number_card_in_patience_too() {
    let before = "seats 1 | centre 8r 8b 5o 3o 12b | hand 8g 3g 12g 2 14";
    refuses(before, "take 8g: 5o + 3g", Illegal::OneNumberCardOnly { card: card("3g") });
    refuses_as!(before, "take 2g: 8r", Illegal::TakeMisses { .. });
}

// §9.3 Centre and hand are both brought back to five.
#[test]
fn both_are_brought_back_to_five() {
    let before = "seats 1 | centre 5r 3b 9b 10b 12b | hand 8g 1 2 2 14";
    for world in 0..WORLDS {
        let mut game = game(before, world);
        let told = play(&mut game, "take 8g: 5r + 3b");
        let view = game.view(Viewer::Seat(Seat(0)));
        let new: Vec<_> = view.centre[3..].iter().map(|lying| lying.to_string().parse().unwrap()).collect();
        assert_eq!(view.centre.len(), 5);
        assert_eq!(
            told,
            [
                Event::Took { seat: Seat(0), with: card("8g"), takes: sum("5r + 3b"), cards: 3 },
                Event::CentreRefilled { cards: new },
                Event::Drew { seat: Seat(0), cards: 1 },
            ]
        );
    }
}

// §9.3 Cards that were not taken stay where they are.
#[test]
fn cards_that_are_not_taken_stay() {
    let before = "seats 1 | centre 5r 3b 9b 10b 12b | hand 8g 1 2 2 14";
    check(before, "take 8g: 5r + 3b", "centre 9b 10b 12b ? ? | hand 1 2 2 14 ?");
}

// §9.3 When the pack runs short, the centre is filled first.
#[test]
fn a_short_pack_fills_the_centre_first() {
    let before = |pack, won| format!("seats 1 | centre 5r 3b 9b 10b 12b | hand 8g 1 2 2 14 | pack {pack} | won {won}");
    check(&before(1, 49), "take 8g: 5r + 3b", "centre 9b 10b 12b ? | hand 1 2 2 14 | pack 0");
    check(&before(2, 48), "take 8g: 5r + 3b", "centre 9b 10b 12b ? ? | hand 1 2 2 14 | pack 0");
    check(&before(3, 47), "take 8g: 5r + 3b", "centre 9b 10b 12b ? ? | hand 1 2 2 14 ? | pack 0");
    check(&before(0, 50), "take 8g: 5r + 3b", "centre 9b 10b 12b | hand 1 2 2 14 | pack 0 | turn 1");
}

// §9.3 The end of the pack is announced once, wherever its last card went.
#[test]
fn the_pack_finishes_once() {
    for (pack, won) in [(1, 49), (2, 48), (3, 47)] {
        let before = format!("seats 1 | centre 5r 3b 9b 10b 12b | hand 8g 1 2 2 14 | pack {pack} | won {won}");
        let told = play(&mut game(&before, 0), "take 8g: 5r + 3b");
        assert_eq!(told.iter().filter(|event| **event == Event::PackFinished).count(), 1, "{told:?}");
    }
}

// §9.4 The player decides when it is over, with or without a take at hand.
#[test]
fn the_player_says_stop() {
    let before = "seats 1 | centre 8r 3b 9b 10b 12b | hand 8g 1 2 2 14 | won 6";
    check(before, "stop", "over | hand 8g 1 2 2 14 | centre 8r 3b 9b 10b 12b | results 6 | winners 1");
    tells(
        before,
        "stop",
        &[
            Event::Stopped { seat: Seat(0) },
            Event::Over { outcome: Outcome { results: vec![6], winners: Seats::first(1) }, points: false },
        ],
    );
    assert_eq!(game(before, 0).absent(Seat(0)), Some(choice("stop")));
}

// §9.4 The rules do not look for a take: without one, the game is still open.
#[test]
fn the_rules_do_not_look_for_a_take() {
    let mut game = game("seats 1 | centre 8r 13 13 14 14 | hand 8g 1g | hands 2 | pack 0 | won 53", 0);
    play(&mut game, "take 8g: 8r");
    assert!(matches!(game.turn(), Turn::Open { .. }), "a 1 takes nothing here, but the rules do not check");
    play(&mut game, "stop");
    shows(&game, Seat(0), "over | results 55");
}

// §9.4 With an empty hand the game is over by itself.
#[test]
fn with_an_empty_hand_the_game_is_over() {
    let mut game = game("seats 1 | centre 8r 3b | hand 8g | hands 1 | pack 0 | won 57", 0);
    play(&mut game, "take 8g: 8r");
    shows(&game, Seat(0), "over | results 59");
}

// §9.4 Nothing follows a stop.
#[test]
fn after_stop() {
    let mut game = game("seats 1 | centre 8r 3b 9b 10b 12b | hand 8g 1 2 2 14", 0);
    play(&mut game, "stop");
    assert_eq!(game.play(Seat(0), &choice("take 8g: 8r"), &mut Vec::new()), Err(Illegal::Over));
}

// §9.5 The result is what was won: nothing is subtracted, and the centre counts for nobody.
#[test]
fn the_result_is_what_was_won() {
    let mut game = game("seats 1 | centre 5r 3b 9b 10b 12b | hand 8g 1 2 2 14", 0);
    play(&mut game, "take 8g: 5r + 3b");
    let told = play(&mut game, "stop");
    assert_eq!(
        told,
        [
            Event::Stopped { seat: Seat(0) },
            Event::Over { outcome: Outcome { results: vec![3], winners: Seats::first(1) }, points: false },
        ]
    );
    shows(&game, Seat(0), "won 3 | hands 5 | results 3 | winners 1");
    assert_eq!(game.view(Viewer::Watcher).centre.len(), 5);
}

// §9.5 A perfect ending wins every card.
#[test]
fn a_perfect_ending() {
    let mut game = game("seats 1 | centre 8r | hand 8g | hands 1 | pack 0 | won 58", 0);
    play(&mut game, "take 8g: 8r");
    if game.turn().outcome().is_none() {
        play(&mut game, "stop");
    }
    shows(&game, Seat(0), "over | centre | hands 0 | results 60 | winners 1");
}

// §9.5 For an absent player, the table stops, and the result stands.
#[test]
fn an_absent_player_stops() {
    let mut game = Numero::deal(&preset("1-15"), 1, &mut Shuffle::from_number(1)).unwrap();
    assert_eq!(play_absent(&mut game), 1);
    shows(&game, Seat(0), "over | results 0");
}

// §9.1 Patience with just ten cards: the pack is empty from the start.
#[test]
fn patience_with_ten_cards() {
    let before = "seats 1 | options preset=1-15 | cards 1-5gr | centre 1g 2g 3g 4g 5g | hand 1r 2r 3r 4r 5r";
    check(before, "take 5r: 5g, 1g + 4g, 2g + 3g", "centre | hand 1r 2r 3r 4r | won 6 | pack 0");
}
