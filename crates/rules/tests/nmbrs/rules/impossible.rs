//! Positions that can be read but cannot be on a table.

use std::collections::BTreeSet;

use reckon_rules::game::{Game, Outcome, Seat, Seats};
use reckon_rules::nmbrs::view::{LaidBlock, View};
use reckon_rules::nmbrs::{Axis, BadPosition, BadTable, Cell, Nmbrs, NotASequence, Piece, WrongRun};
use reckon_rules::shuffle::Shuffle;

use crate::nmbrs::harness::{bad, block, blocks, is_sound, pieces, position, seat, try_game, two};

#[track_caller]
fn is_game(text: &str) {
    is_sound(&try_game(text, 0).unwrap_or_else(|error| panic!("{error:?}\nin the position {text}")));
}

/// Returns the reason why a tampered view is not a game.
#[track_caller]
fn changed(text: &str, change: impl FnOnce(&mut View)) -> BadPosition {
    let mut view = position(text);
    change(&mut view);
    Nmbrs::imagine(&view, &mut Shuffle::from_number(0)).expect_err("it is no game")
}

fn name(why: &BadPosition) -> &'static str {
    match why {
        BadPosition::Table(_) => "Table",
        BadPosition::Revision { .. } => "Revision",
        BadPosition::NoSuchSeat { .. } => "NoSuchSeat",
        BadPosition::NoSuchBlock { .. } => "NoSuchBlock",
        BadPosition::Twice { .. } => "Twice",
        BadPosition::SameCell { .. } => "SameCell",
        BadPosition::Cells => "Cells",
        BadPosition::JokerTooHigh { .. } => "JokerTooHigh",
        BadPosition::Alone { .. } => "Alone",
        BadPosition::WrongRuns { .. } => "WrongRuns",
        BadPosition::Rows => "Rows",
        BadPosition::Hand { .. } => "Hand",
        BadPosition::Known { .. } => "Known",
        BadPosition::EmptyHand { .. } => "EmptyHand",
        BadPosition::Count { .. } => "Count",
        BadPosition::Lots => "Lots",
        BadPosition::Youngest => "Youngest",
        BadPosition::Drawn => "Drawn",
        BadPosition::EmptyPot => "EmptyPot",
        BadPosition::Asked => "Asked",
        BadPosition::Sheet => "Sheet",
        BadPosition::Phase => "Phase",
    }
}

const TABLE: &str = "table 20 30 40 | hand 1 2 3";

/// Returns a case for each reason, with its numbers.
fn reasons() -> Vec<(BadPosition, BadPosition)> {
    let youngest = BadTable::NoSuchYoungest { youngest: 4, seats: 2 };
    let wrong = WrongRun {
        pieces: pieces("20 30 41"),
        line: Axis::Across,
        why: NotASequence::OtherStep { first: 20, second: 30, third: 41 },
        meets: None,
    };
    let jb = LaidBlock { piece: Piece::joker(block("jb"), 50).unwrap(), cell: Cell { x: 2, y: 0 } };
    vec![
        (bad("options youngest-first=on youngest=4 | hand 1 2 3"), BadPosition::Table(youngest)),
        (bad("rules 3 | hand 1 2 3"), BadPosition::Revision { found: 3, known: 2 }),
        (bad("rules 0 | hand 1 2 3"), BadPosition::Revision { found: 0, known: 2 }),
        (bad("seats 2 | turn 3 | hand 1 2 3"), BadPosition::NoSuchSeat { seat: seat(3), seats: 2 }),
        (bad("options highest=50 | table 40 50 60 | hand 1"), BadPosition::NoSuchBlock { block: block("60") }),
        (bad("table 20 30 40 | hand 1 2 40"), BadPosition::Twice { block: block("40") }),
        (changed(TABLE, |view| view.table.push(jb)), BadPosition::SameCell { blocks: two("40 jb") }),
        (changed(TABLE, |view| view.table[0].cell.y = 251), BadPosition::Cells),
        (
            bad("options highest=50 | table 40 50 ja=60 | hand 1"),
            BadPosition::JokerTooHigh { joker: block("ja"), value: 60, most: 50 },
        ),
        (bad("table 20 30 40 / / 7 | hand 1"), BadPosition::Alone { block: block("7") }),
        (bad("table 20 30 41 | hand 1"), BadPosition::WrongRuns { runs: vec![wrong] }),
        (changed(TABLE, |view| view.rows.clear()), BadPosition::Rows),
        (bad("hand 1 2 3 | hands 4 4"), BadPosition::Hand { seat: seat(1) }),
        (bad("hand 1 2 3 | known 1:4"), BadPosition::Known { seat: seat(1) }),
        (bad("hand 1 2 3 | hands 3 0"), BadPosition::EmptyHand { seat: seat(2) }),
        (bad("hand 1 2 3 | hands 3 4 | pot 96"), BadPosition::Count { there: 103, blocks: 104 }),
        (bad("hand 1 2 3 | lots 5 5"), BadPosition::Lots),
        (bad("options youngest-first=on youngest=2 | hand 1 2 3 | youngest 1"), BadPosition::Youngest),
        (bad("hand 1 2 3 | drew 3"), BadPosition::Drawn),
        (bad("hand 1 2 3 | given 9 | pot 0 | forgotten 91"), BadPosition::EmptyPot),
        (bad("hand 1 2 3 | given 9 | asked 1"), BadPosition::Asked),
        (bad("hand 1 2 3 | round 2"), BadPosition::Sheet),
        (changed(TABLE, |view| view.moment = u32::MAX), BadPosition::Phase),
    ]
}

