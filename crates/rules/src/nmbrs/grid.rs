//! §3.6 The table: a grid without edges, on which each block has a cell.
//!
//! Cells are counted from the left and the top of the blocks laid. Whether a run is right, and how a row
//! is named, is decided in [`super::runs`] and [`super::rows`].

use std::fmt;

use serde::{Deserialize, Serialize};

use super::block::{Block, Blocks, HIGHEST, JOKERS, MAX_BLOCKS, Piece};

/// A direction in which blocks lie one after another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename = "Line")]
pub enum Axis {
    /// From left to right.
    Across,
    /// From top to bottom.
    Down,
}

impl Axis {
    pub const BOTH: [Axis; 2] = [Axis::Across, Axis::Down];

    #[must_use]
    pub fn other(self) -> Axis {
        match self {
            Axis::Across => Axis::Down,
            Axis::Down => Axis::Across,
        }
    }

    /// Returns the side towards which a line continues.
    pub fn forward(self) -> Side {
        match self {
            Axis::Across => Side::Right,
            Axis::Down => Side::Below,
        }
    }

    pub fn back(self) -> Side {
        self.forward().opposite()
    }
}

/// Side of a block on which another lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Side {
    Left,
    Right,
    Above,
    Below,
}

impl Side {
    pub const ALL: [Side; 4] = [Side::Left, Side::Right, Side::Above, Side::Below];

    #[must_use]
    pub fn opposite(self) -> Side {
        match self {
            Side::Left => Side::Right,
            Side::Right => Side::Left,
            Side::Above => Side::Below,
            Side::Below => Side::Above,
        }
    }

    pub fn line(self) -> Axis {
        match self {
            Side::Left | Side::Right => Axis::Across,
            Side::Above | Side::Below => Axis::Down,
        }
    }

    /// Returns whether a line continues towards this side.
    pub fn is_forward(self) -> bool {
        matches!(self, Side::Right | Side::Below)
    }
}

/// A place in the grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Cell {
    pub x: i16,
    pub y: i16,
}

impl Cell {
    #[inline]
    #[must_use]
    pub fn beside(self, side: Side, by: i16) -> Cell {
        match side {
            Side::Left => Cell { x: self.x - by, ..self },
            Side::Right => Cell { x: self.x + by, ..self },
            Side::Above => Cell { y: self.y - by, ..self },
            Side::Below => Cell { y: self.y + by, ..self },
        }
    }

    #[inline]
    const fn packed(self) -> u32 {
        (self.x as u16 as u32) << 16 | self.y as u16 as u32
    }

    #[inline]
    const fn unpacked(packed: u32) -> Cell {
        Cell { x: (packed >> 16) as u16 as i16, y: packed as u16 as i16 }
    }
}

/// Size of the hash table, more than twice the number of blocks, so that most lookups are direct.
const SLOTS: usize = 256;
/// Marker of an empty slot.
const EMPTY: u8 = u8::MAX;

/// The cell of each block laid, and the numbers that the jokers stand for.
#[derive(Clone)]
pub struct Grid {
    /// Cells of the blocks laid; the entries of other blocks are stale.
    cells: [u32; MAX_BLOCKS],
    /// Hash table with open addressing: each block laid is in the first slot that was free at or after its cell's own.
    slots: [u8; SLOTS],
    laid: Blocks,
    jokers: [u8; JOKERS as usize],
}

impl Default for Grid {
    fn default() -> Grid {
        Grid { cells: [0; MAX_BLOCKS], slots: [EMPTY; SLOTS], laid: Blocks::NONE, jokers: [0; JOKERS as usize] }
    }
}

impl PartialEq for Grid {
    fn eq(&self, other: &Grid) -> bool {
        self.laid == other.laid && self.pieces().eq(other.pieces())
    }
}

impl fmt::Debug for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.pieces().map(|(piece, cell)| (piece.to_string(), (cell.x, cell.y)))).finish()
    }
}

/// Returns the slot to look in first for a cell; neighbouring cells get distant slots.
#[inline]
const fn slot_of(packed: u32) -> usize {
    (packed.wrapping_mul(0x9E37_79B1) >> 24) as usize
}

impl Grid {
    #[inline]
    pub fn blocks(&self) -> Blocks {
        self.laid
    }

    /// Returns each block with its cell, numbers first.
    pub fn pieces(&self) -> impl Iterator<Item = (Piece, Cell)> {
        self.laid.iter().map(|block| (self.piece(block), self.place(block)))
    }

    #[inline]
    pub fn contains(&self, block: Block) -> bool {
        self.laid.contains(block)
    }

    #[inline]
    pub fn cell(&self, block: Block) -> Option<Cell> {
        self.contains(block).then(|| self.place(block))
    }

    /// Returns the cell of a block that is on the table.
    #[inline]
    pub fn place(&self, block: Block) -> Cell {
        Cell::unpacked(self.cells[block.index()])
    }

    /// Returns the number that a block on the table stands for.
    #[inline]
    pub fn value(&self, block: Block) -> u8 {
        block.face().unwrap_or_else(|| self.jokers[block.index() - usize::from(HIGHEST)])
    }

    #[inline]
    pub fn piece(&self, block: Block) -> Piece {
        Piece { block, value: self.value(block) }
    }

