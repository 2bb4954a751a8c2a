//! A grid as a picture with letters above and numbers beside it; or row by row in words.

use reckon_rules::numenko::grid::Place;
use reckon_rules::numenko::{Grid, Tile};
use reckon_words::Names;
use reckon_words::numenko::tile_spoken;

use super::letters::column;
use crate::voice::Voice;

/// A tile with the room around it.
const CELL: usize = 3;

/// Room for the number of a row.
const MARGIN: usize = 4;

pub fn sign(tile: Tile) -> char {
    match tile {
        Tile::Number(_) => tile.character(),
        Tile::Star => '∗',
        Tile::Smiley => '☺',
    }
}

/// By its sign, or in words.
pub fn tile(tile: Tile, voice: &Voice) -> String {
    if voice.spoken { tile_spoken(tile, voice.language) } else { sign(tile).to_string() }
}

pub fn grid(grid: &Grid, voice: &Voice) -> Vec<String> {
    if grid.is_empty() {
        return Vec::new();
    }
    if voice.draws { drawn(grid, voice) } else { in_rows(grid, voice) }
}

/// Where it is wider than the screen, one part below the other.
fn drawn(grid: &Grid, voice: &Voice) -> Vec<String> {
    let last = |of: fn(&Place) -> u8| grid.cells().iter().map(|(place, _)| of(place)).max().unwrap_or(0);
    let (last_row, last_column) = (last(|place| place.row), last(|place| place.column));
    let columns: Vec<u8> = (0..=last_column).collect();
    let at_once = (voice.width().saturating_sub(MARGIN) / CELL).max(1);
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

/// `Row 2: a 2, b ∗, c 4.`
fn in_rows(grid: &Grid, voice: &Voice) -> Vec<String> {
    let row = |cells: &[(Place, Tile)]| {
        let number = voice.count(usize::from(cells[0].0.row) + 1);
        let tiles = cells.iter().map(|(place, lying)| format!("{} {}", column(place.column), tile(*lying, voice)));
        voice.say_with("cli-numenko-row", [("row", number), ("tiles", voice.listed(tiles))])
    };
    grid.cells().chunk_by(|one, next| one.0.row == next.0.row).map(row).flat_map(|line| voice.fit(&line)).collect()
}

/// `0 0 1 3 ∗∗∗ ☺`, or in words.
pub fn rack(tiles: &reckon_rules::numenko::Tiles, voice: &Voice) -> String {
    if !voice.draws {
        return reckon_words::numenko::tiles_listed(tiles, &voice.speaker(&Names::default()));
    }
    let kind = |tile: Tile| {
        let count = usize::from(tiles.count(tile));
        let between = if matches!(tile, Tile::Number(_)) { " " } else { "" };
        (count > 0).then(|| vec![sign(tile).to_string(); count].join(between))
    };
    Tile::all().filter_map(kind).collect::<Vec<String>>().join("  ")
}
