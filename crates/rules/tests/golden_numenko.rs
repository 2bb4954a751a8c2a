//! Golden playthroughs of Numenko-in-a-bag: whole games in text.
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
use reckon_rules::numenko::{Event, Move, Numenko, Options};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Shuffle;

/// Longer than this nobody reads.
const MOST_LINES: usize = 300;

fn playthrough(line: &str, seats: u8, seed: u64, written: Option<&str>) -> String {
    let mut text = format!("Numenko-in-a-bag, {line}, {seats} seats, seed {seed}\n");
    let options = Options::from_line(line).unwrap_or_else(|error| panic!("{error}"));
    let mut shuffle = Shuffle::from_number(seed);
    let mut game = Numenko::deal(&options, seats, &mut shuffle).unwrap_or_else(|error| panic!("{error}"));
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

fn random_move(game: &Numenko, shuffle: &mut Shuffle) -> (Seat, Move) {
    let actors: Vec<Seat> = game.turn().can_act().iter().collect();
    let seat = *shuffle.pick(&actors).expect("somebody can act");
    (seat, game.random_move(seat, shuffle))
}

fn write_views(text: &mut String, game: &Numenko, seats: u8) {
    for viewer in (0..seats).map(Seat).map(Viewer::Seat).chain([Viewer::Watcher]) {
        writeln!(text, "   {}", game.view(viewer)).unwrap();
    }
}

/// `has` is what a playthrough must have in it, so that its file says something.
#[track_caller]
fn golden(name: &str, line: &str, seats: u8, seed: u64, has: &[&str]) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/numenko/golden/{name}.txt"));
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

// §4.3, §4.4, §5.3 Two players, until one has no tile left.
#[test]
fn golden_quick() {
    golden("quick", "preset=quick", 2, 68, &["Swopped", "Done", "GameOver {", "why: GameOver"]);
}

// §5.2, §6.4 A swop with too small a pot ends play, and the points are counted.
#[test]
fn golden_pot_short() {
    let has = ["PotShort", "Laid", "why: Counted"];
    golden("pot-short", "preset=quick pot-limit=6", 3, 2, &has);
}

// §4.1 Everybody sees what was laid.
#[test]
fn golden_open_grids() {
    let has = ["grid: Some(", "Swopped", "known "];
    golden("open-grids", "preset=quick open-grids=on pot-limit=14 order=division-first", 3, 331, &has);
}

// §5.4, §5.5 Somebody is wrong, is ejected, and play goes on.
#[test]
fn golden_ejected() {
    let has = ["Wrong", "Voted", "Ejected", "Done"];
    golden("ejected", "preset=quick check-done=off pot-limit=3", 4, 2348, &has);
}

// §4.5, §5.5 The table ends it.
#[test]
fn golden_ended_by_vote() {
    let has = ["Stopped", "Wrong", "eject: false", "PlayEnded { why: Vote"];
    golden("ended-by-vote", "preset=quick check-done=off pot-limit=4 eject-vote=all", 5, 2005, &has);
}

// §7 One player alone, against the pot.
#[test]
fn golden_alone() {
    golden("alone", "preset=quick pot-limit=10", 1, 2, &["Swopped", "Done", "why: GameOver"]);
}

// §7.3, §4.5 The pot wins.
#[test]
fn golden_pot_wins() {
    golden("pot-wins", "preset=quick pot-limit=8 swop-short=refused", 1, 10, &["Stopped", "why: PotWins"]);
}
