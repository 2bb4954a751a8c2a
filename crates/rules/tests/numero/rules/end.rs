//! §8 The end of the game.

use reckon_rules::game::{Game, Outcome, Seat, Seats, Turn, Viewer};
use reckon_rules::numero::{Event, Illegal, Numero, Options};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Shuffle;

use crate::numero::harness::{
    WORLDS, card, check, choice, game, is_sound, mover, play, play_absent, preset, ratio, refuses, refuses_as, shows,
    sum, tells,
};

// §8.1 When the pack is used up, play continues with the cards in hand.
#[test]
fn play_goes_on_without_a_pack() {
    let before = "centre 9r | hand 5g 6g 7 | hands 3 3 | pack 0 | won 30 23";
    check(before, "discard 5g", "centre 9r 5g | hand 6g 7 | hands 2 3 | turn 2");
}

// §8.1 Players without cards are skipped.
#[test]
fn players_without_cards_are_skipped() {
    check("centre 9r | hand 5g 6 | hands 2 0 2 | pack 0 | won 20 20 15", "discard 5g", "hands 1 0 2 | turn 3");
    check("centre 9r | hand 5g 6 | hands 2 0 0 2 | pack 0 | won 20 20 15 0", "discard 5g", "hands 1 0 0 2 | turn 4");
    check(
        "seat 3 | centre 9r | hand 5g 6 | hands 0 2 2 0 | pack 0 | won 20 20 15 0",
        "discard 5g",
        "hands 0 2 1 0 | turn 2",
    );
    check("seat 2 | centre 9r | hand 5g | hands 2 1 0 2 | pack 0 | won 20 20 14 0", "discard 5g", "turn 4");
}

// §8.1 It ends only when one player is left, not when the first hand is empty.
#[test]
fn the_first_empty_hand_is_not_the_end() {
    let before = "centre 9r | hand 5g | hands 1 1 1 | pack 0 | won 20 20 16";
    check(before, "discard 5g", "hands 0 1 1 | turn 2");
    let two_left = "seat 2 | centre 9r 5g | hand 6g | hands 0 1 1 | pack 0 | won 20 20 16";
    check(two_left, "discard 6g", "hands 0 0 1 | chance 3");
}

// §8.2 The final chance comes at once, whoever would have been next.
#[test]
fn the_final_chance_comes_at_once() {
    let before = "seat 2 | centre 9r | hand 5g | hands 3 1 0 0 | pack 0 | won 20 20 15 0";
    check(before, "discard 5g", "hands 3 0 0 0 | chance 1");
    tells(
        before,
        "discard 5g",
        &[Event::Discarded { seat: Seat(1), card: card("5g") }, Event::FinalChance { seat: Seat(0) }],
    );
    check("seat 2 | centre 9r | hand 5g | hands 0 1 0 4 | pack 0 | won 20 20 14 0", "discard 5g", "chance 4");
    check("seat 4 | centre 9r | hand 9g | hands 0 0 5 1 | pack 0 | won 20 20 13 0", "take 9g: 9r", "chance 3");
    check("centre 9r 5r | hand 9g 9o | hands 2 1 | pack 0 | won 40 15", "take 9g: 9r", "turn 2");
}

// §8.2 One take, and the game is over.
#[test]
fn the_final_chance_is_one_take() {
    let before = "chance 1 | centre 8r 5b 12o | hand 8g 5g | hands 2 0 | pack 0 | won 30 25";
    check(before, "take 8g: 8r", "over | won 34 25 | centre | hand 5g | results 33 25 | winners 1");
    tells(
        before,
        "take 8g: 8r",
        &[
            Event::Took { seat: Seat(0), with: card("8g"), takes: sum("8r"), cards: 2 },
            Event::CentreWon { seat: Seat(0), cards: 2 },
            Event::Subtracted { seat: Seat(0), cards: 1 },
            Event::Over {
                outcome: Outcome { results: vec![33, 25], winners: Seats::NONE.with(Seat(0)) },
                points: false,
            },
        ],
    );
}

