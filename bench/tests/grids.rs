//! The grids and the turn judged in the benches are what they claim to be.

use reckon_bench::nmbrs::turn_among_80;
use reckon_bench::numenko::{grid_of_21, grid_of_60};
use reckon_rules::game::{Game, Ignore, Seat, Viewer};
use reckon_rules::numenko::{Grid, Options, judge};

fn is_right(grid: &Grid, tiles: u8) {
    let judged = judge(grid, &Options::default());
    let wrong: Vec<_> = judged.sums.iter().filter(|sum| !sum.is_true()).collect();
    assert!(wrong.is_empty(), "{wrong:?}");
    assert_eq!((grid.tiles().len(), judged.groups()), (tiles, 1));
}

#[test]
fn every_sum_is_right() {
    is_right(&grid_of_21(), 21);
    is_right(&grid_of_60(), 60);
}

#[test]
fn the_turn_that_is_measured_is_legal_on_a_table_of_80_blocks() {
    let (mut game, turn) = turn_among_80();
    assert_eq!(game.view(Viewer::Watcher).table.len(), 80);
    game.play(Seat(0), &turn, &mut Ignore).expect("a legal turn");
}
