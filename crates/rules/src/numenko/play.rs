//! §4 Playing, all at once.

use super::illegal::Illegal;
use super::{Numenko, Phase};
use crate::game::Seat;

impl Numenko {
    /// §4 Checks that this seat still takes part. §4.2 Rearranging is not a move: only whole grids are sent.
    pub(super) fn may_play(&self, seat: Seat) -> Result<(), Illegal> {
        let player = self.players.get(seat.index()).ok_or(Illegal::NoSuchSeat)?;
        match self.phase {
            Phase::Over => Err(Illegal::Over),
            Phase::Lay => Err(Illegal::LayNow),
            _ if player.ejected => Err(Illegal::Ejected),
            Phase::Vote { accused } => Err(Illegal::VoteFirst { accused }),
            Phase::Play if player.stopped => Err(Illegal::Stopped),
            Phase::Play => Ok(()),
        }
    }

    pub(super) fn draw(&mut self, seat: Seat, tiles: u8) {
        for _ in 0..tiles {
            let tile = self.pot.pop().expect("the pot was checked before the draw");
            self.players[seat.index()].tiles.add(tile);
        }
    }
}