// §8.2 Several groups with one number card are one take, and wild cards may help.
#[test]
fn the_final_chance_with_groups_and_wild_cards() {
    let before = "chance 1 | centre 8r 5b 3b 10o x2 | hand 8g -2 4 | hands 3 0 | pack 0 | won 30 34";
    check(before, "take 8g: 8r, 5b + 3b, 10o-2", "over | won 37 34 | results 36 34");
    check(before, "take 8g: 8r", "over | won 36 34 | results 34 34 | winners 1 2");
}

// §8.2 The last player may decline, even with a take at hand.
#[test]
fn the_final_chance_may_be_declined() {
    let before = "chance 1 | centre 8r 5b | hand 8g 5g | hands 2 0 | pack 0 | won 30 26 | last 2";
    check(before, "stop", "over | won 30 28 | centre | hand 8g 5g | results 28 28 | winners 1 2");
    tells(
        before,
        "stop",
        &[
            Event::Stopped { seat: Seat(0) },
            Event::CentreWon { seat: Seat(1), cards: 2 },
            Event::Subtracted { seat: Seat(0), cards: 2 },
            Event::Over { outcome: Outcome { results: vec![28, 28], winners: Seats::first(2) }, points: false },
        ],
    );
}

// §8.2 Nothing else is allowed: no build, no wild-only build, no discard, no pass.
#[test]
fn the_final_chance_is_only_to_take() {
    let before = "chance 1 | centre 8r 5b 10o | hand 8g 5g 13g -2 | hands 4 0 | pack 0 | won 30 27";
    for turn in [
        "build 13: 8r + 5g",
        "build 8: 10o-2; take 5g: 5b",
        "build 8: 10o-2; discard 5g",
        "discard 5g",
        "discard -2; take 8g: 8r",
        "discard all",
        "pass",
    ] {
        refuses(before, turn, Illegal::OnlyTakeNow);
    }
    refuses(before, "take 8g: 5b", Illegal::TakeMisses { sum: sum("5b"), value: ratio("5"), with: card("8g") });
    check(before, "take 8g: 10o-2", "over");
}

// §8.2 §7.3 §7.4 If the last player has only wild cards, nothing can be taken or discarded, and all are subtracted.
#[test]
fn the_last_player_with_only_wild_cards_can_only_stop() {
    let before = "chance 1 | centre 8r 5b | hand -2 -3 x2 | hands 3 0 | pack 0 | won 40 27 | last 2";
    refuses(before, "discard all", Illegal::OnlyTakeNow);
    refuses(before, "pass", Illegal::OnlyTakeNow);
    refuses(before, "take 8g: 8r", Illegal::NotInHand { card: card("8g") });
    check(before, "stop", "over | hand -2 -3 x2 | results 37 29 | winners 1");
    let five = "chance 1 | centre 8r 5b | hand -2 -3 x2 /2 x3 | hands 5 0 | pack 0 | won 40 25";
    refuses(five, "discard all", Illegal::OnlyTakeNow);
    check(five, "stop", "over | results 35 25");
}

// §8.2 A refused attempt does not use up the chance.
#[test]
fn a_refused_attempt_does_not_count() {
    let mut game = game("chance 1 | centre 8r | hand 8g 5g | hands 2 0 | pack 0 | won 30 27", 0);
    let wrong = game.play(Seat(0), &choice("take 5g: 8r"), &mut Vec::new());
    assert!(wrong.is_err());
    play(&mut game, "take 8g: 8r");
    shows(&game, Seat(0), "over | results 31 27");
}

// §8.2 The last card of the last hand: an empty table, nothing to subtract.
#[test]
fn the_last_take_empties_everything() {
    let before = "chance 2 | seat 2 | centre 8r | hand 8g | hands 0 1 | pack 0 | won 28 30";
    check(before, "take 8g: 8r", "over | hands 0 0 | centre | results 28 32 | winners 2");
}

