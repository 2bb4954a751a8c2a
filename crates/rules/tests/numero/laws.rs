//! The laws hold for NUMERO: on every preset, on random options, on custom packs.
//!
//! `RECKON_SEED=7 cargo test -p reckon-rules numero::laws -- --nocapture` plays other games and shows how many; a
//! broken law names its seed, so that it can be run alone.

use reckon_compose::law::numero::{check, check_at};
use reckon_rules::game::{Game, Seat, Turn, Viewer};
use reckon_rules::laws::Thoroughness;
use reckon_rules::numero::view::PileView;
use reckon_rules::numero::{Event, Move, Numero, Options, View};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Shuffle;

use super::harness::read;
use super::tables;
use crate::support::laws::{Floor, LONG, first_seed, scaled, seeds, sum_up};
use crate::support::tally;

/// Games on each preset, half of them with random house rules.
const ON_A_PRESET: u64 = 80;

/// Games for points with each number of seats, on several presets.
const FOR_POINTS: u64 = 75;

/// Games at random tables, in each test that plays them.
const ON_RANDOM_TABLES: u64 = 220;

const ON_A_PACK: u64 = 25;

const ON_LONG_RUNS: u64 = 24;

/// Games checked in full at every step.
const EVERY_STEP: u64 = 15;

/// Minimum percentage of long pairs for a pack so small that most games are soon over.
const LONG_IN_SHORT_GAMES: u64 = 15;

fn preset(block: u64, name: &str) {
    // A dealer's seat that does not exist, or four players with twenty cards: no game.
    let floor = Floor { games: 60, long: if name == "1-5" { LONG_IN_SHORT_GAMES } else { LONG } };
    sum_up("numero", name, seeds(block, ON_A_PRESET), floor, |seed| {
        check_at(&tables::on_preset(name, seed), tables::seats(seed), seed, &Thoroughness::SAMPLED)
    });
}

#[test]
fn preset_1_5() {
    preset(1, "1-5");
}

#[test]
fn preset_1_10() {
    preset(2, "1-10");
}

#[test]
fn preset_1_15() {
    preset(3, "1-15");
}

#[test]
fn preset_subtraction() {
    preset(4, "subtraction");
}

#[test]
fn preset_multiplication_division() {
    preset(5, "multiplication-division");
}

#[test]
fn preset_simple_fractions() {
    preset(6, "simple-fractions");
}

#[test]
fn preset_all_fractions() {
    preset(7, "all-fractions");
}

#[test]
fn preset_powers_and_roots() {
    preset(8, "powers-and-roots");
}

#[test]
fn preset_scoring() {
    preset(9, "scoring");
}

#[test]
fn every_preset_has_its_test() {
    assert_eq!(Options::presets().len(), 9, "a new preset needs a test above");
}

fn for_points(block: u64, seats: u8) {
    let floor = Floor { games: 50, long: if seats == 1 { 0 } else { LONG_IN_SHORT_GAMES } };
    sum_up("numero", &format!("{seats} seats for points"), seeds(block, FOR_POINTS), floor, |seed| {
        check_at(&tables::for_points(seed), seats, seed, &Thoroughness::SAMPLED)
    });
}

#[test]
fn patience_for_points() {
    for_points(15, 1);
}

#[test]
fn two_seats_for_points() {
    for_points(16, 2);
}

#[test]
fn three_seats_for_points() {
    for_points(17, 3);
}

#[test]
fn four_seats_for_points() {
    for_points(18, 4);
}

fn random_tables(block: u64) {
    sum_up("numero", "random tables", seeds(block, ON_RANDOM_TABLES), Floor { games: 80, long: LONG }, |seed| {
        check(seed, &Thoroughness::SAMPLED)
    });
}

#[test]
fn random_tables_1() {
    random_tables(11);
}

#[test]
fn random_tables_2() {
    random_tables(12);
}

#[test]
fn random_tables_3() {
    random_tables(13);
}

#[test]
fn random_tables_4() {
    random_tables(14);
}

#[test]
fn custom_packs() {
    for (block, pack) in (21..).zip(tables::PACKS) {
        sum_up("numero", pack, seeds(block, ON_A_PACK), Floor { games: 60, long: 0 }, |seed| {
            check_at(&tables::with_pack(pack, seed), tables::seats(seed), seed, &Thoroughness::SAMPLED)
        });
    }
}

/// The laws hold at the tables of `make long-laws`.
#[test]
fn tables_of_long_runs() {
    sum_up("numero", "tables of long runs", seeds(33, ON_LONG_RUNS), Floor { games: 60, long: 0 }, |seed| {
        tables::check(seed, &tables::THOROUGHNESS)
    });
}

