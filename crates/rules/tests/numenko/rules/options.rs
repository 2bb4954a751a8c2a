//! §3 The options for sums, and what each value changes.

use reckon_rules::numenko::{Grid, Verdict, judge};

use crate::numenko::harness::{draw, one_sum, options, sums};

/// Returns the only sum, as it is shown.
fn shown(tiles: &str, line: &str) -> String {
    match &judge(&draw(&[tiles]), &options(line)).sums[0].verdict {
        Verdict::True { shown, .. } => shown.clone(),
        Verdict::Trouble(fault) => format!("{fault:?}"),
    }
}

// §3.4 Either from left to right, or divisions first.
#[test]
fn order() {
    assert_eq!(shown("5*1*5*20", "order=left-to-right"), "(5-1)x5=20");
    assert_eq!(shown("4*6*3*6", "order=left-to-right"), "NoneTrue");
    assert_eq!(shown("4*6*3*6", "order=division-first"), "4+(6/3)=6");
    // Only division comes first.
    assert_eq!(shown("5*1*5*20", "order=division-first"), "(5-1)x5=20");
    assert_eq!(one_sum("97*95*5*50", "order=division-first"), "97*95*5*50 NoneTrue");
}

// §3.5 7 ÷ 2 × 4 = 14 with a fraction in between; a remainder is never dropped, and nothing is divided by 0.
#[test]
fn fractions() {
    assert_eq!(one_sum("7*2*4*14", "fractions=on"), "7/2x4=14");
    assert_eq!(one_sum("7*2*4*14", "fractions=off"), "7*2*4*14 NoneTrue");
    assert_eq!(one_sum("7*2*3", ""), "7*2*3 NoneTrue");
    assert_eq!(one_sum("5*0*8", ""), "5*0*8 NoneTrue");
    // Negative values in between are always allowed.
    assert_eq!(one_sum("3*5*4*2", "fractions=off equals=at-the-end"), "3-5+4=2");
}

// §3.6 On either side, or only a number after each equals sign.
#[test]
fn equals() {
    assert_eq!(one_sum("9*2*13*2", "equals=either-side"), "9+2=13-2");
    assert_eq!(one_sum("9*2*13*2", "equals=at-the-end"), "9*2*13*2 NoneTrue");
    assert_eq!(one_sum("3*4*12*12", "equals=at-the-end"), "3x4=12=12");
}

// §3.6
#[test]
fn chains() {
    assert_eq!(one_sum("3*4*12*12", "chains=on"), "3x4=12=12");
    assert_eq!(one_sum("3*4*12*12", "chains=off"), "3*4*12*12 NoneTrue");
    assert_eq!(one_sum("3*4*12", "chains=off"), "3x4=12");
}

// §3.7
#[test]
fn identity() {
    assert_eq!(one_sum("7*7", "identity=off"), "7*7 NothingWorkedOut");
    assert_eq!(one_sum("7*7", "identity=on"), "7=7");
    assert_eq!(one_sum("12*12*12", "identity=off"), "12*12*12 NothingWorkedOut");
    assert_eq!(one_sum("12*12*12", "identity=on"), "12=12=12");
}

// §3.8 A plain 0 is a number.
#[test]
fn leading_zeros() {
    assert_eq!(one_sum("07*1*8", "leading-zeros=off"), r#"07*1*8 LeadingZero { number: "07" }"#);
    assert_eq!(one_sum("07*1*8", "leading-zeros=on"), "07+1=8");
    assert_eq!(one_sum("?7*20*27", "leading-zeros=off"), "47-20=27");
    assert_eq!(one_sum("0*9*9", "leading-zeros=off"), "0+9=9");
}

// §3.6 Of several true readings, the one with the rightmost equals sign is shown.
#[test]
fn which_reading_is_shown() {
    assert_eq!(one_sum("8*2*4", ""), "8/2=4");
    assert_eq!(one_sum("2*2*4", ""), "2+2=4");
    assert_eq!(one_sum("1*1*1*1", ""), "1-1+1=1");
}

/// A smiley that is a 7 down and a sign across.
fn two_uses() -> Grid {
    draw(&[
        " 8",    //
        " *",    //
        " 9",    //
        " *",    //
        "2?4*8", //
        " 2",
    ])
}

/// A smiley that is a 9 down, and across whatever suits: 7+1, 8x1, 8/1, 9-1.
fn one_use(stated: &str) -> Grid {
    format!("8/*/1/2/*/?*1*8/6{stated}").parse().unwrap()
}

// §3.9
#[test]
fn smiley_both_ways() {
    let (on, off) = (options("smiley-both-ways=on"), options("smiley-both-ways=off"));
    assert_eq!(sums(&two_uses(), &on), ["across 5,1 2x4=8", "down 1,2 8x9=72"]);
    assert_eq!(sums(&two_uses(), &off), ["across 5,1 2x4=8", "down 1,2 8*9*?2 SmileyDiffers"]);
    // Alone, across gets the first true reading; where it must match down, one that suits both.
    assert_eq!(sums(&one_use(""), &on), ["across 6,1 7+1=8", "down 1,1 8x12=96"]);
    assert_eq!(sums(&one_use(""), &off), ["across 6,1 9-1=8", "down 1,1 8x12=96"]);
}

// §3.9, §3.10 Stated readings come first.
#[test]
fn a_stated_smiley() {
    let off = options("smiley-both-ways=off");
    let stated = one_use("; across 6,1: 7+1=8");
    assert_eq!(sums(&stated, &off), ["across 6,1 7+1=8", "down 1,1 8*12*?6 SmileyDiffers"]);
    let stated = one_use("; down 1,1: 8x12=96");
    assert_eq!(sums(&stated, &off), ["across 6,1 9-1=8", "down 1,1 8x12=96"]);
    let stated = one_use("; across 6,1: 7+1=8; down 1,1: 8x12=96");
    assert_eq!(sums(&stated, &off), ["across 6,1 7+1=8", "down 1,1 8*12*?6 SmileyDiffers"]);
}

// §3.9 As a star, a smiley may be a different sign in each direction, like any star.
#[test]
fn a_smiley_as_a_star() {
    let grid = draw(&[
        " 6",    //
        "2?4*8", //
        " 7",    //
        " *",    //
        " 1",    //
        " 3",
    ]);
    assert_eq!(sums(&grid, &options("smiley-both-ways=off")), ["across 2,1 2x4=8", "down 1,2 6+7=13"]);
}

// §3.9 Several connected smileys are resolved together.
#[test]
fn connected_smileys() {
    let off = options("smiley-both-ways=off");
    // Across ?*1*?, and a sum down through each smiley.
    let grid = draw(&[
        "?*1*?", //
        "*   *", //
        "2   3", //
        "*   *", //
        "9   5",
    ]);
    let all = sums(&grid, &off);
    assert_eq!(all[1..], ["down 1,1 7+2=9", "down 1,5 8-3=5"]);
    assert_eq!(all[0], "across 1,1 7+1=8");
}

// §3.2 One group, or any number of them.
#[test]
fn connected() {
    let grid = draw(&["2*4*8", "", "1*1*2"]);
    assert_eq!(judge(&grid, &options("")).groups(), 2);
    let tiles = |line: &str| judge(&grid, &options(line)).counted(&grid, &options(line)).len();
    assert_eq!((tiles("connected=on"), tiles("connected=off")), (5, 10));
}
