//! §4–§6 The moves of a player.

use super::block::{Block, MAX_BLOCKS, Piece};
use super::grid::{Axis, Side};

/// A player's choice. A turn is one move: the steps laid, in order, and the block given away.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Move {
    Turn(TurnMove),
    /// §6.2 `knock 35`: names the block, so that a late knock never gets another one.
    Knock(Block),
    /// §6.2
    LetGo,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TurnMove {
    pub lays: Vec<Lay>,
    /// §6.1; `None` only where the last block may be laid (§6.8).
    pub give: Option<Block>,
}

/// §4.4 One step of a turn. §4.13 There are no other ways to change the table.
///
/// Pieces are listed as they lie: from left to right, from top to bottom; for an insertion or a link from the first
/// to the second block named.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Lay {
    /// §4.12 `lay 30 40 50`, `lay 30 40 50 down`, `lay 10 20 30 with 20 below 19`
    Row { pieces: Vec<Piece>, line: Axis, at: Option<Anchor> },
    /// §4.6, §4.10 `28 above 30`, `20 24 right of 16`
    Beside { pieces: Vec<Piece>, side: Side, of: Block },
    /// §4.7 `insert 65 between 60 70`
    Insert { pieces: Vec<Piece>, between: [Block; 2] },
    /// §4.11 `link 25 between 20 30`, `link 25 between 20 30 down`
    Link { pieces: Vec<Piece>, between: [Block; 2], line: Axis },
    /// §5.3 `exchange 35 for ja`
    Exchange { block: Block, joker: Block },
}

/// The place of a row: one of its blocks lies next to a block on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Anchor {
    pub block: Block,
    pub side: Side,
    pub of: Block,
}

impl Lay {
    /// Returns the pieces laid from the hand; an exchange has none.
    pub fn pieces(&self) -> &[Piece] {
        match self {
            Lay::Row { pieces, .. }
            | Lay::Beside { pieces, .. }
            | Lay::Insert { pieces, .. }
            | Lay::Link { pieces, .. } => pieces,
            Lay::Exchange { .. } => &[],
        }
    }
}

impl Move {
    /// §6.1 Makes a turn in which nothing is laid.
    pub fn give(block: Block) -> Move {
        Move::Turn(TurnMove { lays: Vec::new(), give: Some(block) })
    }
}

/// Upper bound on steps in a turn: each lays or exchanges a block, and nobody holds more blocks.
pub const MAX_LAYS: usize = MAX_BLOCKS;
