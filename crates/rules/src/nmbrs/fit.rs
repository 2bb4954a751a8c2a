//! How blocks that a player has chosen fit where the player points: at a row, at a block, between two
//! blocks, or nowhere yet.
//!
//! All sequences rise or fall, so the order of the blocks is forced by their numbers. First it is
//! found out which numbers would be a sequence there (`fit/numbers.rs`), at the places that there are
//! (`fit/places.rs`, `fit/links.rs`). Nothing is judged here: then each way is laid on a draft, by the
//! rules themselves.

mod alone;
mod links;
mod numbers;
mod places;
mod turned;
mod weave;
mod why_not;

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use super::block::{Block, Piece};
use super::grid::{Line, Side};
use super::illegal::Illegal;
use super::lay::Draft;
use super::moves::Lay;
use super::rows::{Letter, Rows};
use super::runs::WrongRun;
use super::sequence::{Kind, SHORTEST};

pub(super) use alone::alone;
use numbers::{Numbers, Wanted};
pub(super) use weave::weave;

/// No wish has more ways: whoever wants another one says what the joker stands for.
pub const MOST_WAYS: usize = 32;

/// So many are tried at most.
const MOST_TRIES: usize = 256;

/// Where a player points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Target {
    /// §4.12 A new row.
    New,
    /// §4.6, §4.7 Along this row.
    Row(Letter),
    /// §4.10, §5.3 The rows of this block, across at it, or the joker that it is.
    At(Block),
    /// §4.7, §4.11
    Between(Block, Block),
}

/// A block that a player has chosen; a joker may be told what it stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chosen {
    pub block: Block,
    /// Of a joker.
    pub value: Option<u8>,
}

/// One way in which the blocks fit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Way {
    /// The steps it takes.
    pub lays: Vec<Lay>,
    pub how: How,
    /// The row in which the blocks lie then, from left to right or from top to bottom; for an
    /// exchange the longer one of its rows.
    pub row: Vec<Piece>,
    pub line: Line,
}

/// What distinguishes one way from another; where two are alike in this the jokers differ.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum How {
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

impl How {
    fn rank(self) -> u8 {
        match self {
            How::Exchange { .. } => 0,
            How::New | How::Along { .. } => 1,
            How::Across { .. } => 2,
            How::Link { .. } => 3,
        }
    }
}

/// What comes of a wish.
#[derive(Debug)]
pub(super) enum Fits {
    /// At least one, the most natural one first.
    Ways(Vec<Way>),
    /// §4.9 These insertions wait for others in the parallel line.
    Waits(Vec<Lay>),
}

/// Where chosen blocks could lie in one line.
struct Place {
    how: How,
    line: Line,
    /// §4.7 Insertions that were found before, whose blocks are no longer wanted.
    inserted: Vec<Lay>,
    wanted: Wanted,
    /// The row from its first to its last block; nothing where a chosen one goes.
    template: Vec<Option<u8>>,
    gaps: Vec<Gap>,
}

/// Chosen blocks that lie one after the other: from which place of the row on, and how many.
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
    Link([Block; 2], Line),
}

/// Numbers that would be a sequence in a place.
struct Guess {
    place: usize,
    numbers: Numbers,
}

/// The wish of a player, and the draft on which it would be laid.
pub(super) struct Fitting<'a> {
    pub draft: &'a Draft<'a>,
    /// §3.7
    pub rows: &'a Rows,
    /// §4.9 Insertions that wait for one in the parallel line.
    pub waiting: &'a [Lay],
}