// §1.2, §3.1, §3.7, §5.1, §6.2 Every reason is reached.
#[test]
fn every_reason() {
    let mut reached = BTreeSet::new();
    for (found, expected) in reasons() {
        assert_eq!(found, expected);
        reached.insert(name(&found));
        let json = serde_json::to_string(&found).unwrap();
        assert_eq!(serde_json::from_str::<BadPosition>(&json).unwrap(), found);
    }
    assert_eq!(reached.len(), 22, "{reached:?}");
}

// §1.2 A block in two places, wherever they are.
#[test]
fn a_block_twice() {
    for text in [
        "table 20 30 40 | hand 1 2 30",
        "table 20 30 40 | hand 1 2 | aside 30",
        "hand 1 2 30 | aside 30",
        "hand 1 2 30 | turn 2 | given 30",
        "aside 30 | hand 1 | turn 2 | given 30",
        "hand 1 2 30 | hands 3 4 | known 2:30",
        "hand 1 | hands 1 4 4 | known 2:30 3:30",
    ] {
        assert_eq!(bad(text), BadPosition::Twice { block: block("30") }, "{text}");
    }
    for text in ["hand 1 2 60", "hand 1 | aside 60", "hand 1 | hands 1 3 | known 2:60", "hand 1 | turn 2 | given 60"] {
        let text = format!("options highest=50 | {text}");
        assert_eq!(bad(&text), BadPosition::NoSuchBlock { block: block("60") }, "{text}");
    }
    let text = "table 20 30 40 | hand 1 2 3";
    assert_eq!(changed(text, |view| view.table[1] = view.table[0]), BadPosition::Twice { block: block("20") });
    assert_eq!(changed(text, |view| view.table[1].piece.value = 31), BadPosition::NoSuchBlock { block: block("30") });
}

// §3.6 The table is counted from its top left, and its blocks are in order.
#[test]
fn cells() {
    for change in [
        |view: &mut View| view.table.swap(0, 1),
        |view: &mut View| view.table.iter_mut().for_each(|laid| laid.cell.x += 1),
        |view: &mut View| view.table.iter_mut().for_each(|laid| laid.cell.y += 1),
        |view: &mut View| view.table[2].cell.x = 251,
        |view: &mut View| view.table[2].cell.x = -1,
        |view: &mut View| view.table[2].cell.y = i16::MIN,
        |view: &mut View| view.table[2].cell.x = i16::MAX,
    ] {
        assert_eq!(changed(TABLE, change), BadPosition::Cells);
    }
    assert_eq!(
        changed(TABLE, |view| view.table[2].cell = view.table[1].cell),
        BadPosition::SameCell { blocks: two("30 40") }
    );
    let zero = |view: &mut View| view.table[2].piece = Piece { block: block("ja"), value: 0 };
    let too_high = BadPosition::JokerTooHigh { joker: block("ja"), value: 0, most: 100 };
    assert_eq!(changed(TABLE, zero), too_high);
}

// §3.7 Each run has exactly one letter.
#[test]
fn rows() {
    for change in [
        |view: &mut View| view.rows.push(view.rows[0].clone()),
        |view: &mut View| view.rows[0].line = Axis::Down,
        |view: &mut View| view.rows[0].blocks.clear(),
        |view: &mut View| view.rows[0].blocks.reverse(),
        |view: &mut View| view.rows[0].blocks.truncate(2),
        |view: &mut View| view.rows[0].blocks[0] = "77".parse().unwrap(),
        |view: &mut View| view.rows[1].letter = view.rows[0].letter,
        |view: &mut View| view.rows.swap(0, 1),
    ] {
        assert_eq!(changed("table 20 30 40 / 21 / 22 | hand 1", change), BadPosition::Rows);
    }
    is_game("table 20 30 40 / 21 / 22 | rows C:20 AA:20:down | hand 1");
}

// §6.2 Hands: the viewer's own is known, the others are not.
#[test]
fn hands() {
    let text = "hand 1 2 3 | hands 3 4";
    assert_eq!(changed(text, |view| view.seats[0].hand = None), BadPosition::Hand { seat: seat(1) });
    assert_eq!(changed(text, |view| view.seats[1].hand = Some(blocks("4 5 6 7"))), BadPosition::Hand { seat: seat(2) });
    assert_eq!(bad("hand 1 2 3 | hands 3 1 | known 2:5,6"), BadPosition::Known { seat: seat(2) });
    is_game("hand 1 2 3 | hands 3 2 | known 1:2 2:5,6");
    is_game("watching | hands 3 2 | known 1:2 2:5,6");
}

