//! Search for numbers that make a row a sequence, some of them already there and the others chosen.

use super::Chosen;
use reckon_rules::nmbrs::block::{Block, HIGHEST, Piece};
use reckon_rules::nmbrs::options::Table;
use reckon_rules::nmbrs::sequence::{SHORTEST, Steps};

/// The numbers of a row.
pub(super) type Numbers = Vec<u8>;

/// Upper bound on sequences considered for one row: with three jokers there are thousands.
const MAX_FOUND: usize = 4000;

/// Largest numerator or denominator of the ratio in a sequence of three whole numbers up to 100.
const LARGEST_RATIO: u32 = 10;

/// Blocks to be laid: those whose numbers are known, and jokers that can stand for any.
#[derive(Clone)]
pub(super) struct Wanted {
    pieces: Vec<Piece>,
    jokers: Vec<Block>,
    /// The numbers of the pieces, one bit each.
    known: u128,
    highest_joker: u8,
}

impl Wanted {
    /// Returns `None` if a number occurs twice, because no sequence repeats a number.
    pub fn new(table: &Table, chosen: &[Chosen]) -> Option<Wanted> {
        let mut wanted =
            Wanted { pieces: Vec::new(), jokers: Vec::new(), known: 0, highest_joker: table.highest_joker };
        for Chosen { block, value } in chosen {
            let Some(value) = block.face().or(*value) else {
                wanted.jokers.push(*block);
                continue;
            };
            if has(wanted.known, value) {
                return None;
            }
            wanted.known |= 1 << value;
            wanted.pieces.push(Piece { block: *block, value });
        }
        Some(wanted)
    }

    pub fn none() -> Wanted {
        Wanted { pieces: Vec::new(), jokers: Vec::new(), known: 0, highest_joker: 0 }
    }

    pub fn len(&self) -> usize {
        self.pieces.len() + self.jokers.len()
    }

    /// Returns whether a sequence could run from one number to the other through these blocks.
    pub fn lies_between(&self, first: u8, last: u8) -> bool {
        let (least, most) = (first.min(last), first.max(last));
        let has_room = usize::from(most - least) > self.len();
        has_room && self.pieces.iter().all(|piece| least < piece.value && piece.value < most)
    }

    /// Returns whether there is anything but jokers without a number.
    pub fn has_numbers(&self) -> bool {
        self.known != 0
    }

    /// Takes out the blocks for these numbers.
    pub fn lay(&mut self, numbers: impl Iterator<Item = u8>) -> Option<Vec<Piece>> {
        numbers.map(|value| self.take(value)).collect()
    }

    fn take(&mut self, value: u8) -> Option<Piece> {
        if has(self.known, value) {
            self.known &= !(1 << value);
            let place = self.pieces.iter().position(|piece| piece.value == value)?;
            return Some(self.pieces.remove(place));
        }
        let is_joker = !self.jokers.is_empty() && value <= self.highest_joker;
        is_joker.then(|| Piece { block: self.jokers.remove(0), value })
    }

    /// Returns whether these blocks, with none left over, can stand for these numbers, which are all different.
    fn covers(&self, numbers: impl Iterator<Item = u8>) -> bool {
        let (mut known, mut jokers) = (0, 0);
        for value in numbers {
            if has(self.known, value) {
                known |= 1 << value;
            } else if value <= self.highest_joker {
                jokers += 1;
            } else {
                return false;
            }
        }
        known == self.known && jokers == self.jokers.len()
    }

    /// Returns whether these blocks can supply the numbers inserted into a row. Blocks outside its range may be left
    /// over, because they can go to the ends.
    fn covers_within(&self, extra: &[u8], least: u8, most: u8) -> bool {
        let inside = |value: &u8| has(self.known, *value);
        let known = (least..=most).filter(inside).count();
        let laid = extra.iter().filter(|value| inside(value)).count();
        let stand_in = extra.iter().filter(|value| !inside(value));
        known == laid
            && stand_in.clone().count() <= self.jokers.len()
            && stand_in.clone().all(|value| *value <= self.highest_joker)
    }
}

fn has(set: u128, value: u8) -> bool {
    set >> value & 1 != 0
}

/// Returns the number `times` steps away.
fn stepped(from: u8, by: i16, times: i16) -> Option<u8> {
    let number = i32::from(from) + i32::from(by) * i32::from(times);
    u8::try_from(number).ok().filter(|number| (1..=HIGHEST).contains(number))
}

fn distance(places: usize) -> i16 {
    i16::try_from(places).expect("a row is short")
}

