//! The laws hold for Numenko-in-a-bag: on both presets, on random options, with small pots and with custom bags.
//!
//! `RECKON_SEED=7 cargo test -p reckon-rules numenko::laws -- --nocapture` plays other games and shows how many; a
//! broken law names its seed, so that it can be run alone.

use reckon_compose::law::numenko::{check, check_at};
use reckon_rules::game::{Game, Seat, Turn};
use reckon_rules::laws::{Thoroughness, random_options};
use reckon_rules::numenko::{End, EndReason, Event, Move, Numenko, Options};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Shuffle;

use super::tables;
use crate::support::laws::{Floor, LONG, first_seed, scaled, seeds, sum_up};
use crate::support::tally;

/// Games on each preset with each number of seats.
const ON_A_PRESET: u64 = 12;

/// Games at random tables with each number of seats and a pot that soon runs out.
const ON_A_SMALL_POT: u64 = 40;

/// Games at random tables.
const ON_RANDOM_TABLES: u64 = 50;

const ON_A_BAG: u64 = 15;

const ON_LONG_RUNS: u64 = 12;

/// Games checked in full at every step.
const EVERY_STEP: u64 = 5;

fn on_preset(block: u64, name: &str, long: u64) {
    let options = Options::preset(name).expect("a preset of the rulebook");
    for seats in 1..=6 {
        let (what, seeds) = (format!("{name}, {seats} seats"), seeds(block * 10 + u64::from(seats), ON_A_PRESET));
        sum_up("numenko", &what, seeds, Floor { games: 100, long }, |seed| {
            check_at(&options, seats, seed, &Thoroughness::SAMPLED)
        });
    }
}

#[test]
fn quick() {
    // Many of these games end before a pair of worlds can become long.
    on_preset(1, "quick", 0);
}

#[test]
fn usual() {
    on_preset(2, "usual", LONG);
}

fn small_pot(seats: u8) {
    let (what, seeds) = (format!("small pots, {seats} seats"), seeds(30 + u64::from(seats), ON_A_SMALL_POT));
    sum_up("numenko", &what, seeds, Floor { games: 100, long: 0 }, |seed| {
        check_at(&tables::small_pot(31, seed), seats, seed, &Thoroughness::SAMPLED)
    });
}

#[test]
fn small_pots_of_few() {
    (1..=3).for_each(small_pot);
}

#[test]
fn small_pots_of_many() {
    (4..=6).for_each(small_pot);
}

#[test]
fn random_tables() {
    sum_up("numenko", "random tables", seeds(51, ON_RANDOM_TABLES), Floor { games: 100, long: LONG }, |seed| {
        check(seed, &Thoroughness::SAMPLED)
    });
}

#[test]
fn custom_bags() {
    for (block, bag) in (61..).zip(tables::BAGS) {
        sum_up("numenko", bag, seeds(block, ON_A_BAG), Floor { games: 25, long: 0 }, |seed| {
            check_at(&tables::with_bag(bag, seed), tables::seats(seed), seed, &Thoroughness::SAMPLED)
        });
    }
}

/// The laws hold at the tables of `make long-laws`.
#[test]
fn tables_of_long_runs() {
    sum_up("numenko", "tables of long runs", seeds(73, ON_LONG_RUNS), Floor { games: 60, long: 0 }, |seed| {
        tables::check(seed, &tables::THOROUGHNESS)
    });
}

/// Every law holds at every step of a few games.
#[test]
fn every_law_at_every_step() {
    sum_up("numenko", "every step", seeds(72, EVERY_STEP), Floor { games: 100, long: LONG }, |seed| {
        let mut options: Options = random_options(&mut Shuffle::from_number(seed));
        options.pot_limit = options.pot_limit.min(40);
        check_at(&options, tables::seats(seed), seed, &Thoroughness::FULL)
    });
}

/// Counts of what random games contain; with any of them at 0, the laws above would say little.
#[derive(Default, Debug)]
struct Seen {
    games: u64,
    swops: u64,
    checked_dones: u64,
    trusted_dones: u64,
    open_dones: u64,
    stops: u64,
    wrong: u64,
    shown: u64,
    agreed: u64,
    doubts_of_right: u64,
    doubts_of_wrong: u64,
    doubts_of_loose: u64,
    stood: u64,
    stood_though_wrong: u64,
    votes_to_eject: u64,
    votes_to_end: u64,
    ejected: u64,
    /// Swops and dones after a player was ejected.
    played_on: u64,
    ended_by_game_over: u64,
    ended_by_pot: u64,
    ended_by_vote: u64,
    ended_by_stopping: u64,
    laid: u64,
    laid_with_sums: u64,
    laid_whole: u64,
    over_by_game_over: u64,
    over_counted: u64,
    over_shared: u64,
    over_for_the_pot: u64,
}

