//! Position notation (the table at the end of the rulebook): what can be left out, what is filled
//! in, and what is not a position.

use reckon_rules::game::Viewer;
use reckon_rules::numberloor::Card;
use reckon_rules::numberloor::options::Version;
use reckon_rules::numberloor::text::pack::BadPack;
use reckon_rules::numberloor::text::position::NotAPosition;
use reckon_rules::numberloor::text::position::cards;
use reckon_rules::numberloor::view::View;
use reckon_rules::options::BadOption;

use crate::numberloor::harness::{game, is_sound, position, seat};

fn not_a_position(text: &str) -> NotAPosition {
    match text.parse::<View>() {
        Err(error) => error,
        Ok(view) => panic!("'{text}' was read as '{view}'"),
    }
}

/// Checks that a position is shown like this, reads back, and is a game.
#[track_caller]
fn reads(text: &str, shown: &str) {
    let read = position(text);
    assert_eq!(read.to_string(), shown, "{text}");
    assert_eq!(position(shown), read, "{shown} reads back");
    is_sound(&game(text, 0));
}

// The open cards and a hand are enough: two players, six cards in the other hand, Advanced.
#[test]
fn the_open_cards_and_a_hand_are_enough() {
    reads(
        "open 5 b3 | hand 2 8n",
        "options preset=advanced | seat 1 | turn 1 | open 5 b3 | hand 2 8n | hands 2 6 | stars 0 0 | pile 70",
    );
}

/// §1.8 In a pack without Any Odd an open `odd` is what was said about Any Odd/Even.
#[test]
fn an_open_odd_is_what_was_said_where_the_pack_has_nothing_else() {
    let pack = "cards 4*0-9 6*b1-3 4*oe";
    assert_eq!(
        position(&format!("{pack} | open 5 odd | hand 7")),
        position(&format!("{pack} | open 5 oe=odd | hand 7"))
    );
    let began = |even: &str| position(&format!("{pack} | open 7 b1 | began 5 {even} | placed b1 7 | hand 7"));
    assert_eq!(began("even"), began("oe=even"));
    // With both kinds in the pack it is Any Odd.
    let both = position("cards 4*0-9 6*b1-3 4*oe 2*odd | open 5 odd | hand 7");
    assert_eq!(both.open.balloon(), Some(Card::ODD));
}

// Two open Levels mean Beginners.
#[test]
fn two_open_levels_mean_beginners() {
    reads(
        "open 4 9 | hand 2 8",
        "options preset=beginners | seat 1 | turn 1 | open 4 9 | hand 2 8 | hands 2 6 | stars 0 0 | pile 30",
    );
    reads(
        "options youngest=2 | open 4 9 | hand 2",
        "options preset=beginners youngest=2 | seat 1 | turn 1 | open 4 9 | hand 2 | hands 1 6 | stars 0 0 | pile 31",
    );
    assert_eq!(position("options preset=intermediate | open 5 b3 | hand 1").options.version, Version::Intermediate);
}

// Sections come in any order, separated by a bar, a semicolon or a new line.
#[test]
fn sections_in_any_order() {
    let expected = position("open 5 b3 | hand 2 8 | stars 1 0");
    for text in [
        "stars 1 0 | hand 2 8 | open 5 b3",
        "hand 8 2; open 5 b3; stars 1 0",
        "open 5 b3\nhand 2 8\n\nstars 1 0\n",
        "open: 5 b3 | hand: 2, 8 | stars: 1, 0",
        "OPEN b3 5 | Hand 2 8 |stars 1 0|",
    ] {
        assert_eq!(position(text), expected, "{text}");
    }
}

// Each section, as a view writes it.
#[test]
fn every_section() {
    reads(
        "seats 3 | seat 2 | turn 2 | open 6 b3 | hand 2 8 | hands 4 2 8 | stars 0 2 1 | pile 31 | under 5 7 b2 | race 17 \
         | turns 12 | placed 5 7 b3 6 | drawn",
        "options preset=advanced | seat 2 | turn 2 | open 6 b3 | hand 2 8 | hands 4 2 8 | stars 0 2 1 | under 5 7 b2 \
         | forgotten 30 | pile 31 | placed 5 7 b3 6 | drawn 2 | levels 2 | race 17 | turns 12",
    );
    reads(
        "open 3 5 | hand 2 8 | placed 3 left 5 right | under 4 6",
        "options preset=beginners | seat 1 | turn 1 | open 3 5 | hand 2 8 | hands 2 6 | stars 0 0 | under 4 6 | pile 28 \
         | placed 3 left 5 right | levels 1",
    );
    reads(
        "options night-cards=no-hurry | asked 3 | turn 2 | seat 3 | open 5 b3 | hand 2 8",
        "options preset=advanced night-cards=no-hurry | seat 3 | turn 2 | asked 3 | open 5 b3 | hand 2 8 | hands 6 6 2 \
         | stars 0 0 0 | pile 64",
    );
    reads(
        "watching | open 5 b3 | hands 4 6",
        "options preset=advanced | watching | turn 1 | open 5 b3 | hands 4 6 | stars 0 0 | pile 68",
    );
    reads(
        "cards 5 12*1 b3 | open 5 b3 | hand 1 1 1 1 1 1 | passed 1 | turn 2 | seat 1",
        "options preset=advanced | cards 12*1 5 b3 | seat 1 | turn 2 | open 5 b3 | hand 1 1 1 1 1 1 | hands 6 6 | stars 0 0 \
         | pile 0 | passed 1",
    );
}

