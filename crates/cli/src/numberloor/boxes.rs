//! Cards as small boxes: floors of a tower are square, balloons are round.

use anstyle::{Ansi256Color, Style};
use reckon_rules::numberloor::{Balloon, Card, Face};
use reckon_words::numberloor::card_name;

use crate::card_box::{CardBox, ROUND, SQUARE, rows};
use crate::output::Output;

/// Shades that are legible on both black and white.
const NIGHT: Ansi256Color = Ansi256Color(33);
const AIR: Ansi256Color = Ansi256Color(208);

pub fn card(card: Card, output: &Output) -> CardBox {
    let (face, corners, colour) = match card.face() {
        Face::Level { number, night: false } => (number.to_string(), SQUARE, None),
        Face::Level { number, night: true } => (format!("{number} ☾"), SQUARE, Some(NIGHT)),
        Face::Balloon(Balloon::Number(number)) => (format!("±{number}"), ROUND, Some(AIR)),
        Face::Balloon(_) => (card_name(card, output.language), ROUND, Some(AIR)),
    };
    let style = Style::new().fg_color(colour.map(Into::into)).bold();
    CardBox { lines: vec![face, card.to_string()], style, corners }
}

/// Draws two boxes with a few words between them, or below them on a narrow screen.
pub fn side_by_side(tiles: &[CardBox; 2], words: &[String], output: &Output) -> Vec<String> {
    let [left, right] = tiles;
    let widest = words.iter().map(|line| line.chars().count()).max().unwrap_or(0);
    if left.width() + widest + right.width() + 4 > output.width() {
        let below = words.iter().flat_map(|line| output.fit(line));
        return rows(tiles, output).into_iter().chain(below).collect();
    }
    let height = left.lines.len().max(right.lines.len());
    let line = |(number, (left, right)): (usize, (String, String))| {
        let words = number.checked_sub(1).and_then(|place| words.get(place)).map_or("", String::as_str);
        format!("{left}  {words:^widest$}  {right}")
    };
    left.drawn(height, output).into_iter().zip(right.drawn(height, output)).enumerate().map(line).collect()
}
