//! Every reason for refusing a move, once each.

use reckon_rules::game::{Seat, Viewer};
use reckon_rules::numberloor::Illegal;

use crate::numberloor::harness::{card, cards, does_not_go, game, position, refused};

/// Returns the index of a reason; a new one does not compile until it has one.
fn place(why: &Illegal) -> usize {
    match why {
        Illegal::Over => 0,
        Illegal::NotYourTurn { .. } => 1,
        Illegal::WaitForAnswer { .. } => 2,
        Illegal::NotInHand { .. } => 3,
        Illegal::DoesNotGo { .. } => 4,
        Illegal::NoNeighbour { .. } => 5,
        Illegal::NoBalloons { .. } => 6,
        Illegal::WhichStack => 7,
        Illegal::OneStack => 8,
        Illegal::NoLevelLaid => 9,
        Illegal::NotTheLastLevel { .. } => 10,
        Illegal::LayAllBalloons { .. } => 11,
        Illegal::CanLay { .. } => 12,
        Illegal::DrawnAlready => 13,
        Illegal::LaidAlready => 14,
        Illegal::DrawFirst => 15,
        Illegal::EndInstead => 16,
        Illegal::PassInstead => 17,
        Illegal::NoNightLevels => 18,
        Illegal::NotANightLevel { .. } => 19,
        Illegal::BalloonBeforeNight { .. } => 20,
        Illegal::OwnTurn => 21,
        Illegal::TooLate { .. } => 22,
        Illegal::EqualIsNotEnough { .. } => 23,
        Illegal::TurnHasBegun { .. } => 24,
        Illegal::YouWillBeAsked => 25,
        Illegal::NightOrLetGo => 26,
        Illegal::NotAsked => 27,
        Illegal::NothingLaid => 28,
        Illegal::CannotPass { .. } => 29,
        Illegal::OddOrEven { .. } => 30,
    }
}

const REASONS: usize = 31;

/// A position, a move by its seat, and why it is refused.
fn examples() -> Vec<(&'static str, &'static str, Illegal)> {
    let (two, three) = (Seat(1), Seat(2));
    let asked = "options night-cards=no-hurry | seats 3 | seat 2 | turn 2 | asked 3 | open 5 b3 | hand 8n 1";
    let asked_me = "options night-cards=no-hurry | seats 3 | seat 3 | turn 2 | asked 3 | open 5 b3 | hand 8n 1";
    let other = "seat 1 | turn 2 | open 5 b3 | hand 8n 5n 8 b3 1 | race 4";
    vec![
        ("over 1 | open 5 b3 | hand 1 | stars 5 0", "1", Illegal::Over),
        (other, "8", Illegal::NotYourTurn { turn: two }),
        (asked, "8n", Illegal::WaitForAnswer { asked: three }),
        ("open 5 b3 | hand 8 1", "2", Illegal::NotInHand { card: card("2") }),
        ("open 5 b3 | hand 7 1", "7", does_not_go("7", "5", "b3", &[2, 5, 8])),
        (
            "open 5 9 | hand 7 1",
            "7 left",
            Illegal::NoNeighbour {
                level: card("7"),
                on: card("5"),
                goes: vec![4, 5, 6],
                other: card("9"),
                other_goes: vec![0, 8, 9],
            },
        ),
        ("open 5 9 | hand 7 1", "end b1", Illegal::NoBalloons { card: card("b1") }),
        ("open 5 9 | hand 6 1", "6", Illegal::WhichStack),
        ("open 5 b3 | hand 8 1", "8 left", Illegal::OneStack),
        ("cards 4*0-9 b1-3 oe | open 5 b3 | hand oe 8 1", "oe 8", Illegal::OddOrEven { balloon: card("oe") }),
        ("open 5 b3 | hand 8 1", "end", Illegal::NoLevelLaid),
        ("open 5 9 | hand 6 1", "end", Illegal::NothingLaid),
        ("open 5 b3 | hand 8 1", "pass", Illegal::CannotPass { level: card("8"), balloon: None }),
        ("open 5 b3 | hand 8 1 b1", "8 b1", Illegal::NotTheLastLevel { level: card("8"), balloon: card("b1") }),
        ("open 5 b3 | hand 8 b1", "8", Illegal::LayAllBalloons { level: card("8"), left: cards("b1") }),
        ("open 5 b3 | hand 8 1", "draw", Illegal::CanLay { level: card("8"), balloon: None }),
        ("open 5 b3 | hand 7 1 | drawn", "draw", Illegal::DrawnAlready),
        ("open 5 b3 | hand 7 1 | placed 5", "draw", Illegal::LaidAlready),
        ("open 5 b3 | hand 7 1", "pass", Illegal::DrawFirst),
        ("open 5 b3 | hand 7 1 | placed 5", "pass", Illegal::EndInstead),
        ("open 5 9 | hand 7 1", "draw", Illegal::PassInstead),
        ("seat 1 | turn 2 | open 5 9 | hand 7 1", "night 5n after 0", Illegal::NoNightLevels),
        (other, "night 8 after 4", Illegal::NotANightLevel { card: card("8") }),
        (other, "night b3 8n after 4", Illegal::BalloonBeforeNight { balloon: card("b3") }),
        ("open 5 b3 | hand 8n 1", "night 8n after 0", Illegal::OwnTurn),
        (other, "night 8n after 3", Illegal::TooLate { after: 3, now: 4 }),
        (
            "options night-on-equal=off | seat 1 | turn 2 | open 5 b3 | hand 5n 1",
            "night 5n after 0",
            Illegal::EqualIsNotEnough { level: card("5n"), balloon: card("b3") },
        ),
        (
            "options night-cards=between-turns | seat 1 | turn 2 | open 5 b3 | hand 8n 1 | drawn",
            "night 8n after 0",
            Illegal::TurnHasBegun { turn: two },
        ),
        (
            "options night-cards=no-hurry | seat 1 | turn 2 | open 5 b3 | hand 8n 1",
            "night 8n after 0",
            Illegal::YouWillBeAsked,
        ),
        (asked_me, "pass", Illegal::NightOrLetGo),
        ("open 5 b3 | hand 8n 1", "let go", Illegal::NotAsked),
    ]
}

// §3.1–§7.6 Each reason is given somewhere, and a refused move changes nothing.
#[test]
fn every_reason_is_given() {
    let mut given = [false; REASONS];
    for (before, choice, expected) in examples() {
        let Viewer::Seat(seat) = position(before).viewer else { panic!("{before}") };
        assert_eq!(refused(&game(before, 0), seat, choice), expected, "{choice}\nin {before}");
        given[place(&expected)] = true;
    }
    assert_eq!(given, [true; REASONS]);
}

// A refusal is sent to the player as it is, so it round-trips through JSON.
#[test]
fn every_reason_round_trips() {
    for (_, _, why) in examples() {
        let kept = serde_json::to_string(&why).unwrap();
        assert_eq!(serde_json::from_str::<Illegal>(&kept).unwrap(), why, "{kept}");
    }
}
