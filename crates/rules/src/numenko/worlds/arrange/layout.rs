//! The places of the sums: each crosses an earlier one and touches no other.

use std::collections::BTreeMap;

use super::supply::Dice;
use crate::numenko::grid::{Grid, Place, Stated};
use crate::numenko::reading::{Reading, Sign};
use crate::numenko::text::grid::LONGEST_TEXT;
use crate::numenko::tile::{Tile, Tiles};

/// §3.10 Upper bound on the readings of a sum that is not stated: with more, the judge might give up.
const READINGS: u64 = 2_000;

struct Laid {
    row: i32,
    column: i32,
    down: bool,
    reading: Reading,
    readings: u64,
}

/// Largest area of a grid, so that its text has room for stated readings within its limit.
const LARGEST_AREA: usize = LONGEST_TEXT * 2 / 3;

#[derive(Default)]
pub(super) struct Layout {
    cells: BTreeMap<(i32, i32), Tile>,
    sums: Vec<Laid>,
}

impl Layout {
    pub fn is_empty(&self) -> bool {
        self.cells.is_empty()
    }

    pub fn tiles(&self) -> Tiles {
        self.cells.values().copied().collect()
    }

    fn is_free(&self, row: i32, column: i32) -> bool {
        !self.cells.contains_key(&(row, column))
    }

    /// Returns the direction through a cell that is still free: `true` is down.
    fn free_way(&self, (row, column): (i32, i32)) -> Option<bool> {
        if self.is_free(row - 1, column) && self.is_free(row + 1, column) {
            Some(true)
        } else if self.is_free(row, column - 1) && self.is_free(row, column + 1) {
            Some(false)
        } else {
            None
        }
    }

    /// Returns the tiles that another sum can cross, each kind once.
    pub fn crossings(&self) -> Vec<Tile> {
        let free = self.cells.iter().filter(|(at, tile)| **tile != Tile::Smiley && self.free_way(**at).is_some());
        let mut tiles: Vec<Tile> = free.map(|(_, tile)| *tile).collect();
        tiles.sort_unstable();
        tiles.dedup();
        tiles
    }

    /// Lays a sum over a tile of this kind, if there is room.
    pub fn lay(&mut self, signs: &[(Tile, Sign)], crossing: Option<Tile>, dice: &mut Dice) -> bool {
        let Some(tile) = crossing else {
            // No crossing: the sum lies apart from all others.
            let row = self.cells.keys().map(|(row, _)| *row + 2).max().unwrap_or(0);
            let has_room = self.stays_small(signs.len(), row, 0, false);
            if has_room {
                self.put(signs, row, 0, false);
            }
            return has_room;
        };
        let cells: Vec<((i32, i32), bool)> = self
            .cells
            .iter()
            .filter(|(_, there)| **there == tile)
            .filter_map(|(at, _)| Some((*at, self.free_way(*at)?)))
            .collect();
        let steps: Vec<i32> = (0..).zip(signs).filter(|(_, sign)| sign.0 == tile).map(|(step, _)| step).collect();
        let ways = cells.len() * steps.len();
        let first = dice.index(ways.max(1));
        for way in (first..ways).chain(0..first) {
            let ((row, column), down) = cells[way / steps.len()];
            let step = steps[way % steps.len()];
            let (row, column) = if down { (row - step, column) } else { (row, column - step) };
            if self.has_room(signs, row, column, down, step) && self.stays_small(signs.len(), row, column, down) {
                self.put(signs, row, column, down);
                return true;
            }
        }
        false
    }

    /// Returns whether nothing lies beside, before or after a sum laid here except what it crosses.
    fn has_room(&self, signs: &[(Tile, Sign)], row: i32, column: i32, down: bool, crosses: i32) -> bool {
        let at = |step: i32| if down { (row + step, column) } else { (row, column + step) };
        let length = i32::try_from(signs.len()).expect("few tiles");
        let is_free = |(row, column): (i32, i32)| self.is_free(row, column);
        let beside = |(row, column): (i32, i32)| match down {
            true => self.is_free(row, column - 1) && self.is_free(row, column + 1),
            false => self.is_free(row - 1, column) && self.is_free(row + 1, column),
        };
        is_free(at(-1))
            && is_free(at(length))
            && (0..length).filter(|step| *step != crosses).all(|step| is_free(at(step)) && beside(at(step)))
    }

    /// Returns whether the text of the grid still fits in a move with a sum laid here.
    fn stays_small(&self, length: usize, row: i32, column: i32, down: bool) -> bool {
        let more = i32::try_from(length).expect("few tiles") - 1;
        let last = if down { (row + more, column) } else { (row, column + more) };
        let ends = [(row, column), last];
        let rows = || self.cells.keys().chain(&ends).map(|(row, _)| *row);
        let columns = || self.cells.keys().chain(&ends).map(|(_, column)| *column);
        let span = |least: Option<i32>, most: Option<i32>| most.unwrap_or(0) - least.unwrap_or(0) + 1;
        let area = span(rows().min(), rows().max()) * span(columns().min(), columns().max());
        usize::try_from(area).is_ok_and(|area| area <= LARGEST_AREA)
    }

    fn put(&mut self, signs: &[(Tile, Sign)], row: i32, column: i32, down: bool) {
        for (step, (tile, _)) in (0..).zip(signs) {
            let at = if down { (row + step, column) } else { (row, column + step) };
            self.cells.insert(at, *tile);
        }
        let choices = |(tile, _): &(Tile, Sign)| match tile {
            Tile::Number(_) => 1,
            Tile::Star => 5,
            Tile::Smiley => 15,
        };
        let readings = signs.iter().map(choices).fold(1, u64::saturating_mul);
        let reading = Reading(signs.iter().map(|(_, sign)| *sign).collect());
        self.sums.push(Laid { row, column, down, reading, readings });
    }

    pub fn into_grid(self) -> Grid {
        let top = self.cells.keys().map(|(row, _)| *row).min().unwrap_or(0);
        let left = self.cells.keys().map(|(_, column)| *column).min().unwrap_or(0);
        let from = |start: i32, number: i32| u8::try_from(number - start).expect("no grid is longer");
        let stated = self.sums.into_iter().filter(|sum| sum.readings > READINGS).map(|sum| Stated {
            down: sum.down,
            at: Place { row: from(top, sum.row), column: from(left, sum.column) },
            reading: sum.reading,
        });
        let stated = stated.collect();
        let cells = self.cells.iter().map(|((row, column), tile)| (*row, *column, *tile));
        let grid = Grid::new(cells).expect("the layout was kept small");
        grid.stating(stated).expect("each sum is stated once")
    }
}
