//! Tables, whole games and positions for the tests of every game's computer player.

mod games;
mod play;
mod positions;

use reckon_rules::options::{Allowed, TableOptions};
use reckon_rules::shuffle::Shuffle;

pub use games::{Played, among_chance, beats_chance, check_legal_moves, check_repeatable_moves, thinkers};
pub use play::{Bots, play_and_watch, play_out};
pub use positions::check_positions;

pub fn preset<O: TableOptions>(name: &str) -> O {
    O::preset(name).expect("the rulebook has this preset")
}

/// Returns a preset with every table rule chosen at random and the cards unchanged.
pub fn any_options<O: TableOptions>(shuffle: &mut Shuffle) -> O {
    let name = shuffle.pick(O::presets()).expect("every game has presets");
    let mut options: O = preset(name);
    for spec in O::specs().iter().filter(|spec| spec.paragraph != "1.5") {
        if let Allowed::OneOf(values) | Allowed::Numbers { common: values, .. } = spec.allowed {
            let value = shuffle.pick(values).expect("every option has values");
            options.set(spec.name, value).expect("an allowed value");
        }
    }
    options
}

/// Returns the number times `RECKON_LONG`, which is larger in long runs (`RECKON_LONG=10`).
#[expect(clippy::disallowed_methods, reason = "the environment sets the length of the run")]
pub fn scaled(number: u64) -> u64 {
    number * std::env::var("RECKON_LONG").map_or(1, |times| times.parse().expect("RECKON_LONG is a number"))
}

/// Reports how much was tried to the runner, which adds up the numbers by subject.
#[expect(clippy::print_stdout, reason = "the runner reads it")]
pub fn tally(subject: &str, what: &str, number: u64) {
    println!("tally | {subject} | {what} | {number}");
}
