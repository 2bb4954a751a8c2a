//! A turn as a player taps it, step by step: the meaning of the taps, the table that results, and
//! what could follow.
//!
//! ```text
//! new 30 40 50, 65 75 into A, 25 at 20, give 91
//! ```
//! A step is either an exact step of a turn or a request: blocks, and where they should go
//! ([`super::fit`]). Nothing is judged here: the rules themselves add each step to the turn so far.

mod sketch;

use serde::{Deserialize, Serialize};

use super::fit::{self, Chosen, Fits, Fitting, Placement, Target};
use reckon_rules::nmbrs::BadPosition;
use reckon_rules::nmbrs::Nmbrs;
use reckon_rules::nmbrs::block::{Block, Blocks, Piece};
use reckon_rules::nmbrs::grid::Axis;
use reckon_rules::nmbrs::illegal::Illegal;
use reckon_rules::nmbrs::lay::TurnSoFar;
use reckon_rules::nmbrs::moves::{Lay, Move, TurnMove};
use reckon_rules::nmbrs::options::LastBlock;
use reckon_rules::nmbrs::rows::{Letter, Rows};
use reckon_rules::nmbrs::runs::judge_row;
use reckon_rules::nmbrs::sequence::{Kind, NotASequence};
use reckon_rules::nmbrs::view::{LaidBlock, View, laid_blocks};
use reckon_rules::nmbrs::worlds::imagined::Imagined;

use crate::{NotComposed, Previewed};

pub use sketch::{NotASketch, Sketch, SketchStep};

/// The taps as the rules understand them; in another player's turn, as if it were the viewer's.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename = "Work")]
pub struct Preview {
    /// The move to send, once everything is there.
    pub choice: Option<Move>,
    /// The steps that were understood.
    pub lays: Vec<Lay>,
    /// The table as it would lie, with cells counted from its top left.
    pub table: Vec<LaidBlock>,
    /// Its rows in the order of the letters; those without one yet come last.
    pub rows: Vec<PreviewRow>,
    /// Blocks laid in this sketch.
    pub fresh: Blocks,
    /// Blocks that lay there before and move.
    pub moved: Blocks,
    /// Blocks left in the hand, before one is given away.
    pub hand: Blocks,
    /// §5.4 Jokers that were picked up and have to be laid.
    pub picked_up: Blocks,
    /// Ways in which the request that `stuck` names fits, if there are several.
    pub ways: Vec<Placement>,
    /// Index of the first step that is refused or unclear; after the last one, the block given away.
    pub stuck: Option<u8>,
    /// §4.9 The last insertion waits for one in the parallel line.
    pub waiting: bool,
    /// §4.5 Whether blocks can be added: the player has laid a sequence, or need not.
    pub has_laid: bool,
    /// Whether the turn could end like this, once a block is given away.
    pub can_finish: bool,
    /// §7.1 Whether `choice` leaves no block in the hand, which wins the round.
    pub wins: bool,
    /// The blocks that are chosen and have no place yet, as the row that they make.
    pub chosen: Option<ChosenRow>,
    /// Blocks of the hand that fit alone, and where.
    pub goes: Vec<Goes>,
}

/// Blocks in the order of a row, and the kind of sequence they are.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChosenRow {
    /// Jokers with the number that they would stand for; those that stand for none are left out.
    pub pieces: Vec<Piece>,
    pub kind: Option<Kind>,
    /// The reason it is not one.
    pub why: Option<NotASequence>,
}

/// A row as it would be.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename = "WorkRow")]
pub struct PreviewRow {
    /// §3.7 The letter that it would have; none while a new row is not a sequence.
    pub letter: Option<Letter>,
    pub line: Axis,
    /// From left to right, from top to bottom.
    pub pieces: Vec<Piece>,
    /// The kind of sequence it is.
    pub kind: Option<Kind>,
    /// The reason it is not one.
    pub why: Option<NotASequence>,
    pub is_new: bool,
    /// Its blocks that were laid in this sketch.
    pub added: Blocks,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Goes {
    pub block: Block,
    pub targets: Vec<Target>,
}

/// Interprets taps from their player's view; out of turn, as if it were the player's turn. A refusal concerns the step
/// at [`Preview::stuck`], or otherwise ending the turn like this.
///
/// Fails if the view is a hand-written position that cannot occur.
pub fn preview(view: &View, sketch: &Sketch) -> Result<Previewed<Nmbrs>, BadPosition> {
    let game = Imagined::of(view)?;
    let mut run = SketchRun {
        game: &game,
        so_far: game.turn_so_far(),
        lays: Vec::new(),
        waiting: Vec::new(),
        ways: Vec::new(),
        stuck: None,
        refusal: None,
    };
    for (at, step) in (0..).zip(&sketch.steps) {
        run.go(at, step);
        if run.stuck.is_some() {
            break;
        }
    }
    Ok(run.previewed(sketch))
}

/// Returns the turn that a sketch stands for, legal or not, with the most natural way where blocks fit in several.
pub fn composed(view: &View, mut sketch: Sketch) -> Result<Move, NotComposed<Nmbrs>> {
    loop {
        let Previewed { preview, refusal, .. } = preview(view, &sketch).map_err(NotComposed::BadPosition)?;
        let place = preview.stuck.map(usize::from).filter(|place| *place < sketch.steps.len());
        let lays = match (place, preview.ways.into_iter().next()) {
            (None, _) => preview.lays,
            (Some(place), Some(way)) => {
                sketch.steps.splice(place..=place, way.lays.into_iter().map(SketchStep::Lay));
                continue;
            }
            // The rules will refuse a turn of exact steps when it is played. One with a request left cannot be played,
            // so it is refused here.
            (Some(_), None) => match (sketch.lays(), refusal) {
                (None, Some(refusal)) => return Err(refusal),
                (lays, _) => lays.unwrap_or(preview.lays),
            },
        };
        return Ok(Move::Turn(TurnMove { lays, give: sketch.give }));
    }
}

/// §4.9 Maximum number of insertions that can wait for one another.
const MAX_WAITING: usize = 40;

/// A sketch being worked through.
struct SketchRun<'a> {
    game: &'a Imagined,
    so_far: TurnSoFar<'a>,
    lays: Vec<Lay>,
    /// §4.9 Insertions that wait until others stretch the parallel line.
    waiting: Vec<Lay>,
    ways: Vec<Placement>,
    stuck: Option<u8>,
    refusal: Option<Illegal>,
}

