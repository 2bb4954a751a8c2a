//! §4.2 Rearranging by typing.
//!
//! ```text
//! c4 across 2*4*8        tiles starting at a cell; the column is a letter, the row a number
//! b1 down 6(*)7*13       the tile in brackets lies on the cell, so a sum can begin above or left of the grid
//! lift c4                one tile            lift c4 across     a sum, except its crossings
//! move c4 down to e6     a sum               move c4 to e6      everything connected to it
//! say c4 across 2x4=8    how a sum is read   say c4 across      as it was before
//! clear
//! ```
//!
//! German works too. Nobody needs to clear the way by hand: tiles in the way go back to the rack, so a real
//! tile typed over a smiley gives the smiley back.

mod words;

use std::collections::BTreeMap;

use reckon_rules::numenko::grid::{Grid, Place, Run, Stated};
use reckon_rules::numenko::judge::Sum;
use reckon_rules::numenko::reading::{Reading, Sign};
use reckon_rules::numenko::text::grid::NotAGrid;
use reckon_rules::numenko::text::reading::NotAReading;
use reckon_rules::numenko::tile::Tile;
use reckon_rules::numenko::view::View;

use super::written_out::WrittenOut;
pub use words::cell_name;
pub(super) use words::{begins_at_a_cell, named, read_cell, read_sum, tile_of};

/// The reason a text is not an edit that this grid and these tiles allow.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotAnEdit {
    Empty,
    Word {
        text: String,
    },
    /// `lift`, `move`
    WhichCell,
    NotACell {
        text: String,
    },
    /// `2*4*8`
    NoCell {
        text: String,
    },
    /// `8/2=4`, a sum or the rows of a grid, where a grid lies already.
    SumOrRows {
        text: String,
    },
    /// `c4 2*4*8`
    NoWay {
        cell: String,
    },
    /// `c4 across`
    NoTiles {
        cell: String,
    },
    NotATile {
        character: char,
    },
    Brackets,
    /// `move c4`
    NoTarget {
        cell: String,
    },
    NothingThere {
        cell: String,
    },
    NoSumThere {
        cell: String,
        down: bool,
    },
    /// `lift c4 across` where every tile belongs to another sum too.
    OnlyCrossings {
        cell: String,
    },
    NotHeld {
        tile: Tile,
    },
    /// `a1 across 3x5=8`
    NotTrue {
        sum: Sum,
    },
    NotAReading(NotAReading),
    Grid(NotAGrid),
}

reckon_rules::error_as_data!(NotAnEdit, NotAReading(NotAReading), Grid(NotAGrid));

/// A change to a grid. Cells are counted from 0.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Edit {
    /// The tile at index `marked` lies on the cell.
    Put {
        at: Place,
        down: bool,
        tiles: Vec<TypedTile>,
        marked: usize,
    },
    Lift {
        at: Place,
    },
    LiftSum {
        at: Place,
        down: bool,
    },
    MoveSum {
        at: Place,
        down: bool,
        to: Place,
    },
    MoveGroup {
        at: Place,
        to: Place,
    },
    State {
        at: Place,
        down: bool,
        reading: Option<Reading>,
    },
    Clear,
}

/// A tile, and what it is typed as, if that is one thing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct TypedTile {
    tile: Tile,
    sign: Option<Sign>,
}

/// Returns the grid after an edit by the player with this view.
pub fn edit(view: &View, grid: &Grid, typed: &str) -> Result<Grid, NotAnEdit> {
    let held = view.own_tiles();
    let sheet = Sheet::new(grid);
    let mut written_out = None;
    let after = match words::read(typed)? {
        Edit::Put { at, down, tiles, marked } => {
            let sheet = sheet.put(at, down, &tiles, marked);
            written_out = sheet.written_out(at, down, &tiles, marked);
            sheet.grid()?
        }
        Edit::Lift { at } => sheet.lift(&[cell_at(grid, at)?]).grid()?,
        Edit::LiftSum { at, down } => sheet.lift(&without_crossings(grid, at, down)?).grid()?,
        Edit::MoveSum { at, down, to } => sheet.shift(&run_at(grid, at, down)?.cells, at, to).grid()?,
        Edit::MoveGroup { at, to } => sheet.shift(&group_at(grid, at)?, at, to).grid()?,
        Edit::State { at, down, reading } => state(grid, at, down, reading)?,
        Edit::Clear => Grid::default(),
    };
    // Lifting tiles is always allowed, even while a tile that was swopped still lies in the grid.
    if let (Err(tile), Err(_)) = (held.without(&after.tiles()), grid.tiles().without(&after.tiles())) {
        return Err(NotAnEdit::NotHeld { tile });
    }
    match written_out {
        Some(written_out) => written_out.stated_in(after, view),
        None => Ok(after),
    }
}

/// A grid without edges, while it is being changed.
struct Sheet<'a> {
    before: &'a Grid,
    cells: BTreeMap<(i32, i32), Tile>,
    /// Stated readings, with the cell where each sum begins now.
    stated: Vec<((i32, i32), &'a Stated)>,
}

