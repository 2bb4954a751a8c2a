//! The rulebook on a screen, with its Markdown rendered. In a pipe it stays unchanged.

use anstyle::Style;

use crate::output::Output;
use crate::wrapping::{hanging, width_of};

/// Placeholders for the start and end of bold text, replaced once lines are wrapped. Neither counts towards the width.
const BOLD: char = '\u{1}';
const THIN: char = '\u{2}';

/// Minimum column widths: for any text, and for sentences.
const MIN_ROOM: usize = 10;
const SENTENCE_ROOM: usize = 30;

/// Space between two columns.
const GAP: usize = 2;

pub fn shown(text: &str, output: &Output) -> String {
    if !output.screen && !output.spoken {
        return text.to_string();
    }
    let mut lines = Vec::new();
    let source: Vec<&str> = text.lines().collect();
    for block in source.chunk_by(|before, line| kind(before) == kind(line) && !begins(line)) {
        match kind(block[0]) {
            Kind::Empty => lines.push(String::new()),
            Kind::Heading => block.iter().for_each(|line| heading(line, output, &mut lines)),
            Kind::Row => table(block, output, &mut lines),
            Kind::Text => paragraph(block, output, &mut lines),
        }
    }
    styled(&lines.join("\n"), output)
}

#[derive(PartialEq)]
enum Kind {
    Empty,
    Heading,
    Row,
    Text,
}

fn kind(line: &str) -> Kind {
    match line.chars().next() {
        None => Kind::Empty,
        Some('#') => Kind::Heading,
        Some('|') => Kind::Row,
        Some(_) => Kind::Text,
    }
}

/// Checks for an item of a list or of the table of contents, which starts a new line.
fn begins(line: &str) -> bool {
    let numbered = line.split_once(". ").is_some_and(|(number, _)| number.bytes().all(|byte| byte.is_ascii_digit()));
    line.starts_with("- ") || numbered
}

fn heading(line: &str, output: &Output, lines: &mut Vec<String>) {
    let text = inline(line.trim_start_matches('#').trim_start());
    let underline = "─".repeat(width_of(&text));
    lines.push(format!("{BOLD}{text}{THIN}"));
    if !output.colour && output.draws {
        lines.push(underline);
    }
}

fn paragraph(block: &[&str], output: &Output, lines: &mut Vec<String>) {
    let text = inline(&block.join(" "));
    let item = text.strip_prefix("- ").filter(|_| output.spoken).map(str::to_string);
    let indent = if text.starts_with("- ") { 2 } else { 0 };
    let width = output.columns.unwrap_or(usize::MAX);
    lines.extend(hanging(&item.unwrap_or(text), 0, indent, width));
}

fn table(block: &[&str], output: &Output, lines: &mut Vec<String>) {
    let cells = |row: &&str| row.trim().trim_matches('|').split('|').map(|cell| inline(cell.trim())).collect();
    let is_rule = |row: &&&str| row.chars().all(|c| "|-: ".contains(c));
    let rows: Vec<Vec<String>> = block.iter().filter(|row| !is_rule(row)).map(cells).collect();
    if output.spoken {
        lines.extend(rows.iter().map(|row| row.join(", ")));
        return;
    }
    let widths = column_widths(&rows, output.columns.unwrap_or(usize::MAX));
    for row in &rows {
        // Each cell wraps within its column.
        let cells: Vec<Vec<String>> =
            row.iter().zip(&widths).map(|(cell, width)| hanging(cell, 0, 0, *width)).collect();
        let height = cells.iter().map(Vec::len).max().unwrap_or(0);
        for number in 0..height {
            let piece = |cell: &Vec<String>| cell.get(number).cloned().unwrap_or_default();
            let padded = cells.iter().zip(&widths).map(|(cell, width)| {
                let piece = piece(cell);
                let room = (width + GAP).saturating_sub(width_of(&piece));
                piece + &" ".repeat(room)
            });
            lines.push(padded.collect::<String>().trim_end().to_string());
        }
    }
}

