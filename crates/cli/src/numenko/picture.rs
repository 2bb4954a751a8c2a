//! A grid drawn with letters above and numbers beside it, or told row by row in words.

use reckon_rules::numenko::grid::Place;
use reckon_rules::numenko::{Grid, Tile};
use reckon_words::Names;
use reckon_words::numenko::tile_spoken;

use super::cell_names::column;
use crate::output::Output;

/// Width of a tile with the space around it.
const CELL: usize = 3;

/// Width of a row number.
const MARGIN: usize = 4;

pub fn sign(tile: Tile) -> char {
    match tile {
        Tile::Number(_) => tile.character(),
        Tile::Star => '∗',
        Tile::Smiley => '☺',
    }
}

/// Shows a tile as a sign, or in words.
pub fn tile(tile: Tile, output: &Output) -> String {
    if output.spoken { tile_spoken(tile, output.language) } else { sign(tile).to_string() }
}

pub fn grid(grid: &Grid, output: &Output) -> Vec<String> {
    if grid.is_empty() {
        return Vec::new();
    }
    if output.draws { drawn(grid, output) } else { in_rows(grid, output) }
}

/// Draws the grid; if it is wider than the screen, in parts one below the other.
fn drawn(grid: &Grid, output: &Output) -> Vec<String> {
    let last = |of: fn(&Place) -> u8| grid.cells().iter().map(|(place, _)| of(place)).max().unwrap_or(0);
    let (last_row, last_column) = (last(|place| place.row), last(|place| place.column));
    let columns: Vec<u8> = (0..=last_column).collect();
    let at_once = (output.width().saturating_sub(MARGIN) / CELL).max(1);
    let mut lines = Vec::new();
    for part in columns.chunks(at_once) {
        let letters: String = part.iter().map(|number| format!("{:>CELL$}", column(*number))).collect();
        lines.push(format!("{:MARGIN$}{letters}", ""));
        for row in 0..=last_row {
            let cell = |column: &u8| grid.get(Place { row, column: *column }).map_or('·', sign);
            let cells: String = part.iter().map(|column| format!("{:>CELL$}", cell(column))).collect();
            lines.push(format!("{:>MARGIN$}{cells}", u16::from(row) + 1));
        }
    }
    lines
}

/// Writes rows as `Row 2: a 2, b ∗, c 4.`
fn in_rows(grid: &Grid, output: &Output) -> Vec<String> {
    let row = |cells: &[(Place, Tile)]| {
        let number = output.count(usize::from(cells[0].0.row) + 1);
        let tiles = cells.iter().map(|(place, lying)| format!("{} {}", column(place.column), tile(*lying, output)));
        output.say_with("cli-numenko-row", [("row", number), ("tiles", output.listed(tiles))])
    };
    grid.cells().chunk_by(|one, next| one.0.row == next.0.row).map(row).flat_map(|line| output.fit(&line)).collect()
}

/// Lists tiles as `0 0 1 3 ∗∗∗ ☺`, or in words.
pub fn rack(tiles: &reckon_rules::numenko::Tiles, output: &Output) -> String {
    if !output.draws {
        return reckon_words::numenko::tiles_listed(tiles, &output.speaker(&Names::default()));
    }
    let kind = |tile: Tile| {
        let count = usize::from(tiles.count(tile));
        let between = if matches!(tile, Tile::Number(_)) { " " } else { "" };
        (count > 0).then(|| vec![sign(tile).to_string(); count].join(between))
    };
    Tile::all().filter_map(kind).collect::<Vec<String>>().join("  ")
}
