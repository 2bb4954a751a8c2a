//! §5.3, §5.4 Game over.

use std::sync::Arc;

use super::done::DRAWN_AFTER_DONE;
use super::event::{EndReason, Event};
use super::grid::Grid;
use super::illegal::Illegal;
use super::judge::{Judged, judge};
use super::{Known, Laid, Numenko, Phase};
use crate::game::{Seat, Sink};

/// Effect of a legal "game over": the grid holds all of its player's tiles.
pub(super) enum GameOver {
    /// §5.3 The player has won.
    Right(Laid),
    /// §5.4 The others decide.
    Wrong(Judged),
    /// §5.7 The others look at it.
    Shown,
}

impl Numenko {
    /// §5.3
    pub(super) fn check_game_over(&self, seat: Seat, grid: &Grid) -> Result<GameOver, Illegal> {
        self.may_play(seat)?;
        let pot = self.pot_size();
        if !self.pot_is_short(DRAWN_AFTER_DONE) {
            return Err(Illegal::PotNotShort { pot });
        }
        self.check_last_grid(seat, grid)
    }

    /// §5.3, §5.4 Checks the last grid. A wrong one is accepted where the table trusts its players; §5.7 where the
    /// others check it, nobody judges it yet.
    pub(super) fn check_last_grid(&self, seat: Seat, grid: &Grid) -> Result<GameOver, Illegal> {
        self.has_laid_all(seat, grid)?;
        if self.others_check(seat) {
            return Ok(GameOver::Shown);
        }
        let judged = judge(grid, &self.options);
        match judged.check(grid, &self.options) {
            Ok(()) => Ok(GameOver::Right(self.count(seat, grid, &judged))),
            Err(why) if self.options.check_done => Err(why),
            Err(_) => Ok(GameOver::Wrong(judged)),
        }
    }

    /// §5.3, §5.4
    pub(super) fn apply_game_over(
        &mut self,
        seat: Seat,
        grid: &Grid,
        game_over: GameOver,
        events: &mut impl Sink<Event>,
    ) {
        let player = &mut self.players[seat.index()];
        player.grid = Some(Arc::new(grid.clone()));
        player.known = Known { tiles: grid.tiles(), swops_since: 0 };
        match game_over {
            GameOver::Right(laid) => {
                events.emit(|| Event::GameOver { seat, grid: grid.clone() });
                self.winner = Some(seat);
                self.show(seat, laid);
                self.end_play(EndReason::GameOver, events);
            }
            GameOver::Shown => self.let_others_check(seat, grid, events),
            GameOver::Wrong(judged) => self.let_others_decide(seat, grid, &judged, events),
        }
    }

    /// §5.4 Lets the others decide about a wrong grid; §7.3 a player alone has nobody to decide.
    fn let_others_decide(&mut self, seat: Seat, grid: &Grid, judged: &Judged, events: &mut impl Sink<Event>) {
        let voters = self.voters(seat);
        events.emit(|| Event::Wrong {
            seat,
            grid: grid.clone(),
            sums: judged.sums.iter().filter(|sum| !sum.is_true()).cloned().collect(),
            groups: judged.groups(),
            voters,
        });
        if voters.is_empty() {
            self.end_play(EndReason::Vote, events);
        } else {
            self.begin(Phase::Vote { accused: seat });
        }
    }
}
