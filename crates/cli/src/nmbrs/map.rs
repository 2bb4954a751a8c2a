//! The layout of the table: a map with row letters, or line by line in words.

use std::collections::BTreeMap;

use reckon_rules::nmbrs::view::LaidBlock;
use reckon_rules::nmbrs::{Axis, Blocks, Cell, Side};
use reckon_words::Names;
use reckon_words::nmbrs::piece_name;

use super::rows::{Row, marked};
use crate::output::Output;

/// Cells from top to bottom, then left to right.
type Cells = BTreeMap<(i16, i16), String>;

pub fn drawn(table: &[LaidBlock], rows: &[Row], added: Blocks, output: &Output) -> Vec<String> {
    if table.is_empty() {
        return vec![output.say("cli-nmbrs-table-empty")];
    }
    if !output.draws {
        return in_words(table, output);
    }
    let mut cells: Cells = table.iter().map(|laid| ((laid.cell.y, laid.cell.x), marked(laid.piece, added))).collect();
    name_rows(&mut cells, table, rows);
    picture(&cells, output)
}

/// Puts each row's letter into the cell before it, which is always free.
fn name_rows(cells: &mut Cells, table: &[LaidBlock], rows: &[Row]) {
    let cell_of = |row: &Row| {
        let first = row.pieces.first()?.block;
        table.iter().find(|laid| laid.piece.block == first).map(|laid| laid.cell)
    };
    for row in rows {
        let (Some(letter), Some(first)) = (row.letter, cell_of(row)) else { continue };
        let side = if row.line == Axis::Down { Side::Above } else { Side::Left };
        let Cell { x, y } = first.beside(side, 1);
        let name = cells.entry((y, x)).or_default();
        if !name.is_empty() {
            name.push('/');
        }
        name.push_str(&letter.to_string());
    }
}

/// Draws the map; if it is wider than the screen, in parts one below the other.
fn picture(cells: &Cells, output: &Output) -> Vec<String> {
    let bounds = |of: fn(&(i16, i16)) -> i16| {
        let all = || cells.keys().map(of);
        all().min().unwrap_or(0)..=all().max().unwrap_or(0)
    };
    let (lines, columns) = (bounds(|cell| cell.0), bounds(|cell| cell.1));
    let width = |x: i16| cells.iter().filter(|((_, at), _)| *at == x).map(|(_, text)| text.chars().count()).max();
    let columns: Vec<(i16, usize)> = columns.map(|x| (x, width(x).unwrap_or(1).max(2))).collect();
    let mut parts: Vec<Vec<(i16, usize)>> = vec![Vec::new()];
    let mut used = 0;
    for column in columns {
        if used + column.1 + 1 > output.width() {
            parts.push(Vec::new());
            used = 0;
        }
        used += column.1 + 1;
        parts.last_mut().expect("there is always at least one part").push(column);
    }
    let line = |y: i16, part: &[(i16, usize)]| {
        let cell = |(x, width): &(i16, usize)| {
            let text = cells.get(&(y, *x)).map_or("", String::as_str);
            format!(" {text:>width$}")
        };
        part.iter().map(cell).collect::<String>().trim_end().to_string()
    };
    let count = parts.len();
    let mut shown = Vec::new();
    for (number, part) in (1..).zip(&parts) {
        if count > 1 {
            let about = [("part", number.to_string()), ("parts", count.to_string())];
            shown.push(output.say_with("cli-nmbrs-map-part", about));
        }
        shown.extend(lines.clone().map(|y| line(y, part)));
    }
    shown
}

/// `Line 2: 20, 30, 40, 2 free, 8.`
fn in_words(table: &[LaidBlock], output: &Output) -> Vec<String> {
    let nobody = Names::default();
    let speaker = output.speaker(&nobody);
    let mut laid = table.to_vec();
    laid.sort_by_key(|laid| (laid.cell.y, laid.cell.x));
    let line = |line: &[LaidBlock]| {
        let mut next = 0;
        let mut texts = Vec::new();
        for laid in line {
            if laid.cell.x > next {
                let free = usize::try_from(laid.cell.x - next).unwrap_or(0);
                texts.push(output.say_with("cli-nmbrs-map-free", [("number", output.count(free))]));
            }
            texts.push(piece_name(laid.piece, &speaker));
            next = laid.cell.x + 1;
        }
        let number = usize::try_from(line[0].cell.y + 1).unwrap_or(0);
        output.say_with("cli-nmbrs-map-line", [("number", output.count(number)), ("cells", output.listed(texts))])
    };
    laid.chunk_by(|one, next| one.cell.y == next.cell.y).flat_map(|cells| output.fit(&line(cells))).collect()
}
