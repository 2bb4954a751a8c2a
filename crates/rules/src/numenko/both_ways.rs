//! §3.9 Only where the table has agreed on it: a smiley that lies in two sums is the same digit in both, or
//! a star in both.

use super::grid::{Grid, Run};
use super::judge::{Sum, Trouble, Verdict, is_true};
use super::options::Options;
use super::reading::{Reading, Sign};
use super::search::{Choices, Found, STEPS, find};
use super::tile::Tile;

/// After so many steps in one grid nothing more is tried, on every machine alike.
const MOST_STEPS: u32 = 4 * STEPS;

/// What a smiley is used as.
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
struct Line {
    /// Which of the sums it is.
    sum: usize,
    cells: Vec<usize>,
    tiles: Vec<Tile>,
    reading: Reading,
    is_stated: bool,
}

/// Makes wrong what is true only while smileys differ, and tells the steps. Of sums that cannot all be true
/// together those that are stated come first, then those that come first.
pub(super) fn settle(grid: &Grid, runs: &[Run], sums: &mut [Sum], options: &Options) -> u32 {
    let mut lines = Vec::new();
    for (sum, (run, found)) in runs.iter().zip(&*sums).enumerate() {
        if let Verdict::True { reading, .. } = &found.verdict {
            let is_stated = grid.stated().iter().any(|stated| (stated.down, stated.at) == (run.down, run.at));
            let (cells, tiles) = (run.cells.clone(), found.tiles.clone());
            lines.push(Line { sum, cells, tiles, reading: reading.clone(), is_stated });
        }
    }
    lines.sort_by_key(|line| !line.is_stated);
    let mut settling = Settling { options, steps_left: MOST_STEPS };
    for mut together in linked(grid, lines) {
        settling.settle(&mut together, sums);
    }
    MOST_STEPS - settling.steps_left
}

/// The sums that hang together by smileys which lie in two of them.
fn linked(grid: &Grid, lines: Vec<Line>) -> Vec<Vec<Line>> {
    let mut groups: Vec<Vec<Line>> = Vec::new();
    for line in lines {
        let is_smiley = |cell: &&usize| grid.tile(**cell) == Tile::Smiley;
        let meets = |other: &Line| line.cells.iter().filter(is_smiley).any(|cell| other.cells.contains(cell));
        let (near, far): (Vec<Vec<Line>>, Vec<Vec<Line>>) =
            groups.into_iter().partition(|group| group.iter().any(meets));
        let mut group: Vec<Line> = near.into_iter().flatten().collect();
        group.push(line);
        group.sort_by_key(|line| (!line.is_stated, line.sum));
        groups = far;
        groups.push(group);
    }
    groups
}

struct Settling<'a> {
    options: &'a Options,
    steps_left: u32,
}

/// A smiley that lies in two sums, and what it can still be.
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
    fn settle(&mut self, lines: &mut Vec<Line>, sums: &mut [Sum]) {
        if let Together::Readings(readings) = self.all_true(lines) {
            return self.tell(lines, readings, sums);
        }
        let (mut good, mut readings) = (Vec::new(), Vec::new());
        for line in lines.drain(..) {
            let sum = line.sum;
            good.push(line);
            let trouble = match self.all_true(&good) {
                Together::Readings(found) => {
                    readings = found;
                    continue;
                }
                Together::No => Trouble::SmileyDiffers,
                Together::TooMany => Trouble::TooMany,
            };
            good.pop();
            sums[sum].verdict = Verdict::Trouble(trouble);
        }
        self.tell(&good, readings, sums);
    }

    fn tell(&self, lines: &[Line], readings: Vec<Reading>, sums: &mut [Sum]) {
        for (line, reading) in lines.iter().zip(readings) {
            sums[line.sum].verdict = is_true(&reading, self.options);
        }
    }

    /// Tries the uses of each shared smiley in turn, and goes back where a sum cannot be true any more.
    fn all_true(&mut self, lines: &[Line]) -> Together {
        let shared = shared(lines);
        let mut readings: Vec<Vec<Reading>> = vec![lines.iter().map(|line| line.reading.clone()).collect()];
        // For each smiley so far the use that is tried next.
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
            match self.with_uses(lines, known, &used) {
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

    /// The last use is new: only the sums through that smiley are read again.
    fn with_uses(&mut self, lines: &[Line], mut readings: Vec<Reading>, used: &[(usize, Use)]) -> Together {
        let Some((cell, tried)) = used.last() else { return Together::No };
        for (line, reading) in lines.iter().zip(&mut readings) {
            let place = line.cells.iter().position(|other| other == cell);
            let is_read_so = |place: usize| Use::of(reading.0[place]) == *tried;
            if line.is_stated || place.is_none_or(is_read_so) {
                continue;
            }
            let choices = |(tile, cell): (&Tile, &usize)| {
                let used = used.iter().find(|(other, _)| other == cell);
                used.map_or(Choices::of(*tile), |(_, used)| used.choices())
            };
            let run: Vec<Choices> = line.tiles.iter().zip(&line.cells).map(choices).collect();
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

/// What a sum reads a smiley as already is tried first; a sum that is stated leaves no choice.
fn shared(lines: &[Line]) -> Vec<Shared> {
    let mut all: Vec<Shared> = Vec::new();
    for line in lines {
        for (place, cell) in line.cells.iter().copied().enumerate() {
            let through: Vec<(&Line, usize)> = lines
                .iter()
                .filter_map(|line| Some((line, line.cells.iter().position(|other| *other == cell)?)))
                .collect();
            let is_known = all.iter().any(|shared| shared.cell == cell);
            if line.tiles[place] != Tile::Smiley || through.len() < 2 || is_known {
                continue;
            }
            let use_in = |(line, place): &(&Line, usize)| Use::of(line.reading.0[*place]);
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
