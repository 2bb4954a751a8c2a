//! The tiles left while a grid is guessed, and the uses of the smileys among them.

use crate::numenko::tile::{Tile, Tiles};
use crate::shuffle::Shuffle;

/// A fast stream for guesses, seeded from a shuffle: splitmix64.
pub(super) struct Dice(u64);

impl Dice {
    pub fn new(shuffle: &mut Shuffle) -> Dice {
        Dice(u64::from(shuffle.next_word()) << 32 | u64::from(shuffle.next_word()))
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// Draws a number below `n`, with a slight bias that does not matter for guesses.
    pub fn below(&mut self, n: u32) -> u32 {
        (((self.next() >> 32) * u64::from(n)) >> 32) as u32
    }

    pub fn chance(&mut self, times: u32, of: u32) -> bool {
        self.below(of) < times
    }

    pub fn index(&mut self, length: usize) -> usize {
        self.below(u32::try_from(length).expect("few tiles")) as usize
    }

    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        if items.is_empty() { None } else { items.get(self.index(items.len())) }
    }
}

/// A digit, and whether a smiley stands for it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Digit {
    pub value: u8,
    pub is_smiley: bool,
}

impl Digit {
    pub fn tile(self) -> Tile {
        if self.is_smiley { Tile::Smiley } else { Tile::Number(self.value) }
    }
}

/// The tiles left to be laid.
#[derive(Clone, Debug)]
pub(super) struct Supply {
    pub known: Vec<Digit>,
    /// A smiley that becomes whatever digit the end of the last sum lacks.
    pub joker: bool,
    pub real_stars: u8,
    pub smiley_stars: u8,
}

impl Supply {
    pub fn of(tiles: &Tiles, dice: &mut Dice) -> Supply {
        let mut known = Vec::new();
        for tile in tiles.iter() {
            if let Tile::Number(value) = tile {
                known.push(Digit { value, is_smiley: false });
            }
        }
        let real_stars = tiles.count(Tile::Star);
        let mut supply = Supply { known, joker: false, real_stars, smiley_stars: 0 };
        for _ in 0..tiles.count(Tile::Smiley) {
            // Most hands have enough stars, and a digit that can be anything is worth more.
            let scarce = supply.stars() < 4;
            let as_star = supply.stars() < 2 || dice.chance(if scarce { 4 } else { 1 }, 8);
            if as_star {
                supply.smiley_stars += 1;
            } else if supply.joker {
                let value = u8::try_from(dice.below(10)).expect("a digit");
                supply.known.push(Digit { value, is_smiley: true });
            } else {
                supply.joker = true;
            }
        }
        supply
    }

    pub fn stars(&self) -> u8 {
        self.real_stars + self.smiley_stars
    }

    pub fn digits(&self) -> u8 {
        u8::try_from(self.known.len()).expect("few tiles") + u8::from(self.joker)
    }

    pub fn len(&self) -> u8 {
        self.stars() + self.digits()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Takes a star: a real one as long as there is one, then a smiley.
    pub fn take_star(&mut self) -> Tile {
        if self.real_stars > 0 {
            self.real_stars -= 1;
            return Tile::Star;
        }
        self.smiley_stars = self.smiley_stars.saturating_sub(1);
        Tile::Smiley
    }
}
