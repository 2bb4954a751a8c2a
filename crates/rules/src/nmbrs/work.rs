//! A turn as a player taps it, step by step: what the taps mean, how the table lies then, and what
//! could follow.
//!
//! ```text
//! new 30 40 50, 65 75 into A, 25 at 20, give 91
//! ```
//! A step is one of a turn, or a wish: blocks, and where they should go ([`super::fit`]). Nothing is
//! judged here: all of it is laid on a draft, by the rules themselves.

mod sketch;

use serde::{Deserialize, Serialize};

use super::Nmbrs;
use super::block::{Block, Blocks, Piece};
use super::fit::{self, Chosen, Fits, Fitting, Target, Way, weave};
use super::grid::Line;
use super::illegal::Illegal;
use super::imagine::{BadPosition, imagine};
use super::lay::Draft;
use super::moves::{Lay, Move, TurnMove};
use super::options::LastBlock;
use super::rows::{Letter, Rows};
use super::sequence::{Kind, WhyNot};
use super::view::{LaidBlock, View, laid_blocks};
use crate::game::Viewer;
use crate::shuffle::Shuffle;

pub use sketch::{NotASketch, Sketch, Step};

/// What was tapped, as the rules understand it; in another's turn as if it were the own.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Work {
    /// What would be sent, once everything is there.
    pub choice: Option<Move>,
    /// The steps that were understood.
    pub lays: Vec<Lay>,
    /// The table as it would lie, counted from its top left.
    pub table: Vec<LaidBlock>,
    /// Its rows in the order of the letters; those that have none yet come last.
    pub rows: Vec<WorkRow>,
    /// What was laid in this sketch.
    pub fresh: Blocks,
    /// What lay there before and moves.
    pub moved: Blocks,
    /// What is left in the hand, before anything is given away.
    pub hand: Blocks,
    /// §5.4 Jokers that were picked up and have to be laid.
    pub picked_up: Blocks,
    /// How the wish that `stuck` names fits, where it does in several ways.
    pub ways: Vec<Way>,
    /// The first step that does not go or is not clear, from 0; after the last one what is given away.
    pub stuck: Option<u8>,
    /// §4.9 The last insertion waits for one in the parallel line.
    pub waiting: bool,
    /// §4.5 Whether blocks can be added: a sequence of one's own lies there, or none is needed.
    pub has_laid: bool,
    /// Whether the turn could be finished like this, once a block is given away.
    pub can_finish: bool,
    /// Which blocks of the hand fit alone, and where.
    pub goes: Vec<Goes>,
}

/// A row as it would be.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WorkRow {
    /// §3.7 The letter that it would have; none as long as a new row is no sequence.
    pub letter: Option<Letter>,
    pub line: Line,
    /// From left to right, from top to bottom.
    pub pieces: Vec<Piece>,
    /// Which sequence it is.
    pub kind: Option<Kind>,
    /// Or why it is none.
    pub why: Option<WhyNot>,
    pub is_new: bool,
    /// Which of its blocks were laid in this sketch.
    pub added: Blocks,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Goes {
    pub block: Block,
    pub targets: Vec<Target>,
}

/// A sketch as it was understood, and why it does not go.
#[derive(Clone, PartialEq, Debug)]
pub struct Worked {
    pub work: Work,
    /// Of the step that [`Work::stuck`] names; else why the turn cannot be finished like this.
    pub why_not: Option<Illegal>,
}

/// Understands what was tapped by what its player sees; in another's turn as if it were the own.
///
/// The position itself may be impossible when somebody wrote it down.
pub fn work(view: &View, sketch: &Sketch) -> Result<Worked, BadPosition> {
    let seat = match view.viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Watcher => {
            let seats = u8::try_from(view.seats.len()).unwrap_or(u8::MAX);
            return Err(BadPosition::NoSuchSeat { seat: view.turn, seats });
        }
    };
    // The secrets of this game are made up, and a draft never looks at them.
    let game = imagine(view, &mut Shuffle::from_number(0))?;
    let mut course = Course {
        game: &game,
        draft: game.draft(seat),
        lays: Vec::new(),
        waiting: Vec::new(),
        ways: Vec::new(),
        stuck: None,
        refusal: None,
    };
    for (at, step) in (0..).zip(&sketch.steps) {
        course.go(at, step);
        if course.stuck.is_some() {
            break;
        }
    }
    Ok(course.worked(sketch))
}

/// §4.9 More insertions than these never wait for one another.
const MOST_WAITING: usize = 16;

/// A sketch on its way.
struct Course<'a> {
    game: &'a Nmbrs,
    draft: Draft<'a>,
    lays: Vec<Lay>,
    /// §4.9 Insertions that do not go before others stretch the parallel line.
    waiting: Vec<Lay>,
    ways: Vec<Way>,
    stuck: Option<u8>,
    refusal: Option<Illegal>,
}

