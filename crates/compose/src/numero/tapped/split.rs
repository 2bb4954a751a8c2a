//! Splits piles into takes that are each worth the card.

use super::piles::TappedPile;
use reckon_rules::numero::HAND;
use reckon_rules::ratio::Ratio;

/// Search budget: more than any table needs, and spent in a few milliseconds. Piles that nobody
/// would lay out are left unsplit, and the player can still type the move.
const MAX_STEPS: u32 = 50_000;

/// Search budget spent on judging a whole move.
const STEPS_OF_A_JUDGEMENT: u32 = 50;

/// Remaining search budget.
pub(super) struct Budget(u32);

impl Budget {
    pub fn new() -> Budget {
        Budget(MAX_STEPS)
    }

    fn go_on(&mut self) -> bool {
        self.spend(1)
    }

    pub fn judge(&mut self) -> bool {
        self.spend(STEPS_OF_A_JUDGEMENT)
    }

    fn spend(&mut self, steps: u32) -> bool {
        let enough = self.0 >= steps;
        self.0 = self.0.saturating_sub(steps);
        enough
    }
}

/// Use of a pile in a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum PileUse {
    /// Part of this take, counted from 0.
    Take(u8),
    /// Built on.
    Built,
    /// §6.9 Left as a build of its own.
    Stays,
}

/// Visits the sets of piles that might stay as wild-only builds, smallest first; none if there are
/// more such piles than a hand has cards.
pub(super) fn each_staying(piles: &[TappedPile], mut each: impl FnMut(&[bool]) -> bool) {
    let changed: Vec<usize> = (0..piles.len()).filter(|i| piles[*i].is_changed).collect();
    if changed.len() > HAND {
        return;
    }
    for size in 0..=changed.len() {
        for set in (0_u32..1 << changed.len()).filter(|set| set.count_ones() as usize == size) {
            let mut stays = vec![false; piles.len()];
            let chosen = changed.iter().enumerate().filter(|(bit, _)| set & 1 << bit != 0);
            chosen.for_each(|(_, pile)| stays[*pile] = true);
            if each(&stays) {
                return;
            }
        }
    }
}

/// §5.2 Visits all ways to take these piles in groups that are each worth the card: neighbours
/// first, in the order tapped, then any, until `each` accepts one.
pub(super) fn each_split(
    piles: &[TappedPile],
    worth: Ratio,
    steps: &mut Budget,
    each: &mut impl FnMut(&[PileUse], &mut Budget) -> bool,
) {
    each_staying(piles, |stays| {
        let values = piles.iter().zip(stays).enumerate().filter(|(_, (_, stays))| !**stays);
        let values: Option<Vec<(usize, Ratio)>> =
            values.map(|(place, (pile, _))| pile.value.map(|value| (place, value))).collect();
        let Some(values) = values.filter(|values| !values.is_empty()) else { return !steps.go_on() };
        let Some(groups) = groups_in(&values, worth) else { return !steps.go_on() };
        let mut split = Split { values: &values, worth, places: vec![PileUse::Stays; piles.len()] };
        split.neighbours(0, Ratio::whole(0), 0, steps, each) || split.any_groups(groups, steps, each)
    });
}

/// Returns the number of takes that these values add up to, if it is a whole number.
fn groups_in(values: &[(usize, Ratio)], worth: Ratio) -> Option<u8> {
    let total = values.iter().try_fold(Ratio::whole(0), |total, (_, value)| total.plus(*value)).ok()?;
    let groups = total.over(worth).ok()?.as_whole()?;
    u8::try_from(groups).ok().filter(|groups| *groups > 0)
}

struct Split<'a> {
    values: &'a [(usize, Ratio)],
    worth: Ratio,
    places: Vec<PileUse>,
}

impl Split<'_> {
    /// Returns whether the search is over.
    fn neighbours(
        &mut self,
        at: usize,
        sum: Ratio,
        take: u8,
        steps: &mut Budget,
        each: &mut impl FnMut(&[PileUse], &mut Budget) -> bool,
    ) -> bool {
        if !steps.go_on() {
            return true;
        }
        let (place, value) = self.values[at];
        let Ok(sum) = sum.plus(value) else { return false };
        self.places[place] = PileUse::Take(take);
        let is_last = at + 1 == self.values.len();
        if sum == self.worth {
            let found = if is_last {
                each(&self.places, steps)
            } else {
                self.neighbours(at + 1, Ratio::whole(0), take + 1, steps, each)
            };
            if found {
                return true;
            }
        }
        // The failed branch may have moved later piles, but never this one.
        self.places[place] = PileUse::Take(take);
        !is_last && self.neighbours(at + 1, sum, take, steps, each)
    }

    fn any_groups(
        &mut self,
        groups: u8,
        steps: &mut Budget,
        each: &mut impl FnMut(&[PileUse], &mut Budget) -> bool,
    ) -> bool {
        let counting: Vec<(usize, Ratio)> = self.values.iter().copied().filter(|(_, value)| !value.is_zero()).collect();
        let only_grows = counting.iter().all(|(_, value)| !value.is_negative());
        let mut search = AnyGroups { counting, only_grows, groups: usize::from(groups), sums: Vec::new() };
        search.put(0, self, steps, each)
    }

    /// §4.6 Puts each pile worth zero with the pile before it, or otherwise with the one after it.
    fn seat_nothings(&mut self) {
        let first = self.values.iter().find(|(_, value)| !value.is_zero());
        let Some(mut beside) = first.map(|(place, _)| self.places[*place]) else { return };
        for (place, value) in self.values {
            if value.is_zero() {
                self.places[*place] = beside;
            } else {
                beside = self.places[*place];
            }
        }
    }
}

struct AnyGroups {
    /// Piles that are not worth zero.
    counting: Vec<(usize, Ratio)>,
    only_grows: bool,
    groups: usize,
    sums: Vec<Ratio>,
}

impl AnyGroups {
    fn put(
        &mut self,
        at: usize,
        split: &mut Split<'_>,
        steps: &mut Budget,
        each: &mut impl FnMut(&[PileUse], &mut Budget) -> bool,
    ) -> bool {
        if !steps.go_on() {
            return true;
        }
        let Some((place, value)) = self.counting.get(at).copied() else {
            let all_fit = self.sums.len() == self.groups && self.sums.iter().all(|sum| *sum == split.worth);
            if all_fit {
                split.seat_nothings();
            }
            return all_fit && each(&split.places, steps);
        };
        for group in 0..self.groups.min(self.sums.len() + 1) {
            let is_new = group == self.sums.len();
            let before = if is_new { Ratio::whole(0) } else { self.sums[group] };
            let Ok(sum) = before.plus(value) else { continue };
            if self.only_grows && !split.worth.minus(sum).is_ok_and(|left| !left.is_negative()) {
                continue;
            }
            if is_new {
                self.sums.push(sum);
            } else {
                self.sums[group] = sum;
            }
            split.places[place] = PileUse::Take(u8::try_from(group).expect("the number of takes is a u8"));
            if self.put(at + 1, split, steps, each) {
                return true;
            }
            if is_new {
                self.sums.pop();
            } else {
                self.sums[group] = before;
            }
        }
        false
    }
}
