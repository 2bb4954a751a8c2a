//! §3 Sequences: the check of the numbers in a row.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::options::{Members, Options};
use crate::options::{self, Allowed, OptionValue};

/// §3.1
pub const SHORTEST: usize = 3;

const SQUARES: &[u8] = &[1, 4, 9, 16, 25, 36, 49, 64, 81, 100];
const CUBES: &[u8] = &[1, 8, 27, 64];
const PRIMES: &[u8] = &[2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97];

/// §3.3 Numbers of one family, in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Family {
    Squares,
    Cubes,
    Primes,
}

impl Family {
    /// Returns the members between two numbers, rising.
    pub fn between(self, one: u8, other: u8) -> impl Iterator<Item = u8> {
        let (least, most) = (one.min(other), one.max(other));
        self.members().iter().copied().filter(move |member| least < *member && *member < most)
    }

    pub const ALL: [Family; 3] = [Family::Squares, Family::Cubes, Family::Primes];

    pub const fn members(self) -> &'static [u8] {
        match self {
            Family::Squares => SQUARES,
            Family::Cubes => CUBES,
            Family::Primes => PRIMES,
        }
    }
}

/// §3.2 The largest step in three numbers up to 100.
pub const LARGEST_STEP: u8 = 49;

/// §3.2 The steps by which the rows of a table go up or down, one bit each. Written as `any`, or as a list such as
/// `1,2,5,10` or `1-10`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "ts", ts(type = "string"))]
pub struct Steps(#[cfg_attr(feature = "schema", schemars(with = "String"))] u64);

impl Steps {
    pub const ANY: Steps = Steps((1 << (LARGEST_STEP + 1)) - 2);

    /// §1.5 The steps that children learn to count in first.
    pub const FIRST: Steps = Steps(1 << 1 | 1 << 2 | 1 << 5 | 1 << 10);

    pub const ALLOWED: Allowed =
        Allowed::Numbers { least: 1, most: LARGEST_STEP, common: &[options::ANY, "1", "1,2,5,10", "1-5", "1-10"] };

    pub fn has(self, step: u8) -> bool {
        step <= LARGEST_STEP && self.0 >> step & 1 != 0
    }

    /// Returns the steps as runs of numbers that follow one another, rising.
    pub fn ranges(self) -> Vec<RangeInclusive<u8>> {
        let steps: Vec<u8> = (1..=LARGEST_STEP).filter(|step| self.has(*step)).collect();
        steps.chunk_by(|one, next| one + 1 == *next).map(|run| run[0]..=run[run.len() - 1]).collect()
    }
}

impl OptionValue for Steps {
    /// Three or more steps in a row are written as a range.
    fn text(&self) -> String {
        if *self == Steps::ANY {
            return options::ANY.to_string();
        }
        let part = |run: RangeInclusive<u8>| match run.len() {
            0..3 => run.map(|step| step.to_string()).collect::<Vec<String>>().join(","),
            _ => format!("{}-{}", run.start(), run.end()),
        };
        self.ranges().into_iter().map(part).collect::<Vec<String>>().join(",")
    }

    fn read(text: &str) -> Option<Steps> {
        if text == options::ANY {
            return Some(Steps::ANY);
        }
        let mut steps = options::ranges(text)?.into_iter().flatten();
        let with = |Steps(steps), step| (1..=LARGEST_STEP).contains(&step).then(|| Steps(steps | 1 << step));
        steps.try_fold(Steps(0), with)
    }
}

impl From<Steps> for String {
    fn from(steps: Steps) -> String {
        steps.text()
    }
}

impl TryFrom<String> for Steps {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Steps, &'static str> {
        Steps::read(&text).ok_or("not a list of steps")
    }
}

/// The kind of sequence that numbers are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Kind {
    /// §3.2 Up or down by the same number each time.
    Steps { by: i8 },
    /// §3.3
    Of(Family),
    /// §3.3 Times `times` over `over`, in lowest terms.
    Geometric { times: u8, over: u8 },
}

/// §3.1–§3.5 The reason numbers in a row are not a sequence.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename = "WhyNot")]
pub enum NotASequence {
    /// §3.1
    TooShort,
    /// §3.2 The same number twice.
    NoStep { number: u8 },
    /// §3.2 A step that this table does not play with.
    StepNotAgreed { by: i8, steps: Steps },
    /// §3.5 The third is the sum of the other two.
    Accumulation { first: u8, second: u8, sum: u8 },
    /// §3.2 Two steps that differ: from the first number to the second, and on to the third.
    OtherStep { first: u8, second: u8, third: u8 },
    /// §3.3 A sequence of this kind counts only at tables that have agreed on it.
    NotAgreed { kind: Kind },
    /// §3.4 Some members of this family between these two are missing.
    LeftOut { family: Family, before: u8, after: u8 },
    /// §3.4 All of them are of this family, but these three neither rise nor fall.
    OutOfOrder { family: Family, first: u8, second: u8, third: u8 },
    /// §5.5
    TooManyJokers { jokers: u8, most: u8 },
}

/// §3.2, §3.3 The kinds of sequence that a table allows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kinds {
    steps: Steps,
    squares: bool,
    cubes: bool,
    primes: bool,
    geometric: bool,
    any_members: bool,
}

impl Kinds {
    pub fn of(options: &Options) -> Kinds {
        Kinds {
            steps: options.steps,
            squares: options.squares,
            cubes: options.cubes,
            primes: options.primes,
            geometric: options.geometric,
            any_members: options.members == Members::Any,
        }
    }

    pub fn families(&self) -> impl Iterator<Item = Family> + use<> {
        let allowed = [self.squares, self.cubes, self.primes];
        Family::ALL.into_iter().zip(allowed).filter(|(_, is_allowed)| *is_allowed).map(|(family, _)| family)
    }

