//! Tiles by name and by sign, written and spoken.

use reckon_rules::numenko::{Tile, Tiles};
use reckon_rules::ratio::Ratio;

use crate::language::Language;
use crate::line::Line;
use crate::names::Names;
use crate::numbers;
use crate::speaker::{Manner, Sentence, Speaker};

/// `7`, `star tile`, `smiley`
pub fn tile_name(tile: Tile, language: Language) -> String {
    name(tile, &Speaker::new(language, &Names::default()))
}

/// `seven`, `star`, `smiley`
pub fn tile_spoken(tile: Tile, language: Language) -> String {
    name(tile, &Speaker::new(language, &Names::default()).aloud())
}

pub(super) fn name(tile: Tile, speaker: &Speaker<'_>) -> String {
    match (tile, speaker.manner) {
        (Tile::Number(number), _) => speaker.noun(number),
        (Tile::Star, Manner::Written) => speaker.render(&Line::new("numenko-star")),
        (Tile::Star, Manner::Spoken) => speaker.render(&Line::new("numenko-star-spoken")),
        (Tile::Smiley, _) => speaker.render(&Line::new("numenko-smiley")),
    }
}

/// Sets `$tile`, and `$kind` for German grammar.
pub(super) fn with_tile<'a>(line: Sentence<'a>, tile: Tile, speaker: &Speaker<'_>) -> Sentence<'a> {
    let kind = match tile {
        Tile::Number(_) => "number",
        Tile::Star => "star",
        Tile::Smiley => "smiley",
    };
    line.text("kind", kind).text("tile", name(tile, speaker))
}

/// Returns the sign on a tile: `7`, `∗`, `☺`.
fn sign(tile: Tile) -> char {
    match tile {
        Tile::Number(_) => tile.character(),
        Tile::Star => '∗',
        Tile::Smiley => '☺',
    }
}

/// Lists tiles in order: `0 2 5 ∗ ∗ ☺`, or `zero, two, five, two stars, smiley`.
pub fn tiles_listed(tiles: &Tiles, speaker: &Speaker<'_>) -> String {
    if speaker.manner == Manner::Written {
        return tiles.iter().map(|tile| sign(tile).to_string()).collect::<Vec<String>>().join(" ");
    }
    let numbers = tiles.iter().filter(|tile| matches!(tile, Tile::Number(_))).map(|tile| name(tile, speaker));
    let several = [(Tile::Star, "numenko-stars-spoken"), (Tile::Smiley, "numenko-smileys-spoken")];
    let several = several.into_iter().filter(|(tile, _)| tiles.count(*tile) > 0).map(|(tile, id)| {
        let many = numbers::spoken(Ratio::whole(tiles.count(tile).into()), speaker.language);
        speaker.render(&speaker.line(id).text("many", many).counted("many", tiles.count(tile).into()).done())
    });
    speaker.listed(numbers.chain(several))
}

/// Formats tiles in a line: `92 ∗ 4 ∗ 8`, `ninety-two star four star eight`.
pub fn run(tiles: &[Tile], speaker: &Speaker<'_>) -> String {
    let is_one = |one: &Tile, other: &Tile| matches!((one, other), (Tile::Number(_), Tile::Number(_)));
    let part = |part: &[Tile]| match (part, speaker.manner) {
        ([Tile::Number(_), ..], _) => number(&part.iter().map(|tile| tile.character()).collect::<String>(), speaker),
        (_, Manner::Written) => part.iter().map(|tile| sign(*tile)).collect(),
        (_, Manner::Spoken) => part.iter().map(|tile| name(*tile, speaker)).collect(),
    };
    tiles.chunk_by(is_one).map(part).collect::<Vec<String>>().join(" ")
}

/// Formats a whole number of any length. One with a leading 0 is spoken digit by digit.
pub(super) fn number(digits: &str, speaker: &Speaker<'_>) -> String {
    match (speaker.manner, digits.parse::<i32>()) {
        (Manner::Written, _) | (_, Err(_)) => digits.to_string(),
        (Manner::Spoken, Ok(_)) if digits.len() > 1 && digits.starts_with('0') => {
            numbers::digits(digits, speaker.language)
        }
        (Manner::Spoken, Ok(number)) => numbers::spoken(Ratio::whole(number), speaker.language),
    }
}
