//! Public knowledge about a hand, deduced from its owner's moves.
//!
//! Two things are certain and are recorded: which seats hold a Level, and of which Levels a hand has
//! at most a few. Guesses (which balloons would have helped, which cards went back into the pile) are
//! left to the players.

use serde::{Deserialize, Serialize};

use crate::game::Seat;
use crate::numberloor::card::{Card, LEVELS};
use crate::numberloor::fits::Open;
use crate::numberloor::hand::Cards;
use crate::numberloor::{Numberloor, place};

/// §4.3 A player who takes cards could not lay a Level, so held none that went then; the hand may
/// have got some since.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename = "Few")]
pub struct LevelBound {
    /// One bit per number, in floor order.
    numbers: u16,
    /// Upper bound on cards with these numbers.
    most: u8,
}

impl LevelBound {
    pub fn of(numbers: &[u8], most: u8) -> Option<LevelBound> {
        let bits = numbers.iter().map(|number| (*number < LEVELS).then(|| 1 << number));
        let numbers = bits.collect::<Option<Vec<u16>>>()?.into_iter().fold(0, |all, bit| all | bit);
        (numbers != 0).then_some(LevelBound { numbers, most })
    }

    pub fn numbers(self) -> Vec<u8> {
        place::numbers_in(self.numbers.into())
    }

    pub fn most(self) -> u8 {
        self.most
    }

    /// Checks whether this is a Level of which the hand has few.
    #[inline]
    pub(in crate::numberloor) fn is_about(self, card: Card) -> bool {
        card.is_level() && self.numbers & 1 << card.floor() != 0
    }

    pub(in crate::numberloor) fn fits(self, hand: &Cards) -> bool {
        self.numbers == 0 || hand.iter().filter(|card| self.is_about(*card)).count() <= usize::from(self.most)
    }

    /// Returns whether nothing is known.
    pub(in crate::numberloor) fn is_nothing(self) -> bool {
        self.numbers == 0
    }
}

impl Numberloor {
    /// §4.3 Records that the hand cannot lay anything on the open cards.
    #[inline]
    pub(in crate::numberloor) fn note_stuck(&mut self, seat: Seat) {
        let goes = match self.open {
            Open::Pair { level, balloon } => self.table.goes.with(level, balloon),
            Open::Stacks { left, right } => self.table.goes.beside(left) | self.table.goes.beside(right),
        };
        let numbers = u16::try_from(goes & ((1 << LEVELS) - 1)).expect("a bit for each of ten floors");
        self.few[seat.index()] = LevelBound { numbers, most: 0 };
    }

    #[inline]
    pub(in crate::numberloor) fn note_laid(&mut self, seat: Seat, level: Card) {
        let few = &mut self.few[seat.index()];
        few.most -= u8::from(few.is_about(level) && few.most > 0);
        self.with_level = self.with_level.with(seat);
    }

    /// Raises the bound by the number of cards taken, and drops it once it says nothing.
    #[inline]
    pub(in crate::numberloor) fn note_taken(&mut self, seat: Seat, cards: u8) {
        let few = &mut self.few[seat.index()];
        if !few.is_nothing() {
            few.most += cards;
        }
        self.forget_what_says_nothing(seat);
    }

    /// Drops a bound that is at least as large as the hand, since it says nothing.
    #[inline]
    pub(in crate::numberloor) fn forget_what_says_nothing(&mut self, seat: Seat) {
        let few = &mut self.few[seat.index()];
        if few.most >= self.hands[seat.index()].len() {
            *few = LevelBound::default();
        }
    }

    /// §5.2 Drops what was known about a hand when all its cards are new.
    pub(in crate::numberloor) fn note_all_new(&mut self, seat: Seat) {
        self.with_level = self.with_level.without(seat);
        self.few[seat.index()] = LevelBound::default();
    }

    /// Finds a hand that contradicts public knowledge.
    pub(in crate::numberloor) fn not_as_known(&self) -> Option<Seat> {
        self.everyone().find(|seat| {
            let hand = &self.hands[seat.index()];
            (self.with_level.contains(*seat) && hand.levels() == 0) || !self.few[seat.index()].fits(hand)
        })
    }
}
