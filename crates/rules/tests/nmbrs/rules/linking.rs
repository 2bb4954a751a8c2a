//! §4.11 Linking two rows.

use reckon_rules::nmbrs::{Axis, Illegal, NotASequence, WrongRun};

use crate::nmbrs::harness::{block, check, pieces, refuses, two};

// §4.11 Rows that are in line stay where they are, and nothing else moves.
#[test]
fn in_line() {
    check(
        "table 18 20 22 / / 32 30 28 / / .5 1 2 3 | hand 25 91 92",
        "link 25 between 20 30 down, give 91",
        "table 18 20 22 / . 25 / 32 30 28 / . / .5 1 2 3",
    );
    check("table 10 15 20 . 30 35 40 | hand 25 91 92", "link 25 between 20 30, give 91", "table 10 15 20 25 30 35 40");
    // Likewise with more than one block.
    check(
        "table 18 20 22 / / / 34 35 36 | hand 25 30 91 92",
        "link 25 30 between 20 35 down, give 91",
        "table 18 20 22 / . 25 / . 30 / 34 35 36",
    );
}

// §4.11 Otherwise everything connected to the second block is pushed, as far as needed.
#[test]
fn pushed() {
    check(
        "table 18 20 22 / / / / .4 32 30 28 | hand 25 91 92",
        "link 25 between 20 30 down, give 91",
        "table 18 20 22 / . 25 / 32 30 28",
    );
    // With everything connected to it.
    check(
        "table 18 20 22 / / / / .4 32 30 28 / .6 27 / .6 26 | hand 25 91 92",
        "link 25 between 20 30 down, give 91",
        "table 18 20 22 / . 25 / 32 30 28 / .2 27 / .2 26",
    );
}

// §4.11 If there was no room, revision 1 pushed everything connected to the first block instead.
#[test]
fn the_other_one_is_pushed() {
    // Pushed up, 32 30 28 would land on 1 2 3.
    check(
        "rules 1 | table 18 20 22 / / 1 2 3 / / / .4 32 30 28 / | hand 25 91 92",
        "link 25 between 20 30 down, give 91",
        "table 1 2 3 / .4 18 20 22 / .5 25 / .4 32 30 28",
    );
}

// §4.11 Under revision 1, neither row may have room to be pushed.
#[test]
fn both_collide() {
    let collides = Illegal::NoRoomToLink { blocks: two("20 30"), moved: block("28"), there: block("3") };
    refuses(
        "rules 1 | table 18 20 22 / / 1 2 3 / / / / .4 4 5 6 / / .4 32 30 28 | hand 25 91 92",
        "link 25 between 20 30 down, give 91",
        &collides,
    );
}

// §4.11 The two rows are already connected, and not the right distance apart.
#[test]
fn already_connected() {
    let before = "table 20 21 22 / 30 / 40 | hand 25 26 91 92";
    refuses(before, "link 25 between 20 22 down, give 91", &Illegal::CannotLink { blocks: two("20 22") });
    refuses(before, "link 25 between 20 20 down, give 91", &Illegal::CannotLink { blocks: two("20 20") });
    // If in line, the place may be between two arms of one island.
    check(
        "table 20 21 22 / 30 / 40 41 42 | hand 32 91 92",
        "link 32 between 22 42 down, give 91",
        "table 20 21 22 / 30 . 32 / 40 41 42",
    );
}

// §4.11 As an option, nothing is pushed.
#[test]
fn without_pushing() {
    let off = "options push-to-link=off";
    check(
        &format!("{off} | table 18 20 22 / / 32 30 28 | hand 25 91 92"),
        "link 25 between 20 30 down, give 91",
        "table 18 20 22 / . 25 / 32 30 28",
    );
    let apart = format!("{off} | table 18 20 22 / / / / .4 32 30 28 | hand 25 91 92");
    refuses(&apart, "link 25 between 20 30 down, give 91", &Illegal::NotInLine { blocks: two("20 30") });
    // Named in the wrong order, they are not in line either.
    let in_line = format!("{off} | table 18 20 22 / / 32 30 28 | hand 25 91 92");
    refuses(&in_line, "link 25 between 30 20 down, give 91", &Illegal::NotInLine { blocks: two("30 20") });
    refuses(&in_line, "link 25 between 20 30, give 91", &Illegal::NotInLine { blocks: two("20 30") });
}

// §4.11 Something lies between them already.
#[test]
fn not_free_between() {
    refuses(
        "table 18 20 22 / . 25 / 32 30 28 | hand 26 91 92",
        "link 26 between 20 30 down, give 91",
        &Illegal::NoRoomToLink { blocks: two("20 30"), moved: block("26"), there: block("25") },
    );
}

// §4.11 The new run must be a sequence, and so must every run that then touches.
#[test]
fn the_new_run_is_judged() {
    let why = NotASequence::OtherStep { first: 20, second: 24, third: 30 };
    let runs = vec![WrongRun { pieces: pieces("20 24 30"), line: Axis::Down, why, meets: None }];
    refuses(
        "table 18 20 22 / / 32 30 28 | hand 24 91 92",
        "link 24 between 20 30 down, give 91",
        &Illegal::WrongRuns { runs },
    );
    // Pushed together, two rows may touch where they should not: 22 and 66 here.
    let why = NotASequence::OtherStep { first: 20, second: 22, third: 66 };
    let runs = vec![WrongRun { pieces: pieces("18 20 22 66"), line: Axis::Across, why, meets: None }];
    refuses(
        "table 18 20 22 / / / .3 66 / .3 46 / 32 30 28 26 | hand 25 91 92",
        "link 25 between 20 30 down, give 91",
        &Illegal::WrongRuns { runs },
    );
}

// §4.11 Blocks that are not there, or not held.
#[test]
fn what_cannot_be_linked() {
    let before = "table 18 20 22 / / 32 30 28 | hand 25 91 92";
    refuses(before, "link 25 between 20 31 down, give 91", &Illegal::NotOnTable { block: block("31") });
    refuses(before, "link 25 between 19 30 down, give 91", &Illegal::NotOnTable { block: block("19") });
    refuses(before, "link 24 between 20 30 down, give 91", &Illegal::NotHeld { block: block("24") });
}
