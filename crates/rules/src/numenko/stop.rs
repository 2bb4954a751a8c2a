//! §4.5 Stop.

use super::Numenko;
use super::event::{EndReason, Event};
use super::illegal::Illegal;
use crate::game::{Seat, Sink};

impl Numenko {
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

    /// §4.5 Ends play if everybody has stopped.
    pub(super) fn end_if_all_stopped(&mut self, events: &mut impl Sink<Event>) {
        if self.players.iter().all(|player| player.stopped || player.ejected) {
            self.end_play(EndReason::AllStopped, events);
        }
    }
}
