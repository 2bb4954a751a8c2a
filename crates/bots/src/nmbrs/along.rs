//! §4.6, §4.7 Adding to the rows on the table.

use reckon_rules::nmbrs::sequence::Kinds;
use reckon_rules::nmbrs::{Block, Lay, Piece};

use super::idea::Idea;
use super::planned_turn::PlannedTurn;

/// §4.6 Adds one block before or after a row.
pub(super) fn at_ends(planned: &PlannedTurn, kinds: &Kinds) -> Vec<Idea> {
    let mut ideas = Vec::new();
    let pieces: Vec<Piece> = planned.hand.iter().filter_map(Piece::of).collect();
    for row in &planned.rows {
        let numbers: Vec<u8> = row.blocks.iter().map(|block| planned.grid.value(*block)).collect();
        let [Some(first), Some(last)] = [row.blocks.first(), row.blocks.last()] else { continue };
        for (side, of) in [(row.line.back(), *first), (row.line.forward(), *last)] {
            let fits = |number: u8| {
                let longer = if side.is_forward() {
                    [numbers.as_slice(), &[number]].concat()
                } else {
                    [&[number], numbers.as_slice()].concat()
                };
                kinds.judge(&longer).is_ok()
            };
            let own = pieces.iter().copied().filter(|piece| fits(piece.value));
            let joker = planned.jokers().iter().next();
            let for_joker = joker.and_then(|joker| {
                let step = next_number(&numbers, side.is_forward())?;
                Piece::joker(joker, step).filter(|piece| fits(piece.value))
            });
            ideas.extend(own.chain(for_joker).map(|piece| Idea::one(Lay::Beside { pieces: vec![piece], side, of })));
        }
    }
    ideas
}

/// §3.2 Returns the number that continues a row by repeating its last step.
fn next_number(numbers: &[u8], forward: bool) -> Option<u8> {
    let (before, last) = match *numbers {
        [.., before, last] if forward => (before, last),
        [last, before, ..] if !forward => (before, last),
        _ => return None,
    };
    u8::try_from(2 * i16::from(last) - i16::from(before)).ok()
}

/// §4.7 Fills every gap in a row with the same number of blocks, one or two.
pub(super) fn inserted(planned: &PlannedTurn) -> Vec<Idea> {
    let mut ideas = Vec::new();
    for row in &planned.rows {
        for parts in [2, 3] {
            ideas.extend(stretched(planned, &row.blocks, parts).map(Idea::of));
        }
    }
    ideas
}

/// Divides each step of a row into `parts` equal steps.
fn stretched(planned: &PlannedTurn, row: &[Block], parts: i16) -> Option<Vec<Lay>> {
    let value = |block: Block| i16::from(planned.grid.value(block));
    let mut numbers = Vec::new();
    for pair in row.windows(2) {
        let (from, step) = (value(pair[0]), value(pair[1]) - value(pair[0]));
        if step % parts != 0 {
            return None;
        }
        numbers.extend((1..parts).map(|part| from + step / parts * part));
    }
    let numbers: Option<Vec<u8>> = numbers.into_iter().map(|number| u8::try_from(number).ok()).collect();
    let pieces = planned.pieces(&numbers?)?;
    let count = usize::try_from(parts - 1).ok()?;
    let gaps = row.windows(2).zip(pieces.chunks(count));
    Some(gaps.map(|(pair, pieces)| Lay::Insert { pieces: pieces.to_vec(), between: [pair[0], pair[1]] }).collect())
}
