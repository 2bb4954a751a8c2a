//! What the law tests of all games share: how many games, which seeds, what must come of them.

use reckon_rules::laws::{Broken, Report};

/// Fewer long pairs of worlds in a hundred, and the leak law has no teeth.
pub const LONG: u64 = 30;

/// A tenth of them where `RECKON_FAST` asks for a quick look before a commit.
pub fn games(full: u64) -> u64 {
    if std::env::var_os("RECKON_FAST").is_some() { full / 10 } else { full }
}

/// Each test plays seeds of its own.
pub fn first_seed(block: u64) -> u64 {
    let base = std::env::var("RECKON_SEED").map_or(1, |text| text.parse().expect("RECKON_SEED is a number"));
    base * 1_000_000_000 + block * 1_000_000
}

pub fn sum_up(
    what: &str,
    least_games: u64,
    least_long: u64,
    reports: impl Iterator<Item = Result<Report, Box<Broken>>>,
) {
    let mut all = Report::default();
    for report in reports {
        match report {
            Ok(report) => all += report,
            Err(broken) => panic!("{what}: {broken}"),
        }
    }
    println!("{what}: {all}");
    assert!(all.games >= least_games, "{what}: only {} games", all.games);
    let long = all.nearby_pairs.long_percent();
    assert!(long >= least_long, "{what}: only {long}% of the nearby pairs are long");
}
