//! A whole turn, planned on the own cards.

use std::collections::BTreeSet;

use super::hand::Hand;
use super::middle::{Middle, Step};
use super::worth::Judge;
use crate::budget::Budget;

/// What a turn could come to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    pub worth: i32,
    /// The first placement; nothing where it is best to end the turn.
    pub first: Option<Step>,
}

struct Search<'a> {
    judge: &'a Judge,
    seen: BTreeSet<(Hand, Middle)>,
    best: Option<Plan>,
    /// How many Levels it leaves.
    fewest: u32,
}

/// The best turn from here on. Without a Level laid, a turn cannot end (§4.2).
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
    /// Of equal turns the one that was found first. One that leaves more Levels is never worth more.
    fn offer(&mut self, hand: &Hand, middle: Middle, first: Option<Step>) {
        if hand.levels() > self.fewest {
            return;
        }
        let worth = self.judge.best_ending(hand, middle).worth;
        if self.best.is_none_or(|best| worth > best.worth) {
            self.best = Some(Plan { worth, first });
            self.fewest = hand.levels();
        }
    }

    /// Every placement, and all that can follow. How the same cards came to lie there does not count.
    fn go_on(&mut self, hand: &Hand, middle: Middle, first: Option<Step>, budget: &mut Budget) {
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
