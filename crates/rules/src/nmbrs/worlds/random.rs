//! Random legal moves, for laws, rollouts and benchmarks.

use crate::game::Seat;
use crate::nmbrs::block::{Block, Blocks, HIGHEST, Piece};
use crate::nmbrs::grid::{Axis, Grid, Side};
use crate::nmbrs::lay::TurnSoFar;
use crate::nmbrs::moves::{Anchor, Lay, TurnMove};
use crate::nmbrs::options::{LastBlock, Table};
use crate::nmbrs::sequence::{LARGEST_STEP, Steps};
use crate::nmbrs::{Move, Nmbrs, Phase};
use crate::shuffle::Shuffle;

/// Odds of knocking for a block: one in this many.
const KNOCKS: u32 = 4;
/// Upper bound on attempts at laying something in a turn.
const TRIES: u32 = 4;

pub(in crate::nmbrs) fn random_move(game: &Nmbrs, seat: Seat, shuffle: &mut Shuffle) -> Move {
    match game.phase {
        Phase::Knock(knocking) if shuffle.chance(1, KNOCKS) => Move::Knock(knocking.block),
        Phase::Knock(_) => Move::LetGo,
        Phase::Turn | Phase::Over => Move::Turn(random_turn(game, seat, shuffle)),
    }
}

fn random_turn(game: &Nmbrs, seat: Seat, shuffle: &mut Shuffle) -> TurnMove {
    let mut turn = RandomTurn::new(game, seat);
    for _ in 0..=shuffle.below(TRIES) {
        if turn.hand.len() < 2 {
            break;
        }
        turn.try_something(shuffle);
    }
    TurnMove { lays: turn.lays, give: any_of(turn.hand, shuffle) }
}

/// A turn being put together.
struct RandomTurn<'a> {
    game: &'a Nmbrs,
    seat: Seat,
    lays: Vec<Lay>,
    hand: Blocks,
    has_laid: bool,
    /// Whether the hand is known to have no three numbers with equal steps.
    has_no_steps: bool,
    /// The table with steps laid, and the number of steps laid on it. A new row that touches nothing cannot be
    /// wrong, so it is only laid when something else follows.
    so_far: Option<(TurnSoFar<'a>, usize)>,
}

impl<'a> RandomTurn<'a> {
    fn new(game: &'a Nmbrs, seat: Seat) -> RandomTurn<'a> {
        RandomTurn {
            game,
            seat,
            lays: Vec::new(),
            hand: game.hands[seat.index()],
            has_laid: game.have_laid.contains(seat),
            has_no_steps: false,
            so_far: None,
        }
    }

    fn try_something(&mut self, shuffle: &mut Shuffle) {
        let is_first = self.game.table.options.lay_first && !self.has_laid;
        let is_empty = self.game.grid.blocks().is_empty() && self.lays.is_empty();
        if is_first || is_empty || shuffle.chance(1, 4) {
            self.try_row(shuffle);
            return;
        }
        let (table, hand) = (&*self.game.table, self.hand);
        let grid = self.grid();
        let lays = match shuffle.below(6) {
            0 => at_an_end(grid, hand, shuffle).map(|lay| vec![lay]),
            1 => at_two_ends(grid, hand, shuffle),
            2 => across(grid, hand, shuffle).map(Vec::from),
            3 => inserted(grid, hand, shuffle),
            4 => linked(grid, hand, shuffle).map(|lay| vec![lay]),
            _ => exchanged(table, grid, hand, shuffle).map(Vec::from),
        };
        if let Some(lays) = lays {
            self.try_lays(lays);
        }
    }

    fn grid(&mut self) -> &Grid {
        if self.lays.is_empty() { &self.game.grid } else { &self.so_far().grid }
    }

    fn so_far(&mut self) -> &mut TurnSoFar<'a> {
        let (so_far, laid) = self.so_far.get_or_insert_with(|| (self.game.turn_so_far(self.seat), 0));
        so_far.lay_all(&self.lays[*laid..]).expect("each step was tried, or touches nothing");
        *laid = self.lays.len();
        so_far
    }

    /// Lays these steps, if the turn can end after them.
    fn try_lays(&mut self, lays: Vec<Lay>) {
        let mut tried = self.so_far().clone();
        let may_lay_last = self.game.table.options.last_block == LastBlock::MayBeLaid;
        if tried.lay_all(&lays).is_ok() && tried.check_finished().is_ok() && (!tried.hand.is_empty() || may_lay_last) {
            self.hand = tried.hand;
            self.has_laid = true;
            self.lays.extend(lays);
            self.so_far = Some((tried, self.lays.len()));
        }
    }

