//! Two computer players at one table: `cargo run --release -p reckon-bots --example match`, and
//! `-- scoring` or another preset after it.
//!
//! A player of your own implements [`Bot`]: it is told what happened in public and asked with
//! its own view, never with the game. Put it in the place of `Random` below.

#![allow(clippy::print_stdout, reason = "an example tells what it does")]

use reckon_bots::numero::Greedy;
use reckon_bots::{Bot, Random};
use reckon_rules::game::{Game, Seat, Turn, Viewer};
use reckon_rules::numero::{Numero, Options};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Shuffle;

fn main() {
    let name = std::env::args().nth(1).unwrap_or_else(|| "subtraction".to_owned());
    let Some(options) = Options::preset(&name) else {
        return println!("'{name}' is not a preset: {}", Options::presets().join(", "));
    };
    let mut wins = [0, 0];
    for seed in 0..100 {
        let mut shuffle = Shuffle::from_number(seed);
        let mut game = Numero::deal(&options, 2, &mut shuffle).expect("two can play this");
        let mut players: [Box<dyn Bot<Numero>>; 2] = [Box::new(Greedy::default()), Box::new(Random::new(Seat(1)))];
        let outcome = loop {
            let (must, may) = match game.turn() {
                Turn::Open { must, may, .. } => (must, may),
                Turn::Over(outcome) => break outcome,
            };
            // Whoever may act is asked first, each time that the table has changed.
            let called = may.iter().find_map(|seat| {
                let call = players[seat.index()].call(&game.view(Viewer::Seat(seat)), &mut shuffle);
                call.map(|choice| (seat, choice))
            });
            let (seat, choice) = called.unwrap_or_else(|| {
                let seat = must.iter().next().expect("somebody must act");
                (seat, players[seat.index()].choose(&game.view(Viewer::Seat(seat)), &mut shuffle))
            });
            let mut events = Vec::new();
            game.play(seat, &choice, &mut events).expect("our players know the rules");
            players.iter_mut().for_each(|player| player.told(&events));
        };
        for seat in outcome.winners.iter() {
            wins[seat.index()] += 1;
        }
    }
    println!("of 100 games Greedy won {} and Random {} (shared wins count for both)", wins[0], wins[1]);
}
