//! Helpers shared by the tests of all games.

use reckon_compose::{Compose, NotComposed, Typed};
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

/// Returns the meaning of a line, or the reason it has none.
#[track_caller]
pub fn typed<G: Compose>(view: &G::View, draft: &G::Draft, line: &str) -> Result<Typed<G>, G::NotUnderstood> {
    G::typed(view, draft, line).map_err(not_understood)
}

/// Returns the moves that a draft stands for, or the reason there are none.
#[track_caller]
pub fn composed<G: Compose>(view: &G::View, draft: &G::Draft) -> Result<Vec<G::Move>, G::NotUnderstood> {
    G::composed(view, draft).map_err(not_understood)
}

#[track_caller]
fn not_understood<G: Compose>(why: NotComposed<G>) -> G::NotUnderstood {
    match why {
        NotComposed::NotUnderstood(why) => why,
        other => panic!("{other:?}"),
    }
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
