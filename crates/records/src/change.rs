//! Finds a single changed byte: once the right byte is restored, the checksum in the closing line matches again.

use sha2::{Digest, Sha256};

use crate::closing::{closing_line, split, stated};

/// A byte that has changed since the record was closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Change {
    /// Offset in bytes, from 0.
    pub offset: usize,
    /// Line, from 1.
    pub line: u32,
    /// Column in characters, from 1.
    pub column: u32,
    pub found: u8,
    pub right: u8,
}

/// Number of bytes that a search may hash: a few seconds at most, and enough to try every byte of a record
/// of six thousand. In a longer record, a change is found if it, or its consequence, is near the end or near
/// a line that fails a check; otherwise the search gives up and says so.
pub const USUAL_BUDGET: u64 = 1 << 31;

/// Block size of SHA-256, in bytes.
const BLOCK: usize = 64;

/// Outcome of a search.
pub(crate) enum Searched {
    Found(Change),
    /// No single changed byte explains the mismatch.
    Nothing,
    /// The budget ran out before every byte was tried.
    GaveUp,
}

impl Change {
    /// Finds the one changed byte that explains why the closing line does not match. Tries the suspected
    /// lines first, and gives up when the budget runs out.
    pub(crate) fn find(record: &[u8], suspects: &[u32], budget: u64) -> Searched {
        let (body, closing) = split(record);
        if let Some((place, right)) = single_difference(closing, closing_line(body).as_bytes()) {
            return Searched::Found(Change::at(record, body.len() + place, right));
        }
        let Some(stated) = stated(closing) else { return Searched::Nothing };
        let mut search = Search::new(body, stated, budget);
        match places(body, suspects).into_iter().find_map(|place| search.try_place(place)) {
            Some((offset, right)) => Searched::Found(Change::at(record, offset, right)),
            None if search.gave_up => Searched::GaveUp,
            None => Searched::Nothing,
        }
    }

    /// Returns the record before the change.
    pub(crate) fn undone(&self, record: &[u8]) -> Vec<u8> {
        let mut record = record.to_vec();
        record[self.offset] = self.right;
        record
    }

    fn at(record: &[u8], offset: usize, right: u8) -> Change {
        let before = &record[..offset];
        let begin = before.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
        let count = |number: usize| u32::try_from(number + 1).unwrap_or(u32::MAX);
        Change {
            offset,
            line: count(before.iter().filter(|byte| **byte == b'\n').count()),
            column: count(before[begin..].iter().filter(|byte| !is_continuation(**byte)).count()),
            found: record[offset],
            right,
        }
    }
}

/// Returns whether this is the second, third or fourth byte of a character.
fn is_continuation(byte: u8) -> bool {
    byte & 0xc0 == 0x80
}

fn single_difference(found: &[u8], right: &[u8]) -> Option<(usize, u8)> {
    if found.len() != right.len() {
        return None;
    }
    let mut differences = found.iter().zip(right).enumerate().filter(|(_, (found, right))| found != right);
    let (place, (_, right)) = differences.next()?;
    differences.next().is_none().then_some((place, *right))
}

/// Returns every offset in the body once: the suspected lines first, then the names, which no other check
/// covers. Then upwards from the suspected lines, because a mismatch may follow from a change further up;
/// then the rest from the end, where a try costs least.
fn places(body: &[u8], suspects: &[u32]) -> Vec<usize> {
    let last = suspects.iter().max().copied().unwrap_or(0);
    let [mut first, mut names, mut above, mut below] = [const { Vec::new() }; 4];
    let mut begin = 0;
    for (number, line) in (1..).zip(body.split_inclusive(|byte| *byte == b'\n')) {
        let places = begin..begin + line.len();
        begin = places.end;
        match () {
            () if suspects.contains(&number) => first.extend(places),
            () if line.starts_with(b"seat") => names.extend(places),
            () if number < last => above.extend(places),
            () => below.extend(places),
        }
    }
    let rest = above.into_iter().rev().chain(below.into_iter().rev());
    first.into_iter().chain(names).chain(rest).collect()
}

struct Search<'a> {
    body: &'a [u8],
    stated: [u8; 32],
    /// Hash state before each block.
    before: Vec<Sha256>,
    budget: u64,
    gave_up: bool,
}

impl Search<'_> {
    fn new(body: &[u8], stated: [u8; 32], budget: u64) -> Search<'_> {
        let mut before = Vec::new();
        let mut sum = Sha256::new();
        for block in body.chunks(BLOCK) {
            before.push(sum.clone());
            sum.update(block);
        }
        Search { body, stated, before, budget, gave_up: false }
    }

    /// Tries every byte that may originally have been at this offset.
    fn try_place(&mut self, place: usize) -> Option<(usize, u8)> {
        let block = place / BLOCK;
        let mut before = self.before[block].clone();
        before.update(&self.body[block * BLOCK..place]);
        let found = self.body[place];
        for byte in self.candidates(place).filter(|byte| *byte != found) {
            let cost = u64::try_from(self.body.len() - place).unwrap_or(u64::MAX);
            let Some(left) = self.budget.checked_sub(cost) else {
                self.gave_up = true;
                return None;
            };
            self.budget = left;
            let sum = before.clone().chain_update([byte]).chain_update(&self.body[place + 1..]);
            if <[u8; 32]>::from(sum.finalize()) == self.stated {
                return Some((place, byte));
            }
        }
        None
    }

    /// Returns the bytes to try: those that can be typed, or any byte next to or in place of non-ASCII text.
    fn candidates(&self, place: usize) -> impl Iterator<Item = u8> + use<> {
        let around = &self.body[place.saturating_sub(1)..self.body.len().min(place + 2)];
        let every = !around.is_ascii();
        (0..=u8::MAX).filter(move |byte| every || matches!(byte, b' '..=b'~' | b'\n'))
    }
}