/// Finds all sequences with these numbers in their places and the wanted blocks in the others. Where no
/// number is fixed, only rising sequences are found.
pub(super) fn fillings(table: &Table, template: &[Option<u8>], wanted: &Wanted) -> Vec<Numbers> {
    let mut found: Vec<Numbers> = Vec::new();
    if template.len() < SHORTEST {
        return found;
    }
    let fixed: Vec<(usize, u8)> =
        template.iter().enumerate().filter_map(|(place, value)| value.map(|value| (place, value))).collect();
    let mut keep = |numbers: Option<Numbers>| {
        let Some(numbers) = numbers else { return };
        let fits = fixed.iter().all(|(place, value)| numbers[*place] == *value);
        let holes = numbers.iter().zip(template).filter(|(_, there)| there.is_none()).map(|(value, _)| *value);
        if fits && wanted.covers(holes) && found.len() < MAX_FOUND {
            found.push(numbers);
        }
    };
    in_steps(table.kinds.steps(), template.len(), &fixed, &mut keep);
    for family in table.kinds.families() {
        if table.kinds.any_members() {
            let falling: Vec<Option<u8>> = template.iter().rev().copied().collect();
            Members { members: family.members(), template, wanted }.rising(&mut |numbers| keep(Some(numbers)));
            if !fixed.is_empty() {
                let members = Members { members: family.members(), template: &falling, wanted };
                members.rising(&mut |numbers| keep(Some(numbers.into_iter().rev().collect())));
            }
        } else {
            for members in family.members().windows(template.len()) {
                keep(Some(members.to_vec()));
                if !fixed.is_empty() {
                    keep(Some(members.iter().rev().copied().collect()));
                }
            }
        }
    }
    if table.kinds.has_geometric() {
        by_ratio(template.len(), &fixed, &mut keep);
    }
    found.sort_unstable();
    found.dedup();
    found
}

/// §3.2
fn in_steps(steps: Steps, length: usize, fixed: &[(usize, u8)], keep: &mut impl FnMut(Option<Numbers>)) {
    let has = |by: i16| u8::try_from(by.abs()).is_ok_and(|by| steps.has(by));
    let from = |place: usize, value: u8, by: i16| -> Option<Numbers> {
        (0..length).map(|at| stepped(value, by, distance(at) - distance(place))).collect()
    };
    let widest = i16::from(HIGHEST) / distance(length - 1);
    match *fixed {
        [(place, value), (second, other), ..] => {
            let (far, apart) = (i16::from(other) - i16::from(value), distance(second - place));
            if far % apart == 0 && has(far / apart) {
                keep(from(place, value, far / apart));
            }
        }
        [(place, value)] => {
            let both = (1..=widest).filter(|by| has(*by)).flat_map(|by| [by, -by]);
            both.for_each(|by| keep(from(place, value, by)));
        }
        [] => {
            for by in (1..=widest).filter(|by| has(*by)) {
                (1..=HIGHEST).for_each(|first| keep(from(0, first, by)));
            }
        }
    }
}

/// §3.3
fn by_ratio(length: usize, fixed: &[(usize, u8)], keep: &mut impl FnMut(Option<Numbers>)) {
    let ratios = (1..=LARGEST_RATIO).flat_map(|times| (1..=LARGEST_RATIO).map(move |over| (times, over)));
    for (times, over) in ratios.filter(|(times, over)| num_integer::gcd(*times, *over) == 1 && times != over) {
        let from = |place: usize, value: u8| -> Option<Numbers> {
            let mut numbers = vec![value; length];
            for at in (0..place).rev() {
                numbers[at] = scaled(numbers[at + 1], over, times)?;
            }
            for at in place + 1..length {
                numbers[at] = scaled(numbers[at - 1], times, over)?;
            }
            Some(numbers)
        };
        match fixed.first() {
            Some((place, value)) => keep(from(*place, *value)),
            None if times > over => (1..=HIGHEST).for_each(|first| keep(from(0, first))),
            None => {}
        }
    }
}

fn scaled(number: u8, times: u32, over: u32) -> Option<u8> {
    let product = u32::from(number) * times;
    let is_whole = product.is_multiple_of(over);
    u8::try_from(product / over).ok().filter(|number| is_whole && (1..=HIGHEST).contains(number))
}

/// §3.4 Search among the numbers of one family, in order but with some left out.
struct Members<'a> {
    members: &'a [u8],
    template: &'a [Option<u8>],
    wanted: &'a Wanted,
}

