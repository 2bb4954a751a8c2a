//! §3.8 Islands make room: rows that are not connected never hinder one another.

use arrayvec::ArrayVec;

use super::block::{Block, Blocks, MAX_BLOCKS};
use super::grid::{Cell, Grid, Side};
use super::insert::Steps;
use super::lay::TurnSoFar;
use super::moves::{Anchor, Lay};

/// An island that was pushed aside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Push {
    /// The block that names it: the one with the lowest number.
    pub block: Block,
    pub side: Side,
    /// Number of cells.
    pub by: u8,
}

/// Upper bound on the pushes of a turn: every island there is, or comes to be with a block laid, on two axes.
const MAX_PUSHES: usize = 2 * MAX_BLOCKS;

/// The pushes of a turn, each island once for each side.
pub type Pushes = ArrayVec<Push, MAX_PUSHES>;

/// §3.8 Sides in the order in which they are preferred where the way is equally short.
const PREFERRED: [Side; 4] = [Side::Below, Side::Left, Side::Right, Side::Above];

impl Lay {
    /// §3.8 Returns the blocks that this step names where they lie; none if it touches nothing or only takes a place over.
    fn joins(&self) -> Blocks {
        match self {
            Lay::Row { at: Some(Anchor { of, .. }), .. } => Blocks::NONE.with(*of),
            // A single block may have been laid before (§4.11).
            Lay::Beside { pieces, of, .. } if pieces.len() == 1 => Blocks::NONE.with(*of).with(pieces[0].block),
            Lay::Beside { of, .. } => Blocks::NONE.with(*of),
            Lay::Insert { between, .. } | Lay::Link { between, .. } => between.iter().copied().collect(),
            Lay::Row { at: None, .. } | Lay::Exchange { .. } => Blocks::NONE,
        }
    }
}

impl TurnSoFar<'_> {
    /// §3.8 Returns the part of the table that what is added at this block can meet: its island.
    pub fn around(&self, block: Block) -> Grid {
        if self.table.makes_room() { self.grid.only(self.grid.island_of(block)) } else { self.grid.clone() }
    }

    /// §3.8 Returns the parts of the table that do not hinder one another: the islands.
    pub fn parts(&self) -> Vec<Grid> {
        if !self.table.makes_room() {
            return vec![self.grid.clone()];
        }
        let mut left = self.grid.blocks();
        let mut parts = Vec::new();
        while let Some(block) = left.iter().next() {
            let island = self.grid.island_of(block);
            parts.push(self.grid.only(island));
            left = left.less(island);
        }
        parts
    }

    /// §3.8 Takes a step on the islands that it names, as if nothing else lay on the table; then the other islands make
    /// room. After a refusal nothing has changed.
    pub(super) fn among_its_islands<E>(
        &mut self,
        lays: &[Lay],
        at: usize,
        step: impl FnOnce(&mut Self) -> Result<Steps, E>,
    ) -> Result<Steps, E> {
        let named = lays[at].joins();
        let joined = self.grid.island(named.and(self.grid.blocks()), &[]);
        let others = self.grid.blocks().less(joined);
        if joined.is_empty() || others.is_empty() || !self.table.makes_room() {
            let steps = step(self)?;
            self.name(lays, steps);
            return Ok(steps);
        }
        let own = self.grid.only(joined);
        let whole = std::mem::replace(&mut self.grid, own);
        match step(self) {
            Ok(steps) => {
                self.name(lays, steps);
                let pushes = &mut self.pushes;
                self.grid.make_room(whole.only(others), |push| note(pushes, push));
                Ok(steps)
            }
            Err(why) => {
                self.grid = whole;
                Err(why)
            }
        }
    }

    fn name(&mut self, lays: &[Lay], steps: Steps) {
        self.named = steps.iter().fold(self.named, |named, step| named.or(lays[step].joins()));
    }

    /// §3.8 Returns each push that is still to be seen, with the island as it lies now: not if it has been joined since.
    pub fn seen_pushes(&self) -> impl Iterator<Item = (Push, Blocks)> {
        seen(&self.pushes, &self.grid, self.laid.iter().copied().collect())
    }
}

/// Returns the pushes of islands without any of the blocks laid.
pub(super) fn seen(pushes: &[Push], grid: &Grid, laid: Blocks) -> impl Iterator<Item = (Push, Blocks)> {
    let islands = pushes.iter().map(|push| (*push, grid.island_of(push.block)));
    islands.filter(move |(_, island)| island.and(laid).is_empty())
}

fn note(pushes: &mut Pushes, push: Push) {
    match pushes.iter_mut().find(|other| (other.block, other.side) == (push.block, push.side)) {
        Some(other) => other.by = other.by.saturating_add(push.by),
        None => {
            // More than there is room for cannot happen, and would only be left untold.
            let _untold = pushes.try_push(push);
        }
    }
}

impl Grid {
    /// Returns all blocks that are connected to this one, itself among them.
    pub fn island_of(&self, block: Block) -> Blocks {
        self.island(Blocks::NONE.with(block), &[])
    }

    /// Returns a table with only these of its blocks.
    fn only(&self, blocks: Blocks) -> Grid {
        let mut grid = Grid::default();
        for block in blocks.iter() {
            grid.put(self.piece(block), self.place(block));
        }
        grid
    }

    /// §3.8 Adds islands to the table. One that comes too close is pushed straight to the nearest cells that keep it
    /// apart from everything placed before it: first the one with the lowest number, and last those that stay in place.
    fn make_room(&mut self, mut others: Grid, mut tell: impl FnMut(Push)) {
        while let Some(block) = others.blocks().iter().find(|block| self.is_near(others.place(*block))) {
            let island = others.island_of(block);
            let (side, by) = self.way_out(&others, island);
            for block in island.iter() {
                self.put(others.piece(block), others.place(block).beside(side, by));
            }
            others = others.only(others.blocks().less(island));
            let lowest = island.iter().next().expect("an island has blocks");
            tell(Push { block: lowest, side, by: u8::try_from(by).expect("a table is small") });
        }
        for (piece, cell) in others.pieces() {
            self.put(piece, cell);
        }
    }

    /// Returns the shortest straight way on which an island gets clear of this table.
    fn way_out(&self, others: &Grid, island: Blocks) -> (Side, i16) {
        let is_clear =
            |side: Side, by: i16| island.iter().all(|block: Block| !self.is_near(others.place(block).beside(side, by)));
        let ways = (1..).flat_map(|by| PREFERRED.map(|side| (side, by)));
        ways.into_iter().find(|(side, by)| is_clear(*side, *by)).expect("a table ends somewhere")
    }

    /// Returns whether a block lies in this cell or in one of the eight around it.
    fn is_near(&self, cell: Cell) -> bool {
        let around = |x: i16| (-1..=1).map(move |y| Cell { x: cell.x + x, y: cell.y + y });
        (-1..=1).flat_map(around).any(|cell| self.at(cell).is_some())
    }
}
