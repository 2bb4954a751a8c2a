//! Position notation, and texts that are not positions.

use std::collections::BTreeSet;

use reckon_rules::game::{Game, Seat, Viewer};
use reckon_rules::nmbrs::text::block::{NotABlock, NotAPiece};
use reckon_rules::nmbrs::text::position::NotAPosition;
use reckon_rules::nmbrs::text::rows::NotALetter;
use reckon_rules::nmbrs::{BadPosition, Nmbrs, Options, View};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Shuffle;

use crate::nmbrs::harness::{block, deal, is_sound, play_random, position};

fn none(text: &str) -> NotAPosition {
    match text.parse::<View>() {
        Err(error) => error,
        Ok(view) => panic!("'{text}' became {view}"),
    }
}

fn not_understood(section: &str, text: &str) -> NotAPosition {
    NotAPosition::NotUnderstood { section: section.to_string(), text: text.to_string() }
}

fn name(error: &NotAPosition) -> &'static str {
    match error {
        NotAPosition::UnknownSection(_) => "UnknownSection",
        NotAPosition::Twice(_) => "Twice",
        NotAPosition::NotUnderstood { .. } => "NotUnderstood",
        NotAPosition::Block(_) => "Block",
        NotAPosition::Piece(_) => "Piece",
        NotAPosition::Letter(_) => "Letter",
        NotAPosition::Option(_) => "Option",
        NotAPosition::Seats => "Seats",
        NotAPosition::Listed { .. } => "Listed",
        NotAPosition::BlockTwice { .. } => "BlockTwice",
        NotAPosition::LiesTwice(_) => "LiesTwice",
        NotAPosition::TooLarge => "TooLarge",
        NotAPosition::NoSuchRow(_) => "NoSuchRow",
        NotAPosition::LetterTwice(_) => "LetterTwice",
        NotAPosition::WatcherWithHand => "WatcherWithHand",
        NotAPosition::TooManyBlocks => "TooManyBlocks",
        NotAPosition::Empty => "Empty",
    }
}

// §1.1, §3.6 Every reason why a text is not a position.
#[test]
fn every_reason() {
    let mut reached = BTreeSet::new();
    let hundred: Vec<String> = (1..=100).map(|number| number.to_string()).collect();
    let bad_rounds = Options::from_line("rounds=99").expect_err("so many rounds");
    for (text, expected) in [
        ("tabel 20 30 40", NotAPosition::UnknownSection("tabel".to_string())),
        ("hand 1 | hand 2", NotAPosition::Twice("hand".to_string())),
        ("hand 1 | turn 1 | over 1", NotAPosition::Twice("turn or over".to_string())),
        ("hand 1 | pot many", not_understood("pot", "many")),
        ("hand 1 101", NotAPosition::Block(NotABlock("101".to_string()))),
        ("table 20 ja 40 | hand 1", NotAPosition::Piece(NotAPiece::WithoutValue(block("ja")))),
        ("table 20 30=5 40 | hand 1", NotAPosition::Piece(NotAPiece::NotAJoker(block("30")))),
        ("table 20 30 40 | rows 1:20 | hand 1", NotAPosition::Letter(NotALetter("1".to_string()))),
        ("options rounds=99 | hand 1", NotAPosition::Option(bad_rounds)),
        ("seats 7 | hand 1", NotAPosition::Seats),
        ("seats 1 | hand 1", NotAPosition::Seats),
        ("seats 3 | hands 1 2 | hand 1", NotAPosition::Listed { section: "hands", listed: 2, seats: 3 }),
        ("sheet 0 1 2 | hand 1", NotAPosition::Listed { section: "sheet", listed: 3, seats: 2 }),
        ("hand 20 20 30", NotAPosition::BlockTwice { section: "hand".to_string(), block: block("20") }),
        ("hand 1 | aside ja ja", NotAPosition::BlockTwice { section: "aside".to_string(), block: block("ja") }),
        ("table 20 30 30 | hand 1", NotAPosition::LiesTwice(block("30"))),
        ("table .255 1 | hand 1", NotAPosition::TooLarge),
        ("table 20 30 40 | rows A:20 B:30:down | hand 1", NotAPosition::NoSuchRow(block("30"))),
        ("table 20 30 40 | rows A:21 | hand 1", NotAPosition::NoSuchRow(block("21"))),
        (
            "table 5 6 7 / / 20 30 40 | rows A:5 A:20 | hand 1",
            NotAPosition::LetterTwice("A".parse().expect("a letter")),
        ),
        ("watching | hand 1", NotAPosition::WatcherWithHand),
        ("hand 1 | hands 1 104", NotAPosition::TooManyBlocks),
        ("turn 1", NotAPosition::Empty),
        ("", NotAPosition::Empty),
    ] {
        assert_eq!(none(text), expected, "{text}");
        reached.insert(name(&expected));
    }
    assert_eq!(reached.len(), 17, "{reached:?}");
    let all = format!("hand {}", hundred.join(" "));
    assert_eq!(none(&format!("{all} | aside ja jb jc jd 1")), NotAPosition::TooManyBlocks);
}

