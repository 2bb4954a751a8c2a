//! §4.7–§4.9 Inserting: a row is stretched by moving one of its sides.

use arrayvec::ArrayVec;

use super::block::{Block, Blocks, MAX_BLOCKS, Piece};
use super::grid::{Axis, Grid, Side};
use super::illegal::Illegal;
use super::lay::{TurnSoFar, distance};
use super::moves::Lay;

/// The steps that are left in a turn.
#[derive(Clone, Copy)]
pub(super) struct Left<'b> {
    pub lays: &'b [Lay],
    /// Index of the step to be taken next.
    pub at: usize,
    /// Steps that have been taken already.
    pub done: Steps,
    pub parallels: Parallels,
}

/// §4.9 Where insertions may stand that are made together with the first one.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Parallels {
    /// Right after it, with nothing between them: revision 1.
    RightAfter,
    /// Anywhere among the insertions that follow it.
    Anywhere,
}

/// A set of steps, by their index. More than it holds are never laid: there are fewer blocks.
#[derive(Clone, Copy)]
pub(super) struct Steps(u128);

impl Steps {
    pub const NONE: Steps = Steps(0);

    pub fn one(at: usize) -> Steps {
        Steps(u32::try_from(at).ok().and_then(|at| 1_u128.checked_shl(at)).unwrap_or_default())
    }

    pub fn and(self, others: Steps) -> Steps {
        Steps(self.0 | others.0)
    }

    pub fn contains(self, at: usize) -> bool {
        Steps::one(at).0 & self.0 != 0
    }

    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..128).filter(move |at| self.contains(*at))
    }
}

/// Insertions made at once.
type Together<'b> = ArrayVec<Insertion<'b>, MAX_BLOCKS>;

#[derive(Clone)]
struct Insertion<'a> {
    /// Index of the step.
    at: usize,
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

    /// §4.9 Returns whether both stretch their lines in the same direction, by as much.
    fn is_parallel(&self, other: &Insertion<'_>) -> bool {
        self.side == other.side && self.pieces.len() == other.pieces.len()
    }
}

/// The result of stretching rows, with the blocks inserted.
pub(super) struct Stretch<'b> {
    insertions: Together<'b>,
    /// The grid afterwards.
    grid: Grid,
    /// Blocks that made room.
    moved: Blocks,
}

