//! Every reason for a refusal is reached, with its numbers.

use std::collections::BTreeSet;

use reckon_compose::Compose;
use reckon_rules::game::{Game, Seat, Viewer};
use reckon_rules::nmbrs::{Axis, Illegal, Nmbrs, NotASequence, WrongRun};
use reckon_rules::shuffle::Shuffle;

use crate::nmbrs::harness::{block, blocks, choice, pieces, refuses, seat, two};

const TABLE: &str = "table 20 30 40 / / 7 8 ja=9 | hand 50 60 9 35 jb 91 92 | hands 7 7 7";

/// A case for each sentence of the rulebook that refuses: before, moves, why.
fn cases() -> Vec<(String, &'static str, Illegal)> {
    let short =
        |row: &str| WrongRun { pieces: pieces(row), line: Axis::Across, why: NotASequence::TooShort, meets: None };
    let table = |moves, why| (TABLE.to_string(), moves, why);
    let with = |position: &str, moves, why| (position.to_string(), moves, why);
    let youngest = "options youngest-first=on youngest=2 | hand 1 2 91 | hands 3 3 3";
    let simple = "options preset=simple youngest=2 | table 20 30 40 | hand 50 | hands 1 4";
    let ring = "table 2 4 6 / 12 . 16 / 22 24 26 | hand 3 5 91 92";
    let crossed = "options insert-with-crossings=off | table 60 70 80 / 61 . 81 / 62 . 82 | hand 65 91 92";
    vec![
        with("options rounds=1 | over 1 | sheet 0 3 | hand - | hands 0 3", "give 1", Illegal::Over),
        table("2: give 1", Illegal::NotYourTurn { turn: seat(1) }),
        table("give 91; 2: give 1", Illegal::AnswersFirst { block: block("91") }),
        table("2: let go", Illegal::NothingGiven),
        table("2: knock 91", Illegal::TooLate { block: block("91") }),
        table("give 91; knock 91", Illegal::OwnBlock { block: block("91") }),
        table("give 91; 2: let go; 2: let go", Illegal::AnsweredAlready { block: block("91") }),
        with(youngest, "give 91; 3: let go", Illegal::YoungestFirst { youngest: seat(2), block: block("91") }),
        table("51 right of 40, give 91", Illegal::NotHeld { block: block("51") }),
        table("50 right of 41, give 91", Illegal::NotOnTable { block: block("41") }),
        table("lay 50 60 with 9 below 20, give 91", Illegal::NotInRow { block: block("9") }),
        with("table 1 2 3 | hand 4 91 92 | laid -", "insert 4 between 1 2, give 91", Illegal::OwnSequenceFirst),
        with("table 1 2 3 | hand 4 91 92 | laid -", "4 right of 3, give 91", Illegal::FirstTooShort { blocks: 1 }),
        with(
            "hand 4 5 7 91 | laid -",
            "lay 4 5 7, give 91",
            Illegal::FirstIsWrong {
                pieces: pieces("4 5 7"),
                why: NotASequence::OtherStep { first: 4, second: 5, third: 7 },
            },
        ),
        with(
            "options highest=50 | table 30 40 50 | hand ja 1 2",
            "ja=60 right of 50, give 1",
            Illegal::JokerTooHigh { joker: block("ja"), value: 60, most: 50 },
        ),
        table("50 right of 30, give 91", Illegal::Taken { block: block("50"), by: block("40"), island: true }),
        table("insert 35 between 20 40, give 91", Illegal::NotNeighbours { blocks: two("20 40") }),
        with(ring, "insert 3 between 2 4, give 91", Illegal::Loop { blocks: two("2 4") }),
        with(
            "table 40 42 44 46 48 / 50 .3 58 / 60 70 80 . 68 | hand 65 75 91 92",
            "insert 65 75 between 60 70, give 91",
            Illegal::Collides { blocks: two("60 70"), moved: block("80"), there: block("68"), island: true },
        ),
        with(
            crossed,
            "insert 65 between 60 70, give 91",
            Illegal::Crossing { blocks: two("60 70"), crossed: block("80") },
        ),
        table("link 35 between 20 30 down, give 91", Illegal::CannotLink { blocks: two("20 30") }),
        with(
            "options push-to-link=off | table 1 2 3 / / 7 8 9 | hand 5 91",
            "link 5 between 3 7, give 91",
            Illegal::NotInLine { blocks: two("3 7") },
        ),
        with(
            "table 18 20 22 / . 25 / 32 30 28 | hand 26 91 92",
            "link 26 between 20 30 down, give 91",
            Illegal::NoRoomToLink { blocks: two("20 30"), moved: block("26"), there: block("25") },
        ),
        table("exchange 9 for 30, give 91", Illegal::NotAJoker { block: block("30") }),
        table("exchange jb for ja, give 91", Illegal::NotANumber { block: block("jb") }),
        table(
            "exchange 35 for ja, give 91",
            Illegal::JokerStandsFor { joker: block("ja"), value: 9, block: block("35") },
        ),
        table("exchange 9 for ja, give 91", Illegal::JokersKept { jokers: blocks("ja") }),
        table("lay 50, give 91", Illegal::Alone { block: block("50") }),
        table("lay 50 60, give 91", Illegal::WrongRuns { runs: vec![short("50 60")] }),
        table("20 right of 40, give 91", Illegal::LiesAlready { block: block("20") }),
        table("50 right of 40", Illegal::GiveOne),
        with("table 20 30 40 | hand 50", "50 right of 40", Illegal::KeepOne),
        with(simple, "50 right of 40, give 50", Illegal::NothingToGive { block: block("50") }),
    ]
}

