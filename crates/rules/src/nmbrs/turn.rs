//! §4 A turn: how it begins, and the single move with all that is laid and the block given away.

use arrayvec::ArrayVec;

use super::block::{Block, Blocks, MAX_BLOCKS};
use super::event::{Event, MadeRoom, RowChange};
use super::give_away::GiveAway;
use super::grid::{Axis, Grid};
use super::illegal::Illegal;
use super::lay::TurnSoFar;
use super::moves::TurnMove;
use super::room::{Push, Pushes, seen};
use super::rows::{Letter, Rows};
use super::{Nmbrs, Phase};
use crate::game::{Seat, Sink};

/// §4.1 Number of blocks taken from the pot at the start of a turn.
pub const DRAWN: u8 = 2;

/// A turn that has been checked, ready to be applied.
pub(super) struct Finished {
    /// `None` where nothing is laid, as in most turns.
    laid: Option<Laid>,
    give_away: GiveAway,
}

/// The table and the hand after everything is laid.
struct Laid {
    grid: Grid,
    hand: Blocks,
    blocks: ArrayVec<Block, MAX_BLOCKS>,
    changed: Blocks,
    exchanged: ArrayVec<(Block, Block), MAX_BLOCKS>,
    pushes: Pushes,
    has_laid: bool,
}

impl Nmbrs {
    /// §4.1–§4.3 Begins a turn with two blocks from the pot, or as many as it has.
    pub(super) fn begin_turn(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        self.phase = Phase::Turn;
        self.turn = seat;
        self.moment += 1;
        let skips = self.skips.contains(seat);
        self.skips = self.skips.without(seat);
        self.drew = 0;
        while !skips && self.drew < DRAWN && self.draw(seat) {
            self.drew += 1;
        }
        events.emit(|| Event::Turn { seat, drew: self.drew, pot: self.pot_size() });
    }

    /// §2.5 Returns the next player, clockwise.
    #[inline]
    pub(super) fn next_player(&self, seat: Seat) -> Seat {
        seat.left(self.seats)
    }

    fn check_time(&self, seat: Seat) -> Result<(), Illegal> {
        if seat.0 >= self.seats {
            return Err(Illegal::NoSuchSeat);
        }
        match self.phase {
            Phase::Over => Err(Illegal::Over),
            Phase::Knock(knocking) => Err(Illegal::AnswersFirst { block: knocking.block }),
            Phase::Turn if self.turn != seat => Err(Illegal::NotYourTurn { turn: self.turn }),
            Phase::Turn => Ok(()),
        }
    }

    /// §4.4 Checks a turn. The table is judged once everything is laid.
    #[inline]
    pub(super) fn check_turn(&self, seat: Seat, turn: &TurnMove) -> Result<Finished, Illegal> {
        self.check_time(seat)?;
        if turn.lays.is_empty() {
            let give_away = self.check_give_away(self.hands[seat.index()], turn.give);
            let give_away = give_away.map_err(|why| why.with_table(&self.grid))?;
            return Ok(Finished { laid: None, give_away });
        }
        let mut so_far = self.turn_so_far(seat);
        so_far.lay_all(&turn.lays).map_err(|(_, why)| why)?;
        so_far.check_finished()?;
        let give_away = self.check_give_away(so_far.hand, turn.give).map_err(|why| why.with_table(&so_far.grid))?;
        let TurnSoFar { mut grid, hand, laid: blocks, changed, exchanged, pushes, has_laid, .. } = so_far;
        grid.settle();
        // §4.5 If no sequence has to come first, laying anything counts as having laid one.
        let has_laid = has_laid || !self.table.options.lay_first;
        Ok(Finished { laid: Some(Laid { grid, hand, blocks, changed, exchanged, pushes, has_laid }), give_away })
    }

    pub(super) fn turn_so_far(&self, seat: Seat) -> TurnSoFar<'_> {
        TurnSoFar::new(&self.table, &self.grid, self.hands[seat.index()], self.have_laid.contains(seat))
    }

    /// §4.4, §6.1
    pub(super) fn apply_turn(
        &mut self,
        seat: Seat,
        turn: &TurnMove,
        finished: Finished,
        events: &mut impl Sink<Event>,
    ) {
        if let Some(Laid { grid, hand, blocks, changed, exchanged, pushes, has_laid }) = finished.laid {
            self.grid = grid;
            self.hands[seat.index()] = hand;
            for (joker, block) in exchanged {
                self.rows.replace(joker, block);
            }
            let before = self.rows.clone();
            self.rows.follow(&self.grid, changed, &blocks);
            if has_laid {
                self.have_laid = self.have_laid.with(seat);
            }
            events.emit(|| {
                let rows = row_changes(&self.grid, &before, &self.rows, &blocks);
                Event::Laid { seat, lays: turn.lays.clone(), rows }
            });
            let laid: Blocks = blocks.iter().copied().collect();
            if seen(&pushes, &self.grid, laid).next().is_some() {
                events.emit(|| {
                    let islands = seen(&pushes, &self.grid, laid).map(|(push, island)| self.made_room(push, island));
                    Event::MadeRoom { islands: islands.collect() }
                });
            }
        }
        self.apply_give_away(seat, finished.give_away, events);
    }
}

impl Nmbrs {
    /// §3.8 Names the rows of an island that was pushed.
    fn made_room(&self, push: Push, blocks: Blocks) -> MadeRoom {
        let letters = blocks.iter().flat_map(|block| Axis::BOTH.map(|line| self.rows.of(block, line)));
        let mut rows: Vec<Letter> = letters.flatten().collect();
        rows.sort();
        rows.dedup();
        MadeRoom { rows, blocks, side: push.side, by: push.by }
    }
}

/// Returns each row with a block that was laid, in the order of the letters.
fn row_changes(grid: &Grid, before: &Rows, after: &Rows, laid: &[Block]) -> Vec<RowChange> {
    let mut changes: Vec<RowChange> = Vec::new();
    for (block, line) in laid.iter().flat_map(|block| Axis::BOTH.map(|line| (*block, line))) {
        let Some(letter) = after.of(block, line) else { continue };
        if changes.iter().any(|change| change.letter == letter) {
            continue;
        }
        let run = grid.run(block, line);
        changes.push(RowChange {
            letter,
            line,
            pieces: run.iter().map(|block| grid.piece(*block)).collect(),
            added: run.iter().copied().filter(|block| laid.contains(block)).collect(),
            // Its letter may come from a row that merged with another.
            is_new: run.iter().all(|block| before.of(*block, line).is_none()),
        });
    }
    changes.sort_by_key(|change| change.letter);
    changes
}
