//! §3 The examples in the publisher's rulebook, each sum with its reading, each wrong run with its place.

use reckon_rules::numenko::{Grid, Options};

use crate::numenko::harness::{draw, options, sums};

pub fn one_sum() -> Grid {
    draw(&["2*4*8"])
}

pub fn two_sums() -> Grid {
    draw(&[
        " 6",    //
        "2*4*8", //
        " 7",    //
        " *",    //
        " 1",    //
        " 3",
    ])
}

pub fn with_a_smiley() -> Grid {
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

pub fn grown() -> Grid {
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

pub fn grown_again() -> Grid {
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

pub fn wrong_sum() -> Grid {
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

pub fn incomplete() -> Grid {
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
fn one_sum_is_read() {
    reads(&one_sum(), &["across 1,1 2x4=8"]);
}

// §3.3, §3.9 The shared star is × across and + down.
#[test]
fn a_star_reads_differently_both_ways() {
    reads(&two_sums(), &["across 2,1 2x4=8", "down 1,2 6+7=13"]);
}

// §3.9 A smiley is a 7.
#[test]
fn a_smiley_is_the_number_that_fits() {
    reads(&with_a_smiley(), &["across 2,1 2x4=8", "down 1,2 6+7=13", "down 2,5 8x9=72"]);
}

// §3.4, §3.9 The star that was = has become +.
#[test]
fn a_sum_grows_and_is_read_anew() {
    reads(&grown(), &["across 2,1 2x4=8", "down 1,2 6x7+13=55", "down 2,5 8x9=72"]);
}

// §3.4 From left to right: 5 − 1 is worked out first.
#[test]
fn a_sum_is_worked_out_from_left_to_right() {
    reads(&grown_again(), &["across 2,1 2x4=8", "across 9,2 5-1x5=20", "down 1,2 6x7+13=55", "down 2,5 8x9=72"]);
}

// §3.1 Not allowed: 92*4*8. The sums down are right.
#[test]
fn a_wrong_sum_is_found() {
    reads(&wrong_sum(), &["across 2,1 92*4*8 NoneTrue", "down 1,3 6+7=13", "down 2,1 9x6=54"]);
}

// §3.1 Not allowed: every run of touching tiles is a sum, including those that arise beside one.
#[test]
fn incomplete_sums_are_found() {
    reads(
        &incomplete(),
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
