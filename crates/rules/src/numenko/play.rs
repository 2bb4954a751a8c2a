//! §4 Playing, all at once.

use super::illegal::Illegal;
use super::{Numenko, Phase};
use crate::game::Seat;

impl Numenko {
    /// §4 Checks that this seat still takes part. §4.2 Rearranging is not a move: only whole grids are sent.
    pub(super) fn may_play(&self, seat: Seat) -> Result<(), Illegal> {
        let player = self.players.get(seat.index()).ok_or(Illegal::NoSuchSeat)?;
        may_play(self.phase, player.stopped, player.ejected)
    }

    pub(super) fn draw(&mut self, seat: Seat, tiles: u8) {
        for _ in 0..tiles {
            let tile = self.pot.pop().expect("the pot was checked before the draw");
            self.players[seat.index()].tiles.add(tile);
        }
    }
}

/// Checks that a player may still draw tiles.
pub(super) fn may_play(phase: Phase, stopped: bool, ejected: bool) -> Result<(), Illegal> {
    match phase {
        Phase::Over => Err(Illegal::Over),
        Phase::Lay => Err(Illegal::LayNow),
        _ if ejected => Err(Illegal::Ejected),
        Phase::Check { seat } => Err(Illegal::CheckFirst { shown: seat }),
        Phase::Vote { accused } => Err(Illegal::VoteFirst { accused }),
        Phase::Play if stopped => Err(Illegal::Stopped),
        Phase::Play => Ok(()),
    }
}
