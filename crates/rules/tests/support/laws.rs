//! How many random games the tests play, with which seeds, and what must come of them.

use std::ops::Range;

use reckon_rules::laws::{Broken, Law, Report};

use super::tally;

/// With a smaller share of long pairs of worlds in a hundred, the leak law has no teeth.
pub const LONG: u64 = 30;

/// This many, or ten times as many where there is plenty of time (`RECKON_LONG=10`).
pub fn scaled(full: u64) -> u64 {
    full * std::env::var("RECKON_LONG").map_or(1, |times| times.parse().expect("RECKON_LONG is a number"))
}

/// Each test plays seeds of its own.
pub fn first_seed(block: u64) -> u64 {
    let base = std::env::var("RECKON_SEED").map_or(1, |text| text.parse().expect("RECKON_SEED is a number"));
    base * 1_000_000_000 + block * 1_000_000
}

/// The seeds of as many games.
pub fn seeds(block: u64, full: u64) -> Range<u64> {
    let first = first_seed(block);
    first..first + scaled(full)
}

/// The least that must come of many games.
pub struct Floor {
    /// Games of a hundred tables: some cannot be opened.
    pub games: u64,
    /// Long pairs of a hundred nearby pairs of worlds.
    pub long: u64,
}

/// Plays a game with each seed, adds up what was tried, and fails on the first broken law.
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

/// The tallies of a report: what was played, and how often each law was held against something.
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
