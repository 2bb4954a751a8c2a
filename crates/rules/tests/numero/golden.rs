//! Golden playthroughs: whole games in text, one for each preset.
//!
//! Each step has the move, the public facts, and what each seat and a watcher see then.
//! `RECKON_BLESS=1` writes the files anew.

// The rules know no files; these tests do.
#![allow(clippy::disallowed_methods)]

use std::fmt::Write;
use std::path::PathBuf;

use reckon_rules::game::{Game, Seat, Viewer};
use reckon_rules::numero::{Move, Numero};
use reckon_rules::shuffle::Shuffle;

use super::harness::{mover, preset};

fn playthrough(name: &str, seats: u8, seed: u64) -> String {
    let mut text = format!("NUMERO, preset {name}, {seats} seats, seed {seed}\n");
    let mut shuffle = Shuffle::from_number(seed);
    let mut game = Numero::deal(&preset(name), seats, &mut shuffle).unwrap_or_else(|error| panic!("{error}"));
    write_views(&mut text, &game, seats);
    let mut step = 0;
    while game.turn().outcome().is_none() {
        let seat = mover(&game);
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

/// Alone, a player looks harder for a take than a random move does.
fn choose(game: &Numero, seat: Seat, shuffle: &mut Shuffle) -> Move {
    let looks = if game.view(Viewer::Watcher).seats() == 1 { 200 } else { 1 };
    let mut moves = (0..looks).map(|_| game.random_move(seat, shuffle));
    moves.find(|choice| *choice != Move::Stop).unwrap_or(Move::Stop)
}

fn write_views(text: &mut String, game: &Numero, seats: u8) {
    for viewer in (0..seats).map(Seat).map(Viewer::Seat).chain([Viewer::Watcher]) {
        writeln!(text, "   {}", game.view(viewer)).unwrap();
    }
}

#[track_caller]
fn golden(name: &str, seats: u8, seed: u64) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/numero/golden/{name}.txt"));
    let played = playthrough(name, seats, seed);
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
