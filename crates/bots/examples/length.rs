//! Counts the moves of a game between two computer players: `cargo run --release -p reckon-bots --example length`. At
//! twelve seconds per move, the count gives the minutes shown in the list of games.

#![allow(clippy::print_stdout, reason = "an example prints its results")]

mod players;

use players::Played;
use reckon_bots::Bot;
use reckon_rules::game::{Game, Seat, Turn, Viewer};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Shuffle;

const GAMES: u64 = 200;
/// Average time that people take per move.
const SECONDS_A_MOVE: u64 = 12;

fn main() {
    macro_rules! measure_each {
        ($([$module:ident $game:ident])*) => { $(measure::<reckon_rules::$module::$game>();)* };
    }
    reckon_rules::games!(measure_each);
}

fn measure<G: Played>() {
    for preset in G::Options::presets() {
        let options = G::Options::preset(preset).expect("every listed preset exists");
        let is_usual = if options == G::Options::default() { ", the usual one" } else { "" };
        let all = (0..GAMES).map(|seed| {
            let mut shuffle = Shuffle::from_number(seed);
            let game = G::deal(&options, 2, &mut shuffle).expect("two players can play every preset");
            play(game, &mut [G::quick(), G::quick()], &mut shuffle)
        });
        let moves = all.sum::<u64>() / GAMES;
        println!("{}, {preset}{is_usual}: {moves} moves, {} minutes", G::TITLE, moves * SECONDS_A_MOVE / 60);
    }
}

fn play<G: Game>(mut game: G, players: &mut [Box<dyn Bot<G>>; 2], shuffle: &mut Shuffle) -> u64 {
    let mut moves = 0;
    while let Turn::Open { must, may, .. } = game.turn() {
        // When nobody has a turn, the two are asked alternately.
        let first = if must.is_empty() { Seat((moves % 2) as u8) } else { Seat(0) };
        let asked = [first, first.left(2)].into_iter().filter(|seat| may.contains(*seat));
        let called = asked.into_iter().find_map(|seat| {
            let call = players[seat.index()].act_out_of_turn(&game.view(Viewer::Seat(seat)), shuffle);
            call.map(|choice| (seat, choice))
        });
        let (seat, choice) = called.unwrap_or_else(|| {
            let seat = must.iter().next().expect("somebody must act");
            (seat, players[seat.index()].choose(&game.view(Viewer::Seat(seat)), shuffle))
        });
        let mut events = Vec::new();
        game.play(seat, &choice, &mut events).unwrap_or_else(|why| panic!("seat {seat} played '{choice}': {why:?}"));
        players.iter_mut().for_each(|player| player.observe(&events));
        moves += 1;
    }
    moves
}
