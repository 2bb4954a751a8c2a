//! §5.6 Laying the grid when play is over.

use super::event::Event;
use super::grid::Grid;
use super::illegal::Illegal;
use super::judge::judge;
use super::{Laid, Numenko, Phase};
use crate::game::{Seat, Sink};

impl Numenko {
    /// §5.6
    pub(super) fn check_lay(&self, seat: Seat, grid: &Grid) -> Result<Laid, Illegal> {
        self.may_lay(seat, grid)?;
        Ok(self.count(seat, grid, &judge(grid, &self.options)))
    }

    /// §5.6 Checks that the player may lay this grid: any of the player's tiles in any arrangement, right or wrong.
    pub(super) fn may_lay(&self, seat: Seat, grid: &Grid) -> Result<(), Illegal> {
        let player = self.players.get(seat.index()).ok_or(Illegal::NoSuchSeat)?;
        match self.phase {
            Phase::Over => return Err(Illegal::Over),
            _ if player.ejected => return Err(Illegal::Ejected),
            Phase::Play => return Err(Illegal::NotYet),
            Phase::Check { seat } => return Err(Illegal::CheckFirst { shown: seat }),
            Phase::Vote { accused } => return Err(Illegal::VoteFirst { accused }),
            Phase::Lay if player.laid.is_some() => return Err(Illegal::LaidAlready),
            Phase::Lay => {}
        }
        player.tiles.without(&grid.tiles()).map(|_| ()).map_err(|tile| Illegal::NotHeld { tile })
    }

    /// §5.6
    pub(super) fn apply_lay(&mut self, seat: Seat, laid: Laid, events: &mut impl Sink<Event>) {
        let laid = self.show(seat, laid);
        events.emit(|| {
            let Laid { grid, counted, left, points } = Laid::clone(&laid);
            Event::Laid { seat, grid, counted, left, points }
        });
        self.end_when_all_have_laid(events);
    }
}
