//! §5.2 Which groups to take at once with one card: they must not share anything, and
//! together they should bring the most.

use super::reach::{Found, Reach};
use super::supply::{Supply, Uses};
use crate::budget::Budget;

/// A group that is worth the card that takes.
#[derive(Clone, Copy)]
pub(super) struct Group<'a> {
    pub reach: &'a Reach<'a>,
    pub found: Found,
    worth: u32,
    /// How many things are in it.
    pub size: u32,
}

pub(super) struct Best<'a> {
    pub groups: Vec<Group<'a>>,
    pub worth: u32,
}

impl<'a> Group<'a> {
    pub fn new(supply: &Supply, reach: &'a Reach<'a>, found: Found) -> Group<'a> {
        let size = (0..supply.kinds.len()).map(|kind| supply.count(found.uses, kind)).sum();
        Group { reach, found, worth: supply.worth(found.uses), size }
    }
}

/// The groups that together are worth most, or the best that the budget finds.
///
/// Two orders of trying: small groups first leave a crowded centre emptier, large groups
/// first find the best of a few piles sooner. Each order alone would try everything.
pub(super) fn best_groups<'a>(supply: &Supply, mut groups: Vec<Group<'a>>, budget: &mut Budget) -> Best<'a> {
    groups.sort_by_key(|group| (supply.first_pile(group.found.uses), group.size, group.found.uses));
    let small_first = Search::new(supply, groups.clone(), Best { groups: Vec::new(), worth: 0 });
    let (best, complete) = budget.share(1, 2, |share| small_first.run(share));
    if complete {
        return best;
    }
    groups.sort_by_key(|group| (supply.first_pile(group.found.uses), std::cmp::Reverse(group.worth), group.found.uses));
    Search::new(supply, groups, best).run(budget).0
}

struct Search<'s, 'a> {
    supply: &'s Supply,
    /// By their first pile.
    groups: Vec<Group<'a>>,
    /// For each kind of pile where the groups that begin with it end.
    ends: Vec<usize>,
    /// For each kind of pile all that occurs in groups that begin with it or later.
    of_use: Vec<Uses>,
    chosen: Vec<usize>,
    best: Best<'a>,
}

impl<'s, 'a> Search<'s, 'a> {
    fn new(supply: &'s Supply, groups: Vec<Group<'a>>, best: Best<'a>) -> Self {
        let first_pile = |group: &Group<'_>| supply.first_pile(group.found.uses);
        let ends: Vec<usize> =
            (0..supply.piles).map(|kind| groups.partition_point(|group| first_pile(group) <= kind)).collect();
        let mut of_use = vec![Uses::NONE; supply.piles];
        let mut seen = Uses::NONE;
        for kind in (0..supply.piles).rev() {
            let start = if kind == 0 { 0 } else { ends[kind - 1] };
            for group in &groups[start..ends[kind]] {
                seen = supply.also(seen, group.found.uses);
            }
            of_use[kind] = seen;
        }
        Search { supply, groups, ends, of_use, chosen: Vec::new(), best }
    }

    /// The best, and whether everything was tried.
    fn run(mut self, budget: &mut Budget) -> (Best<'a>, bool) {
        let complete = self.choose(0, 0, self.supply.all(), 0, budget);
        (self.best, complete)
    }

    /// Chooses from the groups from `from` on, whose first pile is `kind` or a later one.
    fn choose(&mut self, kind: usize, mut from: usize, left: Uses, worth: u32, budget: &mut Budget) -> bool {
        if worth > self.best.worth {
            self.best = Best { groups: self.chosen.iter().map(|place| self.groups[*place]).collect(), worth };
        }
        for kind in kind..self.supply.piles {
            if from == self.ends[kind] {
                continue;
            }
            let most = worth + self.supply.worth(self.supply.only(left, self.of_use[kind]));
            while from < self.ends[kind] {
                if most <= self.best.worth {
                    return true;
                }
                if !budget.spend() {
                    return false;
                }
                let group = self.groups[from];
                if self.supply.holds(left, group.found.uses) {
                    self.chosen.push(from);
                    let all = self.choose(kind, from, left.minus(group.found.uses), worth + group.worth, budget);
                    self.chosen.pop();
                    if !all {
                        return false;
                    }
                }
                from += 1;
            }
        }
        true
    }
}
