//! A player without a plan: the measure that every other one has to beat.

use reckon_rules::game::{Game, Seat};
use reckon_rules::shuffle::Shuffle;

use crate::Bot;

/// Plays the random moves of the rules, in a game that it imagines from its view.
#[derive(Clone, Copy, Debug)]
pub struct Random {
    seat: Seat,
}

impl Random {
    pub fn new(seat: Seat) -> Random {
        Random { seat }
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, view: &G::View, shuffle: &mut Shuffle) -> G::Move {
        let game = G::imagine(view, shuffle).expect("a game can be imagined from every view that a game gave");
        game.random_move(self.seat, shuffle)
    }
}
