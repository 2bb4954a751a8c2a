//! Two computer players at one table: `cargo run --release -p reckon-bots --example match`.
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
    let options = Options::preset("subtraction").expect("the name of a preset");
    let mut wins = [0, 0];
    for seed in 0..100 {
        let mut shuffle = Shuffle::from_number(seed);
        let mut game = Numero::deal(&options, 2, &mut shuffle).expect("two can play this");
        let mut players: [Box<dyn Bot<Numero>>; 2] = [Box::new(Greedy::default()), Box::new(Random::new(Seat(1)))];
        let outcome = loop {
            let seat = match game.turn() {
                Turn::Open { must, .. } => must.iter().next().expect("somebody must act"),
                Turn::Over(outcome) => break outcome,
            };
            let choice = players[seat.index()].choose(&game.view(Viewer::Seat(seat)), &mut shuffle);
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
