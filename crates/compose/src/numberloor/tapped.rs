//! A turn as a player taps it, card by card: what the taps mean, how far they go, and what could
//! follow.
//!
//! ```text
//! 5 7 9 b3 6 3 end      3 left 4 right      night 5n      draw      let go
//! ```
//! Balloons belong to the Level that follows them; until there is one, they are loose, on top.
//! Nothing is judged here: the rules themselves play the plan in an imagined game.

mod plan;
mod taps;

use serde::{Deserialize, Serialize};

use super::reading::{play, tries};
use super::typed::NotUnderstood;
use crate::{NotComposed, Previewed};
use reckon_rules::numberloor::card::Card;
use reckon_rules::numberloor::fits::{How, Open, Side};
use reckon_rules::numberloor::hand::{Cards, kinds_in};
use reckon_rules::numberloor::illegal::Illegal;
use reckon_rules::numberloor::moves::{Move, Placement};
use reckon_rules::numberloor::place::no_balloons;
use reckon_rules::numberloor::view::View;
use reckon_rules::numberloor::worlds::imagined::Imagined;
use reckon_rules::numberloor::{BadPosition, Numberloor};

use plan::{Plan, Planned};
pub use taps::{Last, Tap, Taps};

/// A tapped plan as the rules understand it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename = "Work")]
pub struct Preview {
    /// Moves that would be sent; none while a loose balloon waits for a Level or for the end of the turn.
    pub moves: Vec<Move>,
    /// The placements that go.
    pub steps: Vec<PlannedPlacement>,
    /// Balloons after the last Level: on top, and not yet part of a move.
    pub loose: Vec<Card>,
    /// The open cards after all taps.
    pub open: Open,
    /// §3 The numbers that go on the open Level now; for Beginners, on the left and the right one.
    pub allows: Vec<Vec<u8>>,
    /// §3 Reason each of these numbers goes, in the same order.
    pub because: Vec<Vec<How>>,
    /// The cards left in the hand that could be laid next.
    pub goes: Vec<Goes>,
    /// §7.1 In another's turn, or when asked: Night Levels in the hand that could be thrown in now.
    pub night: Vec<Card>,
    /// Buttons that could follow.
    pub can: Can,
    /// The button that a friend would suggest; none while laying another card is better.
    pub suggests: Option<Last>,
    /// Index of the first tap that does not go; one past the last tap stands for the word at the
    /// end.
    pub stuck: Option<u8>,
}

/// One placement.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename = "Step")]
pub struct PlannedPlacement {
    /// In the order in which they are laid.
    pub cards: Vec<Card>,
    /// Reason its Level goes.
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
    /// Stacks it goes on; `null` if there is only one.
    pub on: Vec<Option<Side>>,
}

/// Buttons that could be pressed next; out of turn, only an answer when asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Can {
    pub end: bool,
    pub draw: bool,
    pub pass: bool,
    pub let_go: bool,
}

impl Can {
    /// Returns the button to suggest. A Level that goes is better than taking cards or passing, and so is a balloon if
    /// all that is left is to pass.
    fn suggested(self, goes: &[Goes]) -> Option<Last> {
        let goes_on = goes.iter().any(|goes| goes.card.is_level() || !self.draw);
        match self {
            Can { end: true, .. } => Some(Last::End),
            Can { let_go: true, .. } => Some(Last::LetGo),
            _ if goes_on => None,
            Can { draw: true, .. } => Some(Last::Draw),
            Can { pass: true, .. } => Some(Last::Pass),
            _ => None,
        }
    }
}

