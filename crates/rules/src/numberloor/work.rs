//! A turn as a player taps it, card by card: what the taps mean, how far they go, and what could
//! follow.
//!
//! ```text
//! 5 7 9 b3 6 3 end      3 left 4 right      night 5n      draw      let go
//! ```
//! Balloons belong to the Level that follows them; until there is one they are loose, on top.
//! Nothing is judged here: the plan is played in a made-up game, by the rules themselves.

mod line;
mod plan;

use serde::{Deserialize, Serialize};

use super::card::Card;
use super::fits::{How, Open, Side};
use super::hand::{Cards, kinds_in};
use super::illegal::Illegal;
use super::imagine::BadPosition;
use super::loose::NotUnderstood;
use super::moves::{Move, Placement};
use super::place::no_balloons;
use super::reading::Judge;
use super::view::View;

pub use line::{Last, Line, Tap};
use plan::{Plan, Planned};

/// What was tapped, as the rules understand it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Work {
    /// What would be sent.
    pub moves: Vec<Move>,
    /// The placements as far as they go.
    pub steps: Vec<Step>,
    /// Balloons after the last Level: on top, and not yet part of a move.
    pub loose: Vec<Card>,
    /// The open cards after all this.
    pub open: Open,
    /// §3 The numbers that go on the open Level now; for Beginners on the left and on the right one.
    pub allows: Vec<Vec<u8>>,
    /// The cards left in the hand that could be laid next.
    pub goes: Vec<Goes>,
    /// §7.1 In another's turn, or when asked: the Night Levels of the hand that could be thrown in now.
    pub night: Vec<Card>,
    /// What could be sent after this.
    pub can: Can,
    /// The place of the first tap that does not go, from 0; after the last tap, that of the word at the end.
    pub stuck: Option<u8>,
}

/// One placement.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Step {
    /// In the order in which they are laid.
    pub cards: Vec<Card>,
    /// Why its Level goes.
    pub how: Option<How>,
    /// The open cards afterwards.
    pub open: Open,
    /// §5.2 It wins a star, and the turn is over.
    pub star: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Goes {
    pub card: Card,
    /// On which stacks; without two of them `null`.
    pub on: Vec<Option<Side>>,
}

/// What could be sent next. In another's turn only what the rules ask for there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Can {
    pub end: bool,
    pub draw: bool,
    pub pass: bool,
    pub let_go: bool,
}

/// A plan as it was understood, and why it does not go.
#[derive(Clone, PartialEq, Debug)]
pub struct Worked {
    pub work: Work,
    /// Of the tap that [`Work::stuck`] names.
    pub why_not: Option<Illegal>,
}

/// Understands what was tapped by what its player sees; in another's turn as if it were the own.
///
/// The position itself may be impossible when somebody wrote it down.
pub fn work(view: &View, line: &Line) -> Result<Worked, BadPosition> {
    let now = Judge::of(view)?;
    // What is said by a word alone, or thrown in, is meant for this moment.
    let is_for_now = line.night || line.last == Some(Last::LetGo) || (line.taps.is_empty() && line.last.is_some());
    let judge = if is_for_now { now.clone() } else { now.clone().in_own_turn() };
    let plan = Plan::of(view, line);
    let mut course = Course { judge, steps: Vec::new(), refusal: None, left: Vec::new(), is_over: false };
    plan.moves.iter().for_each(|planned| course.go(planned, line));
    course.check_loose(&plan.loose, line);
    let loose = if course.refusal.is_none() { plan.loose.clone() } else { Vec::new() };
    let open = course.open(&loose);
    let shown = View { open, ..view.clone() };
    let sides: &[Option<Side>] = match open {
        Open::Pair { .. } => &[None],
        Open::Stacks { .. } => &[Some(Side::Left), Some(Side::Right)],
    };
    let work = Work {
        goes: course.goes(&loose, sides, view.options.is_for_beginners()),
        can: course.can(&now, &loose, line),
        moves: plan.moves.into_iter().map(|planned| planned.choice).collect(),
        steps: course.steps,
        loose,
        open,
        allows: sides.iter().map(|side| shown.goes_on(*side)).collect(),
        night: thrown_in(&now, view),
        stuck: course.refusal.as_ref().map(|(at, _)| *at),
    };
    Ok(Worked { work, why_not: course.refusal.map(|(_, why)| why) })
}

/// The moves that are sent, whether the rules allow them or not.
pub fn composed(view: &View, line: &Line) -> Result<Vec<Move>, NotUnderstood> {
    Plan::of(view, line).choices()
}

/// §7.1, §7.6 What suits the open cards as they are, and may be laid there.
fn thrown_in(now: &Judge, view: &View) -> Vec<Card> {
    let suits = |level: &Card| {
        let placement = Placement::of(*level).filter(|_| level.is_night());
        placement.is_some_and(|placement| goes(now, &Move::Night { placement, after: view.race }))
    };
    kinds_in(now.hand().levels()).filter(suits).collect()
}

/// §5.1 That balloons are missing says that the Level goes.
fn goes(judge: &Judge, choice: &Move) -> bool {
    matches!(judge.tries(choice), Ok(_) | Err(Illegal::LayAllBalloons { .. }))
}

/// A plan on its way.
struct Course {
    judge: Judge,
    steps: Vec<Step>,
    /// The place of a tap, and why it does not go.
    refusal: Option<(u8, Illegal)>,
    /// §5.1 Balloons that the last Level still waits for.
    left: Vec<Card>,
    /// The turn is given away, or cards are taken: what comes then, nobody can know.
    is_over: bool,
}

