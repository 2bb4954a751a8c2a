//! The plain player: gets rid of as many Levels as it can.

use reckon_rules::numberloor::{Card, Move, Numberloor, Phase, Placement, View};
use reckon_rules::shuffle::Shuffle;

use super::hand::Hand;
use super::middle::{Middle, PlannedPlacement};
use super::plan::best_turn;
use super::worth::Judge;
use crate::Bot;
use crate::budget::Budget;

/// Search budget per choice, in states of hand and middle. Most choices need a hundredth of it; the rest is
/// for large hands.
pub const EFFORT: u32 = 1 << 13;

/// A player that lays as many Levels as it can in a turn. Keeping balloons costs nothing, because they can all
/// be laid with the last Level (§5.1); so it lays one only at the end of a turn, where that makes the next
/// player miss a turn or leaves few numbers that fit. Among equally good turns it prefers one that keeps a Night
/// Level and cards that could follow many others.
///
/// It lays a Night Level during another player's turn whenever one fits, because that is an extra turn.
///
/// It finds the best turn unless the budget runs out, and then plays the best it has seen.
#[derive(Clone, Debug)]
pub struct Shedder {
    effort: u32,
    spent: u32,
    /// Whether it never lays a Night Level during another player's turn.
    is_stand_in: bool,
}

impl Default for Shedder {
    fn default() -> Shedder {
        Shedder::with_effort(EFFORT)
    }
}

impl Shedder {
    /// Creates a player with this search budget per choice.
    pub fn with_effort(effort: u32) -> Shedder {
        Shedder { effort, spent: 0, is_stand_in: false }
    }

    /// Creates a stand-in for an absent player, which never takes over a turn with a Night Level.
    pub fn stand_in() -> Shedder {
        Shedder { is_stand_in: true, ..Shedder::default() }
    }

    /// Returns the search steps spent on the last choice, never more than the budget.
    pub fn spent(&self) -> u32 {
        self.spent
    }

    fn think<T>(&mut self, think: impl FnOnce(&mut Budget) -> T) -> T {
        let mut budget = Budget::new(self.effort);
        let thought = think(&mut budget);
        self.spent = self.effort - budget.left();
        thought
    }
}

impl Bot<Numberloor> for Shedder {
    fn choose(&mut self, view: &View, _: &mut Shuffle) -> Move {
        let is_stand_in = self.is_stand_in;
        self.think(|budget| match view.phase {
            Phase::Asking(_) if is_stand_in => Move::LetGo,
            Phase::Asking(_) => night(view, budget).unwrap_or(Move::LetGo),
            Phase::Play | Phase::Over => in_turn(view, budget),
        })
    }

    /// §7.1 Lays a Night Level during another player's turn, if one fits.
    fn act_out_of_turn(&mut self, view: &View, _: &mut Shuffle) -> Option<Move> {
        if self.is_stand_in { None } else { self.think(|budget| night(view, budget)) }
    }
}

/// §4 Lays a Level if it can; otherwise ends the turn, takes cards or passes.
fn in_turn(view: &View, budget: &mut Budget) -> Move {
    let hand = Hand::of(view.own_hand());
    let has_laid = !view.laid.is_empty();
    let judge = Judge::of(view);
    let Some(middle) = Middle::of(view.open) else { return Move::Pass };
    let first = match best_turn(&judge, &hand, middle, has_laid, budget) {
        Some(plan) => plan.first,
        // No plan is found without a budget, but a card that can be laid must be laid (§4.3).
        None => judge.goes.steps(&hand, middle).first().copied(),
    };
    if let Some(step) = first
        && let Some(placement) = placement(&judge, &hand, &step)
    {
        return Move::Place { placement, on: step.on };
    }
    if has_laid {
        return Move::End { balloons: judge.last_balloons(&hand, middle).into_iter().collect() };
    }
    if view.drawn.is_some() || view.options.is_for_beginners() { Move::Pass } else { Move::Draw }
}

/// §5.1 Returns the placement for a step, with all balloons if its Level is the last.
fn placement(judge: &Judge, hand: &Hand, step: &PlannedPlacement) -> Option<Placement> {
    let before: Vec<Card> = step.balloon.into_iter().collect();
    let left = step.hand_after(hand);
    let after = if left.levels() == 0 { judge.in_order(&left, step.middle) } else { Vec::new() };
    Placement::new(&before, step.level, &after)
}

/// §7.1, §7.6 Finds the Night Level that opens the best turn, if one fits.
fn night(view: &View, budget: &mut Budget) -> Option<Move> {
    if !view.may_interrupt() {
        return None;
    }
    let hand = Hand::of(view.own_hand());
    let Some(Middle::Pair { balloon, .. }) = Middle::of(view.open) else { return None };
    let suits = |card: &&Card| card.is_night() && card.level().is_some_and(|number| view.fits_at_night(number));
    let mut suiting: Vec<Card> = view.own_hand().iter().filter(suits).copied().collect();
    suiting.dedup();
    if suiting.is_empty() {
        return None;
    }
    let judge = Judge::of(view);
    let step = |level: Card| {
        let middle = Middle::Pair { level: level.level().unwrap_or_default(), balloon };
        PlannedPlacement { balloon: None, level, on: None, middle }
    };
    let mut best = None;
    for step in suiting.into_iter().map(step) {
        let plan = best_turn(&judge, &step.hand_after(&hand), step.middle, true, budget);
        let worth = plan.map(|plan| plan.worth);
        if best.is_none_or(|(found, _)| worth > found) {
            best = Some((worth, step));
        }
    }
    let placement = placement(&judge, &hand, &best?.1)?;
    Some(Move::Night { placement, after: view.race })
}