impl Seen {
    fn see(&mut self, options: &Options, event: &Event) {
        match event {
            Event::Swopped { .. } => self.swops += 1,
            Event::Done { grid, .. } => {
                self.checked_dones += u64::from(options.check_done);
                self.trusted_dones += u64::from(!options.check_done);
                self.open_dones += u64::from(grid.is_some());
            }
            Event::Stopped { .. } => self.stops += 1,
            Event::Wrong { .. } => self.wrong += 1,
            Event::Shown { .. } => self.shown += 1,
            Event::Agreed { .. } => self.agreed += 1,
            Event::Doubted { doubted, .. } => {
                self.doubts_of_right += u64::from(!doubted.is_wrong);
                self.doubts_of_wrong += u64::from(doubted.is_wrong);
                self.doubts_of_loose += u64::from(doubted.sum.is_none());
            }
            Event::Stands { sums, loose, .. } => {
                let is_right = sums.is_empty() && !loose;
                self.stood += u64::from(is_right);
                self.stood_though_wrong += u64::from(!is_right);
            }
            Event::Voted { eject: true, .. } => self.votes_to_eject += 1,
            Event::Voted { eject: false, .. } => self.votes_to_end += 1,
            Event::Ejected { .. } => self.ejected += 1,
            Event::PotShort { .. } | Event::GameOver { .. } => {}
            Event::PlayEnded { why, .. } => match why {
                EndReason::GameOver => self.ended_by_game_over += 1,
                EndReason::PotShort => self.ended_by_pot += 1,
                EndReason::Vote => self.ended_by_vote += 1,
                EndReason::AllStopped => self.ended_by_stopping += 1,
            },
            Event::Laid { counted, left, .. } => {
                self.laid += 1;
                self.laid_with_sums += u64::from(!counted.is_empty());
                self.laid_whole += u64::from(left.is_empty());
            }
            Event::Over { outcome, why, .. } => {
                match why {
                    End::GameOver => self.over_by_game_over += 1,
                    End::Counted => self.over_counted += 1,
                    End::PotWins => self.over_for_the_pot += 1,
                }
                self.over_shared += u64::from(outcome.winners.len() > 1);
            }
        }
    }

    fn counts(&self) -> [u64; 28] {
        [
            self.swops,
            self.checked_dones,
            self.trusted_dones,
            self.open_dones,
            self.stops,
            self.wrong,
            self.shown,
            self.agreed,
            self.doubts_of_right,
            self.doubts_of_wrong,
            self.doubts_of_loose,
            self.stood,
            self.stood_though_wrong,
            self.votes_to_eject,
            self.votes_to_end,
            self.ejected,
            self.played_on,
            self.ended_by_game_over,
            self.ended_by_pot,
            self.ended_by_vote,
            self.ended_by_stopping,
            self.laid,
            self.laid_with_sums,
            self.laid_whole,
            self.over_by_game_over,
            self.over_counted,
            self.over_shared,
            self.over_for_the_pot,
        ]
    }
}

#[test]
fn random_games_have_everything() {
    let first = first_seed(71);
    let mut seen = Seen::default();
    for (seed, seats) in (first..first + scaled(1000)).zip((1..=6).cycle()) {
        let mut shuffle = Shuffle::from_number(seed);
        let mut options: Options = random_options(&mut shuffle);
        options.pot_limit = u8::try_from(shuffle.below(60)).expect("a small pot");
        let mut game = Numenko::deal(&options, seats, &mut shuffle).expect("the usual bag has enough tiles");
        seen.games += 1;
        let mut was_ejected = false;
        loop {
            let actors: Vec<Seat> = match game.turn() {
                Turn::Over(_) => break,
                turn => turn.can_act().iter().collect(),
            };
            let seat = *shuffle.pick(&actors).expect("somebody can act");
            let choice = game.random_move(seat, &mut shuffle);
            let mut told = Vec::new();
            game.play(seat, &choice, &mut told).unwrap_or_else(|why| panic!("seed {seed}: {choice}: {why:?}"));
            told.iter().for_each(|event| seen.see(&options, event));
            seen.played_on += u64::from(was_ejected && matches!(choice, Move::Swop(_) | Move::Done(_)));
            was_ejected |= told.iter().any(|event| matches!(event, Event::Ejected { .. }));
        }
    }
    println!("{seen:?}");
    tally("numenko", "games looked through", seen.games);
    assert!(seen.counts().into_iter().all(|count| count > 0), "something never happened: {seen:?}");
}
