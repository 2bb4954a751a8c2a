//! The laws hold for Numberloor: on every version, on random options, on custom packs.
//!
//! `RECKON_SEED=7 cargo test -p reckon-rules numberloor::laws -- --nocapture` plays other games and shows how many; a
//! broken law names its seed, so that it can be run alone.

use reckon_compose::law::numberloor::{check, check_at};
use reckon_rules::game::{Game, Seat, Turn};
use reckon_rules::laws::{Thoroughness, random_options};
use reckon_rules::numberloor::options::Version;
use reckon_rules::numberloor::{Event, Move, Numberloor, Options};
use reckon_rules::shuffle::Shuffle;

use super::tables;
use crate::support::laws::{Floor, LONG, first_seed, scaled, seeds, sum_up};
use crate::support::tally;

/// Games on each version with each number of seats, half of them with random house rules.
const ON_A_VERSION: u64 = 80;

/// Games at random tables, in each test that plays them.
const ON_RANDOM_TABLES: u64 = 125;

const ON_A_PACK: u64 = 25;

const ON_LONG_RUNS: u64 = 24;

/// Games checked in full at every step.
const EVERY_STEP: u64 = 5;

/// The pile runs out at once, and everybody may have to pass (§8.1).
#[test]
fn hardly_any_cards() {
    for (block, pack) in (81..).zip(tables::FEW_CARDS) {
        sum_up("numberloor", pack, seeds(block, ON_A_PACK), Floor { games: 20, long: 0 }, |seed| {
            check_at(&tables::with_pack(pack, seed), 2, seed, &Thoroughness::SAMPLED)
        });
    }
}

fn version(block: u64, version: Version, seats: u8) {
    let what = format!("{version:?}, {seats} seats");
    // If the youngest player's seat does not exist, there is no game.
    let floor = Floor { games: 60, long: LONG };
    sum_up("numberloor", &what, seeds(block * 10 + u64::from(seats), ON_A_VERSION), floor, |seed| {
        check_at(&tables::on_version(version, seed), seats, seed, &Thoroughness::SAMPLED)
    });
}

#[test]
fn beginners() {
    (2..=5).for_each(|seats| version(1, Version::Beginners, seats));
}

#[test]
fn intermediate() {
    (2..=5).for_each(|seats| version(2, Version::Intermediate, seats));
}

#[test]
fn advanced_two_or_three() {
    (2..=3).for_each(|seats| version(3, Version::Advanced, seats));
}

#[test]
fn advanced_four_or_five() {
    (4..=5).for_each(|seats| version(3, Version::Advanced, seats));
}

fn random_tables(block: u64) {
    sum_up("numberloor", "random tables", seeds(block, ON_RANDOM_TABLES), Floor { games: 70, long: LONG }, |seed| {
        check(seed, &Thoroughness::SAMPLED)
    });
}

#[test]
fn random_tables_1() {
    random_tables(51);
}

#[test]
fn random_tables_2() {
    random_tables(52);
}

#[test]
fn custom_packs() {
    for (block, pack) in (61..).zip(tables::PACKS) {
        sum_up("numberloor", pack, seeds(block, ON_A_PACK), Floor { games: 40, long: 0 }, |seed| {
            check_at(&tables::with_pack(pack, seed), tables::seats(seed), seed, &Thoroughness::SAMPLED)
        });
    }
}

/// The laws hold at the tables of `make long-laws`.
#[test]
fn tables_of_long_runs() {
    sum_up("numberloor", "tables of long runs", seeds(73, ON_LONG_RUNS), Floor { games: 40, long: 0 }, |seed| {
        tables::check(seed, &tables::THOROUGHNESS)
    });
}

/// Counts of what random games contain; with any of them at 0, the laws above would say little.
#[derive(Default, Debug)]
struct Seen {
    games: u64,
    placements: u64,
    taken_over: u64,
    /// Between two placements of one turn.
    between_placements: u64,
    /// With the last Level of a hand.
    taken_over_with_star: u64,
    let_go: u64,
    skipped: u64,
    reshuffled: u64,
    stars: u64,
    draws_without_cards: u64,
    passes: u64,
    over_by_stars: u64,
    over_by_limit: u64,
}

#[test]
fn random_games_have_everything() {
    let first = first_seed(71);
    let mut seen = Seen::default();
    for (seed, seats) in (first..first + scaled(2000)).zip((2..=5).cycle()) {
        let mut options: Options = random_options(&mut Shuffle::from_number(seed));
        options.version = Version::Advanced;
        let mut shuffle = Shuffle::from_number(seed);
        let Ok(mut game) = Numberloor::deal(&options, seats, &mut shuffle) else { continue };
        seen.games += 1;
        while let Turn::Open { must, may, .. } = game.turn() {
            let others: Vec<Seat> = may.iter().collect();
            let mut told = Vec::new();
            let view = game.view(reckon_rules::game::Viewer::Watcher);
            let out_of_turn = shuffle.pick(&others).copied().filter(|_| shuffle.chance(1, 4));
            let called = out_of_turn.map(|seat| (seat, game.random_move(seat, &mut shuffle)));
            let called = called.filter(|(seat, choice)| game.play(*seat, choice, &mut told).is_ok());
            if called.is_none() {
                let seat = must.iter().next().expect("somebody must play");
                let choice = game.random_move(seat, &mut shuffle);
                game.play(seat, &choice, &mut told).unwrap_or_else(|why| panic!("seed {seed}: {choice}: {why:?}"));
                seen.let_go += u64::from(choice == Move::LetGo);
            } else {
                seen.between_placements += u64::from(!view.laid.is_empty());
                seen.taken_over_with_star += u64::from(told.iter().any(|event| matches!(event, Event::Star { .. })));
            }
            for event in &told {
                match event {
                    Event::Placed { .. } => seen.placements += 1,
                    Event::TookOver { .. } => seen.taken_over += 1,
                    Event::Skipped { .. } => seen.skipped += 1,
                    Event::Reshuffled { .. } => seen.reshuffled += 1,
                    Event::Star { .. } => seen.stars += 1,
                    Event::Drew { cards: 0, .. } => seen.draws_without_cards += 1,
                    Event::Passed { .. } => seen.passes += 1,
                    Event::Over { why: reckon_rules::numberloor::End::Stars, .. } => seen.over_by_stars += 1,
                    Event::Over { .. } => seen.over_by_limit += 1,
                    _ => {}
                }
            }
        }
    }
    println!("{seen:?}");
    tally("numberloor", "games looked through", seen.games);
    let Seen { taken_over, between_placements, taken_over_with_star, let_go, skipped, reshuffled, .. } = seen;
    let counts = [taken_over, between_placements, taken_over_with_star, let_go, skipped, reshuffled];
    let more = [seen.stars, seen.passes, seen.over_by_stars, seen.over_by_limit];
    assert!(counts.into_iter().chain(more).all(|count| count > 0), "something never happened: {seen:?}");
}

/// Every law holds at every step of a few games.
#[test]
fn every_law_at_every_step() {
    sum_up("numberloor", "every step", seeds(72, EVERY_STEP), Floor { games: 65, long: LONG }, |seed| {
        check(seed, &Thoroughness::FULL)
    });
}