    /// §4.5, §4.12 Tries three or more blocks from the hand, sometimes beside others.
    fn try_row(&mut self, shuffle: &mut Shuffle) {
        let Some(mut pieces) = self.some_sequence(shuffle) else { return };
        if shuffle.chance(1, 3) {
            pieces.reverse();
        }
        let line = if shuffle.chance(1, 4) { Axis::Down } else { Axis::Across };
        if shuffle.chance(1, 6)
            && let Some((block, side, of)) = touching(self.grid(), &pieces, line, shuffle)
        {
            let lay = if shuffle.chance(1, 2) {
                Lay::Beside { pieces, side, of }
            } else {
                Lay::Row { pieces, line, at: Some(Anchor { block, side, of }) }
            };
            self.try_lays(vec![lay]);
            return;
        }
        let left = pieces.iter().fold(self.hand, |left, piece| left.without(piece.block));
        let may_lay_last = self.game.table.options.last_block == LastBlock::MayBeLaid;
        if is_sequence(&self.game.table, &pieces) && (!left.is_empty() || may_lay_last) {
            self.hand = left;
            self.has_laid = true;
            self.lays.push(Lay::Row { pieces, line, at: None });
        }
    }

    fn some_sequence(&mut self, shuffle: &mut Shuffle) -> Option<Vec<Piece>> {
        let kinds = &self.game.table.kinds;
        let mut hand = self.hand;
        if let Some(family) = kinds.families().next().filter(|_| shuffle.chance(1, 3)) {
            let members = family.members();
            let from = index_below(members.len() - 2, shuffle);
            return members[from..from + 3].iter().map(|value| take(&mut hand, (*value).into())).collect();
        }
        if kinds.has_geometric() && shuffle.chance(1, 6) {
            let from = i16::try_from(1 + shuffle.below(11)).expect("at most 11");
            return [from, 3 * from, 9 * from].into_iter().map(|value| take(&mut hand, value)).collect();
        }
        if !hand.jokers().is_empty() && shuffle.chance(1, 2) {
            return with_joker(hand, shuffle);
        }
        if self.has_no_steps {
            return None;
        }
        let steps = equal_steps(kinds.steps(), hand.numbers(), shuffle);
        self.has_no_steps = steps.is_none();
        steps
    }
}

fn any_of(blocks: Blocks, shuffle: &mut Shuffle) -> Option<Block> {
    if blocks.is_empty() {
        return None;
    }
    blocks.nth(u8::try_from(shuffle.below(blocks.len().into())).expect("a set has few blocks"))
}

fn index_below(count: usize, shuffle: &mut Shuffle) -> usize {
    usize::try_from(shuffle.below(u32::try_from(count).expect("a short list"))).expect("a small index")
}

/// Returns the block with this number from the hand, or a joker that stands for it.
fn piece(hand: Blocks, value: i16) -> Option<Piece> {
    let value = u8::try_from(value).ok().filter(|value| (1..=HIGHEST).contains(value))?;
    let own = Block::number(value).filter(|block| hand.contains(*block)).and_then(Piece::of);
    own.or_else(|| Piece::joker(hand.jokers().iter().next()?, value))
}

fn take(hand: &mut Blocks, value: i16) -> Option<Piece> {
    let piece = piece(*hand, value)?;
    *hand = hand.without(piece.block);
    Some(piece)
}

/// §3, §5.1, §5.5 Returns whether these blocks are a valid row by themselves.
fn is_sequence(table: &Table, pieces: &[Piece]) -> bool {
    let jokers = pieces.iter().filter(|piece| piece.block.is_joker());
    let numbers: arrayvec::ArrayVec<u8, { crate::nmbrs::MAX_BLOCKS }> =
        pieces.iter().map(|piece| piece.value).collect();
    jokers.clone().all(|joker| joker.value <= table.highest_joker)
        && jokers.count() <= table.options.jokers_in_a_row.into()
        && table.kinds.judge(&numbers).is_ok()
}

