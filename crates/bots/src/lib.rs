//! Computer players.
//!
//! A bot never holds a game: it is told public events, looks at its own [`Game::View`], and
//! answers with a move. What it needs beyond that it imagines from the view. Bots are pure:
//! the same view, the same events and the same shuffle give the same move everywhere. How
//! long a bot may think is a number of steps, never a time.
//!
//! [`Random`] plays any game without a plan. [`numero::Greedy`] takes the most it can, and bluffs
//! now and then where the table bluffs. [`numberloor::Shedder`] lays as many Levels as it can. [`numenko::Layer`] lays all its tiles,
//! again and again. [`nmbrs::Builder`] lays as many blocks as it can.

mod budget;
pub mod chance;
pub mod nmbrs;
pub mod numberloor;
pub mod numenko;
pub mod numero;
mod random;

pub use random::Random;

use reckon_rules::game::Game;
use reckon_rules::shuffle::Shuffle;

/// A computer player at one seat of a game of `G`: `choose` for its turn, `call` for the rest.
pub trait Bot<G: Game>: Send {
    /// The public events since its last choice. A bot without memory ignores them.
    fn told(&mut self, _events: &[G::Event]) {}

    /// A legal move of a seat that must act. The view is one that a game gave for this seat.
    ///
    /// In Numberloor each placement is a choice of its own, and so is the end of a turn; whether one may
    /// take cards or pass follows from the view's `laid` and `drawn`. Whether a move is legal, and why
    /// not, says the game's `read`, by the view alone.
    fn choose(&mut self, view: &G::View, shuffle: &mut Shuffle) -> G::Move;

    /// What it does with a right it has while it need not act: a legal move, or nothing. NUMERO's
    /// challenges and Numberloor's Night Levels come from here, and all of Numenko-in-a-bag until play is over.
    ///
    /// Asked of a seat that may act ([`Turn::Open`]) each time the table has changed; the view is
    /// one that a game gave for this seat then.
    ///
    /// [`Turn::Open`]: reckon_rules::game::Turn::Open
    fn call(&mut self, _view: &G::View, _shuffle: &mut Shuffle) -> Option<G::Move> {
        None
    }
}
