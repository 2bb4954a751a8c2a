//! The hot path does not allocate, so that a simulation runs at the speed of the rules.

use reckon_bench::Games;
use reckon_rules::game::{Ignore, Seat};
use reckon_rules::numero::{Move, Options};
use reckon_rules::options::TableOptions;

#[test]
fn a_move_that_nobody_listens_to_allocates_nothing() {
    for preset in Options::presets() {
        let mut games = Games::new(preset, 7);
        for number in 0..5_000 {
            // The deal and the outcome may allocate: once per game.
            let seat: Seat = games.next_seat();
            let mut choice = Move::Pass;
            let choosing = allocation_counter::measure(|| choice = games.choose(seat)).count_total;
            assert_eq!(choosing, 0, "allocations in the choice of move {number} at {preset}");
            let playing = allocation_counter::measure(|| games.make(seat, &choice, &mut Ignore)).count_total;
            assert_eq!(playing, 0, "allocations in playing move {number} at {preset}: {choice}");
        }
    }
}
