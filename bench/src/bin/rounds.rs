//! Plays random rounds of nmbrs! blocks for the given number of seconds, and prints rounds and decisions per second
//! for `scripts/bench-peers`.

#![expect(clippy::print_stdout, reason = "it reports to a script")]

use std::time::{Duration, Instant};

use reckon_bench::Games;
use reckon_bench::nmbrs::one_round;
use reckon_rules::nmbrs::Nmbrs;

/// Rounds between two looks at the clock.
const ROUNDS: u32 = 100;

fn main() {
    let seconds = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(2.0);
    let time = Duration::from_secs_f64(seconds);
    let mut games: Games<Nmbrs> = Games::of(one_round("usual"), 2026);
    games.play_games(ROUNDS);
    let (mut rounds, mut decisions) = (0.0, 0.0);
    let begun = Instant::now();
    while begun.elapsed() < time {
        decisions += f64::from(games.play_games(ROUNDS));
        rounds += f64::from(ROUNDS);
    }
    let spent = begun.elapsed().as_secs_f64();
    println!("{:.0} {:.0}", rounds / spent, decisions / spent);
}
