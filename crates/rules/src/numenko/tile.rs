//! Tiles, and counts of each kind.

use super::reading::Sign;

/// Number of kinds: ten numbers, the star and the smiley.
pub const KINDS: usize = 12;

/// §1.2
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Tile {
    /// From 0 to 9; never anything else.
    Number(u8),
    /// `+`, `−`, `×`, `÷` or `=`, as it suits the sum. The publisher's Multichoice.
    Star,
    /// A number or anything that a star can be. The publisher's Freechoice.
    Smiley,
}

impl Tile {
    /// §3.9 Returns whether it can be read as this sign: a star can be any sign except a digit.
    pub fn can_be(self, sign: Sign) -> bool {
        match self {
            Tile::Number(number) => sign == Sign::Digit(number),
            Tile::Star => !sign.is_digit(),
            Tile::Smiley => true,
        }
    }

    pub fn all() -> impl DoubleEndedIterator<Item = Tile> {
        (0..KINDS).map(Tile::of_kind)
    }

    pub(super) fn kind(self) -> usize {
        match self {
            Tile::Number(number) => usize::from(number),
            Tile::Star => 10,
            Tile::Smiley => 11,
        }
    }

    fn of_kind(kind: usize) -> Tile {
        match kind {
            0..=9 => Tile::Number(u8::try_from(kind).expect("a digit")),
            10 => Tile::Star,
            _ => Tile::Smiley,
        }
    }
}

/// The number of tiles of each kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Hash)]
pub struct Tiles([u8; KINDS]);

impl Tiles {
    pub fn count(&self, tile: Tile) -> u8 {
        self.0[tile.kind()]
    }

    pub fn add(&mut self, tile: Tile) {
        self.0[tile.kind()] += 1;
    }

    /// Removes a tile of this kind and returns whether there was one.
    pub fn remove(&mut self, tile: Tile) -> bool {
        let count = &mut self.0[tile.kind()];
        match count.checked_sub(1) {
            Some(less) => {
                *count = less;
                true
            }
            None => false,
        }
    }

    /// Returns the number of tiles; no bag has more than 250.
    pub fn len(&self) -> u8 {
        self.0.iter().sum()
    }

    pub fn is_empty(&self) -> bool {
        self.0 == [0; KINDS]
    }

    /// Iterates over the tiles in order of kind.
    pub fn iter(&self) -> impl Iterator<Item = Tile> + '_ {
        Tile::all().flat_map(|tile| std::iter::repeat_n(tile, usize::from(self.count(tile))))
    }

    /// Returns what is left without these tiles; the error is a tile of which there are not enough.
    pub fn without(&self, others: &Tiles) -> Result<Tiles, Tile> {
        let mut left = *self;
        for tile in Tile::all() {
            left.0[tile.kind()] = self.count(tile).checked_sub(others.count(tile)).ok_or(tile)?;
        }
        Ok(left)
    }
}

impl FromIterator<Tile> for Tiles {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Tiles {
        let mut all = Tiles::default();
        tiles.into_iter().for_each(|tile| all.add(tile));
        all
    }
}

/// Largest number of tiles in a bag; more are refused before they are counted.
pub const MAX_TILES: usize = 250;
