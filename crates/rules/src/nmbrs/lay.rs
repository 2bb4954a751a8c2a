//! §4, §5 Laying: the steps of a turn on a draft of the table.

use arrayvec::ArrayVec;

use super::block::{Block, Blocks, MOST_BLOCKS, Piece};
use super::grid::{Cell, Grid, Line, Side};
use super::illegal::Illegal;
use super::moves::{Anchor, Lay};
use super::options::Table;
use super::runs::WrongRun;
use super::sequence::SHORTEST;

/// The table and the hand while a turn is being laid.
#[derive(Clone)]
pub(super) struct Draft<'a> {
    pub table: &'a Table,
    pub grid: Grid,
    pub hand: Blocks,
    /// §4.5 Whether the player has laid a sequence in this round.
    pub has_laid: bool,
    /// §5.4 Jokers that were picked up and not laid again.
    pub picked_up: Blocks,
    /// What was laid, in order.
    pub laid: ArrayVec<Block, MOST_BLOCKS>,
    /// What was laid or moved: whatever can be wrong now.
    pub changed: Blocks,
    /// §5.3 Each number that took the place of a joker.
    pub exchanged: ArrayVec<(Block, Block), MOST_BLOCKS>,
}

impl<'a> Draft<'a> {
    pub fn new(table: &'a Table, grid: &Grid, hand: Blocks, has_laid: bool) -> Draft<'a> {
        Draft {
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

    /// §4.4 All steps in order. Where one is refused, which one, and what was laid before it stays.
    pub fn lay_all(&mut self, lays: &[Lay]) -> Result<(), (usize, Illegal)> {
        let mut at = 0;
        while at < lays.len() {
            at += self.lay(&lays[at..]).map_err(|why| (at, why))?;
        }
        Ok(())
    }

    /// The first of these steps, or as many insertions as have to be made at once (§4.9): how many.
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

    /// Whether the player has these blocks, each once, and the jokers stand for something they may.
    fn check_hand(&self, pieces: &[Piece]) -> Result<(), Illegal> {
        let mut hand = self.hand;
        for piece in pieces {
            if !hand.contains(piece.block) {
                return Err(Illegal::NotHeld { block: piece.block });
            }
            hand = hand.without(piece.block);
            let most = self.table.highest_joker;
            if piece.block.is_joker() && piece.value > most {
                return Err(Illegal::JokerTooHigh { joker: piece.block, value: piece.value, most });
            }
        }
        Ok(())
    }

    /// §4.5, §5.2 At least three blocks from the hand, jokers too, which are a sequence by themselves. Fewer cannot be a
    /// first sequence, so they would be added.
    fn check_first(&self, pieces: &[Piece]) -> Result<(), Illegal> {
        if pieces.len() < SHORTEST {
            let blocks = u8::try_from(pieces.len()).expect("fewer than three");
            return Err(Illegal::FirstTooShort { blocks });
        }
        let numbers: ArrayVec<u8, MOST_BLOCKS> = pieces.iter().map(|piece| piece.value).collect();
        match self.table.kinds.judge(&numbers) {
            Ok(_) => Ok(()),
            Err(why) => Err(Illegal::FirstIsWrong { pieces: pieces.to_vec(), why }),
        }
    }

    fn on_table(&self, block: Block) -> Result<Cell, Illegal> {
        self.grid.cell(block).ok_or(Illegal::NotOnTable { block })
    }

    /// §4.12
    fn row(&mut self, pieces: &[Piece], line: Line, at: Option<Anchor>) -> Result<(), Illegal> {
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

    /// One after the other from a cell on, all of which are free.
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

    fn put(&mut self, piece: Piece, cell: Cell) {
        self.grid.put(piece, cell);
        self.note(piece);
    }

    /// A block has left the hand for the table.
    fn note(&mut self, piece: Piece) {
        self.hand = self.hand.without(piece.block);
        self.picked_up = self.picked_up.without(piece.block);
        self.laid.push(piece.block);
        self.changed = self.changed.with(piece.block);
    }

    /// §4.7–§4.9 The first insertion; where its blocks hang together another way, with as many of
    /// the insertions right after it as it takes.
    fn insert(&mut self, lays: &[Lay]) -> Result<usize, Illegal> {
        let mut together: ArrayVec<Insertion, MOST_BLOCKS> = ArrayVec::new();
        let mut refused = None;
        for lay in lays.iter().take(MOST_BLOCKS) {
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
            match self.stretch(&together) {
                Ok(()) => return Ok(together.len()),
                Err(why @ Illegal::Loop { .. }) => refused = refused.or(Some(why)),
                Err(why) => return Err(why),
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

    /// §4.8 Cuts these contacts and moves what lies on the far side, or what lies on the near one.
    fn stretch(&mut self, insertions: &[Insertion]) -> Result<(), Illegal> {
        let Insertion { pieces, between, side, .. } = insertions[0];
        let by = distance(pieces.len());
        let cuts: ArrayVec<[Block; 2], MOST_BLOCKS> = insertions.iter().map(|insertion| insertion.between).collect();
        let [near, far] = [0, 1].map(|end| {
            let ends = cuts.iter().map(|cut| cut[end]).collect();
            self.grid.island(ends, &cuts)
        });
        let all_pieces = insertions.iter().flat_map(|insertion| insertion.pieces);
        let mut hand = self.hand;
        for piece in all_pieces {
            if !hand.contains(piece.block) {
                return Err(Illegal::NotHeld { block: piece.block });
            }
            hand = hand.without(piece.block);
        }
        if !near.and(far).is_empty() {
            // §4.8 A loop cannot be stretched without rows that cross.
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
                Ok(grid) => {
                    self.grid = grid;
                    self.changed = self.changed.or(moved);
                    for piece in insertions.iter().flat_map(|insertion| insertion.pieces) {
                        self.note(*piece);
                    }
                    return Ok(());
                }
                Err(why) => refused = refused.or(Some(why)),
            }
        }
        Err(refused.expect("both sides were tried"))
    }

    /// Whether a row across this line goes through a block.
    fn is_crossed(&self, block: Block, line: Line) -> bool {
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

    /// §4.11 Blocks that lie in line with as many free cells between them stay; else one of the
    /// islands is pushed to the other.
    fn link(&mut self, pieces: &[Piece], between: [Block; 2], line: Line) -> Result<(), Illegal> {
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

    /// §5.3
    fn exchange(&mut self, block: Block, joker: Block) -> Result<(), Illegal> {
        if !self.hand.contains(block) {
            return Err(Illegal::NotHeld { block });
        }
        let piece = Piece::of(block).ok_or(Illegal::NotANumber { block })?;
        if !joker.is_joker() {
            return Err(Illegal::NotAJoker { block: joker });
        }
        self.on_table(joker)?;
        let value = self.grid.value(joker);
        if value != piece.value {
            return Err(Illegal::JokerStandsFor { joker, value, block });
        }
        let cell = self.grid.lift(joker);
        self.put(piece, cell);
        self.laid.retain(|laid| *laid != joker);
        self.changed = self.changed.without(joker);
        self.hand = self.hand.with(joker);
        self.picked_up = self.picked_up.with(joker);
        self.exchanged.push((joker, block));
        Ok(())
    }

    /// §3.1 The runs that are wrong as it lies now.
    ///
    /// First those that were meant: with three blocks or more, of which some were laid now.
    pub fn wrong_runs(&self) -> Vec<WrongRun> {
        let mut runs = self.grid.wrong_runs(self.table, self.changed);
        runs.sort_by_key(|run| {
            let is_meant = run.pieces.iter().any(|piece| self.laid.contains(&piece.block));
            (!is_meant, run.pieces.len() < SHORTEST)
        });
        runs
    }

    /// §3.1, §5.4 Whether the turn can be finished like this, but for what is given away.
    pub fn check_finished(&self) -> Result<(), Illegal> {
        if !self.picked_up.is_empty() {
            return Err(Illegal::JokersKept { jokers: self.picked_up });
        }
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

struct Insertion<'a> {
    pieces: &'a [Piece],
    between: [Block; 2],
    /// The side of the first of the two on which the second lies.
    side: Side,
    /// Whether the two were named the other way round.
    is_turned: bool,
}

impl Insertion<'_> {
    /// §4.9 Lines that are stretched together may be named in either direction.
    fn turn_to(&mut self, side: Side) {
        if self.side == side.opposite() {
            self.between.reverse();
            self.side = side;
            self.is_turned = true;
        }
    }
}

fn distance(cells: usize) -> i16 {
    i16::try_from(cells).expect("a table has few blocks")
}
