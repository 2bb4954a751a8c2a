//! §4.11 Linking: blocks laid between two rows join them.

use super::block::{Block, Blocks, Piece};
use super::grid::{Axis, Grid, Side};
use super::illegal::Illegal;
use super::lay::{InLine, TurnSoFar, distance};

/// Blocks that fit between two others.
pub(super) struct Link<'b> {
    row: InLine<'b>,
    /// The grid after one island was pushed towards the other, and that island; `None` if both stay in place.
    pushed: Option<(Grid, Blocks)>,
}

impl TurnSoFar<'_> {
    /// §4.11 Checks a link. Two blocks in line with just enough room between them stay in place; otherwise one of their
    /// islands is pushed towards the other.
    pub(super) fn check_link<'b>(
        &self,
        pieces: &'b [Piece],
        between: [Block; 2],
        line: Axis,
    ) -> Result<Link<'b>, Illegal> {
        self.check_not_first()?;
        self.check_hand(pieces)?;
        let [from, to] = between;
        let (towards, apart) = (line.forward(), distance(pieces.len() + 1));
        let cells = [self.on_table(from)?, self.on_table(to)?];
        let is_in_line = cells[0].beside(towards, apart) == cells[1];
        let pushed = if is_in_line { None } else { Some(self.pushed_together(between, line, apart)?) };
        let grid = pushed.as_ref().map_or(&self.grid, |(grid, _)| grid);
        let row = InLine { pieces, first: grid.place(from).beside(towards, 1), towards };
        let row = row.check_free(grid, true).map_err(|why| match why {
            Illegal::Taken { block, by, .. } => Illegal::NoRoomToLink { blocks: between, moved: block, there: by },
            why => why,
        })?;
        Ok(Link { row, pushed })
    }

    /// §4.11 Pushes one of two islands towards the other so that these blocks are this far apart: the second or, if
    /// there is no room for it, the first. Returns the grid and the island that was pushed.
    fn pushed_together(&self, between: [Block; 2], line: Axis, apart: i16) -> Result<(Grid, Blocks), Illegal> {
        if !self.table.options.push_to_link {
            return Err(Illegal::NotInLine { blocks: between });
        }
        let [from, to] = between;
        let islands = between.map(|block| self.grid.island_of(block));
        if islands[0].contains(to) {
            return Err(Illegal::CannotLink { blocks: between });
        }
        let towards = line.forward();
        let mut grid = self.grid.clone();
        let second = grid.push_to(islands[1], to, self.grid.place(from).beside(towards, apart));
        let is_free = |grid: &Grid| (1..apart).all(|step| grid.at(grid.place(from).beside(towards, step)).is_none());
        if second.is_ok() && is_free(&grid) {
            return Ok((grid, islands[1]));
        }
        grid = self.grid.clone();
        let first = grid.push_to(islands[0], from, self.grid.place(to).beside(towards.opposite(), apart));
        match first {
            Ok(()) => Ok((grid, islands[0])),
            Err(clash) => {
                let [moved, there] = second.err().unwrap_or(clash);
                Err(Illegal::NoRoomToLink { blocks: between, moved, there })
            }
        }
    }

    /// §4.11 Returns whether a step only joins: its single block was laid earlier in this turn.
    pub(super) fn is_laid_already(&self, pieces: &[Piece]) -> bool {
        let [piece] = pieces else { return false };
        let is_same = self.grid.contains(piece.block) && self.grid.value(piece.block) == piece.value;
        is_same && self.laid.contains(&piece.block) && self.table.makes_room()
    }

    /// §4.11 Checks that a block laid in this turn, at the end of one row, can also be the end of a row of another island,
    /// which is pushed to it.
    pub(super) fn check_join(&self, block: Block, side: Side, of: Block) -> Result<(Grid, Blocks), Illegal> {
        self.check_not_first()?;
        self.on_table(of)?;
        let blocks = [of, block];
        let island = self.grid.island_of(of);
        if island.contains(block) {
            return Err(Illegal::NotHeld { block });
        }
        if !self.table.options.push_to_link {
            return Err(Illegal::NotInLine { blocks });
        }
        let mut grid = self.grid.clone();
        let beside = self.grid.place(block).beside(side.opposite(), 1);
        let pushed = grid.push_to(island, of, beside);
        pushed.map_err(|[moved, there]| Illegal::NoRoomToLink { blocks, moved, there })?;
        Ok((grid, island))
    }

    /// §4.11
    pub(super) fn apply_join(&mut self, (grid, moved): (Grid, Blocks)) {
        self.grid = grid;
        self.changed = self.changed.or(moved);
    }

    /// §4.11
    pub(super) fn apply_link(&mut self, link: Link<'_>) {
        if let Some((grid, moved)) = link.pushed {
            self.grid = grid;
            self.changed = self.changed.or(moved);
        }
        self.put_all(link.row);
    }
}
