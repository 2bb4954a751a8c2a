//! §3.1 A grid: the tiles that one player has laid, and the readings that the player states.
//!
//! Only the relative position of tiles counts, so a grid begins in its first row and its first column.

use super::reading::Reading;
use super::text::grid::NotAGrid;
use super::tile::{MAX_TILES, Tile, Tiles};

/// Largest extent of a grid in any direction.
pub const MAX_CELLS: usize = MAX_TILES;

/// A place in a grid, counted from 0 in code and from 1 in anything written.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct Place {
    pub row: u8,
    pub column: u8,
}

impl Place {
    fn next(self, down: bool) -> Option<Place> {
        match down {
            true => Some(Place { row: self.row.checked_add(1)?, ..self }),
            false => Some(Place { column: self.column.checked_add(1)?, ..self }),
        }
    }

    fn before(self, down: bool) -> Option<Place> {
        match down {
            true => Some(Place { row: self.row.checked_sub(1)?, ..self }),
            false => Some(Place { column: self.column.checked_sub(1)?, ..self }),
        }
    }
}

/// A reading that its player states for the sum that begins here.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Stated {
    pub down: bool,
    pub at: Place,
    pub reading: Reading,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Grid {
    /// Row by row.
    cells: Vec<(Place, Tile)>,
    stated: Vec<Stated>,
}

/// §3.1 Two or more tiles that touch in one line, with nothing directly before or after them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Run {
    pub down: bool,
    pub at: Place,
    /// Indices of its cells in the grid.
    pub cells: Vec<usize>,
}

impl Grid {
    /// Builds a grid from cells at any coordinates, in any order; the topmost and leftmost become row and column 0.
    pub fn new(cells: impl IntoIterator<Item = (i32, i32, Tile)>) -> Result<Grid, NotAGrid> {
        let cells: Vec<(i32, i32, Tile)> = cells.into_iter().take(MAX_TILES + 1).collect();
        if cells.len() > MAX_TILES {
            return Err(NotAGrid::TooLarge);
        }
        let top = cells.iter().map(|(row, ..)| *row).min().unwrap_or(0);
        let left = cells.iter().map(|(_, column, _)| *column).min().unwrap_or(0);
        let from = |start: i32, number: i32| {
            let steps = i64::from(number) - i64::from(start);
            u8::try_from(steps).ok().filter(|steps| usize::from(*steps) < MAX_CELLS).ok_or(NotAGrid::TooLarge)
        };
        let place = |row, column| -> Result<Place, NotAGrid> {
            Ok(Place { row: from(top, row)?, column: from(left, column)? })
        };
        let cells: Result<Vec<(Place, Tile)>, NotAGrid> =
            cells.into_iter().map(|(row, column, tile)| Ok((place(row, column)?, tile))).collect();
        let mut cells = cells?;
        cells.sort_unstable();
        if cells.windows(2).any(|pair| pair[0].0 == pair[1].0) {
            return Err(NotAGrid::SameCell);
        }
        Grid { cells, stated: Vec::new() }.not_too_long()
    }

    /// Replaces the stated readings.
    pub fn stating(mut self, stated: Vec<Stated>) -> Result<Grid, NotAGrid> {
        self.stated = stated;
        self.stated.sort_unstable();
        let twice = self.stated.windows(2).find(|pair| (pair[0].down, pair[0].at) == (pair[1].down, pair[1].at));
        match twice.map(|pair| pair[0].at) {
            Some(at) => Err(NotAGrid::StatedTwice { row: at.row + 1, column: at.column + 1 }),
            None => self.not_too_long(),
        }
    }

    /// Returns the tiles row by row, each from left to right.
    pub fn cells(&self) -> &[(Place, Tile)] {
        &self.cells
    }

    pub fn stated(&self) -> &[Stated] {
        &self.stated
    }

    pub fn is_empty(&self) -> bool {
        self.cells.is_empty()
    }

    pub fn tiles(&self) -> Tiles {
        self.cells.iter().map(|(_, tile)| *tile).collect()
    }

    pub fn find(&self, place: Place) -> Option<usize> {
        self.cells.binary_search_by_key(&place, |(place, _)| *place).ok()
    }

    pub fn get(&self, place: Place) -> Option<Tile> {
        self.find(place).map(|cell| self.cells[cell].1)
    }

    pub fn tile(&self, cell: usize) -> Tile {
        self.cells[cell].1
    }

    /// §3.1 Returns every run, those across first, in the order in which they begin.
    pub fn runs(&self) -> Vec<Run> {
        let mut runs = Vec::new();
        for down in [false, true] {
            for (cell, (at, _)) in self.cells.iter().enumerate() {
                let begins = at.before(down).and_then(|before| self.find(before)).is_none();
                if !begins {
                    continue;
                }
                let mut cells = vec![cell];
                let mut place = *at;
                while let Some((next, found)) = place.next(down).and_then(|next| Some((next, self.find(next)?))) {
                    cells.push(found);
                    place = next;
                }
                if cells.len() > 1 {
                    runs.push(Run { down, at: *at, cells });
                }
            }
        }
        runs
    }

    /// §3.2 Returns the groups of connected tiles, largest first; equal ones in the order in which they begin.
    pub fn groups(&self) -> Vec<Vec<usize>> {
        let mut group_of = vec![None; self.cells.len()];
        let mut groups: Vec<Vec<usize>> = Vec::new();
        for first in 0..self.cells.len() {
            if group_of[first].is_some() {
                continue;
            }
            let mut group = vec![first];
            group_of[first] = Some(groups.len());
            let mut looked = 0;
            while let Some(cell) = group.get(looked).copied() {
                looked += 1;
                let at = self.cells[cell].0;
                let around = [at.next(false), at.next(true), at.before(false), at.before(true)];
                for near in around.into_iter().flatten().filter_map(|place| self.find(place)) {
                    if group_of[near].is_none() {
                        group_of[near] = Some(groups.len());
                        group.push(near);
                    }
                }
            }
            group.sort_unstable();
            groups.push(group);
        }
        groups.sort_by_key(|group| std::cmp::Reverse(group.len()));
        groups
    }
}
