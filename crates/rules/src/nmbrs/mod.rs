//! nmbrs! blocks, by the rules in `rulebooks/nmbrs.md`: number sequences that cross on the table.
//!
//! Two to six players; the usual game and the simple version for young children (§1.5). Options and
//! defaults are listed in [`options`]. Deviations: none.
//!
//! A turn is one move ([`moves`]): the steps laid on a copy of the table (`lay.rs`), and the block
//! given away (`give_away.rs`); the runs are judged when it is finished (`turn.rs`). Then the others
//! answer: they knock or let go (`knock.rs`). Moves are judged by the table, the player's hand and the
//! options: no refusal can reveal a secret.

mod at_once;
pub mod block;
mod deal;
pub mod event;
mod give_away;
pub mod grid;
pub mod illegal;
mod insert;
mod joker;
mod knock;
pub mod lay;
mod link;
pub mod moves;
pub mod options;
mod players;
mod room;
mod round;
pub mod rows;
pub mod runs;
pub mod sequence;
mod spot;
pub mod text;
mod turn;
pub mod view;
pub mod worlds;

use std::sync::Arc;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::game::{Game, Race, Seat, Seats, Sink, Turn, Viewer};
use crate::shuffle::{Shuffle, StreamPosition};

pub use block::{Block, Blocks, Piece};
pub use deal::{BadTable, deal_order};
pub use event::{Event, MadeRoom, RowChange};
pub use grid::{Axis, Cell, Grid, Side};
pub use illegal::Illegal;
pub use joker::Exchangeable;
pub use moves::{Lay, Move, TurnMove};
pub use options::Options;
pub use players::{MAX_PLAYERS, MIN_PLAYERS};
pub use rows::Letter;
pub use runs::{WrongRun, judge_row};
pub use sequence::{Kind, NotASequence};
pub use turn::DRAWN;
pub use view::{RowView, SeatView, View};
pub use worlds::imagine::BadPosition;

use block::MAX_BLOCKS;
use options::Table;
use rows::Rows;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Phase {
    /// §4 The player whose turn it is lays and gives away.
    Turn,
    /// §6.2 A block is given away.
    Knock(Knocking),
    Over,
}

/// §6.2 The answers while a block is given away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Knocking {
    pub block: Block,
    /// Seats that must answer now.
    pub asked: Seats,
    /// §6.5 Seats asked once the youngest has let it go.
    pub then: Seats,
    /// §6.4 Seat that has knocked and waits for those who come first.
    pub knocked: Option<Seat>,
}

/// A whole game with all its secrets.
#[derive(Clone, PartialEq, Debug)]
pub struct Nmbrs {
    table: Arc<Table>,
    seats: u8,
    phase: Phase,
    /// §1.4 Counted from 1.
    round: u8,
    /// The seat whose turn it is, or was when the block being given away was laid open.
    turn: Seat,
    /// §4.1 Number of blocks drawn when this turn began.
    drew: u8,
    /// Number of times a turn has begun or ended: the things that moves refer to change only then.
    moment: u32,
    grid: Grid,
    rows: Rows,
    hands: [Blocks; MAX_PLAYERS as usize],
    /// §6.2 Blocks that everybody knows to be in a hand: those that were knocked for.
    known: [Blocks; MAX_PLAYERS as usize],
    /// §4.5 Seats that have laid a sequence in this round.
    have_laid: Seats,
    /// §4.2 Seats that do not draw when their next turn begins.
    skips: Seats,
    /// Blocks face down; the last one is drawn next.
    pot: ArrayVec<Block, MAX_BLOCKS>,
    /// §6.6 Blocks that nobody wanted; their numbers are public.
    aside: Blocks,
    /// Further blocks put aside, if a position does not say which they are.
    forgotten: Blocks,
    /// §2.2 Blocks drawn for the first turn.
    lots: ArrayVec<Block, { MAX_PLAYERS as usize }>,
    /// §6.5
    youngest: Seat,
    /// §7.2 The points of the rounds that are over.
    sheet: Arc<Vec<ArrayVec<u8, { MAX_PLAYERS as usize }>>>,
    /// §7.3 Random stream that mixes the blocks for later rounds.
    stream: StreamPosition,
}

impl Game for Nmbrs {
    type Options = Options;
    type Move = Move;
    type Event = Event;
    type Illegal = Illegal;
    type View = View;
    type BadTable = BadTable;
    type BadPosition = BadPosition;

    const REVISION: u32 = 2;

    fn deal(options: &Options, seats: u8, shuffle: &mut Shuffle) -> Result<Nmbrs, BadTable> {
        deal::deal(Self::REVISION, options, seats, shuffle)
    }

    fn deal_under(revision: u32, options: &Options, seats: u8, shuffle: &mut Shuffle) -> Result<Nmbrs, BadTable> {
        deal::deal(revision, options, seats, shuffle)
    }

    fn revision(&self) -> u32 {
        self.table.revision
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Turn => Turn::of(self.turn),
            Phase::Knock(knocking) => Turn::Open { must: knocking.asked, may: Seats::NONE, race: self.race(&knocking) },
            Phase::Over => Turn::Over(self.outcome()),
        }
    }

    #[inline]
    fn play(&mut self, seat: Seat, choice: &Move, events: &mut impl Sink<Event>) -> Result<(), Illegal> {
        match choice {
            Move::Turn(turn) => {
                let finished = self.check_turn(seat, turn)?;
                self.apply_turn(seat, turn, finished, events);
            }
            Move::Knock(block) => {
                let knocking = self.check_knock(seat, *block)?;
                self.apply_knock(seat, knocking, events);
            }
            Move::LetGo => {
                let knocking = self.check_let_go(seat)?;
                self.apply_let_go(seat, knocking, events);
            }
        }
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn imagine(view: &View, shuffle: &mut Shuffle) -> Result<Nmbrs, BadPosition> {
        worlds::imagine::imagine(view, shuffle)
    }

    /// A move refers to the table, the player's hand and the block given away.
    fn basis(&self, _: Seat) -> u32 {
        self.moment
    }

    fn absent(&self, seat: Seat) -> Option<Move> {
        if !self.turn().must().contains(seat) {
            return None;
        }
        match self.phase {
            Phase::Knock(_) => Some(Move::LetGo),
            _ => self.plainest_gift(seat).map(Move::give),
        }
    }

    #[inline]
    fn random_move(&self, seat: Seat, shuffle: &mut Shuffle) -> Move {
        worlds::random::random_move(self, seat, shuffle)
    }
}

impl Nmbrs {
    fn everyone(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats).map(Seat)
    }

    fn pot_size(&self) -> u8 {
        u8::try_from(self.pot.len()).expect("a pot is small")
    }

    /// §6.2 Returns the race for the block given away, if being first counts.
    fn race(&self, knocking: &Knocking) -> Option<Race> {
        let is_race = self.table.options.knock == options::Knock::First && knocking.then.is_empty();
        is_race.then_some(Race(self.moment))
    }

    /// Returns the block that the table gives away for an absent player: the highest number, so that jokers are kept.
    fn plainest_gift(&self, seat: Seat) -> Option<Block> {
        let hand = self.hands[seat.index()];
        hand.iter().filter(|block| !block.is_joker()).last().or_else(|| hand.iter().next())
    }
}