impl Course<'_> {
    /// §3.7 The letters that the rows would have as they lie now.
    fn rows(&self) -> Rows {
        let mut rows = self.rows_before();
        rows.follow(&self.draft.grid, self.draft.changed, &self.draft.laid);
        rows
    }

    /// §3.7, §5.3 The letters of the rows that lay there, with what takes the place of jokers.
    fn rows_before(&self) -> Rows {
        let mut rows = self.game.rows.clone();
        for (joker, block) in &self.draft.exchanged {
            rows.replace(*joker, *block);
        }
        rows
    }

    fn go(&mut self, at: u8, step: &Step) {
        let gone = match step {
            Step::Lay(lay) => self.lay(vec![lay.clone()]),
            Step::Wish { chosen, target } => self.wish(chosen, *target),
        };
        match gone {
            Ok(true) => {}
            Ok(false) => self.stuck = Some(at),
            Err(why) => (self.stuck, self.refusal) = (Some(at), Some(why)),
        }
    }

    /// Whether it is clear how they should lie.
    fn wish(&mut self, chosen: &[Chosen], target: Target) -> Result<bool, Illegal> {
        let rows = self.rows();
        let fitting = Fitting { draft: &self.draft, rows: &rows, waiting: &self.waiting };
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
        let mut after = self.draft.clone();
        let refusal = match after.lay_all(&lays) {
            Ok(()) => {
                self.draft = after;
                self.lays.extend(lays);
                return Ok(true);
            }
            Err((_, why)) => why,
        };
        let is_insertion = |lay: &Lay| matches!(lay, Lay::Insert { .. });
        let may_wait = matches!(refusal, Illegal::Loop { .. }) && lays.iter().all(is_insertion);
        if !may_wait || self.waiting.len() + lays.len() > MOST_WAITING {
            return Err(refusal);
        }
        self.waiting.extend(lays);
        after = self.draft.clone();
        match weave(&mut after, &self.waiting) {
            Ok(lays) => {
                self.draft = after;
                self.lays.extend(lays);
                self.waiting.clear();
                Ok(true)
            }
            Err(Illegal::Loop { .. }) => Ok(true),
            Err(why) => Err(why),
        }
    }

    /// §4.9, §3.1, §5.4 Whether the turn could be finished like this, but for what is given away.
    fn check_finished(&self) -> Result<(), Illegal> {
        match self.waiting.first() {
            Some(Lay::Insert { between, .. }) => Err(Illegal::Loop { blocks: *between }),
            _ if self.draft.laid.is_empty() => Ok(()),
            _ => self.draft.check_finished(),
        }
    }

    fn worked(mut self, sketch: &Sketch) -> Worked {
        let Draft { hand, picked_up, ref laid, changed, .. } = self.draft;
        let fresh: Blocks = laid.iter().copied().collect();
        let may_lay_last = self.game.table.options.last_block == LastBlock::MayBeLaid;
        let finished = self.check_finished();
        let can_finish = self.stuck.is_none() && finished.is_ok() && (may_lay_last || !hand.is_empty());
        // What is given away can be chosen later.
        let is_left_open = sketch.give.is_none() && !hand.is_empty();
        let gift = if is_left_open { Ok(()) } else { self.game.check_gift(hand, sketch.give) };
        if self.stuck.is_none() {
            self.refusal = finished.err();
            if let Err(why) = gift {
                if sketch.give.is_some() && self.refusal.is_none() {
                    self.stuck = Some(u8::try_from(sketch.steps.len()).expect("steps were counted as they were read"));
                }
                self.refusal = self.refusal.take().or(Some(why));
            }
        }
        let is_complete = can_finish && self.stuck.is_none() && !is_left_open;
        let turn = || TurnMove { lays: self.lays.clone(), give: sketch.give };
        let rows = self.rows();
        let fitting = Fitting { draft: &self.draft, rows: &rows, waiting: &self.waiting };
        let mut table = self.draft.grid.clone();
        table.settle();
        let work = Work {
            choice: is_complete.then(|| Move::Turn(turn())),
            table: laid_blocks(&table),
            rows: self.work_rows(&rows, fresh),
            fresh,
            moved: changed.less(fresh),
            hand,
            picked_up,
            stuck: self.stuck,
            waiting: !self.waiting.is_empty(),
            has_laid: self.draft.has_laid || !self.game.table.options.lay_first,
            can_finish,
            goes: fit::alone(&fitting),
            ways: self.ways,
            lays: [self.lays, self.waiting].concat(),
        };
        Worked { work, why_not: self.refusal }
    }

    fn work_rows(&self, rows: &Rows, fresh: Blocks) -> Vec<WorkRow> {
        let (grid, before) = (&self.draft.grid, self.rows_before());
        let mut all: Vec<WorkRow> = Vec::new();
        let seen: Result<(), std::convert::Infallible> = grid.runs_with(grid.blocks(), |line, run| {
            let letter = rows.of(run[0], line);
            let judged = self.game.table.judge(grid, run);
            // Its letter may be that of a row that became one with another.
            let is_new = run.iter().all(|block| before.of(*block, line).is_none());
            all.push(WorkRow {
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
