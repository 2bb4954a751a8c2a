//! Typed edits, in English and in German.

use super::super::grid::{MOST_CELLS, NotAGrid, Place};
use super::super::reading::{Reading, Sign};
use super::super::tile::{MOST_TILES, Tile};
use super::{Edit, NotAnEdit};
use crate::text::shortened;

const ACROSS: [&str; 6] = ["across", "right", "quer", "waagrecht", "waagerecht", "rechts"];
const DOWN: [&str; 5] = ["down", "runter", "senkrecht", "unten", "hinunter"];
const LIFT: [&str; 5] = ["lift", "heb", "hebe", "weg", "remove"];
/// What German says behind the cell: `heb c4 auf`, `c4 weg`.
const LIFTED: [&str; 3] = ["weg", "auf", "hoch"];
const MOVE: [&str; 7] = ["move", "schieb", "schiebe", "verschieb", "verschiebe", "beweg", "bewege"];
const TO: [&str; 5] = ["to", "nach", "auf", "zu", "->"];
const SAY: [&str; 6] = ["say", "read", "state", "sag", "lies", "lese"];
const CLEAR: [&str; 6] = ["clear", "lift all", "leeren", "leere", "leer", "alles weg"];
const STAR: [&str; 3] = ["star", "stern", "sternstein"];
const SMILEY: [&str; 1] = ["smiley"];

/// A sum has no more words than this, however it is spaced.
const MOST_WORDS: usize = MOST_TILES + 8;

pub(super) fn read(typed: &str) -> Result<Edit, NotAnEdit> {
    let lower = typed.to_lowercase();
    let words: Vec<&str> = lower.split([' ', ',', '\t']).filter(|word| !word.is_empty()).take(MOST_WORDS).collect();
    if CLEAR.contains(&words.join(" ").as_str()) {
        return Ok(Edit::Clear);
    }
    match words[..] {
        [] => Err(NotAnEdit::Empty),
        [first, ref rest @ ..] if LIFT.contains(&first) => read_lift(rest.strip_suffix(&["auf"]).unwrap_or(rest)),
        [first, ref rest @ ..] if MOVE.contains(&first) => read_move(rest),
        [first, ref rest @ ..] if SAY.contains(&first) => read_say(rest),
        [ref rest @ .., last] if !rest.is_empty() && LIFTED.contains(&last) => read_lift(rest),
        _ => read_put(&words),
    }
}

fn way(word: &str) -> Option<bool> {
    match word {
        _ if ACROSS.contains(&word) => Some(false),
        _ if DOWN.contains(&word) => Some(true),
        _ => None,
    }
}

