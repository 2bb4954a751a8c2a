//! §3 The examples of the publisher's rulebook, each sum with how it is read, each wrong run with its place.

use reckon_rules::numenko::{Grid, Options};

use super::harness::{draw, options, sums};

pub fn e1() -> Grid {
    draw(&["2*4*8"])
}

pub fn e2() -> Grid {
    draw(&[
        " 6",    //
        "2*4*8", //
        " 7",    //
        " *",    //
        " 1",    //
        " 3",
    ])
}

pub fn e3() -> Grid {
    draw(&[
        " 6",    //
        "2*4*8", //
        " 7  *", //
        " *  9", //
        " 1  *", //
        " 3  ?", //
        "    2",
    ])
}

pub fn e4() -> Grid {
    draw(&[
        " 6",    //
        "2*4*8", //
        " 7  *", //
        " *  9", //
        " 1  *", //
        " 3  ?", //
        " *  2", //
        " 5",    //
        " 5",
    ])
}

pub fn e5() -> Grid {
    draw(&[
        " 6",    //
        "2*4*8", //
        " 7  *", //
        " *  9", //
        " 1  *", //
        " 3  ?", //
        " *  2", //
        " 5",    //
        " 5*1*5*20",
    ])
}

pub fn n1() -> Grid {
    draw(&[
        "  6",    //
        "92*4*8", //
        "* 7",    //
        "6 *",    //
        "* 1",    //
        "5 3",    //
        "4",
    ])
}

pub fn n2() -> Grid {
    draw(&[
        "  6",    //
        " 2*4*8", //
        "8*7*15", //
        "  *",    //
        "  1",    //
        "  3",
    ])
}

#[track_caller]
fn reads(grid: &Grid, expected: &[&str]) {
    assert_eq!(sums(grid, &Options::default()), expected);
    // No example divides.
    assert_eq!(sums(grid, &options("order=division-first")), expected);
}

// §3.1, §3.6 One sum.
#[test]
fn e1_one_sum() {
    reads(&e1(), &["across 1,1 2x4=8"]);
}

// §3.3, §3.9 The shared star is × across and + down.
#[test]
fn e2_a_star_reads_differently_both_ways() {
    reads(&e2(), &["across 2,1 2x4=8", "down 1,2 6+7=13"]);
}

// §3.9 A smiley is a 7.
#[test]
fn e3_a_smiley() {
    reads(&e3(), &["across 2,1 2x4=8", "down 1,2 6+7=13", "down 2,5 8x9=72"]);
}

// §3.4, §3.9 The star that was = has become +.
#[test]
fn e4_a_sum_grows() {
    reads(&e4(), &["across 2,1 2x4=8", "down 1,2 6x7+13=55", "down 2,5 8x9=72"]);
}

// §3.4 From left to right: 5 − 1 is worked out first.
#[test]
fn e5_left_to_right() {
    reads(&e5(), &["across 2,1 2x4=8", "across 9,2 5-1x5=20", "down 1,2 6x7+13=55", "down 2,5 8x9=72"]);
}

// §3.1 Not allowed: 92*4*8. The sums down are right.
#[test]
fn n1_a_wrong_sum() {
    reads(&n1(), &["across 2,1 92*4*8 NoneTrue", "down 1,3 6+7=13", "down 2,1 9x6=54"]);
}

// §3.1 Not allowed: every run of touching tiles is a sum, also those that arise beside one.
#[test]
fn n2_incomplete_sums() {
    reads(
        &n2(),
        &[
            "across 2,2 2x4=8",
            "across 3,1 8+7=15",
            "down 1,3 6+7=13",
            "down 2,2 2* SignAtEdge",
            "down 2,4 4* SignAtEdge",
            "down 2,5 *1 SignAtEdge",
            "down 2,6 85 NoSign",
        ],
    );
}