/// Interprets taps from their player's view; out of turn, as if it were the player's turn. A refusal concerns the tap
/// at [`Preview::stuck`].
///
/// Fails if the view is a hand-written position that cannot occur.
pub fn preview(view: &View, line: &Taps) -> Result<Previewed<Numberloor>, BadPosition> {
    let now = Imagined::of(view)?;
    // A word by itself, or a Night Level thrown in, is meant for this moment, not for the player's next turn.
    let is_for_now = line.night || line.last == Some(Last::LetGo) || (line.taps.is_empty() && line.last.is_some());
    let game = if is_for_now { now.clone() } else { now.clone().in_own_turn() };
    let plan = Plan::of(view, line);
    let mut run = PlanRun { game, steps: Vec::new(), refusal: None, left: Vec::new(), is_over: false };
    plan.moves.iter().for_each(|planned| run.go(planned, line));
    run.check_loose(&plan.loose, line);
    let loose = if run.refusal.is_none() { plan.loose.clone() } else { Vec::new() };
    let open = run.open(&loose);
    let shown = View { open, ..view.clone() };
    let sides: &[Option<Side>] = match open {
        Open::Pair { .. } => &[None],
        Open::Stacks { .. } => &[Some(Side::Left), Some(Side::Right)],
    };
    let ways: Vec<Vec<(u8, How)>> = sides.iter().map(|side| shown.ways_with(*side, open.balloon())).collect();
    let goes = run.goes(&loose, sides, view.options.is_for_beginners());
    let can = run.can(&now, &loose, line);
    let wins_star = run.steps.last().is_some_and(|step| step.star);
    let preview = Preview {
        suggests: if wins_star { Some(Last::End) } else { can.suggested(&goes) },
        goes,
        can,
        moves: plan.choices().unwrap_or_default(),
        steps: run.steps,
        loose,
        open,
        allows: ways.iter().map(|ways| ways.iter().map(|(number, _)| *number).collect()).collect(),
        because: ways.iter().map(|ways| ways.iter().map(|(_, how)| *how).collect()).collect(),
        night: thrown_in(&now, view),
        stuck: run.refusal.as_ref().map(|(at, _)| *at),
    };
    Ok(Previewed {
        moves: if run.refusal.is_none() { preview.moves.clone() } else { Vec::new() },
        refusal: run.refusal.map(|(_, why)| NotComposed::Illegal(why)),
        preview,
    })
}

/// Returns the moves to send, whether legal or not.
pub fn composed(view: &View, line: &Taps) -> Result<Vec<Move>, NotUnderstood> {
    Plan::of(view, line).choices()
}

/// §7.1, §7.6 Returns the Night Levels that suit the open cards and may be laid now.
fn thrown_in(now: &Imagined, view: &View) -> Vec<Card> {
    let suits = |level: &Card| {
        let placement = Placement::of(*level).filter(|_| level.is_night());
        placement.is_some_and(|placement| goes(now, &Move::Night { placement, after: view.race }))
    };
    kinds_in(now.hand().levels()).filter(suits).collect()
}

/// §5.1 Returns whether a Level fits. If it is refused only because balloons are missing, it does.
fn goes(game: &Imagined, choice: &Move) -> bool {
    matches!(tries(game, choice), Ok(_) | Err(Illegal::LayAllBalloons { .. }))
}

/// A plan in progress.
struct PlanRun {
    game: Imagined,
    steps: Vec<PlannedPlacement>,
    /// Index of a tap, and the reason it is refused.
    refusal: Option<(u8, Illegal)>,
    /// §5.1 Balloons that the last Level still waits for.
    left: Vec<Card>,
    /// Whether the plan ends here: the turn is over or cards are drawn, so nobody can know what comes next.
    is_over: bool,
}