impl Sheet<'_> {
    fn new(before: &Grid) -> Sheet<'_> {
        let cells = before.cells().iter().map(|(place, tile)| (open(*place), *tile)).collect();
        Sheet { before, cells, stated: before.stated().iter().map(|stated| (open(stated.at), stated)).collect() }
    }

    fn put(mut self, at: Place, down: bool, tiles: &[TypedTile], marked: usize) -> Self {
        let (row, column) = first_of(at, down, marked);
        for (step, typed) in (0..).zip(tiles) {
            let cell = if down { (row + step, column) } else { (row, column + step) };
            self.cells.insert(cell, typed.tile);
        }
        self
    }

    /// Returns the signs of tiles that have just been put down, where they lie in the grid.
    fn written_out(&self, at: Place, down: bool, tiles: &[TypedTile], marked: usize) -> Option<WrittenOut> {
        let signs = tiles.iter().map(|typed| typed.sign).collect();
        Some(WrittenOut { down, at: self.place(first_of(at, down, marked))?, signs })
    }

    /// Returns a cell as a place in the grid, which begins with its first row and column.
    fn place(&self, (row, column): (i32, i32)) -> Option<Place> {
        let top = self.cells.keys().map(|(row, _)| *row).min()?;
        let left = self.cells.keys().map(|(_, column)| *column).min()?;
        Some(Place { row: u8::try_from(row - top).ok()?, column: u8::try_from(column - left).ok()? })
    }

    fn lift(mut self, cells: &[usize]) -> Self {
        for cell in cells {
            self.cells.remove(&open(self.before.cells()[*cell].0));
        }
        self
    }

    /// Moves cells so that the one at `from` ends up at `to`.
    fn shift(mut self, cells: &[usize], from: Place, to: Place) -> Self {
        let moved: Vec<((i32, i32), Tile)> =
            cells.iter().map(|cell| self.before.cells()[*cell]).map(|(place, tile)| (open(place), tile)).collect();
        self = self.lift(cells);
        let ((row, column), (to_row, to_column)) = (open(from), open(to));
        let there = |at: (i32, i32)| (at.0 - row + to_row, at.1 - column + to_column);
        self.cells.extend(moved.into_iter().map(|(at, tile)| (there(at), tile)));
        let runs = self.before.runs();
        for (at, stated) in &mut self.stated {
            let run = runs.iter().find(|run| (run.down, run.at) == (stated.down, stated.at));
            if run.is_some_and(|run| run.cells.iter().all(|cell| cells.contains(cell))) {
                *at = there(*at);
            }
        }
        self
    }

    /// Builds the grid, with every reading that still fits the sum that begins there.
    fn grid(self) -> Result<Grid, NotAnEdit> {
        let after = Grid::new(self.cells.iter().map(|((row, column), tile)| (*row, *column, *tile)))?;
        let runs = after.runs();
        let still_fits = |(at, stated): &((i32, i32), &Stated)| {
            let at = self.place(*at)?;
            let run = runs.iter().find(|run| (run.down, run.at) == (stated.down, at))?;
            let tiles: Vec<Tile> = run.cells.iter().map(|cell| after.tile(*cell)).collect();
            stated.reading.suits(&tiles).then(|| Stated { at, reading: stated.reading.clone(), down: stated.down })
        };
        let mut stated: Vec<Stated> = self.stated.iter().filter_map(still_fits).collect();
        // If a sum was moved onto another, only one of their readings is kept.
        stated.sort_unstable();
        stated.dedup_by_key(|stated| (stated.down, stated.at));
        Ok(after.stating(stated)?)
    }
}

/// Returns the cell of the first of some tiles, of which the one at index `marked` lies at a place.
fn first_of(at: Place, down: bool, marked: usize) -> (i32, i32) {
    let (row, column) = open(at);
    let marked = i32::try_from(marked).expect("an edit has few tiles");
    if down { (row - marked, column) } else { (row, column - marked) }
}

fn open(place: Place) -> (i32, i32) {
    (place.row.into(), place.column.into())
}

fn cell_at(grid: &Grid, at: Place) -> Result<usize, NotAnEdit> {
    grid.find(at).ok_or_else(|| NotAnEdit::NothingThere { cell: cell_name(at) })
}

/// Returns the sum that runs through a cell.
fn run_at(grid: &Grid, at: Place, down: bool) -> Result<Run, NotAnEdit> {
    let cell = cell_at(grid, at)?;
    let run = grid.runs().into_iter().find(|run| run.down == down && run.cells.contains(&cell));
    run.ok_or_else(|| NotAnEdit::NoSumThere { cell: cell_name(at), down })
}

fn group_at(grid: &Grid, at: Place) -> Result<Vec<usize>, NotAnEdit> {
    let cell = cell_at(grid, at)?;
    Ok(grid.groups().into_iter().find(|group| group.contains(&cell)).expect("every tile is in a group"))
}

fn without_crossings(grid: &Grid, at: Place, down: bool) -> Result<Vec<usize>, NotAnEdit> {
    let mut cells = run_at(grid, at, down)?.cells;
    let runs = grid.runs();
    cells.retain(|cell| !runs.iter().any(|run| run.down != down && run.cells.contains(cell)));
    if cells.is_empty() { Err(NotAnEdit::OnlyCrossings { cell: cell_name(at) }) } else { Ok(cells) }
}

/// §3.10
fn state(grid: &Grid, at: Place, down: bool, reading: Option<Reading>) -> Result<Grid, NotAnEdit> {
    let at = run_at(grid, at, down)?.at;
    let others = grid.stated().iter().filter(|stated| (stated.down, stated.at) != (down, at)).cloned();
    let stated = others.chain(reading.map(|reading| Stated { down, at, reading })).collect();
    Ok(grid.clone().stating(stated)?)
}