impl Fitting<'_> {
    /// How these blocks fit there; where they do not, why.
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
        if let Some(wanted) = Wanted::new(self.draft.table, chosen) {
            let tiers: [Vec<Place>; 2] = match target {
                Target::New => [self.new_row(&wanted), Vec::new()],
                Target::Row(letter) => [self.in_row(letter, &wanted), Vec::new()],
                Target::At(block) => [self.at(block, &wanted), Vec::new()],
                Target::Between(one, other) => self.between(one, other, &wanted),
            };
            for places in &tiers {
                let ways = self.ways(places, &mut refusals);
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
                // They would lie in several places; by themselves they are no sequence.
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
        self.draft.table.options.lay_first && !self.draft.has_laid
    }

    fn check_chosen(&self, chosen: &[Chosen]) -> Result<(), Illegal> {
        let mut hand = self.draft.hand;
        for Chosen { block, value } in chosen {
            if !hand.contains(*block) {
                return Err(Illegal::NotHeld { block: *block });
            }
            hand = hand.without(*block);
            let most = self.draft.table.highest_joker;
            if let Some(value) = value.filter(|value| block.is_joker() && *value > most) {
                return Err(Illegal::JokerTooHigh { joker: *block, value, most });
            }
        }
        Ok(())
    }

    fn check_on_table(&self, block: Block) -> Result<(), Illegal> {
        if self.draft.grid.contains(block) { Ok(()) } else { Err(Illegal::NotOnTable { block }) }
    }

    /// §5.3 The number that a joker stands for takes its place.
    fn exchange(&self, block: Block, joker: Block) -> Result<Option<Way>, Illegal> {
        let grid = &self.draft.grid;
        if !joker.is_joker() || block.face() != Some(grid.value(joker)) {
            return Ok(None);
        }
        let lays = vec![Lay::Exchange { block, joker }];
        self.draft.clone().lay_all(&lays).map_err(|(_, why)| why)?;
        let [across, down] = Line::BOTH.map(|line| (line, grid.run(joker, line)));
        let (line, run) = if down.1.len() > across.1.len() { down } else { across };
        let row = run.iter().map(|there| if *there == joker { Piece::of(block) } else { Some(grid.piece(*there)) });
        Ok(Some(Way { lays, how: How::Exchange { joker }, row: row.flatten().collect(), line }))
    }

    /// The ways that the rules allow, the most natural one first.
    fn ways(&self, places: &[Place], refusals: &mut Refusals) -> Vec<Way> {
        let mut guesses: Vec<Guess> = Vec::new();
        for (at, Place { template, wanted, .. }) in places.iter().enumerate() {
            let found = match wanted.len() {
                0 => vec![template.iter().copied().flatten().collect()],
                _ => numbers::fillings(self.draft.table, template, wanted),
            };
            guesses.extend(found.into_iter().map(|numbers| Guess { place: at, numbers }));
        }
        guesses.sort_by_cached_key(|guess| self.order(&places[guess.place], &guess.numbers));
        let mut ways: Vec<Way> = Vec::new();
        let mut rows: Vec<(Line, Vec<Piece>)> = Vec::new();
        for guess in guesses.iter().take(MOST_TRIES) {
            if ways.len() == MOST_WAYS {
                break;
            }
            let place = &places[guess.place];
            let Some(lays) = self.lays(place, &guess.numbers) else { continue };
            match self.judge(place, lays) {
                Ok(way) => {
                    // The same row the other way round is no other way.
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

    /// Equal steps come first, then what lies close together, rising, across, and with larger
    /// numbers; where nothing but jokers is there, with small ones.
    fn order(&self, place: &Place, numbers: &[u8]) -> (u8, u8, u8, bool, Line, u8) {
        let kind = match self.draft.table.kinds.judge(numbers) {
            Ok(Kind::Steps { .. }) => 0,
            Ok(Kind::Of(_)) => 1,
            _ => 2,
        };
        let least = numbers.iter().min().copied().unwrap_or_default();
        let most = numbers.iter().max().copied().unwrap_or_default();
        let has_numbers = place.wanted.has_numbers() || place.template.iter().any(Option::is_some);
        let size = if has_numbers { u8::MAX - least } else { least };
        (place.how.rank(), kind, most - least, numbers.first() > numbers.last(), place.line, size)
    }

    fn lays(&self, place: &Place, numbers: &[u8]) -> Option<Vec<Lay>> {
        let mut wanted = place.wanted.clone();
        let mut lays = Vec::new();
        for gap in &place.gaps {
            let pieces = wanted.lay(numbers[gap.from..gap.from + gap.count].iter().copied())?;
            lays.push(match gap.at {
                Spot::New => Lay::Row { pieces, line: place.line, at: None },
                Spot::Beside(side, of) => Lay::Beside { pieces, side, of },
                Spot::Insert(between) => Lay::Insert { pieces, between },
                Spot::Link(between, line) => Lay::Link { pieces, between, line },
            });
        }
        if self.is_before_first() {
            // §4.5 What can be the first sequence comes first.
            lays.sort_by_key(|lay| Reverse(lay.pieces().len()));
            lays.extend(place.inserted.iter().cloned());
            return Some(lays);
        }
        Some([place.inserted.clone(), lays].concat())
    }

    /// §4.8 Where pushing the far side does not go, the other one is pushed: then the two blocks of an
    /// insertion are named the other way round.
    fn judge(&self, place: &Place, lays: Vec<Lay>) -> Result<Way, Refusal> {
        let mut first: Option<Refusal> = None;
        for lays in turned::all(lays) {
            let refusal = match self.judge_as(place, lays) {
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
        Err(first.expect("there is one at least"))
    }

    fn judge_as(&self, place: &Place, lays: Vec<Lay>) -> Result<Way, Refusal> {
        let block = lays.first().and_then(|lay| lay.pieces().first()).map(|piece| piece.block);
        let mut after = self.draft.clone();
        let laid = match after.lay_all(&lays) {
            Err((_, Illegal::Loop { .. })) => {
                after = self.draft.clone();
                weave(&mut after, &[self.waiting, &lays].concat()).map(|_| ())
            }
            laid => laid.map_err(|(_, why)| why),
        };
        if let Err(why) = laid.and_then(|()| self.check(&after)) {
            return Err(Refusal { lays, why });
        }
        let row = block.map(|block| after.grid.run(block, place.line)).unwrap_or_default();
        let row = row.iter().map(|block| after.grid.piece(*block)).collect();
        Ok(Way { lays, how: place.how, row, line: place.line })
    }

    /// §3.1 Whether everything that the wish has changed is right; what was not right before is not its fault.
    fn check(&self, after: &Draft) -> Result<(), Illegal> {
        let before = &self.draft.grid;
        let is_alone =
            |grid: &super::Grid, block: Block| Side::ALL.into_iter().all(|side| grid.neighbour(block, side).is_none());
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
    fn piece(&self) -> Option<Piece> {
        let value = self.block.face().or(self.value)?;
        Some(Piece { block: self.block, value })
    }
}

struct Refusal {
    lays: Vec<Lay>,
    why: Illegal,
}

#[derive(Default)]
struct Refusals {
    /// Of the most natural way.
    first: Option<Illegal>,
    /// §4.9 The most natural way that only waits.
    waits: Option<Vec<Lay>>,
}

impl Refusals {
    fn add(&mut self, Refusal { lays, why }: Refusal) {
        let is_insertion = |lay: &Lay| matches!(lay, Lay::Insert { .. });
        if matches!(why, Illegal::Loop { .. }) && self.waits.is_none() && lays.iter().all(is_insertion) {
            self.waits = Some(lays);
        }
        if self.first.is_none() {
            self.first = Some(why);
        }
    }
}
