//! What is said where no numbers fit.

use super::super::block::{Block, Blocks, Piece};
use super::super::grid::Line;
use super::super::illegal::Illegal;
use super::super::moves::Lay;
use super::super::runs::{WrongRun, judge_row};
use super::super::sequence::SHORTEST;
use super::{Chosen, Fitting, Target};

impl Fitting<'_> {
    /// Where no number fits.
    pub(super) fn why_not(&self, chosen: &[Chosen], target: Target) -> Illegal {
        let blocks: Blocks = chosen.iter().map(|chosen| chosen.block).collect();
        let piece = |block: Block| self.draft.grid.piece(block);
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
            return Illegal::JokerStandsFor { joker, value: self.draft.grid.value(joker), block: *block };
        }
        let known: Option<Vec<Piece>> = chosen.iter().map(Chosen::piece).collect();
        if let Some(why) = known.as_deref().and_then(|pieces| self.no_first_sequence(pieces)) {
            return why;
        }
        let plain = known.and_then(|pieces| self.row_meant(&pieces, target).or_else(|| self.plain_try(pieces, target)));
        plain.unwrap_or(Illegal::FitsNowhere { blocks, row })
    }

    /// §4.5 Whoever lays for the first time has to lay a sequence, wherever it goes.
    pub(super) fn no_first_sequence(&self, pieces: &[Piece]) -> Option<Illegal> {
        if !self.is_before_first() || pieces.len() < SHORTEST {
            return None;
        }
        let pieces = rising(pieces);
        let numbers: Vec<u8> = pieces.iter().map(|piece| piece.value).collect();
        let why = self.draft.table.kinds.judge(&numbers).err()?;
        Some(Illegal::FirstIsWrong { pieces, why })
    }

    /// §3.2 The row that is meant, where its numbers are no sequence whatever else would touch it.
    fn row_meant(&self, pieces: &[Piece], target: Target) -> Option<Illegal> {
        let grid = &self.draft.grid;
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
        let why = judge_row(&self.draft.table.options, &all).err()?;
        Some(Illegal::WrongRuns { runs: vec![WrongRun { pieces: all, line, why }] })
    }

    /// What the rules say to the blocks in their order, where it is plain how they are meant to lie.
    fn plain_try(&self, mut pieces: Vec<Piece>, target: Target) -> Option<Illegal> {
        pieces.sort_by_key(|piece| piece.value);
        let lays = match target {
            Target::New => vec![Lay::Row { pieces, line: Line::Across, at: None }],
            Target::Row(letter) => self.plain_row(letter, &pieces),
            Target::Between(one, other) => {
                let side = self.draft.grid.touching_side(one, other)?;
                let between = if side.is_forward() { [one, other] } else { [other, one] };
                if self.draft.grid.value(between[0]) > self.draft.grid.value(between[1]) {
                    pieces.reverse();
                }
                vec![Lay::Insert { pieces, between }]
            }
            Target::At(_) => return None,
        };
        let mut after = self.draft.clone();
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
