//! §4.12 The spot for a new row without a named place, checked against the bare definition.

use reckon_rules::nmbrs::block::{Block, Piece};
use reckon_rules::nmbrs::grid::{Axis, Cell, Grid};
use reckon_rules::shuffle::Shuffle;

use crate::support::laws::scaled;

/// Free cells on each side of a new row.
const MARGIN: i16 = 2;

/// Finds the spot by trying every cell, near and far.
fn by_definition(grid: &Grid, count: u8, line: Axis) -> Cell {
    let Some((least, most)) = grid.bounds() else { return Cell { x: 0, y: 0 } };
    let count = i16::from(count);
    let (wide, high) = if line == Axis::Across { (count, 1) } else { (1, count) };
    let is_free = |begin: &Cell| {
        let x = begin.x - MARGIN..begin.x + wide + MARGIN;
        let y = begin.y - MARGIN..begin.y + high + MARGIN;
        !grid.pieces().any(|(_, by)| x.contains(&by.x) && y.contains(&by.y))
    };
    // Distance of the row's middle from the table's, doubled so that it is a whole number.
    let distance = |begin: &Cell| {
        let across = (2 * begin.x + wide - (least.x + most.x + 1)).abs();
        let down = (2 * begin.y + high - (least.y + most.y + 1)).abs();
        across + down
    };
    let far = 12 + count;
    let cells = (least.y - far..=most.y + far)
        .flat_map(|y| (least.x - far..=most.x + far).map(move |x| Cell { x, y }))
        .filter(is_free);
    cells.min_by_key(|cell| (distance(cell), -cell.y, cell.x)).expect("there is always room outside the table's bounds")
}

/// Small tables are searched as bit sets and large ones block by block; both find the same cell as the definition.
#[test]
fn the_nearest_room_is_taken() {
    for seed in 0..scaled(16) {
        let mut shuffle = Shuffle::from_number(seed);
        let mut grid = Grid::default();
        let size = 1 + shuffle.below(if seed % 10 == 0 { 150 } else { 24 });
        for number in 1..=shuffle.below(80) {
            let [x, y] = [0, 1].map(|_| i16::try_from(shuffle.below(size)).expect("small"));
            let block = Block::number(u8::try_from(number).expect("small")).expect("a block");
            if grid.at(Cell { x, y }).is_none() {
                grid.put(Piece::of(block).expect("a number"), Cell { x, y });
            }
        }
        for (line, count) in Axis::BOTH.into_iter().flat_map(|line| [1, 3, 4, 9].map(|count| (line, count))) {
            let spot = grid.free_spot(count, line);
            assert_eq!(spot, by_definition(&grid, count, line), "seed {seed}, {count} {line:?}\n{grid:?}");
        }
    }
}
