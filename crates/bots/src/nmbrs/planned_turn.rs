//! A turn as planned so far, and the table it leaves.

use reckon_rules::game::{Game, Ignore, Seat, Viewer};
use reckon_rules::nmbrs::block::HIGHEST;
use reckon_rules::nmbrs::options::{Highest, LastBlock};
use reckon_rules::nmbrs::{Axis, Block, Blocks, Grid, Lay, Move, Nmbrs, Options, Piece, RowView, Side, TurnMove, View};

use super::idea::Idea;

/// Upper bound on blocks laid per turn in the simple version: the length of the shortest sequence. With two blocks
/// drawn and one given away, a hand of five then lasts three turns, so everybody has had at least two.
const SIMPLE_LIMIT: u8 = 3;

/// §1.5 Recognises the quick, simple version: few numbers, no sequence required first, last block may be laid.
fn is_simple(options: &Options) -> bool {
    options.highest == Highest::Fifty && !options.lay_first && options.last_block == LastBlock::MayBeLaid
}

/// The steps of a turn so far, and the hand and table that they leave. The game itself decides which steps are legal.
#[derive(Clone)]
pub(super) struct PlannedTurn<'a> {
    /// The game when the turn began.
    game: &'a Nmbrs,
    seat: Seat,
    pub lays: Vec<Lay>,
    pub hand: Blocks,
    /// §4.5 Whether only a sequence from the hand may be laid.
    pub must_lay_own: bool,
    pub may_lay_last: bool,
    /// §1.5 Whether to lay only one sequence per turn.
    is_simple: bool,
    pub grid: Grid,
    pub rows: Vec<RowView>,
}

impl<'a> PlannedTurn<'a> {
    /// Creates an empty plan from the view of the player whose turn it is and a game that matches that view.
    pub fn new(view: &View, game: &'a Nmbrs) -> PlannedTurn<'a> {
        let seat = view.turn;
        let mut planned = PlannedTurn {
            game,
            seat,
            lays: Vec::new(),
            hand: view.own_hand(),
            must_lay_own: view.options.lay_first && !view.have_laid.contains(seat),
            may_lay_last: view.options.last_block == LastBlock::MayBeLaid,
            is_simple: is_simple(&view.options),
            grid: Grid::default(),
            rows: Vec::new(),
        };
        planned.look(view.clone());
        planned
    }

    fn look(&mut self, view: View) {
        self.grid = Grid::default();
        for laid in &view.table {
            self.grid.put(laid.piece, laid.cell);
        }
        self.rows = view.rows;
    }

    /// Returns whether nothing more can be laid.
    pub fn is_done(&self) -> bool {
        self.most() == 0 || (self.is_simple && !self.lays.is_empty())
    }

    /// Returns the largest number of blocks that may leave the hand in the next step.
    pub fn most(&self) -> u8 {
        let most = self.hand.len().saturating_sub(u8::from(!self.may_lay_last));
        if self.is_simple { most.min(SIMPLE_LIMIT) } else { most }
    }

    /// Adds these steps, if the turn can be finished afterwards.
    pub fn with(&self, idea: &Idea) -> Option<PlannedTurn<'a>> {
        let mut lays = self.lays.clone();
        lays.extend(idea.lays.iter().cloned());
        let hand = idea.lays.iter().fold(self.hand, after);
        let mut game = self.game.clone();
        let turn = TurnMove { lays, give: hand.iter().next() };
        let choice = Move::Turn(turn);
        game.play(self.seat, &choice, &mut Ignore).ok()?;
        let Move::Turn(TurnMove { lays, .. }) = choice else { return None };
        let mut planned =
            PlannedTurn { lays, hand, must_lay_own: false, grid: Grid::default(), rows: Vec::new(), ..*self };
        // With one block left the turn ends the round, and the table is cleared.
        if hand.len() > 1 {
            planned.look(game.view(Viewer::Seat(self.seat)));
        }
        Some(planned)
    }

    /// Returns the run through a block along a line.
    pub fn run(&self, block: Block, line: Axis) -> Vec<Block> {
        let on =
            |side: Side| std::iter::successors(Some(block), move |block| self.grid.neighbour(*block, side)).skip(1);
        let mut run: Vec<Block> = on(line.back()).collect();
        run.reverse();
        run.push(block);
        run.extend(on(line.forward()));
        run
    }

    /// Returns the blocks on the table that stand for this number.
    pub fn lying(&self, number: u8) -> impl Iterator<Item = Block> {
        let jokers =
            Block::jokers().filter(move |joker| self.grid.contains(*joker) && self.grid.value(*joker) == number);
        Block::number(number).filter(|block| self.grid.contains(*block)).into_iter().chain(jokers)
    }

    /// Picks blocks from the hand for these numbers, with jokers for those it lacks.
    pub fn pieces(&self, numbers: &[u8]) -> Option<Vec<Piece>> {
        let mut hand = self.hand;
        numbers.iter().map(|number| take(&mut hand, *number)).collect()
    }

    pub fn jokers(&self) -> Blocks {
        jokers(self.hand)
    }
}

pub(super) fn jokers(blocks: Blocks) -> Blocks {
    Block::jokers().filter(|joker| blocks.contains(*joker)).collect()
}

/// Takes the block with this number from the hand, or a joker for it.
pub(super) fn take(hand: &mut Blocks, number: u8) -> Option<Piece> {
    let own = Block::number(number).filter(|block| hand.contains(*block)).and_then(Piece::of);
    let piece = own.or_else(|| Piece::joker(jokers(*hand).iter().next()?, number.min(HIGHEST)))?;
    *hand = hand.without(piece.block);
    Some(piece)
}

/// Returns the hand after a step.
fn after(hand: Blocks, lay: &Lay) -> Blocks {
    match lay {
        Lay::Exchange { block, joker } => hand.without(*block).with(*joker),
        _ => lay.pieces().iter().fold(hand, |hand, piece| hand.without(piece.block)),
    }
}
