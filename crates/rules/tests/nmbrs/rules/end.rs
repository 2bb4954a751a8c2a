//! §7 The end of a round and of the game.

use reckon_rules::game::{Game, Outcome, Seat, Seats, Turn};
use reckon_rules::nmbrs::{Event, Illegal};

use crate::nmbrs::harness::{block, blocks, check, game, play, refuses, seat, told};

// §7.1, §7.2 A player with no blocks left wins the round; the others get a point per block, three per joker.
#[test]
fn points_of_a_round() {
    let before = "seat 2 | turn 1 | hand 5 6 ja | hands 1 3 4 | table 20 30 40";
    let mut game = game(before, 0);
    let last = crate::nmbrs::harness::seen_by(&game, 1).own_hand();
    let third = crate::nmbrs::harness::seen_by(&game, 3).own_hand();
    let told = play(&mut game, 1, &format!("give {last}"));
    let points = vec![0, 5, third.points()];
    let totals = points.iter().map(|points| u16::from(*points)).collect();
    let left = vec![blocks(""), blocks("5 6 ja"), third];
    assert_eq!(told[1], Event::RoundOver { winner: seat(1), round: 1, left, points, totals });
}

// §7.2 Blocks count one, jokers three.
#[test]
fn points_of_blocks_and_jokers() {
    for (held, points) in [("1", 1), ("100", 1), ("ja", 3), ("1 2 3 ja", 6), ("ja jb jc jd", 12), ("", 0)] {
        assert_eq!(blocks(held).points(), points, "{held}");
    }
}

// §7.2 The points of all rounds are added up.
#[test]
fn totals() {
    let before = "sheet 0 5 7 / 3 0 9 | seat 1 | hand 8 | hands 1 2 2 | table 20 30 40";
    let told = told(before, "give 8");
    let Some(Event::RoundOver { round: 3, points, totals, .. }) = told.get(1) else { panic!("{told:?}") };
    for seat in 0..3 {
        assert_eq!(totals[seat], [3, 5, 16][seat] + u16::from(points[seat]));
    }
    assert!(matches!(told.last(), Some(Event::Over { .. })));
}

// §1.4, §7.3 The agreed number of rounds is played.
#[test]
fn the_number_of_rounds() {
    check("options rounds=1 | hand 8 | table 20 30 40", "give 8", "over 1 | round 1 | must");
    check("options rounds=2 | hand 8 | table 20 30 40", "give 8", "turn 1 | round 2");
    check("options rounds=20 | sheet 0 1 / 0 1 / 1 0 | hand 8 | table 20 30 40", "give 8", "turn 1 | round 5");
    refuses("options rounds=1 | hand 8 | table 20 30 40", "give 8; 2: give 1", &Illegal::Over);
    refuses("options rounds=1 | hand 8 | table 20 30 40", "give 8; 2: knock 8", &Illegal::Over);
    refuses("options rounds=1 | hand 8 | table 20 30 40", "give 8; let go", &Illegal::Over);
}

fn outcome(text: &str) -> Outcome {
    match game(text, 0).turn() {
        Turn::Over(outcome) => outcome,
        turn => panic!("{turn:?}"),
    }
}

fn seats(numbers: &[u8]) -> Seats {
    numbers.iter().map(|number| Seat(number - 1)).collect()
}

// §7.4 The fewest points win, and players who are level share the win.
#[test]
fn the_fewest_points() {
    let over = |sheet: &str| outcome(&format!("over 1 | sheet {sheet} | hand - | hands 0 3 4"));
    assert_eq!(over("0 5 7 / 3 0 9 / 0 3 4"), Outcome { results: vec![3, 8, 20], winners: seats(&[1]) });
    assert_eq!(over("0 5 7 / 9 0 1 / 0 3 4"), Outcome { results: vec![9, 8, 12], winners: seats(&[2]) });
    assert_eq!(over("0 5 7 / 8 0 9 / 0 3 4"), Outcome { results: vec![8, 8, 20], winners: seats(&[1, 2]) });
}

// §7.5 Without points, everybody who has won a round is a winner; the results are rounds.
#[test]
fn without_points() {
    let over = |sheet: &str| outcome(&format!("options points=off | over 1 | sheet {sheet} | hand - | hands 0 3 4"));
    assert_eq!(over("0 5 7 / 3 0 9 / 0 3 4"), Outcome { results: vec![2, 1, 0], winners: seats(&[1, 2]) });
    assert_eq!(over("0 5 7 / 0 3 9 / 0 3 4"), Outcome { results: vec![3, 0, 0], winners: seats(&[1]) });
    let last = "options points=off rounds=1 | hand 8 | hands 1 4 | table 20 30 40";
    check(last, "give 8", "over 1 | results 1 0 | winners 1");
}

// §7.1 Nobody can knock for the last block: the game is over.
#[test]
fn the_last_block_ends_the_game() {
    let told = told("options rounds=1 | hand 8 | hands 1 4 | table 20 30 40", "give 8");
    assert_eq!(told[0], Event::Gave { seat: seat(1), block: block("8"), asked: Seats::NONE });
    assert_eq!(told.len(), 3);
    let outcome = game("options rounds=1 | over 1 | sheet 0 4 | hand - | hands 0 4 | aside 8", 0).turn();
    assert_eq!(told[2], Event::Over { outcome: outcome.outcome().unwrap().clone() });
}
