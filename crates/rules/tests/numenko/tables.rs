//! Tables for the laws, beyond the presets and random options that a seed chooses by itself: pots that soon run
//! out, custom bags. `examples/long_laws.rs` uses them too.

use reckon_compose::law::numenko as laws;
use reckon_rules::laws::{Broken, Report, Thoroughness, random_options};
use reckon_rules::numenko::Options;
use reckon_rules::shuffle::Shuffle;

/// Cycles through one to six.
pub fn seats(seed: u64) -> u8 {
    1 + u8::try_from(seed % 6).expect("few seats")
}

/// Returns random options with a pot of fewer tiles than this.
pub fn small_pot(below: u32, seed: u64) -> Options {
    let mut shuffle = Shuffle::from_number(seed);
    let options: Options = random_options(&mut shuffle);
    Options { pot_limit: u8::try_from(shuffle.below(below)).expect("a small pot"), ..options }
}

/// §2.4 Bags with only stars besides one number, hardly any stars, a single number, plenty of smileys, or just enough
/// tiles.
pub const BAGS: [&str; 5] =
    ["7 180** 6*?", "20*0-9 4** 6*?", "150*1 30** 6*?", "9*0-9 30** 40*?", "2*0-9 2*5-9 10** 2*?"];

pub fn with_bag(bag: &str, seed: u64) -> Options {
    let pack = bag.parse().unwrap_or_else(|bad| panic!("{bag}: {bad}"));
    Options { pack, ..small_pot(60, seed) }
}

/// How thoroughly most of these games are checked.
pub const THOROUGHNESS: Thoroughness = Thoroughness::SAMPLED;

/// Checks each of these tables in turn, and half of the time a table that the seed chooses by itself.
pub fn check(seed: u64, thoroughness: &Thoroughness) -> Result<Report, Box<Broken>> {
    let kind = seed / 6;
    let options = match kind % 4 {
        0 => small_pot(31, seed),
        1 => with_bag(BAGS[usize::try_from(kind / 4).expect("a seed") % BAGS.len()], seed),
        _ => return laws::check(seed, thoroughness),
    };
    laws::check_at(&options, seats(seed), seed, thoroughness)
}
