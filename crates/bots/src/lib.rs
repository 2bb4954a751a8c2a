//! Computer players.
//!
//! A bot never holds a game: it receives public events, looks at its own [`Game::View`], and answers
//! with a move. To look ahead, it imagines a game that matches the view. Bots are pure: the same
//! view, the same events and the same shuffle give the same move everywhere. A bot's search budget
//! is counted in steps, never in time.
//!
//! [`Random`] plays any game without a plan. [`numero::Greedy`] takes the most it can, and bluffs
//! now and then where the table allows it. [`numberloor::Shedder`] lays as many Levels as it can.
//! [`numenko::Layer`] lays all its tiles, again and again. [`nmbrs::Builder`] lays as many blocks
//! as it can.

mod budget;
pub mod nmbrs;
pub mod numberloor;
pub mod numenko;
pub mod numero;
mod random;
pub mod streams;

pub use random::Random;

use reckon_rules::game::Game;
use reckon_rules::shuffle::Shuffle;

/// A computer player at one seat of a game of `G`: `choose` for its turn, `act_out_of_turn` for the rest.
pub trait Bot<G: Game>: Send {
    /// Receives the public events since its last choice. A bot without memory ignores them.
    fn observe(&mut self, _events: &[G::Event]) {}

    /// Returns a legal move for a seat that must act. The view must come from a game and belong to this seat.
    ///
    /// In Numberloor each placement is a choice of its own, and so is ending the turn; the view's `laid` and
    /// `drawn` tell whether taking cards or passing is allowed. The game's `read` decides from the view alone
    /// whether a move is legal, and if not, why.
    fn choose(&mut self, view: &G::View, shuffle: &mut Shuffle) -> G::Move;

    /// Acts for a seat that may act but need not: returns a legal move, or `None`. NUMERO's challenges,
    /// Numberloor's Night Levels, and every move of Numenko-in-a-bag until play is over are made here.
    ///
    /// Called for a seat that may act ([`Turn::Open`]) each time the table has changed, with the seat's view at
    /// that moment.
    ///
    /// [`Turn::Open`]: reckon_rules::game::Turn::Open
    fn act_out_of_turn(&mut self, _view: &G::View, _shuffle: &mut Shuffle) -> Option<G::Move> {
        None
    }
}
