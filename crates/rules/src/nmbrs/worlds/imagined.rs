//! A view completed into a game, so that its player's drafts can be judged by the rules themselves.
//!
//! It can only be made from a view: everything hidden is made up, and no verdict depends on it.

use super::imagine::{BadPosition, imagine};
use crate::game::{Game, Ignore, Seat, Viewer};
use crate::nmbrs::lay::TurnSoFar;
use crate::nmbrs::rows::Rows;
use crate::nmbrs::{Block, Blocks, Illegal, Move, Nmbrs, View};
use crate::shuffle::Shuffle;

pub struct Imagined {
    game: Nmbrs,
    seat: Seat,
}

impl Imagined {
    /// Completes a view. Fails for a watcher, and for a hand-written position that cannot occur.
    pub fn of(view: &View) -> Result<Imagined, BadPosition> {
        let Viewer::Seat(seat) = view.viewer else {
            let seats = u8::try_from(view.seats.len()).unwrap_or(u8::MAX);
            return Err(BadPosition::NoSuchSeat { seat: view.turn, seats });
        };
        Ok(Imagined { game: imagine(view, &mut Shuffle::from_number(0))?, seat })
    }

    pub fn play(&mut self, choice: &Move) -> Result<(), Illegal> {
        self.game.play(self.seat, choice, &mut Ignore)
    }

    /// Returns the table and the player's hand, for laying the steps of a turn.
    pub fn turn_so_far(&self) -> TurnSoFar<'_> {
        self.game.turn_so_far(self.seat)
    }

    /// §3.7 Returns the letters of the rows on the table.
    pub fn rows(&self) -> &Rows {
        &self.game.rows
    }

    /// §6.1 Checks whether this block can be given away after a turn that leaves this hand.
    pub fn check_give_away(&self, hand: Blocks, give: Option<Block>) -> Result<(), Illegal> {
        self.game.check_give_away(hand, give).map(|_| ())
    }
}
