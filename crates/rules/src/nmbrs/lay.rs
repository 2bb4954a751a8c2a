//! §4, §5 Laying: the steps of a turn on a copy of the table.

use arrayvec::ArrayVec;

use super::at_once::Insertions;
use super::block::{Block, Blocks, MAX_BLOCKS, Piece};
use super::grid::{Axis, Cell, Grid, Side};
use super::illegal::Illegal;
use super::insert::{Left, Parallels, Steps};
use super::moves::{Anchor, Lay};
use super::options::Table;
use super::room::Pushes;
use super::runs::WrongRun;
use super::sequence::SHORTEST;

/// The table and the hand during a turn, as its steps are laid one by one.
#[derive(Clone)]
pub struct TurnSoFar<'a> {
    pub table: &'a Table,
    pub grid: Grid,
    pub hand: Blocks,
    /// §4.5 Whether the player has laid a sequence in this round.
    pub has_laid: bool,
    /// §5.4 Jokers picked up and not yet laid again.
    pub picked_up: Blocks,
    /// Blocks laid, in order.
    pub laid: ArrayVec<Block, MAX_BLOCKS>,
    /// Blocks laid or moved: only runs that contain one of them can have become wrong.
    pub changed: Blocks,
    /// §5.3 Each joker exchanged, with the number that took its place.
    pub exchanged: ArrayVec<(Block, Block), MAX_BLOCKS>,
    /// §3.8 Islands that made room, in order.
    pub pushes: Pushes,
    /// §3.8 Blocks on the table that the steps have named.
    pub(super) named: Blocks,
}

