//! §4.7–§4.9 Inserting: a row is stretched by moving one of its sides.

use arrayvec::ArrayVec;

use super::block::{Block, Blocks, MAX_BLOCKS, Piece};
use super::grid::{Axis, Grid, Side};
use super::illegal::Illegal;
use super::lay::{TurnSoFar, distance};
use super::moves::Lay;

struct Insertion<'a> {
    pieces: &'a [Piece],
    between: [Block; 2],
    /// The side of the first block on which the second lies.
    side: Side,
    /// Whether the two were named the other way round.
    is_turned: bool,
}

impl Insertion<'_> {
    /// §4.9 Reverses an insertion that points away from `side`: lines stretched together may be named either way.
    fn turn_to(&mut self, side: Side) {
        if self.side == side.opposite() {
            self.between.reverse();
            self.side = side;
            self.is_turned = true;
        }
    }
}

/// The result of stretching rows, with the blocks inserted.
pub(super) struct Stretch<'b> {
    /// The insertions made at once.
    pub lays: &'b [Lay],
    /// The grid afterwards.
    grid: Grid,
    /// Blocks that made room.
    moved: Blocks,
}

impl TurnSoFar<'_> {
    /// §4.7–§4.9 Checks the first insertion. If its two blocks are also connected another way, checks it together with
    /// as many of the following insertions as needed.
    pub(super) fn check_insert<'b>(&self, lays: &'b [Lay]) -> Result<Stretch<'b>, Illegal> {
        self.check_not_first()?;
        let mut together: ArrayVec<Insertion, MAX_BLOCKS> = ArrayVec::new();
        let mut refused = None;
        for lay in lays.iter().take(MAX_BLOCKS) {
            let Lay::Insert { pieces, between } = lay else { break };
            let mut insertion = match self.insertion(pieces, *between) {
                Ok(insertion) => insertion,
                Err(why) => return Err(refused.unwrap_or(why)),
            };
            let is_parallel = together.first().is_none_or(|first| {
                insertion.turn_to(first.side);
                first.side == insertion.side && first.pieces.len() == insertion.pieces.len()
            });
            if !is_parallel {
                break;
            }
            together.push(insertion);
            match self.check_stretch(&lays[..together.len()], &together) {
                Err(why @ Illegal::Loop { .. }) => refused = refused.or(Some(why)),
                checked => return checked,
            }
        }
        Err(refused.expect("the first step is an insertion"))
    }

    fn insertion<'b>(&self, pieces: &'b [Piece], between: [Block; 2]) -> Result<Insertion<'b>, Illegal> {
        self.check_hand(pieces)?;
        let [from, to] = between;
        self.on_table(from)?;
        self.on_table(to)?;
        let side = self.grid.touching_side(from, to).ok_or(Illegal::NotNeighbours { blocks: between })?;
        Ok(Insertion { pieces, between, side, is_turned: false })
    }

    /// §4.7
    pub(super) fn apply_insert(&mut self, stretch: Stretch<'_>) {
        self.grid = stretch.grid;
        self.changed = self.changed.or(stretch.moved);
        for piece in stretch.lays.iter().flat_map(Lay::pieces) {
            self.note(*piece);
        }
    }

    /// §4.8 Cuts these contacts and moves the far side or, if that is refused, the near one.
    fn check_stretch<'b>(&self, lays: &'b [Lay], insertions: &[Insertion]) -> Result<Stretch<'b>, Illegal> {
        let Insertion { pieces, between, side, .. } = insertions[0];
        let by = distance(pieces.len());
        let cuts: ArrayVec<[Block; 2], MAX_BLOCKS> = insertions.iter().map(|insertion| insertion.between).collect();
        let [near, far] = [0, 1].map(|end| {
            let ends = cuts.iter().map(|cut| cut[end]).collect();
            self.grid.island(ends, &cuts)
        });
        let mut hand = self.hand;
        for piece in insertions.iter().flat_map(|insertion| insertion.pieces) {
            if !hand.contains(piece.block) {
                return Err(Illegal::NotHeld { block: piece.block });
            }
            hand = hand.without(piece.block);
        }
        if !near.and(far).is_empty() {
            // §4.8 A loop cannot be stretched without moving rows that cross.
            let crossed = far.iter().find(|block| self.is_crossed(*block, side.line()));
            return Err(match crossed.filter(|_| !self.table.options.insert_with_crossings) {
                Some(crossed) => Illegal::Crossing { blocks: between, crossed },
                None => Illegal::Loop { blocks: between },
            });
        }
        let moves = [(far, side), (near, side.opposite())];
        let mut refused = None;
        for (moved, towards) in moves {
            match self.stretched(insertions, moved, towards, by) {
                Ok(grid) => return Ok(Stretch { lays, grid, moved }),
                Err(why) => refused = refused.or(Some(why)),
            }
        }
        Err(refused.expect("both sides were tried"))
    }

    /// Returns whether a row crosses this line at a block.
    fn is_crossed(&self, block: Block, line: Axis) -> bool {
        let across = line.other();
        [across.forward(), across.back()].iter().any(|side| self.grid.neighbour(block, *side).is_some())
    }

    fn stretched(&self, insertions: &[Insertion], moved: Blocks, towards: Side, by: i16) -> Result<Grid, Illegal> {
        let blocks = insertions[0].between;
        if !self.table.options.insert_with_crossings
            && let Some(crossed) = moved.iter().find(|block| self.is_crossed(*block, towards.line()))
        {
            return Err(Illegal::Crossing { blocks, crossed });
        }
        let mut grid = self.grid.clone();
        grid.push(moved, towards, by).map_err(|[moved, there]| Illegal::Collides { blocks, moved, there })?;
        for Insertion { pieces, between, side, is_turned } in insertions {
            let from = grid.place(between[0]);
            for (step, piece) in (1..).zip(*pieces) {
                let cell = from.beside(*side, if *is_turned { by + 1 - step } else { step });
                if let Some(there) = grid.at(cell) {
                    return Err(Illegal::Collides { blocks, moved: piece.block, there });
                }
                grid.put(*piece, cell);
            }
        }
        Ok(grid)
    }
}