// §8.3 The rest of the centre goes to the last taker, builds and wild cards included.
#[test]
fn the_centre_goes_to_the_last_taker() {
    let before = "chance 1 | centre 8r 5b -2, 13#3 = 10r + 3g by 1 | hand 1g | hands 1 0 0 | pack 0 | won 20 20 18 \
                  | last 3";
    check(before, "stop", "over | centre | won 20 20 23 | results 19 20 23 | winners 3");
}

// §8.3 The final chance counts as the last take.
#[test]
fn the_final_take_is_the_last_take() {
    let before = "chance 1 | centre 8r 5b 6b | hand 8g | hands 1 0 | pack 0 | won 20 36 | last 2";
    check(before, "take 8g: 8r", "over | last 1 | won 24 36");
    check(before, "stop", "over | last 2 | won 20 39 | results 19 39");
}

// §8.3 If nobody ever took, the centre goes to nobody.
#[test]
fn if_nobody_took_the_centre_is_nobodys() {
    let before = "cards 1-6gr | options preset=1-15 | chance 2 | seat 2 | pack 0 | hands 0 1 | hand 6r
                  centre 1g 2g 3g 4g 5g 6g 1r 2r 3r 4r 5r";
    check(before, "stop", "over | won 0 0 | last - | results 0 -1 | winners 1");
    tells(
        before,
        "stop",
        &[
            Event::Stopped { seat: Seat(1) },
            Event::Subtracted { seat: Seat(1), cards: 1 },
            Event::Over {
                outcome: Outcome { results: vec![0, -1], winners: Seats::NONE.with(Seat(0)) },
                points: false,
            },
        ],
    );
}

// §8.3 §8.4 The whole end of a game.
#[test]
fn the_last_taker_gets_the_centre_and_hands_are_subtracted() {
    let before = "cards 1-13gobr | options preset=1-15 | seat 2 | chance 2 | centre 13 13 13 | hand 1 1 1 2
                  hands 0 4 | pack 0 | won 20 25 | last 1";
    check(before, "stop", "over | won 23 25 | results 23 21 | winners 1");
}

// §8.4 The result may fall below zero.
#[test]
fn a_result_below_zero() {
    let before = "cards 1-6gr | options preset=1-15 | chance 1 | pack 0 | hands 3 0 | hand 6r 5r 4r | last 2
                  centre 1g 2g 3g | won 1 5";
    check(before, "stop", "over | won 1 8 | results -2 8 | winners 2");
}

// §8.5 Most cards win; players who are level at the top share the win, whether two, three or all.
#[test]
fn most_cards_win_and_equals_share() {
    let ending = |won: &str, after: &str| {
        let before = format!(
            "cards 1-13gobr | options preset=1-15 | chance 1 | centre | hand 1g | hands 1 0 0 0 \
                              | pack 0 | won {won} | last 2"
        );
        check(&before, "stop", &format!("over | {after}"));
    };
    ending("20 10 10 11", "results 19 10 10 11 | winners 1");
    ending("11 10 20 10", "results 10 10 20 10 | winners 3");
    ending("16 15 10 10", "results 15 15 10 10 | winners 1 2");
    ending("10 17 7 17", "results 9 17 7 17 | winners 2 4");
    ending("14 13 13 11", "results 13 13 13 11 | winners 1 2 3");
    ending("0 17 17 17", "results -1 17 17 17 | winners 2 3 4");
}

