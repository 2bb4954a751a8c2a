//! The laws hold for Numberloor: on every version, on random options, on packs somebody wrote.
//!
//! `RECKON_SEED=7 cargo test -p reckon-rules --test laws_numberloor -- --nocapture` plays other
//! games and shows how many; a broken law names its seed, so that it can be run alone.

#![allow(clippy::print_stdout, reason = "the counts are shown to whoever asks with --nocapture")]
#![allow(clippy::disallowed_methods, reason = "a test may read which games it is to play")]

mod common;

use reckon_rules::game::{Game, Seat, Turn};
use reckon_rules::laws::{Thoroughness, check_game, random_options};
use reckon_rules::numberloor::lawful::check;
use reckon_rules::numberloor::options::Version;
use reckon_rules::numberloor::{Event, Move, Numberloor, Options, Pack};
use reckon_rules::shuffle::Shuffle;

use common::{LONG, first_seed, games, sum_up};

/// Games on each version with each number of seats, half of them with random house rules.
const ON_A_VERSION: u64 = 1500;

/// Games at random tables in each of the tests that play them.
const ON_RANDOM_TABLES: u64 = 2000;

const ON_A_PACK: u64 = 300;

/// So few cards that the pile is used up at once, and all may have to pass (§8.1).
#[test]
fn hardly_any_cards() {
    let packs = ["0-9 2*b1 2*b2", "3*0 3*5 3*7 2*b1 3*skip", "0-9 0-3n b4 skip"];
    for (block, text) in (81..).zip(packs) {
        let pack: Pack = text.parse().unwrap_or_else(|bad| panic!("{text}: {bad}"));
        let first = first_seed(block);
        let reports = (first..first + games(ON_A_PACK)).map(|seed| {
            let mut options: Options = random_options(&mut Shuffle::from_number(seed));
            options.pack = pack.clone();
            options.version = Version::Advanced;
            check_game::<Numberloor>(&options, 2, seed, &Thoroughness::SAMPLED)
        });
        sum_up(text, games(ON_A_PACK) * 2 / 10, 0, reports);
    }
}

fn version(block: u64, version: Version, seats: u8) {
    let first = first_seed(block * 10 + u64::from(seats));
    let reports = (first..first + games(ON_A_VERSION)).map(|seed| {
        let house_rules: Options = random_options(&mut Shuffle::from_number(seed));
        let options = if seed % 2 == 0 { Options::default() } else { house_rules };
        check_game::<Numberloor>(&Options { version, ..options }, seats, seed, &Thoroughness::SAMPLED)
    });
    // Where the youngest sits at a seat that is not there, there is no game.
    sum_up(&format!("{version:?}, {seats} seats"), games(ON_A_VERSION) * 6 / 10, LONG, reports);
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
    let first = first_seed(block);
    let reports = (first..first + games(ON_RANDOM_TABLES)).map(|seed| check(seed, &Thoroughness::SAMPLED));
    sum_up("random tables", games(ON_RANDOM_TABLES) * 7 / 10, LONG, reports);
}

#[test]
fn random_tables_1() {
    random_tables(51);
}

#[test]
fn random_tables_2() {
    random_tables(52);
}

/// Hardly any balloons, hardly anything else, no Night Level, nothing but Night Levels.
#[test]
fn packs_that_somebody_wrote() {
    let packs = [
        "4*0-9 b1",
        "4*0-9 0-9n 63*b3",
        "2*0-9 2*0-9n 4*b0-10 9*skip",
        "4*0-9n 5*b5 9*near 9*odd 9*even",
        "9*7 30*3 2*b4 5*skip",
    ];
    for (block, text) in (61..).zip(packs) {
        let pack: Pack = text.parse().unwrap_or_else(|bad| panic!("{text}: {bad}"));
        let tables = (first_seed(block)..).zip((2..=5).cycle()).take(usize::try_from(games(ON_A_PACK)).expect("a few"));
        let reports = tables.map(|(seed, seats)| {
            let mut options: Options = random_options(&mut Shuffle::from_number(seed));
            options.pack = pack.clone();
            options.version = Version::Advanced;
            check_game::<Numberloor>(&options, seats, seed, &Thoroughness::SAMPLED)
        });
        sum_up(text, games(ON_A_PACK) * 4 / 10, 0, reports);
    }
}

/// What random games have in them; without any of it, the laws above would say little.
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
    for (seed, seats) in (first..first + games(4000).max(800)).zip((2..=5).cycle()) {
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
    let Seen { taken_over, between_placements, taken_over_with_star, let_go, skipped, reshuffled, .. } = seen;
    let counts = [taken_over, between_placements, taken_over_with_star, let_go, skipped, reshuffled];
    let more = [seen.stars, seen.passes, seen.over_by_stars, seen.over_by_limit];
    assert!(counts.into_iter().chain(more).all(|count| count > 0), "something never happens: {seen:?}");
}

/// A few games with everything at every step.
#[test]
fn every_law_at_every_step() {
    let first = first_seed(72);
    let reports = (first..first + games(60)).map(|seed| check(seed, &Thoroughness::FULL));
    sum_up("every step", games(40), LONG, reports);
}