// §5.3, §8.3 A finished game says who won.
#[test]
fn the_end_says_who_won() {
    let view = position("over 1 | open 5 b3 | hand 1 | stars 5 3");
    let outcome = view.outcome.clone().unwrap();
    assert_eq!((outcome.results, outcome.winners.contains(seat(1)), outcome.winners.len()), (vec![5, 3], true, 1));
    is_sound(&game("over 1 | open 5 b3 | hand 1 | stars 5 3", 0));
    let tied = position("options turn-limit=10 | over 2 | turns 20 | seat 1 | open 5 b3 | hand 1 2 | hands 2 2");
    assert_eq!(tied.outcome.unwrap().winners.len(), 2);
}

// Seat and turn follow from each other.
#[test]
fn seat_and_turn() {
    let who = |text: &str| {
        let view = position(text);
        (view.viewer, view.turn, view.seats())
    };
    assert_eq!(who("open 5 b3 | hand 1"), (Viewer::Seat(seat(1)), seat(1), 2));
    assert_eq!(who("open 5 b3 | hand 1 | turn 2"), (Viewer::Seat(seat(1)), seat(2), 2));
    assert_eq!(who("open 5 b3 | hand 1 | seat 3"), (Viewer::Seat(seat(3)), seat(3), 3));
    assert_eq!(who("open 5 b3 | hand 1 | seat 1 | turn 4"), (Viewer::Seat(seat(1)), seat(4), 4));
    assert_eq!(who("open 5 b3 | hand 1 | hands 1 6 6"), (Viewer::Seat(seat(1)), seat(1), 3));
    assert_eq!(who("open 5 b3 | hand 1 | stars 0 0 1 1 1"), (Viewer::Seat(seat(1)), seat(1), 5));
    assert_eq!(who("open 5 b3 | watching | turn 2 | seats 4"), (Viewer::Watcher, seat(2), 4));
}

// The split between the pile and forgotten cards is worked out.
#[test]
fn the_rest_is_pile_or_forgotten() {
    let counts = |text: &str| {
        let view = position(text);
        (view.pile, view.forgotten)
    };
    assert_eq!(counts("open 5 b3 | hand 1"), (71, 0));
    assert_eq!(counts("open 5 b3 | hand 1 | pile 31"), (31, 40));
    assert_eq!(counts("open 5 b3 | hand 1 | forgotten 4"), (67, 4));
    assert_eq!(counts("open 5 b3 | hand 1 | forgotten 4 | pile 67"), (67, 4));
    assert_eq!(counts("open 5 b3 | hand 1 | under 5 7 b2 | pile 60"), (60, 8));
}

// A player who is still laying holds another Level: the last one would have taken all balloons with it (§5.1).
#[test]
fn a_player_still_laying_holds_a_level() {
    let levels = |text: &str| position(text).with_level;
    assert!(levels("open 5 b3 | hand 1").is_empty());
    assert!(levels("open 5 b3 | hand 1 | placed 5").contains(seat(1)));
    assert!(levels("open 5 b3 | hand 1 | levels 2").contains(seat(2)));
}

