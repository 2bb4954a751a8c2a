//! Golden playthroughs: whole games in text, one for each preset and more for points.
//!
//! Each step has the move, the public facts, and what each seat and a watcher see then.
//! `RECKON_BLESS=1` writes the files anew.

// The rules know no files; these tests do.
#![allow(clippy::disallowed_methods)]

use std::fmt::Write;
use std::path::PathBuf;

use reckon_rules::game::{Game, Seat, Turn, Viewer};
use reckon_rules::numero::{Move, Number, Numero, Options};
use reckon_rules::shuffle::Shuffle;

use super::harness::{mover, options, preset};

fn playthrough(title: &str, options: &Options, seats: u8, seed: u64) -> String {
    let mut text = format!("NUMERO, {title}, {seats} seats, seed {seed}\n");
    let mut shuffle = Shuffle::from_number(seed);
    let mut game = Numero::deal(options, seats, &mut shuffle).unwrap_or_else(|error| panic!("{error}"));
    write_views(&mut text, &game, seats);
    let mut step = 0;
    while game.turn().outcome().is_none() {
        let seat = actor(&game, &mut shuffle);
        let choice = choose(&game, seat, &mut shuffle);
        let mut told = Vec::new();
        game.play(seat, &choice, &mut told).unwrap_or_else(|why| panic!("{choice}: {why:?}"));
        step += 1;
        writeln!(text, "\n{step}. seat {seat}: {choice}").unwrap();
        for event in told {
            writeln!(text, "   {event:?}").unwrap();
        }
        write_views(&mut text, &game, seats);
    }
    text
}

/// Whose turn it is; or now and then, where points are played for, somebody who may challenge.
fn actor(game: &Numero, shuffle: &mut Shuffle) -> Seat {
    let Turn::Open { may, .. } = game.turn() else { return mover(game) };
    let challengers: Vec<Seat> = may.iter().collect();
    if challengers.is_empty() || !shuffle.chance(1, 5) {
        return mover(game);
    }
    *shuffle.pick(&challengers).unwrap()
}

/// Alone, a player looks harder for a take than a random move does; for points many build.
fn choose(game: &Numero, seat: Seat, shuffle: &mut Shuffle) -> Move {
    let view = game.view(Viewer::Watcher);
    let looks = match (view.seats(), view.scores) {
        (1, _) => 200,
        (_, Some(_)) => 6,
        (_, None) => 1,
    };
    let last_resort = |choice: &Move| match choice {
        Move::Stop => true,
        Move::Turn(play) => looks == 6 && !matches!(play.number(), Number::Build { .. }),
        Move::DiscardAll | Move::Pass | Move::Challenge { .. } => false,
    };
    let mut moves: Vec<Move> = Vec::new();
    for _ in 0..looks {
        moves.push(game.random_move(seat, shuffle));
        if !last_resort(&moves[moves.len() - 1]) {
            break;
        }
    }
    moves.pop().unwrap()
}

fn write_views(text: &mut String, game: &Numero, seats: u8) {
    for viewer in (0..seats).map(Seat).map(Viewer::Seat).chain([Viewer::Watcher]) {
        writeln!(text, "   {}", game.view(viewer)).unwrap();
    }
}

#[track_caller]
fn golden(name: &str, seats: u8, seed: u64) {
    golden_with(name, &format!("preset {name}"), &preset(name), seats, seed);
}

#[track_caller]
fn golden_with(name: &str, title: &str, options: &Options, seats: u8, seed: u64) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/numero/golden/{name}.txt"));
    let played = playthrough(title, options, seats, seed);
    assert!(played.len() < 150_000, "{name} has {} bytes: too long to be read", played.len());
    if std::env::var_os("RECKON_BLESS").is_some() {
        std::fs::write(&path, &played).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        return;
    }
    let written = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let differs = written.lines().zip(played.lines()).position(|(old, new)| old != new);
    if let Some(line) = differs {
        let line_of = |text: &str| text.lines().nth(line).unwrap_or_default().to_string();
        panic!("{} differs at line {}:\n- {}\n+ {}", path.display(), line + 1, line_of(&written), line_of(&played));
    }
    assert_eq!(written.len(), played.len(), "{} goes on, or ends too soon", path.display());
}

#[test]
fn golden_1_5() {
    golden("1-5", 2, 1);
}

#[test]
fn golden_1_10() {
    golden("1-10", 3, 2);
}

#[test]
fn golden_1_15() {
    golden("1-15", 2, 3);
}

#[test]
fn golden_subtraction() {
    golden("subtraction", 4, 4);
}

#[test]
fn golden_multiplication_division() {
    golden("multiplication-division", 2, 5);
}

#[test]
fn golden_simple_fractions() {
    golden("simple-fractions", 1, 6);
}

#[test]
fn golden_all_fractions() {
    golden("all-fractions", 3, 7);
}

#[test]
fn golden_powers_and_roots() {
    golden("powers-and-roots", 4, 8);
}

#[test]
fn golden_scoring() {
    golden("scoring", 2, 147);
}

#[test]
fn golden_scoring_three() {
    golden_with("scoring-3", "preset scoring", &preset("scoring"), 3, 325);
}

#[test]
fn golden_scoring_held_then() {
    let house_rules = "preset=subtraction highest-number=10 scoring=on challenge-test=held-then centre-award-points=cards-and-printed";
    golden_with("scoring-held-then", house_rules, &options(house_rules), 3, 165);
}

const SMALL: &str = "preset=subtraction highest-number=5 scoring=on";

#[test]
fn golden_scoring_patience_perfect() {
    golden_with("scoring-patience-perfect", SMALL, &options(SMALL), 1, 351);
}

#[test]
fn golden_scoring_patience_stuck() {
    golden_with("scoring-patience-stuck", SMALL, &options(SMALL), 1, 15);
}
