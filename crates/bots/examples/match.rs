//! Plays two computer players against each other: `cargo run --release -p reckon-bots --example match`, optionally
//! followed by `-- numero scoring`, `-- numberloor beginners`, `-- numenko quick`, `-- nmbrs usual` or another preset.
//!
//! To try a player of your own, implement [`Bot`] and put it in place of `Random` below. It receives the
//! public events and its own view, never the game.

#![allow(clippy::print_stdout, reason = "an example prints its results")]

mod players;

use std::process::ExitCode;

use players::Played;
use reckon_bots::{Bot, Random};
use reckon_rules::game::{Game, Outcome, Seat, Turn, Viewer};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Shuffle;

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    let game = words.next().unwrap_or_else(|| "numero".to_owned());
    let Some((_, play_match)) = GAMES.iter().find(|(name, _)| *name == game) else {
        let names: Vec<&str> = GAMES.iter().map(|(name, _)| *name).collect();
        println!("there is no game '{game}': {}", names.join(", "));
        return ExitCode::FAILURE;
    };
    play_match(words.next().as_deref())
}

/// Function that plays a match with this preset, or with the game's [`Played::PRESET`].
type Match = fn(Option<&str>) -> ExitCode;

const GAMES: &[(&str, Match)] = {
    macro_rules! matches_of {
        ($([$module:ident $game:ident])*) => {
            &[$((stringify!($module), play_match::<reckon_rules::$module::$game>)),*]
        };
    }
    reckon_rules::games!(matches_of)
};

type Players<G> = [Box<dyn Bot<G>>; 2];

fn play_match<G: Played>(preset: Option<&str>) -> ExitCode {
    let preset = preset.unwrap_or(G::PRESET);
    let Some(options) = G::Options::preset(preset) else {
        println!("'{preset}' is not a preset: {}", G::Options::presets().join(", "));
        return ExitCode::FAILURE;
    };
    let mut wins = [0, 0];
    for seed in 0..100 {
        let mut shuffle = Shuffle::from_number(seed);
        let game = G::deal(&options, 2, &mut shuffle).expect("two players can play every preset");
        let mut players: Players<G> = [G::player(), Box::new(Random::new(Seat(1)))];
        for seat in play(game, &mut players, &mut shuffle).winners.iter() {
            wins[seat.index()] += 1;
        }
    }
    println!("of 100 games {} won {} and Random {} (shared wins count for both)", G::PLAYER, wins[0], wins[1]);
    ExitCode::SUCCESS
}

fn play<G: Game>(mut game: G, players: &mut Players<G>, shuffle: &mut Shuffle) -> Outcome {
    loop {
        let (must, may) = match game.turn() {
            Turn::Open { must, may, .. } => (must, may),
            Turn::Over(outcome) => return outcome,
        };
        // Seats that may act are asked first, each time the table has changed.
        let called = may.iter().find_map(|seat| {
            let call = players[seat.index()].act_out_of_turn(&game.view(Viewer::Seat(seat)), shuffle);
            call.map(|choice| (seat, choice))
        });
        let chosen = called.or_else(|| {
            let seat = must.iter().next()?;
            Some((seat, players[seat.index()].choose(&game.view(Viewer::Seat(seat)), shuffle)))
        });
        // If nobody must act and nobody wants to, everybody is asked again.
        let Some((seat, choice)) = chosen else { continue };
        let mut events = Vec::new();
        if let Err(why) = game.play(seat, &choice, &mut events) {
            panic!("seat {seat} may not play '{choice}': {why:?}\nin {}", game.view(Viewer::Seat(seat)));
        }
        players.iter_mut().for_each(|player| player.observe(&events));
    }
}
