//! §3.9, §3.10 Finding a true reading of a run of tiles.
//!
//! A *side* is the part of a run before, between or after its equals signs. The values of a side are collected from its
//! first tile on, one set for each tile where it may end (`sides.rs`); equal values are kept once, so a set grows more
//! slowly than the number of readings. No run is searched as a whole: at most one of its sides has more than half of
//! the run's freedom, and that one is searched from both ends to the middle, forward from its first tile and backward
//! from the values of the other sides (`meet.rs`). So the work grows with about the square root of the number of
//! readings.
//!
//! Of several true readings, the one with a single equals sign as far right as possible is found; chains come last. For
//! a long run, a quick search with small sets comes first, and may find a different one. Any reading found passes
//! `sum::check`.

mod chains;
mod choices;
mod meet;
mod number;
mod sides;

use num_rational::BigRational;

use super::options::Options;
use super::reading::{Reading, Sign};
use crate::ratio::Ratio;

pub(super) use choices::Choices;
use meet::Target;
use number::Number;
use sides::Sides;

/// §3.10 Budget of a search in steps, the same on every machine. A step is one value worked out; a value of more than
/// about forty digits counts as several.
///
/// Enough to try every reading of a dozen numbers with stars between them, more than 21 tiles in one line can form;
/// longer runs have so many true readings that a quick search finds one. Small enough that the worst grid of 250 tiles
/// is judged in seconds.
pub const STEPS: u32 = 250_000;

/// Share of that budget for the quick search.
const QUICK_STEPS: u32 = 100_000;

/// Number of values that the quick search works out for each set.
const QUICK_SET: u32 = 300;

/// Weight above which a quick search pays; see [`Choices::weight`].
const QUICK_WEIGHT: u32 = 22;

pub(super) enum Found {
    Reading(Reading),
    None,
    /// There are too many readings to try them all.
    TooMany,
}

/// The reason a search ends without an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stop {
    NoMoreSteps,
    /// A value is too large for this kind of number.
    TooLarge,
}

/// Finds a true reading of a run whose tiles can be read as these choices allow. Also returns the steps that it took:
/// at most twice [`STEPS`], if it had to start again with larger numbers.
pub(super) fn find(run: &[Choices], options: &Options) -> (Found, u32) {
    let mut spent = 0;
    if run.iter().map(Choices::weight).sum::<u32>() > QUICK_WEIGHT {
        let mut search = Sides::<Ratio>::new(run, options, QUICK_STEPS).quick(QUICK_SET);
        // Finding none proves nothing: a quick search may miss a reading.
        let found = with_one_equals(&mut search).ok().flatten();
        spent = search.spent();
        if let Some(reading) = found {
            return (Found::Reading(reading), spent);
        }
    }
    let left = STEPS - spent;
    let (mut found, steps) = everything::<Ratio>(run, options, left);
    spent += steps;
    // Starts again with the same budget, so that the result does not depend on where a number got too large.
    if let Err(Stop::TooLarge) = found {
        let (again, steps) = everything::<BigRational>(run, options, left);
        found = again;
        spent += steps;
    }
    let found = match found {
        Ok(Some(reading)) => Found::Reading(reading),
        Ok(None) => Found::None,
        Err(_) => Found::TooMany,
    };
    (found, spent)
}

fn everything<N: Number>(run: &[Choices], options: &Options, steps: u32) -> (Result<Option<Reading>, Stop>, u32) {
    let mut search = Sides::<N>::new(run, options, steps);
    let found = match with_one_equals(&mut search) {
        Ok(None) if options.chains => chains::find(&mut search),
        found => found,
    };
    (found, search.spent())
}

/// §3.6 Tries every place for a single equals sign, from the right.
fn with_one_equals<N: Number>(search: &mut Sides<'_, N>) -> Result<Option<Reading>, Stop> {
    let end = search.end();
    for equals in (1..end.saturating_sub(1)).rev().filter(|tile| search.can_be_equals(*tile)).collect::<Vec<u8>>() {
        let (left, right) = ((0, equals), (equals + 1, end));
        // The light side is worked out in full, and the other one is searched for an equal value.
        let (known, met) = if search.is_light(right) { (right, left) } else { (left, right) };
        let targets = search.side(known.0, known.1)?.map(|side| search.target_of(side)).collect::<Vec<Target<N>>>();
        if let Some(hit) = meet::meet(search, met, &targets)? {
            let mut signs = vec![Sign::Equals; end.into()];
            search.write(hit.before, &mut signs);
            hit.steps.iter().for_each(|(sign, right)| search.write_step(*sign, *right, &mut signs));
            search.write(hit.target, &mut signs);
            return Ok(Some(Reading(signs)));
        }
    }
    Ok(None)
}