// §8.5 After the end nothing more is played.
#[test]
fn after_the_end() {
    let mut game = game("chance 1 | centre 8r | hand 8g | hands 1 0 | pack 0 | won 28 30", 0);
    play(&mut game, "stop");
    is_sound(&game);
    for text in ["stop", "pass", "discard all", "take 8g: 8r", "discard 8g"] {
        for seat in [Seat(0), Seat(1)] {
            assert_eq!(game.play(seat, &choice(text), &mut Vec::new()), Err(Illegal::Over));
            assert_eq!(game.absent(seat), None);
        }
    }
    let expected = Outcome { results: vec![27, 30], winners: Seats::NONE.with(Seat(1)) };
    assert_eq!(game.turn(), Turn::Over(expected.clone()));
    assert_eq!(game.view(Viewer::Watcher).outcome, Some(expected));
}

// §8.6 During the game, everybody sees how many cards each player has won.
#[test]
fn won_cards_are_counted_in_the_open() {
    let mut game = game("centre 5r 3b | hand 5g 8g 1 1 2 | won 4 9", 0);
    play(&mut game, "take 5g: 5r");
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Watcher] {
        assert_eq!(game.view(viewer).won, Some(vec![6, 9]));
    }
}

// §8.1 §8.2 With number cards only, each turn plays one card, so the number of turns is known.
#[test]
fn a_game_with_number_cards_lasts_as_many_turns_as_cards() {
    for name in ["1-5", "1-10", "1-15"] {
        for seats in 2..=4_u8 {
            for start in ["2", "players"] {
                let mut options = preset(name);
                options.set("centre-start", start).unwrap();
                let lying = if start == "2" { 2 } else { u32::from(seats) };
                let turns = u32::try_from(options.selected().len()).unwrap() - lying;
                for seed in 0..WORLDS {
                    let Ok(mut game) = Numero::deal(&options, seats, &mut Shuffle::from_number(seed)) else {
                        continue;
                    };
                    assert_eq!(play_random(&mut game.clone(), seed), turns, "{name}, {seats} players");
                    assert_eq!(play_absent(&mut game), turns, "{name}, {seats} players");
                }
            }
        }
    }
}

fn play_random(game: &mut Numero, seed: u64) -> u32 {
    let mut shuffle = Shuffle::from_number(1000 + seed);
    let mut moves = 0;
    while game.turn().outcome().is_none() {
        let seat = mover(game);
        let choice = game.random_move(seat, &mut shuffle);
        let played = game.play(seat, &choice, &mut Vec::new());
        played.unwrap_or_else(|why| panic!("{choice}: {why:?}"));
        is_sound(game);
        moves += 1;
    }
    moves
}

// §8.3 §8.4 §8.5 At the end of whole games every card is won, left in the last hand, or nobody's.
#[test]
fn whole_games_add_up() {
    for name in Options::presets() {
        for seats in 2..=4 {
            let options = preset(name);
            let Ok(mut game) = Numero::deal(&options, seats, &mut Shuffle::from_number(77)) else {
                continue;
            };
            play_random(&mut game, 7);
            let view = game.view(Viewer::Watcher);
            let outcome = view.outcome.clone().unwrap();
            let won: i32 = view.won.as_ref().unwrap().iter().map(|cards| i32::from(*cards)).sum();
            let held: i32 = view.hands.iter().map(|hand| i32::from(hand.count)).sum();
            match &view.scores {
                None => assert_eq!(outcome.results.iter().sum::<i32>(), won - held),
                Some(scores) => assert!(scores.iter().map(|tally| tally.total()).eq(outcome.results.iter().copied())),
            }
            assert!(view.hands.iter().filter(|hand| hand.count > 0).count() <= 1, "only the last player holds cards");
            if view.last_taker.is_some() {
                assert_eq!(usize::try_from(won + held).unwrap(), options.selected().len());
            }
        }
    }
}

// §8.2 A wild card cannot take, even in the final chance.
#[test]
fn a_wild_card_takes_nothing_at_the_end() {
    let before = "chance 1 | centre 2r | hand -2 | hands 1 0 | pack 0 | won 31 31";
    refuses_as!(before, "take -2: 2r", Illegal::WildIsNoNumber { .. });
}
