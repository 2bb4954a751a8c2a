//! Public facts, in the order in which they happen.

use serde::{Deserialize, Serialize};

use super::block::{Block, Blocks, Piece};
use super::grid::{Axis, Side};
use super::moves::Lay;
use super::rows::Letter;
use crate::game::{Outcome, Seat, Seats};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Event {
    /// §4.4 The steps laid, in order, and every row that is now new or longer.
    Laid { seat: Seat, lays: Vec<Lay>, rows: Vec<RowChange> },
    /// §3.8 Islands that were in the way of what was laid were pushed aside, in this order.
    MadeRoom { islands: Vec<MadeRoom> },
    /// §6.1 The `asked` seats can knock for it; none where the pot is empty (§6.7).
    Gave { seat: Seat, block: Block, asked: Seats },
    /// §6.4, §6.5 Others come first; if they let it go, this seat gets it.
    Knocked { seat: Seat, block: Block },
    /// §6.2 The seat gets the block, and `drew` more from the pot.
    Took { seat: Seat, block: Block, drew: u8, pot: u8 },
    /// §6.2
    LetGo { seat: Seat, block: Block },
    /// §6.5 The youngest does not want it: the `asked` seats can knock now.
    Open { block: Block, asked: Seats },
    /// §6.6 Nobody wants it.
    Aside { block: Block },
    /// §4.1–§4.3 A turn begins with `drew` new blocks.
    Turn { seat: Seat, drew: u8, pot: u8 },
    /// §7.1, §7.2 The blocks left to everybody, and their points, if counted (§7.5).
    RoundOver { winner: Seat, round: u8, left: Vec<Blocks>, points: Vec<u8>, totals: Vec<u16> },
    /// §7.3
    RoundBegins { round: u8, starter: Seat },
    /// §7.4, §7.5
    Over { outcome: Outcome },
}

/// An island that made room, and the letters of its rows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MadeRoom {
    pub rows: Vec<Letter>,
    pub blocks: Blocks,
    pub side: Side,
    /// Number of cells.
    pub by: u8,
}

/// A row that is new or has grown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RowChange {
    pub letter: Letter,
    pub line: Axis,
    /// The whole row as it is now.
    pub pieces: Vec<Piece>,
    /// The blocks that are new in the row.
    pub added: Blocks,
    pub is_new: bool,
}
