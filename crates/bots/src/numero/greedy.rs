//! The plain player: takes the most it can, else builds, else discards; it bluffs now and then.

use reckon_compose::Compose;
use reckon_rules::game::Game;
use reckon_rules::numero::options::{HandWithoutNumber, Options};
use reckon_rules::numero::view::View;
use reckon_rules::numero::{Card, HAND, Move, Numero, Phase, Play};
use reckon_rules::shuffle::Shuffle;

use super::bluff::bluff;
use super::challenge::certain_challenge;
use super::discard::advised;
use super::points::best_take_for_points;
use super::possible::{Possible, explore};
use super::supply::{Same, Supply};
use crate::Bot;
use crate::budget::Budget;

/// Search budget per choice, in steps. Most choices need a hundredth of it; the rest is for crowded
/// centres and many wild cards.
pub const EFFORT: u32 = 1 << 17;

/// A player that takes the most cards it can find; among equal takes it keeps its wild cards, the rare ones first.
/// Otherwise it builds on the most cards, or else discards as the publisher advises.
///
/// If the table plays for points (§10) it takes the most points, and among equal takes the most
/// cards. It challenges a build (§11), in its turn or out of it, only when it has seen that the answer
/// cannot be shown. It builds only if it holds the answer; but where the table allows bluffs, and it would
/// otherwise have to discard, it bluffs now and then, with something that the others could believe.
///
/// It finds the best take unless the budget runs out, and then plays the best it has seen. Two
/// house rules make the points of a take depend on more than its groups (`taking-card-counts`
/// §10.3, and `centre-award-points` §10.9 at the last chance); there it may miss the best.
#[derive(Clone, Debug)]
pub struct Greedy {
    effort: u32,
    spent: u32,
    /// Whether it neither bluffs nor challenges.
    is_stand_in: bool,
}

impl Default for Greedy {
    fn default() -> Greedy {
        Greedy::with_effort(EFFORT)
    }
}

impl Greedy {
    /// Creates a player with this search budget per choice.
    pub fn with_effort(effort: u32) -> Greedy {
        Greedy { effort, spent: 0, is_stand_in: false }
    }

    /// Creates a stand-in for an absent player, which risks nothing in their name.
    pub fn stand_in() -> Greedy {
        Greedy { is_stand_in: true, ..Greedy::default() }
    }

    /// Returns the search steps spent on the last choice, never more than the budget.
    pub fn spent(&self) -> u32 {
        self.spent
    }
}

impl Bot<Numero> for Greedy {
    fn choose(&mut self, view: &View, shuffle: &mut Shuffle) -> Move {
        let mut budget = Budget::new(self.effort);
        let challenge = if self.is_stand_in { None } else { certain_challenge(view) };
        let choice = challenge.unwrap_or_else(|| choose(view, self.is_stand_in, &mut budget, shuffle));
        self.spent = self.effort - budget.left();
        choice
    }

    /// §11.3
    fn act_out_of_turn(&mut self, view: &View, _: &mut Shuffle) -> Option<Move> {
        if self.is_stand_in { None } else { certain_challenge(view) }
    }
}

fn choose(view: &View, is_stand_in: bool, budget: &mut Budget, shuffle: &mut Shuffle) -> Move {
    let takes_only = view.seats() == 1 || view.phase == Phase::FinalChance;
    let hand = view.own_hand();
    let Some(highest) = hand.iter().filter_map(|card| card.value()).max() else {
        return if takes_only { Move::Stop } else { without_numbers(hand, &view.options) };
    };
    if view.options.scoring
        && let Some(take) = best_take_for_points(view, highest, budget, shuffle)
    {
        return take;
    }
    let supply = Supply::of(view, Same::Effect);
    let reaches = explore(&supply, &view.options, highest, budget);
    let possible = Possible { supply: &supply, reaches: &reaches, hand, options: &view.options };
    if let Some(take) = possible.best_take(budget, shuffle) {
        return take;
    }
    if takes_only {
        return Move::Stop;
    }
    let bluff = |shuffle: &mut Shuffle| if is_stand_in { None } else { bluff(view, shuffle) };
    let choice = possible.best_build(shuffle).or_else(|| bluff(shuffle));
    let choice = choice.or_else(|| Some(Move::Turn(Play::discard(*shuffle.pick(&advised(hand))?))));
    match choice {
        // §3.2 Where players must take if they can, there may be a plain take that the search missed.
        Some(choice) if !view.options.must_take || is_legal(view, &choice) => choice,
        _ => plainest(view, shuffle),
    }
}

/// §7.3, §7.4
fn without_numbers(hand: &[Card], options: &Options) -> Move {
    let passes = hand.len() < HAND && options.hand_without_number == HandWithoutNumber::Pass;
    if passes { Move::Pass } else { Move::DiscardAll }
}

pub(super) fn is_legal(view: &View, choice: &Move) -> bool {
    Numero::verdict(view, choice) == Ok(Ok(()))
}

/// Returns the move that the table would play for an absent player.
fn plainest(view: &View, shuffle: &mut Shuffle) -> Move {
    let game = Numero::imagine(view, shuffle).ok();
    let seat = view.viewer.seat().unwrap_or(view.turn);
    game.and_then(|game| game.absent(seat)).unwrap_or(Move::Stop)
}
