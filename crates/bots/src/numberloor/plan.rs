//! A whole turn, planned on the player's cards.

use std::collections::BTreeSet;

use super::hand::Hand;
use super::middle::{Middle, PlannedPlacement};
use super::worth::Judge;
use crate::budget::Budget;

/// Value and first step of a turn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    pub worth: i32,
    /// First placement, or `None` where it is best to end the turn.
    pub first: Option<PlannedPlacement>,
}

struct Search<'a> {
    judge: &'a Judge,
    seen: BTreeSet<(Hand, Middle)>,
    best: Option<Plan>,
    /// Levels that the best turn leaves.
    fewest: u32,
}

/// Finds the best turn from here on. A turn cannot end before a Level is laid (§4.2).
pub(super) fn best_turn(
    judge: &Judge,
    hand: &Hand,
    middle: Middle,
    may_end: bool,
    budget: &mut Budget,
) -> Option<Plan> {
    let mut search = Search { judge, seen: BTreeSet::new(), best: None, fewest: u32::MAX };
    if may_end {
        search.offer(hand, middle, None);
    }
    search.go_on(hand, middle, None, budget);
    search.best
}

impl Search<'_> {
    /// Keeps the best turn, the first of equals. One that leaves more Levels is never worth more.
    fn offer(&mut self, hand: &Hand, middle: Middle, first: Option<PlannedPlacement>) {
        if hand.levels() > self.fewest {
            return;
        }
        let worth = self.judge.best_ending(hand, middle).worth;
        if self.best.is_none_or(|best| worth > best.worth) {
            self.best = Some(Plan { worth, first });
            self.fewest = hand.levels();
        }
    }

    /// Tries every placement and all that can follow, each combination of cards once.
    fn go_on(&mut self, hand: &Hand, middle: Middle, first: Option<PlannedPlacement>, budget: &mut Budget) {
        for step in self.judge.goes.steps(hand, middle) {
            let (left, first) = (step.hand_after(hand), first.or(Some(step)));
            if self.seen.contains(&(left, step.middle)) || !budget.spend() {
                continue;
            }
            self.seen.insert((left, step.middle));
            self.offer(&left, step.middle, first);
            self.go_on(&left, step.middle, first, budget);
        }
    }
}
