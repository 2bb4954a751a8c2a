//! The worth of a block in the hand.

use reckon_rules::nmbrs::{Block, Blocks, Options, View};

use super::triples::{Triple, Triples};

/// Worth of blocks, given the blocks that can still be drawn.
pub(super) struct Worth<'a> {
    triples: &'a Triples,
    /// Blocks that nobody can draw any more.
    gone: Blocks,
    blocks: Blocks,
}

impl<'a> Worth<'a> {
    pub fn new(view: &View, options: &Options, triples: &'a Triples) -> Worth<'a> {
        let laid = view.table.iter().map(|laid| laid.piece.block);
        Worth { triples, gone: laid.fold(view.aside, Blocks::with), blocks: options.blocks() }
    }

    /// Adds up the triples that contain this block: a complete one counts 12, and one that lacks a single block counts
    /// 2 if that block can still be drawn.
    pub fn of(&self, block: Block, hand: Blocks) -> u32 {
        let Some(face) = block.face() else { return u32::MAX };
        self.triples.with(face).iter().map(|triple| self.promise(triple, face, hand)).sum()
    }

    fn promise(&self, triple: &Triple, but: u8, hand: Blocks) -> u32 {
        let mut held = 0;
        for number in triple.iter().filter(|number| **number != but) {
            let Some(block) = Block::number(*number).filter(|block| self.blocks.contains(*block)) else { return 0 };
            if hand.contains(block) {
                held += 1;
            } else if self.gone.contains(block) {
                return 0;
            }
        }
        match held {
            0 => 0,
            1 => 2,
            _ => 12,
        }
    }

    /// Returns the block least worth keeping: a joker only if nothing else is left; among equals, the highest number.
    pub fn least(&self, hand: Blocks) -> Option<Block> {
        hand.iter().min_by_key(|block| (self.of(*block, hand), std::cmp::Reverse(*block)))
    }

    /// Returns the worth of a whole hand, not counting jokers.
    pub fn of_all(&self, hand: Blocks) -> u32 {
        hand.iter().filter(|block| !block.is_joker()).map(|block| self.of(block, hand)).sum()
    }
}
