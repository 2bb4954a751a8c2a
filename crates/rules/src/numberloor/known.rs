//! What everybody knows of a hand from what its owner did.
//!
//! Two things follow for sure and are kept: who holds a Level, and of which Levels somebody has at
//! most a few. What else can be guessed (which balloons would have helped, which cards went back
//! into the pile) is left to whoever guesses.

use serde::{Deserialize, Serialize};

use super::card::{Card, LEVELS};
use super::fits::Open;
use super::hand::Cards;
use super::{Numberloor, place};
use crate::game::Seat;

/// §4.3 Whoever takes cards could not lay a Level, so at that moment held none that goes; since then
/// the hand may have got some.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Few {
    /// A bit for each number, in the order of the floors.
    numbers: u16,
    /// So many cards of these numbers at most.
    most: u8,
}

impl Few {
    pub fn of(numbers: &[u8], most: u8) -> Option<Few> {
        let bits = numbers.iter().map(|number| (*number < LEVELS).then(|| 1 << number));
        let numbers = bits.collect::<Option<Vec<u16>>>()?.into_iter().fold(0, |all, bit| all | bit);
        (numbers != 0).then_some(Few { numbers, most })
    }

    pub fn numbers(self) -> Vec<u8> {
        place::numbers_in(self.numbers.into())
    }

    pub fn most(self) -> u8 {
        self.most
    }

    /// Whether this is a Level of which the hand has few.
    #[inline]
    pub(super) fn is_about(self, card: Card) -> bool {
        card.is_level() && self.numbers & 1 << card.floor() != 0
    }

    pub(super) fn fits(self, hand: &Cards) -> bool {
        self.numbers == 0 || hand.iter().filter(|card| self.is_about(*card)).count() <= usize::from(self.most)
    }

    /// Nothing is known.
    pub(super) fn is_nothing(self) -> bool {
        self.numbers == 0
    }
}

impl Numberloor {
    /// §4.3 The hand cannot lay anything on the open cards.
    pub(super) fn note_stuck(&mut self, seat: Seat) {
        let Open::Pair { level, balloon } = self.open else { return };
        if !self.table.options.voluntary_draw {
            let numbers = self.table.goes.with(level, balloon) & ((1 << LEVELS) - 1);
            let numbers = u16::try_from(numbers).expect("a bit for each of ten floors");
            self.few[seat.index()] = Few { numbers, most: 0 };
        }
    }

    #[inline]
    pub(super) fn note_laid(&mut self, seat: Seat, level: Card) {
        let few = &mut self.few[seat.index()];
        few.most -= u8::from(few.is_about(level) && few.most > 0);
        self.with_level = self.with_level.with(seat);
    }

    /// Cards came into the hand; soon all of it may be anything.
    #[inline]
    pub(super) fn note_taken(&mut self, seat: Seat, cards: u8) {
        let few = &mut self.few[seat.index()];
        if !few.is_nothing() {
            few.most += cards;
        }
        self.forget_what_says_nothing(seat);
    }

    /// Of a hand that is not larger than what it may have of something, nothing is known.
    #[inline]
    pub(super) fn forget_what_says_nothing(&mut self, seat: Seat) {
        let few = &mut self.few[seat.index()];
        if few.most >= self.hands[seat.index()].len() {
            *few = Few::default();
        }
    }

    /// §5.2 All cards are new.
    pub(super) fn note_all_new(&mut self, seat: Seat) {
        self.with_level = self.with_level.without(seat);
        self.few[seat.index()] = Few::default();
    }

    /// A hand that is not as everybody knows it.
    pub(super) fn not_as_known(&self) -> Option<Seat> {
        self.everyone().find(|seat| {
            let hand = &self.hands[seat.index()];
            (self.with_level.contains(*seat) && hand.levels() == 0) || !self.few[seat.index()].fits(hand)
        })
    }
}