    /// §3.2
    pub fn steps(&self) -> Steps {
        self.steps
    }

    pub fn has_geometric(&self) -> bool {
        self.geometric
    }

    /// §3.4
    pub fn any_members(&self) -> bool {
        self.any_members
    }

    /// §3.1–§3.5 Judges whether these numbers, read either way, are a sequence, and of which kind.
    pub fn judge(&self, numbers: &[u8]) -> Result<Kind, NotASequence> {
        let [first, second, third, ..] = *numbers else { return Err(NotASequence::TooShort) };
        let step = i16::from(second) - i16::from(first);
        let has_other_step = |pair: &&[u8]| i16::from(pair[1]) - i16::from(pair[0]) != step;
        let other = numbers.windows(2).position(|pair| has_other_step(&pair));
        let by = i8::try_from(step).expect("numbers up to 100 are at most 99 apart");
        match other {
            None if step == 0 => return Err(NotASequence::NoStep { number: first }),
            None if self.steps.has(by.unsigned_abs()) => return Ok(Kind::Steps { by }),
            None | Some(_) => {}
        }
        if let Some(family) = self.families().find(|family| self.is_of(*family, numbers)) {
            return Ok(Kind::Of(family));
        }
        if self.geometric && is_geometric(numbers) {
            return Ok(geometric(first, second));
        }
        let Some(other) = other else { return Err(NotASequence::StepNotAgreed { by, steps: self.steps }) };
        if let Some(why) = self.families().find_map(|family| nearly(family, numbers)) {
            return Err(why);
        }
        // Such a row may add up as well, but an option is what would make it right (§3.5).
        if let Some(kind) = self.not_agreed(numbers) {
            return Err(NotASequence::NotAgreed { kind });
        }
        Err(if is_accumulation(numbers.iter()) {
            NotASequence::Accumulation { first, second, sum: third }
        } else if is_accumulation(numbers.iter().rev()) {
            let [.., sum, second, first] = *numbers else { return Err(NotASequence::TooShort) };
            NotASequence::Accumulation { first, second, sum }
        } else if let Some(same) = numbers.windows(2).find(|pair| pair[0] == pair[1]) {
            NotASequence::NoStep { number: same[0] }
        } else {
            NotASequence::OtherStep { first: numbers[other - 1], second: numbers[other], third: numbers[other + 1] }
        })
    }

    /// §3.3 Returns the kind of sequence that these numbers would be at a table with more options.
    fn not_agreed(&self, numbers: &[u8]) -> Option<Kind> {
        let family = Family::ALL.into_iter().find(|family| self.is_of(*family, numbers));
        family.map(Kind::Of).or_else(|| is_geometric(numbers).then(|| geometric(numbers[0], numbers[1])))
    }

    /// §3.3, §3.4
    fn is_of(&self, family: Family, numbers: &[u8]) -> bool {
        let members = family.members();
        let place = |number: &u8| members.binary_search(number).ok();
        let mut places = numbers.iter().map(place);
        let (Some(Some(first)), Some(Some(second))) = (places.next(), places.next()) else { return false };
        let rises = second > first;
        let follows = |before: usize, next: usize| {
            let (low, high) = if rises { (before, next) } else { (next, before) };
            if self.any_members { low < high } else { low + 1 == high }
        };
        let mut before = second;
        follows(first, second)
            && places.all(|place| {
                let goes_on = place.is_some_and(|place| follows(before, place));
                before = place.unwrap_or(before);
                goes_on
            })
    }
}

/// §3.4 Returns what is missing or out of order, if all numbers are of the family and no two neighbours are equal.
fn nearly(family: Family, numbers: &[u8]) -> Option<NotASequence> {
    let members = family.members();
    let place = |number: u8| members.binary_search(&number).ok();
    if numbers.iter().any(|number| place(*number).is_none()) || numbers.windows(2).any(|pair| pair[0] == pair[1]) {
        return None;
    }
    if let Some(three) = numbers.windows(3).find(|three| (three[0] < three[1]) != (three[1] < three[2])) {
        return Some(NotASequence::OutOfOrder { family, first: three[0], second: three[1], third: three[2] });
    }
    let has_gap = |pair: &&[u8]| place(pair[0]).zip(place(pair[1])).is_some_and(|(one, other)| one.abs_diff(other) > 1);
    let gap = numbers.windows(2).find(has_gap)?;
    Some(NotASequence::LeftOut { family, before: gap[0], after: gap[1] })
}

/// §3.3 Checks for a constant ratio other than 1, rising or falling.
fn is_geometric(numbers: &[u8]) -> bool {
    let wide = |number: u8| u16::from(number);
    numbers[0] != numbers[1]
        && numbers.windows(3).all(|three| wide(three[1]) * wide(three[1]) == wide(three[0]) * wide(three[2]))
}

/// §3.3 Returns the kind of a sequence that begins with these two numbers.
fn geometric(first: u8, second: u8) -> Kind {
    let divisor = gcd(first, second);
    Kind::Geometric { times: second / divisor, over: first / divisor }
}

/// §3.5 Checks whether each number is the sum of the two before it.
fn is_accumulation<'a>(mut numbers: impl Iterator<Item = &'a u8>) -> bool {
    let (Some(mut before), Some(mut last)) = (numbers.next(), numbers.next()) else { return false };
    numbers.all(|next| {
        let is_sum = u16::from(*before) + u16::from(*last) == u16::from(*next);
        (before, last) = (last, next);
        is_sum
    })
}

fn gcd(a: u8, b: u8) -> u8 {
    if b == 0 { a } else { gcd(b, a % b) }
}