impl Course {
    fn go(&mut self, planned: &Planned, line: &Line) {
        if self.is_over || self.refusal.is_some() {
            return;
        }
        match (self.judge.play(&planned.choice), &planned.choice) {
            (Ok(effect), Move::Place { placement, .. } | Move::Night { placement, .. }) => {
                let cards = placement.cards().to_vec();
                self.steps.push(Step { cards, how: effect.how, open: effect.open, star: effect.wins_star });
                self.is_over = effect.wins_star;
            }
            (Ok(_), _) => self.is_over = true,
            (Err(why), choice) => {
                if let Illegal::LayAllBalloons { left, .. } = &why {
                    self.wait_for_balloons(choice, left);
                }
                self.refusal = Some((place_of(&why, planned, line), why));
            }
        }
    }

    /// §5.1 The last Level lies there, and the balloons that are left have to follow.
    fn wait_for_balloons(&mut self, choice: &Move, left: &[Card]) {
        let (Move::Place { placement, .. } | Move::Night { placement, .. }) = choice else { return };
        let after: Vec<Card> = placement.after().iter().chain(left).copied().collect();
        let Some(whole) = Placement::new(placement.before(), placement.level(), &after) else { return };
        let whole = match choice {
            Move::Night { after, .. } => Move::Night { placement: whole, after: *after },
            _ => Move::Place { placement: whole, on: None },
        };
        let Ok(effect) = self.judge.tries(&whole) else { return };
        let top = placement.cards().iter().rfind(|card| card.is_balloon()).copied();
        let open = match self.judge.open() {
            Open::Pair { balloon, .. } => Open::Pair { level: placement.level(), balloon: top.unwrap_or(balloon) },
            stacks @ Open::Stacks { .. } => stacks,
        };
        self.steps.push(Step { cards: placement.cards().to_vec(), how: effect.how, open, star: false });
        self.left = left.to_vec();
    }

    /// §3.4 Loose balloons are of the hand; §1.5 Beginners have none.
    fn check_loose(&mut self, loose: &[Card], line: &Line) {
        if self.refusal.is_some() || self.is_over || loose.is_empty() {
            return;
        }
        let checked = match self.judge.open() {
            Open::Stacks { .. } => no_balloons(loose),
            Open::Pair { .. } => self.judge.hand().holds(loose),
        };
        if let Err(why) = checked {
            let taps = line.taps.len() - loose.len()..line.taps.len();
            let on_top = Planned { choice: Move::LetGo, taps, level: None };
            self.refusal = Some((place_of(&why, &on_top, line), why));
        }
    }

    fn open(&self, loose: &[Card]) -> Open {
        let laid = self.steps.last().map_or_else(|| self.judge.open(), |step| step.open);
        match (laid, loose.last()) {
            (Open::Pair { level, .. }, Some(top)) => Open::Pair { level, balloon: *top },
            _ => laid,
        }
    }

    /// §3, §4.1 Each kind of card that is left and could be laid next.
    fn goes(&self, loose: &[Card], sides: &[Option<Side>], is_for_beginners: bool) -> Vec<Goes> {
        if !self.left.is_empty() {
            let left: Cards = self.left.iter().copied().collect();
            return kinds_in(left.balloons()).map(|card| Goes { card, on: vec![None] }).collect();
        }
        if self.is_over {
            return Vec::new();
        }
        let mut hand = self.judge.hand().clone();
        loose.iter().for_each(|card| {
            hand.remove(*card);
        });
        let on = |level: Card| {
            let placement = Placement::new(loose, level, &[]);
            let goes_on = |on: &Option<Side>| {
                let placement = placement.clone();
                placement.is_some_and(|placement| goes(&self.judge, &Move::Place { placement, on: *on }))
            };
            sides.iter().copied().filter(goes_on).collect::<Vec<_>>()
        };
        let levels = kinds_in(hand.levels()).map(|card| Goes { card, on: on(card) }).filter(|goes| !goes.on.is_empty());
        // §4.2 Balloons come before a Level, or after one at the end of a turn.
        let may_balloons =
            !is_for_beginners && self.judge.is_own_turn() && (self.judge.has_laid() || hand.levels() != 0);
        let balloons = kinds_in(hand.balloons()).filter(|_| may_balloons).map(|card| Goes { card, on: vec![None] });
        levels.chain(balloons).collect()
    }

    fn can(&self, now: &Judge, loose: &[Card], line: &Line) -> Can {
        let let_go = line.taps.is_empty() && line.last.is_none() && now.tries(&Move::LetGo).is_ok();
        let is_stopped = self.is_over || self.refusal.is_some();
        // Whoever has thrown in a Night Level has the turn.
        let is_own_turn = now.is_own_turn() || (line.night && self.judge.is_own_turn());
        if is_stopped || !is_own_turn {
            return Can { let_go, ..Can::default() };
        }
        let goes = |choice: &Move| self.judge.tries(choice).is_ok();
        Can {
            end: goes(&Move::End { balloons: loose.iter().copied().collect() }),
            draw: loose.is_empty() && goes(&Move::Draw),
            pass: loose.is_empty() && goes(&Move::Pass),
            let_go,
        }
    }
}

/// The place of the tap that a refusal is about: the card that it names, else the Level, else the end.
fn place_of(why: &Illegal, planned: &Planned, line: &Line) -> u8 {
    let named = match why {
        Illegal::NotInHand { card } | Illegal::NoBalloons { card } | Illegal::BalloonBeforeNight { balloon: card } => {
            planned.taps.clone().rfind(|place| line.taps[*place].card == *card)
        }
        _ => None,
    };
    let place = named.or(planned.level).unwrap_or(line.taps.len());
    u8::try_from(place).expect("taps were counted as they were read")
}
