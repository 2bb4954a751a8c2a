//! Counts of what was checked, and the report of a broken law.

use std::fmt::{self, Display};
use std::ops::AddAssign;

use super::{LONG_PAIR, Law};
use crate::game::Seat;
use crate::options::TableOptions;

/// Counts of what was tried in games that kept every law.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Report {
    pub games: u64,
    /// Tables that could not be opened, which are not games.
    pub refused_tables: u64,
    pub moves: u64,
    pub refusals: u64,
    /// Worlds imagined from views, and nearby ones.
    pub worlds: u64,
    pub imagined_pairs: Pairs,
    pub nearby_pairs: Pairs,
    pub checks: Checks,
}

/// Number of checks made for each law.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Checks([u64; Law::ALL.len()]);

impl Checks {
    pub fn of(&self, law: Law) -> u64 {
        self.0[law as usize]
    }

    pub(super) fn count(&mut self, law: Law) {
        self.0[law as usize] += 1;
    }
}

impl AddAssign for Checks {
    fn add_assign(&mut self, other: Checks) {
        for (count, more) in self.0.iter_mut().zip(other.0) {
            *count += more;
        }
    }
}

/// Pairs of worlds in which the leak law played the same moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pairs {
    pub pairs: u64,
    pub long: u64,
    pub moves: u64,
}

impl Pairs {
    pub(super) fn count(&mut self, moves: u32) {
        self.pairs += 1;
        self.moves += u64::from(moves);
        self.long += u64::from(moves >= LONG_PAIR);
    }

    /// Returns the percentage of pairs that were long.
    pub fn long_percent(&self) -> u64 {
        (100 * self.long).checked_div(self.pairs).unwrap_or(0)
    }
}

impl AddAssign for Pairs {
    fn add_assign(&mut self, other: Pairs) {
        self.pairs += other.pairs;
        self.long += other.long;
        self.moves += other.moves;
    }
}

impl AddAssign for Report {
    fn add_assign(&mut self, other: Report) {
        self.games += other.games;
        self.refused_tables += other.refused_tables;
        self.moves += other.moves;
        self.refusals += other.refusals;
        self.worlds += other.worlds;
        self.imagined_pairs += other.imagined_pairs;
        self.nearby_pairs += other.nearby_pairs;
        self.checks += other.checks;
    }
}

impl Display for Pairs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Pairs { pairs, moves, .. } = self;
        write!(f, "{pairs} over {moves} moves, {}% of at least {LONG_PAIR} moves", self.long_percent())
    }
}

impl Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { games, refused_tables, moves, refusals, worlds, imagined_pairs, nearby_pairs, .. } = self;
        write!(
            f,
            "{games} games ({refused_tables} tables refused), {moves} moves, {refusals} refusals, {worlds} worlds; \
             imagined pairs: {imagined_pairs}; nearby pairs: {nearby_pairs}"
        )
    }
}

/// A broken law, with everything needed to reproduce it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    pub law: Law,
    pub what: String,
    pub seed: u64,
    pub seats: u8,
    /// Options that differ from the default, as `name=value`.
    pub options: String,
    /// Number of moves made before it broke.
    pub step: usize,
    pub moves: Vec<(Seat, String)>,
}

impl Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Broken { law, what, seed, seats, options, step, moves } = self;
        writeln!(f, "broken law: {law}")?;
        writeln!(f, "{what}")?;
        writeln!(f, "seed {seed}, {seats} seats, options: {options}, after {step} moves:")?;
        for (seat, choice) in moves {
            writeln!(f, "  {seat}: {choice}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Broken {}

/// Writes `name=value` for each non-default option, or the `Debug` form if that cannot reproduce the options.
pub(super) fn options_text<O: TableOptions>(options: &O) -> String {
    let differences = options.differences(&O::default());
    let mut again = O::default();
    let can_be_set = differences.iter().all(|(name, value)| again.set(name, value).is_ok());
    if !can_be_set || again != *options {
        return format!("{options:?}");
    }
    if differences.is_empty() {
        return "default".to_string();
    }
    let words: Vec<String> = differences.iter().map(|(name, value)| format!("{name}={value}")).collect();
    words.join(" ")
}
