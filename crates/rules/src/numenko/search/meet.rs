//! A side too long to work out: it is searched forward from its first tile and backward from the values it must have,
//! until the two meet.

use std::ops::Range;

use super::super::reading::Sign;
use super::Stop;
use super::number::Number;
use super::sides::{Id, Part, Sides};

/// A value that a side must have, and its source: an [`Id`], or an index that means something to the caller.
#[derive(Clone)]
pub(super) struct Target<N> {
    pub(super) value: N,
    pub(super) of: u32,
    /// §3.7 Whether the value is the result of a calculation.
    pub(super) is_worked_out: bool,
}

/// The way in which a side reaches the value of a target.
pub(super) struct Hit {
    pub(super) before: Id,
    /// The steps that follow, from left to right.
    pub(super) steps: Vec<(Sign, Id)>,
    pub(super) target: u32,
}

/// A value from which a target can be reached, by a sign, a unit, and what follows.
struct Back<N> {
    value: N,
    way: Option<Continuation>,
    target: u32,
}

#[derive(Clone, Copy)]
struct Continuation {
    sign: Sign,
    right: Id,
    next: usize,
}

/// The values that lead to a target from one place in the run.
#[derive(Clone, Default)]
struct Backs {
    /// Sorted by value, each once.
    set: Range<usize>,
    /// §3.5 Set if a later multiplication by 0 makes every value lead to a target.
    from_anything: Option<usize>,
}

impl<N: Number> Sides<'_, N> {
    pub(super) fn target_of(&self, side: Id) -> Target<N> {
        Target { value: self.value(side).clone(), of: side, is_worked_out: self.is_worked_out(side) }
    }
}

/// Finds a way for this side to have the value of one of the targets, which must be sorted.
pub(super) fn meet<N: Number>(
    search: &mut Sides<'_, N>,
    side: Part,
    targets: &[Target<N>],
) -> Result<Option<Hit>, Stop> {
    if targets.is_empty() {
        return Ok(None);
    }
    let (from, to) = side;
    let is_known = search.is_light(side) || search.is_one_number(from);
    let whole = if is_known { search.side(from, to)? } else { search.units(from, to)? };
    if let Some(hit) = directly(search, whole, targets) {
        return Ok(Some(hit));
    }
    if is_known {
        return Ok(None);
    }
    let mut backward = Backward::new(search, side, targets);
    backward.collect()?;
    backward.meet()
}

/// §3.7 Finds a target among values that are already worked out, where a calculation on either side makes it a sum.
fn directly<N: Number>(search: &Sides<'_, N>, side: Range<Id>, targets: &[Target<N>]) -> Option<Hit> {
    for target in targets {
        let mut same = search.with_value(side.clone(), &target.value);
        let is_sum = |id: &Id| search.options.identity || target.is_worked_out || search.is_worked_out(*id);
        if let Some(before) = same.find(is_sum) {
            return Some(Hit { before, steps: Vec::new(), target: target.of });
        }
    }
    None
}

struct Backward<'s, 'a, N> {
    search: &'s mut Sides<'a, N>,
    side: Part,
    backs: Vec<Back<N>>,
    /// One set for each tile of the run.
    sets: Vec<Backs>,
}

impl<'s, 'a, N: Number> Backward<'s, 'a, N> {
    fn new(search: &'s mut Sides<'a, N>, side: Part, targets: &[Target<N>]) -> Backward<'s, 'a, N> {
        let back = |target: &Target<N>| Back { value: target.value.clone(), way: None, target: target.of };
        let mut backs: Vec<Back<N>> = targets.iter().map(back).collect();
        backs.dedup_by(|one, other| one.value == other.value);
        let mut sets = vec![Backs::default(); usize::from(side.1) + 1];
        sets[usize::from(side.1)].set = 0..backs.len();
        Backward { search, side, backs, sets }
    }

    /// Returns the tiles that can be a sign and follow a light part of the side, or a heavy one.
    fn signs_where(&self, is_light: bool) -> Vec<u8> {
        let (from, to) = self.side;
        let tiles = from + 1..to.saturating_sub(1);
        let fits = |tile: &u8| self.search.can_be_sign(*tile) && self.search.is_light((from, *tile)) == is_light;
        tiles.filter(fits).collect()
    }

    /// Returns the places where a unit after this sign may end so that the values leading on from there are known.
    fn ends(&self, sign_at: u8) -> Vec<u8> {
        let mut ends: Vec<u8> = self.signs_where(false).into_iter().filter(|end| *end > sign_at + 1).collect();
        ends.push(self.side.1);
        ends
    }

    /// Works backward until the part before a sign is light.
    fn collect(&mut self) -> Result<(), Stop> {
        for sign_at in self.signs_where(false).into_iter().rev() {
            let mut set: Vec<Back<N>> = Vec::new();
            let mut from_anything = None;
            for end in self.ends(sign_at) {
                for right in self.search.units(sign_at + 1, end)? {
                    self.back_over(right, end, &mut set, &mut from_anything)?;
                }
            }
            set.sort_by(|one, other| one.value.order(&other.value));
            set.dedup_by(|one, other| one.value == other.value);
            let first = self.backs.len();
            self.backs.append(&mut set);
            self.sets[usize::from(sign_at)] = Backs { set: first..self.backs.len(), from_anything };
        }
        Ok(())
    }

