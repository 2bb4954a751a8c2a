//! Typed edits, in English and in German.

use super::{Edit, NotAnEdit, TypedTile};
use crate::numenko::vocabulary::{Sense, means};
use crate::numenko::written_out::sign_of;
use crate::numerals;
use crate::polite::without_manners;
use reckon_rules::numenko::grid::{MAX_CELLS, Place};
use reckon_rules::numenko::reading::{Reading, Sign};
use reckon_rules::numenko::text::grid::NotAGrid;
use reckon_rules::numenko::tile::{MAX_TILES, Tile};
use reckon_rules::text::shortened;

/// Upper bound on words in a sum, however it is spaced.
const MAX_WORDS: usize = MAX_TILES + 8;

pub(super) fn read(typed: &str) -> Result<Edit, NotAnEdit> {
    let lower = numerals::in_figures(&without_manners(typed).to_lowercase(), |_, _| true);
    let words = lower.split([' ', ',', '\t']).filter(|word| !word.is_empty() && !means(word, Sense::Article));
    let words: Vec<&str> = words.filter_map(sign).take(MAX_WORDS).collect();
    if means(&words.join(" "), Sense::Clear) {
        return Ok(Edit::Clear);
    }
    match words[..] {
        [] => Err(NotAnEdit::Empty),
        [first, ref rest @ ..] if means(first, Sense::Lift) => read_lift(without_lifted_up(rest)),
        [first, ref rest @ ..] if means(first, Sense::Move) => read_move(without_particle(rest)),
        [first, ref rest @ ..] if means(first, Sense::Put) => read_put(without_particle(rest)),
        [first, ref rest @ ..] if means(first, Sense::Say) => read_say(rest),
        [ref rest @ .., last] if !rest.is_empty() && means(last, Sense::Lifted) => read_lift(rest),
        _ => read_put(&words),
    }
}

/// Returns the sign for a word of arithmetic, and nothing for one that adds nothing to the next; all other words stay as
/// they are.
fn sign(word: &str) -> Option<&str> {
    match word {
        _ if means(word, Sense::Plus) => Some("+"),
        _ if means(word, Sense::Minus) => Some("-"),
        _ if means(word, Sense::Times) => Some("x"),
        _ if means(word, Sense::Over) => Some(":"),
        _ if means(word, Sense::Equals) => Some("="),
        _ if means(word, Sense::Divided) => None,
        _ => Some(word),
    }
}

/// `lege c4 quer 2*4*8 hin`
fn without_particle<'a>(words: &'a [&'a str]) -> &'a [&'a str] {
    match words {
        [rest @ .., last] if means(last, Sense::Particle) => rest,
        _ => words,
    }
}

/// `heb c4 auf`
fn without_lifted_up<'a>(words: &'a [&'a str]) -> &'a [&'a str] {
    match words {
        [rest @ .., last] if means(last, Sense::LiftedUp) => rest,
        _ => words,
    }
}

fn way(word: &str) -> Option<bool> {
    match word {
        _ if means(word, Sense::Across) => Some(false),
        _ if means(word, Sense::Down) => Some(true),
        _ => None,
    }
}

/// Reads a cell, with a direction before or after it if there is one. Also returns the words that follow.
fn cell_and_way<'a>(words: &'a [&'a str]) -> Result<(Place, Option<bool>, &'a [&'a str]), NotAnEdit> {
    let cell = |word: &str| read_cell(word).ok_or_else(|| NotAnEdit::NotACell { text: shortened(word) });
    match words {
        [] => Err(NotAnEdit::WhichCell),
        [first, second, rest @ ..] if way(first).is_some() => Ok((cell(second)?, way(first), rest)),
        [first, second, rest @ ..] if way(second).is_some() => Ok((cell(first)?, way(second), rest)),
        [first, rest @ ..] => Ok((cell(first)?, None, rest)),
    }
}

/// Reads which sum is meant, `c4 across` or `across c4`; without a direction if none is typed.
pub(crate) fn read_sum(text: &str) -> Option<(Place, Option<bool>)> {
    let words: Vec<&str> = text.split([' ', ',', '\t']).filter(|word| !word.is_empty()).take(MAX_WORDS).collect();
    let (cell, down, rest) = cell_and_way(&words).ok()?;
    rest.is_empty().then_some((cell, down))
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
        [first, rest @ ..] if means(first, Sense::To) => rest,
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
    if reading.as_ref().is_some_and(|reading| reading.0.len() > MAX_TILES) {
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

/// Returns whether a text begins with a cell, or with a direction and a cell.
pub(crate) fn begins_at_a_cell(text: &str) -> bool {
    let mut words = text.split_whitespace();
    let is_cell = |word: Option<&str>| word.is_some_and(|word| read_cell(word).is_some());
    match words.next() {
        Some(first) if way(&first.to_lowercase()).is_some() => is_cell(words.next()),
        first => is_cell(first),
    }
}

fn is_bracket(character: char) -> bool {
    matches!(character, '(' | ')' | '[' | ']')
}

fn looks_like_a_cell(word: &str) -> bool {
    word.starts_with(|first: char| first.is_ascii_alphabetic()) && word.ends_with(|last: char| last.is_ascii_digit())
}

/// Reads tiles, and which of them lies on the cell.
fn read_tiles(words: &[&str]) -> Result<(Vec<TypedTile>, usize), NotAnEdit> {
    let mut tiles = Vec::new();
    let mut opened = None;
    let mut closed = None;
    for word in words {
        if let Some(tile) = named(word) {
            tiles.push(TypedTile { tile, sign: None });
            continue;
        }
        for character in word.chars().filter(|character| *character != '\u{fe0f}') {
            match character {
                '(' | '[' if opened.is_none() => opened = Some(tiles.len()),
                ')' | ']' if opened.is_some() && closed.is_none() => closed = Some(tiles.len()),
                _ if is_bracket(character) => return Err(NotAnEdit::Brackets),
                _ => tiles.push(TypedTile {
                    tile: tile_of(character).ok_or(NotAnEdit::NotATile { character })?,
                    sign: sign_of(character),
                }),
            }
            if tiles.len() > MAX_TILES {
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

/// Reads a tile by its name: `star`, `smiley`.
pub(crate) fn named(word: &str) -> Option<Tile> {
    match word {
        _ if means(word, Sense::Star) => Some(Tile::Star),
        _ if means(word, Sense::Smiley) => Some(Tile::Smiley),
        _ => None,
    }
}

/// Reads a tile as people type it: any sign is a star.
pub(crate) fn tile_of(character: char) -> Option<Tile> {
    Tile::of_char(character).or_else(|| Sign::of_char(character).map(|_| Tile::Star))
}

const LETTERS: usize = 26;

/// Returns the name of a cell, such as `c4`: columns are letters, rows are numbers. After z comes aa.
pub fn cell_name(place: Place) -> String {
    let mut column = usize::from(place.column) + 1;
    let mut letters = Vec::new();
    while column > 0 {
        let letter = u8::try_from((column - 1) % LETTERS).expect("an index below 26");
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
    let from_one = |number: usize| u8::try_from(number.checked_sub(1)?).ok().filter(|_| number <= MAX_CELLS);
    Some(Place { row: from_one(number.parse().ok()?)?, column: from_one(column)? })
}