    #[inline]
    pub fn at(&self, cell: Cell) -> Option<Block> {
        let packed = cell.packed();
        let mut slot = slot_of(packed);
        loop {
            let index = self.slots[slot];
            if index == EMPTY {
                return None;
            }
            if self.cells[usize::from(index)] == packed {
                return Some(Block::at_index(index));
            }
            slot = (slot + 1) % SLOTS;
        }
    }

    fn occupy(&mut self, block: Block, cell: Cell) {
        let packed = cell.packed();
        self.cells[block.index()] = packed;
        let mut slot = slot_of(packed);
        while self.slots[slot] != EMPTY {
            slot = (slot + 1) % SLOTS;
        }
        self.slots[slot] = block.index() as u8;
    }

    /// Rebuilds the slots after blocks have left their cells.
    fn fill_slots(&mut self) {
        self.slots = [EMPTY; SLOTS];
        for block in self.laid.iter() {
            self.occupy(block, self.place(block));
        }
    }

    #[inline]
    pub fn neighbour(&self, block: Block, side: Side) -> Option<Block> {
        self.at(self.place(block).beside(side, 1))
    }

    /// Returns the side of `block` on which `other` touches it.
    pub fn touching_side(&self, block: Block, other: Block) -> Option<Side> {
        let (here, there) = (self.cell(block)?, self.cell(other)?);
        Side::ALL.into_iter().find(|side| here.beside(*side, 1) == there)
    }

    /// Puts a piece in a free cell.
    pub fn put(&mut self, piece: Piece, cell: Cell) {
        self.occupy(piece.block, cell);
        self.laid = self.laid.with(piece.block);
        if piece.block.is_joker() {
            self.jokers[piece.block.index() - usize::from(HIGHEST)] = piece.value;
        }
    }

    /// Takes a block off the table and returns the cell that it leaves.
    pub fn lift(&mut self, block: Block) -> Cell {
        let cell = self.place(block);
        self.laid = self.laid.without(block);
        self.fill_slots();
        if block.is_joker() {
            self.jokers[block.index() - usize::from(HIGHEST)] = 0;
        }
        cell
    }

    /// Moves these blocks, unless one of them would land on a block that stays: then returns the two.
    pub fn push(&mut self, blocks: Blocks, side: Side, by: i16) -> Result<(), [Block; 2]> {
        self.move_by(blocks, |cell| cell.beside(side, by))
    }

    fn move_by(&mut self, blocks: Blocks, moved: impl Fn(Cell) -> Cell) -> Result<(), [Block; 2]> {
        for block in blocks.iter() {
            if let Some(there) = self.at(moved(self.place(block))).filter(|there| !blocks.contains(*there)) {
                return Err([block, there]);
            }
        }
        for block in blocks.iter() {
            self.cells[block.index()] = moved(self.place(block)).packed();
        }
        self.fill_slots();
        Ok(())
    }

    /// Moves these blocks so that `block`, one of them, lands in this cell.
    pub fn push_to(&mut self, blocks: Blocks, block: Block, cell: Cell) -> Result<(), [Block; 2]> {
        let from = self.place(block);
        let (x, y) = (cell.x - from.x, cell.y - from.y);
        self.move_by(blocks, |cell| Cell { x: cell.x + x, y: cell.y + y })
    }

    /// Returns everything connected to these blocks once these contacts are cut.
    pub fn island(&self, from: Blocks, cuts: &[[Block; 2]]) -> Blocks {
        let is_cut = |a: Block, b: Block| cuts.iter().any(|cut| *cut == [a, b] || *cut == [b, a]);
        let mut island = from;
        let mut new = from;
        while !new.is_empty() {
            let mut found = Blocks::NONE;
            for block in new.iter() {
                let neighbours = Side::ALL.into_iter().filter_map(|side| self.neighbour(block, side));
                found = neighbours.filter(|next| !is_cut(block, *next)).fold(found, Blocks::with);
            }
            new = found.less(island);
            island = island.or(found);
        }
        island
    }

    /// Returns a hash of the cells and of the numbers that jokers stand for: a change to any of them almost
    /// certainly changes it.
    pub(super) fn fingerprint(&self) -> u64 {
        // FNV-1a, on whole numbers instead of bytes.
        let mixed = |hash: u64, value: u32| (hash ^ u64::from(value)).wrapping_mul(0x0000_0100_0000_01b3);
        let cells = self.cells.iter().fold(0xcbf2_9ce4_8422_2325, |hash, cell| mixed(hash, *cell));
        self.jokers.iter().fold(cells, |hash, value| mixed(hash, (*value).into()))
    }

    /// Returns the top left and the bottom right cell of the area in use.
    pub fn bounds(&self) -> Option<(Cell, Cell)> {
        let mut cells = self.laid.iter().map(|block| self.place(block));
        let first = cells.next()?;
        Some(cells.fold((first, first), |(least, most), cell| {
            (
                Cell { x: least.x.min(cell.x), y: least.y.min(cell.y) },
                Cell { x: most.x.max(cell.x), y: most.y.max(cell.y) },
            )
        }))
    }

    /// Renumbers the cells from the top left of the area in use.
    pub fn settle(&mut self) {
        let Some((least, _)) = self.bounds().filter(|(least, _)| *least != Cell { x: 0, y: 0 }) else { return };
        for block in self.laid.iter() {
            let cell = self.place(block);
            self.cells[block.index()] = Cell { x: cell.x - least.x, y: cell.y - least.y }.packed();
        }
        self.fill_slots();
    }
}
