//! The takes and builds possible in a turn, and those with the most cards.

use reckon_rules::numero::options::Options;
use reckon_rules::numero::sum::{Sum, Sums, Token};
use reckon_rules::numero::{Card, Move, Play};
use reckon_rules::ratio::Ratio;
use reckon_rules::shuffle::Shuffle;

use super::groups::{Best, Group, Prospects, best_groups};
use super::reach::{Cards, Found, Reach};
use super::supply::Supply;
use crate::budget::Budget;

/// The piles, the hand, and the sums that can be made from them.
pub(super) struct Possible<'a> {
    pub supply: &'a Supply,
    pub reaches: &'a [Reach<'a>],
    pub hand: &'a [Card],
    pub options: &'a Options,
}

/// Finds the sums that can be made from a supply. The search without wild cards finishes quickly; with them it
/// may run out of budget.
pub(super) fn explore<'a>(
    supply: &'a Supply,
    options: &'a Options,
    highest: u8,
    budget: &mut Budget,
) -> Vec<Reach<'a>> {
    let mut reaches = vec![budget.share(1, 8, |share| Reach::explore(supply, options, highest, false, share))];
    if !supply.wild_kinds().is_empty() {
        let all = budget.share(1, 2, |share| Reach::explore(supply, options, highest, true, share));
        if all.is_complete() {
            reaches.clear();
        }
        reaches.push(all);
    }
    reaches
}

impl<'a> Possible<'a> {
    pub fn numbers(&self) -> impl Iterator<Item = (Card, u8)> + use<'a> {
        self.hand.iter().filter_map(|card| Some((*card, card.value()?)))
    }

    fn worth(&self, value: Ratio) -> impl Iterator<Item = (&'a Reach<'a>, Found)> + use<'a> {
        self.reaches.iter().flat_map(move |reach| reach.worth(value).map(move |found| (reach, found)))
    }

    /// §5 Returns the take that wins the most, breaking ties at random.
    pub fn best_take(&self, budget: &mut Budget, shuffle: &mut Shuffle) -> Option<Move> {
        let mut values: Vec<u8> = self.numbers().map(|(_, value)| value).collect();
        values.sort_unstable();
        values.dedup();
        let mut ties = Ties::default();
        for (left, value) in (1..=values.len()).rev().zip(&values) {
            let best = budget.share(1, u32::try_from(left).unwrap_or(1), |share| self.best_groups(*value, share));
            if !best.groups.is_empty() {
                ties.offer(best.worth, (*value, best.groups), shuffle);
            }
        }
        let (value, groups) = ties.chosen?;
        let with: Vec<Card> = self.numbers().filter(|(_, v)| *v == value).map(|(card, _)| card).collect();
        let takes = self.write_groups(&groups, value);
        Some(Move::Turn(Play::take(*shuffle.pick(&with)?, takes)?))
    }

    fn best_groups(&self, value: u8, budget: &mut Budget) -> Best<'a> {
        let groups = self.sums_worth(value).into_iter().map(|(reach, found)| {
            let worth = self.supply.worth(found.uses);
            Group::new(self.supply, reach, found, worth)
        });
        let mut best = best_groups(self.supply, groups.collect(), &Prospects::in_cards(self.supply), budget);
        best.groups.sort_by_key(|group| group.size);
        best
    }

    /// Returns the sums of this value that can be made, one for each set of piles and cards used.
    pub fn sums_worth(&self, value: u8) -> Vec<(&'a Reach<'a>, Found)> {
        let mut sums: Vec<(&Reach<'_>, Found)> = self.worth(Ratio::whole(i32::from(value))).collect();
        sums.sort_by_key(|(_, found)| found.uses);
        sums.dedup_by_key(|(_, found)| found.uses);
        sums
    }

    pub fn write_groups(&self, groups: &[Group<'_>], value: u8) -> Sums {
        let mut cards = Cards::of(self.supply);
        let mut takes = Sums::new();
        for group in groups {
            let mut tokens = Vec::new();
            group.reach.write(group.found, &mut cards, &mut tokens);
            // §4.7 Written in this order, a sum may pass through a number that is too large.
            if Sum::of(&tokens).value() == Ok(Ratio::whole(i32::from(value))) {
                takes.append(Sum::of(&tokens));
            }
        }
        takes
    }

    /// §6.1–§6.3 Returns the build with the most cards that keeps its answer in the hand, breaking ties at random.
    pub fn best_build(&self, shuffle: &mut Shuffle) -> Option<Move> {
        let mut ties = Ties::default();
        for (played, (with, added)) in self.numbers().enumerate() {
            for (kept, (_, answer)) in self.numbers().enumerate() {
                // §4.6 If the answer equals the card added, the build is on a pile worth zero.
                if kept == played || answer == added && !self.options.zero_piles {
                    continue;
                }
                for (reach, found) in self.worth(Ratio::whole(i32::from(answer) - i32::from(added))) {
                    ties.offer(self.supply.worth(found.uses), (answer, with, reach, found), shuffle);
                }
            }
        }
        let (answer, with, reach, found) = ties.chosen?;
        let mut tokens: Vec<Token> = Vec::new();
        reach.write(found, &mut Cards::of(self.supply), &mut tokens);
        let onto = Sum::of(&tokens);
        onto.value().ok()?;
        format!("build {answer}: {onto} + {with}").parse().ok()
    }
}

/// The best offer so far; equally good offers are equally likely to be chosen.
pub(super) struct Ties<W, T> {
    worth: Option<W>,
    offers: u32,
    pub chosen: Option<T>,
}

impl<W, T> Default for Ties<W, T> {
    fn default() -> Self {
        Ties { worth: None, offers: 0, chosen: None }
    }
}

impl<W: Ord, T> Ties<W, T> {
    pub fn offer(&mut self, worth: W, offered: T, shuffle: &mut Shuffle) {
        let worth = Some(worth);
        if worth < self.worth {
            return;
        }
        if worth > self.worth {
            self.worth = worth;
            self.offers = 0;
        }
        self.offers += 1;
        if self.offers == 1 || shuffle.chance(1, self.offers) {
            self.chosen = Some(offered);
        }
    }
}
