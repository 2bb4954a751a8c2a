//! §4 Playing: swop, done, stop.

use std::sync::Arc;

use super::event::{Event, WhyEnded};
use super::grid::Grid;
use super::illegal::Illegal;
use super::judge::judge;
use super::options::SwopShort;
use super::tile::Tile;
use super::{AFTER_DONE, Known, Numenko, Phase, SWOPPED};
use crate::game::{Seat, Sink};
use crate::shuffle::Shuffle;

impl Numenko {
    /// §4 Whether this seat still takes part.
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

    /// §4.3, §5.2
    pub(super) fn swop(&mut self, seat: Seat, tile: Tile, events: &mut impl Sink<Event>) -> Result<(), Illegal> {
        self.may_play(seat)?;
        let pot = self.pot_size();
        if self.players[seat.index()].tiles.count(tile) == 0 {
            return Err(Illegal::NotHeld { tile });
        }
        if pot < SWOPPED {
            if self.options.swop_short == SwopShort::Refused {
                return Err(Illegal::PotTooSmall { pot });
            }
            events.tell(|| Event::PotShort { seat, pot });
            self.end_play(WhyEnded::PotShort, events);
            return Ok(());
        }
        self.draw(seat, SWOPPED);
        let player = &mut self.players[seat.index()];
        player.tiles.remove(tile);
        player.swops += 1;
        player.known.swops_since += 1;
        self.put_back(tile);
        let pot = self.pot_size();
        events.tell(|| Event::Swopped { seat, pot });
        Ok(())
    }

    fn draw(&mut self, seat: Seat, tiles: u8) {
        for _ in 0..tiles {
            let tile = self.pot.pop().expect("whoever draws has looked at the pot");
            self.players[seat.index()].tiles.add(tile);
        }
    }

    /// §4.3 Anywhere among the tiles of the pot.
    fn put_back(&mut self, tile: Tile) {
        let mut shuffle = Shuffle::resume(&self.stream);
        let places = u32::from(self.pot_size()) + 1;
        let place = shuffle.below(places);
        self.pot.insert(usize::try_from(place).expect("a small number"), tile);
        self.stream = shuffle.place();
    }

    /// §4.4; §5.1, §5.3 with a pot that is too small.
    pub(super) fn done(&mut self, seat: Seat, grid: &Grid, events: &mut impl Sink<Event>) -> Result<(), Illegal> {
        self.may_play(seat)?;
        if self.pot_size() < AFTER_DONE {
            return self.say_game_over(seat, grid, events);
        }
        self.is_done(seat, grid, || judge(grid, &self.options).check(grid, &self.options))?;
        self.draw(seat, AFTER_DONE);
        let player = &mut self.players[seat.index()];
        player.dones += 1;
        player.grid = Some(Arc::new(grid.clone()));
        if self.options.open_grids {
            player.known = Known { tiles: grid.tiles(), swops_since: 0 };
        }
        let (times, is_open, pot) = (player.dones, self.options.open_grids, self.pot_size());
        events.tell(|| Event::Done { seat, times, pot, grid: is_open.then(|| grid.clone()) });
        Ok(())
    }

    /// §4.4 Where nobody checks, nothing is judged.
    pub(super) fn is_done(
        &self,
        seat: Seat,
        grid: &Grid,
        check: impl FnOnce() -> Result<(), Illegal>,
    ) -> Result<(), Illegal> {
        self.has_laid_all(seat, grid)?;
        if self.options.check_done { check() } else { Ok(()) }
    }

    /// §5.3
    pub(super) fn game_over(&mut self, seat: Seat, grid: &Grid, events: &mut impl Sink<Event>) -> Result<(), Illegal> {
        self.may_play(seat)?;
        let pot = self.pot_size();
        if pot >= AFTER_DONE {
            return Err(Illegal::PotNotShort { pot });
        }
        self.say_game_over(seat, grid, events)
    }

    /// §4.4 Every tile lies in the grid, and no other.
    pub(super) fn has_laid_all(&self, seat: Seat, grid: &Grid) -> Result<(), Illegal> {
        let left = self.players[seat.index()].tiles.without(&grid.tiles());
        let left = left.map_err(|tile| Illegal::NotHeld { tile })?;
        if left.is_empty() { Ok(()) } else { Err(Illegal::TilesLeft { left }) }
    }

    /// §4.5
    pub(super) fn stop(&mut self, seat: Seat, events: &mut impl Sink<Event>) -> Result<(), Illegal> {
        self.may_play(seat)?;
        self.players[seat.index()].stopped = true;
        events.tell(|| Event::Stopped { seat });
        self.end_if_all_stopped(events);
        Ok(())
    }

    pub(super) fn end_if_all_stopped(&mut self, events: &mut impl Sink<Event>) {
        if self.players.iter().all(|player| player.stopped || player.ejected) {
            self.end_play(WhyEnded::AllStopped, events);
        }
    }
}