// The error names a section or word that is not understood.
#[test]
fn unknown_sections_and_words() {
    for (text, section, word) in [
        ("hand 1 | known 2", "known", "2"),
        ("hand 1 | known x:5", "known", "x:5"),
        ("hand 1 | laid 7", "laid", "7"),
        ("hand 1 | seat 0", "seat", "0"),
        ("hand 1 | moment -1", "moment", "-1"),
        ("hand 1 | moment 4294967296", "moment", "4294967296"),
        ("hand 1 | hands 1 256", "hands", "256"),
        ("table .x 1 2 3 | hand 5", "table", ".x"),
        ("table .300 1 2 3 | hand 5", "table", ".300"),
        ("table 20 30 40 | rows A | hand 1", "rows", "A"),
        ("table 20 30 40 | rows A:20:up | hand 1", "rows", "A:20:up"),
        ("sheet a b | hand 1", "sheet", "a"),
        ("drew two | hand 1", "drew", "two"),
    ] {
        assert_eq!(none(text), not_understood(section, word), "{text}");
    }
}

// A hand may have jokers whose letter does not matter: each is one that is nowhere else.
#[test]
fn jokers_without_a_letter() {
    for (written, hand) in [
        ("hand j 30 50", "hand 30 50 ja |"),
        ("hand 30 J joker", "hand 30 ja jb |"),
        ("hand j ja 30", "hand 30 ja jb |"),
        ("table 20 ja=30 40 | hand 5 j", "hand 5 jb |"),
        ("hand 5 j | aside ja jc | known 2:jb", "hand 5 jd |"),
        ("hand 5 j j | given ja | turn 2", "hand 5 jb jc |"),
        ("hand j j j j", "hand ja jb jc jd |"),
    ] {
        let view = position(written).to_string();
        assert!(view.contains(hand), "{written}: {view}");
    }
    for text in ["hand j j j j j", "hand ja jb jc jd j", "table 20 ja=30 40 | hand jb jc jd j"] {
        assert_eq!(none(text), not_understood("hand", "j"), "{text}");
    }
}

// Omitted sections are filled in.
#[test]
fn omitted_sections() {
    let view = position("table 20 30 40 | hand 28 32 91");
    assert_eq!(
        view.to_string(),
        "options preset=usual | seat 1 | turn 1 | round 1 | table 20 30 40 | rows A:20 | hand 28 32 91 | hands 3 9 \
         | laid 1 2 | pot 89 | youngest 1 | drew 0 | moment 0"
    );
    let view = position("hand 1 2 3 | hands 3 7 7");
    assert_eq!((view.seats.len(), view.pot, view.have_laid.is_empty()), (3, 87, true));
    let view = position("watching | table 20 30 40 | turn 3");
    assert_eq!((view.viewer, view.seats.len(), view.pot), (Viewer::Watcher, 3, 80));
    let view = position("options preset=simple youngest=3 | seat 1 | hand 1 2 | hands 2 5 5 | given 9");
    assert_eq!((view.pot, view.youngest.0), (41, 2));
}

