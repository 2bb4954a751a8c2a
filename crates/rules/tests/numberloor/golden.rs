//! Golden playthroughs: whole games in text, one for each version and one without hurry.
//!
//! Each step has the move, the public facts, and what each seat and a watcher see then.
//! `RECKON_BLESS=1` writes the files anew.

// The rules know no files; these tests do.
#![allow(clippy::disallowed_methods)]

use std::fmt::Write;
use std::path::PathBuf;

use reckon_rules::game::{Game, Race, Seat, Turn, Viewer};
use reckon_rules::numberloor::{Card, Event, Move, Numberloor, Placement, Side};
use reckon_rules::shuffle::Shuffle;

use super::harness::{choice, mover, options};

/// Longer than this nobody reads.
const MOST_LINES: usize = 500;

fn playthrough(line: &str, seats: u8, seed: u64) -> String {
    let mut text = format!("Numberloor, {line}, {seats} seats, seed {seed}\n");
    let mut shuffle = Shuffle::from_number(seed);
    let mut game = Numberloor::deal(&options(line), seats, &mut shuffle).unwrap_or_else(|error| panic!("{error}"));
    write_views(&mut text, &game, seats);
    let mut step = 0;
    while game.turn().outcome().is_none() {
        let mut told: Vec<Event> = Vec::new();
        let (seat, choice) = interruption(&game, &mut shuffle).unwrap_or_else(|| in_turn(&game, &mut shuffle));
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

/// The placements that this seat could make, legal or not: with one balloon before the Level at
/// most, and with all the others after the last Level (§5.1).
fn placements(game: &Numberloor, seat: Seat) -> Vec<Placement> {
    let view = game.view(Viewer::Seat(seat));
    let (levels, balloons): (Vec<Card>, Vec<Card>) = view.own_hand().iter().partition(|card| card.is_level());
    let mut found = Vec::new();
    for level in &levels {
        for before in std::iter::once(None).chain(balloons.iter().map(Some)) {
            let mut rest = balloons.clone();
            if let Some(place) = rest.iter().position(|card| Some(card) == before) {
                rest.remove(place);
            }
            let after = if levels.len() == 1 { &rest[..] } else { &[] };
            found.extend(Placement::new(before.map_or(&[], std::slice::from_ref), *level, after));
        }
    }
    found
}

fn only_legal(game: &Numberloor, seat: Seat, moves: impl Iterator<Item = Move>) -> Vec<Move> {
    moves.filter(|choice| game.clone().play(seat, choice, &mut Vec::new()).is_ok()).collect()
}

/// Whoever must move: mostly a placement, where there is one. Chosen here and not by the rules'
/// own random moves, so that these games stay the same when those change.
fn in_turn(game: &Numberloor, shuffle: &mut Shuffle) -> (Seat, Move) {
    let seat = mover(game);
    let sides = [None, Some(Side::Left), Some(Side::Right)];
    let on = |placement: Placement| sides.map(|on| Move::Place { placement: placement.clone(), on });
    let places = only_legal(game, seat, placements(game, seat).into_iter().flat_map(on));
    let night = night_moves(game, seat);
    let words = ["draw", "pass", "end", "end skip", "end b1", "end b2", "let go"].map(choice);
    let others = only_legal(game, seat, words.into_iter());
    let first_choice = [places, night].concat();
    let has_both = !first_choice.is_empty() && !others.is_empty();
    let lays = if has_both { shuffle.chance(3, 4) } else { others.is_empty() };
    let moves = if lays { first_choice } else { others };
    (seat, shuffle.pick(&moves).expect("whoever must move can").clone())
}

fn night_moves(game: &Numberloor, seat: Seat) -> Vec<Move> {
    let Turn::Open { race: Some(Race(race)), .. } = game.turn() else { return Vec::new() };
    let night = |placement| Move::Night { placement, after: Race(race) };
    only_legal(game, seat, placements(game, seat).into_iter().map(night))
}

/// §7.3 Now and then somebody lays a Night Level out of turn, if one suits.
fn interruption(game: &Numberloor, shuffle: &mut Shuffle) -> Option<(Seat, Move)> {
    let Turn::Open { may, .. } = game.turn() else { return None };
    let others: Vec<Seat> = may.iter().collect();
    let seat = *shuffle.pick(&others)?;
    let moves = night_moves(game, seat);
    let choice = shuffle.pick(&moves)?.clone();
    shuffle.chance(1, 2).then_some((seat, choice))
}

fn write_views(text: &mut String, game: &Numberloor, seats: u8) {
    for viewer in (0..seats).map(Seat).map(Viewer::Seat).chain([Viewer::Watcher]) {
        writeln!(text, "   {}", game.view(viewer)).unwrap();
    }
}

/// `has` is what a playthrough must have in it, so that its file says something.
#[track_caller]
fn golden(name: &str, line: &str, seats: u8, seed: u64, has: &[&str]) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/numberloor/golden/{name}.txt"));
    let played = playthrough(line, seats, seed);
    assert!(played.lines().count() < MOST_LINES, "{name} has {} lines", played.lines().count());
    for word in has {
        assert!(played.contains(word), "{name} has no {word}");
    }
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

// §4.6, §5.3, §6.1 Four Beginners, until one has three stars.
#[test]
fn golden_beginners() {
    golden("beginners", "preset=beginners", 4, 175, &["Passed", "Reshuffled", "why: Stars"]);
}

// §6.1, §8.2 Two Beginners, until their turns are over.
#[test]
fn golden_beginners_turn_limit() {
    let has = ["Star {", "Reshuffled", "why: TurnLimit"];
    golden("beginners-turn-limit", "preset=beginners turn-limit=10", 2, 264, &has);
}

// §4.3, §4.4, §4.7 Nobody can interrupt.
#[test]
fn golden_intermediate() {
    let has = ["Skipped", "Drew", "Passed", "Star {"];
    golden("intermediate", "preset=intermediate turn-limit=10", 3, 1366, &has);
}

// §4.7, §7.4 Turns that are missed and turns that are taken over.
#[test]
fn golden_advanced() {
    let has = ["TookOver", "Skipped", "Drew", "Left", "why: Stars"];
    golden("advanced", "preset=advanced", 4, 895, &has);
}

// §5.3, §6.1 Two players, until one has five stars.
#[test]
fn golden_advanced_two() {
    golden("advanced-two", "preset=advanced", 2, 1358, &["TookOver", "Skipped", "Reshuffled", "why: Stars"]);
}

// §7.6 Everybody is asked after each turn.
#[test]
fn golden_no_hurry() {
    let has = ["TookOver", "LetGo", "Star {", "Skipped"];
    golden("no-hurry", "preset=advanced night-cards=no-hurry turn-limit=10", 3, 904, &has);
}