impl<'a> TurnSoFar<'a> {
    pub fn new(table: &'a Table, grid: &Grid, hand: Blocks, has_laid: bool) -> TurnSoFar<'a> {
        TurnSoFar {
            table,
            grid: grid.clone(),
            hand,
            has_laid,
            picked_up: Blocks::NONE,
            laid: ArrayVec::new(),
            changed: Blocks::NONE,
            exchanged: ArrayVec::new(),
            pushes: Pushes::new(),
            named: Blocks::NONE,
        }
    }

    /// §4.4 Lays all steps in order. If one is refused, returns its index; the steps before it stay laid.
    pub fn lay_all(&mut self, lays: &[Lay]) -> Result<(), (usize, Illegal)> {
        let parallels = if self.table.makes_room() { Parallels::Anywhere } else { Parallels::RightAfter };
        self.lay_each(lays, parallels, |_| {})
    }

    /// §4.9 Lays all steps, with insertions that need one another found wherever they stand. Returns the steps in an
    /// order in which every revision of the rules accepts them, if there is one.
    pub fn lay_in_order(&mut self, lays: &[Lay]) -> Result<Vec<Lay>, (usize, Illegal)> {
        let mut order = Vec::with_capacity(lays.len());
        self.lay_each(lays, Parallels::Anywhere, |lay| order.push(lay.clone()))?;
        // Insertions that go only at once are in no order.
        Ok(if order.len() == lays.len() { order } else { lays.to_vec() })
    }

    /// Lays all steps, and calls `laid` for each that is laid by itself or with others that need it.
    fn lay_each(
        &mut self,
        lays: &[Lay],
        parallels: Parallels,
        mut laid: impl FnMut(&Lay),
    ) -> Result<(), (usize, Illegal)> {
        let mut done = Steps::NONE;
        let mut insertions = None;
        for at in 0..lays.len() {
            if done.contains(at) {
                continue;
            }
            insertions = insertions.filter(|run: &Insertions<'_>| run.holds(at)).or_else(|| self.insertions(lays, at));
            let left = Left { lays, at, done, parallels };
            match self.among_its_islands(lays, at, |so_far| so_far.lay(left)) {
                Ok(steps) => {
                    steps.iter().for_each(|step| laid(&lays[step]));
                    done = done.and(steps);
                }
                Err(why) => {
                    let at_once = insertions.as_ref().and_then(|run| run.made_at_once(lays));
                    let (after, steps) = at_once.ok_or_else(|| (at, why.with_table(&self.grid)))?;
                    *self = after;
                    done = done.and(steps);
                }
            }
        }
        Ok(())
    }

    /// Lays the next step, or all the insertions that have to be made at once (§4.9), and returns which. After a refusal
    /// nothing has changed.
    fn lay(&mut self, left: Left<'_>) -> Result<Steps, Illegal> {
        match &left.lays[left.at] {
            Lay::Row { pieces, line, at } => {
                let row = self.check_row(pieces, *line, *at)?;
                self.apply_row(row);
            }
            Lay::Beside { pieces, side, of } if self.is_laid_already(pieces) => {
                let join = self.check_join(pieces[0].block, *side, *of)?;
                self.apply_join(join);
            }
            Lay::Beside { pieces, side, of } => {
                let row = self.check_beside(pieces, *side, *of)?;
                self.apply_beside(row);
            }
            Lay::Insert { .. } => {
                let stretch = self.check_insert(left)?;
                return Ok(self.apply_insert(stretch));
            }
            Lay::Link { pieces, between, line } => {
                let link = self.check_link(pieces, *between, *line)?;
                self.apply_link(link);
            }
            Lay::Exchange { block, joker } => {
                let exchange = self.check_exchange(*block, *joker)?;
                self.apply_exchange(exchange);
            }
        }
        Ok(Steps::one(left.at))
    }

    /// Checks that the player has these blocks, each once, and that the jokers stand for allowed numbers.
    pub(super) fn check_hand(&self, pieces: &[Piece]) -> Result<(), Illegal> {
        let mut hand = self.hand;
        for piece in pieces {
            if !hand.contains(piece.block) {
                return Err(Illegal::NotHeld { block: piece.block });
            }
            hand = hand.without(piece.block);
            self.check_joker(*piece)?;
        }
        Ok(())
    }

    /// §4.5 Returns whether the player still has to lay a sequence of their own.
    fn must_lay_own(&self) -> bool {
        self.table.options.lay_first && !self.has_laid
    }

    /// §4.5, §5.2 Checks a first sequence, if one is due: at least three blocks from the hand, jokers included, that
    /// are a sequence by themselves. Fewer blocks could only be added to a row, which is not allowed yet.
    fn check_first(&self, pieces: &[Piece]) -> Result<(), Illegal> {
        if !self.must_lay_own() {
            return Ok(());
        }
        if pieces.len() < SHORTEST {
            let blocks = u8::try_from(pieces.len()).expect("fewer than three");
            return Err(Illegal::FirstTooShort { blocks });
        }
        let numbers: ArrayVec<u8, MAX_BLOCKS> = pieces.iter().map(|piece| piece.value).collect();
        match self.table.kinds.judge(&numbers) {
            Ok(_) => Ok(()),
            Err(why) => Err(Illegal::FirstIsWrong { pieces: pieces.to_vec(), why }),
        }
    }

    /// §4.5, §5.3 Checks that no first sequence is due: inserting, linking and exchanging come after it.
    pub(super) fn check_not_first(&self) -> Result<(), Illegal> {
        if self.must_lay_own() { Err(Illegal::OwnSequenceFirst) } else { Ok(()) }
    }

    pub(super) fn on_table(&self, block: Block) -> Result<Cell, Illegal> {
        self.grid.cell(block).ok_or(Illegal::NotOnTable { block })
    }

    /// §4.12 Checks a new row, placed where the player says or else where there is room.
    fn check_row<'b>(&self, pieces: &'b [Piece], line: Axis, at: Option<Anchor>) -> Result<InLine<'b>, Illegal> {
        self.check_hand(pieces)?;
        self.check_first(pieces)?;
        let first = match at {
            Some(Anchor { block, side, of }) => {
                let place = pieces.iter().position(|piece| piece.block == block);
                let place = place.ok_or(Illegal::NotInRow { block })?;
                self.on_table(of)?.beside(side, 1).beside(line.back(), distance(place))
            }
            None => self.grid.free_spot(u8::try_from(pieces.len()).expect("a hand has few blocks"), line),
        };
        InLine { pieces, first, towards: line.forward() }.check_free(&self.grid, self.table.makes_room())
    }

    /// §4.12
    fn apply_row(&mut self, row: InLine<'_>) {
        self.put_all(row);
        self.has_laid |= self.table.options.lay_first;
    }

