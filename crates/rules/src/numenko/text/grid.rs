//! Grids as text: the rows, `.6/2*4*8/.7/.*/.1/.3`, a point for an empty cell. Stated readings follow:
//! `; across 2,1: 2x4=8`, with the row and the column of the sum's first tile.

use std::fmt::{self, Display, Write as _};
use std::str::FromStr;

use super::reading::NotAReading;
use crate::numenko::grid::{Grid, MAX_CELLS, Place, Stated};
use crate::numenko::tile::{MAX_TILES, Tile};
use crate::text::{as_text, shortened};

/// Longest text of a grid, so that a move fits on a line of a record. Connected tiles need far less except in contrived
/// shapes: 120 of them in the shape of an L just fit.
pub const LONGEST_TEXT: usize = 3_800;

/// The reason a text is not a grid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotAGrid {
    Character { character: char },
    TooLarge,
    SameCell,
    NotStated { text: String },
    NotAReading(NotAReading),
    StatedTwice { row: u8, column: u8 },
}

crate::error_as_data!(NotAGrid, NotAReading(NotAReading));

impl Grid {
    /// Refuses a grid whose text would be too long.
    pub(in crate::numenko) fn not_too_long(self) -> Result<Grid, NotAGrid> {
        // The last tile of each row gives the length of the row.
        let is_last =
            |cell: &usize| self.cells().get(cell + 1).is_none_or(|next| next.0.row > self.cells()[*cell].0.row);
        let last = (0..self.cells().len()).filter(is_last).map(|cell| self.cells()[cell].0);
        let rows: usize = last.map(|place| usize::from(place.column) + 1).sum();
        let ends = self.cells().last().map_or(1, |(place, _)| usize::from(place.row));
        let stated: usize = self.stated().iter().map(|stated| stated.to_string().len()).sum();
        if rows + ends + stated > LONGEST_TEXT { Err(NotAGrid::TooLarge) } else { Ok(self) }
    }
}

impl Display for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            f.write_char('-')?;
        }
        let mut here = Place { row: 0, column: 0 };
        for (place, tile) in self.cells() {
            for _ in here.row..place.row {
                f.write_char('/')?;
                here.column = 0;
            }
            for _ in here.column..place.column {
                f.write_char('.')?;
            }
            write!(f, "{tile}")?;
            // Saturates because the last column of the largest grid has no next one, and needs none.
            here = Place { row: place.row, column: place.column.saturating_add(1) };
        }
        self.stated().iter().try_for_each(|stated| write!(f, "{stated}"))
    }
}

/// `; across 2,1: 2x4=8`
impl Display for Stated {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Stated { down, at, reading } = self;
        f.write_str("; ")?;
        write_sum_place(f, *down, *at)?;
        write!(f, ": {reading}")
    }
}

/// Writes where a sum begins, `across 2,1`.
pub(in crate::numenko) fn write_sum_place(f: &mut fmt::Formatter<'_>, down: bool, at: Place) -> fmt::Result {
    let way = if down { "down" } else { "across" };
    write!(f, "{way} {},{}", at.row + 1, at.column + 1)
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
    let (down, at) = read_sum_place(place).ok_or_else(not_stated)?;
    Ok(Stated { down, at, reading: reading.parse()? })
}

/// Reads where a sum begins, `across 2,1`: whether it goes down, and its first tile.
pub(in crate::numenko) fn read_sum_place(text: &str) -> Option<(bool, Place)> {
    let (way, place) = text.trim().split_once(char::is_whitespace)?;
    let down = match way {
        "across" => false,
        "down" => true,
        _ => return None,
    };
    let (row, column) = place.split_once(',')?;
    let number = |text: &str| {
        let number = text.trim().parse::<u8>().ok().and_then(|number| number.checked_sub(1));
        number.filter(|number| usize::from(*number) < MAX_CELLS)
    };
    Some((down, Place { row: number(row)?, column: number(column)? }))
}

as_text!(Grid, "The rows of a grid: .6/2*4*8/.7, then what is stated.");
