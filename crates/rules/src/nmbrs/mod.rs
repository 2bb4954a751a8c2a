//! nmbrs! blocks, as `rulebooks/nmbrs.md` has it: number sequences that cross on the table.
//!
//! Two to six players; the usual game and the simple version for young children (§1.5). Options and
//! defaults are listed in [`options`]. Deviations: none.
//!
//! A turn is one move ([`moves`]): what is laid, step by step on a draft of the table (`lay.rs`), and
//! what is given away; the runs are judged when it is finished (`turn.rs`). Then the others answer,
//! knock or let go (`knock.rs`). Moves are judged by the table, the own hand and the options: no
//! refusal can tell a secret.

pub mod block;
mod deal;
pub mod event;
pub mod fit;
pub mod grid;
pub mod illegal;
mod imagine;
mod knock;
pub mod lawful;
mod lay;
pub mod loose;
pub mod moves;
pub mod options;
pub mod position;
mod random;
mod round;
pub mod rows;
pub mod runs;
pub mod sequence;
mod spot;
mod turn;
pub mod view;
pub mod work;

use std::sync::Arc;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::game::{BadTable, Game, Race, Seat, Seats, Sink, Turn, Viewer};
use crate::shuffle::{Place, Shuffle};

pub use block::{Block, Blocks, Piece};
pub use deal::order_of_pack;
pub use event::{Event, RowChange};
pub use fit::{How, Target, Way};
pub use grid::{Cell, Grid, Line, Side};
pub use illegal::Illegal;
pub use imagine::BadPosition;
pub use moves::{Lay, Move, TurnMove};
pub use options::Options;
pub use rows::Letter;
pub use runs::{WrongRun, judge_row};
pub use sequence::{Kind, WhyNot};
pub use view::{RowView, SeatView, View};
pub use work::{Sketch, Work, Worked, work};

use block::MOST_BLOCKS;
use options::Table;
use rows::Rows;

/// §1.1
pub const LEAST_PLAYERS: u8 = 2;
pub const MOST_PLAYERS: u8 = 6;

/// §4.1
pub const DRAWN: u8 = 2;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Phase {
    /// §4 Whoever's turn it is lays and gives away.
    Turn,
    /// §6.2 A block is given away.
    Knock(Knocking),
    Over,
}

/// §6.2 Who answers, while a block is given away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Knocking {
    pub block: Block,
    /// Who must answer now.
    pub asked: Seats,
    /// §6.5 Who is asked once the youngest has let it go.
    pub then: Seats,
    /// §6.4 Who has knocked and waits for those who come first.
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
    /// Whose turn it is, or was when the block that is given away was laid open.
    turn: Seat,
    /// §4.1 How many blocks were drawn when this turn began.
    drew: u8,
    /// How often a turn has begun or ended: what moves refer to changes only then.
    moment: u32,
    grid: Grid,
    rows: Rows,
    hands: [Blocks; MOST_PLAYERS as usize],
    /// §6.2 What everybody knows to be in a hand: blocks that were knocked for.
    known: [Blocks; MOST_PLAYERS as usize],
    /// §4.5 Who has laid a sequence in this round.
    have_laid: Seats,
    /// §4.2 Who does not draw when their next turn begins.
    skips: Seats,
    /// Face down; the last one is drawn next.
    pot: ArrayVec<Block, MOST_BLOCKS>,
    /// §6.6 What nobody wanted; everybody heard the number.
    aside: Blocks,
    /// The same, where a position does not remember which blocks they are.
    forgotten: Blocks,
    /// §2.2 What was drawn for the first turn.
    lots: ArrayVec<Block, { MOST_PLAYERS as usize }>,
    /// §6.5
    youngest: Seat,
    /// §7.2 The points of the rounds that are over.
    sheet: Arc<Vec<ArrayVec<u8, { MOST_PLAYERS as usize }>>>,
    /// §7.3 What later rounds are mixed by.
    stream: Place,
}

impl Game for Nmbrs {
    type Options = Options;
    type Move = Move;
    type Event = Event;
    type Illegal = Illegal;
    type View = View;
    type BadPosition = BadPosition;

    const REVISION: u32 = 1;

    fn deal(options: &Options, seats: u8, shuffle: &mut Shuffle) -> Result<Nmbrs, BadTable> {
        deal::deal(options, seats, shuffle)
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
            Move::Turn(turn) => self.take_turn(seat, turn, events),
            Move::Knock(block) => self.knock(seat, *block, events),
            Move::LetGo => self.let_go(seat, events),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn imagine(view: &View, shuffle: &mut Shuffle) -> Result<Nmbrs, BadPosition> {
        imagine::imagine(view, shuffle)
    }

    /// A move refers to the table, the own hand and the block that is given away.
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
        random::random_move(self, seat, shuffle)
    }
}

impl Nmbrs {
    fn everyone(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats).map(Seat)
    }

    fn pot_size(&self) -> u8 {
        u8::try_from(self.pot.len()).expect("a pot is small")
    }

    /// §6.2 Names the moment that a knock answers, where being first counts.
    fn race(&self, knocking: &Knocking) -> Option<Race> {
        let is_race = self.table.options.knock == options::Knock::First && knocking.then.is_empty();
        is_race.then_some(Race(self.moment))
    }

    /// The highest number, so that jokers stay.
    fn plainest_gift(&self, seat: Seat) -> Option<Block> {
        let hand = self.hands[seat.index()];
        hand.iter().filter(|block| !block.is_joker()).last().or_else(|| hand.iter().next())
    }
}
