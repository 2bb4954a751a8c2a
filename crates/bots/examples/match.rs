//! Two computer players at one table: `cargo run --release -p reckon-bots --example match`, and
//! `-- numero scoring`, `-- numberloor beginners`, `-- numenko quick`, `-- nmbrs usual` or another preset after it.
//!
//! A player of your own implements [`Bot`]: it is told what happened in public and asked with
//! its own view, never with the game. Put it in the place of `Random` below.

#![allow(clippy::print_stdout, reason = "an example tells what it does")]

use std::process::ExitCode;

use reckon_bots::nmbrs::Builder;
use reckon_bots::numberloor::Shedder;
use reckon_bots::numenko::Layer;
use reckon_bots::numero::Greedy;
use reckon_bots::{Bot, Random};
use reckon_rules::game::{Game, Outcome, Seat, Turn, Viewer};
use reckon_rules::nmbrs::Nmbrs;
use reckon_rules::numberloor::Numberloor;
use reckon_rules::numenko::Numenko;
use reckon_rules::numero::Numero;
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Shuffle;

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    let game = words.next().unwrap_or_else(|| "numero".to_owned());
    match game.as_str() {
        "numero" => play_match::<Numero>("Greedy", words.next().as_deref().unwrap_or("subtraction"), || {
            [Box::new(Greedy::default()), Box::new(Random::new(Seat(1)))]
        }),
        "numberloor" => play_match::<Numberloor>("Shedder", words.next().as_deref().unwrap_or("advanced"), || {
            [Box::new(Shedder::default()), Box::new(Random::new(Seat(1)))]
        }),
        "numenko" => play_match::<Numenko>("Layer", words.next().as_deref().unwrap_or("quick"), || {
            [Box::new(Layer::default()), Box::new(Random::new(Seat(1)))]
        }),
        "nmbrs" => play_match::<Nmbrs>("Builder", words.next().as_deref().unwrap_or("usual"), || {
            [Box::new(Builder::default()), Box::new(Random::new(Seat(1)))]
        }),
        _ => {
            println!("there is no game '{game}': numero, numberloor, numenko, nmbrs");
            ExitCode::FAILURE
        }
    }
}

type Players<G> = [Box<dyn Bot<G>>; 2];

fn play_match<G: Game>(name: &str, preset: &str, players: fn() -> Players<G>) -> ExitCode {
    let Some(options) = G::Options::preset(preset) else {
        println!("'{preset}' is not a preset: {}", G::Options::presets().join(", "));
        return ExitCode::FAILURE;
    };
    let mut wins = [0, 0];
    for seed in 0..100 {
        let mut shuffle = Shuffle::from_number(seed);
        let game = G::deal(&options, 2, &mut shuffle).expect("two can play this");
        for seat in play(game, &mut players(), &mut shuffle).winners.iter() {
            wins[seat.index()] += 1;
        }
    }
    println!("of 100 games {name} won {} and Random {} (shared wins count for both)", wins[0], wins[1]);
    ExitCode::SUCCESS
}

fn play<G: Game>(mut game: G, players: &mut Players<G>, shuffle: &mut Shuffle) -> Outcome {
    loop {
        let (must, may) = match game.turn() {
            Turn::Open { must, may, .. } => (must, may),
            Turn::Over(outcome) => return outcome,
        };
        // Whoever may act is asked first, each time that the table has changed.
        let called = may.iter().find_map(|seat| {
            let call = players[seat.index()].call(&game.view(Viewer::Seat(seat)), shuffle);
            call.map(|choice| (seat, choice))
        });
        let chosen = called.or_else(|| {
            let seat = must.iter().next()?;
            Some((seat, players[seat.index()].choose(&game.view(Viewer::Seat(seat)), shuffle)))
        });
        // Where all may and nobody wants to, they are asked again.
        let Some((seat, choice)) = chosen else { continue };
        let mut events = Vec::new();
        if let Err(why) = game.play(seat, &choice, &mut events) {
            panic!("seat {seat} may not play '{choice}': {why:?}\nin {}", game.view(Viewer::Seat(seat)));
        }
        players.iter_mut().for_each(|player| player.told(&events));
    }
}
