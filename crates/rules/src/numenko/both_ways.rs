//! §3.9 With `smiley-both-ways=off`: a smiley that lies in two sums is the same digit in both, or a star in
//! both.

use super::grid::{Grid, Run};
use super::judge::{Sum, SumFault, Verdict, is_true};
use super::options::Options;
use super::reading::{Reading, Sign};
use super::search::{Choices, Found, STEPS, find};
use super::tile::Tile;

/// Upper bound on steps for one grid, the same on every machine.
const MAX_STEPS: u32 = 4 * STEPS;

/// The use of a smiley in a sum.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Use {
    Star,
    Digit(u8),
}

impl Use {
    fn of(sign: Sign) -> Use {
        match sign {
            Sign::Digit(digit) => Use::Digit(digit),
            _ => Use::Star,
        }
    }

    fn choices(self) -> Choices {
        match self {
            Use::Star => Choices::star(),
            Use::Digit(digit) => Choices::digit(digit),
        }
    }

    fn all() -> impl Iterator<Item = Use> {
        [Use::Star].into_iter().chain((0..10).map(Use::Digit))
    }
}

/// A sum that is true by itself.
struct TrueSum {
    /// Index of the sum.
    sum: usize,
    cells: Vec<usize>,
    tiles: Vec<Tile>,
    reading: Reading,
    is_stated: bool,
}

/// Marks sums as wrong that are true only if a shared smiley is read differently in each, and returns the steps used.
/// Of sums that cannot all be true together, stated ones have priority, then earlier ones.
pub(super) fn settle(grid: &Grid, runs: &[Run], sums: &mut [Sum], options: &Options) -> u32 {
    let mut true_sums = Vec::new();
    for (sum, (run, found)) in runs.iter().zip(&*sums).enumerate() {
        if let Verdict::True { reading, .. } = &found.verdict {
            let is_stated = grid.stated().iter().any(|stated| (stated.down, stated.at) == (run.down, run.at));
            let (cells, tiles) = (run.cells.clone(), found.tiles.clone());
            true_sums.push(TrueSum { sum, cells, tiles, reading: reading.clone(), is_stated });
        }
    }
    true_sums.sort_by_key(|true_sum| !true_sum.is_stated);
    let mut settling = Settling { options, steps_left: MAX_STEPS };
    for mut together in linked(grid, true_sums) {
        settling.settle(&mut together, sums);
    }
    MAX_STEPS - settling.steps_left
}

/// Groups the sums that are connected by shared smileys.
fn linked(grid: &Grid, true_sums: Vec<TrueSum>) -> Vec<Vec<TrueSum>> {
    let mut groups: Vec<Vec<TrueSum>> = Vec::new();
    for true_sum in true_sums {
        let is_smiley = |cell: &&usize| grid.tile(**cell) == Tile::Smiley;
        let meets = |other: &TrueSum| true_sum.cells.iter().filter(is_smiley).any(|cell| other.cells.contains(cell));
        let (near, far): (Vec<Vec<TrueSum>>, Vec<Vec<TrueSum>>) =
            groups.into_iter().partition(|group| group.iter().any(meets));
        let mut group: Vec<TrueSum> = near.into_iter().flatten().collect();
        group.push(true_sum);
        group.sort_by_key(|true_sum| (!true_sum.is_stated, true_sum.sum));
        groups = far;
        groups.push(group);
    }
    groups
}

struct Settling<'a> {
    options: &'a Options,
    steps_left: u32,
}

/// A smiley that lies in two sums, and its remaining uses.
struct Shared {
    cell: usize,
    uses: Vec<Use>,
}

enum Together {
    Readings(Vec<Reading>),
    No,
    TooMany,
}

