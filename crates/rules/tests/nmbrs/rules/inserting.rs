//! §4.7–§4.9 Inserting: what moves, and what cannot.

use reckon_rules::nmbrs::{Axis, Illegal, NotASequence, WrongRun};

use crate::nmbrs::harness::{block, check, pieces, refuses, two};

// §4.7 All gaps, by halves, by thirds, rising and falling, across and down.
#[test]
fn all_gaps() {
    check(
        "table 10 16 22 | hand 12 14 18 20 91 92",
        "insert 12 14 between 10 16, insert 18 20 between 16 22, give 91",
        "table 10 12 14 16 18 20 22 | rows A:10",
    );
    check(
        "table 22 16 10 | hand 13 19 91 92",
        "insert 19 between 22 16, insert 13 between 16 10, give 91",
        "table 22 19 16 13 10",
    );
    // Naming the two blocks in reverse makes no difference.
    check(
        "table 22 16 10 | hand 13 19 91 92",
        "insert 19 between 16 22, insert 13 between 10 16, give 91",
        "table 22 19 16 13 10",
    );
}

// §4.7 Insertions combined with blocks at the ends.
#[test]
fn with_blocks_at_the_ends() {
    check(
        "table 10 20 30 | hand 5 15 25 35 91 92",
        "insert 15 between 10 20, insert 25 between 20 30, 5 left of 10, 35 right of 30, give 91",
        "table 5 10 15 20 25 30 35",
    );
}

// §4.7, §3.3 Other kinds of sequences have gaps too.
#[test]
fn into_other_kinds() {
    check(
        "options geometric=on | table 4 16 64 | hand 8 32 91 92",
        "insert 8 between 4 16, insert 32 between 16 64, give 91",
        "table 4 8 16 32 64",
    );
}

// §4.8 The far side moves, with everything connected to it.
#[test]
fn the_far_side_moves() {
    check(
        "table 60 70 80 / .2 81 / .2 82 | hand 65 75 91 92",
        "insert 65 between 60 70, insert 75 between 70 80, give 91",
        "table 60 65 70 75 80 / .4 81 / .4 82",
    );
    check(
        "table 60 70 80 / 61 / 62 | hand 65 75 91 92",
        "insert 65 between 60 70, insert 75 between 70 80, give 91",
        "table 60 65 70 75 80 / 61 / 62",
    );
    // Named in reverse, the other side moves; counted from the top left, it looks the same.
    check(
        "table 60 70 80 / 61 / 62 / . / 1 2 3 | hand 65 75 91 92",
        "insert 65 between 70 60, insert 75 between 80 70, give 91",
        "table 60 65 70 75 80 / 61 / 62 / . / .2 1 2 3",
    );
}

// §4.8 If it would collide with another island, the near side moved under revision 1; now that island makes room (§3.8).
#[test]
fn otherwise_the_near_side_moves() {
    check(
        "rules 1 | table 10 16 22 . 1 2 3 | hand 12 14 18 20 91 92",
        "insert 12 14 between 10 16, insert 18 20 between 16 22, give 91",
        "table 10 12 14 16 18 20 22 . 1 2 3",
    );
    // Touching is not colliding: the runs are judged at the end. Naming the gaps in reverse moves the other side.
    let why = NotASequence::OtherStep { first: 75, second: 80, third: 1 };
    let runs = vec![WrongRun { pieces: pieces("60 65 70 75 80 1 2 3"), line: Axis::Across, why, meets: None }];
    refuses(
        "rules 1 | table 60 70 80 .2 1 2 3 | hand 65 75 91 92",
        "insert 65 between 60 70, insert 75 between 70 80, give 91",
        &Illegal::WrongRuns { runs },
    );
    check(
        "rules 1 | table 60 70 80 .2 1 2 3 | hand 65 75 91 92",
        "insert 65 between 70 60, insert 75 between 80 70, give 91",
        "table 60 65 70 75 80 .2 1 2 3",
    );
}

