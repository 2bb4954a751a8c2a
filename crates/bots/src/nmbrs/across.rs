//! §4.10, §4.11 In another direction, and from one row to another.

use reckon_rules::nmbrs::sequence::Kinds;
use reckon_rules::nmbrs::{Block, Lay, Line, Piece};

use super::draft::Draft;
use super::idea::Idea;
use super::triples::Triples;

/// §4.10 Two blocks with one of the table.
pub(super) fn across(draft: &Draft, triples: &Triples) -> Vec<Idea> {
    let mut ideas = Vec::new();
    for (there, _) in draft.grid.pieces() {
        let of = there.block;
        for line in Line::BOTH.into_iter().filter(|line| draft.run(of, *line).len() == 1) {
            for triple in triples.with(there.value) {
                let others: Vec<u8> = triple.iter().copied().filter(|number| *number != there.value).collect();
                let Some(pieces) = draft.pieces(&others) else { continue };
                let [low, high] = pieces[..] else { continue };
                if triple[1] == there.value {
                    ideas.extend([[low, high], [high, low]].map(|ends| around(ends, of, line)));
                } else {
                    // The nearer one touches the block of the table.
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

fn around([before, after]: [Piece; 2], of: Block, line: Line) -> Idea {
    let beside = |piece: Piece, side| Lay::Beside { pieces: vec![piece], side, of };
    Idea::of(vec![beside(before, line.back()), beside(after, line.forward())])
}

/// §4.11 One block between the end of a row, or a block that has none in this line, and another.
pub(super) fn links(draft: &Draft, triples: &Triples, kinds: &Kinds) -> Vec<Idea> {
    let mut ideas = Vec::new();
    for piece in draft.hand.iter().filter_map(Piece::of) {
        let between = triples.with(piece.value).iter().filter(|triple| triple[1] == piece.value);
        for [low, _, high] in between {
            for (from, to) in [(low, high), (high, low)] {
                for line in Line::BOTH {
                    ideas.extend(linked(draft, kinds, piece, [*from, *to], line));
                }
            }
        }
    }
    ideas
}

fn linked(draft: &Draft, kinds: &Kinds, piece: Piece, [from, to]: [u8; 2], line: Line) -> Vec<Idea> {
    let ends = |number: u8, side| draft.lying(number).filter(move |block| draft.grid.neighbour(*block, side).is_none());
    let mut ideas = Vec::new();
    for from in ends(from, line.forward()) {
        for to in ends(to, line.back()) {
            let value = |block: &Block| draft.grid.value(*block);
            let mut numbers: Vec<u8> = draft.run(from, line).iter().map(value).collect();
            numbers.push(piece.value);
            numbers.extend(draft.run(to, line).iter().map(value));
            if kinds.judge(&numbers).is_ok() {
                ideas.push(Idea::one(Lay::Link { pieces: vec![piece], between: [from, to], line }));
            }
        }
    }
    ideas
}
