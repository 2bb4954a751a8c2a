//! §4.10, §4.11 Laying blocks across a row, and linking one row to another.

use reckon_rules::nmbrs::sequence::Kinds;
use reckon_rules::nmbrs::{Axis, Block, Lay, Piece};

use super::idea::Idea;
use super::planned_turn::PlannedTurn;
use super::triples::Triples;

/// §4.10 Lays two blocks in line with one on the table.
pub(super) fn across(planned: &PlannedTurn, triples: &Triples) -> Vec<Idea> {
    let mut ideas = Vec::new();
    for (there, _) in planned.grid.pieces() {
        let of = there.block;
        for line in Axis::BOTH.into_iter().filter(|line| planned.run(of, *line).len() == 1) {
            for triple in triples.with(there.value) {
                let others: Vec<u8> = triple.iter().copied().filter(|number| *number != there.value).collect();
                let Some(pieces) = planned.pieces(&others) else { continue };
                let [low, high] = pieces[..] else { continue };
                if triple[1] == there.value {
                    ideas.extend([[low, high], [high, low]].map(|ends| around(ends, of, line)));
                } else {
                    // The nearer block touches the one on the table.
                    let (near, far) = if triple[0] == there.value { (low, high) } else { (high, low) };
                    let after = Lay::Beside { pieces: vec![near, far], side: line.forward(), of };
                    let before = Lay::Beside { pieces: vec![far, near], side: line.back(), of };
                    ideas.extend([after, before].map(Idea::one));
                }
            }
        }
    }
    ideas
}

fn around([before, after]: [Piece; 2], of: Block, line: Axis) -> Idea {
    let beside = |piece: Piece, side| Lay::Beside { pieces: vec![piece], side, of };
    Idea::of(vec![beside(before, line.back()), beside(after, line.forward())])
}

/// §4.11 Links two ends with one block. An end is the end of a row, or a block that is in no row along this line.
pub(super) fn links(planned: &PlannedTurn, triples: &Triples, kinds: &Kinds) -> Vec<Idea> {
    let mut ideas = Vec::new();
    for piece in planned.hand.iter().filter_map(Piece::of) {
        let between = triples.with(piece.value).iter().filter(|triple| triple[1] == piece.value);
        for [low, _, high] in between {
            for (from, to) in [(low, high), (high, low)] {
                for line in Axis::BOTH {
                    ideas.extend(linked(planned, kinds, piece, [*from, *to], line));
                }
            }
        }
    }
    ideas
}

fn linked(planned: &PlannedTurn, kinds: &Kinds, piece: Piece, [from, to]: [u8; 2], line: Axis) -> Vec<Idea> {
    let ends =
        |number: u8, side| planned.lying(number).filter(move |block| planned.grid.neighbour(*block, side).is_none());
    let mut ideas = Vec::new();
    for from in ends(from, line.forward()) {
        for to in ends(to, line.back()) {
            let value = |block: &Block| planned.grid.value(*block);
            let mut numbers: Vec<u8> = planned.run(from, line).iter().map(value).collect();
            numbers.push(piece.value);
            numbers.extend(planned.run(to, line).iter().map(value));
            if kinds.judge(&numbers).is_ok() {
                ideas.push(Idea::one(Lay::Link { pieces: vec![piece], between: [from, to], line }));
            }
        }
    }
    ideas
}
