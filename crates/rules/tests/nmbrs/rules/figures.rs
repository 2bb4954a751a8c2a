//! Examples from the captions of the figures, each as a table of its own.

use crate::nmbrs::harness::check;

// §3.2 Valid sequences, rising and falling, with any difference.
#[test]
fn figure_1_sequences() {
    for row in ["30 40 50", "47 67 87", "1 2 3", "100 99 98", "50 40 30", "2 35 68", "7 14 21 28 35"] {
        let before = format!("hand {row} 91 92 | laid -");
        check(&before, &format!("lay {row}, give 91"), &format!("table {row} | laid 1"));
        let across = row.replace(' ', " / ");
        check(&before, &format!("lay {row} down, give 91"), &format!("table {across} | laid 1"));
    }
}

// §4.10 In another direction: around a block, after it, before it.
#[test]
fn figure_2_another_direction() {
    let before = "table 20 30 40 | hand 28 32 91 92";
    check(before, "28 above 30, 32 below 30, give 91", "table . 28 / 20 30 40 / . 32 | hand 92");
    check(before, "32 above 30, 28 below 30, give 91", "table . 32 / 20 30 40 / . 28");
    let at_the_end = "table 24 30 36 | hand 28 32 91 92";
    check(at_the_end, "28 32 below 24, give 91", "table 24 30 36 / 28 / 32");
    check(at_the_end, "28 32 above 36, give 91", "table .2 28 / .2 32 / 24 30 36");
    let down = "table 20 / 30 / 40 | hand 28 32 91 92";
    check(down, "28 left of 30, 32 right of 30, give 91", "table . 20 / 28 30 32 / . 40");
}

// §4.11 One block links two rows: parallel, one after the other, and where they must be pushed.
#[test]
fn figure_3_linking() {
    check(
        "table 18 19 20 / / 32 31 30 | hand 25 91 92",
        "link 25 between 20 30 down, give 91",
        "table 18 19 20 / .2 25 / 32 31 30",
    );
    check(
        "table 10 15 20 . 30 35 40 | hand 25 91 92",
        "link 25 between 20 30, give 91",
        "table 10 15 20 25 30 35 40 | rows A:10",
    );
    // Not in line: the second row is pushed to the first.
    check(
        "table 10 15 20 / / . 30 35 40 | hand 25 91 92",
        "link 25 between 20 30, give 91",
        "table 10 15 20 25 30 35 40",
    );
}

// §4.7 Both gaps are filled.
#[test]
fn figure_4_inserting() {
    let moves = "insert 65 between 60 70, insert 75 between 70 80, give 91";
    check("table 60 70 80 | hand 65 75 91 92", moves, "table 60 65 70 75 80");
    check("table 60 / 70 / 80 | hand 65 75 91 92", moves, "table 60 / 65 / 70 / 75 / 80");
    check("table 80 70 60 | hand 65 75 91 92", moves, "table 80 75 70 65 60");
}

// §4.6
#[test]
fn figure_5_before_and_after() {
    let before = "table 8 12 16 | hand 4 20 91 92";
    check(before, "4 left of 8, give 91", "table 4 8 12 16");
    check(before, "20 right of 16, give 91", "table 8 12 16 20");
    check(before, "4 left of 8, 20 right of 16, give 91", "table 4 8 12 16 20 | hand 92");
    check("table 8 / 12 / 16 | hand 4 20 91 92", "4 above 8, 20 below 16, give 91", "table 4 / 8 / 12 / 16 / 20");
}

// §5.3, §5.4 The joker that stood for 35 makes a new row, or goes to another one.
#[test]
fn the_joker_for_35() {
    let before = "table 25 30 ja=35 / / 10 11 12 | hand 35 50 60 91 92";
    check(
        before,
        "exchange 35 for ja, ja=13 right of 12, give 91",
        "table 25 30 35 / . / 10 11 12 ja=13 | hand 50 60 92",
    );
    check(before, "exchange 35 for ja, ja=40 right of 35, give 91", "table 25 30 35 ja=40 / . / 10 11 12");
    check(
        before,
        "exchange 35 for ja, lay 50 60 ja=70, give 91",
        "table 25 30 35 / . / 10 11 12 / . / . / 50 60 ja=70 | hand 92",
    );
}
