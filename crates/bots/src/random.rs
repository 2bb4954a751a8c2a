//! A player without a plan: the baseline that every other player has to beat.

use reckon_rules::game::{Game, Ignore, Seat};
use reckon_rules::shuffle::Shuffle;

use crate::Bot;

/// Odds of acting out of turn when allowed to: one in this many.
const CALLS: u32 = 16;

/// A player that makes random moves ([`Game::random_move`]) in a game that it imagines from its view.
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
        let game = G::imagine(view, shuffle).expect("a game can be imagined from any view taken from a game");
        game.random_move(self.seat, shuffle)
    }

    /// Acts only now and then, because leaving a right unused is a legal choice too.
    fn act_out_of_turn(&mut self, view: &G::View, shuffle: &mut Shuffle) -> Option<G::Move> {
        if !shuffle.chance(1, CALLS) {
            return None;
        }
        let mut game = G::imagine(view, shuffle).expect("a game can be imagined from any view taken from a game");
        let choice = game.random_move(self.seat, shuffle);
        // A player may hold the right to act without holding a card that can use it.
        game.play(self.seat, &choice, &mut Ignore).is_ok().then_some(choice)
    }
}
