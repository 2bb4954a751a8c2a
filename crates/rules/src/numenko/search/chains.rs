//! §3.6 Chains: three or more sides, all equal.

use super::super::reading::{Reading, Sign};
use super::Stop;
use super::meet::{Hit, Target, meet};
use super::number::Number;
use super::sides::{Id, Part, Sides};

/// Light sides of equal value at one end of the run, with equals signs between them.
struct Chain<N> {
    value: N,
    is_worked_out: bool,
    side: Id,
    /// The rest of the chain, nearer to that end of the run.
    rest: Option<usize>,
}

pub(super) fn find<N: Number>(search: &mut Sides<'_, N>) -> Result<Option<Reading>, Stop> {
    let mut chains = Chains { search, all: Vec::new(), prefixes: Vec::new(), suffixes: Vec::new() };
    chains.collect()?;
    if let Some(reading) = chains.of_light_sides() {
        return Ok(Some(reading));
    }
    chains.with_a_heavy_side()
}

struct Chains<'s, 'a, N> {
    search: &'s mut Sides<'a, N>,
    all: Vec<Chain<N>>,
    /// Chains from the start of the run, by the tile before which they end.
    prefixes: Vec<Vec<usize>>,
    /// Chains to the end of the run, by the tile at which they begin.
    suffixes: Vec<Vec<usize>>,
}

impl<N: Number> Chains<'_, '_, N> {
    fn collect(&mut self) -> Result<(), Stop> {
        let end = self.search.end();
        self.prefixes = vec![Vec::new(); usize::from(end) + 1];
        self.suffixes = self.prefixes.clone();
        for to in 1..=end {
            if to < end && !self.search.can_be_equals(to) {
                continue;
            }
            let mut set = self.alone((0, to))?;
            for equals in self.all_equals() {
                if equals + 1 < to {
                    let rests = self.prefixes[usize::from(equals)].clone();
                    self.join((equals + 1, to), &rests, &mut set)?;
                }
            }
            self.prefixes[usize::from(to)] = self.keep(set);
        }
        for from in (0..end).rev() {
            if from > 0 && !self.search.can_be_equals(from - 1) {
                continue;
            }
            let mut set = self.alone((from, end))?;
            for equals in self.all_equals() {
                if from < equals {
                    let rests = self.suffixes[usize::from(equals) + 1].clone();
                    self.join((from, equals), &rests, &mut set)?;
                }
            }
            self.suffixes[usize::from(from)] = self.keep(set);
        }
        Ok(())
    }

    fn all_equals(&self) -> Vec<u8> {
        (1..self.search.end() - 1).filter(|tile| self.search.can_be_equals(*tile)).collect()
    }

    /// Returns the chains that consist of a single side.
    fn alone(&mut self, part: Part) -> Result<Vec<Chain<N>>, Stop> {
        if !self.search.is_light(part) {
            return Ok(Vec::new());
        }
        let sides = self.search.side(part.0, part.1)?;
        let chain = |side: Id| Chain {
            value: self.search.value(side).clone(),
            is_worked_out: self.search.is_worked_out(side),
            side,
            rest: None,
        };
        Ok(sides.map(chain).collect())
    }

    /// Adds one more side before or after existing chains.
    fn join(&mut self, part: Part, rests: &[usize], set: &mut Vec<Chain<N>>) -> Result<(), Stop> {
        if rests.is_empty() || !self.search.is_light(part) {
            return Ok(());
        }
        let sides = self.search.side(part.0, part.1)?;
        for rest in rests.iter().copied() {
            let value = self.all[rest].value.clone();
            self.search.spend(&value)?;
            for side in self.search.with_value(sides.clone(), &value) {
                let is_worked_out = self.all[rest].is_worked_out || self.search.is_worked_out(side);
                set.push(Chain { value: value.clone(), is_worked_out, side, rest: Some(rest) });
            }
        }
        Ok(())
    }

    fn keep(&mut self, mut set: Vec<Chain<N>>) -> Vec<usize> {
        set.sort_by(|one, other| {
            one.value.order(&other.value).then_with(|| one.is_worked_out.cmp(&other.is_worked_out))
        });
        set.dedup_by(|one, other| one.value == other.value && one.is_worked_out == other.is_worked_out);
        let first = self.all.len();
        self.all.append(&mut set);
        (first..self.all.len()).collect()
    }

