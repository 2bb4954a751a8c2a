//! Move notation (the table at the end of the rulebook).

use reckon_rules::game::Race;
use reckon_rules::numberloor::text::moves::NotAMove;
use reckon_rules::numberloor::{Move, Placement, Side};

use crate::numberloor::harness::{card, cards, check, choice};

fn not_a_move(text: &str) -> NotAMove {
    match text.parse::<Move>() {
        Err(error) => error,
        Ok(choice) => panic!("'{text}' was read as '{choice}'"),
    }
}

fn placement(before: &str, level: &str, after: &str) -> Placement {
    Placement::new(&cards(before), card(level), &cards(after)).unwrap()
}

fn place(before: &str, level: &str, after: &str, on: Option<Side>) -> Move {
    Move::Place { placement: placement(before, level, after), on }
}

// §4.1 Each form, and its meaning.
#[test]
fn every_form() {
    let end = |text: &str| Move::End { balloons: cards(text).into_iter().collect() };
    let night =
        |level: &str, after: &str, race| Move::Night { placement: placement("", level, after), after: Race(race) };
    for (text, expected) in [
        ("5", place("", "5", "", None)),
        ("5n", place("", "5n", "", None)),
        ("b2 b3 6", place("b2 b3", "6", "", None)),
        ("6 b2 skip", place("", "6", "b2 skip", None)),
        ("near 6 odd", place("near", "6", "odd", None)),
        ("3 left", place("", "3", "", Some(Side::Left))),
        ("3 right", place("", "3", "", Some(Side::Right))),
        ("draw", Move::Draw),
        ("pass", Move::Pass),
        ("end", end("")),
        ("end b3", end("b3")),
        ("end b3 even skip", end("b3 even skip")),
        ("night 6n after 17", night("6n", "", 17)),
        ("night 6n b2 after 0", night("6n", "b2", 0)),
        ("night 6n after 4294967295", night("6n", "", u32::MAX)),
        ("let go", Move::LetGo),
    ] {
        assert_eq!(choice(text), expected, "{text}");
        assert_eq!(expected.to_string(), text);
        let kept = serde_json::to_string(&expected).unwrap();
        assert_eq!(kept, format!("\"{text}\""));
        assert_eq!(serde_json::from_str::<Move>(&kept).unwrap(), expected);
    }
    assert_eq!(choice("  b3 \t 6  "), place("b3", "6", "", None));
}

// §4.1, §4.2, §7.1 Every line of that table is legal in a position where it makes sense.
#[test]
fn the_rulebooks_lines_are_played() {
    check("open 5 b3 | hand 5 1", "5", "open 5 b3");
    check("open 3 b1 | hand b2 b3 6 1", "b2 b3 6", "open 6 b3");
    check("open 5 b1 | hand 6 b2 skip", "6 b2 skip", "open 6 skip | stars 1 0");
    check("open 4 9 | hand 3 1", "3 left", "open 3 9");
    check("open 5 b3 | hand 1 4 | placed 5", "end", "turn 2");
    check("open 5 b3 | hand 1 4 b3 | placed 5", "end b3", "open 5 b3 | under b3 | turn 2");
    check("open 5 b3 | hand 1 4", "draw", "drawn 2");
    check("open 5 b3 | hand 1 4 | drawn", "pass", "turn 2");
    check("seat 1 | turn 2 | open 6 b3 | hand 6n 4 | race 17", "night 6n after 17", "turn 1");
    check("seat 1 | turn 2 | open 6 b3 | hand 6n b2 | race 17", "night 6n b2 after 17", "stars 1 0");
    check("options night-cards=no-hurry | seat 1 | turn 2 | asked 1 | open 6 b3 | hand 6n", "let go", "turn 2 | asked");
}

// Texts that are not moves, and why.
#[test]
fn texts_that_are_not_moves() {
    let no_card = |text: &str| NotAMove::NotACard(text.to_string());
    for (text, expected) in [
        ("", NotAMove::Empty),
        (" \t ", NotAMove::Empty),
        ("10", no_card("10")),
        ("5 plus", no_card("plus")),
        ("draw 5", no_card("draw")),
        ("pass pass", no_card("pass")),
        ("let", no_card("let")),
        ("let it go", no_card("let")),
        ("Draw", no_card("Draw")),
        ("end now", no_card("now")),
        ("left 3", no_card("left")),
        ("3 left right", no_card("left")),
        ("3 up", no_card("up")),
        ("b3", NotAMove::NoLevel),
        ("b3 near skip", NotAMove::NoLevel),
        ("left", NotAMove::NoLevel),
        ("b3 left", NotAMove::NoLevel),
        ("5 7", NotAMove::TwoLevels(card("7"))),
        ("b1 5 b2 7n", NotAMove::TwoLevels(card("7n"))),
        ("end 5", NotAMove::LevelAtEnd(card("5"))),
        ("end b3 5n", NotAMove::LevelAtEnd(card("5n"))),
        ("night", NotAMove::NightNeedsAfter),
        ("night 6n", NotAMove::NightNeedsAfter),
        ("night 6n after", NotAMove::NightNeedsAfter),
        ("night 6n 17", NotAMove::NightNeedsAfter),
        ("night after 17", NotAMove::NoLevel),
        ("night b3 after 17", NotAMove::NoLevel),
        ("night 6n 7n after 17", NotAMove::TwoLevels(card("7n"))),
        ("night 6n after 017", no_card("017")),
        ("night 6n after -1", no_card("-1")),
        ("night 6n after 4294967296", no_card("4294967296")),
        ("night 6n after x", no_card("x")),
        ("night six after 17", no_card("six")),
    ] {
        assert_eq!(not_a_move(text), expected, "'{text}'");
    }
}

// §1.7 No pack has more than 63 balloons, so no placement is longer than 64 cards.
#[test]
fn the_longest_moves() {
    let balloons = |count: usize| vec!["b1"; count].join(" ");
    for text in [
        format!("{} 5", balloons(63)),
        format!("5 {}", balloons(63)),
        format!("end {}", balloons(63)),
        format!("night 5n {} after 3", balloons(63)),
        format!("5 {} left", balloons(63)),
    ] {
        assert_eq!(choice(&text).to_string(), text);
    }
    for count in [64, 65, 100, 5000] {
        assert_eq!(not_a_move(&format!("{} 5", balloons(count))), NotAMove::TooLong, "{count}");
        assert_eq!(not_a_move(&format!("5 {}", balloons(count))), NotAMove::TooLong, "{count}");
        assert_eq!(not_a_move(&format!("end {}", balloons(count))), NotAMove::TooLong, "{count}");
    }
    assert!("night 5n ".repeat(3000).parse::<Move>().is_err());
}

// §4.1 A placement is any number of balloons and exactly one Level, however it is constructed.
#[test]
fn a_placement_has_one_level() {
    assert!(Placement::of(card("5")).is_some());
    assert!(Placement::of(card("b5")).is_none());
    assert!(Placement::new(&cards("5"), card("6"), &[]).is_none());
    assert!(Placement::new(&[], card("6"), &cards("b1 5n")).is_none());
    assert!(Placement::new(&[card("b1"); 64], card("6"), &[]).is_none());
    let both = placement("b1 b2", "6", "near");
    assert_eq!((both.before(), both.level(), both.after()), (&cards("b1 b2")[..], card("6"), &cards("near")[..]));
    assert_eq!(both.cards(), cards("b1 b2 6 near"));
}
