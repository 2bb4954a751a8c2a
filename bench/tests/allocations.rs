//! The hot path does not allocate, so that a simulation runs at the speed of the rules.

use reckon_bench::{Benched, Games};
use reckon_rules::game::{Ignore, Seat};
use reckon_rules::numberloor::Numberloor;
use reckon_rules::numero::Numero;
use reckon_rules::options::TableOptions;

fn allocates_nothing<G: Benched>() {
    for preset in G::Options::presets() {
        let mut games: Games<G> = Games::new(preset, 7);
        for number in 0..5_000 {
            // The deal and the outcome may allocate: once per game.
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
fn a_move_of_numero_that_nobody_listens_to_allocates_nothing() {
    allocates_nothing::<Numero>();
}

#[test]
fn a_move_of_numberloor_that_nobody_listens_to_allocates_nothing() {
    allocates_nothing::<Numberloor>();
}
