//! A view completed into a game, so that its player's drafts can be judged by the rules themselves.
//!
//! It can only be made from a view: everything hidden is made up, and no verdict depends on it.

use super::imagine::{BadPosition, imagine};
use crate::game::{Game, Seat, Viewer};
use crate::numberloor::hand::Cards;
use crate::numberloor::{Event, Illegal, Move, Numberloor, Open, Phase, View};
use crate::shuffle::Shuffle;

#[derive(Clone)]
pub struct Imagined {
    game: Numberloor,
    seat: Seat,
}

impl Imagined {
    /// Completes a view. Fails for a watcher, and for a hand-written position that cannot occur.
    pub fn of(view: &View) -> Result<Imagined, BadPosition> {
        let Viewer::Seat(seat) = view.viewer else { return Err(BadPosition::NoSuchSeat { seat: view.turn }) };
        Ok(Imagined { game: imagine(view, &mut Shuffle::from_number(0))?, seat })
    }

    pub fn is_own_turn(&self) -> bool {
        self.game.phase == Phase::Play && self.game.turn == self.seat
    }

    /// Makes it the player's turn, for turns prepared while others play.
    #[must_use]
    pub fn in_own_turn(mut self) -> Imagined {
        if !self.is_own_turn() && self.game.phase != Phase::Over {
            self.game.phase = Phase::Play;
            self.game.turn = self.seat;
            self.game.begin_turn();
        }
        self
    }

    /// Plays a move of the draft, and returns its events.
    pub fn play(&mut self, choice: &Move) -> Result<Vec<Event>, Illegal> {
        let mut events = Vec::new();
        self.game.play(self.seat, choice, &mut events)?;
        Ok(events)
    }

    /// Returns the seat whose turn it is; `None` if the game is over.
    pub fn turn(&self) -> Option<Seat> {
        (self.game.phase != Phase::Over).then_some(self.game.turn)
    }

    pub fn open(&self) -> Open {
        self.game.open
    }

    /// Returns the player's hand.
    pub fn hand(&self) -> &Cards {
        &self.game.hands[self.seat.index()]
    }

    /// §4.2 Returns whether a Level was laid in this turn.
    pub fn has_laid(&self) -> bool {
        !self.game.laid.is_empty()
    }
}
