//! Instructions of ten thousand moves with a fixed seed, counted by valgrind.
//!
//! The same on a busy machine as on an idle one, so a change of a few per cent shows.
//! `make bench` divides by the moves and prints instructions a move.

use std::hint::black_box;

use gungraun::prelude::*;
use reckon_bench::Games;
use reckon_rules::game::Ignore;
use reckon_rules::numero::Event;

const MOVES: u32 = 10_000;

fn games(preset: &str) -> Games {
    Games::new(preset, 2026)
}

#[library_benchmark]
#[bench::numbers(args = ("1-15"), setup = games)]
#[bench::powers_and_roots(args = ("powers-and-roots"), setup = games)]
#[bench::scoring(args = ("scoring"), setup = games)]
fn quiet(mut games: Games) -> Games {
    games.play(black_box(MOVES), &mut Ignore);
    games
}

#[library_benchmark]
#[bench::numbers(args = ("1-15"), setup = games)]
#[bench::powers_and_roots(args = ("powers-and-roots"), setup = games)]
#[bench::scoring(args = ("scoring"), setup = games)]
fn with_events(mut games: Games) -> Games {
    let mut events: Vec<Event> = Vec::new();
    games.play(black_box(MOVES), &mut events);
    games
}

library_benchmark_group!(name = moves, benchmarks = [quiet, with_events]);
main!(library_benchmark_groups = moves);
