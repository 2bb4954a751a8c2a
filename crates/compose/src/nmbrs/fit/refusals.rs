//! Refusals for blocks that fit nowhere.

use super::{Chosen, Fitting, Target};
use reckon_rules::nmbrs::block::{Block, Blocks, Piece};
use reckon_rules::nmbrs::grid::Axis;
use reckon_rules::nmbrs::illegal::Illegal;
use reckon_rules::nmbrs::moves::Lay;
use reckon_rules::nmbrs::runs::{WrongRun, judge_row};
use reckon_rules::nmbrs::sequence::SHORTEST;

impl Fitting<'_> {
    /// Explains why no numbers fit.
    pub(super) fn why_not(&self, chosen: &[Chosen], target: Target) -> Illegal {
        let blocks: Blocks = chosen.iter().map(|chosen| chosen.block).collect();
        let piece = |block: Block| self.so_far.grid.piece(block);
        let row = match target {
            Target::New => Vec::new(),
            Target::Row(letter) => self.run_of(letter).1.iter().map(|block| piece(*block)).collect(),
            Target::At(block) => vec![piece(block)],
            Target::Between(one, other) => vec![piece(one), piece(other)],
        };
        if let (Target::At(joker), [Chosen { block, .. }]) = (target, chosen)
            && joker.is_joker()
            && !block.is_joker()
        {
            return Illegal::JokerStandsFor { joker, value: self.so_far.grid.value(joker), block: *block };
        }
        let known: Option<Vec<Piece>> = chosen.iter().map(Chosen::piece).collect();
        if let Some(why) = known.as_deref().and_then(|pieces| self.no_first_sequence(pieces)) {
            return why;
        }
        if let (Some(pieces), Target::Between(one, other)) = (known.as_deref(), target)
            && let Some(why) = self.no_link(pieces, one, other)
        {
            return why;
        }
        let plain = known.and_then(|pieces| self.row_meant(&pieces, target).or_else(|| self.plain_try(pieces, target)));
        plain.unwrap_or(Illegal::FitsNowhere { blocks, row })
    }

    /// §4.5 Refuses a first lay that is not a sequence, wherever it goes.
    pub(super) fn no_first_sequence(&self, pieces: &[Piece]) -> Option<Illegal> {
        if !self.is_before_first() || pieces.len() < SHORTEST {
            return None;
        }
        let pieces = rising(pieces);
        let numbers: Vec<u8> = pieces.iter().map(|piece| piece.value).collect();
        let why = self.so_far.table.kinds.judge(&numbers).err()?;
        Some(Illegal::FirstIsWrong { pieces, why })
    }

    /// §4.11 Refuses blocks that make a sequence with two others, but cannot lie between them.
    fn no_link(&self, pieces: &[Piece], one: Block, other: Block) -> Option<Illegal> {
        let ends = [one, other].map(|block| self.so_far.grid.piece(block));
        let mut row = rising(&[pieces, &ends].concat());
        if ends[0].value > ends[1].value {
            row.reverse();
        }
        let is_between = row.first() == Some(&ends[0]) && row.last() == Some(&ends[1]);
        let numbers: Vec<u8> = row.iter().map(|piece| piece.value).collect();
        let touch = self.so_far.grid.touching_side(one, other).is_some();
        if touch || !is_between || self.so_far.table.kinds.judge(&numbers).is_err() {
            return None;
        }
        let pieces = row[1..row.len() - 1].to_vec();
        Axis::BOTH.into_iter().find_map(|line| {
            let mut after = self.so_far.clone();
            let link = Lay::Link { pieces: pieces.clone(), between: [one, other], line };
            let linked = after.lay_all(&[link]).map_err(|(_, why)| why);
            linked.and_then(|()| self.check(&after)).err()
        })
    }

    /// §3.2 Refuses the intended row if it is not a sequence, whatever else would touch it.
    fn row_meant(&self, pieces: &[Piece], target: Target) -> Option<Illegal> {
        let grid = &self.so_far.grid;
        let (line, run) = match target {
            Target::Row(letter) => self.run_of(letter),
            Target::Between(one, other) => {
                let line = grid.touching_side(one, other)?.line();
                (line, grid.run(one, line))
            }
            Target::New | Target::At(_) => return None,
        };
        let row: Vec<Piece> = run.iter().map(|block| grid.piece(*block)).collect();
        let mut all = rising(&[pieces, &row].concat());
        if row.first().map(|piece| piece.value) > row.last().map(|piece| piece.value) {
            all.reverse();
        }
        let why = judge_row(&self.so_far.table.options, &all).err()?;
        Some(Illegal::WrongRuns { runs: vec![WrongRun { pieces: all, line, why, meets: None }] })
    }

    /// Tries the blocks in order, where it is obvious how they are meant to lie, and returns the refusal.
    fn plain_try(&self, mut pieces: Vec<Piece>, target: Target) -> Option<Illegal> {
        pieces.sort_by_key(|piece| piece.value);
        let lays = match target {
            Target::New => vec![Lay::Row { pieces, line: Axis::Across, at: None }],
            Target::Row(letter) => self.plain_row(letter, &pieces),
            Target::Between(one, other) => {
                let side = self.so_far.grid.touching_side(one, other)?;
                let between = if side.is_forward() { [one, other] } else { [other, one] };
                if self.so_far.grid.value(between[0]) > self.so_far.grid.value(between[1]) {
                    pieces.reverse();
                }
                vec![Lay::Insert { pieces, between }]
            }
            Target::At(_) => return None,
        };
        let mut after = self.so_far.clone();
        match after.lay_all(&lays) {
            Ok(()) => self.check(&after).err(),
            Err((_, why)) => Some(why),
        }
    }
}

fn rising(pieces: &[Piece]) -> Vec<Piece> {
    let mut pieces = pieces.to_vec();
    pieces.sort_by_key(|piece| piece.value);
    pieces
}

pub(super) struct Refusal {
    pub lays: Vec<Lay>,
    pub why: Illegal,
}

#[derive(Default)]
pub(super) struct Refusals {
    /// Reason the most natural way is refused.
    pub first: Option<Illegal>,
    /// §4.9 The most natural way that only waits for another insertion.
    pub waits: Option<Vec<Lay>>,
}

impl Refusals {
    pub fn add(&mut self, Refusal { lays, why }: Refusal) {
        let is_insertion = |lay: &Lay| matches!(lay, Lay::Insert { .. });
        if matches!(why, Illegal::Loop { .. }) && self.waits.is_none() && lays.iter().all(is_insertion) {
            self.waits = Some(lays);
        }
        if self.first.is_none() {
            self.first = Some(why);
        }
    }
}