/// Fits columns to their content. If that is too wide, the last one, which has the sentences, shrinks first, and then
/// the widest.
fn column_widths(rows: &[Vec<String>], most: usize) -> Vec<usize> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| rows.iter().map(|row| row.get(column).map_or(0, |cell| width_of(cell))).max();
    let mut widths: Vec<usize> = (0..columns).filter_map(width).collect();
    let too_wide = |widths: &[usize]| widths.iter().sum::<usize>() + GAP * columns.saturating_sub(1) > most;
    let longest_word = |column: usize| {
        let words = rows.iter().filter_map(|row| row.get(column)).flat_map(|cell| cell.split(' '));
        words.map(width_of).max().unwrap_or(0).max(MIN_ROOM)
    };
    let least: Vec<usize> = (0..columns).map(longest_word).collect();
    while too_wide(&widths) {
        let last = widths.last().is_some_and(|last| *last > SENTENCE_ROOM).then_some(columns - 1);
        let gives = |column: &usize| widths[*column] > least[*column];
        let widest = || (0..columns).filter(gives).max_by_key(|column| widths[*column]);
        // If no column can shrink further, the terminal wraps the lines.
        match last.filter(gives).or_else(widest) {
            Some(column) => widths[column] -= 1,
            None => break,
        }
    }
    widths
}

/// Marks bold text and drops the backticks of code; a star inside code is kept.
fn inline(text: &str) -> String {
    let mut shown = String::new();
    let mut bold = false;
    for (place, piece) in text.split('`').enumerate() {
        if place % 2 == 1 {
            shown.push_str(piece);
            continue;
        }
        for (place, piece) in piece.split("**").enumerate() {
            if place > 0 {
                bold = !bold;
                shown.push(if bold { BOLD } else { THIN });
            }
            shown.push_str(piece);
        }
    }
    shown
}

fn styled(text: &str, output: &Output) -> String {
    let bold = Style::new().bold();
    let (begin, end) = if output.colour { (format!("{bold}"), format!("{bold:#}")) } else { Default::default() };
    let text = text.replace(BOLD, &begin).replace(THIN, &end);
    if output.spoken { text.replace('§', "") } else { text }
}

#[cfg(test)]
mod tests {
    use reckon_words::Language;

    use super::*;

    const TEXT: &str = "## 1. The cards\n\n**§1.1** Write `10r*1/2`,\nor so.\n\n- one\n- **two**\n\n\
                        | A | Long |\n|---|---|\n| `x` | y |\n| abc | z |";

    fn output() -> Output {
        Output { screen: true, draws: true, columns: Some(20), ..Output::plain(Language::English) }
    }

    #[test]
    fn a_pipe_gets_the_file_unchanged() {
        assert_eq!(shown(TEXT, &Output::plain(Language::English)), TEXT);
    }

    #[test]
    fn a_screen_gets_rendered_markdown() {
        let plain =
            "1. The cards\n────────────\n\n§1.1 Write 10r*1/2,\nor so.\n\n- one\n- two\n\nA    Long\nx    y\nabc  z";
        assert_eq!(shown(TEXT, &output()), plain);
        let colour = shown(TEXT, &Output { colour: true, ..output() });
        assert!(colour.starts_with("\u{1b}[1m1. The cards\u{1b}[0m\n\n\u{1b}[1m§1.1\u{1b}[0m Write"), "{colour:?}");
    }

    #[test]
    fn a_wide_table_wraps_its_widest_cells() {
        let table = "| | What | Points |\n|---|---|---|\n| 1 | each take that somebody makes | 1 |\n| 11 | most | 10 |";
        let narrow = Output { columns: Some(28), ..output() };
        let rows = [
            "    What              Points",
            "1   each take that    1",
            "    somebody makes",
            "11  most              10",
        ];
        assert_eq!(shown(table, &narrow), rows.join("\n"));
    }

    #[test]
    fn spoken_text_contains_no_markdown_symbols() {
        let spoken = shown(TEXT, &Output { spoken: true, columns: None, ..Output::plain(Language::English) });
        assert_eq!(spoken, "1. The cards\n\n1.1 Write 10r*1/2, or so.\n\none\ntwo\n\nA, Long\nx, y\nabc, z");
    }
}
