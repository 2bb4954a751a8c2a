//! Tables for the laws, beyond the presets and random options that a seed chooses by itself: house rules on a version,
//! custom packs. `examples/long_laws.rs` uses them too.

use reckon_compose::law::numberloor as laws;
use reckon_rules::laws::{Broken, Report, Thoroughness, random_options};
use reckon_rules::numberloor::Options;
use reckon_rules::numberloor::options::Version;
use reckon_rules::shuffle::Shuffle;

/// Cycles through two to five.
pub fn seats(seed: u64) -> u8 {
    2 + u8::try_from(seed % 4).expect("few seats")
}

/// Returns a version as it is, or with random house rules.
pub fn on_version(version: Version, seed: u64) -> Options {
    let house_rules: Options = random_options(&mut Shuffle::from_number(seed));
    let options = if (seed / 4).is_multiple_of(2) { Options::default() } else { house_rules };
    Options { version, ..options }
}

/// Packs so small that the pile runs out at once, and everybody may have to pass (§8.1).
pub const FEW_CARDS: [&str; 3] = ["0-9 2*b1 2*b2", "3*0 3*5 3*7 2*b1 3*skip", "0-9 0-3n b4 skip"];

/// Packs with hardly any balloons, hardly anything else, no Night Level, only Night Levels.
pub const PACKS: [&str; 6] = [
    "4*0-9 b1",
    "4*0-9 0-9n 63*b3",
    "2*0-9 2*0-9n 4*b0-10 9*skip",
    "4*0-9n 5*b5 9*near 9*odd 9*even",
    "9*7 30*3 2*b4 5*skip",
    "3*0-9 2*0-9n 3*b1-5 9*oe 3*odd 2*skip",
];

pub fn with_pack(pack: &str, seed: u64) -> Options {
    let options: Options = random_options(&mut Shuffle::from_number(seed));
    let pack = pack.parse().unwrap_or_else(|bad| panic!("{pack}: {bad}"));
    Options { version: Version::Advanced, pack, ..options }
}

/// How thoroughly most of these games are checked.
pub const THOROUGHNESS: Thoroughness = Thoroughness::SAMPLED;

/// Checks each of these tables in turn, and half of the time a table that the seed chooses by itself.
pub fn check(seed: u64, thoroughness: &Thoroughness) -> Result<Report, Box<Broken>> {
    let (kind, turn) = (seed / 4 % 6, seed / 24);
    let any = |packs: &'static [&str]| packs[usize::try_from(turn).expect("a seed") % packs.len()];
    let (options, seats) = match kind {
        0 => (on_version(Version::Advanced, seed), seats(seed)),
        1 => (with_pack(any(&FEW_CARDS), seed), 2),
        2 => (with_pack(any(&PACKS), seed), seats(seed)),
        _ => return laws::check(seed, thoroughness),
    };
    laws::check_at(&options, seats, seed, thoroughness)
}
