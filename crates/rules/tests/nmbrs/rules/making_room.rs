//! §3.8 Islands make room: rows that are not connected never hinder one another.

use reckon_rules::nmbrs::{Axis, Event, Illegal, NotASequence, WrongRun};

use crate::nmbrs::harness::{block, check, pieces, refuses, told, two};

/// Returns the islands that made room, as `C: right 1`.
fn pushes(before: &str, moves: &str) -> Vec<String> {
    let islands = told(before, moves).into_iter().flat_map(|event| match event {
        Event::MadeRoom { islands } => islands,
        _ => Vec::new(),
    });
    let described = islands.map(|island| {
        let rows: Vec<String> = island.rows.iter().map(ToString::to_string).collect();
        format!("{}: {:?} {}", rows.join(" "), island.side, island.by).to_lowercase()
    });
    described.collect()
}

// §3.8 Blocks are added at an end, and the row that lies there is pushed on: not so under revision 1.
#[test]
fn at_an_end() {
    let before = "table 20 24 28 . 9 51 93 | hand 32 91 2";
    check(before, "32 right of 28, give 91", "table 20 24 28 32 . 9 51 93 | rows A:20 B:9 | hand 2");
    assert_eq!(pushes(before, "32 right of 28, give 91"), ["b: right 1"]);
    let why = NotASequence::OtherStep { first: 28, second: 32, third: 9 };
    let runs = vec![WrongRun { pieces: pieces("20 24 28 32 9 51 93"), line: Axis::Across, why, meets: None }];
    refuses(&format!("rules 1 | {before}"), "32 right of 28, give 91", &Illegal::WrongRuns { runs });
}

// §3.8 It is enough to come close: an empty cell stays between islands, at their corners too.
#[test]
fn an_empty_cell_stays() {
    let before = "table 20 24 28 / / .4 9 51 93 | hand 32 36 91 2";
    // A corner of 32 is next to no block, one of 36 is.
    check(before, "32 right of 28, give 91", "table 20 24 28 32 / . / .4 9 51 93");
    let near = "table 20 24 28 / .4 9 51 93 | hand 32 91 2";
    check(near, "32 right of 28, give 91", "table 20 24 28 32 / . / .4 9 51 93");
    assert_eq!(pushes(near, "32 right of 28, give 91"), ["b: below 1"]);
}

// §3.8 The shortest way is taken; of equally short ones the one down, then left, then right, then up.
#[test]
fn the_shortest_way() {
    let moves = "32 right of 28, give 91";
    assert_eq!(pushes("table 20 24 28 . 9 51 93 | hand 32 91 2", moves), ["b: right 1"]);
    assert_eq!(pushes("table .3 9 / .3 51 / .3 93 / 20 24 28 | hand 32 91 2", moves), ["a: above 1"]);
    assert_eq!(pushes("table 20 24 28 / .3 9 / .3 51 / .3 93 | hand 32 91 2", moves), ["b: below 1"]);
    // One cell down or one to the right.
    assert_eq!(pushes("table 20 24 28 / .4 9 51 93 | hand 32 91 2", moves), ["b: below 1"]);
    // One cell up or one to the right.
    assert_eq!(pushes("table .4 9 51 93 / 20 24 28 | hand 32 91 2", moves), ["a: right 1"]);
    // One cell up or one to the left.
    assert_eq!(pushes("table 9 51 93 / .4 28 24 20 | hand 32 91 2", "32 left of 28, give 91"), ["a: left 1"]);
}

