//! Numbers and seeds of the random games that tests play, and their minimum coverage.

use std::ops::Range;

use reckon_rules::laws::{Broken, Law, Report};

use super::tally;

/// Minimum percentage of long pairs of worlds; below it, the leak law has no teeth.
pub const LONG: u64 = 30;

/// Returns `full`, multiplied by `RECKON_LONG` for a longer run.
pub fn scaled(full: u64) -> u64 {
    full * std::env::var("RECKON_LONG").map_or(1, |times| times.parse().expect("RECKON_LONG is a number"))
}

/// Returns the first seed of a test's own block.
pub fn first_seed(block: u64) -> u64 {
    let base = std::env::var("RECKON_SEED").map_or(1, |text| text.parse().expect("RECKON_SEED is a number"));
    base * 1_000_000_000 + block * 1_000_000
}

/// Returns the seeds of a test's games.
pub fn seeds(block: u64, full: u64) -> Range<u64> {
    let first = first_seed(block);
    first..first + scaled(full)
}

/// Minimum coverage of a run of many games.
pub struct Floor {
    /// Games per hundred tables: some cannot be opened.
    pub games: u64,
    /// Long pairs per hundred nearby pairs of worlds.
    pub long: u64,
}

/// Plays a game with each seed, adds up the reports, and panics on the first broken law.
pub fn sum_up(
    subject: &str,
    what: &str,
    seeds: Range<u64>,
    floor: Floor,
    check: impl Fn(u64) -> Result<Report, Box<Broken>>,
) {
    let tables = seeds.end - seeds.start;
    println!("{what}: {tables} tables from seed {}", seeds.start);
    let mut all = Report::default();
    for seed in seeds {
        match check(seed) {
            Ok(report) => all += report,
            Err(broken) => panic!("{what}: {broken}"),
        }
    }
    println!("{what}: {all}");
    tell(subject, &all);
    assert!(all.games * 100 >= tables * floor.games, "{what}: only {} games", all.games);
    let long = all.nearby_pairs.long_percent();
    assert!(long >= floor.long, "{what}: only {long}% of the nearby pairs are long");
}

/// Prints the tallies of a report: what was played, and how often each law was checked.
pub fn tell(subject: &str, report: &Report) {
    let Report { games, moves, refusals, worlds, imagined_pairs, nearby_pairs, .. } = report;
    for (what, count) in [
        ("games", games),
        ("moves", moves),
        ("refusals", refusals),
        ("worlds", worlds),
        ("nearby pairs", &nearby_pairs.pairs),
        ("long nearby pairs", &nearby_pairs.long),
        ("imagined pairs", &imagined_pairs.pairs),
    ] {
        tally(subject, what, *count);
    }
    for law in Law::ALL {
        tally(subject, &law.to_string(), report.checks.of(law));
    }
}
