//! Views, moves and events round-trip through JSON.

use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;

use reckon_compose::Compose;
use reckon_compose::numberloor::Reading;
use reckon_rules::game::{Game, Seat, Turn, Viewer};
use reckon_rules::numberloor::view::View;
use reckon_rules::numberloor::{BadPosition, Event, Move, Numberloor, Options};
use reckon_rules::shuffle::Shuffle;

use crate::numberloor::harness::{bad, card, options, position};

#[track_caller]
fn travels<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) {
    let kept = serde_json::to_string(value).unwrap();
    assert_eq!(&serde_json::from_str::<T>(&kept).unwrap(), value, "{kept}");
}

/// Returns the index of an event's kind; a new kind does not compile until it has one.
fn place(event: &Event) -> usize {
    match event {
        Event::TookOver { .. } => 0,
        Event::Placed { .. } => 1,
        Event::Left { .. } => 2,
        Event::Ended { .. } => 3,
        Event::Drew { .. } => 4,
        Event::Passed { .. } => 5,
        Event::Skipped { .. } => 6,
        Event::Star { .. } => 7,
        Event::Refilled { .. } => 8,
        Event::Reshuffled { .. } => 9,
        Event::LetGo { .. } => 10,
        Event::Over { .. } => 11,
    }
}

const KINDS: usize = 12;

/// Plays a random game and round-trips everything in it.
fn send_a_game(line: &str, seats: u8, seed: u64, seen: &mut [bool; KINDS]) {
    let mut shuffle = Shuffle::from_number(seed);
    let mut game = Numberloor::deal(&options(line), seats, &mut shuffle).unwrap();
    while let Turn::Open { must, may, .. } = game.turn() {
        travels(&game.turn());
        let seat = must.iter().next().unwrap();
        let others: Vec<Seat> = may.iter().collect();
        let caller = shuffle.pick(&others).copied().unwrap_or(seat);
        let mut told = Vec::new();
        let called = game.random_move(caller, &mut shuffle);
        let choice = if game.play(caller, &called, &mut told).is_ok() {
            called
        } else {
            let choice = game.random_move(seat, &mut shuffle);
            game.play(seat, &choice, &mut told).unwrap();
            choice
        };
        travels::<Move>(&choice);
        told.iter().for_each(|event| {
            travels::<Event>(event);
            seen[place(event)] = true;
        });
        for viewer in (0..seats).map(Seat).map(Viewer::Seat).chain([Viewer::Watcher]) {
            travels::<View>(&game.view(viewer));
        }
    }
    travels(&game.turn());
}

// §4.1–§8.3 Whole games of every version, with every kind of event among them.
#[test]
fn whole_games_round_trip() {
    let mut seen = [false; KINDS];
    for (seed, line) in [
        (1, "preset=beginners turn-limit=20"),
        (2, "preset=intermediate turn-limit=20"),
        (3, "preset=advanced turn-limit=20"),
        (4, "preset=advanced night-cards=no-hurry turn-limit=20"),
    ] {
        for seats in [2, 5] {
            send_a_game(line, seats, seed, &mut seen);
        }
    }
    assert_eq!(seen, [true; KINDS]);
}

// Moves and cards are sent as text, so that people can read them.
#[test]
fn moves_are_their_text() {
    assert_eq!(serde_json::to_string(&"b3 6".parse::<Move>().unwrap()).unwrap(), "\"b3 6\"");
    assert!(serde_json::from_str::<Move>("\"b3\"").is_err());
    assert!(serde_json::from_str::<Move>("7").is_err());
    let event = Event::Left { seat: Seat(0), balloons: vec![card("b1"), card("skip")] };
    assert_eq!(serde_json::to_string(&event).unwrap(), r#"{"Left":{"seat":1,"balloons":["b1","skip"]}}"#);
}

// A table's options travel with every view, its pack included.
#[test]
fn options_round_trip() {
    travels::<Options>(&Options::default());
    travels(&options("preset=intermediate skip-again=laid-only night-cards=no-hurry youngest=random turn-limit=10"));
    travels(&position("cards 5 12*1 b3!blue 3*7n!red b3 | open 5 b3 | hand 1").options);
}

// A reading of a draft, and the reason why a position is not one.
#[test]
fn readings_and_refusals_round_trip() {
    let draft: Vec<Move> = ["8", "b1 9", "4"].iter().map(|text| text.parse().unwrap()).collect();
    let readings = Numberloor::read(&position("open 5 b3 | hand 8 b1 9 4 2"), &draft).unwrap().readings;
    assert_eq!(readings.len(), 3);
    travels::<Vec<Reading>>(&readings);
    travels::<BadPosition>(&bad("open 5 b3 | hand 1 | pile 80"));
    travels::<BadPosition>(&bad("open 5 b6 | hand 1"));
}
