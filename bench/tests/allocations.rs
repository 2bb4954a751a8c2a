//! The hot path does not allocate, so that a simulation runs at the speed of the rules.

use reckon_bench::nmbrs::one_round;
use reckon_bench::{Benched, Games};
use reckon_rules::game::{Game, Ignore, Seat};
use reckon_rules::nmbrs::{Move, Nmbrs};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Shuffle;

fn allocates_nothing<G: Benched>() {
    if G::ALLOCATES {
        return;
    }
    for preset in G::Options::presets() {
        let mut games: Games<G> = Games::new(preset, 7);
        for number in 0..5_000 {
            // The deal and the outcome may allocate, once per game.
            let seat: Seat = games.next_seat();
            let mut choice = None;
            let choosing = allocation_counter::measure(|| choice = Some(games.choose(seat))).count_total;
            assert_eq!(choosing, 0, "allocations in the choice of move {number} at {preset}");
            let choice = choice.expect("it was chosen");
            let playing = allocation_counter::measure(|| games.make(seat, &choice, &mut Ignore)).count_total;
            assert_eq!(playing, 0, "allocations in playing move {number} at {preset}: {choice}");
        }
    }
}

#[test]
fn a_move_without_a_listener_allocates_nothing() {
    macro_rules! each {
        ($([$module:ident $game:ident])*) => { $(allocates_nothing::<reckon_rules::$module::$game>();)* };
    }
    reckon_rules::games!(each);
}

/// A turn is a list, so choosing it allocates; playing it does not, unless it ends the round.
#[test]
fn playing_a_turn_of_nmbrs_without_a_listener_allocates_nothing() {
    let (mut turns, mut answers) = (0, 0);
    for (seed, preset) in (0..60).zip(["usual", "simple"].into_iter().cycle()) {
        let mut shuffle = Shuffle::from_number(seed);
        let mut game = Nmbrs::deal(&one_round(preset), 2, &mut shuffle).expect("a table");
        while let Some(seat) = game.turn().must().iter().next() {
            let choice = game.random_move(seat, &mut shuffle);
            let playing = allocation_counter::measure(|| {
                game.play(seat, &choice, &mut Ignore).expect("a random move is legal");
            });
            let is_over = game.turn().must().is_empty();
            assert!(is_over || playing.count_total == 0, "seed {seed}: playing {choice} allocates");
            match choice {
                Move::Turn(turn) => turns += u32::from(!turn.lays.is_empty()),
                Move::Knock(_) | Move::LetGo => answers += 1,
            }
        }
    }
    assert!(turns > 100 && answers > 100, "{turns} turns that lay, {answers} answers");
}