// Texts that are not positions, and why.
#[test]
fn texts_that_are_not_positions() {
    let text = |text: &str| text.to_string();
    let not_understood = |section: &str, words: &str| NotAPosition::NotUnderstood {
        section: section.to_string(),
        text: words.to_string(),
    };
    for (line, expected) in [
        ("", NotAPosition::NoOpenCards),
        ("hand 1 2", NotAPosition::NoOpenCards),
        ("opened 5 b3", NotAPosition::UnknownSection(text("opened"))),
        ("open 5 b3 | hand 1 | hand 2", NotAPosition::Twice(text("hand"))),
        ("open 5 b3 | turn 1 | over 1", NotAPosition::Twice(text("turn or over"))),
        ("open 5 b3 | over 1 | over 1", NotAPosition::Twice(text("turn or over"))),
        ("open 5", NotAPosition::NoOpenCards),
        ("open b3 b2", not_understood("open", "b3 b2")),
        ("open 5 b3 b2", not_understood("open", "5 b3 b2")),
        ("open 5 b11", not_understood("open", "5 b11")),
        ("open 5 b3 | hand 1 ?", not_understood("hand", "1 ?")),
        ("open 5 b3 | hands 4 x", not_understood("hands", "4 x")),
        ("open 5 b3 | hands 256", not_understood("hands", "256")),
        ("open 5 b3 | stars -1 0", not_understood("stars", "-1 0")),
        ("open 5 b3 | under 5 q", not_understood("under", "5 q")),
        ("open 5 b3 | pile many", not_understood("pile", "many")),
        ("open 5 b3 | forgotten", not_understood("forgotten", "")),
        ("open 5 b3 | placed left 5", not_understood("placed", "left 5")),
        ("open 4 9 | placed 4 left right", not_understood("placed", "4 left right")),
        ("open 5 b3 | drawn two", not_understood("drawn", "two")),
        ("open 5 b3 | seat 0", not_understood("seat", "0")),
        ("open 5 b3 | turn 7", not_understood("turn", "7")),
        ("open 5 b3 | asked x", not_understood("asked", "x")),
        ("open 5 b3 | over", not_understood("over", "")),
        ("open 5 b3 | passed 0", not_understood("passed", "0")),
        ("open 5 b3 | levels 0", not_understood("levels", "0")),
        ("open 5 b3 | few 2: 1", not_understood("few", "2: 1")),
        ("open 5 b3 | few 1 of 2 5", not_understood("few", "1 of 2 5")),
        ("open 5 b3 | few 2: 1 of 10", not_understood("few", "2: 1 of 10")),
        ("open 5 b3 | few 2: 1 of", not_understood("few", "2: 1 of")),
        ("open 5 b3 | few 2: 1 of 2 | few 2: 1 of 3", NotAPosition::Twice(text("few"))),
        ("open 5 b3 | few 3: 1 of 2", NotAPosition::Seats),
        ("open 5 b3 | race -1", not_understood("race", "-1")),
        ("open 5 b3 | turns 4294967296", not_understood("turns", "4294967296")),
        ("open 5 b3 | seats two", not_understood("seats", "two")),
        ("open 5 b3 | options preset=x", NotAPosition::Option(BadOption::UnknownPreset { name: text("x") })),
        ("open 5 b3 | cards 5 q", NotAPosition::Pack(BadPack::NotACard { text: text("q") })),
        ("open 5 b3 | seats 1", NotAPosition::Seats),
        ("open 5 b3 | seats 6", NotAPosition::Seats),
        ("open 5 b3 | seat 6", NotAPosition::Seats),
        ("open 5 b3 | hands 6", NotAPosition::Seats),
        ("open 5 b3 | stars 0 0 0 0 0 0", NotAPosition::Seats),
        ("open 5 b3 | seats 3 | stars 0 1", NotAPosition::Listed { section: "stars", listed: 2, seats: 3 }),
        ("open 5 b3 | seats 2 | hands 6", NotAPosition::Listed { section: "hands", listed: 1, seats: 2 }),
        ("open 5 b3 | hands 6 6 | stars 0 0 1", NotAPosition::Listed { section: "stars", listed: 3, seats: 2 }),
        ("open 5 b3 | watching | hand 1", NotAPosition::WatcherWithHand),
    ] {
        assert_eq!(not_a_position(line), expected, "'{line}'");
        assert!(!expected.to_string().is_empty());
    }
}

// Even a huge line is read quickly, and an error quotes no more of it than fits on a line.
#[test]
fn long_lines() {
    let many = "5 ".repeat(100_000);
    assert!(matches!(not_a_position(&format!("open 5 b3 | hand {many}")), NotAPosition::NotUnderstood { .. }));
    assert!(matches!(not_a_position(&format!("open 5 b3 | placed {many}")), NotAPosition::NotUnderstood { .. }));
    let NotAPosition::UnknownSection(shown) = not_a_position(&"x".repeat(1000)) else { panic!("no such section") };
    assert!(shown.len() <= 40);
}

#[test]
fn cards_as_people_write_them() {
    let written = |word| cards::read(word).map(|card| card.to_string());
    for (word, expected) in
        [("5", "5"), ("L5", "5"), ("5n", "5n"), ("N5", "5n"), ("B3", "b3"), ("🎈3", "b3"), ("Nearest", "near")]
    {
        assert_eq!(written(word).as_deref(), Some(expected), "{word}");
    }
    for word in ["5 6", "x", "", "end", "+2", "20", "b11"] {
        assert_eq!(written(word), None, "{word}");
    }
}
