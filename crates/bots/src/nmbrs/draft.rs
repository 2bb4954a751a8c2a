//! The table as the own turn leaves it so far.

use reckon_rules::game::{Game, Ignore, Seat, Viewer};
use reckon_rules::nmbrs::block::HIGHEST;
use reckon_rules::nmbrs::options::{Highest, LastBlock};
use reckon_rules::nmbrs::{Block, Blocks, Grid, Lay, Line, Move, Nmbrs, Options, Piece, RowView, Side, TurnMove, View};

use super::idea::Idea;

/// As many blocks as the shortest sequence has. With two drawn and one given away a hand of five lasts three turns: by
/// then everybody has had two.
const GENTLE: u8 = 3;

/// §1.5 What makes the simple version quick: few numbers, nothing that must be laid first, no block kept to the end.
fn is_simple(options: &Options) -> bool {
    options.highest == Highest::Fifty && !options.lay_first && options.last_block == LastBlock::MayBeLaid
}

/// The steps of a turn so far, and what they leave. What can be added is asked of the game itself.
#[derive(Clone)]
pub(super) struct Draft<'a> {
    /// As it was when the turn began.
    game: &'a Nmbrs,
    seat: Seat,
    pub lays: Vec<Lay>,
    pub hand: Blocks,
    /// §4.5 Nothing but a sequence of one's own may be laid.
    pub must_lay_own: bool,
    pub may_lay_last: bool,
    /// §1.5 Little at a time.
    gentle: bool,
    pub grid: Grid,
    pub rows: Vec<RowView>,
}

impl<'a> Draft<'a> {
    /// A view of whoever's turn it is, and a game that looks like it.
    pub fn new(view: &View, game: &'a Nmbrs) -> Draft<'a> {
        let seat = view.turn;
        let mut draft = Draft {
            game,
            seat,
            lays: Vec::new(),
            hand: view.own_hand(),
            must_lay_own: view.options.lay_first && !view.have_laid.contains(seat),
            may_lay_last: view.options.last_block == LastBlock::MayBeLaid,
            gentle: is_simple(&view.options),
            grid: Grid::default(),
            rows: Vec::new(),
        };
        draft.look(view.clone());
        draft
    }

    fn look(&mut self, view: View) {
        self.grid = Grid::default();
        for laid in &view.table {
            self.grid.put(laid.piece, laid.cell);
        }
        self.rows = view.rows;
    }

    /// Whether nothing more can be laid.
    pub fn is_done(&self) -> bool {
        self.most() == 0 || (self.gentle && !self.lays.is_empty())
    }

    /// How many blocks may leave the hand with the next step.
    pub fn most(&self) -> u8 {
        let most = self.hand.len().saturating_sub(u8::from(!self.may_lay_last));
        if self.gentle { most.min(GENTLE) } else { most }
    }

    /// With these steps too, if the turn can be finished then.
    pub fn with(&self, idea: &Idea) -> Option<Draft<'a>> {
        let mut lays = self.lays.clone();
        lays.extend(idea.lays.iter().cloned());
        let hand = idea.lays.iter().fold(self.hand, after);
        let mut game = self.game.clone();
        let turn = TurnMove { lays, give: hand.iter().next() };
        let choice = Move::Turn(turn);
        game.play(self.seat, &choice, &mut Ignore).ok()?;
        let Move::Turn(TurnMove { lays, .. }) = choice else { return None };
        let mut draft = Draft { lays, hand, must_lay_own: false, grid: Grid::default(), rows: Vec::new(), ..*self };
        // With one block left the turn ends the round, and the table is cleared.
        if hand.len() > 1 {
            draft.look(game.view(Viewer::Seat(self.seat)));
        }
        Some(draft)
    }

    /// The run of a line in which a block lies.
    pub fn run(&self, block: Block, line: Line) -> Vec<Block> {
        let on =
            |side: Side| std::iter::successors(Some(block), move |block| self.grid.neighbour(*block, side)).skip(1);
        let mut run: Vec<Block> = on(line.back()).collect();
        run.reverse();
        run.push(block);
        run.extend(on(line.forward()));
        run
    }

    /// The blocks of the table that stand for this number.
    pub fn lying(&self, number: u8) -> impl Iterator<Item = Block> {
        let jokers =
            Block::jokers().filter(move |joker| self.grid.contains(*joker) && self.grid.value(*joker) == number);
        Block::number(number).filter(|block| self.grid.contains(*block)).into_iter().chain(jokers)
    }

    /// Blocks of the hand for these numbers, jokers where it does not have them.
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

/// The block of the hand with this number, or a joker for it.
pub(super) fn take(hand: &mut Blocks, number: u8) -> Option<Piece> {
    let own = Block::number(number).filter(|block| hand.contains(*block)).and_then(Piece::of);
    let piece = own.or_else(|| Piece::joker(jokers(*hand).iter().next()?, number.min(HIGHEST)))?;
    *hand = hand.without(piece.block);
    Some(piece)
}

/// The hand after a step.
fn after(hand: Blocks, lay: &Lay) -> Blocks {
    match lay {
        Lay::Exchange { block, joker } => hand.without(*block).with(*joker),
        _ => lay.pieces().iter().fold(hand, |hand, piece| hand.without(piece.block)),
    }
}
