//! A view completed into a game, so that its player's drafts can be judged by the rules themselves.
//!
//! It can only be made from a view: everything hidden is made up, and no verdict depends on it.

use super::imagine::{BadPosition, imagine};
use crate::game::{Game, Ignore, Seat, Viewer};
use crate::numenko::judge::Judged;
use crate::numenko::{Grid, Illegal, Move, Numenko, View};
use crate::shuffle::Shuffle;

pub struct Imagined {
    game: Numenko,
    seat: Seat,
}

impl Imagined {
    /// Returns `None` for a watcher; fails if the view is a hand-written position that cannot occur.
    pub fn of(view: &View) -> Result<Option<Imagined>, BadPosition> {
        let Viewer::Seat(seat) = view.viewer else { return Ok(None) };
        Ok(Some(Imagined { game: imagine(view, &mut Shuffle::from_number(0))?, seat }))
    }

    pub fn play(&mut self, choice: &Move) -> Result<(), Illegal> {
        self.game.play(self.seat, choice, &mut Ignore)
    }

    /// §4.4, §5.3 Checks "done" or "game over" with a grid that is judged already.
    pub fn check_done(&self, grid: &Grid, judged: &Judged) -> Result<(), Illegal> {
        self.game.may_play(self.seat)?;
        self.game.is_done(self.seat, grid, || judged.check(grid, &self.game.options))
    }

    /// §5.6 Checks whether a grid can be laid, without counting it.
    pub fn check_lay(&self, grid: &Grid) -> Result<(), Illegal> {
        self.game.may_lay(self.seat, grid)
    }
}
