//! §3 The verdict on a grid: every sum with its reading, or with its fault.

use serde::{Deserialize, Serialize};

use super::both_ways;
use super::grid::{Grid, Run};
use super::illegal::Illegal;
use super::options::Options;
use super::reading::Reading;
use super::search::{Choices, Found, find};
use super::sum::{self, Wrong};
use super::tile::{Tile, Tiles};

/// §3.1 A run of tiles, and the verdict on it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sum {
    /// Whether it goes from top to bottom, else from left to right.
    pub down: bool,
    /// The start of the sum, counted from 1.
    pub row: u8,
    pub column: u8,
    pub tiles: Vec<Tile>,
    pub verdict: Verdict,
}

impl Sum {
    pub fn is_true(&self) -> bool {
        matches!(self.verdict, Verdict::True { .. })
    }

    /// Returns whether it is right, wrong, or only waits for more tiles.
    pub fn status(&self) -> SumStatus {
        match &self.verdict {
            Verdict::True { .. } => SumStatus::True,
            Verdict::Trouble(fault) if fault.waits_for_tiles() => SumStatus::Unfinished,
            Verdict::Trouble(_) => SumStatus::Wrong,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum SumStatus {
    True,
    /// §3.1 More tiles could make it a sum.
    Unfinished,
    Wrong,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Verdict {
    /// The reading, tile by tile; and as `shown`, with brackets around what is worked out first.
    True {
        reading: Reading,
        shown: String,
    },
    Trouble(SumFault),
}

/// The reason a run is not a true sum.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename = "Trouble")]
pub enum SumFault {
    /// §3.1 Nothing but numbers.
    NoSign,
    /// §3.1 It begins or ends with a star.
    SignAtEdge,
    /// §3.1 Two stars touch.
    SignsTogether,
    /// §3.1, §3.6 Only one sign, and a sum has two: one to work with, and an equals sign.
    OneSign,
    /// §3.8 A number begins with 0.
    LeadingZero { number: String },
    /// §3.7 It would be a number that equals itself.
    NothingWorkedOut,
    /// §3.9 No reading is true.
    NoneTrue,
    /// §3.9 With `smiley-both-ways=off`: a smiley would have to be two things at once.
    SmileyDiffers,
    /// §3.10 There are too many readings to try them all: the player has to state one.
    TooMany,
    /// §3.10 The stated reading does not fit the tiles.
    StatedOtherTiles { reading: Reading },
    /// §3.10 The stated reading is not a complete sum.
    StatedNoSum { reading: Reading },
    /// §3.6 With `equals=at-the-end`: the stated reading has a calculation behind its first equals sign.
    StatedCalculatesBehind { reading: Reading },
    /// §3.6 With `chains=off`: the stated reading has several equals signs.
    StatedChain { reading: Reading },
    /// §3.5 The stated reading divides by 0.
    StatedDividesByZero { reading: Reading, shown: String },
    /// §3.5 With `fractions=off`: a step of the stated reading is not whole, `7/2`.
    StatedFraction { reading: Reading, shown: String, step: String },
    /// §3.10 The stated reading is not true; as `shown`, with brackets around what is worked out first, its
    /// sides have these values.
    StatedNotTrue { reading: Reading, shown: String, values: Vec<String> },
}

impl SumFault {
    /// §3.1, §3.6 Returns whether tiles at its ends or between could mend it.
    fn waits_for_tiles(&self) -> bool {
        matches!(self, SumFault::NoSign | SumFault::SignAtEdge | SumFault::SignsTogether | SumFault::OneSign)
    }

    /// §5.9 Returns whether it shows in the tiles or in the stated signs, without working anything out.
    pub fn needs_no_arithmetic(&self) -> bool {
        match self {
            SumFault::NoSign
            | SumFault::SignAtEdge
            | SumFault::SignsTogether
            | SumFault::OneSign
            | SumFault::LeadingZero { .. }
            | SumFault::StatedOtherTiles { .. }
            | SumFault::StatedNoSum { .. }
            | SumFault::StatedCalculatesBehind { .. }
            | SumFault::StatedChain { .. } => true,
            SumFault::NothingWorkedOut
            | SumFault::NoneTrue
            | SumFault::SmileyDiffers
            | SumFault::TooMany
            | SumFault::StatedDividesByZero { .. }
            | SumFault::StatedFraction { .. }
            | SumFault::StatedNotTrue { .. } => false,
        }
    }

    /// §3.10 Returns the stated reading that is at fault.
    pub fn stated(&self) -> Option<&Reading> {
        match self {
            SumFault::StatedOtherTiles { reading }
            | SumFault::StatedNoSum { reading }
            | SumFault::StatedCalculatesBehind { reading }
            | SumFault::StatedChain { reading }
            | SumFault::StatedDividesByZero { reading, .. }
            | SumFault::StatedFraction { reading, .. }
            | SumFault::StatedNotTrue { reading, .. } => Some(reading),
            SumFault::NoSign
            | SumFault::SignAtEdge
            | SumFault::SignsTogether
            | SumFault::OneSign
            | SumFault::LeadingZero { .. }
            | SumFault::NothingWorkedOut
            | SumFault::NoneTrue
            | SumFault::SmileyDiffers
            | SumFault::TooMany => None,
        }
    }

    /// §3.10 Returns whether stating a reading, or another one, could mend it.
    pub fn can_be_stated(&self) -> bool {
        matches!(
            self,
            SumFault::TooMany
                | SumFault::StatedOtherTiles { .. }
                | SumFault::StatedNoSum { .. }
                | SumFault::StatedCalculatesBehind { .. }
                | SumFault::StatedChain { .. }
                | SumFault::StatedDividesByZero { .. }
                | SumFault::StatedFraction { .. }
                | SumFault::StatedNotTrue { .. }
        )
    }
}

/// A grid with the verdict on everything in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Judged {
    /// The sums, in the order of the runs.
    pub sums: Vec<Sum>,
    /// The cells of each sum.
    cells: Vec<Vec<usize>>,
    groups: Vec<Vec<usize>>,
    /// Number of values worked out.
    steps: u64,
}

/// §3.10 Judges any grid in a bounded number of steps: at most four times [`STEPS`](super::search::STEPS) for each run,
/// and there are no more runs than tiles; plus six times as many for all smileys together that must be the same both
/// ways. A stated reading takes none.
pub fn judge(grid: &Grid, options: &Options) -> Judged {
    let runs = grid.runs();
    let tiles = |run: &Run| run.cells.iter().map(|cell| grid.tile(*cell)).collect::<Vec<Tile>>();
    let stated = |run: &Run| {
        grid.stated().iter().find(|stated| (stated.down, stated.at) == (run.down, run.at)).map(|found| &found.reading)
    };
    let mut steps = 0;
    let mut sum = |run: &Run| {
        let tiles = tiles(run);
        let verdict = match stated(run) {
            Some(reading) => check_stated(&tiles, reading, options),
            None => look_for_reading(&tiles, options, &mut steps),
        };
        Sum { down: run.down, row: run.at.row + 1, column: run.at.column + 1, tiles, verdict }
    };
    let mut sums: Vec<Sum> = runs.iter().map(&mut sum).collect();
    if !options.smiley_both_ways {
        steps += u64::from(both_ways::settle(grid, &runs, &mut sums, options));
    }
    Judged { sums, groups: grid.groups(), cells: runs.into_iter().map(|run| run.cells).collect(), steps }
}

pub(super) fn is_true(reading: &Reading, options: &Options) -> Verdict {
    Verdict::True { reading: reading.clone(), shown: sum::with_brackets(reading, options.order) }
}

/// §3.10 Judges a run by the reading that its player states.
fn check_stated(tiles: &[Tile], reading: &Reading, options: &Options) -> Verdict {
    let reading_of = || reading.clone();
    let shown = || sum::with_brackets(reading, options.order);
    let fault = if reading.suits(tiles) {
        match sum::check(reading, options) {
            Ok(()) => return is_true(reading, options),
            Err(Wrong::NotEqual { values }) => {
                SumFault::StatedNotTrue { reading: reading_of(), shown: shown(), values }
            }
            Err(Wrong::DividesByZero) => SumFault::StatedDividesByZero { reading: reading_of(), shown: shown() },
            Err(Wrong::Fraction { step }) => SumFault::StatedFraction { reading: reading_of(), shown: shown(), step },
            Err(Wrong::CalculatesBehind) => SumFault::StatedCalculatesBehind { reading: reading_of() },
            Err(Wrong::Chain) => SumFault::StatedChain { reading: reading_of() },
            Err(Wrong::LeadingZero { number }) => SumFault::LeadingZero { number },
            Err(Wrong::NothingWorkedOut) => SumFault::NothingWorkedOut,
            Err(Wrong::SignAtEdge | Wrong::SignsTogether | Wrong::NoEquals) => {
                SumFault::StatedNoSum { reading: reading_of() }
            }
        }
    } else {
        SumFault::StatedOtherTiles { reading: reading_of() }
    };
    Verdict::Trouble(fault)
}

/// §3.9 Judges a run by searching for a true reading.
fn look_for_reading(tiles: &[Tile], options: &Options, steps: &mut u64) -> Verdict {
    if let Some(fault) = cannot_be_a_sum(tiles, options) {
        return Verdict::Trouble(fault);
    }
    let run: Vec<Choices> = tiles.iter().copied().map(Choices::of).collect();
    let (found, taken) = find(&run, options);
    *steps += u64::from(taken);
    match found {
        Found::Reading(reading) => is_true(&reading, options),
        Found::TooMany => Verdict::Trouble(SumFault::TooMany),
        Found::None => Verdict::Trouble(why_none(&run, options, steps)),
    }
}

/// §3.1, §3.8 Finds a fault that the tiles have however they are read.
fn cannot_be_a_sum(tiles: &[Tile], options: &Options) -> Option<SumFault> {
    if tiles.iter().all(|tile| matches!(tile, Tile::Number(_))) {
        return Some(SumFault::NoSign);
    }
    if tiles.first() == Some(&Tile::Star) || tiles.last() == Some(&Tile::Star) {
        return Some(SumFault::SignAtEdge);
    }
    if tiles.windows(2).any(|pair| pair == [Tile::Star, Tile::Star]) {
        return Some(SumFault::SignsTogether);
    }
    let numbers = tiles.split(|tile| *tile == Tile::Star);
    let mut digits = numbers.map(|number| number.iter().map(|tile| tile.character()).collect::<String>());
    let leading = digits.find(|text| text.starts_with('0') && text.len() > 1 && !text.contains('?'));
    leading.filter(|_| !options.leading_zeros).map(|number| SumFault::LeadingZero { number })
}

/// §3.7 Returns the reason a run has no true reading.
fn why_none(run: &[Choices], options: &Options, steps: &mut u64) -> SumFault {
    if options.identity {
        return SumFault::NoneTrue;
    }
    let with_identity = Options { identity: true, ..options.clone() };
    let without_signs: Vec<Choices> = run.iter().map(|choices| choices.without_signs()).collect();
    let (found, taken) = find(&without_signs, &with_identity);
    *steps += u64::from(taken);
    match found {
        Found::Reading(_) => SumFault::NothingWorkedOut,
        _ if run.iter().filter(|choices| choices.can_be_equals()).count() < 2 => SumFault::OneSign,
        _ => SumFault::NoneTrue,
    }
}

impl Judged {
    /// §3.10 Returns the number of steps that reading the grid took.
    pub fn steps(&self) -> u64 {
        self.steps
    }

    /// §3.2 Returns the number of groups.
    pub fn groups(&self) -> u8 {
        u8::try_from(self.groups.len()).expect("a grid has few tiles")
    }

    /// §3.2 Returns whether the tiles should be connected and are not.
    pub fn is_apart(&self, options: &Options) -> bool {
        options.connected && self.groups.len() > 1
    }

    /// §3.1, §3.2, §4.4 Checks that the whole grid is right; otherwise returns the first fault.
    pub fn check(&self, grid: &Grid, options: &Options) -> Result<(), Illegal> {
        if let Some(at) = self.stated_without_sum(grid) {
            return Err(at);
        }
        let wrong: Vec<Sum> = self.sums.iter().filter(|sum| !sum.is_true()).cloned().collect();
        if !wrong.is_empty() {
            return Err(Illegal::WrongSums { sums: wrong });
        }
        if self.is_apart(options) {
            return Err(Illegal::Apart { groups: self.groups() });
        }
        match self.alone(grid).map(|cell| grid.cells()[cell]) {
            Some((place, tile)) => Err(Illegal::InNoSum { tile, row: place.row + 1, column: place.column + 1 }),
            None => Ok(()),
        }
    }

    /// §3.1 Returns the first tile that is in no sum.
    fn alone(&self, grid: &Grid) -> Option<usize> {
        (0..grid.cells().len()).find(|cell| !self.cells.iter().any(|cells| cells.contains(cell)))
    }

    /// §3.1, §3.2 Returns whether a tile lies loose: in no sum, or apart from the others.
    pub fn is_loose(&self, grid: &Grid, options: &Options) -> bool {
        self.is_apart(options) || self.alone(grid).is_some()
    }

    /// §6.2 Returns the tiles that would count as laid if they were connected to the others.
    pub fn apart(&self, grid: &Grid, options: &Options) -> Tiles {
        let anywhere = self.counted(grid, &Options { connected: false, ..options.clone() });
        anywhere.without(&self.counted(grid, options)).expect("what counts in one group counts in all")
    }

    fn stated_without_sum(&self, grid: &Grid) -> Option<Illegal> {
        let begins = |stated: &&super::grid::Stated| {
            let at = (stated.down, stated.at.row + 1, stated.at.column + 1);
            self.sums.iter().any(|sum| (sum.down, sum.row, sum.column) == at)
        };
        let stated = grid.stated().iter().find(|stated| !begins(stated))?;
        let (row, column) = (stated.at.row + 1, stated.at.column + 1);
        Some(Illegal::NoSumThere { row, column, down: stated.down })
    }

    /// §6.2 Returns the tiles that count as laid: each in a true sum, in no false one, and in the largest group. Of
    /// equally large groups, it is the one that leaves the fewest points.
    pub fn counted(&self, grid: &Grid, options: &Options) -> Tiles {
        let in_sums = |cell: &usize, good: bool| {
            self.cells.iter().zip(&self.sums).any(|(cells, sum)| sum.is_true() == good && cells.contains(cell))
        };
        let counts = |cell: &usize| in_sums(cell, true) && !in_sums(cell, false);
        let tiles =
            |group: &Vec<usize>| group.iter().filter(|cell| counts(cell)).map(|cell| grid.tile(*cell)).collect();
        if !options.connected {
            return self.groups.iter().flatten().filter(|cell| counts(cell)).map(|cell| grid.tile(*cell)).collect();
        }
        let largest = self.groups.first().map_or(0, Vec::len);
        let largest = self.groups.iter().take_while(|group| group.len() == largest);
        largest.map(tiles).max_by_key(Tiles::points).unwrap_or_default()
    }
}