/// Picks a block of a row and a side of a block on the table where it could lie: mostly where the row continues
/// by the same step, else anywhere.
fn touching(grid: &Grid, pieces: &[Piece], line: Axis, shuffle: &mut Shuffle) -> Option<(Block, Side, Block)> {
    if shuffle.chance(1, 4) {
        let of = any_of(grid.blocks(), shuffle)?;
        let side = Side::ALL[index_below(Side::ALL.len(), shuffle)];
        return Some((pieces[index_below(pieces.len(), shuffle)].block, side, of));
    }
    let (first, last) = (pieces.first()?, pieces.last()?);
    let step = i16::from(pieces.get(1)?.value) - i16::from(first.value);
    let (end, side, next) = if shuffle.chance(1, 2) {
        (first.block, line.forward(), i16::from(first.value) - step)
    } else {
        (last.block, line.back(), i16::from(last.value) + step)
    };
    let of = u8::try_from(next).ok().and_then(Block::number).filter(|block| grid.contains(*block))?;
    Some((end, side, of))
}

/// Picks two numbers and a joker between or after them.
fn with_joker(hand: Blocks, shuffle: &mut Shuffle) -> Option<Vec<Piece>> {
    let one = i16::from(any_of(hand.numbers(), shuffle)?.face()?);
    let other = i16::from(any_of(hand.numbers(), shuffle)?.face()?);
    let step = other - one;
    let values = match shuffle.below(2) {
        0 if step % 2 == 0 => [one, one + step / 2, other],
        _ => [one, other, other + step],
    };
    let mut left = hand;
    values.into_iter().map(|value| take(&mut left, value)).collect()
}

/// §3.2 Finds three or more of these numbers in equal steps that the table plays with, if any.
fn equal_steps(steps: Steps, numbers: Blocks, shuffle: &mut Shuffle) -> Option<Vec<Piece>> {
    let held = numbers.bits();
    let begin = u8::try_from(shuffle.below(LARGEST_STEP.into())).expect("below a u8");
    let all = (begin..LARGEST_STEP).chain(0..begin).map(|step| step + 1);
    for step in all.filter(|step| steps.has(*step)) {
        let pairs = held & held >> step;
        let starts = pairs & pairs >> step;
        if starts == 0 {
            continue;
        }
        let mut at = any_of(Blocks::from_bits(starts), shuffle);
        let mut pieces = Vec::with_capacity(4);
        while let Some(block) =
            at.filter(|block| numbers.contains(*block) && (pieces.len() < 3 || shuffle.chance(3, 4)))
        {
            pieces.push(Piece::of(block)?);
            at = block.face()?.checked_add(step).and_then(Block::number);
        }
        return Some(pieces);
    }
    None
}

/// Picks a block of a row, and the line of the row.
fn some_row(grid: &Grid, shuffle: &mut Shuffle) -> Option<(Block, Axis)> {
    let block = any_of(grid.blocks(), shuffle)?;
    let first = if shuffle.chance(1, 2) { Axis::Across } else { Axis::Down };
    let line = if has_row(grid, block, first) { first } else { first.other() };
    has_row(grid, block, line).then_some((block, line))
}

fn has_row(grid: &Grid, block: Block, line: Axis) -> bool {
    [line.back(), line.forward()].into_iter().any(|side| grid.neighbour(block, side).is_some())
}

/// §4.6 Picks the block at the end of a row, the side where it continues, and the next number there.
fn some_end(grid: &Grid, shuffle: &mut Shuffle) -> Option<(Block, Side, i16)> {
    let (block, line) = some_row(grid, shuffle)?;
    let side = if shuffle.chance(1, 2) { line.forward() } else { line.back() };
    let mut last = block;
    while let Some(next) = grid.neighbour(last, side) {
        last = next;
    }
    let before = grid.neighbour(last, side.opposite())?;
    Some((last, side, 2 * i16::from(grid.value(last)) - i16::from(grid.value(before))))
}

fn at_an_end(grid: &Grid, hand: Blocks, shuffle: &mut Shuffle) -> Option<Lay> {
    let (of, side, next) = some_end(grid, shuffle)?;
    Some(Lay::Beside { pieces: vec![piece(hand, next)?], side, of })
}

