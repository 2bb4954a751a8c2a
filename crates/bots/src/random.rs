//! A player without a plan: the measure that every other one has to beat.

use reckon_rules::game::{Game, Ignore, Seat};
use reckon_rules::shuffle::Shuffle;

use crate::Bot;

/// Of so many rights that it has out of turn it uses one.
const CALLS: u32 = 16;

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

    /// Now and then: a right that is always used is no right.
    fn call(&mut self, view: &G::View, shuffle: &mut Shuffle) -> Option<G::Move> {
        if !shuffle.chance(1, CALLS) {
            return None;
        }
        let mut game = G::imagine(view, shuffle).expect("a game can be imagined from every view that a game gave");
        let choice = game.random_move(self.seat, shuffle);
        // Who has a right need not hold anything to use it with.
        game.play(self.seat, &choice, &mut Ignore).is_ok().then_some(choice)
    }
}