impl TurnSoFar<'_> {
    /// §4.7–§4.9 Checks the next insertion. If its two blocks are also connected another way, checks it together with
    /// those of the following insertions that stretch the lines beside it.
    pub(super) fn check_insert<'b>(&self, left: Left<'b>) -> Result<Stretch<'b>, Illegal> {
        self.check_not_first()?;
        let first = self.insertion_at(left.lays, left.at).expect("the step is an insertion")?;
        let mut together = Together::new();
        together.push(first.clone());
        let refused = match self.check_stretch(together.clone()) {
            Err(why @ Illegal::Loop { .. }) => why,
            checked => return checked,
        };
        if left.parallels == Parallels::Anywhere {
            return match self.in_parallel(first, left) {
                Some(together) => self.check_stretch(together),
                None => Err(refused),
            };
        }
        for at in left.at + 1..left.lays.len() {
            let Some(Ok(mut insertion)) = self.insertion_at(left.lays, at) else { break };
            insertion.turn_to(first.side);
            if !insertion.is_parallel(&first) || together.is_full() {
                break;
            }
            together.push(insertion);
            match self.check_stretch(together.clone()) {
                Err(Illegal::Loop { .. }) => {}
                checked => return checked,
            }
        }
        Err(refused)
    }

    /// §4.9 Finds the insertions that have to be made together with the first one.
    ///
    /// With the contacts of all parallel insertions cut, the island falls into parts, and each insertion moves one part
    /// away from another by one stretch. Those that lie as many stretches away as the first one belong together.
    fn in_parallel<'b>(&self, first: Insertion<'b>, left: Left<'b>) -> Option<Together<'b>> {
        let mut all = Together::new();
        for at in left.at..left.lays.len() {
            if left.done.contains(at) {
                continue;
            }
            let Some(insertion) = self.insertion_at(left.lays, at) else { break };
            let Ok(mut insertion) = insertion else { continue };
            insertion.turn_to(first.side);
            let is_new = all.iter().all(|other: &Insertion<'_>| other.between != insertion.between);
            if insertion.is_parallel(&first) && is_new && !all.is_full() {
                all.push(insertion);
            }
        }
        let cuts: ArrayVec<[Block; 2], MAX_BLOCKS> = all.iter().map(|insertion| insertion.between).collect();
        let part = |block: Block| self.grid.island(Blocks::NONE.with(block), &cuts);
        // Each part, and how many stretches it is moved away from the first one.
        let mut parts: ArrayVec<(Blocks, i16), MAX_BLOCKS> = ArrayVec::new();
        parts.push((part(first.between[0]), 0));
        let stretches = |parts: &[(Blocks, i16)], block: Block| {
            parts.iter().find(|(part, _)| part.contains(block)).map(|(_, stretches)| *stretches)
        };
        let mut at = 0;
        while let Some((here, away)) = parts.get(at).copied() {
            for [from, to] in &cuts {
                for (near, far, step) in [(*from, *to, 1), (*to, *from, -1)] {
                    if here.contains(near) && stretches(&parts, far).is_none() {
                        parts.push((part(far), away + step));
                    }
                }
            }
            at += 1;
        }
        let is_level =
            |insertion: &Insertion<'_>| insertion.between.map(|block| stretches(&parts, block)) == [Some(0), Some(1)];
        let together: Together<'b> = all.into_iter().filter(is_level).collect();
        // Where others are missing, the contacts cut may separate other parts than those of the first one.
        together.iter().any(|insertion| insertion.at == first.at).then_some(together)
    }

    /// Returns the insertion at this step, or why its blocks cannot be inserted there; `None` if the step is another.
    fn insertion_at<'b>(&self, lays: &'b [Lay], at: usize) -> Option<Result<Insertion<'b>, Illegal>> {
        match &lays[at] {
            Lay::Insert { pieces, between } => Some(self.insertion(at, pieces, *between)),
            _ => None,
        }
    }

    fn insertion<'b>(&self, at: usize, pieces: &'b [Piece], between: [Block; 2]) -> Result<Insertion<'b>, Illegal> {
        self.check_hand(pieces)?;
        let [from, to] = between;
        self.on_table(from)?;
        self.on_table(to)?;
        let side = self.grid.touching_side(from, to).ok_or(Illegal::NotNeighbours { blocks: between })?;
        Ok(Insertion { at, pieces, between, side, is_turned: false })
    }

    /// §4.7
    pub(super) fn apply_insert(&mut self, stretch: Stretch<'_>) -> Steps {
        self.grid = stretch.grid;
        self.changed = self.changed.or(stretch.moved);
        for piece in stretch.insertions.iter().flat_map(|insertion| insertion.pieces) {
            self.note(*piece);
        }
        stretch.insertions.iter().fold(Steps::NONE, |steps, insertion| steps.and(Steps::one(insertion.at)))
    }

    /// §4.8 Cuts these contacts and moves the far side or, if that is refused, the near one.
    fn check_stretch<'b>(&self, insertions: Together<'b>) -> Result<Stretch<'b>, Illegal> {
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
            match self.stretched(&insertions, moved, towards, by) {
                Ok(grid) => return Ok(Stretch { insertions, grid, moved }),
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
        let island = self.table.makes_room();
        let mut grid = self.grid.clone();
        grid.push(moved, towards, by).map_err(|[moved, there]| Illegal::Collides { blocks, moved, there, island })?;
        for Insertion { pieces, between, side, is_turned, .. } in insertions {
            let from = grid.place(between[0]);
            for (step, piece) in (1..).zip(*pieces) {
                let cell = from.beside(*side, if *is_turned { by + 1 - step } else { step });
                if let Some(there) = grid.at(cell) {
                    return Err(Illegal::Collides { blocks, moved: piece.block, there, island });
                }
                grid.put(*piece, cell);
            }
        }
        Ok(grid)
    }
}
