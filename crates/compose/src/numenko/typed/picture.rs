//! Grids as people draw and paste them.

use super::super::edit::{read_cell, tile_of};
use reckon_rules::numenko::grid::{Grid, Stated};
use reckon_rules::numenko::text::grid::{NotAGrid, read_stated};
use reckon_rules::numenko::tile::{MAX_TILES, Tile};

/// Mark for omitted empty rows.
const LEFT_OUT: char = '…';

/// Longest drawing accepted, in bytes: every row of the largest grid, spaced out and with labels, is shorter.
pub(super) const LONGEST_DRAWING: usize = 1 << 16;

/// Cells at any coordinates, as [`Grid::new`] takes them: row, column, tile.
#[derive(Default)]
struct Cells(Vec<(i32, i32, Tile)>);

impl Cells {
    fn push(&mut self, row: i32, column: i32, character: char) -> Result<(), NotAGrid> {
        let tile = tile_of(character).ok_or(NotAGrid::Character { character })?;
        self.0.push((row, column, tile));
        if self.0.len() > MAX_TILES { Err(NotAGrid::TooLarge) } else { Ok(()) }
    }
}

/// Reads a grid as people paste it: its text in one line, where `/` always separates rows, or a picture of several
/// lines. A space or a dot is an empty cell, any sign is a star. If only every second or third column has
/// anything in it, the tiles were spaced out for legibility, and the gaps are closed. A picture with letters above
/// and numbers beside it, as this program draws it, is read by these labels. Stated readings follow after `;`.
pub fn drawing(text: &str) -> Result<Grid, NotAGrid> {
    if text.len() > LONGEST_DRAWING {
        return Err(NotAGrid::TooLarge);
    }
    let text = text.trim_start_matches('\u{feff}').replace(['\t', '\u{a0}'], " ").replace('\u{fe0f}', "");
    let (rows, stated) = text.split_once(';').map_or((text.as_str(), None), |(rows, stated)| (rows, Some(stated)));
    let stated: Result<Vec<Stated>, NotAGrid> =
        stated.iter().flat_map(|stated| stated.split(';')).map(|stated| read_stated(stated.trim())).collect();
    read_rows(rows)?.stating(stated?)
}

/// Returns whether a line is like `a  b  c`: the letters of columns, starting with the first.
pub fn is_heading(line: &str) -> bool {
    heading(line).is_some_and(|columns| columns.first() == Some(&0))
}

fn read_rows(rows: &str) -> Result<Grid, NotAGrid> {
    let rows = rows.trim_matches(['\n', '\r']).trim_end();
    if rows.trim() == "-" {
        return Ok(Grid::default());
    }
    // If there is an `=`, the signs are written out, and `·` is one of them.
    let has_signs = rows.contains('=');
    let is_empty = |character: char| character == '.' || character == '·' && !has_signs;
    let lines: Vec<&str> = match rows.contains('\n') {
        true => rows.lines().map(str::trim_end).collect(),
        false if rows.contains(" / ") => rows.split('/').map(str::trim).collect(),
        false => rows.split('/').map(str::trim_end).collect(),
    };
    match lines.iter().find(|line| !line.is_empty()) {
        Some(first) if is_heading(first) => read_labelled(&lines, is_empty),
        _ => read_plain(&lines, is_empty),
    }
}

fn read_plain(lines: &[&str], is_empty: impl Fn(char) -> bool) -> Result<Grid, NotAGrid> {
    let mut cells = Cells::default();
    let mut columns: Vec<i32> = Vec::new();
    for (row, line) in (0..).zip(lines) {
        for (column, character) in (0..).zip(line.chars()).filter(|(_, character)| *character != ' ') {
            columns.push(column);
            if !is_empty(character) {
                cells.push(row, column, character)?;
            }
        }
    }
    let first = columns.iter().min().copied().unwrap_or(0);
    let is_apart = |by: &i32| columns.iter().all(|column| (column - first) % by == 0);
    let apart = [2, 3].into_iter().find(is_apart).unwrap_or(1);
    Grid::new(cells.0.into_iter().map(|(row, column, tile)| (row, (column - first) / apart, tile)))
}

/// Returns the columns that a line of letters names, one after another.
fn heading(line: &str) -> Option<Vec<i32>> {
    let column = |word: &str| {
        let is_letters = word.bytes().all(|letter| letter.is_ascii_alphabetic());
        is_letters.then(|| read_cell(&format!("{word}1")).map(|place| i32::from(place.column)))?
    };
    let columns: Option<Vec<i32>> = line.split_whitespace().map(column).collect();
    columns.filter(|columns| !columns.is_empty() && columns.windows(2).all(|pair| pair[0] + 1 == pair[1]))
}

/// Reads a picture with labels. Every cell is drawn, even an empty one, so each word is one cell. A wide grid
/// comes in parts, each with column letters of its own.
fn read_labelled(lines: &[&str], is_empty: impl Fn(char) -> bool) -> Result<Grid, NotAGrid> {
    let mut cells = Cells::default();
    let mut columns: Vec<i32> = Vec::new();
    let mut row = 0;
    for line in lines.iter().filter(|line| !line.trim_start().starts_with(LEFT_OUT)) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let continues = columns.last().map_or(0, |last| last + 1);
        if let Some(named) = heading(line).filter(|named| named[0] == continues) {
            (columns, row) = (named, 0);
            continue;
        }
        let words = match words[..] {
            [] => continue,
            [number, ref rest @ ..] if words.len() > columns.len() && number.parse::<u8>().is_ok() => {
                row = number.parse::<u8>().map_or(row, i32::from);
                rest
            }
            _ => {
                row += 1;
                &words[..]
            }
        };
        for (place, word) in words.iter().enumerate() {
            let column = columns.get(place).copied().ok_or(NotAGrid::TooLarge)?;
            for character in word.chars().filter(|character| !is_empty(*character)) {
                cells.push(row, column, character)?;
            }
        }
    }
    Grid::new(cells.0)
}
