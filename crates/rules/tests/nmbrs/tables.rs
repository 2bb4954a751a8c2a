//! Tables for the laws, beyond the versions and random options that a seed chooses by itself: house rules on a version,
//! many rounds. `examples/long_laws.rs` uses them too.

pub mod islands;
pub mod slow;
mod watched;

use reckon_compose::law::reading_agrees_with_play;
use reckon_rules::laws::{Broken, Lawful, Report, Thoroughness, check_game, random_options};
use reckon_rules::nmbrs::options::{HandSize, Highest};
use reckon_rules::nmbrs::{Nmbrs, Options};
use reckon_rules::shuffle::Shuffle;

use watched::Watched;

/// Returns the options of a version, or house rules with the same blocks.
pub fn on_version(version: &Options, seed: u64) -> Options {
    if seed.is_multiple_of(2) {
        return Options { rounds: 1, ..version.clone() };
    }
    let house_rules: Options = random_options(&mut Shuffle::from_number(seed));
    let rounds = if seed % 32 == 1 { 2 } else { 1 };
    Options { highest: version.highest, hand: version.hand, rounds, ..house_rules }
}

/// Returns the options of a game with many rounds.
pub fn many_rounds() -> Options {
    Options { rounds: 20, hand: HandSize::Five, highest: Highest::Fifty, ..Options::default() }
}

/// Returns one of these tables occasionally, and usually one that the seed chooses by itself.
pub fn some_table(seed: u64) -> (Options, u8) {
    match seed % 1024 {
        1023 => (many_rounds(), 2),
        turn if turn % 8 == 6 => (on_version(&Options::default(), seed / 8), Nmbrs::some_table(seed).1),
        turn if turn % 8 == 7 => (on_version(&Options::simple(), seed / 8), Nmbrs::some_table(seed).1),
        _ => Nmbrs::some_table(seed),
    }
}

/// How thoroughly most of these games are checked: sparsely, because they are long and slow judges watch some of them.
pub const THOROUGHNESS: Thoroughness = Thoroughness::SPARSE;

/// Odds that slow judges watch a game of a long run: one in this many. They take longer than all the laws.
const WATCHED_ONE_IN: u64 = 8;

/// Checks every law on a game at such a table, sometimes with the slow judges watching.
pub fn check(seed: u64, thoroughness: &Thoroughness) -> Result<Report, Box<Broken>> {
    // Every fourth seed plays under the older revision, which only one of the judges knows, so this is another one.
    if seed % WATCHED_ONE_IN == 1 {
        return check_watched(seed, thoroughness);
    }
    let (options, seats) = some_table(seed);
    check_game::<Nmbrs>(&options, seats, seed, thoroughness, Some(reading_agrees_with_play::<Nmbrs>))
}

/// Checks every law on a game at such a table, with the slow judges watching.
pub fn check_watched(seed: u64, thoroughness: &Thoroughness) -> Result<Report, Box<Broken>> {
    let (options, seats) = some_table(seed);
    check_game::<Watched>(&options, seats, seed, thoroughness, Some(reading_agrees_with_play::<Nmbrs>))
}