/// Counts of what random games for points contain; with any of them at 0, the laws above would say little.
#[derive(Default, Debug)]
struct Seen {
    games: u64,
    builds: u64,
    bluffs: u64,
    challenges_won: u64,
    challenges_lost: u64,
    /// Bluffs that contained other builds.
    undone_with_builds: u64,
    /// Builds that stayed and were not challenged in time.
    lapsed: u64,
    /// Builds that were taken or built on while they could be challenged.
    gone: u64,
    /// Challenges out of turn.
    out_of_turn: u64,
    /// Answers that had been held but could no longer be shown: too rare to be required.
    played_since: u64,
}

impl Seen {
    fn hear(&mut self, event: &Event, turn: Seat) {
        match event {
            Event::Challenged { seat, held, shown, .. } => {
                *(if *held { &mut self.challenges_lost } else { &mut self.challenges_won }) += 1;
                self.played_since += u64::from(*held && shown.is_none());
                self.out_of_turn += u64::from(*seat != turn);
            }
            Event::Undone { builds, .. } if !builds.is_empty() => self.undone_with_builds += 1,
            _ => {}
        }
    }

    /// Counts the chances to challenge that ended unused.
    fn compare(&mut self, before: &View, after: &View) {
        let is_open = |lying: &&PileView| matches!(lying, PileView::Build { challenge: Some(_), .. });
        for open in before.centre.iter().filter(is_open) {
            let PileView::Build { name: wanted, .. } = open else { continue };
            let now = after.centre.iter().find(|lying| matches!(lying, PileView::Build { name, .. } if name == wanted));
            match now {
                Some(lying) if !is_open(&lying) => self.lapsed += 1,
                None => self.gone += 1,
                Some(_) => {}
            }
        }
    }

    fn all_of_it(&self) -> bool {
        let Seen { builds, bluffs, challenges_won, challenges_lost, undone_with_builds, lapsed, gone, .. } = *self;
        let counts = [builds, bluffs, challenges_won, challenges_lost, undone_with_builds, lapsed, gone];
        counts.into_iter().chain([self.out_of_turn]).all(|count| count > 0)
    }
}

/// Seats that may challenge sometimes do, and everything that chapter 11 describes happens.
#[test]
fn random_games_have_bluffs_and_challenges() {
    let first = first_seed(32);
    let mut seen = Seen::default();
    for (seed, seats) in (first..first + scaled(1500)).zip((2..=4).cycle()) {
        let options = tables::with_random_house_rules(&Options::preset("scoring").expect("a preset"), seed);
        let options = Options { scoring: true, bluff_builds: true, show_answer: false, ..options };
        let mut shuffle = Shuffle::from_number(seed);
        let Ok(mut game) = Numero::deal(&options, seats, &mut shuffle) else { continue };
        seen.games += 1;
        while let Turn::Open { must, may, .. } = game.turn() {
            let turn = must.iter().next().expect("somebody must play");
            let others: Vec<Seat> = may.iter().collect();
            let out_of_turn = shuffle.pick(&others).copied().filter(|_| shuffle.chance(1, 8));
            let seat = out_of_turn.unwrap_or(turn);
            let choice = game.random_move(seat, &mut shuffle);
            let (own, before) = (game.view(Viewer::Seat(seat)), game.view(Viewer::Watcher));
            if let Ok(Ok(effect)) = read(&own, &choice).map(|reading| reading.verdict) {
                seen.builds += effect.builds.len() as u64;
                seen.bluffs += effect.builds.iter().filter(|build| build.bluff).count() as u64;
            }
            let mut told = Vec::new();
            game.play(seat, &choice, &mut told).unwrap_or_else(|why| panic!("seed {seed}: {choice}: {why:?}"));
            told.iter().for_each(|event| seen.hear(event, turn));
            if !matches!(choice, Move::Challenge { .. }) {
                seen.compare(&before, &game.view(Viewer::Watcher));
            }
        }
    }
    println!("games for points: {seen:?}");
    tally("numero", "games looked through", seen.games);
    assert!(seen.all_of_it(), "something never happened: {seen:?}");
}

/// Every law holds at every step of a few games.
#[test]
fn every_law_at_every_step() {
    sum_up("numero", "every step", seeds(31, EVERY_STEP), Floor { games: 80, long: LONG }, |seed| {
        check(seed, &Thoroughness::FULL)
    });
}