// §4.8 Something is in the way on both sides.
#[test]
fn both_sides_collide() {
    // To the right 80 would meet 68, to the left 68 would meet 80: they are of one island.
    refuses(
        "table 40 42 44 46 48 / 50 .3 58 / 60 70 80 . 68 | hand 65 75 91 92",
        "insert 65 75 between 60 70, give 91",
        &Illegal::Collides { blocks: two("60 70"), moved: block("80"), there: block("68"), island: true },
    );
    // Under revision 1: to the right 80 would meet 4, to the left 60 would meet 1.
    refuses(
        "rules 1 | table 1 . 60 70 80 . 4 / 2 .5 5 / 3 .5 6 | hand 65 75 91 92",
        "insert 65 75 between 60 70, give 91",
        &Illegal::Collides { blocks: two("60 70"), moved: block("80"), there: block("4"), island: false },
    );
}

/// Four rows around a hole: 2 4 6 and 22 24 26 across, 2 12 22 and 6 16 26 down.
const RING: &str = "table 2 4 6 / 12 . 16 / 22 24 26";

// §4.9 The two blocks are also connected another way.
#[test]
fn a_loop() {
    let refused = Illegal::Loop { blocks: two("2 4") };
    refuses(&format!("{RING} | hand 3 5 91 92"), "insert 3 between 2 4, insert 5 between 4 6, give 91", &refused);
    refuses(&format!("{RING} | hand 3 5 91 92"), "insert 3 between 2 4, give 91", &refused);
    let down = Illegal::Loop { blocks: two("2 12") };
    refuses(&format!("{RING} | hand 7 17 91 92"), "insert 7 between 2 12, insert 17 between 12 22, give 91", &down);
}

// §4.9 An insertion into a loop is allowed if insertions right after it stretch the parallel line.
#[test]
fn a_loop_with_its_parallel_line() {
    check(
        &format!("{RING} | hand 3 5 23 25 91 92"),
        "insert 3 between 2 4, insert 23 between 22 24, insert 5 between 4 6, insert 25 between 24 26, give 91",
        "table 2 3 4 5 6 / 12 .3 16 / 22 23 24 25 26 | hand 92",
    );
    // Refused if they are not right after it, or of a different length.
    let refused = Illegal::Loop { blocks: two("2 4") };
    let hand = format!("{RING} | hand 3 5 23 25 8 91 92");
    refuses(&hand, "insert 3 between 2 4, 8 right of 6, insert 23 between 22 24, give 91", &refused);
    refuses(&hand, "insert 3 between 2 4, insert 23 25 between 22 24, give 91", &refused);
    // An insertion that does not cut the loop does not help.
    refuses(&hand, "insert 3 between 2 4, insert 8 between 16 26, give 91", &refused);
    // If the second cannot be made at all, the first is refused.
    refuses(&hand, "insert 3 between 2 4, insert 99 between 22 24, give 91", &refused);
}

// §4.9 The parallel insertion may be named in reverse.
#[test]
fn a_loop_named_in_reverse() {
    check(
        &format!("{RING} | hand 3 5 23 25 91 92"),
        "insert 3 between 2 4, insert 23 between 24 22, insert 25 between 26 24, insert 5 between 4 6, give 91",
        "table 2 3 4 5 6 / 12 .3 16 / 22 23 24 25 26 | hand 92",
    );
}

// §4.9 Down as well as across.
#[test]
fn a_loop_down() {
    check(
        &format!("{RING} | hand 7 17 11 21 91 92"),
        "insert 7 between 2 12, insert 11 between 6 16, insert 17 between 12 22, insert 21 between 16 26, give 91",
        "table 2 4 6 / 7 . 11 / 12 . 16 / 17 . 21 / 22 24 26",
    );
}

