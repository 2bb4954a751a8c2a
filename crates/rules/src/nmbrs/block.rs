//! §1.2 The blocks: numbers from 1 to 100, each once, and four jokers.

use std::fmt;

use serde::{Deserialize, Serialize};

/// §1.2
pub const HIGHEST: u8 = 100;
pub const JOKERS: u8 = 4;
pub const MAX_BLOCKS: usize = HIGHEST as usize + JOKERS as usize;

/// A number, or one of the jokers ja to jd. No two blocks are the same.
// Stored as the number minus one; the jokers follow.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct Block(u8);

impl Block {
    pub const fn number(number: u8) -> Option<Block> {
        if number >= 1 && number <= HIGHEST { Some(Block(number - 1)) } else { None }
    }

    pub const fn joker(which: u8) -> Option<Block> {
        if which < JOKERS { Some(Block(HIGHEST + which)) } else { None }
    }

    pub fn jokers() -> impl Iterator<Item = Block> + Clone {
        (HIGHEST..HIGHEST + JOKERS).map(Block)
    }

    #[inline]
    pub const fn is_joker(self) -> bool {
        self.0 >= HIGHEST
    }

    /// Returns the number printed on it.
    #[inline]
    pub const fn face(self) -> Option<u8> {
        if self.is_joker() { None } else { Some(self.0 + 1) }
    }

    /// Returns which of the jokers it is; 0 for a number.
    pub(super) const fn joker_index(self) -> u8 {
        self.0.saturating_sub(HIGHEST)
    }

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub(super) const fn at_index(index: u8) -> Block {
        Block(index)
    }
}

/// §5.1 A block on the table or to be laid: a joker stands for a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece {
    pub block: Block,
    pub value: u8,
}

impl Piece {
    pub fn of(block: Block) -> Option<Piece> {
        block.face().map(|value| Piece { block, value })
    }

    /// §5.1
    pub fn joker(joker: Block, value: u8) -> Option<Piece> {
        let is_value = (1..=HIGHEST).contains(&value);
        (joker.is_joker() && is_value).then_some(Piece { block: joker, value })
    }
}

/// A set of blocks, serialised as a list, jokers last.
#[derive(Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "Vec<Block>"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Block>"))]
#[serde(into = "Vec<Block>", from = "Vec<Block>")]
pub struct Blocks(u128);

impl Blocks {
    pub const NONE: Blocks = Blocks(0);

    pub(super) const fn from_bits(bits: u128) -> Blocks {
        Blocks(bits)
    }

    pub(super) const fn bits(self) -> u128 {
        self.0
    }

    /// §1.2, §1.5 Returns the numbers up to `highest`, and the jokers.
    pub const fn all(highest: u8) -> Blocks {
        Blocks(((1 << highest) - 1) | 0b1111 << HIGHEST)
    }

    /// Returns the jokers in the set.
    #[inline]
    #[must_use]
    pub const fn jokers(self) -> Blocks {
        Blocks(self.0 & 0b1111 << HIGHEST)
    }

    /// Returns the numbers in the set.
    #[inline]
    #[must_use]
    pub const fn numbers(self) -> Blocks {
        Blocks(self.0 & !(0b1111 << HIGHEST))
    }

    #[inline]
    pub const fn contains(self, block: Block) -> bool {
        self.0 >> block.0 & 1 != 0
    }

    #[inline]
    #[must_use]
    pub const fn with(self, block: Block) -> Blocks {
        Blocks(self.0 | 1 << block.0)
    }

    #[inline]
    #[must_use]
    pub const fn without(self, block: Block) -> Blocks {
        Blocks(self.0 & !(1 << block.0))
    }

    #[inline]
    #[must_use]
    pub const fn or(self, other: Blocks) -> Blocks {
        Blocks(self.0 | other.0)
    }

    #[inline]
    #[must_use]
    pub const fn and(self, other: Blocks) -> Blocks {
        Blocks(self.0 & other.0)
    }

    #[inline]
    #[must_use]
    pub const fn less(self, other: Blocks) -> Blocks {
        Blocks(self.0 & !other.0)
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Iterates over the numbers in order, then the jokers.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Block> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let first = left.trailing_zeros() as u8;
            left &= left.wrapping_sub(1);
            (first < 128).then_some(Block(first))
        })
    }

    /// Returns the block at this index in the order of `iter`.
    pub fn nth(self, place: u8) -> Option<Block> {
        // Counts the low half first, so that at most one half is stepped through.
        let (low, high) = (self.0 as u64, (self.0 >> 64) as u64);
        let (count, place) = (low.count_ones(), u32::from(place));
        let (mut half, passed, first) = if place < count { (low, place, 0) } else { (high, place - count, 64) };
        for _ in 0..passed {
            half &= half.wrapping_sub(1);
        }
        (half != 0).then(|| Block(first + half.trailing_zeros() as u8))
    }
}

impl fmt::Debug for Blocks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|block| block.to_string())).finish()
    }
}

impl From<Blocks> for Vec<Block> {
    fn from(blocks: Blocks) -> Vec<Block> {
        blocks.iter().collect()
    }
}

impl From<Vec<Block>> for Blocks {
    fn from(blocks: Vec<Block>) -> Blocks {
        blocks.into_iter().collect()
    }
}

impl FromIterator<Block> for Blocks {
    fn from_iter<I: IntoIterator<Item = Block>>(blocks: I) -> Blocks {
        blocks.into_iter().fold(Blocks::NONE, Blocks::with)
    }
}
