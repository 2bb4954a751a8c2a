//! §3.2 What can be taken or built without wild cards, and the plainest move of all.
//!
//! Sums of whole cards and builds only, so a table of reachable totals answers in a walk over
//! the centre. This is the only place where the rules look for a move.

use super::card::Card;
use super::centre::Pile;
use super::illegal::Illegal;
use super::moves::{Move, Number, Play};
use super::sight::Sight;
use super::sum::{Sums, Token};

/// The totals that cards and builds of the centre add up to, and for each the pile that
/// completed it and the total before.
struct Totals {
    by: [Option<(u32, u8)>; TOTALS],
}

/// One more than the highest value a card can have.
const TOTALS: usize = super::card::HIGHEST_NUMBER as usize + 1;

impl Totals {
    fn of(piles: &[Pile], highest: u8) -> Totals {
        let mut totals = Totals { by: [None; TOTALS] };
        for (place, pile) in (0..).zip(piles) {
            let value = match pile {
                Pile::Card(card) => match card.value() {
                    Some(value) => value,
                    None => continue,
                },
                Pile::Build(build) => build.value,
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

    fn sum(&self, total: u8, piles: &[Pile]) -> Sums {
        let mut sums = Sums::new();
        let mut left = total;
        while let Some((place, before)) = self.by[usize::from(left)] {
            let token = match piles[usize::try_from(place).expect("a place in the centre")] {
                Pile::Card(card) => Token::Number(card),
                Pile::Build(build) => Token::Build { name: build.name, value: build.value },
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

impl Sight<'_> {
    fn totals(&self) -> Totals {
        Totals::of(self.centre.piles(), self.table.highest())
    }

    fn numbers(&self) -> impl Iterator<Item = (Card, u8)> + '_ {
        self.hand.iter().filter_map(|card| Some((*card, card.value()?)))
    }

    fn plain_take(&self, totals: &Totals) -> Option<Card> {
        self.numbers().find(|(_, value)| totals.reaches(*value)).map(|(card, _)| card)
    }

    /// Two cards of the hand whose difference lies in the centre.
    fn plain_build(&self, totals: &Totals) -> Option<(Card, u8)> {
        self.numbers().find_map(|(with, added)| {
            self.numbers()
                .find(|(_, answer)| *answer > added && totals.reaches(*answer - added))
                .map(|(_, answer)| (with, answer))
        })
    }

    /// §3.2 Who can take must take, who cannot but can build must build.
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

    /// What the table plays for somebody who is away: as little as the rules allow.
    pub(super) fn plainest_move(&self) -> Move {
        if self.takes_only() {
            return Move::Stop;
        }
        let lowest = self.numbers().min_by_key(|(_, value)| *value);
        let Some((lowest, _)) = lowest else {
            return if self.wild_hand_passes() { Move::Pass } else { Move::DiscardAll };
        };
        if self.table.options.must_take {
            let totals = self.totals();
            if let Some(with) = self.plain_take(&totals) {
                let value = with.value().expect("a plain take is with a number card");
                let sums = totals.sum(value, self.centre.piles());
                return Move::Turn(Play { sums, number: Number::Take { with }, ..Play::default() });
            }
            if let Some((with, answer)) = self.plain_build(&totals) {
                let added = with.value().expect("a plain build is with a number card");
                return Move::Turn(Play {
                    sums: totals.sum(answer - added, self.centre.piles()),
                    number: Number::Build { value: answer, with },
                    ..Play::default()
                });
            }
        }
        Move::Turn(Play::discard(lowest))
    }
}
