//! Cards and builds as small boxes.

use anstyle::{Ansi256Color, AnsiColor, Color, Style};
use reckon_rules::numero::sum::Sums;
use reckon_rules::numero::{Card, Colour};
use reckon_words::Language;
use reckon_words::numero::{self as words, card_name};

use crate::card_box::{CardBox, ROUND};
use crate::output::Output;

pub fn card(card: Card, language: Language) -> CardBox {
    let face = card_name(Card { colour: None, ..card }, language);
    let style = match card.colour {
        Some(colour) => Style::new().fg_color(Some(shade(colour))),
        None => Style::new(),
    };
    CardBox { lines: vec![face, card.to_string()], style: style.bold(), corners: ROUND }
}

pub fn build(lines: Vec<String>) -> CardBox {
    CardBox { lines, style: Style::new().bold(), corners: ROUND }
}

/// Picks shades that are legible on both black and white.
fn shade(colour: Colour) -> Color {
    match colour {
        Colour::Green => AnsiColor::Green.into(),
        Colour::Orange => Ansi256Color(208).into(),
        Colour::Blue => Ansi256Color(33).into(),
        Colour::Red => AnsiColor::Red.into(),
    }
}

/// Writes the sums in a build, `9 + 1`, cut off at the width of the screen.
pub fn recipe(recipe: &Sums, output: &Output) -> String {
    let text: String = recipe.iter().map(|sum| words::expression(sum, output.language)).collect();
    let most = output.width() - 4;
    if text.chars().count() <= most { text } else { text.chars().take(most - 1).chain(['…']).collect() }
}
