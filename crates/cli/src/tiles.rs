//! Cards as small boxes of line characters. The upper line is what a card shows, the lower one
//! how it is typed; so what a colour tells is told by letters too.

use anstyle::Style;

use crate::voice::Voice;

pub struct Tile {
    pub lines: Vec<String>,
    pub style: Style,
    /// Corners and edges: upper left, upper right, lower left, lower right.
    pub corners: [char; 4],
}

/// Between two boxes.
const GAP: usize = 1;

pub const ROUND: [char; 4] = ['╭', '╮', '╰', '╯'];
pub const SQUARE: [char; 4] = ['┌', '┐', '└', '┘'];

impl Tile {
    pub fn width(&self) -> usize {
        let longest = self.lines.iter().map(|line| line.chars().count()).max().unwrap_or(0);
        longest.max(3) + 4
    }

    /// One line of the box: its upper edge, its lines, its lower edge.
    fn line(&self, number: usize, height: usize) -> String {
        let inner = self.width() - 2;
        let [upper_left, upper_right, lower_left, lower_right] = self.corners;
        match number {
            0 => format!("{upper_left}{}{upper_right}", "─".repeat(inner)),
            _ if number > height => format!("{lower_left}{}{lower_right}", "─".repeat(inner)),
            _ => format!("│{:^inner$}│", self.lines.get(number - 1).map_or("", String::as_str)),
        }
    }

    /// The whole box, with its colour where there are colours.
    pub fn drawn(&self, height: usize, voice: &Voice) -> Vec<String> {
        let styled = |text: String| match voice.colour {
            true => format!("{}{text}{:#}", self.style, self.style),
            false => text,
        };
        (0..height + 2).map(|number| styled(self.line(number, height))).collect()
    }
}

/// Boxes side by side, in as many rows as they need.
pub fn rows(tiles: &[Tile], voice: &Voice) -> Vec<String> {
    let mut lines = Vec::new();
    let mut rest = tiles;
    while !rest.is_empty() {
        let mut end = 0;
        let fits = |tile: &&Tile| {
            end += tile.width() + GAP;
            // Behind the last one no space is needed.
            end <= voice.width() + GAP
        };
        let count = rest.iter().take_while(fits).count().max(1);
        let (row, after) = rest.split_at(count);
        let height = row.iter().map(|tile| tile.lines.len()).max().unwrap_or(0);
        let boxes: Vec<Vec<String>> = row.iter().map(|tile| tile.drawn(height, voice)).collect();
        for number in 0..height + 2 {
            let pieces: Vec<&str> = boxes.iter().map(|lines| lines[number].as_str()).collect();
            lines.push(pieces.join(" "));
        }
        rest = after;
    }
    lines
}