// §3.6 The drawing of a table: any number of dots, empty lines, any starting place.
#[test]
fn drawings() {
    let drawn = |text: &str| {
        let text = position(&format!("table {text} | hand 99")).to_string();
        text.split(" | ").find_map(|section| section.strip_prefix("table ")).unwrap().to_string()
    };
    assert_eq!(drawn("20 30 40"), "20 30 40");
    assert_eq!(drawn(". . 20 30 40"), "20 30 40");
    assert_eq!(drawn("/ / ... 20 30 40 /"), "20 30 40");
    assert_eq!(drawn(". 20 / . 30 / 39 40 41"), ". 20 / . 30 / 39 40 41");
    assert_eq!(drawn("1 2 3 ... 7 8 9"), "1 2 3 .3 7 8 9");
    assert_eq!(drawn("1 2 3 . . 7 8 9"), "1 2 3 .2 7 8 9");
    assert_eq!(drawn("1 2 3 / / / ja=7 jb=8 9"), "1 2 3 / . / . / ja=7 jb=8 9");
    assert_eq!(drawn("1 2 3 .0 4"), "1 2 3 4");
    assert_eq!(none("table 20 30 40 / . 20 | hand 1"), NotAPosition::LiesTwice(block("20")));
}

// Sections may come in any order, and on separate lines.
#[test]
fn in_any_order() {
    let one = position("hand 28 32 91 | table 20 30 40 | turn 2 | seat 1 | seats 3");
    let other = position("seats 3\nseat 1\nturn 2\ntable 20 30 40\nhand 91 32 28\n");
    assert_eq!(one, other);
    assert_eq!(position("table 20 30 40 | hand 28, 32, 91").own_hand(), one.own_hand());
}

// Every position in a game can be written and read back.
#[test]
fn everything_that_happens() {
    for (seed, line) in ["", "preset=simple", "rounds=2 knock=in-order draw-exception=any-knocker"].iter().enumerate() {
        let seed = u64::try_from(seed).unwrap();
        let mut game = deal(line, 4, seed);
        play_random(&mut game, &mut Shuffle::from_number(seed), |game| {
            is_sound(game);
            false
        });
        assert!(game.turn().outcome().is_some());
        is_sound(&game);
    }
}

// §6.2 With a block given away the viewer is a player who can knock, unless the seat is given.
#[test]
fn the_seat_that_can_knock() {
    let viewer = |text: &str| (position(text).viewer, position(text).turn);
    let given = "hand 1 2 3 | seats 3 | turn 1 | given 35";
    assert_eq!(viewer(&format!("{given} | asked 2 3")), (Viewer::Seat(Seat(1)), Seat(0)));
    assert_eq!(viewer(&format!("{given} | asked 3")), (Viewer::Seat(Seat(2)), Seat(0)));
    assert_eq!(viewer(given), (Viewer::Seat(Seat(1)), Seat(0)));
    assert_eq!(viewer(&format!("{given} | seat 1")), (Viewer::Seat(Seat(0)), Seat(0)));
    assert_eq!(viewer("hand 1 2 3 | turn 2 | given 35"), (Viewer::Seat(Seat(0)), Seat(1)));
    assert_eq!(viewer("hand 1 2 3 | turn 2"), (Viewer::Seat(Seat(0)), Seat(1)));
}

// §2.4 Where most blocks lie on the table, the hands that a position leaves out are smaller than usual.
#[test]
fn hands_that_are_left_out_leave_room() {
    let lying: Vec<String> = (1..=100).map(|number| number.to_string()).collect();
    let view: View = format!("table {} | hand ja", lying.join(" ")).parse().expect("a position");
    assert_eq!((view.seats[0].count, view.seats[1].count, view.pot), (1, 3, 0));
    assert_eq!(Nmbrs::check_lying(&view), Ok(()));
    let view: View = "table 1 2 3 | hand ja".parse().expect("a position");
    assert_eq!((view.seats[1].count, view.pot), (9, 91));
}

// §3.1 What lies on the table is judged by itself, even if every block lies there.
#[test]
fn a_table_alone() {
    let lying: Vec<String> = (1..=100).map(|number| number.to_string()).collect();
    let of = |table: &str| -> View { format!("table {table} | hands 0 0 | pot 0").parse().expect("a position") };
    assert_eq!(Nmbrs::check_lying(&of(&lying.join(" "))), Ok(()));
    assert_eq!(Nmbrs::check_lying(&of("1 2 3 / / 7")), Err(BadPosition::Alone { block: block("7") }));
    assert!(matches!(Nmbrs::check_lying(&of("1 2 4")), Err(BadPosition::WrongRuns { .. })));
}