/// A cell, and a way on either side of it; and the words behind them.
fn cell_and_way<'a>(words: &'a [&'a str]) -> Result<(Place, Option<bool>, &'a [&'a str]), NotAnEdit> {
    let cell = |word: &str| read_cell(word).ok_or_else(|| NotAnEdit::NotACell { text: shortened(word) });
    match words {
        [] => Err(NotAnEdit::NotACell { text: String::new() }),
        [first, second, rest @ ..] if way(first).is_some() => Ok((cell(second)?, way(first), rest)),
        [first, second, rest @ ..] if way(second).is_some() => Ok((cell(first)?, way(second), rest)),
        [first, rest @ ..] => Ok((cell(first)?, None, rest)),
    }
}

fn nothing_more(words: &[&str]) -> Result<(), NotAnEdit> {
    words.first().map_or(Ok(()), |word| Err(NotAnEdit::Word { text: shortened(word) }))
}

fn read_lift(words: &[&str]) -> Result<Edit, NotAnEdit> {
    let (at, down, rest) = cell_and_way(words)?;
    nothing_more(rest)?;
    Ok(down.map_or(Edit::Lift { at }, |down| Edit::LiftSum { at, down }))
}

fn read_move(words: &[&str]) -> Result<Edit, NotAnEdit> {
    let (at, down, rest) = cell_and_way(words)?;
    let rest = match rest {
        [first, rest @ ..] if TO.contains(first) => rest,
        _ => rest,
    };
    let [to, rest @ ..] = rest else { return Err(NotAnEdit::NoTarget { cell: cell_name(at) }) };
    nothing_more(rest)?;
    let to = read_cell(to).ok_or_else(|| NotAnEdit::NotACell { text: shortened(to) })?;
    Ok(down.map_or(Edit::MoveGroup { at, to }, |down| Edit::MoveSum { at, down, to }))
}

fn read_say(words: &[&str]) -> Result<Edit, NotAnEdit> {
    let (at, down, rest) = cell_and_way(words)?;
    let down = down.ok_or_else(|| NotAnEdit::NoWay { cell: cell_name(at) })?;
    let reading: Option<Reading> = if rest.is_empty() { None } else { Some(rest.concat().parse()?) };
    if reading.as_ref().is_some_and(|reading| reading.0.len() > MOST_TILES) {
        return Err(NotAGrid::TooLarge.into());
    }
    Ok(Edit::State { at, down, reading })
}

fn read_put(words: &[&str]) -> Result<Edit, NotAnEdit> {
    let Some(first) = words.first() else { return Err(NotAnEdit::Empty) };
    if read_cell(first).is_none() && way(first).is_none() {
        return Err(match first.chars().all(|character| tile_of(character).is_some() || is_bracket(character)) {
            true => NotAnEdit::NoCell { text: shortened(&words.join(" ")) },
            false if looks_like_a_cell(first) => NotAnEdit::NotACell { text: shortened(first) },
            false => NotAnEdit::Word { text: shortened(first) },
        });
    }
    let (at, down, rest) = cell_and_way(words)?;
    let down = down.ok_or_else(|| NotAnEdit::NoWay { cell: cell_name(at) })?;
    let (tiles, marked) = read_tiles(rest)?;
    if tiles.is_empty() {
        return Err(NotAnEdit::NoTiles { cell: cell_name(at) });
    }
    Ok(Edit::Put { at, down, tiles, marked })
}

fn is_bracket(character: char) -> bool {
    matches!(character, '(' | ')' | '[' | ']')
}

fn looks_like_a_cell(word: &str) -> bool {
    word.starts_with(|first: char| first.is_ascii_alphabetic()) && word.ends_with(|last: char| last.is_ascii_digit())
}

/// Tiles, and which of them lies on the cell.
fn read_tiles(words: &[&str]) -> Result<(Vec<Tile>, usize), NotAnEdit> {
    let mut tiles = Vec::new();
    let mut opened = None;
    let mut closed = None;
    for word in words {
        if let Some(tile) = named(word) {
            tiles.push(tile);
            continue;
        }
        for character in word.chars().filter(|character| *character != '\u{fe0f}') {
            match character {
                '(' | '[' if opened.is_none() => opened = Some(tiles.len()),
                ')' | ']' if opened.is_some() && closed.is_none() => closed = Some(tiles.len()),
                _ if is_bracket(character) => return Err(NotAnEdit::Brackets),
                _ => tiles.push(tile_of(character).ok_or(NotAnEdit::NotATile { character })?),
            }
            if tiles.len() > MOST_TILES {
                return Err(NotAGrid::TooLarge.into());
            }
        }
    }
    match (opened, closed) {
        (None, None) => Ok((tiles, 0)),
        (Some(opened), Some(closed)) if closed == opened + 1 => Ok((tiles, opened)),
        _ => Err(NotAnEdit::Brackets),
    }
}

/// A tile by its name: `star`, `smiley`.
pub(crate) fn named(word: &str) -> Option<Tile> {
    match word {
        _ if STAR.contains(&word) => Some(Tile::Star),
        _ if SMILEY.contains(&word) => Some(Tile::Smiley),
        _ => None,
    }
}

/// A tile as people type it: any sign is a star.
pub(crate) fn tile_of(character: char) -> Option<Tile> {
    Tile::of_char(character).or_else(|| Sign::of_char(character).map(|_| Tile::Star))
}

const LETTERS: usize = 26;

/// `c4`: columns are letters, rows are numbers. After z comes aa.
pub fn cell_name(place: Place) -> String {
    let mut column = usize::from(place.column) + 1;
    let mut letters = Vec::new();
    while column > 0 {
        let letter = u8::try_from((column - 1) % LETTERS).expect("a letter");
        letters.push(char::from(b'a' + letter));
        column = (column - 1) / LETTERS;
    }
    format!("{}{}", letters.into_iter().rev().collect::<String>(), u16::from(place.row) + 1)
}

pub fn read_cell(text: &str) -> Option<Place> {
    let letters = text.find(|character: char| !character.is_ascii_alphabetic())?;
    let (letters, number) = text.split_at(letters);
    if !(1..=2).contains(&letters.len()) || number.len() > 3 || number.starts_with(['0', '+']) {
        return None;
    }
    let column =
        letters.bytes().fold(0, |sum, letter| sum * LETTERS + usize::from(letter.to_ascii_lowercase() - b'a') + 1);
    let from_one = |number: usize| u8::try_from(number.checked_sub(1)?).ok().filter(|_| number <= MOST_CELLS);
    Some(Place { row: from_one(number.parse().ok()?)?, column: from_one(column)? })
}