    fn back_over(
        &mut self,
        right: Id,
        end: u8,
        set: &mut Vec<Back<N>>,
        from_anything: &mut Option<usize>,
    ) -> Result<(), Stop> {
        let number = self.search.value(right).clone();
        let after = self.sets[usize::from(end)].clone();
        let mut leads_anywhere = |backs: &mut Vec<Back<N>>, sign: Sign, next: usize| {
            if from_anything.is_none() {
                *from_anything = Some(backs.len());
                let target = backs[next].target;
                backs.push(Back { value: N::zero(), way: Some(Continuation { sign, right, next }), target });
            }
        };
        if let Some(next) = after.from_anything {
            leads_anywhere(&mut self.backs, Sign::Plus, next);
        }
        for next in after.set {
            for sign in self.search.signs().iter().copied() {
                if sign == Sign::Times && number.is_zero() {
                    if self.backs[next].value.is_zero() {
                        leads_anywhere(&mut self.backs, sign, next);
                    }
                    continue;
                }
                if self.search.is_full(set.len()) {
                    return Ok(());
                }
                let Back { value, target, .. } = &self.backs[next];
                if let Some(value) = self.search.invert(value, sign, &number)? {
                    set.push(Back { value, way: Some(Continuation { sign, right, next }), target: *target });
                }
            }
        }
        Ok(())
    }

    /// Joins both directions over the unit in the middle, starting from the one with fewer values; or over the first
    /// unit.
    fn meet(&mut self) -> Result<Option<Hit>, Stop> {
        let from = self.side.0;
        for end in self.signs_where(false) {
            let after = self.sets[usize::from(end)].clone();
            for before in self.search.units(from, end)? {
                let next = after.from_anything.or_else(|| self.find(after.set.clone(), self.search.value(before)));
                if let Some(next) = next {
                    return Ok(Some(self.hit(before, next)));
                }
            }
        }
        for sign_at in self.signs_where(true).into_iter().rev() {
            let before = self.search.side(from, sign_at)?;
            for end in self.ends(sign_at) {
                let after = self.sets[usize::from(end)].clone();
                for right in self.search.units(sign_at + 1, end)? {
                    let is_forward = before.len() <= after.set.len() || after.from_anything.is_some();
                    let hit = if is_forward {
                        self.forward(before.clone(), right, &after)?
                    } else {
                        self.backward(before.clone(), right, &after)?
                    };
                    if hit.is_some() {
                        return Ok(hit);
                    }
                }
            }
        }
        Ok(None)
    }

    fn forward(&mut self, before: Range<Id>, right: Id, after: &Backs) -> Result<Option<Hit>, Stop> {
        let number = self.search.value(right).clone();
        for before in before {
            let value = self.search.value(before).clone();
            for sign in self.search.signs().iter().copied() {
                let Some(value) = self.search.apply(&value, sign, &number)? else { continue };
                if let Some(next) = after.from_anything.or_else(|| self.find(after.set.clone(), &value)) {
                    return Ok(Some(self.hit_over(before, Continuation { sign, right, next })));
                }
            }
        }
        Ok(None)
    }

    fn backward(&mut self, before: Range<Id>, right: Id, after: &Backs) -> Result<Option<Hit>, Stop> {
        let number = self.search.value(right).clone();
        for next in after.set.clone() {
            for sign in self.search.signs().iter().copied() {
                let found = if sign == Sign::Times && number.is_zero() {
                    if self.backs[next].value.is_zero() { before.clone() } else { 0..0 }
                } else {
                    match self.search.invert(&self.backs[next].value, sign, &number)? {
                        Some(value) => self.search.with_value(before.clone(), &value),
                        None => 0..0,
                    }
                };
                if let Some(before) = found.into_iter().next() {
                    return Ok(Some(self.hit_over(before, Continuation { sign, right, next })));
                }
            }
        }
        Ok(None)
    }

    fn find(&self, set: Range<usize>, value: &N) -> Option<usize> {
        let found = self.backs[set.clone()].binary_search_by(|back| back.value.order(value));
        found.ok().map(|place| set.start + place)
    }

    fn hit_over(&self, before: Id, Continuation { sign, right, next }: Continuation) -> Hit {
        let mut hit = self.hit(before, next);
        hit.steps.insert(0, (sign, right));
        hit
    }

    fn hit(&self, before: Id, next: usize) -> Hit {
        let mut steps = Vec::new();
        let mut back = &self.backs[next];
        while let Some(Continuation { sign, right, next }) = back.way {
            steps.push((sign, right));
            back = &self.backs[next];
        }
        Hit { before, steps, target: back.target }
    }
}
