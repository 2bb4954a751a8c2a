//! §4, §5 Candidates for the next step. The game itself decides whether they are legal.

use reckon_rules::nmbrs::block::HIGHEST;
use reckon_rules::nmbrs::sequence::Kinds;
use reckon_rules::nmbrs::{Axis, Block, Lay, Piece};

use super::planned_turn::{PlannedTurn, take};
use super::triples::Triples;
use super::{across, along};

/// Steps that are tried together.
#[derive(Clone, Debug)]
pub(super) struct Idea {
    pub lays: Vec<Lay>,
    /// Number blocks that leave the hand.
    pub numbers: u8,
    /// Jokers that leave the hand, less the one gained in an exchange.
    pub jokers: u8,
}

impl Idea {
    pub fn of(lays: Vec<Lay>) -> Idea {
        let pieces = lays.iter().flat_map(|lay| lay.pieces());
        let jokers = count(pieces.clone().filter(|piece| piece.block.is_joker()));
        Idea { numbers: count(pieces) - jokers, jokers, lays }
    }

    pub fn one(lay: Lay) -> Idea {
        Idea::of(vec![lay])
    }

    /// §5.3 Puts an exchange first: a number leaves the hand, and a joker enters it.
    fn after_exchange(mut self, exchange: Lay) -> Idea {
        self.lays.insert(0, exchange);
        Idea { numbers: self.numbers + 1, jokers: self.jokers - 1, ..self }
    }

    /// Scores the blocks that leave the hand; a joker is worth keeping.
    pub fn score(&self) -> i32 {
        10 * i32::from(self.numbers) + 3 * i32::from(self.jokers)
    }
}

fn count<'a>(pieces: impl Iterator<Item = &'a Piece>) -> u8 {
    u8::try_from(pieces.count()).expect("no hand holds more blocks than there are")
}

/// Returns every idea worth trying.
pub(super) fn ideas(planned: &PlannedTurn, triples: &Triples, kinds: &Kinds) -> Vec<Idea> {
    let mut ideas = new_rows(planned, triples, kinds);
    if !planned.must_lay_own {
        ideas.extend(on_the_table(planned, triples, kinds));
        ideas.extend(exchanges(planned, triples, kinds));
    }
    ideas
}

fn on_the_table(planned: &PlannedTurn, triples: &Triples, kinds: &Kinds) -> Vec<Idea> {
    let mut ideas = along::at_ends(planned, kinds);
    ideas.extend(along::inserted(planned));
    ideas.extend(across::across(planned, triples));
    ideas.extend(across::links(planned, triples, kinds));
    ideas
}

/// §4.5, §4.12 Returns rows from the hand, each at its shortest and then extended block by block.
fn new_rows(planned: &PlannedTurn, triples: &Triples, kinds: &Kinds) -> Vec<Idea> {
    let mut ideas = Vec::new();
    for triple in triples.all() {
        let mut hand = planned.hand;
        let pieces: Option<Vec<Piece>> = triple.iter().map(|number| take(&mut hand, *number)).collect();
        let Some(mut pieces) = pieces else { continue };
        let mut numbers = triple.to_vec();
        loop {
            let row = Lay::Row { pieces: pieces.clone(), line: Axis::Across, at: None };
            ideas.push(Idea::one(row));
            let next = (numbers[numbers.len() - 1] + 1..=HIGHEST).find(|next| {
                let has = Block::number(*next).is_some_and(|block| hand.contains(block));
                has && kinds.judge(&[numbers.as_slice(), &[*next]].concat()).is_ok()
            });
            let Some((next, piece)) = next.and_then(|next| Some((next, take(&mut hand, next)?))) else { break };
            numbers.push(next);
            pieces.push(piece);
        }
    }
    ideas
}

/// §5.3, §5.4 Exchanges a number for a joker, which is laid at once.
fn exchanges(planned: &PlannedTurn, triples: &Triples, kinds: &Kinds) -> Vec<Idea> {
    let mut ideas = Vec::new();
    for joker in Block::jokers().filter(|joker| planned.grid.contains(*joker)) {
        let held = Block::number(planned.grid.value(joker)).filter(|block| planned.hand.contains(*block));
        let Some(block) = held else { continue };
        let mut after = planned.clone();
        let cell = after.grid.lift(joker);
        after.grid.put(Piece { block, value: planned.grid.value(joker) }, cell);
        for row in &mut after.rows {
            row.blocks.iter_mut().filter(|there| **there == joker).for_each(|there| *there = block);
        }
        after.hand = planned.hand.without(block).with(joker);
        let lays_it = |idea: &Idea| idea.lays.iter().flat_map(Lay::pieces).any(|piece| piece.block == joker);
        let then = new_rows(&after, triples, kinds).into_iter().chain(on_the_table(&after, triples, kinds));
        ideas.extend(then.filter(lays_it).map(|idea| idea.after_exchange(Lay::Exchange { block, joker })));
    }
    ideas
}
