//! §5.2 Choosing the groups to take at once with one card: they must not overlap, and should together
//! be worth the most.

use super::reach::{Found, Reach};
use super::supply::{Supply, Uses};
use crate::budget::Budget;

/// A group with the value of the card that takes it.
#[derive(Clone, Copy)]
pub(super) struct Group<'a> {
    pub reach: &'a Reach<'a>,
    pub found: Found,
    worth: u64,
    /// Number of piles and wild cards in it.
    pub size: u64,
}

pub(super) struct Best<'a> {
    pub groups: Vec<Group<'a>>,
    pub worth: u64,
}

/// Upper bounds on the combined worth of groups.
pub(super) struct Prospects {
    /// Highest worth of a pile or wild card of each kind, in any group.
    each: Vec<u64>,
    /// Bonus for clearing the centre.
    cleared: u64,
}

impl<'a> Group<'a> {
    pub fn new(supply: &Supply, reach: &'a Reach<'a>, found: Found, worth: u64) -> Group<'a> {
        Group { reach, found, worth, size: supply.things(found.uses) }
    }
}

impl Prospects {
    /// §8.5 Bounds the worth in cards, where a pile or wild card is worth the same in every group.
    pub fn in_cards(supply: &Supply) -> Prospects {
        let each = (0..supply.kinds.len()).map(|kind| supply.worth(supply.one_of(kind))).collect();
        Prospects { each, cleared: 0 }
    }

    /// Bounds the worth in points: everything in a group gets an even share of its points, and the largest share
    /// of a kind in any group is its bound.
    pub fn in_points(supply: &Supply, groups: &[Group<'_>], cleared: u64) -> Prospects {
        let mut each = vec![0; supply.kinds.len()];
        for group in groups {
            for (kind, most) in each.iter_mut().enumerate() {
                if supply.count(group.found.uses, kind) > 0 {
                    *most = group.worth.div_ceil(group.size).max(*most);
                }
            }
        }
        Prospects { each, cleared }
    }
}

/// Finds the groups that are worth the most together, or the best found within the budget.
///
/// Tries two orders, because the budget may run out: taking small groups first clears more of a crowded
/// centre, and taking valuable groups first finds the best of a few piles sooner. With enough budget,
/// either order alone would try everything.
pub(super) fn best_groups<'a>(
    supply: &Supply,
    mut groups: Vec<Group<'a>>,
    prospects: &Prospects,
    budget: &mut Budget,
) -> Best<'a> {
    groups.sort_by_key(|group| (supply.first_pile(group.found.uses), group.size, group.found.uses));
    let small_first = Search::new(supply, groups.clone(), prospects, Best { groups: Vec::new(), worth: 0 });
    let (best, complete) = budget.share(1, 2, |share| small_first.run(share));
    if complete {
        return best;
    }
    groups.sort_by_key(|group| (supply.first_pile(group.found.uses), std::cmp::Reverse(group.worth), group.found.uses));
    Search::new(supply, groups, prospects, best).run(budget).0
}

struct Search<'s, 'a> {
    supply: &'s Supply,
    prospects: &'s Prospects,
    /// Sorted by first pile.
    groups: Vec<Group<'a>>,
    /// For each kind of pile, the end index of the groups that begin with it.
    ends: Vec<usize>,
    /// For each kind of pile, marks for all kinds in the groups that begin with it or a later kind.
    of_use: Vec<Uses>,
    chosen: Vec<usize>,
    best: Best<'a>,
}

impl<'s, 'a> Search<'s, 'a> {
    fn new(supply: &'s Supply, groups: Vec<Group<'a>>, prospects: &'s Prospects, best: Best<'a>) -> Self {
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
        Search { supply, prospects, groups, ends, of_use, chosen: Vec::new(), best }
    }

    /// Returns the best groups, and whether everything was tried.
    fn run(mut self, budget: &mut Budget) -> (Best<'a>, bool) {
        let complete = self.choose(0, 0, self.supply.all(), 0, budget);
        (self.best, complete)
    }

    /// Chooses among the groups from `from` on, whose first pile is `kind` or a later one.
    fn choose(&mut self, kind: usize, mut from: usize, left: Uses, worth: u64, budget: &mut Budget) -> bool {
        let Prospects { ref each, cleared } = *self.prospects;
        let whole = worth + if self.supply.is_cleared(left) { cleared } else { 0 };
        if whole > self.best.worth {
            self.best = Best { groups: self.chosen.iter().map(|place| self.groups[*place]).collect(), worth: whole };
        }
        for kind in kind..self.supply.piles {
            if from == self.ends[kind] {
                continue;
            }
            let of_use = self.supply.only(left, self.of_use[kind]);
            let most = worth + cleared + self.supply.sum(of_use, |kind| each[kind]);
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