    /// §4.6, §4.10 Checks blocks that are added at the end of a row, or across it.
    fn check_beside<'b>(&self, pieces: &'b [Piece], side: Side, of: Block) -> Result<InLine<'b>, Illegal> {
        self.check_hand(pieces)?;
        self.check_first(pieces)?;
        let next = self.on_table(of)?.beside(side, 1);
        let first = if side.is_forward() { next } else { next.beside(side, distance(pieces.len() - 1)) };
        InLine { pieces, first, towards: side.line().forward() }.check_free(&self.grid, self.table.makes_room())
    }

    /// §4.6, §4.10 Lays the blocks; §4.5 they may be the player's first sequence.
    fn apply_beside(&mut self, row: InLine<'_>) {
        self.put_all(row);
        self.has_laid |= self.table.options.lay_first;
    }

    /// Puts pieces into free cells.
    pub(super) fn put_all(&mut self, row: InLine<'_>) {
        for (piece, cell) in row.cells() {
            self.put(piece, cell);
        }
    }

    pub(super) fn put(&mut self, piece: Piece, cell: Cell) {
        self.grid.put(piece, cell);
        self.note(piece);
    }

    /// Records that a block has left the hand for the table.
    pub(super) fn note(&mut self, piece: Piece) {
        self.hand = self.hand.without(piece.block);
        self.picked_up = self.picked_up.without(piece.block);
        self.laid.push(piece.block);
        self.changed = self.changed.with(piece.block);
    }

    /// §3.1 Returns the runs that are wrong at present.
    ///
    /// Runs that were probably intended come first: those with blocks laid in this turn, and of these the ones with
    /// three blocks or more.
    pub fn wrong_runs(&self) -> Vec<WrongRun> {
        let mut runs = self.grid.wrong_runs(self.table, self.changed);
        if self.table.makes_room() {
            runs.iter_mut().for_each(|run| run.meets = self.met_in(&run.pieces));
        }
        runs.sort_by_key(|run| {
            let is_meant = run.pieces.iter().any(|piece| self.laid.contains(&piece.block));
            (!is_meant, run.pieces.len() < SHORTEST)
        });
        runs
    }

    /// §3.8 Returns a block of a run that blocks laid touch although no step has named it or a block beside it there.
    fn met_in(&self, run: &[Piece]) -> Option<Block> {
        let is_laid = |piece: &Piece| self.laid.contains(&piece.block);
        if !run.iter().any(is_laid) {
            return None;
        }
        let there = run.split(is_laid).filter(|part| !part.is_empty());
        let met = there.filter(|part| part.iter().all(|piece| !self.named.contains(piece.block))).flatten();
        met.map(|piece| piece.block).next()
    }

    /// §3.1, §5.4 Checks whether the turn can end like this, apart from the block given away.
    pub fn check_finished(&self) -> Result<(), Illegal> {
        self.check_picked_up()?;
        if let Some(block) = self.grid.alone(self.changed) {
            return Err(Illegal::Alone { block });
        }
        let all_right = self.grid.runs_with(self.changed, |_, run| self.table.judge(&self.grid, run).map(|_| ()));
        match all_right {
            Ok(()) => Ok(()),
            Err(_) => Err(Illegal::WrongRuns { runs: self.wrong_runs() }),
        }
    }
}

/// Pieces laid one after another in a line, and where the line begins.
#[derive(Clone, Copy)]
pub(super) struct InLine<'b> {
    pub pieces: &'b [Piece],
    /// The cell of the first piece.
    pub first: Cell,
    pub towards: Side,
}

impl<'b> InLine<'b> {
    fn cells(self) -> impl Iterator<Item = (Piece, Cell)> {
        self.pieces.iter().copied().zip((0..).map(move |step| self.first.beside(self.towards, step)))
    }

    /// Returns itself if all its cells are free; `island` says whether blocks of other islands make room (§3.8).
    pub fn check_free(self, grid: &Grid, island: bool) -> Result<InLine<'b>, Illegal> {
        for (piece, cell) in self.cells() {
            if let Some(by) = grid.at(cell) {
                return Err(Illegal::Taken { block: piece.block, by, island });
            }
        }
        Ok(self)
    }
}

pub(super) fn distance(cells: usize) -> i16 {
    i16::try_from(cells).expect("a table has few blocks")
}
