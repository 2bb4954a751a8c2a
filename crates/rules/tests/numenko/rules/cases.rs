//! Conformance cases: short situations across the rules.

use reckon_compose::Compose;
use reckon_rules::numenko::{Grid, Illegal, Numenko, Options, judge};

use super::examples;
use crate::numenko::harness::{
    deal, draw, game, hand, one_sum, play, position, pot, refused, said, sums, tile, tiles, view,
};

fn is_right(grid: &Grid) -> bool {
    let judged = judge(grid, &Options::default());
    judged.sums.iter().all(|sum| sum.is_true()) && judged.groups() == 1
}

/// Returns the wrong sums.
fn wrong(grid: &Grid) -> Vec<String> {
    judge(grid, &Options::default()).sums.iter().filter(|sum| !sum.is_true()).map(said).collect()
}

// §2.1, §2.2
#[test]
fn three_players_get_21_tiles_each() {
    let game = deal("", 3, 1);
    assert_eq!(
        (view(&game, 1).seats.iter().map(|seat| seat.count).collect::<Vec<u8>>(), pot(&game)),
        (vec![21; 3], 95)
    );
    assert!((1..=3).all(|seat| hand(&game, seat).count(tile("?")) == 1));
}

// §2.1, §2.2
#[test]
fn six_players_get_16_tiles_each() {
    let game = deal("", 6, 1);
    assert_eq!(
        (view(&game, 1).seats.iter().map(|seat| seat.count).collect::<Vec<u8>>(), pot(&game)),
        (vec![16; 6], 62)
    );
    assert!((1..=6).all(|seat| hand(&game, seat).count(tile("?")) == 1));
}

// §3.1
#[test]
fn the_first_example_is_right() {
    assert!(is_right(&examples::one_sum()));
}

// §3.9
#[test]
fn the_second_example_is_right() {
    assert!(is_right(&examples::two_sums()));
    assert_eq!(sums(&examples::two_sums(), &Options::default()), ["across 2,1 2x4=8", "down 1,2 6+7=13"]);
}

// §3.4
#[test]
fn the_fourth_example_is_right() {
    assert!(is_right(&examples::grown()));
}

// §3.4
#[test]
fn the_fifth_example_is_right() {
    assert!(is_right(&examples::grown_again()));
}

// §3.1
#[test]
fn the_first_wrong_example_has_one_wrong_sum() {
    assert_eq!(wrong(&examples::wrong_sum()), ["across 2,1 92*4*8 NoneTrue"]);
}

// §3.1
#[test]
fn the_second_wrong_example_has_four_wrong_runs() {
    let expected = ["down 2,2 2* SignAtEdge", "down 2,4 4* SignAtEdge", "down 2,5 *1 SignAtEdge", "down 2,6 85 NoSign"];
    assert_eq!(wrong(&examples::incomplete()), expected);
}

// §4.3
#[test]
fn a_swop_gives_one_tile_and_takes_two() {
    let mut game = game("seat 1 | tiles 0012233445566778899*? | counts 21 21 | pot 50", 1);
    assert_eq!(hand(&game, 1).len(), 21);
    play(&mut game, 1, "swop 7");
    assert_eq!((hand(&game, 1).len(), pot(&game)), (22, 49));
}

// §4.4
#[test]
fn done_takes_four_tiles() {
    let mut game = game("seat 1 | tiles 248** | counts 5 21 | pot 20", 1);
    play(&mut game, 1, "done 2*4*8");
    assert_eq!((hand(&game, 1).len(), pot(&game)), (9, 16));
}

// §6.3
#[test]
fn tiles_that_are_left_cost_points() {
    let mut game = game("seat 1 | tiles 23478***? | counts 9 21 | pot 1 | ended pot-short | lay", 1);
    play(&mut game, 1, "lay 2*4*8");
    let laid = view(&game, 1).seats[0].laid.clone().unwrap();
    assert_eq!((laid.left, laid.points), (tiles("37*?"), 21));
}

// §4.2
#[test]
fn a_smiley_is_taken_back() {
    let view = position("seat 1 | tiles 27 89**? | counts 7 21");
    let with_smiley = Numenko::preview(&view, &draw(&["8*9*?2"])).unwrap().preview;
    assert_eq!((said(&with_smiley.sums[0].sum).as_str(), with_smiley.left), ("across 1,1 8x9=72", tiles("7")));
    let replaced = Numenko::preview(&view, &draw(&["8*9*72"])).unwrap().preview;
    assert_eq!((said(&replaced.sums[0].sum).as_str(), replaced.left), ("across 1,1 8x9=72", tiles("?")));
}

// §6.2
#[test]
fn a_lone_smiley_saves_nothing() {
    let mut game = game("seat 1 | tiles 248**? | counts 6 21 | pot 1 | ended pot-short | lay", 1);
    play(&mut game, 1, "lay 2*4*8//?");
    let laid = view(&game, 1).seats[0].laid.clone().unwrap();
    assert_eq!((laid.counted, laid.left, laid.points), (tiles("248**"), tiles("?"), 10));
}

// §3.4
#[test]
fn division_comes_first_where_agreed() {
    assert_eq!(one_sum("4*6*3*6", ""), "4*6*3*6 NoneTrue");
    assert_eq!(one_sum("4*6*3*6", "order=division-first"), "4+6/3=6");
    let game = game("seat 1 | tiles 3466*** | counts 7 21 | pot 50", 1);
    assert!(matches!(refused(&game, 1, "done 4*6*3*6"), Illegal::WrongSums { .. }));
}
