//! §3.1 Runs: blocks that touch one another in one line, from the first to the last.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::block::{Block, Blocks, MAX_BLOCKS, Piece};
use super::grid::{Axis, Grid};
use super::options::{Options, Table};
use super::sequence::{Kind, Kinds, NotASequence};

pub type Run = ArrayVec<Block, MAX_BLOCKS>;

/// A run that is not a sequence, and why.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WrongRun {
    pub pieces: Vec<Piece>,
    pub line: Axis,
    pub why: NotASequence,
    /// §3.8 A block that the blocks laid ran into, and that cannot make room because it is of the same island.
    pub meets: Option<Block>,
}

impl Grid {
    /// Returns the run in this line that contains a block: at least the block itself.
    pub fn run(&self, block: Block, line: Axis) -> Run {
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

    /// Calls `each` once for every run of two or more blocks that contains at least one of these.
    pub fn runs_with<E>(&self, blocks: Blocks, mut each: impl FnMut(Axis, &[Block]) -> Result<(), E>) -> Result<(), E> {
        for line in Axis::BOTH {
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

    /// §3.1 Finds a block among these that touches no other.
    pub(super) fn alone(&self, blocks: Blocks) -> Option<Block> {
        use super::grid::Side;
        blocks.iter().find(|block| Side::ALL.into_iter().all(|side| self.neighbour(*block, side).is_none()))
    }

    /// Returns the wrong runs that contain any of these blocks.
    pub fn wrong_runs(&self, table: &Table, blocks: Blocks) -> Vec<WrongRun> {
        let mut wrong = Vec::new();
        let judged: Result<(), std::convert::Infallible> = self.runs_with(blocks, |line, run| {
            if let Err(why) = table.judge(self, run) {
                wrong.push(WrongRun {
                    pieces: run.iter().map(|block| self.piece(*block)).collect(),
                    line,
                    why,
                    meets: None,
                });
            }
            Ok(())
        });
        let Ok(()) = judged;
        wrong
    }
}

impl Table {
    /// §3, §5.5
    pub fn judge(&self, grid: &Grid, run: &[Block]) -> Result<Kind, NotASequence> {
        let numbers: ArrayVec<u8, MAX_BLOCKS> = run.iter().map(|block| grid.value(*block)).collect();
        judge(&self.kinds, self.options.jokers_in_a_row, &numbers, run.iter().copied())
    }
}

/// §3, §5.5 Returns the kind of sequence that a row is at a table with these options, or why it is not one.
pub fn judge_row(options: &Options, pieces: &[Piece]) -> Result<Kind, NotASequence> {
    let numbers: Vec<u8> = pieces.iter().map(|piece| piece.value).collect();
    judge(&Kinds::of(options), options.jokers_in_a_row, &numbers, pieces.iter().map(|piece| piece.block))
}

fn judge(kinds: &Kinds, most: u8, numbers: &[u8], run: impl Iterator<Item = Block>) -> Result<Kind, NotASequence> {
    let kind = kinds.judge(numbers)?;
    let jokers = u8::try_from(run.filter(|block| block.is_joker()).count()).unwrap_or(u8::MAX);
    if jokers > most { Err(NotASequence::TooManyJokers { jokers, most }) } else { Ok(kind) }
}
