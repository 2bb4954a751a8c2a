//! Instructions for ten thousand moves (placements in Numberloor, swops in Numenko-in-a-bag, turns and answers in
//! nmbrs! blocks) with a fixed seed, and for judging a grid or a turn a hundred times, counted by valgrind.
//!
//! The count is the same on a busy machine as on an idle one, so a change of a few per cent shows. `make bench` divides
//! by the moves and prints instructions per move.

use std::hint::black_box;

use gungraun::prelude::*;
use reckon_bench::nmbrs::turn_among_80;
use reckon_bench::numenko::{grid_of_21, grid_of_60};
use reckon_bench::{Benched, Games};
use reckon_rules::game::{Game, Ignore, Seat};
use reckon_rules::nmbrs::{self, Nmbrs};
use reckon_rules::numberloor::{self, Numberloor};
use reckon_rules::numenko::{self, Grid, Judged, Numenko, judge};
use reckon_rules::numero::{Event, Numero};

const MOVES: u32 = 10_000;
const JUDGED: u32 = 100;

fn games<G: Benched>(preset: &str) -> Games<G> {
    Games::new(preset, 2026)
}

#[library_benchmark]
#[bench::numbers(args = ("1-15"), setup = games)]
#[bench::powers_and_roots(args = ("powers-and-roots"), setup = games)]
#[bench::scoring(args = ("scoring"), setup = games)]
fn quiet(mut games: Games<Numero>) -> Games<Numero> {
    games.play(black_box(MOVES), &mut Ignore);
    games
}

#[library_benchmark]
#[bench::numbers(args = ("1-15"), setup = games)]
#[bench::powers_and_roots(args = ("powers-and-roots"), setup = games)]
#[bench::scoring(args = ("scoring"), setup = games)]
fn with_events(mut games: Games<Numero>) -> Games<Numero> {
    let mut events: Vec<Event> = Vec::new();
    games.play(black_box(MOVES), &mut events);
    games
}

#[library_benchmark]
#[bench::beginners(args = ("beginners"), setup = games)]
#[bench::intermediate(args = ("intermediate"), setup = games)]
#[bench::advanced(args = ("advanced"), setup = games)]
fn placements(mut games: Games<Numberloor>) -> Games<Numberloor> {
    games.play(black_box(MOVES), &mut Ignore);
    games
}

#[library_benchmark]
#[bench::advanced(args = ("advanced"), setup = games)]
fn placements_with_events(mut games: Games<Numberloor>) -> Games<Numberloor> {
    let mut events: Vec<numberloor::Event> = Vec::new();
    games.play(black_box(MOVES), &mut events);
    games
}

#[library_benchmark]
#[bench::quick(args = ("quick"), setup = games)]
#[bench::usual(args = ("usual"), setup = games)]
fn swops(mut games: Games<Numenko>) -> Games<Numenko> {
    games.play(black_box(MOVES), &mut Ignore);
    games
}

#[library_benchmark]
#[bench::tiles_21(grid_of_21())]
#[bench::tiles_60(grid_of_60())]
fn judging(grid: Grid) -> Option<Judged> {
    let options = numenko::Options::default();
    (0..JUDGED).fold(None, |_, _| Some(judge(black_box(&grid), &options)))
}

#[library_benchmark]
#[bench::blocks_usual(args = ("usual"), setup = games)]
#[bench::blocks_simple(args = ("simple"), setup = games)]
fn turns_and_answers(mut games: Games<Nmbrs>) -> Games<Nmbrs> {
    games.play(black_box(MOVES), &mut Ignore);
    games
}

// Each judges a copy of the game; the count includes copying, which is a small part.
#[library_benchmark]
#[bench::turn_among_80_blocks(turn_among_80())]
fn judging_a_turn(position: (Nmbrs, nmbrs::Move)) -> Option<Nmbrs> {
    let (game, turn) = position;
    (0..JUDGED).fold(None, |_, _| {
        let mut game = game.clone();
        game.play(Seat(0), black_box(&turn), &mut Ignore).expect("a legal turn");
        Some(game)
    })
}

library_benchmark_group!(
    name = moves,
    benchmarks =
        [quiet, with_events, placements, placements_with_events, swops, judging, turns_and_answers, judging_a_turn]
);
main!(library_benchmark_groups = moves);