impl PlanRun {
    fn go(&mut self, planned: &Planned, line: &Taps) {
        if self.is_over || self.refusal.is_some() {
            return;
        }
        match (play(&mut self.game, &planned.choice), &planned.choice) {
            (Ok(effect), Move::Place { placement, .. } | Move::Night { placement, .. }) => {
                let cards = placement.cards().to_vec();
                self.steps.push(PlannedPlacement { cards, how: effect.how, open: effect.open, star: effect.wins_star });
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

    /// §5.1 Shows the last Level as laid, and waits for the balloons that have to follow it.
    fn wait_for_balloons(&mut self, choice: &Move, left: &[Card]) {
        let (Move::Place { placement, .. } | Move::Night { placement, .. }) = choice else { return };
        let left_said = left.iter().map(|card| card.said_for(placement.level()));
        let after: Vec<Card> = placement.after().iter().copied().chain(left_said).collect();
        let Some(whole) = Placement::new(placement.before(), placement.level(), &after) else { return };
        let whole = match choice {
            Move::Night { after, .. } => Move::Night { placement: whole, after: *after },
            _ => Move::Place { placement: whole, on: None },
        };
        let Ok(effect) = tries(&self.game, &whole) else { return };
        let top = placement.cards().iter().rfind(|card| card.is_balloon()).copied();
        let open = match self.game.open() {
            Open::Pair { balloon, .. } => Open::Pair { level: placement.level(), balloon: top.unwrap_or(balloon) },
            stacks @ Open::Stacks { .. } => stacks,
        };
        self.steps.push(PlannedPlacement { cards: placement.cards().to_vec(), how: effect.how, open, star: false });
        self.left = left.to_vec();
    }

    /// §3.4, §1.5 Checks that loose balloons are in the hand; Beginners have none.
    fn check_loose(&mut self, loose: &[Card], line: &Taps) {
        if self.refusal.is_some() || self.is_over || loose.is_empty() {
            return;
        }
        let checked = match self.game.open() {
            Open::Stacks { .. } => no_balloons(loose),
            Open::Pair { .. } => self.game.hand().holds(loose),
        };
        if let Err(why) = checked {
            let taps = line.taps.len() - loose.len()..line.taps.len();
            let on_top = Planned { choice: Move::LetGo, taps, level: None };
            self.refusal = Some((place_of(&why, &on_top, line), why));
        }
    }

    fn open(&self, loose: &[Card]) -> Open {
        let laid = self.steps.last().map_or_else(|| self.game.open(), |step| step.open);
        match (laid, loose.last()) {
            (Open::Pair { level, .. }, Some(top)) => Open::Pair { level, balloon: *top },
            _ => laid,
        }
    }

    /// §3, §4.1 Returns each kind of card that is left and could be laid next.
    fn goes(&self, loose: &[Card], sides: &[Option<Side>], is_for_beginners: bool) -> Vec<Goes> {
        if !self.left.is_empty() {
            let left: Cards = self.left.iter().copied().collect();
            return kinds_in(left.balloons()).map(|card| Goes { card, on: vec![None] }).collect();
        }
        if self.is_over {
            return Vec::new();
        }
        let mut hand = self.game.hand().clone();
        loose.iter().for_each(|card| {
            hand.remove(*card);
        });
        let on = |level: Card| {
            let placement = Placement::new(loose, level, &[]);
            let goes_on = |on: &Option<Side>| {
                let placement = placement.clone();
                placement.is_some_and(|placement| goes(&self.game, &Move::Place { placement, on: *on }))
            };
            sides.iter().copied().filter(goes_on).collect::<Vec<_>>()
        };
        let levels = kinds_in(hand.levels()).map(|card| Goes { card, on: on(card) }).filter(|goes| !goes.on.is_empty());
        // §4.2 Balloons come before a Level, or after one at the end of a turn.
        let may_balloons = !is_for_beginners && self.game.is_own_turn() && (self.game.has_laid() || hand.levels() != 0);
        let balloons = kinds_in(hand.balloons()).filter(|_| may_balloons).map(|card| Goes { card, on: vec![None] });
        levels.chain(balloons).collect()
    }

    fn can(&self, now: &Imagined, loose: &[Card], line: &Taps) -> Can {
        let let_go = line.taps.is_empty() && line.last.is_none() && tries(now, &Move::LetGo).is_ok();
        let is_stopped = self.is_over || self.refusal.is_some();
        // A player who has thrown in a Night Level has the turn.
        let is_own_turn = now.is_own_turn() || (line.night && self.game.is_own_turn());
        if is_stopped || !is_own_turn {
            return Can { let_go, ..Can::default() };
        }
        let goes = |choice: &Move| tries(&self.game, choice).is_ok();
        Can {
            end: goes(&Move::End { balloons: loose.iter().copied().collect() }),
            draw: loose.is_empty() && goes(&Move::Draw),
            pass: loose.is_empty() && goes(&Move::Pass),
            let_go,
        }
    }
}

/// Returns the index of the tap that a refusal is about: the card named, else the Level, else the end.
fn place_of(why: &Illegal, planned: &Planned, line: &Taps) -> u8 {
    let named = match why {
        Illegal::NotInHand { card }
        | Illegal::NoBalloons { card }
        | Illegal::BalloonBeforeNight { balloon: card }
        | Illegal::OddOrEven { balloon: card } => {
            planned.taps.clone().rfind(|place| line.taps[*place].card.printed() == card.printed())
        }
        _ => None,
    };
    let place = named.or(planned.level).unwrap_or(line.taps.len());
    u8::try_from(place).expect("the number of taps is limited")
}
