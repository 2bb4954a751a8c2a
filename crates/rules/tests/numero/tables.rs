//! Tables for the laws, beyond the presets and random options that a seed chooses by itself: house rules on a preset,
//! points, custom packs. `examples/long_laws.rs` uses them too.

use reckon_compose::law::numero as laws;
use reckon_rules::laws::{Broken, Report, Thoroughness, random_options};
use reckon_rules::numero::Options;
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Shuffle;

/// Cycles through one to four.
pub fn seats(seed: u64) -> u8 {
    1 + u8::try_from(seed % 4).expect("few seats")
}

/// Returns the preset's cards; the seed chooses everything else.
pub fn with_random_house_rules(preset: &Options, seed: u64) -> Options {
    let mut options: Options = random_options(&mut Shuffle::from_number(seed));
    for spec in Options::specs().iter().filter(|spec| spec.paragraph == "1.5") {
        let value = preset.get(spec.name).expect("a preset has every option");
        options.set(spec.name, &value).expect("a preset's values can be set");
    }
    options
}

/// Returns a preset as it is, or with random house rules.
pub fn on_preset(name: &str, seed: u64) -> Options {
    let preset = Options::preset(name).expect("a preset");
    if (seed / 4).is_multiple_of(2) { preset } else { with_random_house_rules(&preset, seed) }
}

const FOR_POINTS: [&str; 8] =
    ["scoring", "1-5", "scoring", "1-15", "scoring", "multiplication-division", "scoring", "all-fractions"];

/// Returns the scoring level as it is, or points on lower steps with random house rules; half of the time with bluffs,
/// and both ways to judge them.
pub fn for_points(seed: u64) -> Options {
    let name = FOR_POINTS[usize::try_from(seed % 8).expect("a place in a short list")];
    let preset = Options::preset(name).expect("a preset");
    let options = if seed.is_multiple_of(3) { preset } else { with_random_house_rules(&preset, seed) };
    let options = Options { scoring: true, ..options };
    if (seed / 8).is_multiple_of(2) { Options { bluff_builds: true, show_answer: false, ..options } } else { options }
}

/// Packs with several copies of cards, coloured wild cards, numbers beyond 15.
pub const PACKS: [&str; 4] = [
    "3*1g 3*1r 3*2g 3*2r 3*3g 4*4b 4*5o 2*-1 2*x2",
    "1-6gr 2-8bo -1r -1b x2g /2o 1/2r 50%b ^2 sqrt 2*3/4",
    "1-40g 30-99r -5 x2 x2r 2*75%",
    "5*1g 5*2g 20*-1 10*x2 3*3r",
];

pub fn with_pack(pack: &str, seed: u64) -> Options {
    let mut options: Options = random_options(&mut Shuffle::from_number(seed));
    options.pack = pack.parse().unwrap_or_else(|bad| panic!("{pack}: {bad}"));
    options.highest_number = 99;
    options.subtraction = true;
    options
}

/// How thoroughly most of these games are checked.
pub const THOROUGHNESS: Thoroughness = Thoroughness::SAMPLED;

/// Checks each of these tables in turn, and half of the time a table that the seed chooses by itself.
pub fn check(seed: u64, thoroughness: &Thoroughness) -> Result<Report, Box<Broken>> {
    let (kind, turn) = (seed / 4 % 6, seed / 24);
    let any = |names: &'static [&str]| names[usize::try_from(turn).expect("a seed") % names.len()];
    let options = match kind {
        0 => on_preset(any(Options::presets()), seed),
        1 => for_points(turn),
        2 => with_pack(any(&PACKS), seed),
        _ => return laws::check(seed, thoroughness),
    };
    laws::check_at(&options, seats(seed), seed, thoroughness)
}
