//! Cards as small boxes of line characters. The upper line shows the card, the lower one how to type it, so no
//! information depends on colour alone.

use anstyle::Style;

use crate::output::Output;

pub struct CardBox {
    pub lines: Vec<String>,
    pub style: Style,
    /// Corners: upper left, upper right, lower left, lower right.
    pub corners: [char; 4],
}

/// Space between two boxes.
const GAP: usize = 1;

pub const ROUND: [char; 4] = ['╭', '╮', '╰', '╯'];
pub const SQUARE: [char; 4] = ['┌', '┐', '└', '┘'];

impl CardBox {
    pub fn width(&self) -> usize {
        let longest = self.lines.iter().map(|line| line.chars().count()).max().unwrap_or(0);
        longest.max(3) + 4
    }

    /// Returns one line of the box: its upper edge, a line of text, or its lower edge.
    fn line(&self, number: usize, height: usize) -> String {
        let inner = self.width() - 2;
        let [upper_left, upper_right, lower_left, lower_right] = self.corners;
        match number {
            0 => format!("{upper_left}{}{upper_right}", "─".repeat(inner)),
            _ if number > height => format!("{lower_left}{}{lower_right}", "─".repeat(inner)),
            _ => format!("│{:^inner$}│", self.lines.get(number - 1).map_or("", String::as_str)),
        }
    }

    /// Draws the whole box, in colour if colours are on.
    pub fn drawn(&self, height: usize, output: &Output) -> Vec<String> {
        let styled = |text: String| match output.colour {
            true => format!("{}{text}{:#}", self.style, self.style),
            false => text,
        };
        (0..height + 2).map(|number| styled(self.line(number, height))).collect()
    }
}

/// Draws boxes side by side, in as many rows as the width requires.
pub fn rows(tiles: &[CardBox], output: &Output) -> Vec<String> {
    let mut lines = Vec::new();
    let mut rest = tiles;
    while !rest.is_empty() {
        let mut end = 0;
        let fits = |tile: &&CardBox| {
            end += tile.width() + GAP;
            // The last box needs no gap after it.
            end <= output.width() + GAP
        };
        let count = rest.iter().take_while(fits).count().max(1);
        let (row, after) = rest.split_at(count);
        let height = row.iter().map(|tile| tile.lines.len()).max().unwrap_or(0);
        let boxes: Vec<Vec<String>> = row.iter().map(|tile| tile.drawn(height, output)).collect();
        for number in 0..height + 2 {
            let pieces: Vec<&str> = boxes.iter().map(|lines| lines[number].as_str()).collect();
            lines.push(pieces.join(" "));
        }
        rest = after;
    }
    lines
}
