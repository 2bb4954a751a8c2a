//! A bot that a test controls.

use reckon_bots::Bot;
use reckon_rules::game::Game;
use reckon_rules::shuffle::Shuffle;

/// Bot that plays the moves returned by the function, and never acts out of turn.
pub struct Scripted<F>(pub F);

impl<G: Game, F: FnMut(&G::View) -> G::Move + Send> Bot<G> for Scripted<F> {
    fn choose(&mut self, view: &G::View, _: &mut Shuffle) -> G::Move {
        (self.0)(view)
    }
}
