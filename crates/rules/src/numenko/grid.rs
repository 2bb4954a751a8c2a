//! §3.1 A grid: the tiles that one player has laid, and the readings that the player states.
//!
//! Its text is its rows: `.6/2*4*8/.7/.*/.1/.3`, a point for an empty cell. Only the relative position
//! of tiles counts, so a grid begins in its first row and its first column. Stated readings follow:
//! `; across 2,1: 2x4=8`, with the row and the column of the sum's first tile.

use std::fmt::{self, Display, Write as _};
use std::str::FromStr;

use super::reading::{NotAReading, Reading};
use super::tile::{MAX_TILES, Tile, Tiles};
use crate::text::{as_text, shortened};

/// Largest extent of a grid in any direction.
pub const MAX_CELLS: usize = MAX_TILES;

/// Longest text of a grid, so that a move fits a line of a record. Connected tiles need far less, unless
/// somebody tries: 120 of them in the shape of an L just fit.
pub const LONGEST_TEXT: usize = 3_800;

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

/// §3.1 Two or more tiles that touch in one line, with nothing before and behind them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Run {
    pub down: bool,
    pub at: Place,
    /// The indices of their cells in the grid.
    pub cells: Vec<usize>,
}

/// The reason a text is not a grid.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotAGrid {
    #[error("'{character}' is not a tile; a grid has 0 to 9, *, ? and . for an empty cell")]
    Character { character: char },
    #[error("a grid has at most {MAX_TILES} tiles, is at most as long, and has {LONGEST_TEXT} characters as text")]
    TooLarge,
    #[error("two tiles lie on one cell")]
    SameCell,
    #[error("'{text}' does not state a sum; one is stated like across 2,1: 2x4=8")]
    NotStated { text: String },
    #[error(transparent)]
    NotAReading(#[from] NotAReading),
    #[error("the sum at {row},{column} is stated twice")]
    StatedTwice { row: u8, column: u8 },
}

impl Grid {
    /// Builds a grid from cells anywhere, in any order: the first row and column are where they begin.
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

    fn not_too_long(self) -> Result<Grid, NotAGrid> {
        // The last tile of each row gives the length of the row.
        let is_last = |cell: &usize| self.cells.get(cell + 1).is_none_or(|next| next.0.row > self.cells[*cell].0.row);
        let last = (0..self.cells.len()).filter(is_last).map(|cell| self.cells[cell].0);
        let rows: usize = last.map(|place| usize::from(place.column) + 1).sum();
        let ends = self.cells.last().map_or(1, |(place, _)| usize::from(place.row));
        let stated: usize = self.stated.iter().map(|stated| stated.to_string().len()).sum();
        if rows + ends + stated > LONGEST_TEXT { Err(NotAGrid::TooLarge) } else { Ok(self) }
    }

    /// Replaces the readings.
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

    /// §3.2 Returns the groups of connected tiles, largest first; of equal ones, the first to begin.
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

impl Display for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.cells.is_empty() {
            f.write_char('-')?;
        }
        let mut here = Place { row: 0, column: 0 };
        for (place, tile) in &self.cells {
            for _ in here.row..place.row {
                f.write_char('/')?;
                here.column = 0;
            }
            for _ in here.column..place.column {
                f.write_char('.')?;
            }
            write!(f, "{tile}")?;
            // The last column of the largest grid has no next one, and needs none.
            here = Place { row: place.row, column: place.column.saturating_add(1) };
        }
        self.stated.iter().try_for_each(|stated| write!(f, "{stated}"))
    }
}

/// `; across 2,1: 2x4=8`
impl Display for Stated {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Stated { down, at, reading } = self;
        let way = if *down { "down" } else { "across" };
        write!(f, "; {way} {},{}: {reading}", at.row + 1, at.column + 1)
    }
}

impl FromStr for Grid {
    type Err = NotAGrid;

    fn from_str(text: &str) -> Result<Grid, NotAGrid> {
        let mut parts = text.split(';').map(str::trim);
        let rows = parts.next().unwrap_or_default();
        let mut cells = Vec::new();
        if rows != "-" {
            for (row, line) in (0..).zip(rows.split('/')) {
                for (column, character) in (0..).zip(line.trim_end().chars()) {
                    match character {
                        '.' => {}
                        _ => {
                            let tile = Tile::of_char(character).ok_or(NotAGrid::Character { character })?;
                            cells.push((row, column, tile));
                        }
                    }
                    if cells.len() > MAX_TILES {
                        return Err(NotAGrid::TooLarge);
                    }
                }
            }
        }
        let stated: Result<Vec<Stated>, NotAGrid> = parts.map(read_stated).collect();
        Grid::new(cells)?.stating(stated?)
    }
}

/// Reads `across 2,1: 2x4=8`.
pub fn read_stated(text: &str) -> Result<Stated, NotAGrid> {
    let not_stated = || NotAGrid::NotStated { text: shortened(text) };
    let (place, reading) = text.split_once(':').ok_or_else(not_stated)?;
    let (way, place) = place.trim().split_once(char::is_whitespace).ok_or_else(not_stated)?;
    let down = match way {
        "across" => false,
        "down" => true,
        _ => return Err(not_stated()),
    };
    let (row, column) = place.split_once(',').ok_or_else(not_stated)?;
    let number = |text: &str| {
        let number = text.trim().parse::<u8>().ok().and_then(|number| number.checked_sub(1));
        number.filter(|number| usize::from(*number) < MAX_CELLS).ok_or_else(not_stated)
    };
    Ok(Stated { down, at: Place { row: number(row)?, column: number(column)? }, reading: reading.parse()? })
}

as_text!(Grid, "The rows of a grid: .6/2*4*8/.7, then what is stated.");
