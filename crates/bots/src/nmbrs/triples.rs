//! §3 The shortest sequences that a table allows: three rising numbers.

use reckon_rules::nmbrs::Options;
use reckon_rules::nmbrs::block::HIGHEST;
use reckon_rules::nmbrs::options::Members;
use reckon_rules::nmbrs::sequence::Kinds;

pub(super) type Triple = [u8; 3];

/// The shortest sequences. Every longer one begins with one of them.
pub(super) struct Triples {
    all: Vec<Triple>,
    /// Triples that contain a number, indexed by that number.
    of: Vec<Vec<Triple>>,
}

impl Triples {
    pub fn of(options: &Options) -> Triples {
        let most = options.highest_joker();
        let mut all = Vec::new();
        for step in (1..most.div_ceil(2)).filter(|step| options.steps.has(*step)) {
            all.extend((1..=most - 2 * step).map(|first| [first, first + step, first + 2 * step]));
        }
        let kinds = Kinds::of(options);
        for family in kinds.families() {
            let members = family.members();
            let is_low = |triple: &Triple| triple[2] <= most;
            if options.members == Members::Any {
                all.extend(any_three(members).into_iter().filter(is_low));
            } else {
                all.extend(members.windows(3).map(|three| [three[0], three[1], three[2]]).filter(is_low));
            }
        }
        if kinds.has_geometric() {
            all.extend(geometric(most));
        }
        all.sort_unstable();
        all.dedup();
        let mut of = vec![Vec::new(); usize::from(HIGHEST) + 1];
        for triple in &all {
            triple.iter().for_each(|number| of[usize::from(*number)].push(*triple));
        }
        Triples { all, of }
    }

    pub fn all(&self) -> &[Triple] {
        &self.all
    }

    pub fn with(&self, number: u8) -> &[Triple] {
        &self.of[usize::from(number)]
    }
}

/// §3.4 Returns every choice of three members, in rising order.
fn any_three(members: &[u8]) -> Vec<Triple> {
    let mut all = Vec::new();
    for (place, first) in members.iter().enumerate() {
        for (next, second) in members.iter().enumerate().skip(place + 1) {
            all.extend(members[next + 1..].iter().map(|third| [*first, *second, *third]));
        }
    }
    all
}

/// §3.3 Returns the geometric triples up to `most`.
fn geometric(most: u8) -> impl Iterator<Item = Triple> {
    let pairs = (1..=most).flat_map(move |first| (first + 1..=most).map(move |second| (first, second)));
    pairs.filter_map(move |(first, second)| {
        let square = u16::from(second) * u16::from(second);
        let third = u8::try_from(square / u16::from(first)).ok().filter(|third| *third <= most)?;
        square.is_multiple_of(first.into()).then_some([first, second, third])
    })
}

#[cfg(test)]
mod tests {
    use reckon_rules::nmbrs::sequence::Steps;
    use reckon_rules::options::TableOptions;

    use super::*;

    /// Compares the triples with those that the rules themselves accept.
    #[test]
    fn triples_are_exactly_those_that_the_rules_allow() {
        let usual = Options::default();
        let tables = [
            usual.clone(),
            Options::simple(),
            Options::preset("first-steps").expect("a preset"),
            Options { steps: Steps::FIRST, primes: true, geometric: true, ..usual.clone() },
            Options { squares: true, cubes: true, primes: true, ..usual.clone() },
            Options { primes: true, members: Members::Any, geometric: true, ..usual },
        ];
        for options in tables {
            let kinds = Kinds::of(&options);
            let most = options.highest_joker();
            let mut allowed = Vec::new();
            for first in 1..=most {
                for second in first + 1..=most {
                    let thirds = second + 1..=most;
                    allowed
                        .extend(thirds.map(|third| [first, second, third]).filter(|three| kinds.judge(three).is_ok()));
                }
            }
            assert_eq!(Triples::of(&options).all(), allowed);
        }
    }
}
