//! Ways in which chosen blocks fit where the player points: at a row, at a block, between two blocks,
//! or nowhere yet.
//!
//! Every sequence rises or falls, so the order of the blocks is forced by their numbers. The search
//! first finds which numbers would form a sequence there (`fit/numbers.rs`), at each possible place
//! (`fit/candidates.rs`, `fit/links.rs`). Nothing is judged here: the rules themselves then add each way to the turn
//! so far.

mod candidates;
mod links;
mod numbers;
mod orientations;
mod refusals;
mod single_blocks;

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use reckon_rules::nmbrs::block::{Block, Piece};
use reckon_rules::nmbrs::grid::{Axis, Side};
use reckon_rules::nmbrs::illegal::Illegal;
use reckon_rules::nmbrs::lay::TurnSoFar;
use reckon_rules::nmbrs::moves::Lay;
use reckon_rules::nmbrs::rows::{Letter, Rows};
use reckon_rules::nmbrs::runs::{WrongRun, judge_row};
use reckon_rules::nmbrs::sequence::{Kind, SHORTEST};

use numbers::{Numbers, Wanted};
use refusals::{Refusal, Refusals};
pub(super) use single_blocks::single_blocks;

/// Upper bound on ways offered; a player who wants another states the joker's number.
pub const MAX_WAYS: usize = 32;

/// Upper bound on placements tried per request.
const MAX_TRIES: usize = 256;

/// A target that a player points at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Target {
    /// §4.12 A new row.
    New,
    /// §4.6, §4.7 Along this row.
    Row(Letter),
    /// §4.10, §5.3 Along the rows of this block, across at it, or in its place if it is a joker.
    At(Block),
    /// §4.7, §4.11
    Between(Block, Block),
}

/// A block that a player has chosen; for a joker the player may state its number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chosen {
    pub block: Block,
    /// A joker's number, if stated.
    pub value: Option<u8>,
}

/// One way in which the blocks fit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename = "Way")]
pub struct Placement {
    /// The steps it takes.
    pub lays: Vec<Lay>,
    pub how: PlacementKind,
    /// The row that the blocks end up in, from left to right or from top to bottom; for an exchange,
    /// the longer of its rows.
    pub row: Vec<Piece>,
    pub line: Axis,
    /// The kind of sequence that the row is.
    pub kind: Option<Kind>,
}

/// Kind of placement, which tells ways apart; ways of the same kind differ in their jokers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename = "How")]
pub enum PlacementKind {
    /// §4.12
    New,
    /// §4.6, §4.7
    Along { letter: Letter },
    /// §4.10
    Across { at: Block },
    /// §4.11
    Link { blocks: [Block; 2] },
    /// §5.3
    Exchange { joker: Block },
}

impl PlacementKind {
    fn rank(self) -> u8 {
        match self {
            PlacementKind::Exchange { .. } => 0,
            PlacementKind::New | PlacementKind::Along { .. } => 1,
            PlacementKind::Across { .. } => 2,
            PlacementKind::Link { .. } => 3,
        }
    }
}

/// Outcome of a placement request.
#[derive(Debug)]
pub(super) enum Fits {
    /// At least one way, the most natural first.
    Ways(Vec<Placement>),
    /// §4.9 Insertions that wait for others in the parallel line.
    Waits(Vec<Lay>),
}

/// A place where chosen blocks could lie in one line.
struct Candidate {
    how: PlacementKind,
    line: Axis,
    /// §4.7 Insertions found earlier, whose blocks are no longer wanted.
    inserted: Vec<Lay>,
    wanted: Wanted,
    /// The row from its first to its last block; `None` where a chosen one goes.
    template: Vec<Option<u8>>,
    gaps: Vec<Gap>,
}

/// Consecutive chosen blocks: their start in the row, their number, and the place where they go.
struct Gap {
    from: usize,
    count: usize,
    at: Spot,
}

