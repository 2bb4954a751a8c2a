//! §5 How play ends, and §6 how it is counted.

use std::sync::Arc;

use super::event::{End, Event, WhyEnded};
use super::grid::Grid;
use super::illegal::Illegal;
use super::judge::{Judged, judge};
use super::options::EjectVote;
use super::tile::Tiles;
use super::{Known, Laid, Numenko, Phase};
use crate::game::{Outcome, Seat, Seats, Sink};
use crate::shuffle::Shuffle;

impl Numenko {
    fn begin(&mut self, phase: Phase) {
        self.phase = phase;
        self.phases += 1;
    }

    /// §5.3, §5.4
    pub(super) fn say_game_over(
        &mut self,
        seat: Seat,
        grid: &Grid,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        self.has_laid_all(seat, grid)?;
        let judged = judge(grid, &self.options);
        let checked = judged.check(grid, &self.options);
        if self.options.check_done {
            checked.clone()?;
        }
        let player = &mut self.players[seat.index()];
        player.grid = Some(Arc::new(grid.clone()));
        player.known = Known { tiles: grid.tiles(), swops_since: 0 };
        if checked.is_ok() {
            events.tell(|| Event::GameOver { seat, grid: grid.clone() });
            self.winner = Some(seat);
            self.count(seat, grid, &judged);
            self.end_play(WhyEnded::GameOver, events);
            return Ok(());
        }
        let voters = self.voters(seat);
        events.tell(|| Event::Wrong {
            seat,
            grid: grid.clone(),
            sums: judged.sums.iter().filter(|sum| !sum.is_true()).cloned().collect(),
            groups: judged.groups(),
            voters,
        });
        if voters.is_empty() {
            self.end_play(WhyEnded::Vote, events);
        } else {
            self.begin(Phase::Vote { accused: seat });
        }
        Ok(())
    }

    fn voters(&self, accused: Seat) -> Seats {
        self.seats_where(|player| !player.ejected).without(accused)
    }

    /// §5.5
    pub(super) fn vote(&mut self, seat: Seat, eject: bool, events: &mut impl Sink<Event>) -> Result<(), Illegal> {
        let player = self.players.get(seat.index()).ok_or(Illegal::NoSuchSeat)?;
        let accused = match self.phase {
            Phase::Over => return Err(Illegal::Over),
            Phase::Lay => return Err(Illegal::LayNow),
            _ if player.ejected => return Err(Illegal::Ejected),
            Phase::Play => return Err(Illegal::NoVote),
            Phase::Vote { accused } if accused == seat => return Err(Illegal::Accused),
            Phase::Vote { .. } if player.vote.is_some() => return Err(Illegal::VotedAlready),
            Phase::Vote { accused } => accused,
        };
        self.players[seat.index()].vote = Some(eject);
        events.tell(|| Event::Voted { seat, accused, eject });
        let voters = self.voters(accused);
        if voters.iter().any(|voter| self.players[voter.index()].vote.is_none()) {
            return Ok(());
        }
        let for_it = voters.iter().filter(|voter| self.players[voter.index()].vote == Some(true)).count();
        let for_it = u32::try_from(for_it).expect("few voters");
        let is_ejected = match self.options.eject_vote {
            EjectVote::Majority => 2 * for_it > voters.len(),
            EjectVote::All => for_it == voters.len(),
        };
        self.players.iter_mut().for_each(|player| player.vote = None);
        if is_ejected {
            self.eject(accused, events)
        } else {
            self.end_play(WhyEnded::Vote, events)
        }
        Ok(())
    }

    fn eject(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        let player = &mut self.players[seat.index()];
        player.ejected = true;
        player.known = Known::default();
        let tiles = std::mem::take(&mut player.tiles);
        self.pot.extend(tiles.iter());
        let mut shuffle = Shuffle::resume(&self.stream);
        shuffle.shuffle(&mut self.pot);
        self.stream = shuffle.place();
        let pot = self.pot_size();
        events.tell(|| Event::Ejected { seat, tiles: tiles.len(), pot });
        self.begin(Phase::Play);
        self.end_if_all_stopped(events);
    }

    /// §5.6 From now on everybody lays.
    pub(super) fn end_play(&mut self, why: WhyEnded, events: &mut impl Sink<Event>) {
        self.ended = Some(why);
        self.begin(Phase::Lay);
        let laying = self.seats_where(|player| !player.ejected && player.laid.is_none());
        events.tell(|| Event::PlayEnded { why, laying });
        self.end_when_all_have_laid(events);
    }

    /// §5.6
    pub(super) fn lay(&mut self, seat: Seat, grid: &Grid, events: &mut impl Sink<Event>) -> Result<(), Illegal> {
        self.may_lay(seat, grid)?;
        let judged = judge(grid, &self.options);
        let Laid { grid, counted, left, points } = self.count(seat, grid, &judged);
        events.tell(|| Event::Laid { seat, grid, counted, left, points });
        self.end_when_all_have_laid(events);
        Ok(())
    }

    /// §5.6 Any own tiles in any order, right or wrong.
    pub(super) fn may_lay(&self, seat: Seat, grid: &Grid) -> Result<(), Illegal> {
        let player = self.players.get(seat.index()).ok_or(Illegal::NoSuchSeat)?;
        match self.phase {
            Phase::Over => return Err(Illegal::Over),
            _ if player.ejected => return Err(Illegal::Ejected),
            Phase::Play => return Err(Illegal::NotYet),
            Phase::Vote { accused } => return Err(Illegal::VoteFirst { accused }),
            Phase::Lay if player.laid.is_some() => return Err(Illegal::LaidAlready),
            Phase::Lay => {}
        }
        player.tiles.without(&grid.tiles()).map(|_| ()).map_err(|tile| Illegal::NotHeld { tile })
    }

    /// §6.2, §6.3
    fn count(&mut self, seat: Seat, grid: &Grid, judged: &Judged) -> Laid {
        let player = &mut self.players[seat.index()];
        let counted = judged.counted(grid, &self.options);
        let left = player.tiles.without(&counted).expect("only own tiles are laid");
        let laid = Laid { grid: grid.clone(), counted, left, points: left.points() };
        player.known = Known { tiles: player.tiles, swops_since: 0 };
        player.laid = Some(Arc::new(laid.clone()));
        laid
    }

    fn end_when_all_have_laid(&mut self, events: &mut impl Sink<Event>) {
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
        events.tell(|| Event::Over { outcome: self.outcome(), why, ejected });
    }

    /// §6.1, §6.4, §7.3 The results are the points of what is left; of whoever was ejected, of all tiles.
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