    fn is_sum(&self, chain: &Chain<N>) -> bool {
        chain.is_worked_out || self.search.options.identity
    }

    fn of_light_sides(&self) -> Option<Reading> {
        let whole = self.prefixes.last()?;
        let is_good = |chain: &&usize| self.all[**chain].rest.is_some() && self.is_sum(&self.all[**chain]);
        let chain = whole.iter().find(is_good)?;
        let mut signs = self.blank();
        self.write(*chain, &mut signs);
        Some(Reading(signs))
    }

    fn with_a_heavy_side(&mut self) -> Result<Option<Reading>, Stop> {
        let end = self.search.end();
        let equals = self.all_equals();
        for from in [0].into_iter().chain(equals.iter().map(|tile| tile + 1)) {
            for to in equals.iter().copied().chain([end]) {
                if from >= to || self.search.is_light((from, to)) {
                    continue;
                }
                let (targets, pairs) = self.targets((from, to));
                if let Some(hit) = meet(self.search, (from, to), &targets)? {
                    return Ok(Some(self.reading(&hit, &pairs)));
                }
            }
        }
        Ok(None)
    }

    /// Returns the values that this side needs to match the chains before and after it, with those chains. Readings
    /// with only two sides have been tried already.
    fn targets(&self, (from, to): Part) -> (Vec<Target<N>>, Vec<[Option<usize>; 2]>) {
        let before: &[usize] = if from > 0 { &self.prefixes[usize::from(from) - 1] } else { &[] };
        let behind: &[usize] = if to < self.search.end() { &self.suffixes[usize::from(to) + 1] } else { &[] };
        let long = |chains: &[usize]| -> Vec<usize> {
            chains.iter().copied().filter(|chain| self.all[*chain].rest.is_some()).collect()
        };
        let pairs: Vec<[Option<usize>; 2]> = match (from > 0, to < self.search.end()) {
            (false, _) => long(behind).into_iter().map(|chain| [None, Some(chain)]).collect(),
            (true, false) => long(before).into_iter().map(|chain| [Some(chain), None]).collect(),
            (true, true) => self.equal_pairs(before, behind),
        };
        let target = |(of, pair): (u32, &[Option<usize>; 2])| {
            let mut chains = pair.iter().flatten().map(|chain| &self.all[*chain]);
            let is_worked_out = chains.clone().any(|chain| chain.is_worked_out);
            let value = chains.next().expect("a target has a chain").value.clone();
            Target { value, of, is_worked_out }
        };
        ((0..).zip(&pairs).map(target).collect(), pairs)
    }

    fn equal_pairs(&self, before: &[usize], behind: &[usize]) -> Vec<[Option<usize>; 2]> {
        let mut pairs = Vec::new();
        for left in before {
            let value = &self.all[*left].value;
            let first = behind.partition_point(|chain| self.all[*chain].value.order(value).is_lt());
            let same = behind[first..].iter().take_while(|chain| self.all[**chain].value == *value);
            pairs.extend(same.map(|right| [Some(*left), Some(*right)]));
        }
        pairs
    }

    fn blank(&self) -> Vec<Sign> {
        vec![Sign::Equals; self.search.end().into()]
    }

    fn write(&self, chain: usize, signs: &mut [Sign]) {
        let mut next = Some(chain);
        while let Some(chain) = next {
            self.search.write(self.all[chain].side, signs);
            next = self.all[chain].rest;
        }
    }

    fn reading(&self, hit: &Hit, pairs: &[[Option<usize>; 2]]) -> Reading {
        let mut signs = self.blank();
        self.search.write(hit.before, &mut signs);
        hit.steps.iter().for_each(|(sign, right)| self.search.write_step(*sign, *right, &mut signs));
        let pair = pairs.get(usize::try_from(hit.target).expect("a target is an index"));
        pair.into_iter().flatten().flatten().for_each(|chain| self.write(*chain, &mut signs));
        Reading(signs)
    }
}
