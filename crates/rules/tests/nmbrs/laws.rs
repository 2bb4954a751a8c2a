//! The laws hold for nmbrs! blocks: in both versions, with every number of players, on random options. In some of the
//! games a slow judge that knows only what a sequence is checks the table after each turn.
//!
//! `RECKON_SEED=7 cargo test -p reckon-rules nmbrs::laws -- --nocapture` plays other games and shows how many; a broken
//! law names its seed, so that it can be run alone.

use reckon_compose::law::nmbrs::check_at;
use reckon_rules::game::{Game, Seat, Turn};
use reckon_rules::laws::{Lawful, Thoroughness};
use reckon_rules::nmbrs::{Event, Illegal, Lay, Move, Nmbrs, Options};
use reckon_rules::shuffle::Shuffle;

use super::tables;
use crate::support::laws::{Floor, LONG, first_seed, scaled, seeds, sum_up};
use crate::support::tally;

/// Games of each version with each number of seats, half of them with random house rules.
const ON_A_VERSION: u64 = 60;

/// Games at random tables, in each test that plays them.
const ON_RANDOM_TABLES: u64 = 150;

const OF_MANY_ROUNDS: u64 = 10;

/// Games watched by the slow judge.
const WATCHED: u64 = 100;

/// Games checked in full at every step.
const EVERY_STEP: u64 = 5;

fn version(block: u64, version: &Options, seats: u8) {
    let what = format!("{:?} blocks, {seats} seats", version.highest);
    // If the youngest player's seat does not exist, there is no game.
    let floor = Floor { games: 70, long: LONG };
    sum_up("nmbrs", &what, seeds(block * 10 + u64::from(seats), ON_A_VERSION), floor, |seed| {
        check_at(&tables::on_version(version, seed), seats, seed, &Thoroughness::SPARSE)
    });
}

#[test]
fn usual_two_to_four() {
    (2..=4).for_each(|seats| version(11, &Options::default(), seats));
}

#[test]
fn usual_five_or_six() {
    (5..=6).for_each(|seats| version(11, &Options::default(), seats));
}

#[test]
fn simple_two_to_four() {
    (2..=4).for_each(|seats| version(12, &Options::simple(), seats));
}

#[test]
fn simple_five_or_six() {
    (5..=6).for_each(|seats| version(12, &Options::simple(), seats));
}

fn random_tables(block: u64) {
    sum_up("nmbrs", "random tables", seeds(block, ON_RANDOM_TABLES), Floor { games: 80, long: LONG }, |seed| {
        tables::check(seed, &tables::THOROUGHNESS)
    });
}

#[test]
fn random_tables_1() {
    random_tables(151);
}

#[test]
fn random_tables_2() {
    random_tables(152);
}

#[test]
fn random_tables_3() {
    random_tables(153);
}

#[test]
fn random_tables_4() {
    random_tables(154);
}

#[test]
fn many_rounds() {
    sum_up("nmbrs", "twenty rounds", seeds(160, OF_MANY_ROUNDS), Floor { games: 100, long: 0 }, |seed| {
        check_at(&tables::many_rounds(), 2, seed, &Thoroughness::SPARSE)
    });
}

#[test]
fn a_slow_judge_agrees_with_every_turn() {
    sum_up("nmbrs", "watched", seeds(162, WATCHED), Floor { games: 80, long: LONG }, |seed| {
        tables::check_watched(seed, &tables::THOROUGHNESS)
    });
}

/// Every law holds at every step of a few games.
#[test]
fn every_law_at_every_step() {
    sum_up("nmbrs", "every step", seeds(161, EVERY_STEP), Floor { games: 100, long: LONG }, |seed| {
        let options = Options { rounds: 1, ..Options::simple() };
        check_at(&options, 3, seed, &Thoroughness { longest_pair: 60, ..Thoroughness::FULL })
    });
}

/// Counts of what random games contain; with any of them at 0, the laws above would say little.
#[derive(Default, Debug)]
struct Seen {
    games: u64,
    new_rows: u64,
    beside: u64,
    inserted: u64,
    linked: u64,
    exchanged: u64,
    first_sequences: u64,
    several_steps: u64,
    jokers_laid: u64,
    jokers_given: u64,
    knocked_and_waited: u64,
    took_next: u64,
    took_other: u64,
    opened: u64,
    aside: u64,
    nobody_asked: u64,
    drew_none: u64,
    drew_one: u64,
    last_block_laid: u64,
    rounds_begun: u64,
    shared_wins: u64,
}

impl Seen {
    fn count(&mut self, event: &Event, turn: Seat, seats: u8) {
        match event {
            Event::Laid { lays, .. } => {
                self.several_steps += u64::from(lays.len() > 1);
                for lay in lays {
                    self.jokers_laid += lay.pieces().iter().filter(|piece| piece.block.is_joker()).count() as u64;
                    match lay {
                        Lay::Row { .. } => self.new_rows += 1,
                        Lay::Beside { .. } => self.beside += 1,
                        Lay::Insert { .. } => self.inserted += 1,
                        Lay::Link { .. } => self.linked += 1,
                        Lay::Exchange { .. } => self.exchanged += 1,
                    }
                }
            }
            Event::Gave { block, asked, .. } => {
                self.jokers_given += u64::from(block.is_joker());
                self.nobody_asked += u64::from(asked.is_empty());
            }
            Event::Knocked { .. } => self.knocked_and_waited += 1,
            Event::Took { seat, .. } if *seat == turn.left(seats) => self.took_next += 1,
            Event::Took { .. } => self.took_other += 1,
            Event::Open { .. } => self.opened += 1,
            Event::Aside { .. } => self.aside += 1,
            Event::Turn { drew: 0, .. } => self.drew_none += 1,
            Event::Turn { drew: 1, .. } => self.drew_one += 1,
            Event::RoundBegins { .. } => self.rounds_begun += 1,
            Event::Over { outcome } => self.shared_wins += u64::from(outcome.winners.len() > 1),
            _ => {}
        }
    }
}

#[test]
fn random_games_have_everything() {
    let first = first_seed(171);
    let mut seen = Seen::default();
    for seed in first..first + scaled(750) {
        let (options, seats) = Nmbrs::some_table(seed);
        let mut shuffle = Shuffle::from_number(seed);
        let Ok(mut game) = Nmbrs::deal(&options, seats, &mut shuffle) else { continue };
        seen.games += 1;
        while let Turn::Open { must, .. } = game.turn() {
            let actors: Vec<Seat> = must.iter().collect();
            let seat = *shuffle.pick(&actors).expect("somebody must play");
            let choice = game.random_move(seat, &mut shuffle);
            let before = game.view(reckon_rules::game::Viewer::Watcher);
            let mut told = Vec::new();
            game.play(seat, &choice, &mut told).unwrap_or_else(|why: Illegal| panic!("seed {seed}: {choice}: {why:?}"));
            let after = game.view(reckon_rules::game::Viewer::Watcher);
            seen.first_sequences += u64::from(after.have_laid.len() > before.have_laid.len());
            if let Move::Turn(turn) = &choice {
                seen.last_block_laid += u64::from(turn.give.is_none());
            }
            told.iter().for_each(|event| seen.count(event, before.turn, seats));
        }
    }
    println!("{seen:?}");
    tally("nmbrs", "games looked through", seen.games);
    let text = format!("{seen:?}");
    assert!(!text.contains(": 0,") && !text.contains(": 0 }"), "something never happened: {text}");
}
