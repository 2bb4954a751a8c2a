//! §3.1 Runs: blocks that touch one another in one line, from the first to the last.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::block::{Block, Blocks, MOST_BLOCKS, Piece};
use super::grid::{Grid, Line};
use super::options::{Options, Table};
use super::sequence::{Kind, Kinds, WhyNot};

pub(super) type Run = ArrayVec<Block, MOST_BLOCKS>;

/// A run that is no sequence, and why.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WrongRun {
    pub pieces: Vec<Piece>,
    pub line: Line,
    pub why: WhyNot,
}

impl Grid {
    /// The run of this line in which a block lies: at least the block itself.
    pub(super) fn run(&self, block: Block, line: Line) -> Run {
        let mut first = block;
        while let Some(before) = self.neighbour(first, line.back()) {
            first = before;
        }
        let mut run = Run::new();
        let mut next = Some(first);
        while let Some(block) = next {
            run.push(block);
            next = self.neighbour(block, line.forward());
        }
        run
    }

    /// Each run of two or more with at least one of these blocks, once.
    pub(super) fn runs_with<E>(
        &self,
        blocks: Blocks,
        mut each: impl FnMut(Line, &[Block]) -> Result<(), E>,
    ) -> Result<(), E> {
        for line in Line::BOTH {
            let mut left = blocks;
            while let Some(block) = left.iter().next() {
                let run = self.run(block, line);
                left = run.iter().fold(left, |left, block| left.without(*block));
                if run.len() > 1 {
                    each(line, &run)?;
                }
            }
        }
        Ok(())
    }

    /// §3.1 A block among these that touches no other one.
    pub(super) fn alone(&self, blocks: Blocks) -> Option<Block> {
        use super::grid::Side;
        blocks.iter().find(|block| Side::ALL.into_iter().all(|side| self.neighbour(*block, side).is_none()))
    }

    /// The runs with any of these blocks that are wrong.
    pub(super) fn wrong_runs(&self, table: &Table, blocks: Blocks) -> Vec<WrongRun> {
        let mut wrong = Vec::new();
        let judged: Result<(), std::convert::Infallible> = self.runs_with(blocks, |line, run| {
            if let Err(why) = table.judge(self, run) {
                wrong.push(WrongRun { pieces: run.iter().map(|block| self.piece(*block)).collect(), line, why });
            }
            Ok(())
        });
        let Ok(()) = judged;
        wrong
    }
}

impl Table {
    /// §3, §5.5
    pub(super) fn judge(&self, grid: &Grid, run: &[Block]) -> Result<Kind, WhyNot> {
        let numbers: ArrayVec<u8, MOST_BLOCKS> = run.iter().map(|block| grid.value(*block)).collect();
        judge(&self.kinds, self.options.jokers_in_a_row, &numbers, run.iter().copied())
    }
}

/// §3, §5.5 Which sequence the blocks of a row are at a table with these options, or why they are none.
pub fn judge_row(options: &Options, pieces: &[Piece]) -> Result<Kind, WhyNot> {
    let numbers: Vec<u8> = pieces.iter().map(|piece| piece.value).collect();
    judge(&Kinds::of(options), options.jokers_in_a_row, &numbers, pieces.iter().map(|piece| piece.block))
}

fn judge(kinds: &Kinds, most: u8, numbers: &[u8], run: impl Iterator<Item = Block>) -> Result<Kind, WhyNot> {
    let kind = kinds.judge(numbers)?;
    let jokers = u8::try_from(run.filter(|block| block.is_joker()).count()).unwrap_or(u8::MAX);
    if jokers > most { Err(WhyNot::TooManyJokers { jokers, most }) } else { Ok(kind) }
}
