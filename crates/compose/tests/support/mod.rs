//! Helpers shared by the tests of all games.

use reckon_rules::game::Game;
use reckon_rules::options::TableOptions;

#[track_caller]
pub fn position<G: Game>(text: &str) -> G::View {
    text.parse().unwrap_or_else(|error| panic!("{error}\nin the position {text}"))
}

#[track_caller]
pub fn choice<G: Game>(text: &str) -> G::Move {
    text.parse().unwrap_or_else(|error| panic!("{error}\nin the move {text}"))
}

#[track_caller]
pub fn options<G: Game>(line: &str) -> G::Options {
    G::Options::from_line(line).unwrap_or_else(|error| panic!("{error}\nin the options {line}"))
}

/// Returns `full`, multiplied by `RECKON_LONG` for a longer run.
pub fn scaled(full: u64) -> u64 {
    full * std::env::var("RECKON_LONG").map_or(1, |times| times.parse().expect("RECKON_LONG is a number"))
}

/// Returns the first seed of a test's own block.
pub fn first_seed(block: u64) -> u64 {
    let base = std::env::var("RECKON_SEED").map_or(1, |text| text.parse().expect("RECKON_SEED is a number"));
    base * 1_000_000_000 + block * 1_000_000
}

/// Prints one line of the tally.
pub fn tally(subject: &str, what: &str, count: impl TryInto<u64>) {
    let Ok(count) = count.try_into() else { panic!("{subject}: too many {what}") };
    println!("tally | {subject} | {what} | {count}");
}
