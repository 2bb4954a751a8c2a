//! Golden playthroughs of nmbrs! blocks: whole games in text.
//!
//! Each step has the move, the public facts, and what each seat and a watcher see then. The moves are those that
//! stand in the file, so that these games stay the same whatever becomes of random moves; a file that is not there
//! yet gets random ones. `RECKON_BLESS=1` writes the files anew.

#![allow(clippy::unwrap_used)]
// The rules know no files; these tests do.
#![allow(clippy::disallowed_methods)]

use std::fmt::Write;
use std::path::PathBuf;

use reckon_rules::game::{Game, Seat, Viewer};
use reckon_rules::nmbrs::{Event, Move, Nmbrs, Options};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Shuffle;

/// Longer than this nobody reads.
const MOST_LINES: usize = 400;

/// Seeds of short games with much in them.
const USUAL: u64 = 1597;
const SIMPLE: u64 = 1448;
const ALL_KINDS: u64 = 1714;

fn playthrough(line: &str, seats: u8, seed: u64, written: Option<&str>) -> String {
    let mut text = format!("nmbrs! blocks, {line}, {seats} seats, seed {seed}\n");
    let options = Options::from_line(line).unwrap_or_else(|error| panic!("{error}"));
    let mut shuffle = Shuffle::from_number(seed);
    let mut game = Nmbrs::deal(&options, seats, &mut shuffle).unwrap_or_else(|error| panic!("{error}"));
    write_views(&mut text, &game, seats);
    let mut moves = written.map(|written| moves_of(written).into_iter());
    let mut step = 0;
    while game.turn().outcome().is_none() {
        let (seat, choice) = match &mut moves {
            Some(moves) => moves.next().unwrap_or_else(|| panic!("the moves end after {step}, and the game does not")),
            None => random_move(&game, &mut shuffle),
        };
        let mut told: Vec<Event> = Vec::new();
        game.play(seat, &choice, &mut told).unwrap_or_else(|why| panic!("{choice}: {why:?}"));
        step += 1;
        writeln!(text, "\n{step}. seat {seat}: {choice}").unwrap();
        for event in told {
            writeln!(text, "   {event:?}").unwrap();
        }
        write_views(&mut text, &game, seats);
    }
    assert_eq!(moves.and_then(|mut moves| moves.next()), None, "the game ends, and there are more moves");
    text
}

/// `3. seat 2: swop 7`
fn moves_of(written: &str) -> Vec<(Seat, Move)> {
    let read = |line: &str| {
        let (number, rest) = line.split_once(". seat ")?;
        number.parse::<u32>().ok()?;
        let (seat, choice) = rest.split_once(": ")?;
        Some((seat.parse().unwrap(), choice.parse().unwrap_or_else(|error| panic!("{line}: {error}"))))
    };
    written.lines().filter_map(read).collect()
}

/// So many random turns are looked at, and the one that lays most is played: else the games were too long to read.
const LOOKED_AT: u32 = 60;

fn random_move(game: &Nmbrs, shuffle: &mut Shuffle) -> (Seat, Move) {
    let actors: Vec<Seat> = game.turn().can_act().iter().collect();
    let seat = *shuffle.pick(&actors).expect("somebody can act");
    let laid = |choice: &Move| match choice {
        Move::Turn(turn) => turn.lays.iter().map(|lay| 1 + lay.pieces().len()).sum(),
        _ => 0,
    };
    let first = game.random_move(seat, shuffle);
    let is_answer = !matches!(first, Move::Turn(_));
    let others = if is_answer { 0 } else { LOOKED_AT };
    let moves: Vec<Move> = (0..others).map(|_| game.random_move(seat, shuffle)).collect();
    (seat, moves.into_iter().fold(first, |best, next| if laid(&next) > laid(&best) { next } else { best }))
}

fn write_views(text: &mut String, game: &Nmbrs, seats: u8) {
    for viewer in (0..seats).map(Seat).map(Viewer::Seat).chain([Viewer::Watcher]) {
        writeln!(text, "   {}", game.view(viewer)).unwrap();
    }
}

/// `has` is what a playthrough must have in it, so that its file says something.
#[track_caller]
fn golden(name: &str, line: &str, seats: u8, seed: u64, has: &[&str]) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/nmbrs/golden/{name}.txt"));
    let is_blessed = std::env::var_os("RECKON_BLESS").is_some();
    let written = match std::fs::read_to_string(&path) {
        Ok(written) => Some(written),
        Err(_) if is_blessed => None,
        Err(error) => panic!("{}: {error}", path.display()),
    };
    let played = playthrough(line, seats, seed, written.as_deref());
    assert!(played.lines().count() < MOST_LINES, "{name} has {} lines", played.lines().count());
    for word in has {
        assert!(played.contains(word), "{name} has no {word}");
    }
    if is_blessed {
        std::fs::write(&path, &played).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        return;
    }
    let written = written.unwrap_or_default();
    let differs = written.lines().zip(played.lines()).position(|(old, new)| old != new);
    if let Some(line) = differs {
        let line_of = |text: &str| text.lines().nth(line).unwrap_or_default().to_string();
        panic!("{} differs at line {}:\n- {}\n+ {}", path.display(), line + 1, line_of(&written), line_of(&played));
    }
    assert_eq!(written.len(), played.len(), "{} goes on, or ends too soon", path.display());
}

// §4.1–§4.11, §6.2, §7.1 The usual game: rows that cross, blocks that are knocked for.
#[test]
fn golden_usual() {
    let has = ["Laid", "Took", "Aside", "insert ", "link ", "exchange ", "RoundOver"];
    golden("usual", "preset=usual rounds=1", 3, USUAL, &has);
}

// §1.5, §6.5, §6.8 The simple version with two.
#[test]
fn golden_simple() {
    golden("simple", "preset=simple", 2, SIMPLE, &["Laid", "Took", "Aside", "insert ", "exchange ", "Over {"]);
}

// §3.3, §6.4, §7.3 Every kind of sequence, knocking in order, two rounds.
#[test]
fn golden_all_kinds() {
    let has = ["Knocked", "Took", "Laid", "exchange ", "RoundBegins"];
    let line = "preset=usual squares=on cubes=on primes=on geometric=on members=any knock=in-order rounds=2 hand=five";
    golden("all-kinds", line, 4, ALL_KINDS, &has);
}
