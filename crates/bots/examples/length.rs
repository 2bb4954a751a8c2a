//! How many moves a game has between two computer players: `cargo run --release -p reckon-bots --example length`.
//! From this, and twelve seconds a move, come the minutes that the list of games says.

#![allow(clippy::print_stdout, reason = "an example tells what it does")]

use reckon_bots::Bot;
use reckon_bots::nmbrs::Builder;
use reckon_bots::numberloor::Shedder;
use reckon_bots::numenko::Layer;
use reckon_bots::numero::Greedy;
use reckon_rules::game::{Game, Seat, Turn, Viewer};
use reckon_rules::nmbrs::Nmbrs;
use reckon_rules::numberloor::Numberloor;
use reckon_rules::numenko::Numenko;
use reckon_rules::numero::Numero;
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Shuffle;

const GAMES: u64 = 200;
/// How long people take, all in all.
const SECONDS_A_MOVE: u64 = 12;

fn main() {
    measure::<Numero>("NUMERO", || Box::new(Greedy::with_effort(1 << 12)));
    measure::<Numberloor>("Numberloor", || Box::new(Shedder::default()));
    measure::<Numenko>("Numenko-in-a-bag", || Box::new(Layer::default()));
    measure::<Nmbrs>("nmbrs! blocks", || Box::new(Builder::default()));
}

fn measure<G: Game>(title: &str, player: fn() -> Box<dyn Bot<G>>) {
    for preset in G::Options::presets() {
        let options = G::Options::preset(preset).expect("it is in the list");
        let is_usual = if options == G::Options::default() { ", the usual one" } else { "" };
        let all = (0..GAMES).map(|seed| {
            let mut shuffle = Shuffle::from_number(seed);
            let game = G::deal(&options, 2, &mut shuffle).expect("two can play this");
            play(game, &mut [player(), player()], &mut shuffle)
        });
        let moves = all.sum::<u64>() / GAMES;
        println!("{title}, {preset}{is_usual}: {moves} moves, {} minutes", moves * SECONDS_A_MOVE / 60);
    }
}

fn play<G: Game>(mut game: G, players: &mut [Box<dyn Bot<G>>; 2], shuffle: &mut Shuffle) -> u64 {
    let mut moves = 0;
    while let Turn::Open { must, may, .. } = game.turn() {
        // Where nobody has a turn, both are asked in turns.
        let first = if must.is_empty() { Seat((moves % 2) as u8) } else { Seat(0) };
        let asked = [first, first.left(2)].into_iter().filter(|seat| may.contains(*seat));
        let called = asked.into_iter().find_map(|seat| {
            let call = players[seat.index()].call(&game.view(Viewer::Seat(seat)), shuffle);
            call.map(|choice| (seat, choice))
        });
        let (seat, choice) = called.unwrap_or_else(|| {
            let seat = must.iter().next().expect("somebody must act");
            (seat, players[seat.index()].choose(&game.view(Viewer::Seat(seat)), shuffle))
        });
        let mut events = Vec::new();
        game.play(seat, &choice, &mut events).unwrap_or_else(|why| panic!("seat {seat} played '{choice}': {why:?}"));
        players.iter_mut().for_each(|player| player.told(&events));
        moves += 1;
    }
    moves
}
