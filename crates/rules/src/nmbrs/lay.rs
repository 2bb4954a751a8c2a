//! §4, §5 Laying: the steps of a turn on a copy of the table.

use arrayvec::ArrayVec;

use super::block::{Block, Blocks, MAX_BLOCKS, Piece};
use super::grid::{Axis, Cell, Grid, Side};
use super::illegal::Illegal;
use super::moves::{Anchor, Lay};
use super::options::Table;
use super::runs::WrongRun;
use super::sequence::SHORTEST;

/// The table and the hand while a turn is laid, step by step.
#[derive(Clone)]
pub struct TurnSoFar<'a> {
    pub table: &'a Table,
    pub grid: Grid,
    pub hand: Blocks,
    /// §4.5 Whether the player has laid a sequence in this round.
    pub has_laid: bool,
    /// §5.4 Jokers that were picked up and not laid again.
    pub picked_up: Blocks,
    /// Blocks laid, in order.
    pub laid: ArrayVec<Block, MAX_BLOCKS>,
    /// Blocks laid or moved: only these can be wrong now.
    pub changed: Blocks,
    /// §5.3 Each joker exchanged, with the number that took its place.
    pub exchanged: ArrayVec<(Block, Block), MAX_BLOCKS>,
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
        }
    }

    /// §4.4 Lays all steps in order. If one is refused, returns which; the steps before it stay laid.
    pub fn lay_all(&mut self, lays: &[Lay]) -> Result<(), (usize, Illegal)> {
        let mut at = 0;
        while at < lays.len() {
            at += self.lay(&lays[at..]).map_err(|why| (at, why))?;
        }
        Ok(())
    }

    /// Lays the first of these steps, or as many insertions as have to be made at once (§4.9), and returns how many.
    /// After a refusal nothing has changed.
    fn lay(&mut self, lays: &[Lay]) -> Result<usize, Illegal> {
        let before_first = self.table.options.lay_first && !self.has_laid;
        match &lays[0] {
            Lay::Row { pieces, line, at } => {
                self.check_hand(pieces)?;
                if before_first {
                    self.check_first(pieces)?;
                }
                self.row(pieces, *line, *at)?;
                self.has_laid |= before_first;
            }
            Lay::Beside { pieces, side, of } => {
                self.check_hand(pieces)?;
                if before_first {
                    self.check_first(pieces)?;
                }
                self.beside(pieces, *side, *of)?;
                self.has_laid |= before_first;
            }
            _ if before_first => return Err(Illegal::OwnSequenceFirst),
            Lay::Insert { .. } => return self.insert(lays),
            Lay::Link { pieces, between, line } => {
                self.check_hand(pieces)?;
                self.link(pieces, *between, *line).map_err(|why| match why {
                    Illegal::Taken { block, by } => Illegal::NoRoomToLink { blocks: *between, moved: block, there: by },
                    why => why,
                })?;
            }
            Lay::Exchange { block, joker } => self.exchange(*block, *joker)?,
        }
        Ok(1)
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

    /// §4.5, §5.2 Requires at least three blocks from the hand, jokers included, that are a sequence by themselves.
    /// Fewer cannot be a first sequence, so they would be added.
    fn check_first(&self, pieces: &[Piece]) -> Result<(), Illegal> {
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

    pub(super) fn on_table(&self, block: Block) -> Result<Cell, Illegal> {
        self.grid.cell(block).ok_or(Illegal::NotOnTable { block })
    }

    /// §4.12
    fn row(&mut self, pieces: &[Piece], line: Axis, at: Option<Anchor>) -> Result<(), Illegal> {
        let first = match at {
            Some(Anchor { block, side, of }) => {
                let place = pieces.iter().position(|piece| piece.block == block);
                let place = place.ok_or(Illegal::NotInRow { block })?;
                self.on_table(of)?.beside(side, 1).beside(line.back(), distance(place))
            }
            None => self.grid.free_spot(u8::try_from(pieces.len()).expect("no hand is larger"), line),
        };
        self.put_all(pieces, first, line.forward())
    }

    /// §4.6, §4.10
    fn beside(&mut self, pieces: &[Piece], side: Side, of: Block) -> Result<(), Illegal> {
        let next = self.on_table(of)?.beside(side, 1);
        let forward = side.line().forward();
        let first = if side.is_forward() { next } else { next.beside(side, distance(pieces.len() - 1)) };
        self.put_all(pieces, first, forward)
    }

    /// Puts the pieces one after another from a cell on, if all cells are free.
    fn put_all(&mut self, pieces: &[Piece], first: Cell, towards: Side) -> Result<(), Illegal> {
        let cells = (0..).map(|step| first.beside(towards, step));
        for (piece, cell) in pieces.iter().zip(cells.clone()) {
            if let Some(by) = self.grid.at(cell) {
                return Err(Illegal::Taken { block: piece.block, by });
            }
        }
        for (piece, cell) in pieces.iter().zip(cells) {
            self.put(*piece, cell);
        }
        Ok(())
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

    /// §4.11 Leaves blocks in place that are in line with just enough room between; otherwise pushes one of the islands
    /// to the other.
    fn link(&mut self, pieces: &[Piece], between: [Block; 2], line: Axis) -> Result<(), Illegal> {
        let [from, to] = between;
        let apart = distance(pieces.len() + 1);
        let cells = [self.on_table(from)?, self.on_table(to)?];
        let towards = line.forward();
        if cells[0].beside(towards, apart) != cells[1] {
            if !self.table.options.push_to_link {
                return Err(Illegal::NotInLine { blocks: between });
            }
            let islands = between.map(|block| self.grid.island(Blocks::NONE.with(block), &[]));
            if islands[0].contains(to) {
                return Err(Illegal::CannotLink { blocks: between });
            }
            let mut grid = self.grid.clone();
            let second_moves = grid.push_to(islands[1], to, cells[0].beside(towards, apart));
            let moved = match second_moves {
                Ok(()) if self.is_free_between(&grid, from, towards, pieces.len()) => islands[1],
                second => {
                    grid = self.grid.clone();
                    let first = grid.push_to(islands[0], from, cells[1].beside(towards.opposite(), apart));
                    let clash = second.err().or(first.err());
                    if let Some([moved, there]) = clash.filter(|_| first.is_err()) {
                        return Err(Illegal::NoRoomToLink { blocks: between, moved, there });
                    }
                    islands[0]
                }
            };
            let first = grid.place(from).beside(towards, 1);
            let before = std::mem::replace(&mut self.grid, grid);
            return match self.put_all(pieces, first, towards) {
                Ok(()) => {
                    self.changed = self.changed.or(moved);
                    Ok(())
                }
                Err(why) => {
                    self.grid = before;
                    Err(why)
                }
            };
        }
        self.put_all(pieces, cells[0].beside(towards, 1), towards)
    }

    fn is_free_between(&self, grid: &Grid, from: Block, towards: Side, count: usize) -> bool {
        let first = grid.place(from);
        (1..=distance(count)).all(|step| grid.at(first.beside(towards, step)).is_none())
    }

    /// §3.1 Returns the runs that are wrong at present.
    ///
    /// Intended runs come first: with blocks laid now, and with three blocks or more.
    pub fn wrong_runs(&self) -> Vec<WrongRun> {
        let mut runs = self.grid.wrong_runs(self.table, self.changed);
        runs.sort_by_key(|run| {
            let is_meant = run.pieces.iter().any(|piece| self.laid.contains(&piece.block));
            (!is_meant, run.pieces.len() < SHORTEST)
        });
        runs
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

pub(super) fn distance(cells: usize) -> i16 {
    i16::try_from(cells).expect("a table has few blocks")
}