/// Returns the name of a variant. Adding a variant fails to compile until it is listed here, a reminder to add a case.
fn name(why: &Illegal) -> &'static str {
    match why {
        Illegal::Over => "Over",
        Illegal::NoSuchSeat => "NoSuchSeat",
        Illegal::NotYourTurn { .. } => "NotYourTurn",
        Illegal::AnswersFirst { .. } => "AnswersFirst",
        Illegal::NothingGiven => "NothingGiven",
        Illegal::TooLate { .. } => "TooLate",
        Illegal::OwnBlock { .. } => "OwnBlock",
        Illegal::AnsweredAlready { .. } => "AnsweredAlready",
        Illegal::YoungestFirst { .. } => "YoungestFirst",
        Illegal::NotHeld { .. } => "NotHeld",
        Illegal::LiesAlready { .. } => "LiesAlready",
        Illegal::NotOnTable { .. } => "NotOnTable",
        Illegal::NotInRow { .. } => "NotInRow",
        Illegal::OwnSequenceFirst => "OwnSequenceFirst",
        Illegal::FirstTooShort { .. } => "FirstTooShort",
        Illegal::FirstIsWrong { .. } => "FirstIsWrong",
        Illegal::JokerTooHigh { .. } => "JokerTooHigh",
        Illegal::Taken { .. } => "Taken",
        Illegal::NotNeighbours { .. } => "NotNeighbours",
        Illegal::Loop { .. } => "Loop",
        Illegal::Collides { .. } => "Collides",
        Illegal::Crossing { .. } => "Crossing",
        Illegal::CannotLink { .. } => "CannotLink",
        Illegal::NoRoomToLink { .. } => "NoRoomToLink",
        Illegal::NotInLine { .. } => "NotInLine",
        Illegal::NotAJoker { .. } => "NotAJoker",
        Illegal::NotANumber { .. } => "NotANumber",
        Illegal::JokerStandsFor { .. } => "JokerStandsFor",
        Illegal::JokersKept { .. } => "JokersKept",
        Illegal::NoSuchRow { .. } => "NoSuchRow",
        Illegal::FitsNowhere { .. } => "FitsNowhere",
        Illegal::Alone { .. } => "Alone",
        Illegal::WrongRuns { .. } => "WrongRuns",
        Illegal::GiveOne => "GiveOne",
        Illegal::KeepOne => "KeepOne",
        Illegal::NothingToGive { .. } => "NothingToGive",
    }
}

const REASONS: usize = 36;

// §2.5, §4.4–§4.11, §5.1–§5.4, §6.1–§6.8 Every reason is reached, and the refused move leaves nothing behind.
#[test]
fn every_reason() {
    let mut reached: BTreeSet<&str> = BTreeSet::from(["NoSuchSeat"]);
    reached.extend(of_requests().iter().map(name));
    for (before, moves, why) in cases() {
        refuses(&before, moves, &why);
        reached.insert(name(&why));
        let json = serde_json::to_string(&why).unwrap();
        assert_eq!(serde_json::from_str::<Illegal>(&json).unwrap(), why, "{json}");
    }
    assert_eq!(reached.len(), REASONS, "{reached:?}");
}

/// Returns refusals that only a wish can get, never a move.
fn of_requests() -> [Illegal; 2] {
    let view = crate::nmbrs::harness::position("table 20 30 40 | hand 50 60 ja 91");
    ["50 into Z", "ja 50 91 into A"].map(|sketch| {
        let shown = Nmbrs::preview(&view, &sketch.parse().unwrap()).unwrap();
        shown.illegal().unwrap_or_else(|| panic!("{sketch} fits: {:?}", shown.preview)).clone()
    })
}

// §3.1, §3.7
#[test]
fn wishes() {
    let [no_row, nowhere] = of_requests();
    assert_eq!(no_row, Illegal::NoSuchRow { letter: "Z".parse().unwrap() });
    assert_eq!(nowhere, Illegal::FitsNowhere { blocks: blocks("50 91 ja"), row: pieces("20 30 40") });
}

// §1.1 A seat where nobody sits.
#[test]
fn nobody_sits_there() {
    let game = crate::nmbrs::harness::game(TABLE, 0);
    for text in ["give 91", "knock 91", "let go", "lay 1 2 3, give 4"] {
        for number in [3, 5, 7, 255] {
            let mut tried = game.clone();
            let result = tried.play(Seat(number), &choice(text), &mut Vec::new());
            assert_eq!(result, Err(Illegal::NoSuchSeat), "{text} by {number}");
        }
    }
}

// §4.4 The first failing step is refused, before any run is judged.
#[test]
fn which_reason_comes_first() {
    refuses(TABLE, "lay 50 60, 51 right of 40, give 93", &Illegal::NotHeld { block: block("51") });
    refuses(TABLE, "lay 50, exchange 9 for ja, give 93", &Illegal::JokersKept { jokers: blocks("ja") });
    refuses(TABLE, "lay 50, give 93", &Illegal::Alone { block: block("50") });
    refuses(TABLE, "50 right of 40, give 93", &Illegal::NotHeld { block: block("93") });
}

// §4.4 Refusals depend on the table and the player's own hand alone.
#[test]
fn a_refusal_reveals_no_secret() {
    let view = crate::nmbrs::harness::position(TABLE);
    for (moves, world) in [("lay 50 60, give 91", 1), ("link 35 between 20 7, give 91", 2), ("give 93", 3)] {
        let verdict = |world| {
            let mut game = Nmbrs::imagine(&view, &mut Shuffle::from_number(world)).unwrap();
            assert_eq!(game.view(Viewer::Seat(Seat(0))), view);
            game.play(Seat(0), &choice(moves), &mut Vec::new())
        };
        assert_eq!(verdict(world), verdict(world + 100), "{moves}");
        assert!(verdict(world).is_err(), "{moves}");
    }
}
