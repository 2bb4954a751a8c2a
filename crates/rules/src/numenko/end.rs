//! §5 The end of play, and §6 the count.

use std::sync::Arc;

use super::event::{End, EndReason, Event};
use super::grid::Grid;
use super::judge::Judged;
use super::tile::{Tile, Tiles};
use super::{Known, Laid, Numenko, Phase};
use crate::game::{Outcome, Seat, Seats, Sink};

impl Numenko {
    pub(super) fn begin(&mut self, phase: Phase) {
        self.phase = phase;
        self.phases += 1;
    }

    /// §5.1 Returns whether the pot has too few tiles for this draw, which ends play.
    pub(super) fn pot_is_short(&self, drawn: u8) -> bool {
        self.pot_size() < drawn
    }

    /// §5.6 Ends play: from now on everybody lays.
    pub(super) fn end_play(&mut self, why: EndReason, events: &mut impl Sink<Event>) {
        self.ended = Some(why);
        self.begin(Phase::Lay);
        let laying = self.seats_where(|player| !player.ejected && player.laid.is_none());
        events.emit(|| Event::PlayEnded { why, laying });
        self.end_when_all_have_laid(events);
    }

    /// §6.2, §6.3 Counts a grid of the player's own tiles.
    pub(super) fn count(&self, seat: Seat, grid: &Grid, judged: &Judged) -> Laid {
        let counted = judged.counted(grid, &self.options);
        let left = self.players[seat.index()].tiles.without(&counted).expect("a grid has only its player's tiles");
        Laid { grid: grid.clone(), counted, left, points: left.points() }
    }

    /// §5.6 Shows everybody a player's last grid, and with it all of that player's tiles.
    pub(super) fn show(&mut self, seat: Seat, laid: Laid) -> Arc<Laid> {
        let player = &mut self.players[seat.index()];
        player.known = Known { tiles: player.tiles, swops_since: 0 };
        Arc::clone(player.laid.insert(Arc::new(laid)))
    }

    pub(super) fn end_when_all_have_laid(&mut self, events: &mut impl Sink<Event>) {
        if self.players.iter().any(|player| !player.ejected && player.laid.is_none()) {
            return;
        }
        self.begin(Phase::Over);
        let why = match (self.winner, self.seats()) {
            (Some(_), _) => End::GameOver,
            (None, 1) => End::PotWins,
            (None, _) => End::Counted,
        };
        let ejected = self.seats_where(|player| player.ejected);
        events.emit(|| Event::Over { outcome: self.outcome(), why, ejected });
    }

    /// §6.1, §6.4, §7.3 Returns the outcome: the points of the tiles left; for an ejected player, of all tiles.
    pub(super) fn outcome(&self) -> Outcome {
        let points = |seat: Seat| {
            let player = &self.players[seat.index()];
            let ejected = || player.grid.as_deref().map_or(0, |grid| Tiles::points(&grid.tiles()));
            i32::from(player.laid.as_deref().map_or_else(ejected, |laid| laid.points))
        };
        let results = self.everyone().map(points).collect();
        let counted = self.seats_where(|player| !player.ejected);
        let winners = match self.winner {
            Some(winner) => Seats::NONE.with(winner),
            None if self.seats() == 1 => Seats::NONE,
            None => {
                let fewest = counted.iter().map(points).min();
                counted.iter().filter(|seat| Some(points(*seat)) == fewest).collect()
            }
        };
        Outcome { results, winners }
    }
}

impl Tile {
    /// §6.3 Returns the points that the tile costs if it is left at the end.
    pub fn points(self) -> u16 {
        match self {
            Tile::Number(number) => number.into(),
            Tile::Star => 1,
            Tile::Smiley => 10,
        }
    }
}

impl Tiles {
    /// §6.3
    pub fn points(&self) -> u16 {
        Tile::all().map(|tile| u16::from(self.count(tile)) * tile.points()).sum()
    }
}