// §3.8 An island that is pushed pushes the next one, and islands that are not in the way stay.
#[test]
fn one_after_another() {
    let before = "table 20 24 28 . 9 51 93 . 1 2 3 / / / / 60 61 62 | hand 32 36 91 92";
    let moves = "32 36 right of 28, give 91";
    // Two cells to the right would do as well as two down.
    check(before, moves, "table 20 24 28 32 36 .3 1 2 3 / . / .4 9 51 93 / . / 60 61 62");
    let wall = "table .4 4 / .4 5 / .4 6 / . / 20 24 28 . 9 . 1 / .4 51 . 2 / .4 93 . 3 | hand 32 91 92";
    check(
        wall,
        "32 right of 28, give 91",
        "table .4 4 / .4 5 / .4 6 / . / 20 24 28 32 . 9 . 1 / .5 51 . 2 / .5 93 . 3",
    );
    assert_eq!(pushes(wall, "32 right of 28, give 91"), ["c: right 1", "d: right 1"]);
}

// §3.8 Whatever an insertion, a crossing or a link comes close to makes room.
#[test]
fn in_every_way_of_adding() {
    check(
        "table 10 16 22 . 1 2 3 | hand 12 14 18 20 91 92",
        "insert 12 14 between 10 16, insert 18 20 between 16 22, give 91",
        "table 10 12 14 16 18 20 22 / . / .4 1 2 3",
    );
    check(
        "table 20 30 40 / / 7 8 9 | hand 28 32 91 92",
        "28 above 30, 32 below 30, give 91",
        "table . 28 / 20 30 40 / . 32 / . / 7 8 9",
    );
    // A third row lies between the two, and neither has to go round it.
    check(
        "table 18 20 22 / / 1 2 3 / / / .4 32 30 28 / | hand 25 91 92",
        "link 25 between 20 30 down, give 91",
        "table 18 20 22 / . 25 / 32 30 28 / . / 1 2 3",
    );
    check(
        "table 10 15 20 . 30 35 40 / .3 77 / .3 78 / .3 79 | hand 25 91 92",
        "link 25 between 20 30, give 91",
        "table 10 15 20 25 30 35 40 / . / .3 77 / .3 78 / .3 79",
    );
}

// §3.8, §4.5 Two islands become one only where the move names a block of the other one.
#[test]
fn islands_join_on_purpose() {
    // A first sequence laid against a row joins it, also where its own numbers go on.
    check(
        "table 10 15 20 | hand 25 30 35 91 92 | laid 2",
        "lay 25 30 35 with 25 right of 20, give 91",
        "table 10 15 20 25 30 35 | rows A:10",
    );
    // Without naming it, 32 would go on towards 36; but they are not one row.
    let before = "table 20 24 28 . 36 40 44 | hand 32 91 2";
    check(before, "32 right of 28, give 91", "table 20 24 28 32 . 36 40 44 | rows A:20 B:36");
    check(before, "link 32 between 28 36, give 91", "table 20 24 28 32 36 40 44 | rows A:20");
    check(&format!("rules 1 | {before}"), "32 right of 28, give 91", "table 20 24 28 32 36 40 44 | rows A:20");
}

// §3.8 Within its own island nothing makes room, and the refusal says what is in the way.
#[test]
fn the_own_island_stays() {
    let own = "table 20 24 28 . 8 / 30 .3 38 / 40 47 54 61 68 | hand 32 50 91 2";
    let why = NotASequence::OtherStep { first: 28, second: 32, third: 8 };
    let run = WrongRun { pieces: pieces("20 24 28 32 8"), line: Axis::Across, why, meets: Some(block("8")) };
    refuses(own, "32 right of 28, give 91", &Illegal::WrongRuns { runs: vec![run] });
    let taken = Illegal::Taken { block: block("50"), by: block("8"), island: true };
    refuses(own, "32 50 right of 28, give 91", &taken);
    // In the way beside the block, not beyond it.
    let beside = "table 20 24 28 / 30 .2 25 / 40 .2 45 / 50 55 60 65 | hand 32 91 2";
    let why = NotASequence::OtherStep { first: 32, second: 25, third: 45 };
    let run = WrongRun { pieces: pieces("32 25 45 65"), line: Axis::Down, why, meets: Some(block("25")) };
    refuses(beside, "32 right of 28, give 91", &Illegal::WrongRuns { runs: vec![run] });
    // A row that is wrong by itself meets nothing.
    let why = NotASequence::OtherStep { first: 24, second: 28, third: 33 };
    let run = WrongRun { pieces: pieces("20 24 28 33"), line: Axis::Across, why, meets: None };
    refuses("table 20 24 28 | hand 33 91 2", "33 right of 28, give 91", &Illegal::WrongRuns { runs: vec![run] });
}

