//! §5.5 The vote on a wrong "game over".

use super::event::{EndReason, Event};
use super::illegal::Illegal;
use super::options::EjectVote;
use super::{Known, Numenko, Phase};
use crate::game::{Seat, Seats, Sink};
use crate::shuffle::Shuffle;

impl Numenko {
    pub(super) fn voters(&self, accused: Seat) -> Seats {
        self.seats_where(|player| !player.ejected).without(accused)
    }

    /// §5.5 Checks that this seat may vote, and returns the accused.
    pub(super) fn check_vote(&self, seat: Seat) -> Result<Seat, Illegal> {
        let player = self.players.get(seat.index()).ok_or(Illegal::NoSuchSeat)?;
        may_vote(self.phase, seat, player.vote, player.ejected)
    }

    /// §5.5
    pub(super) fn apply_vote(&mut self, seat: Seat, accused: Seat, eject: bool, events: &mut impl Sink<Event>) {
        self.players[seat.index()].vote = Some(eject);
        events.emit(|| Event::Voted { seat, accused, eject });
        let voters = self.voters(accused);
        if voters.iter().any(|voter| self.players[voter.index()].vote.is_none()) {
            return;
        }
        let for_it = voters.iter().filter(|voter| self.players[voter.index()].vote == Some(true)).count();
        let for_it = u32::try_from(for_it).expect("few voters");
        let is_ejected = match self.options.eject_vote {
            EjectVote::Majority => 2 * for_it > voters.len(),
            EjectVote::All => for_it == voters.len(),
        };
        self.players.iter_mut().for_each(|player| player.vote = None);
        self.doubts.clear();
        if is_ejected {
            self.eject(accused, events);
        } else {
            self.end_play(EndReason::Vote, events);
        }
    }

    fn eject(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        let player = &mut self.players[seat.index()];
        player.ejected = true;
        player.known = Known::default();
        let tiles = std::mem::take(&mut player.tiles);
        self.pot.extend(tiles.iter());
        let mut shuffle = Shuffle::resume(&self.stream);
        shuffle.shuffle(&mut self.pot);
        self.stream = shuffle.position();
        let pot = self.pot_size();
        events.emit(|| Event::Ejected { seat, tiles: tiles.len(), pot });
        self.begin(Phase::Play);
        self.end_if_all_stopped(events);
    }
}

/// §5.5 Checks that a player may vote, and returns the accused.
pub(super) fn may_vote(phase: Phase, seat: Seat, vote: Option<bool>, ejected: bool) -> Result<Seat, Illegal> {
    match phase {
        Phase::Over => Err(Illegal::Over),
        Phase::Lay => Err(Illegal::LayNow),
        _ if ejected => Err(Illegal::Ejected),
        Phase::Play | Phase::Check { .. } => Err(Illegal::NoVote),
        Phase::Vote { accused } if accused == seat => Err(Illegal::Accused),
        Phase::Vote { .. } if vote.is_some() => Err(Illegal::VotedAlready),
        Phase::Vote { accused } => Ok(accused),
    }
}
