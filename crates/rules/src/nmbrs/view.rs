//! The view of one viewer. The only place that leaves secrets out.

use serde::{Deserialize, Serialize};

use super::block::{Block, Blocks, Piece};
use super::grid::{Axis, Cell, Grid};
use super::joker::Exchangeable;
use super::moves::Move;
use super::options::{Options, Table};
use super::rows::{Letter, Rows};
use super::sequence::Kind;
use super::{Knocking, Nmbrs, Phase};
use crate::game::{Outcome, Seat, Seats, Viewer};

/// Everything a viewer may know, and nothing else.
// Its text is the position: `position.rs`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    pub options: Options,
    /// Revision of the rules that the game is played under.
    pub revision: u32,
    pub viewer: Viewer,
    pub phase: Phase,
    /// §1.4 Counted from 1.
    pub round: u8,
    pub turn: Seat,
    /// §4.1 Number of blocks drawn when this turn began.
    pub drew: u8,
    /// Number of times a turn has begun or ended.
    pub moment: u32,
    pub seats: Vec<SeatView>,
    /// The blocks on the table, numbers first; cells are counted from its top left.
    pub table: Vec<LaidBlock>,
    /// §3.7 The rows in the order of their letters.
    pub rows: Vec<RowView>,
    /// §4.5 Seats that have laid a sequence in this round.
    pub have_laid: Seats,
    /// §4.2 Seats that do not draw when their next turn begins.
    pub skips: Seats,
    /// Number of blocks in the pot.
    pub pot: u8,
    /// §6.6 Blocks that nobody wanted.
    pub aside: Blocks,
    /// Number of further such blocks that nobody remembers.
    pub forgotten: u8,
    /// §2.2 Blocks drawn for the first turn.
    pub lots: Vec<Block>,
    /// §6.5
    pub youngest: Seat,
    /// §7.2 The points of the rounds that are over.
    pub sheet: Vec<Vec<u8>>,
    pub outcome: Option<Outcome>,
    /// §4.5 Whether the viewer may add blocks to rows, or has to lay a sequence first.
    pub may_add: bool,
    /// §6.2 The viewer's answers to the block given away, if the viewer is asked.
    pub offers: Vec<Move>,
    /// §5.3 The viewer's numbers that jokers on the table stand for.
    pub exchanges: Vec<Exchangeable>,
}

/// A player as the viewer knows them.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
    pub count: u8,
    /// The viewer's own blocks; `None` for everybody else.
    pub hand: Option<Blocks>,
    /// §6.2 Those that everybody knows to be among them.
    pub known: Blocks,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LaidBlock {
    pub piece: Piece,
    pub cell: Cell,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RowView {
    pub letter: Letter,
    pub line: Axis,
    pub blocks: Vec<Block>,
    /// The kind of sequence it is.
    pub kind: Option<Kind>,
}

pub(super) fn view(game: &Nmbrs, viewer: Viewer) -> View {
    let seat_view = |seat: Seat| {
        let hand = game.hands[seat.index()];
        let own = (viewer == Viewer::Seat(seat)).then_some(hand);
        SeatView { count: hand.len(), hand: own, known: game.known[seat.index()] }
    };
    View {
        options: game.table.options.clone(),
        revision: game.table.revision,
        viewer,
        phase: game.phase,
        round: game.round,
        turn: game.turn,
        drew: game.drew,
        moment: game.moment,
        seats: game.everyone().map(seat_view).collect(),
        table: laid_blocks(&game.grid),
        rows: row_views(&game.table, &game.grid, &game.rows),
        have_laid: game.have_laid,
        skips: game.skips,
        pot: game.pot_size(),
        aside: game.aside,
        forgotten: game.forgotten.len(),
        lots: game.lots.to_vec(),
        youngest: game.youngest,
        sheet: game.sheet.iter().map(|round| round.to_vec()).collect(),
        outcome: (game.phase == Phase::Over).then(|| game.outcome()),
        may_add: may_add(&game.table.options, game.have_laid, viewer),
        offers: offers(game.phase, viewer),
        exchanges: viewer.seat().map_or_else(Vec::new, |seat| game.grid.exchangeable(game.hands[seat.index()])),
    }
}

/// §4.5
pub(super) fn may_add(options: &Options, have_laid: Seats, viewer: Viewer) -> bool {
    viewer.seat().is_some_and(|seat| !options.lay_first || have_laid.contains(seat))
}

/// §6.2 Returns the answers of a seat that may knock.
pub(super) fn offers(phase: Phase, viewer: Viewer) -> Vec<Move> {
    match (phase, viewer) {
        (Phase::Knock(Knocking { block, asked, .. }), Viewer::Seat(seat)) if asked.contains(seat) => {
            vec![Move::Knock(block), Move::LetGo]
        }
        _ => Vec::new(),
    }
}

pub fn laid_blocks(grid: &Grid) -> Vec<LaidBlock> {
    grid.pieces().map(|(piece, cell)| LaidBlock { piece, cell }).collect()
}

pub(super) fn row_views(table: &Table, grid: &Grid, rows: &Rows) -> Vec<RowView> {
    let row = |letter| {
        let (line, block) = rows.find(letter).expect("a letter in use has a row");
        let run = grid.run(block, line);
        RowView { letter, line, kind: table.judge(grid, &run).ok(), blocks: run.to_vec() }
    };
    rows.letters().map(row).collect()
}

impl View {
    /// Returns the viewer's own blocks.
    pub fn own_hand(&self) -> Blocks {
        match self.viewer {
            Viewer::Seat(seat) => self.seats.get(seat.index()).and_then(|seat| seat.hand).unwrap_or_default(),
            Viewer::Watcher => Blocks::NONE,
        }
    }
}