// §3.8 What was pushed is told in the order in which it was pushed, once for each island and side.
#[test]
fn pushes_of_several_steps_add_up() {
    let before = "table 20 24 28 . 9 51 93 | hand 32 36 91 2";
    assert_eq!(pushes(before, "32 right of 28, 36 right of 32, give 91"), ["b: right 2"]);
    assert!(pushes("table 20 24 28 / / / 9 51 93 | hand 32 91 2", "32 right of 28, give 91").is_empty());
}

/// Rows across that columns join: `10 12 14`, `20 22 24` and so on.
fn lattice(rows: u8) -> String {
    (1..=rows).map(|at| format!("{} {} {}", 10 * at, 10 * at + 2, 10 * at + 4)).collect::<Vec<_>>().join(" / ")
}

// §4.9 Four and more rows are stretched together, in whatever order and way round they are named.
#[test]
fn lattices() {
    for rows in 3..=6_u8 {
        let hand: Vec<String> = (1..=rows).flat_map(|at| [10 * at + 1, 10 * at + 3]).map(|n| n.to_string()).collect();
        let before = format!("table {} | hand {} 91 92", lattice(rows), hand.join(" "));
        let after = (1..=rows).map(|at| (0..5).map(|n| (10 * at + n).to_string()).collect::<Vec<_>>().join(" "));
        let after = format!("table {} | hand 92", after.collect::<Vec<_>>().join(" / "));
        let insert = |at: u8, first: u8, is_turned: bool| {
            let (one, other) = (10 * at + first, 10 * at + first + 2);
            let (one, other, new) = if is_turned { (other, one, one + 1) } else { (one, other, one + 1) };
            format!("insert {new} between {one} {other}, ")
        };
        for turned in 0..1_u8 << rows {
            let is_turned = |at: u8| turned >> (at - 1) & 1 == 1;
            let upwards = |first: u8| (1..=rows).map(move |at| insert(at, first, is_turned(at))).collect::<String>();
            let downwards =
                |first: u8| (1..=rows).rev().map(move |at| insert(at, first, !is_turned(at))).collect::<String>();
            check(&before, &format!("{}{}give 91", upwards(0), downwards(2)), &after);
            // Row by row, so that those that need one another do not stand together.
            let by_row: String =
                (1..=rows).flat_map(|at| [insert(at, 0, is_turned(at)), insert(at, 2, is_turned(at))]).collect();
            check(&before, &format!("{by_row}give 91"), &after);
        }
    }
}

/// Calls `each` with every order of these steps.
fn orders(steps: &mut Vec<&'static str>, from: usize, each: &mut impl FnMut(&[&str])) {
    if from == steps.len() {
        return each(steps);
    }
    for at in from..steps.len() {
        steps.swap(from, at);
        orders(steps, from + 1, each);
        steps.swap(from, at);
    }
}

// §4.9 Two gaps of a lattice are stretched in any order of the steps.
#[test]
fn a_lattice_in_any_order() {
    let before = "table 10 20 30 / 12 22 32 / 14 24 34 | hand 15 17 19 25 27 29 91 92";
    let mut steps = vec![
        "insert 15 between 10 20",
        "insert 17 between 22 12",
        "insert 19 between 14 24",
        "insert 25 between 20 30",
        "insert 27 between 22 32",
        "insert 29 between 34 24",
    ];
    let mut tried = 0;
    orders(&mut steps, 0, &mut |order| {
        told(before, &format!("{}, give 91", order.join(", ")));
        tried += 1;
    });
    assert_eq!(tried, 720);
    // No step is forgotten: the second gap is complete, the first is not.
    refuses(
        before,
        "insert 15 between 10 20, insert 25 between 20 30, insert 27 between 22 32, insert 29 between 24 34, give 91",
        &Illegal::Loop { blocks: two("10 20") },
    );
}

