//! Tables for the laws, beyond the presets and random options that a seed chooses by itself: pots that are soon used
//! up, bags that somebody wrote. `examples/long_laws.rs` plays at them too.

use reckon_rules::laws::{Broken, Report, Thoroughness, random_options};
use reckon_rules::numenko::{Options, lawful};
use reckon_rules::shuffle::Shuffle;

/// One to six by turns.
pub fn seats(seed: u64) -> u8 {
    1 + u8::try_from(seed % 6).expect("few seats")
}

/// Random options, and a pot of fewer tiles than this.
pub fn small_pot(below: u32, seed: u64) -> Options {
    let mut shuffle = Shuffle::from_number(seed);
    let options: Options = random_options(&mut shuffle);
    Options { pot_limit: u8::try_from(shuffle.below(below)).expect("a small pot"), ..options }
}

/// §2.4 Nothing but stars beside a number, hardly any stars, one number only, smileys in plenty, just enough tiles.
pub const BAGS: [&str; 5] =
    ["7 180** 6*?", "20*0-9 4** 6*?", "150*1 30** 6*?", "9*0-9 30** 40*?", "2*0-9 2*5-9 10** 2*?"];

pub fn with_bag(bag: &str, seed: u64) -> Options {
    let pack = bag.parse().unwrap_or_else(|bad| panic!("{bag}: {bad}"));
    Options { pack, ..small_pot(60, seed) }
}

/// All of these by turns, and half of the time a table that the seed chooses by itself.
pub fn check(seed: u64, thoroughness: &Thoroughness) -> Result<Report, Box<Broken>> {
    let kind = seed / 6;
    let options = match kind % 4 {
        0 => small_pot(31, seed),
        1 => with_bag(BAGS[usize::try_from(kind / 4).expect("a seed") % BAGS.len()], seed),
        _ => return lawful::check(seed, thoroughness),
    };
    lawful::check_at(&options, seats(seed), seed, thoroughness)
}