impl Members<'_> {
    fn rising(&self, found: &mut impl FnMut(Numbers)) {
        let mut budget = MAX_FOUND;
        let jokers = self.wanted.jokers.len();
        self.go_on(&mut Vec::new(), self.wanted.known, jokers, &mut budget, found);
    }

    fn go_on(
        &self,
        so_far: &mut Numbers,
        known: u128,
        jokers: usize,
        budget: &mut usize,
        found: &mut impl FnMut(Numbers),
    ) {
        if *budget == 0 {
            return;
        }
        *budget -= 1;
        let before = so_far.last().copied().unwrap_or(0);
        let Some(place) = self.template.get(so_far.len()) else {
            found(so_far.clone());
            return;
        };
        // A chosen number that is passed over could never be laid.
        let next_known = u8::try_from(known.trailing_zeros()).expect("there are at most 128 zeros");
        let ceiling = self.template[so_far.len()..].iter().flatten().next().copied().unwrap_or(HIGHEST);
        let allowed = self.members.iter().copied().filter(|value| *value > before && *value <= ceiling.min(next_known));
        for value in allowed {
            let (known, jokers) = match place {
                Some(there) if *there == value && next_known != value => (known, jokers),
                Some(_) => continue,
                None if value == next_known => (known & !(1 << value), jokers),
                None if jokers > 0 => (known, jokers - 1),
                None => continue,
            };
            so_far.push(value);
            self.go_on(so_far, known, jokers, budget, found);
            so_far.pop();
        }
    }
}

/// Finds all sequences from the first to the last of these numbers with wanted blocks in between;
/// those left over may still go to the ends.
pub(super) fn between(table: &Table, row: &[u8], wanted: &Wanted) -> Vec<Numbers> {
    let mut found: Vec<Numbers> = Vec::new();
    let [first, .., last] = *row else { return found };
    let (least, most) = (first.min(last), first.max(last));
    let mut keep = |numbers: Numbers| {
        let mut rest = numbers.iter();
        let has_row = row.iter().all(|value| rest.any(|there| there == value));
        let extra: Numbers = numbers.iter().copied().filter(|value| !row.contains(value)).collect();
        let fits = has_row && !extra.is_empty() && extra.len() <= wanted.len();
        if fits && wanted.covers_within(&extra, least, most) && found.len() < MAX_FOUND {
            found.push(numbers);
        }
    };
    let lengths = row.len() + 1..=row.len() + wanted.len();
    let ends = |length: usize| [(0, first), (length - 1, last)];
    for length in lengths {
        let mut each = |numbers: Option<Numbers>| {
            let numbers = numbers.filter(|numbers| numbers.last() == Some(&last));
            numbers.into_iter().for_each(&mut keep);
        };
        in_steps(table.kinds.steps(), length, &ends(length), &mut each);
        if table.kinds.has_geometric() {
            by_ratio(length, &ends(length), &mut each);
        }
    }
    for family in table.kinds.families() {
        let mut members: Numbers = family.members().iter().copied().filter(|m| (least..=most).contains(m)).collect();
        if first > last {
            members.reverse();
        }
        if members.first() != Some(&first) || members.last() != Some(&last) {
            continue;
        }
        if !table.kinds.any_members() {
            keep(members);
            continue;
        }
        // Jokers can supply more of the numbers in between, in any combination.
        let is_there = |value: &u8| row.contains(value) || has(wanted.known, *value);
        let others: Numbers = members.iter().copied().filter(|value| !is_there(value)).collect();
        some_of(&others, wanted.jokers.len(), &mut |more| {
            keep(members.iter().copied().filter(|value| is_there(value) || more.contains(value)).collect());
        });
    }
    found.sort_unstable();
    found.dedup();
    found
}

/// Calls `each` with every choice of at most `most` of these values.
fn some_of(values: &[u8], most: usize, each: &mut impl FnMut(&[u8])) {
    fn go_on(values: &[u8], most: usize, so_far: &mut Numbers, budget: &mut usize, each: &mut impl FnMut(&[u8])) {
        if *budget == 0 {
            return;
        }
        *budget -= 1;
        each(so_far);
        if most == 0 {
            return;
        }
        for (at, value) in values.iter().enumerate() {
            so_far.push(*value);
            go_on(&values[at + 1..], most - 1, so_far, budget, each);
            so_far.pop();
        }
    }
    go_on(values, most, &mut Vec::new(), &mut { MAX_FOUND }, each);
}