// §4.9 Made one by one, 26 would touch 87 or 72 for a moment, or would be in its way: before 12 and 16 are in.
#[test]
fn insertions_that_fit_together_in_the_end() {
    let touches = "table 10 25 40 55 70 85 / 14 .4 86 / 18 22 26 .2 87 | hand 20 24 12 16 1 2 3 99 100";
    let collides = "table 10 25 40 55 70 / 14 .3 71 / 18 22 26 . 72 | hand 20 24 12 16 1 2 3 99 100";
    let mut steps = vec![
        "insert 20 between 18 22",
        "insert 24 between 22 26",
        "insert 12 between 10 14",
        "insert 16 between 18 14",
    ];
    let mut tried = 0;
    orders(&mut steps, 0, &mut |order| {
        let turn = format!("{}, give 99", order.join(", "));
        check(touches, &turn, "table 10 25 40 55 70 85 / 12 .4 86 / 14 .4 87 / 16 / 18 20 22 24 26 | hand 1 2 3 100");
        check(collides, &turn, "table 10 25 40 55 70 / 12 .3 71 / 14 .3 72 / 16 / 18 20 22 24 26 | hand 1 2 3 100");
        tried += 1;
    });
    assert_eq!(tried, 24);
    // With another step between them they are not made together, and under revision 1 in order only.
    let apart = "insert 20 between 18 22, insert 24 between 22 26, lay 1 2 3, insert 12 between 10 14, \
                 insert 16 between 14 18, give 99";
    refuses(touches, apart, &Illegal::Loop { blocks: two("10 14") });
    let together = apart.replace("lay 1 2 3, ", "");
    refuses(&format!("rules 1 | {touches}"), &together, &Illegal::Loop { blocks: two("10 14") });
}

// §4.11 A block ends two rows at once, one across and one down, and the island of the second is pushed to it.
#[test]
fn the_end_of_two_rows() {
    let before = "table .6 22 / .6 23 / .6 24 / 10 15 20 | hand 25 26 91 92";
    check(before, "25 right of 20, 25 below 24, give 91", "table .3 22 / .3 23 / .3 24 / 10 15 20 25 | hand 26 92");
    check(before, "25 below 24, 25 right of 20, give 91", "table .3 22 / .3 23 / .3 24 / 10 15 20 25 | hand 26 92");
    // Each of the two rows must be right.
    let why = NotASequence::OtherStep { first: 15, second: 20, third: 26 };
    let run = WrongRun { pieces: pieces("10 15 20 26"), line: Axis::Across, why, meets: None };
    let why = NotASequence::OtherStep { first: 23, second: 24, third: 26 };
    let down = WrongRun { pieces: pieces("22 23 24 26"), line: Axis::Down, why, meets: None };
    refuses(before, "26 right of 20, 26 below 24, give 91", &Illegal::WrongRuns { runs: vec![run, down] });
    // Only a block of this turn joins, only islands are joined, and only where rows are pushed.
    refuses(before, "20 below 24, give 91", &Illegal::LiesAlready { block: block("20") });
    refuses(before, "25 right of 20, 25 left of 10, give 91", &Illegal::LiesAlready { block: block("25") });
    let off = format!("options push-to-link=off | {before}");
    let refused = Illegal::NotInLine { blocks: two("24 25") };
    refuses(&off, "25 right of 20, 25 below 24, give 91", &refused);
    let old = format!("rules 1 | {before}");
    refuses(&old, "25 right of 20, 25 below 24, give 91", &Illegal::LiesAlready { block: block("25") });
}