impl SketchRun<'_> {
    /// §3.7 Returns the letters that the rows would have as they lie now.
    fn rows(&self) -> Rows {
        let mut rows = self.rows_before();
        rows.follow(&self.so_far.grid, self.so_far.changed, &self.so_far.laid);
        rows
    }

    /// §3.7, §5.3 Returns the letters of the rows before this turn, with exchanged jokers replaced.
    fn rows_before(&self) -> Rows {
        let mut rows = self.game.rows().clone();
        for (joker, block) in &self.so_far.exchanged {
            rows.replace(*joker, *block);
        }
        rows
    }

    fn go(&mut self, at: u8, step: &SketchStep) {
        let gone = match step {
            SketchStep::Lay(lay) => self.lay(vec![lay.clone()]),
            SketchStep::Wish { chosen, target } => self.wish(chosen, *target),
        };
        match gone {
            Ok(true) => {}
            Ok(false) => self.stuck = Some(at),
            Err(why) => (self.stuck, self.refusal) = (Some(at), Some(why)),
        }
    }

    /// Lays the requested blocks. Returns `false` if they fit in several ways.
    fn wish(&mut self, chosen: &[Chosen], target: Target) -> Result<bool, Illegal> {
        let rows = self.rows();
        let fitting = Fitting { so_far: &self.so_far, rows: &rows, waiting: &self.waiting };
        match fitting.fit(chosen, target)? {
            Fits::Waits(lays) => self.lay(lays),
            Fits::Ways(mut ways) if ways.len() == 1 => self.lay(ways.remove(0).lays),
            Fits::Ways(ways) => {
                self.ways = ways;
                Ok(false)
            }
        }
    }

    fn lay(&mut self, lays: Vec<Lay>) -> Result<bool, Illegal> {
        let mut after = self.so_far.clone();
        let refusal = match after.lay_all(&lays) {
            Ok(()) => {
                self.so_far = after;
                self.lays.extend(lays);
                self.end_wait();
                return Ok(true);
            }
            Err((_, why)) => why,
        };
        let is_insertion = |lay: &Lay| matches!(lay, Lay::Insert { .. });
        if !lays.iter().all(is_insertion) {
            return Err(refusal);
        }
        let waits = self.waiting.len();
        self.waiting.extend(lays);
        after = self.so_far.clone();
        let together = after.lay_in_order(&self.waiting).map_err(|(_, why)| why);
        match together {
            Ok(lays) => {
                self.so_far = after;
                self.lays.extend(lays);
                self.waiting.clear();
                Ok(true)
            }
            Err(_) if self.fits_at_once() => Ok(true),
            Err(Illegal::Loop { .. }) if self.waiting.len() <= MAX_WAITING => Ok(true),
            Err(why) => {
                self.waiting.truncate(waits);
                Err(if waits == 0 { refusal } else { why })
            }
        }
    }

    /// §4.9 Lays the insertions that wait, if a step after them has made it possible.
    fn end_wait(&mut self) {
        let mut after = self.so_far.clone();
        if !self.waiting.is_empty()
            && let Ok(lays) = after.lay_in_order(&self.waiting)
        {
            self.so_far = after;
            self.lays.extend(lays);
            self.waiting.clear();
        }
    }

    /// §4.9 Lays the insertions that wait together with those before them, if they fit at once.
    fn fits_at_once(&mut self) -> bool {
        let all = [&self.lays[..], &self.waiting].concat();
        let mut after = self.game.turn_so_far();
        let fits = after.lay_all(&all).is_ok();
        if fits {
            self.so_far = after;
            self.lays = all;
            self.waiting.clear();
        }
        fits
    }

    /// §4.9, §3.1, §5.4 Checks whether the turn could end like this, apart from the block given away.
    fn check_finished(&self) -> Result<(), Illegal> {
        match self.waiting.first() {
            Some(Lay::Insert { between, .. }) => Err(Illegal::Loop { blocks: *between }),
            _ if self.so_far.laid.is_empty() => Ok(()),
            _ => self.so_far.check_finished(),
        }
    }

    fn previewed(mut self, sketch: &Sketch) -> Previewed<Nmbrs> {
        let TurnSoFar { hand, picked_up, ref laid, changed, .. } = self.so_far;
        let fresh: Blocks = laid.iter().copied().collect();
        let pushed = self.so_far.seen_pushes().fold(Blocks::NONE, |pushed, (_, island)| pushed.or(island));
        let may_lay_last = self.so_far.table.options.last_block == LastBlock::MayBeLaid;
        let finished = self.check_finished();
        let can_finish = self.stuck.is_none() && finished.is_ok() && (may_lay_last || !hand.is_empty());
        // The block to give away can be chosen later.
        let is_left_open = sketch.give.is_none() && !hand.is_empty();
        let gift = if is_left_open { Ok(()) } else { self.game.check_give_away(hand, sketch.give) };
        let gift = gift.map_err(|why| why.with_table(&self.so_far.grid));
        if self.stuck.is_none() {
            self.refusal = finished.err();
            if let Err(why) = gift {
                if sketch.give.is_some() && self.refusal.is_none() {
                    self.stuck = Some(u8::try_from(sketch.steps.len()).expect("the number of steps is limited"));
                }
                self.refusal = self.refusal.take().or(Some(why));
            }
        }
        let is_complete = can_finish && self.stuck.is_none() && !is_left_open;
        let turn = || TurnMove { lays: self.lays.clone(), give: sketch.give };
        let rows = self.rows();
        let fitting = Fitting { so_far: &self.so_far, rows: &rows, waiting: &self.waiting };
        let chosen = (!sketch.chosen.is_empty()).then(|| chosen_row(&fitting, &sketch.chosen));
        let mut table = self.so_far.grid.clone();
        table.settle();
        let preview = Preview {
            choice: is_complete.then(|| Move::Turn(turn())),
            table: laid_blocks(&table),
            rows: self.preview_rows(&rows, fresh),
            fresh,
            moved: pushed.or(changed).less(fresh),
            hand,
            picked_up,
            stuck: self.stuck,
            waiting: !self.waiting.is_empty(),
            has_laid: self.so_far.has_laid || !self.so_far.table.options.lay_first,
            can_finish,
            wins: is_complete && hand.len() == u8::from(sketch.give.is_some()),
            chosen,
            goes: fit::single_blocks(&fitting),
            ways: self.ways,
            lays: [self.lays, self.waiting].concat(),
        };
        Previewed {
            moves: preview.choice.clone().filter(|_| self.refusal.is_none()).into_iter().collect(),
            refusal: self.refusal.map(NotComposed::Illegal),
            preview,
        }
    }

    fn preview_rows(&self, rows: &Rows, fresh: Blocks) -> Vec<PreviewRow> {
        let (grid, before) = (&self.so_far.grid, self.rows_before());
        let mut all: Vec<PreviewRow> = Vec::new();
        let seen: Result<(), std::convert::Infallible> = grid.runs_with(grid.blocks(), |line, run| {
            let letter = rows.of(run[0], line);
            let judged = self.so_far.table.judge(grid, run);
            // The letter may come from a row that was merged with another.
            let is_new = run.iter().all(|block| before.of(*block, line).is_none());
            all.push(PreviewRow {
                letter: letter.filter(|_| !is_new || judged.is_ok()),
                line,
                pieces: run.iter().map(|block| grid.piece(*block)).collect(),
                kind: judged.ok(),
                why: judged.err(),
                is_new,
                added: run.iter().copied().filter(|block| fresh.contains(*block)).collect(),
            });
            Ok(())
        });
        let Ok(()) = seen;
        all.sort_by_key(|row| (row.letter.is_none(), row.letter));
        all
    }
}

/// §3, §4.12 Returns chosen blocks as the new row that they would be, whether it could be laid or not: the numbers force
/// their order.
fn chosen_row(fitting: &Fitting<'_>, chosen: &[Chosen]) -> ChosenRow {
    if let Ok(Fits::Ways(ways)) = fitting.fit(chosen, Target::New)
        && let Some(way) = ways.into_iter().next()
    {
        return ChosenRow { pieces: way.row, kind: way.kind, why: None };
    }
    let mut pieces: Vec<Piece> = chosen.iter().filter_map(Chosen::piece).collect();
    pieces.sort_by_key(|piece| piece.value);
    let judged = judge_row(&fitting.so_far.table.options, &pieces);
    ChosenRow { pieces, kind: judged.ok(), why: judged.err() }
}
