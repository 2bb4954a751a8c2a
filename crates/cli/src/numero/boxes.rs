//! Cards as small boxes of line characters. The upper line is what a card shows, the lower one
//! how it is typed; so a colour is told by its letter too.

use anstyle::{Ansi256Color, AnsiColor, Color, Style};
use reckon_rules::numero::sum::Sums;
use reckon_rules::numero::{Card, Colour};
use reckon_words::Language;
use reckon_words::numero::{self as words, card_name};

use crate::voice::Voice;

pub struct Tile {
    lines: Vec<String>,
    style: Style,
}

impl Tile {
    pub fn card(card: Card, language: Language) -> Tile {
        let face = card_name(Card { colour: None, ..card }, language);
        let style = match card.colour {
            Some(colour) => Style::new().fg_color(Some(shade(colour))),
            None => Style::new(),
        };
        Tile { lines: vec![face, card.to_string()], style: style.bold() }
    }

    pub fn build(lines: Vec<String>) -> Tile {
        Tile { lines, style: Style::new().bold() }
    }

    fn width(&self) -> usize {
        let longest = self.lines.iter().map(|line| line.chars().count()).max().unwrap_or(0);
        longest.max(3) + 4
    }

    /// One line of the box: its upper edge, its lines, its lower edge.
    fn line(&self, number: usize, height: usize) -> String {
        let inner = self.width() - 2;
        match number {
            0 => format!("╭{}╮", "─".repeat(inner)),
            _ if number > height => format!("╰{}╯", "─".repeat(inner)),
            _ => format!("│{:^inner$}│", self.lines.get(number - 1).map_or("", String::as_str)),
        }
    }
}

/// Bright enough to be read on black and on white.
fn shade(colour: Colour) -> Color {
    match colour {
        Colour::Green => AnsiColor::Green.into(),
        Colour::Orange => Ansi256Color(208).into(),
        Colour::Blue => Ansi256Color(33).into(),
        Colour::Red => AnsiColor::Red.into(),
    }
}

/// Boxes side by side, in as many rows as they need.
pub fn rows(tiles: &[Tile], voice: &Voice) -> Vec<String> {
    let mut lines = Vec::new();
    let mut rest = tiles;
    while !rest.is_empty() {
        let mut end = 0;
        let fits = |tile: &&Tile| {
            end += tile.width() + 1;
            // Behind the last one no space is needed.
            end <= voice.width() + 1
        };
        let count = rest.iter().take_while(fits).count().max(1);
        let (row, after) = rest.split_at(count);
        let height = row.iter().map(|tile| tile.lines.len()).max().unwrap_or(0);
        for number in 0..height + 2 {
            let pieces: Vec<String> = row
                .iter()
                .map(|tile| {
                    let text = tile.line(number, height);
                    if voice.colour { format!("{}{text}{:#}", tile.style, tile.style) } else { text }
                })
                .collect();
            lines.push(pieces.join(" "));
        }
        rest = after;
    }
    lines
}

/// What stands in a build: `9 + 1`. The end of a very long sum is left out.
pub fn recipe(recipe: &Sums, voice: &Voice) -> String {
    let text: String = recipe.iter().map(|sum| words::expression(sum, voice.language)).collect();
    let most = voice.width() - 4;
    if text.chars().count() <= most { text } else { text.chars().take(most - 1).chain(['…']).collect() }
}
