//! The tiles of a bag.

use reckon_rules::numenko::{Pack, Tile};
use reckon_words::{Line, render};
use serde::Serialize;

use crate::voice::Voice;

/// A tile of a bag, for programs.
#[derive(Serialize)]
pub struct PrintedTile {
    card: String,
}

pub fn printed(pack: &Pack) -> Vec<PrintedTile> {
    pack.tiles().iter().map(|tile| PrintedTile { card: tile.to_string() }).collect()
}

pub fn describe(pack: &Pack, voice: &Voice) -> Vec<String> {
    let all = pack.tiles().len();
    let line = Line::new("cli-numenko-tiles").with("number", all.to_string()).with("count", i64::from(all));
    let mut lines = vec![render(&line, voice.language)];
    let is_number = |tile: &Tile| matches!(tile, Tile::Number(_));
    let count: u32 = Tile::all().filter(is_number).map(|tile| u32::from(pack.tiles().count(tile))).sum();
    lines.push(format!("{}: {count}", voice.say("cli-numenko-family-number")));
    lines.push(format!("    {}", numbers(pack, voice)));
    for (tile, id) in [(Tile::Star, "cli-numenko-family-star"), (Tile::Smiley, "cli-numenko-family-smiley")] {
        let count = pack.tiles().count(tile);
        if count > 0 {
            lines.push(format!("{}: {count}", voice.say(id)));
        }
    }
    lines
}

/// Runs of numbers in short: `0–9 (10 of each)`.
fn numbers(pack: &Pack, voice: &Voice) -> String {
    let mut runs: Vec<(u8, u8, u8)> = Vec::new();
    for number in 0..=9 {
        let count = pack.tiles().count(Tile::Number(number));
        match runs.last_mut() {
            _ if count == 0 => {}
            Some((_, last, times)) if *last + 1 == number && *times == count => *last = number,
            _ => runs.push((number, number, count)),
        }
    }
    let text = |(first, last, count): (u8, u8, u8)| match (first == last, count) {
        (true, 1) => first.to_string(),
        (true, _) => format!("{first} ({count})"),
        (false, 1) => format!("{first}–{last}"),
        (false, _) => voice.say_with("cli-times", [("cards", format!("{first}–{last}")), ("count", count.to_string())]),
    };
    voice.listed(runs.into_iter().map(text))
}
