//! Cases that were settled before anything was built, each by its number.

use reckon_rules::numenko::{Grid, Illegal, Options, judge, work};

use super::examples::{e1, e2, e4, e5, n1, n2};
use super::harness::{deal, draw, game, hand, one_sum, play, position, pot, refused, said, sums, tile, tiles, view};

fn is_right(grid: &Grid) -> bool {
    let judged = judge(grid, &Options::default());
    judged.sums.iter().all(|sum| sum.is_true()) && judged.groups() == 1
}

/// The sums that are wrong.
fn wrong(grid: &Grid) -> Vec<String> {
    judge(grid, &Options::default()).sums.iter().filter(|sum| !sum.is_true()).map(said).collect()
}

// §2.1, §2.2
#[test]
fn nk1_three_players() {
    let game = deal("", 3, 1);
    assert_eq!(
        (view(&game, 1).seats.iter().map(|seat| seat.count).collect::<Vec<u8>>(), pot(&game)),
        (vec![21; 3], 95)
    );
    assert!((1..=3).all(|seat| hand(&game, seat).count(tile("?")) == 1));
}

// §2.1, §2.2
#[test]
fn nk2_six_players() {
    let game = deal("", 6, 1);
    assert_eq!(
        (view(&game, 1).seats.iter().map(|seat| seat.count).collect::<Vec<u8>>(), pot(&game)),
        (vec![16; 6], 62)
    );
    assert!((1..=6).all(|seat| hand(&game, seat).count(tile("?")) == 1));
}

// §3.1
#[test]
fn nk3_the_first_example() {
    assert!(is_right(&e1()));
}

// §3.9
#[test]
fn nk4_the_second_example() {
    assert!(is_right(&e2()));
    assert_eq!(sums(&e2(), &Options::default()), ["across 2,1 2x4=8", "down 1,2 6+7=13"]);
}

// §3.4
#[test]
fn nk5_the_fourth_example() {
    assert!(is_right(&e4()));
}

// §3.4
#[test]
fn nk6_the_fifth_example() {
    assert!(is_right(&e5()));
}

// §3.1
#[test]
fn nk7_the_first_wrong_example() {
    assert_eq!(wrong(&n1()), ["across 2,1 92*4*8 NoneTrue"]);
}

// §3.1
#[test]
fn nk8_the_second_wrong_example() {
    let expected = ["down 2,2 2* SignAtEdge", "down 2,4 4* SignAtEdge", "down 2,5 *1 SignAtEdge", "down 2,6 85 NoSign"];
    assert_eq!(wrong(&n2()), expected);
}

// §4.3
#[test]
fn nk9_swop() {
    let mut game = game("seat 1 | tiles 0012233445566778899*? | counts 21 21 | pot 50", 1);
    assert_eq!(hand(&game, 1).len(), 21);
    play(&mut game, 1, "swop 7");
    assert_eq!((hand(&game, 1).len(), pot(&game)), (22, 49));
}

// §4.4
#[test]
fn nk10_done() {
    let mut game = game("seat 1 | tiles 248** | counts 5 21 | pot 20", 1);
    play(&mut game, 1, "done 2*4*8");
    assert_eq!((hand(&game, 1).len(), pot(&game)), (9, 16));
}

// §6.3
#[test]
fn nk11_what_is_left() {
    let mut game = game("seat 1 | tiles 23478***? | counts 9 21 | pot 1 | ended pot-short | lay", 1);
    play(&mut game, 1, "lay 2*4*8");
    let laid = view(&game, 1).seats[0].laid.clone().unwrap();
    assert_eq!((laid.left, laid.points), (tiles("37*?"), 21));
}

// §4.2
#[test]
fn nk12_a_smiley_is_taken_back() {
    let view = position("seat 1 | tiles 27 89**? | counts 7 21");
    let with_smiley = work(&view, &draw(&["8*9*?2"])).unwrap().work;
    assert_eq!((said(&with_smiley.sums[0]).as_str(), with_smiley.left), ("across 1,1 8x9=72", tiles("7")));
    let replaced = work(&view, &draw(&["8*9*72"])).unwrap().work;
    assert_eq!((said(&replaced.sums[0]).as_str(), replaced.left), ("across 1,1 8x9=72", tiles("?")));
}

// §6.2
#[test]
fn nk13_a_lone_smiley_saves_nothing() {
    let mut game = game("seat 1 | tiles 248**? | counts 6 21 | pot 1 | ended pot-short | lay", 1);
    play(&mut game, 1, "lay 2*4*8//?");
    let laid = view(&game, 1).seats[0].laid.clone().unwrap();
    assert_eq!((laid.counted, laid.left, laid.points), (tiles("248**"), tiles("?"), 10));
}

// §3.4
#[test]
fn nk14_division_first() {
    assert_eq!(one_sum("4*6*3*6", ""), "4*6*3*6 NoneTrue");
    assert_eq!(one_sum("4*6*3*6", "order=division-first"), "4+6/3=6");
    let game = game("seat 1 | tiles 3466*** | counts 7 21 | pot 50", 1);
    assert!(matches!(refused(&game, 1, "done 4*6*3*6"), Illegal::WrongSums { .. }));
}
