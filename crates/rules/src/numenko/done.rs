//! §4.4 Done.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::event::Event;
use super::game_over::GameOver;
use super::grid::Grid;
use super::illegal::Illegal;
use super::judge::judge;
use super::{Known, Numenko, Phase};
use crate::game::{Seat, Sink};

/// §4.4 Number of tiles taken after "done".
pub const DRAWN_AFTER_DONE: u8 = 4;

/// The word that a grid is shown with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Say {
    /// §4.4
    Done,
    /// §5.3
    GameOver,
    /// §5.6
    Lay,
}

impl Say {
    /// Returns the word at this point of the game.
    pub fn now(phase: Phase, pot: u8) -> Say {
        match phase {
            Phase::Play | Phase::Check { .. } | Phase::Vote { .. } if pot >= DRAWN_AFTER_DONE => Say::Done,
            Phase::Play | Phase::Check { .. } | Phase::Vote { .. } => Say::GameOver,
            Phase::Lay | Phase::Over => Say::Lay,
        }
    }

    /// §4.4 Returns the number of tiles taken after it.
    pub fn refill(self) -> u8 {
        if self == Say::Done { DRAWN_AFTER_DONE } else { 0 }
    }
}

/// Effect of a legal "done".
pub(super) enum Done {
    /// The player takes new tiles.
    Refill,
    /// §5.1, §5.3 The pot is too small for new tiles.
    GameOver(GameOver),
}

impl Numenko {
    /// §4.4 Checks "done"; §5.1, §5.3 with too small a pot it counts as "game over".
    pub(super) fn check_done(&self, seat: Seat, grid: &Grid) -> Result<Done, Illegal> {
        self.may_play(seat)?;
        if self.pot_is_short(DRAWN_AFTER_DONE) {
            return self.check_last_grid(seat, grid).map(Done::GameOver);
        }
        self.is_done(seat, grid, || judge(grid, &self.options).check(grid, &self.options))?;
        Ok(Done::Refill)
    }

    /// §4.4 Checks that all tiles are laid and, if the table checks, the sums.
    pub(super) fn is_done(
        &self,
        seat: Seat,
        grid: &Grid,
        check: impl FnOnce() -> Result<(), Illegal>,
    ) -> Result<(), Illegal> {
        self.has_laid_all(seat, grid)?;
        if self.options.check_done { check() } else { Ok(()) }
    }

    /// §4.4 Checks that the grid holds exactly the player's tiles.
    pub(super) fn has_laid_all(&self, seat: Seat, grid: &Grid) -> Result<(), Illegal> {
        let left = self.players[seat.index()].tiles.without(&grid.tiles());
        let left = left.map_err(|tile| Illegal::NotHeld { tile })?;
        if left.is_empty() { Ok(()) } else { Err(Illegal::TilesLeft { left }) }
    }

    /// §4.4; §5.1, §5.3
    pub(super) fn apply_done(&mut self, seat: Seat, grid: &Grid, done: Done, events: &mut impl Sink<Event>) {
        if let Done::GameOver(game_over) = done {
            return self.apply_game_over(seat, grid, game_over, events);
        }
        self.draw(seat, DRAWN_AFTER_DONE);
        let player = &mut self.players[seat.index()];
        player.dones += 1;
        player.grid = Some(Arc::new(grid.clone()));
        if self.options.open_grids {
            player.known = Known { tiles: grid.tiles(), swops_since: 0 };
        }
        let (times, is_open, pot) = (player.dones, self.options.open_grids, self.pot_size());
        events.emit(|| Event::Done { seat, times, pot, grid: is_open.then(|| grid.clone()) });
    }
}
