//! Computer players.
//!
//! A bot never holds a game: it is told public events, looks at its own [`Game::View`], and
//! answers with a move. What it needs beyond that it imagines from the view. Bots are pure:
//! the same view, the same events and the same shuffle give the same move everywhere. How
//! long a bot may think is a number of steps, never a time.

mod budget;
pub mod numero;
mod random;

pub use random::Random;

use reckon_rules::game::Game;
use reckon_rules::shuffle::Shuffle;

/// A computer player at one seat of a game of `G`.
pub trait Bot<G: Game>: Send {
    /// The public events since its last choice. A bot without memory ignores them.
    fn told(&mut self, _events: &[G::Event]) {}

    /// A legal move. The view is one that a game gave for the bot's seat, which can act now.
    fn choose(&mut self, view: &G::View, shuffle: &mut Shuffle) -> G::Move;
}
