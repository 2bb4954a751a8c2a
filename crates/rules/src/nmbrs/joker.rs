//! §5 Jokers: the numbers they stand for, and their exchange.

use serde::{Deserialize, Serialize};

use super::block::{Block, Blocks, Piece};
use super::grid::Grid;
use super::illegal::Illegal;
use super::lay::TurnSoFar;

/// A number in the hand, and the joker on the table that stands for it.
pub(super) struct Exchange {
    piece: Piece,
    joker: Block,
}

/// A number in a hand that a joker on the table stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Exchangeable {
    pub block: Block,
    pub joker: Block,
}

impl Grid {
    /// §5.3 Returns the numbers of a hand that can be exchanged for a joker, once their player may add blocks (§4.5).
    pub(super) fn exchangeable(&self, hand: Blocks) -> Vec<Exchangeable> {
        let jokers = self.blocks().jokers().iter();
        let pairs = jokers.filter_map(|joker| Some(Exchangeable { block: Block::number(self.value(joker))?, joker }));
        pairs.filter(|pair| hand.contains(pair.block)).collect()
    }
}

impl TurnSoFar<'_> {
    /// §5.1 Checks that a joker stands for a number that this table allows.
    pub(super) fn check_joker(&self, piece: Piece) -> Result<(), Illegal> {
        let most = self.table.highest_joker;
        if piece.block.is_joker() && piece.value > most {
            return Err(Illegal::JokerTooHigh { joker: piece.block, value: piece.value, most });
        }
        Ok(())
    }

    /// §5.3 Checks that a number in the hand can be exchanged for the joker on the table that stands for it.
    pub(super) fn check_exchange(&self, block: Block, joker: Block) -> Result<Exchange, Illegal> {
        self.check_not_first()?;
        if !self.hand.contains(block) {
            return Err(Illegal::NotHeld { block });
        }
        let piece = Piece::of(block).ok_or(Illegal::NotANumber { block })?;
        if !joker.is_joker() {
            return Err(Illegal::NotAJoker { block: joker });
        }
        self.on_table(joker)?;
        let value = self.grid.value(joker);
        if value != piece.value {
            return Err(Illegal::JokerStandsFor { joker, value, block });
        }
        Ok(Exchange { piece, joker })
    }

    /// §5.3
    pub(super) fn apply_exchange(&mut self, Exchange { piece, joker }: Exchange) {
        let cell = self.grid.lift(joker);
        self.put(piece, cell);
        self.laid.retain(|laid| *laid != joker);
        self.changed = self.changed.without(joker);
        self.hand = self.hand.with(joker);
        self.picked_up = self.picked_up.with(joker);
        self.exchanged.push((joker, piece.block));
    }

    /// §5.4 Checks that every joker picked up is laid again in the same turn.
    pub(super) fn check_picked_up(&self) -> Result<(), Illegal> {
        if self.picked_up.is_empty() { Ok(()) } else { Err(Illegal::JokersKept { jokers: self.picked_up }) }
    }
}