impl Settling<'_> {
    fn settle(&mut self, true_sums: &mut Vec<TrueSum>, sums: &mut [Sum]) {
        if let Together::Readings(readings) = self.all_true(true_sums) {
            return self.tell(true_sums, readings, sums);
        }
        let (mut good, mut readings) = (Vec::new(), Vec::new());
        for true_sum in true_sums.drain(..) {
            let sum = true_sum.sum;
            good.push(true_sum);
            let fault = match self.all_true(&good) {
                Together::Readings(found) => {
                    readings = found;
                    continue;
                }
                Together::No => SumFault::SmileyDiffers,
                Together::TooMany => SumFault::TooMany,
            };
            good.pop();
            sums[sum].verdict = Verdict::Trouble(fault);
        }
        self.tell(&good, readings, sums);
    }

    fn tell(&self, true_sums: &[TrueSum], readings: Vec<Reading>, sums: &mut [Sum]) {
        for (true_sum, reading) in true_sums.iter().zip(readings) {
            sums[true_sum.sum].verdict = is_true(&reading, self.options);
        }
    }

    /// Tries the uses of each shared smiley in turn, backtracking when a sum can no longer be true.
    fn all_true(&mut self, true_sums: &[TrueSum]) -> Together {
        let shared = shared(true_sums);
        let mut readings: Vec<Vec<Reading>> = vec![true_sums.iter().map(|true_sum| true_sum.reading.clone()).collect()];
        // Index of the use to try next, for each smiley so far.
        let mut next = vec![0];
        let mut used: Vec<(usize, Use)> = Vec::new();
        while let Some(last) = next.last_mut() {
            let Some(smiley) = shared.get(used.len()) else {
                return Together::Readings(readings.pop().unwrap_or_default());
            };
            let Some(tried) = smiley.uses.get(*last).copied() else {
                next.pop();
                readings.pop();
                used.pop();
                continue;
            };
            *last += 1;
            used.push((smiley.cell, tried));
            let known = readings.last().cloned().unwrap_or_default();
            match self.with_uses(true_sums, known, &used) {
                Together::Readings(found) => {
                    readings.push(found);
                    next.push(0);
                }
                Together::No => {
                    used.pop();
                }
                Together::TooMany => return Together::TooMany,
            }
        }
        Together::No
    }

    /// Reads again only the sums through the last smiley, the one with a new use.
    fn with_uses(&mut self, true_sums: &[TrueSum], mut readings: Vec<Reading>, used: &[(usize, Use)]) -> Together {
        let Some((cell, tried)) = used.last() else { return Together::No };
        for (true_sum, reading) in true_sums.iter().zip(&mut readings) {
            let place = true_sum.cells.iter().position(|other| other == cell);
            let is_read_so = |place: usize| Use::of(reading.0[place]) == *tried;
            if true_sum.is_stated || place.is_none_or(is_read_so) {
                continue;
            }
            let choices = |(tile, cell): (&Tile, &usize)| {
                let used = used.iter().find(|(other, _)| other == cell);
                used.map_or(Choices::of(*tile), |(_, used)| used.choices())
            };
            let run: Vec<Choices> = true_sum.tiles.iter().zip(&true_sum.cells).map(choices).collect();
            let (found, steps) = find(&run, self.options);
            self.steps_left = match self.steps_left.checked_sub(steps + 1) {
                Some(left) => left,
                None => {
                    self.steps_left = 0;
                    return Together::TooMany;
                }
            };
            match found {
                Found::Reading(found) => *reading = found,
                Found::None => return Together::No,
                Found::TooMany => return Together::TooMany,
            }
        }
        Together::Readings(readings)
    }
}

/// Finds shared smileys. Their current uses are tried first; a stated sum leaves no choice.
fn shared(true_sums: &[TrueSum]) -> Vec<Shared> {
    let mut all: Vec<Shared> = Vec::new();
    for true_sum in true_sums {
        for (place, cell) in true_sum.cells.iter().copied().enumerate() {
            let through: Vec<(&TrueSum, usize)> = true_sums
                .iter()
                .filter_map(|true_sum| Some((true_sum, true_sum.cells.iter().position(|other| *other == cell)?)))
                .collect();
            let is_known = all.iter().any(|shared| shared.cell == cell);
            if true_sum.tiles[place] != Tile::Smiley || through.len() < 2 || is_known {
                continue;
            }
            let use_in = |(true_sum, place): &(&TrueSum, usize)| Use::of(true_sum.reading.0[*place]);
            let mut uses: Vec<Use> = through.iter().map(use_in).collect();
            uses.dedup();
            uses.extend(Use::all().filter(|other| !uses.contains(other)).collect::<Vec<Use>>());
            let suits = |tried: &Use| through.iter().all(|pair| !pair.0.is_stated || use_in(pair) == *tried);
            uses.retain(suits);
            all.push(Shared { cell, uses });
        }
    }
    all
}
