//! §3.7 The letters that name the rows.

use std::fmt;

use super::block::{Block, Blocks, MAX_BLOCKS};
use super::grid::{Axis, Grid};

/// A letter, or two of them after Z. Counted from 0 in code.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Letter(pub(super) u8);

/// Upper bound on rows: each has three blocks, and each block is in at most two rows.
pub(super) const MAX_ROWS: u8 = 2 * MAX_BLOCKS as u8 / 3 + 1;

/// Marker of a block that is in no row.
const NONE: u8 = u8::MAX;

/// The row that each block is in, across and down.
#[derive(Clone, PartialEq)]
pub struct Rows {
    across: [u8; MAX_BLOCKS],
    down: [u8; MAX_BLOCKS],
    used: u128,
}

impl Default for Rows {
    fn default() -> Rows {
        Rows { across: [NONE; MAX_BLOCKS], down: [NONE; MAX_BLOCKS], used: 0 }
    }
}

impl fmt::Debug for Rows {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Rows({:b})", self.used)
    }
}

impl Rows {
    pub fn of(&self, block: Block, line: Axis) -> Option<Letter> {
        let name = match line {
            Axis::Across => self.across[block.index()],
            Axis::Down => self.down[block.index()],
        };
        (name != NONE).then_some(Letter(name))
    }

    fn set(&mut self, block: Block, line: Axis, name: u8) {
        match line {
            Axis::Across => self.across[block.index()] = name,
            Axis::Down => self.down[block.index()] = name,
        }
    }

    /// Returns the line of the row with this letter, and one of its blocks.
    pub fn find(&self, letter: Letter) -> Option<(Axis, Block)> {
        let place = |names: &[u8; MAX_BLOCKS]| names.iter().position(|name| *name == letter.0);
        let block = |index: usize| Block::at_index(u8::try_from(index).expect("a table has few blocks"));
        let across = place(&self.across).map(|index| (Axis::Across, block(index)));
        across.or_else(|| place(&self.down).map(|index| (Axis::Down, block(index))))
    }

    /// Returns the letters in use, in order.
    pub fn letters(&self) -> impl Iterator<Item = Letter> + use<> {
        let used = self.used;
        (0..MAX_ROWS).filter(move |name| used >> name & 1 != 0).map(Letter)
    }

    /// Gives a row this letter, and returns whether that was possible.
    pub(super) fn name(&mut self, run: &[Block], line: Axis, letter: Letter) -> bool {
        let is_free = self.used >> letter.0 & 1 == 0 && run.iter().all(|block| self.of(*block, line).is_none());
        if is_free {
            run.iter().for_each(|block| self.set(*block, line, letter.0));
            self.used |= 1 << letter.0;
        }
        is_free
    }

    /// §3.7 Updates the letters after a turn in which these blocks were laid or moved: a row that
    /// has grown keeps its letter, merged rows keep the first of theirs, and a new row gets the
    /// first letter that is free. Rows that continue old ones come first, then the new ones in the
    /// order in which their blocks were laid.
    pub fn follow(&mut self, grid: &Grid, changed: Blocks, laid: &[Block]) {
        let grown: Result<(), std::convert::Infallible> = grid.runs_with(changed, |line, run| {
            let names = run.iter().filter_map(|block| self.of(*block, line));
            let Some(first) = names.clone().min() else { return Ok(()) };
            let gone = names.filter(|name| *name != first).fold(0, |gone, name| gone | 1 << name.0);
            self.used &= !gone;
            run.iter().for_each(|block| self.set(*block, line, first.0));
            Ok(())
        });
        let Ok(()) = grown;
        for block in laid.iter().copied().chain(changed.iter()) {
            for line in Axis::BOTH {
                if self.of(block, line).is_some() {
                    continue;
                }
                let run = grid.run(block, line);
                if run.len() > 1 {
                    let name = u8::try_from(self.used.trailing_ones()).expect("a table has few rows");
                    self.name(&run, line, Letter(name));
                }
            }
        }
    }

    /// §5.3 Moves the letters of a block to the one that replaces it.
    pub fn replace(&mut self, old: Block, new: Block) {
        for line in Axis::BOTH {
            let name = self.of(old, line).map_or(NONE, |letter| letter.0);
            self.set(new, line, name);
            self.set(old, line, NONE);
        }
    }
}