// §2.2 Lots drawn for the first turn.
#[test]
fn lots() {
    for text in ["lots 5", "lots 5 6 7", "lots 5 5", "lots 5 ja", "lots ja jb"] {
        assert_eq!(bad(&format!("hand 1 2 3 | {text}")), BadPosition::Lots, "{text}");
    }
    assert_eq!(bad("options highest=50 | hand 1 2 3 | lots 5 60"), BadPosition::Lots);
    assert_eq!(bad("options starter-joker=highest | hand 1 2 3 | lots ja jb"), BadPosition::Lots);
    is_game("options starter-joker=highest | hand 1 2 3 | lots 5 jb");
    is_game("hand 1 2 3 | lots 1 3");
}

// §4.2 Players who do not draw in their next turn.
#[test]
fn skips() {
    assert_eq!(bad("hand 1 2 3 | hands 3 3 3 | skips 2"), BadPosition::Drawn);
    is_game("options draw-exception=any-knocker | hand 1 2 3 | hands 3 3 3 | skips 2 3");
    assert_eq!(bad("options draw-exception=any-knocker | hand 1 2 3 | hands 3 3 3 | skips 1"), BadPosition::Drawn);
    assert_eq!(
        changed("hand 1 2 3", |view| view.skips = Seats::NONE.with(Seat(4))),
        BadPosition::NoSuchSeat { seat: seat(5), seats: 2 }
    );
}

// §6.2–§6.7 Players who are asked.
#[test]
fn asked() {
    for text in
        ["given 91 | asked -", "given 91 | asked 1 2", "given 91 | asked 2 | then 3", "given 91 | asked 2 | knocked 3"]
    {
        let text = format!("hand 1 2 3 | hands 3 3 3 | {text}");
        assert_eq!(bad(&text), BadPosition::Asked, "{text}");
    }
    let youngest = "options youngest-first=on youngest=2 | hand 1 2 3 | hands 3 3 3";
    is_game(&format!("{youngest} | given 91 | asked 2 | then 3"));
    is_game(&format!("{youngest} | given 91 | asked 3"));
    assert_eq!(bad(&format!("{youngest} | given 91 | asked 2 3")), BadPosition::Asked);
    assert_eq!(bad(&format!("{youngest} | given 91 | asked 3 | then 2")), BadPosition::Asked);
    assert_eq!(bad(&format!("{youngest} | given 91 | asked 2")), BadPosition::Asked);
    let in_order = "options knock=in-order | hand 1 2 3 | hands 3 3 3 3";
    is_game(&format!("{in_order} | given 91 | asked 2 3 | knocked 4"));
    assert_eq!(bad(&format!("{in_order} | given 91 | asked 3 4 | knocked 2")), BadPosition::Asked);
    assert_eq!(bad(&format!("{in_order} | given 91 | asked 2 | knocked 1")), BadPosition::Asked);
    assert_eq!(
        changed("hand 1 2 3 | given 91", |view| {
            if let reckon_rules::nmbrs::Phase::Knock(knocking) = &mut view.phase {
                knocking.knocked = Some(Seat(5));
            }
        }),
        BadPosition::Asked
    );
}

// §1.4, §7.2 The sheet has a line for each finished round, each with one winner.
#[test]
fn sheets() {
    for text in [
        "options rounds=1 | round 2 | sheet 0 1 | hand 1 2 3",
        "round 3 | sheet 0 1 | hand 1 2 3",
        "sheet 0 0 | hand 1 2 3",
        "sheet 4 1 | hand 1 2 3",
        "sheet 0 113 | hand 1 2 3",
        "round 0 | hand 1 2 3",
        "round 255 | hand 1 2 3",
        "over 1 | sheet 0 1 | hand - | hands 0 3",
        "options rounds=1 | over 1 | hand - | hands 0 3",
    ] {
        assert_eq!(bad(text), BadPosition::Sheet, "{text}");
    }
    is_game("round 3 | sheet 0 1 / 112 0 | hand 1 2 3");
    is_game("options rounds=1 | over 1 | sheet 0 3 | hand - | hands 0 3");
    let over = "options rounds=1 | over 1 | sheet 0 3 | hand - | hands 0 3";
    assert_eq!(changed(over, |view| view.outcome = None), BadPosition::Phase);
    let early = |view: &mut View| view.outcome = Some(Outcome { results: vec![0, 3], winners: Seats::NONE });
    assert_eq!(changed("hand 1 2 3", early), BadPosition::Phase);
}

// §1.1 A seat that does not exist, in any section.
#[test]
fn seats() {
    let none = |number: u8| BadPosition::NoSuchSeat { seat: seat(number), seats: 2 };
    assert_eq!(bad("seats 2 | seat 3 | hand 1"), none(3));
    assert_eq!(bad("seats 2 | laid 4 | hand 1"), none(4));
    assert_eq!(bad("seats 2 | youngest 5 | hand 1"), none(5));
    let many = |view: &mut View| view.seats = vec![view.seats[1].clone(); 300];
    assert!(matches!(changed("hand 1 2 3", many), BadPosition::Table(BadTable::Seats { seats: 255, .. })));
}
