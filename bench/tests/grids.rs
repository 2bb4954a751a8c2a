//! The grids that are judged in the benches are what they are said to be.

use reckon_bench::{grid_of_21, grid_of_60};
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
