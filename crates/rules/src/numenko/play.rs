//! §4 Playing, all at once; §4.5 stopping.

use super::event::{EndReason, Event};
use super::illegal::Illegal;
use super::{Numenko, Phase};
use crate::game::{Seat, Sink};

impl Numenko {
    /// §4 Checks whether this seat still takes part. §4.2 Rearranging is not a move: a grid comes whole.
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
            let tile = self.pot.pop().expect("whoever draws has looked at the pot");
            self.players[seat.index()].tiles.add(tile);
        }
    }

    /// §4.5
    pub(super) fn check_stop(&self, seat: Seat) -> Result<(), Illegal> {
        self.may_play(seat)
    }

    /// §4.5
    pub(super) fn apply_stop(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        self.players[seat.index()].stopped = true;
        events.emit(|| Event::Stopped { seat });
        self.end_if_all_stopped(events);
    }

    pub(super) fn end_if_all_stopped(&mut self, events: &mut impl Sink<Event>) {
        if self.players.iter().all(|player| player.stopped || player.ejected) {
            self.end_play(EndReason::AllStopped, events);
        }
    }
}