/// §4.6, §4.11 Adds a block at the end of a row, and sometimes makes it the end of a row of another island as well.
fn at_two_ends(grid: &Grid, hand: Blocks, shuffle: &mut Shuffle) -> Option<Vec<Lay>> {
    let lay = at_an_end(grid, hand, shuffle)?;
    let Lay::Beside { pieces, side, .. } = &lay else { return Some(vec![lay]) };
    let ends = [side.line().other().forward(), side.line().other().back()];
    let side = ends[index_below(2, shuffle)];
    let continues = |of: &Block| {
        let before = grid.neighbour(*of, side.opposite());
        let value = |block: Block| i16::from(grid.value(block));
        grid.neighbour(*of, side).is_none()
            && before.is_some_and(|before| 2 * value(*of) - value(before) == i16::from(pieces[0].value))
    };
    let join = grid.blocks().iter().find(continues).map(|of| Lay::Beside { pieces: pieces.clone(), side, of });
    Some(std::iter::once(lay.clone()).chain(join).collect())
}

/// §4.10 Lays two blocks with one on the table between or beside them.
fn across(grid: &Grid, hand: Blocks, shuffle: &mut Shuffle) -> Option<[Lay; 2]> {
    let of = any_of(grid.blocks(), shuffle)?;
    let middle = i16::from(grid.value(of));
    let line = Axis::BOTH.into_iter().find(|line| !has_row(grid, of, *line))?;
    let one = i16::from(any_of(hand.numbers(), shuffle)?.face()?);
    let mut hand = hand;
    let first = take(&mut hand, one)?;
    if shuffle.chance(1, 2) {
        let second = take(&mut hand, 2 * middle - one)?;
        let beside = |piece, side| Lay::Beside { pieces: vec![piece], side, of };
        return Some([beside(first, line.back()), beside(second, line.forward())]);
    }
    let second = take(&mut hand, 2 * one - middle)?;
    let side = if shuffle.chance(1, 2) { line.back() } else { line.forward() };
    let lay = Lay::Beside { pieces: vec![first], side, of };
    Some([lay, Lay::Beside { pieces: vec![second], side, of: first.block }])
}

/// §4.7 Halves all gaps in a row.
fn inserted(grid: &Grid, hand: Blocks, shuffle: &mut Shuffle) -> Option<Vec<Lay>> {
    let (block, line) = some_row(grid, shuffle)?;
    let mut hand = hand;
    let value = |block: Block| i16::from(grid.value(block));
    let run = grid.run(block, line);
    let halved = run.windows(2).map(|pair| {
        let sum = value(pair[0]) + value(pair[1]);
        let piece = if sum % 2 == 0 { take(&mut hand, sum / 2) } else { None };
        piece.map(|piece| Lay::Insert { pieces: vec![piece], between: [pair[0], pair[1]] })
    });
    halved.collect()
}

/// §4.11 Links one block to another, or continues from the end of a row.
fn linked(grid: &Grid, hand: Blocks, shuffle: &mut Shuffle) -> Option<Lay> {
    if shuffle.chance(1, 2) {
        let (end, side, next) = some_end(grid, shuffle)?;
        let beyond = u8::try_from(2 * next - i16::from(grid.value(end))).ok().and_then(Block::number)?;
        let to = Some(beyond).filter(|to| grid.contains(*to))?;
        let between = if side.is_forward() { [end, to] } else { [to, end] };
        return Some(Lay::Link { pieces: vec![piece(hand, next)?], between, line: side.line() });
    }
    let from = any_of(grid.blocks(), shuffle)?;
    let to = any_of(grid.blocks().without(from), shuffle)?;
    let sum = i16::from(grid.value(from)) + i16::from(grid.value(to));
    let piece = if sum % 2 == 0 { piece(hand, sum / 2)? } else { return None };
    let line = if shuffle.chance(1, 3) { Axis::Across } else { Axis::Down };
    Some(Lay::Link { pieces: vec![piece], between: [from, to], line })
}

/// §5.3, §5.4 Exchanges a number for a joker, which goes to an end of a row.
fn exchanged(table: &Table, grid: &Grid, hand: Blocks, shuffle: &mut Shuffle) -> Option<[Lay; 2]> {
    let held = |joker: Block| Block::number(grid.value(joker)).filter(|number| hand.contains(*number));
    let (joker, block) = grid.blocks().jokers().iter().find_map(|joker| Some((joker, held(joker)?)))?;
    let (end, side, next) = some_end(grid, shuffle)?;
    let value = u8::try_from(next).ok().filter(|value| *value <= table.highest_joker)?;
    let of = if end == joker { block } else { end };
    let beside = Lay::Beside { pieces: vec![Piece::joker(joker, value)?], side, of };
    Some([Lay::Exchange { block, joker }, beside])
}
