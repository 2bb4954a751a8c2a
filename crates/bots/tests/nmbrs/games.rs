//! Whole games with the computer player of nmbrs! blocks.

use std::ops::RangeInclusive;

use reckon_bots::Bot;
use reckon_bots::nmbrs::Builder;
use reckon_rules::game::{Game, Seat};
use reckon_rules::nmbrs::{Lay, Move, Nmbrs, Options};
use reckon_rules::shuffle::Shuffle;

use crate::support::{
    Played, any_options, beats_chance, check_legal_moves, check_repeatable_moves, play_and_watch, preset, scaled,
    tally, thinkers,
};

impl Played for Nmbrs {
    const NAME: &'static str = "nmbrs";
    const SEATS: RangeInclusive<u8> = 2..=6;

    fn thinker() -> Box<dyn Bot<Nmbrs>> {
        Box::new(Builder::default())
    }

    fn lesser(shuffle: &mut Shuffle) -> Box<dyn Bot<Nmbrs>> {
        Box::new(match shuffle.below(3) {
            0 => Builder::with_effort(0),
            1 => Builder::with_effort(shuffle.below(50)),
            _ => Builder::stand_in(),
        })
    }

    fn any_table(shuffle: &mut Shuffle) -> Options {
        Options { rounds: 1, ..any_options(shuffle) }
    }
}

#[test]
fn every_move_is_legal_at_every_table() {
    check_legal_moves::<Nmbrs>(30, |shuffle| Options { rounds: 2, ..any_options(shuffle) });
}

/// §4.6–§4.11, §5.3, §6.2 It lays blocks in every possible way, and occasionally knocks.
#[test]
fn it_uses_every_step_of_the_rules() {
    let (mut rows, mut beside, mut inserted, mut linked, mut exchanged, mut knocks) = (0, 0, 0, 0, 0, 0);
    let games = scaled(60);
    for seed in 0..games {
        let mut shuffle = Shuffle::from_number(seed);
        let seats = Nmbrs::seats(seed);
        let game = Nmbrs::deal(&preset("usual"), seats, &mut shuffle).expect("a table");
        play_and_watch(game, &mut thinkers(seats), &mut shuffle, &format!("seed {seed}"), |_, _, choice, _| {
            knocks += u32::from(matches!(choice, Move::Knock(_)));
            let Move::Turn(turn) = choice else { return };
            for lay in &turn.lays {
                match lay {
                    Lay::Row { .. } => rows += 1,
                    Lay::Beside { .. } => beside += 1,
                    Lay::Insert { .. } => inserted += 1,
                    Lay::Link { .. } => linked += 1,
                    Lay::Exchange { .. } => exchanged += 1,
                }
            }
        });
    }
    tally(Nmbrs::NAME, "games of computer players", games);
    assert!(
        [rows, beside, inserted, linked, exchanged, knocks].iter().all(|times| *times > 0),
        "{rows} rows, {beside} beside, {inserted} inserted, {linked} linked, {exchanged} exchanged, {knocks} knocks"
    );
}

#[test]
fn beats_chance_with_all_numbers() {
    beats_chance::<Nmbrs>("usual", 2, 25, 80);
}

#[test]
fn beats_chance_among_four_with_all_numbers() {
    beats_chance::<Nmbrs>("usual", 4, 8, 60);
}

#[test]
fn beats_chance_in_the_simple_version() {
    beats_chance::<Nmbrs>("simple", 2, 50, 80);
    beats_chance::<Nmbrs>("first-steps", 2, 50, 80);
    beats_chance::<Nmbrs>("simple", 4, 20, 60);
}

/// §1.5 Children can keep up: nobody wins before everybody has had two turns, and a turn does one thing.
#[test]
fn is_gentle_in_the_simple_version() {
    let games = scaled(60);
    for seed in 0..games {
        // A child, who lays nothing, takes each seat in turn beside three computers.
        let seats = 4;
        let child = Seat(u8::try_from(seed % 4).expect("few seats"));
        let mut shuffle = Shuffle::from_number(seed);
        let game = Nmbrs::deal(&preset("simple"), seats, &mut shuffle).expect("a table");
        let mut bots = thinkers(seats);
        bots[child.index()] = Box::new(Builder::with_effort(0));
        let mut turns = [0; 4];
        play_and_watch(game, &mut bots, &mut shuffle, &format!("seed {seed}"), |seat, _, choice, _| {
            let Move::Turn(turn) = choice else { return };
            turns[seat.index()] += 1;
            let laid = turn.lays.iter().map(|lay| lay.pieces().len()).sum::<usize>();
            assert!(laid <= 3, "seed {seed}: {choice}");
            let rows = turn.lays.iter().filter(|lay| matches!(lay, Lay::Row { .. })).count();
            assert!(rows <= 1, "seed {seed}: {choice}");
        });
        assert!(turns.iter().all(|turns| *turns >= 2), "seed {seed}: turns of each {turns:?}");
    }
    tally(Nmbrs::NAME, "games of computer players", games);
}

#[test]
fn the_same_view_and_shuffle_give_the_same_move() {
    check_repeatable_moves::<Nmbrs>(20);
}