// §4.9 With two blocks in each gap.
#[test]
fn a_loop_by_two() {
    check(
        "table 3 6 9 / 13 . 19 / 23 26 29 | hand 4 5 7 8 24 25 27 28 91 92",
        "insert 4 5 between 3 6, insert 24 25 between 23 26, insert 7 8 between 6 9, insert 27 28 between 26 29, give 91",
        "table 3 4 5 6 7 8 9 / 13 .5 19 / 23 24 25 26 27 28 29 | hand 92",
    );
    check(
        "table 3 6 9 / 13 . 19 / 23 26 29 | hand 4 5 7 8 24 25 27 28 91 92",
        "insert 4 5 between 3 6, insert 25 24 between 26 23, insert 8 7 between 9 6, insert 27 28 between 26 29, give 91",
        "table 3 4 5 6 7 8 9 / 13 .5 19 / 23 24 25 26 27 28 29 | hand 92",
    );
}

// §4.9 Three connected lines: all three are stretched.
#[test]
fn a_loop_of_three_lines() {
    let table = "table 2 4 6 / 12 . 16 / 22 24 26 / 32 . 36 / 42 44 46";
    let before = format!("{table} | hand 3 5 23 25 43 45 91 92");
    check(
        &before,
        "insert 3 between 2 4, insert 23 between 22 24, insert 43 between 42 44, \
         insert 5 between 4 6, insert 25 between 24 26, insert 45 between 44 46, give 91",
        "table 2 3 4 5 6 / 12 .3 16 / 22 23 24 25 26 / 32 .3 36 / 42 43 44 45 46 | hand 92",
    );
    let refused = Illegal::Loop { blocks: two("2 4") };
    refuses(&before, "insert 3 between 2 4, insert 23 between 22 24, give 91", &refused);
}

// §4.8 As an option, blocks of other rows do not move along.
#[test]
fn without_crossings() {
    let moves = "insert 65 between 60 70, insert 75 between 70 80, give 91";
    let off = "options insert-with-crossings=off";
    check(&format!("{off} | table 60 70 80 | hand 65 75 91 92"), moves, "table 60 65 70 75 80");
    // Rows connected to the near side do not move.
    let near = format!("{off} | table 60 70 80 / 61 / 62 | hand 65 75 91 92");
    check(&near, moves, "table 60 65 70 75 80 / 61 / 62");
    // Rows connected to the far side would; so the near side moves.
    let far = format!("{off} | table 60 70 80 / .2 81 / .2 82 | hand 65 75 91 92");
    check(&far, moves, "table 60 65 70 75 80 / .4 81 / .4 82");
    // Both sides have connected rows.
    let both = format!("{off} | table 60 70 80 / 61 . 81 / 62 . 82 | hand 65 75 91 92");
    refuses(&both, moves, &Illegal::Crossing { blocks: two("60 70"), crossed: block("80") });
    // With the option on, the connected rows of either side move along.
    let on = "table 60 70 80 / 61 . 81 / 62 . 82 | hand 65 75 91 92";
    check(on, moves, "table 60 65 70 75 80 / 61 .3 81 / 62 .3 82");
}

// §4.7 Pairs that are not gaps.
#[test]
fn where_nothing_can_be_inserted() {
    let before = "table 60 70 80 / / 1 2 3 | hand 65 75 91 92";
    refuses(before, "insert 65 between 60 80, give 91", &Illegal::NotNeighbours { blocks: two("60 80") });
    refuses(before, "insert 65 between 60 60, give 91", &Illegal::NotNeighbours { blocks: two("60 60") });
    refuses(before, "insert 65 between 80 1, give 91", &Illegal::NotNeighbours { blocks: two("80 1") });
    refuses(before, "insert 65 between 60 66, give 91", &Illegal::NotOnTable { block: block("66") });
    refuses(before, "insert 65 between 66 60, give 91", &Illegal::NotOnTable { block: block("66") });
    refuses(before, "insert 64 between 60 70, give 91", &Illegal::NotHeld { block: block("64") });
    refuses(before, "insert 65 65 between 60 70, give 91", &Illegal::NotHeld { block: block("65") });
}
