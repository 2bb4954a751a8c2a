//! Tiles as text: a digit, `*` for a star, `?` for a smiley.

use std::fmt::{self, Display};
use std::str::FromStr;

use crate::numenko::tile::{MAX_TILES, Tile, Tiles};
use crate::text::{as_text, shortened};

impl Tile {
    /// Reads a tile as people write it: `*` in one of its shapes, a smiley, a digit.
    pub fn of_char(character: char) -> Option<Tile> {
        match character {
            '0'..='9' => character.to_digit(10).and_then(|digit| u8::try_from(digit).ok()).map(Tile::Number),
            '*' | '∗' | '✱' | '★' | '☆' => Some(Tile::Star),
            '?' | '☺' | '☻' | '😀' | '🙂' => Some(Tile::Smiley),
            _ => None,
        }
    }

    pub fn character(self) -> char {
        match self {
            Tile::Number(number) => char::from(b'0' + number),
            Tile::Star => '*',
            Tile::Smiley => '?',
        }
    }
}

impl Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.character())
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotATile {
    pub text: String,
}

crate::error_as_data!(NotATile);

impl FromStr for Tile {
    type Err = NotATile;

    fn from_str(text: &str) -> Result<Tile, NotATile> {
        let mut characters = text.chars().filter(|character| *character != '\u{fe0f}');
        match (characters.next().and_then(Tile::of_char), characters.next()) {
            (Some(tile), None) => Ok(tile),
            _ => Err(NotATile { text: shortened(text) }),
        }
    }
}

as_text!(Tile, "A tile: a digit, * for a star, ? for a smiley.", "^[0-9*?]$");

/// `0123**?`
impl Display for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|tile| write!(f, "{tile}"))
    }
}

impl FromStr for Tiles {
    type Err = NotATile;

    fn from_str(text: &str) -> Result<Tiles, NotATile> {
        let not_a_tile = || NotATile { text: shortened(text) };
        let mut tiles = Tiles::default();
        for (place, character) in
            text.chars().filter(|character| !matches!(character, ' ' | ',' | '\u{fe0f}')).enumerate()
        {
            if place >= MAX_TILES {
                return Err(not_a_tile());
            }
            tiles.add(Tile::of_char(character).ok_or_else(not_a_tile)?);
        }
        Ok(tiles)
    }
}

as_text!(Tiles, "Tiles in order: digits, then * for stars, then ? for smileys.", "^[0-9]*[*]*[?]*$");
