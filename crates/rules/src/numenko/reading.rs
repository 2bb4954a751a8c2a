//! The reading of a run of tiles: a digit or a sign for each tile.

use super::tile::Tile;

/// The reading of one tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Sign {
    Digit(u8),
    Plus,
    Minus,
    Times,
    Over,
    Equals,
}

impl Sign {
    pub fn is_digit(self) -> bool {
        matches!(self, Sign::Digit(_))
    }
}

/// A run of tiles as it is read, tile by tile: `5-1x5=20`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct Reading(pub Vec<Sign>);

impl Reading {
    pub fn suits(&self, tiles: &[Tile]) -> bool {
        self.0.len() == tiles.len() && self.0.iter().zip(tiles).all(|(sign, tile)| tile.can_be(*sign))
    }
}