#[derive(Clone, Copy)]
enum Spot {
    New,
    Beside(Side, Block),
    Insert([Block; 2]),
    Link([Block; 2], Axis),
}

/// Numbers that would form a sequence at a candidate place.
struct Guess {
    candidate: usize,
    numbers: Numbers,
}

/// The turn so far, to which a request would add, with its rows.
pub(super) struct Fitting<'a> {
    pub so_far: &'a TurnSoFar<'a>,
    /// §3.7
    pub rows: &'a Rows,
    /// §4.9 Insertions waiting for one in the parallel line.
    pub waiting: &'a [Lay],
}

impl Fitting<'_> {
    /// Finds the ways in which these blocks fit at the target, or returns why they do not.
    pub fn fit(&self, chosen: &[Chosen], target: Target) -> Result<Fits, Illegal> {
        self.check_chosen(chosen)?;
        match target {
            Target::New => {}
            Target::Row(letter) if self.rows.find(letter).is_none() => return Err(Illegal::NoSuchRow { letter }),
            Target::Row(_) => {}
            Target::At(block) => self.check_on_table(block)?,
            Target::Between(one, other) => {
                self.check_on_table(one)?;
                self.check_on_table(other)?;
            }
        }
        if target != Target::New && self.is_before_first() && chosen.len() < SHORTEST {
            return Err(Illegal::OwnSequenceFirst);
        }
        if let (Target::At(joker), [Chosen { block, .. }]) = (target, chosen)
            && let Some(way) = self.exchange(*block, joker)?
        {
            return Ok(Fits::Ways(vec![way]));
        }
        let mut refusals = Refusals::default();
        if let Some(wanted) = Wanted::new(self.so_far.table, chosen) {
            let tiers: [Vec<Candidate>; 2] = match target {
                Target::New => [self.new_row(&wanted), Vec::new()],
                Target::Row(letter) => [self.in_row(letter, &wanted), Vec::new()],
                Target::At(block) => [self.at(block, &wanted), Vec::new()],
                Target::Between(one, other) => self.between(one, other, &wanted),
            };
            for candidates in &tiers {
                let ways = self.ways(candidates, &mut refusals);
                if !ways.is_empty() {
                    return Ok(Fits::Ways(ways));
                }
            }
            if let Target::At(block) = target {
                let ways = self.ways(&self.pushed(block, &wanted), &mut refusals);
                if !ways.is_empty() {
                    return Ok(Fits::Ways(ways));
                }
            }
        }
        match refusals.waits {
            Some(lays) => Ok(Fits::Waits(lays)),
            None => Err(match refusals.first {
                // The blocks would go to several places. If they are not a sequence by themselves, that is the clearer
                // reason.
                Some(why @ Illegal::FirstTooShort { .. }) => {
                    let known: Option<Vec<Piece>> = chosen.iter().map(Chosen::piece).collect();
                    known.and_then(|pieces| self.no_first_sequence(&pieces)).unwrap_or(why)
                }
                Some(why) => why,
                None => self.why_not(chosen, target),
            }),
        }
    }

    /// §4.5
    fn is_before_first(&self) -> bool {
        self.so_far.table.options.lay_first && !self.so_far.has_laid
    }

    fn check_chosen(&self, chosen: &[Chosen]) -> Result<(), Illegal> {
        let mut hand = self.so_far.hand;
        for Chosen { block, value } in chosen {
            if !hand.contains(*block) {
                return Err(Illegal::NotHeld { block: *block }.with_table(&self.so_far.grid));
            }
            hand = hand.without(*block);
            let most = self.so_far.table.highest_joker;
            if let Some(value) = value.filter(|value| block.is_joker() && *value > most) {
                return Err(Illegal::JokerTooHigh { joker: *block, value, most });
            }
        }
        Ok(())
    }

    fn check_on_table(&self, block: Block) -> Result<(), Illegal> {
        if self.so_far.grid.contains(block) { Ok(()) } else { Err(Illegal::NotOnTable { block }) }
    }

    /// §5.3 Exchanges a joker for the number that it stands for.
    fn exchange(&self, block: Block, joker: Block) -> Result<Option<Placement>, Illegal> {
        let grid = &self.so_far.grid;
        if !joker.is_joker() || block.face() != Some(grid.value(joker)) {
            return Ok(None);
        }
        let lays = vec![Lay::Exchange { block, joker }];
        self.so_far.clone().lay_all(&lays).map_err(|(_, why)| why)?;
        let [across, down] = Axis::BOTH.map(|line| (line, grid.run(joker, line)));
        let (line, run) = if down.1.len() > across.1.len() { down } else { across };
        let row = run.iter().map(|there| if *there == joker { Piece::of(block) } else { Some(grid.piece(*there)) });
        let row: Vec<Piece> = row.flatten().collect();
        Ok(Some(Placement { lays, how: PlacementKind::Exchange { joker }, kind: self.kind(&row), row, line }))
    }

    /// Returns the ways that the rules allow, the most natural first.
    fn ways(&self, candidates: &[Candidate], refusals: &mut Refusals) -> Vec<Placement> {
        let mut guesses: Vec<Guess> = Vec::new();
        for (at, Candidate { template, wanted, .. }) in candidates.iter().enumerate() {
            let found = match wanted.len() {
                0 => vec![template.iter().copied().flatten().collect()],
                _ => numbers::fillings(self.so_far.table, template, wanted),
            };
            guesses.extend(found.into_iter().map(|numbers| Guess { candidate: at, numbers }));
        }
        guesses.sort_by_cached_key(|guess| self.order(&candidates[guess.candidate], &guess.numbers));
        let mut ways: Vec<Placement> = Vec::new();
        let mut rows: Vec<(Axis, Vec<Piece>)> = Vec::new();
        for guess in guesses.iter().take(MAX_TRIES) {
            if ways.len() == MAX_WAYS {
                break;
            }
            let candidate = &candidates[guess.candidate];
            let Some(lays) = self.lays(candidate, &guess.numbers) else { continue };
            match self.judge(candidate, lays) {
                Ok(way) => {
                    // The same row reversed does not count as another way.
                    let mut row = way.row.clone();
                    row.sort_by_key(|piece| piece.value);
                    let row = (way.line, row);
                    if !rows.contains(&row) {
                        rows.push(row);
                        ways.push(way);
                    }
                }
                Err(refusal) => refusals.add(refusal),
            }
        }
        ways
    }

    /// Returns a sort key: equal steps first, then a small span, rising, across, and larger numbers;
    /// smaller ones where there are only jokers.
    fn order(&self, candidate: &Candidate, numbers: &[u8]) -> (u8, u8, u8, bool, Axis, u8) {
        let kind = match self.so_far.table.kinds.judge(numbers) {
            Ok(Kind::Steps { .. }) => 0,
            Ok(Kind::Of(_)) => 1,
            _ => 2,
        };
        let least = numbers.iter().min().copied().unwrap_or_default();
        let most = numbers.iter().max().copied().unwrap_or_default();
        let has_numbers = candidate.wanted.has_numbers() || candidate.template.iter().any(Option::is_some);
        let size = if has_numbers { u8::MAX - least } else { least };
        (candidate.how.rank(), kind, most - least, numbers.first() > numbers.last(), candidate.line, size)
    }

    fn lays(&self, candidate: &Candidate, numbers: &[u8]) -> Option<Vec<Lay>> {
        let mut wanted = candidate.wanted.clone();
        let mut lays = Vec::new();
        for gap in &candidate.gaps {
            let pieces = wanted.lay(numbers[gap.from..gap.from + gap.count].iter().copied())?;
            lays.push(match gap.at {
                Spot::New => Lay::Row { pieces, line: candidate.line, at: None },
                Spot::Beside(side, of) => Lay::Beside { pieces, side, of },
                Spot::Insert(between) => Lay::Insert { pieces, between },
                Spot::Link(between, line) => Lay::Link { pieces, between, line },
            });
        }
        if self.is_before_first() {
            // §4.5 A lay that can be the first sequence goes first.
            lays.sort_by_key(|lay| Reverse(lay.pieces().len()));
            lays.extend(candidate.inserted.iter().cloned());
            return Some(lays);
        }
        Some([candidate.inserted.clone(), lays].concat())
    }

    /// §4.8 Judges these lays. Where pushing the far side fails, tries pushing the other side, by naming the two
    /// blocks of an insertion the other way round.
    fn judge(&self, candidate: &Candidate, lays: Vec<Lay>) -> Result<Placement, Refusal> {
        let mut first: Option<Refusal> = None;
        for lays in orientations::all(lays) {
            let refusal = match self.judge_as(candidate, lays) {
                Ok(way) => return Ok(way),
                Err(refusal) => refusal,
            };
            let may_turn = matches!(
                refusal.why,
                Illegal::Collides { .. } | Illegal::Crossing { .. } | Illegal::WrongRuns { .. } | Illegal::Alone { .. }
            );
            first.get_or_insert(refusal);
            if !may_turn {
                break;
            }
        }
        Err(first.expect("there is at least one orientation"))
    }

    fn judge_as(&self, candidate: &Candidate, lays: Vec<Lay>) -> Result<Placement, Refusal> {
        let block = lays.first().and_then(|lay| lay.pieces().first()).map(|piece| piece.block);
        let mut after = self.so_far.clone();
        let laid = match after.lay_all(&lays) {
            Err((_, Illegal::Loop { .. })) => {
                after = self.so_far.clone();
                after.lay_in_order(&[self.waiting, &lays].concat()).map(|_| ()).map_err(|(_, why)| why)
            }
            laid => laid.map_err(|(_, why)| why),
        };
        if let Err(why) = laid.and_then(|()| self.check(&after)) {
            return Err(Refusal { lays, why });
        }
        let row = block.map(|block| after.grid.run(block, candidate.line)).unwrap_or_default();
        let row: Vec<Piece> = row.iter().map(|block| after.grid.piece(*block)).collect();
        Ok(Placement { lays, how: candidate.how, kind: self.kind(&row), row, line: candidate.line })
    }

    fn kind(&self, row: &[Piece]) -> Option<Kind> {
        judge_row(&self.so_far.table.options, row).ok()
    }

    /// §3.1 Checks that everything the request has changed is right, and ignores what was wrong before.
    fn check(&self, after: &TurnSoFar) -> Result<(), Illegal> {
        let before = &self.so_far.grid;
        let is_alone = |grid: &reckon_rules::nmbrs::Grid, block: Block| {
            Side::ALL.into_iter().all(|side| grid.neighbour(block, side).is_none())
        };
        let was_alone = |block: Block| before.contains(block) && is_alone(before, block);
        let alone = after.changed.iter().find(|block| is_alone(&after.grid, *block) && !was_alone(*block));
        if let Some(block) = alone {
            return Err(Illegal::Alone { block });
        }
        let was_there = |run: &WrongRun| {
            let first = run.pieces[0].block;
            let blocks = run.pieces.iter().map(|piece| piece.block);
            before.contains(first) && before.run(first, run.line).iter().copied().eq(blocks)
        };
        let runs: Vec<WrongRun> = after.wrong_runs().into_iter().filter(|run| !was_there(run)).collect();
        if runs.is_empty() { Ok(()) } else { Err(Illegal::WrongRuns { runs }) }
    }
}

impl Chosen {
    pub(super) fn piece(&self) -> Option<Piece> {
        let value = self.block.face().or(self.value)?;
        Some(Piece { block: self.block, value })
    }
}
