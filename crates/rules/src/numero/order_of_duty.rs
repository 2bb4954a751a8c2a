//! §3.2 The order of duty: takes and builds without wild cards, which come before anything else.
//!
//! Only whole cards and builds are added, so one pass over the centre gives a table of reachable
//! totals. This is the only place where the rules look for a move.

use super::card::Card;
use super::centre::CentrePile;
use super::illegal::Illegal;
use super::mover::Mover;
use super::moves::{Number, Play};
use super::sum::{Sums, Token};

/// Totals that cards and builds in the centre add up to, each with the pile that completed it and
/// the total before.
pub(super) struct Totals {
    by: [Option<(u32, u8)>; TOTALS],
}

/// One more than the highest value a card can have.
const TOTALS: usize = super::card::HIGHEST_NUMBER as usize + 1;

impl Totals {
    fn of(piles: &[CentrePile], highest: u8) -> Totals {
        let mut totals = Totals { by: [None; TOTALS] };
        for (place, pile) in (0..).zip(piles) {
            let value = match pile {
                CentrePile::Card(card) => match card.value() {
                    Some(value) => value,
                    None => continue,
                },
                CentrePile::Build(build) => build.value,
            };
            // Downwards, so that no pile is counted twice.
            for total in (value..=highest).rev() {
                let before = total - value;
                let reached = before == 0 || totals.by[usize::from(before)].is_some();
                let slot = &mut totals.by[usize::from(total)];
                if reached && slot.is_none() {
                    *slot = Some((place, before));
                }
            }
        }
        totals
    }

    fn reaches(&self, total: u8) -> bool {
        total > 0 && self.by.get(usize::from(total)).is_some_and(Option::is_some)
    }

    pub(super) fn sum(&self, total: u8, piles: &[CentrePile]) -> Sums {
        let mut sums = Sums::new();
        let mut left = total;
        while let Some((place, before)) = self.by[usize::from(left)] {
            let token = match piles[usize::try_from(place).expect("a place fits a usize")] {
                CentrePile::Card(card) => Token::Number(card),
                CentrePile::Build(build) => Token::Build { name: build.name, value: build.value },
            };
            sums.push(token);
            if left < total {
                sums.push(Token::Add);
            }
            left = before;
        }
        sums.push(Token::End);
        sums
    }
}

impl Mover<'_> {
    pub(super) fn totals(&self) -> Totals {
        Totals::of(self.centre.piles(), self.table.highest())
    }

    pub(super) fn numbers(&self) -> impl Iterator<Item = (Card, u8)> + '_ {
        self.hand.iter().filter_map(|card| Some((*card, card.value()?)))
    }

    pub(super) fn plain_take(&self, totals: &Totals) -> Option<Card> {
        self.numbers().find(|(_, value)| totals.reaches(*value)).map(|(card, _)| card)
    }

    /// Finds two cards in the hand whose difference is in the centre.
    pub(super) fn plain_build(&self, totals: &Totals) -> Option<(Card, u8)> {
        self.numbers().find_map(|(with, added)| {
            self.numbers()
                .find(|(_, answer)| *answer > added && totals.reaches(*answer - added))
                .map(|(_, answer)| (with, answer))
        })
    }

    /// §3.2 Checks the order of duty: take if you can; if you cannot take but can build, build.
    pub(super) fn check_order_of_duty(&self, play: &Play) -> Result<(), Illegal> {
        if matches!(play.number(), Number::Take { .. }) || self.takes_only() {
            return Ok(());
        }
        let totals = self.totals();
        if let Some(with) = self.plain_take(&totals) {
            return Err(Illegal::MustTake { with });
        }
        if matches!(play.number(), Number::Build { .. }) {
            return Ok(());
        }
        match self.plain_build(&totals) {
            Some((with, value)) => Err(Illegal::MustBuild { value, with }),
            None => Ok(()),
        }
    }
}
