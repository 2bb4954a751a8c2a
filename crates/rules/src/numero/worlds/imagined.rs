//! A view completed into a game, so that its player's drafts can be judged by the rules themselves.
//!
//! It can only be made from a view: everything hidden is made up, and no verdict depends on it.

use super::imagine::{BadPosition, imagine};
use crate::game::{Seat, Viewer};
use crate::numero::{Mover, Numero, View};
use crate::shuffle::Shuffle;

pub struct Imagined {
    game: Numero,
    seat: Seat,
}

impl Imagined {
    /// Fails for a watcher, and if the view is a hand-written position that cannot occur.
    pub fn of(view: &View) -> Result<Imagined, BadPosition> {
        let Viewer::Seat(seat) = view.viewer else { return Err(BadPosition::NoSuchSeat { seat: view.turn }) };
        Ok(Imagined { game: imagine(view, &mut Shuffle::from_number(0))?, seat })
    }

    /// Makes it the player's turn, for turns prepared while others play.
    #[must_use]
    pub fn in_own_turn(mut self) -> Imagined {
        self.game.turn = self.seat;
        self
    }

    /// Returns the player about to move, whose checks judge a draft.
    pub fn mover(&self) -> Mover<'_> {
        self.game.mover(self.seat)
    }
}
