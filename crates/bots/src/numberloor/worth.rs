//! The worth of the ways to end a turn.

use reckon_rules::numberloor::fits::LEVELS;
use reckon_rules::numberloor::options::SkipAgain;
use reckon_rules::numberloor::{Card, View};

use super::hand::{Hand, SKIP, ways_to_lay};
use super::middle::{Goes, Middle};

/// Worth of having one Level fewer: more than laying it can cost, so that the other terms only break ties.
const LEVEL: i32 = 1000;
/// §7.1 Bonus for a Night Level left in the hand, because it can be laid in anybody's turn.
const NIGHT: i32 = 150;
/// §4.7 Bonus for making the next player miss a turn and take two cards.
const MISSED: i32 = 300;
/// Penalty for each number that the next player could lay.
const OPEN: i32 = 10;
/// Bonus for each open Level that the hand could follow.
const FOLLOWS: i32 = 20;
/// Bonus for a balloon that is kept.
const BALLOON: i32 = 20;

/// A way to end a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Ending {
    pub worth: i32,
    /// §4.2 Balloon left on top.
    pub top: Option<Card>,
}

/// Tie-breakers once the card counts are equal.
pub(super) struct Judge {
    pub goes: Goes,
    skip_counts: bool,
    has_night: bool,
    is_last_turn: bool,
}

impl Judge {
    pub fn of(view: &View) -> Judge {
        let seats = u32::from(view.seats());
        let options = &view.options;
        Judge {
            goes: Goes::of(options),
            skip_counts: options.skip_again != SkipAgain::LaidOnly,
            has_night: options.selected().iter().any(|card| card.is_night()),
            is_last_turn: view.turns + seats >= u32::from(options.turn_limit) * seats,
        }
    }

    /// Returns the best way to end a turn with these cards in hand and in the middle.
    pub fn best_ending(&self, hand: &Hand, middle: Middle) -> Ending {
        let tops = hand.balloon_kinds().flat_map(ways_to_lay).map(|balloon| {
            let kept = hand.without(balloon);
            let worth = self.worth(&kept, middle.below(balloon), balloon == Card::SKIP);
            Ending { worth, top: Some(balloon) }
        });
        let none = Ending { worth: self.worth(hand, middle, self.skip_counts), top: None };
        let better = |best: Ending, other: Ending| if other.worth > best.worth { other } else { best };
        match middle {
            Middle::Pair { .. } => tops.fold(none, better),
            Middle::Stacks { .. } => none,
        }
    }

    fn worth(&self, hand: &Hand, middle: Middle, skip_counts: bool) -> i32 {
        let count = |number: u32| i32::try_from(number).unwrap_or(i32::MAX);
        let is_skip = matches!(middle, Middle::Pair { balloon: SKIP, .. });
        let nights = if self.has_night { count(hand.nights()) } else { 0 };
        let balloons = count(hand.balloons.iter().map(|count| u32::from(*count)).sum());
        let missed = if is_skip && skip_counts { MISSED } else { 0 };
        missed + nights * NIGHT + count(self.follows(hand, middle)) * FOLLOWS + balloons * BALLOON
            - count(hand.levels()) * LEVEL
            - count(self.goes.openness(middle)) * OPEN
    }

    /// Counts the Levels, out of ten, that the hand could follow, with the help of its balloons.
    fn follows(&self, hand: &Hand, middle: Middle) -> u32 {
        let held = hand.numbers();
        let follows = |open: &u8| match middle {
            Middle::Pair { .. } => {
                let with = |kind: usize| self.goes.with(*open, kind) & held != 0;
                held & 1 << open != 0 || hand.balloon_kinds().any(with)
            }
            Middle::Stacks { .. } => self.goes.beside(*open) & held != 0,
        };
        u32::try_from((0..LEVELS).filter(follows).count()).unwrap_or(u32::MAX)
    }

    /// §4.2 Returns the balloons to lay at the end of a turn: at most one, but all of them in what may be
    /// the last turn, where fewer cards are better (§8.3).
    pub fn last_balloons(&self, hand: &Hand, middle: Middle) -> Vec<Card> {
        match self.best_ending(hand, middle).top {
            _ if self.is_last_turn => self.in_order(hand, middle),
            Some(balloon) => vec![balloon],
            None => Vec::new(),
        }
    }

    /// §5.1 Returns all balloons, the most awkward one on top.
    pub fn in_order(&self, hand: &Hand, middle: Middle) -> Vec<Card> {
        let mut all = hand.all_balloons();
        let openness = |card: &Card| self.goes.openness(middle.below(*card));
        let awkward = |card: &Card| (*card == Card::SKIP, std::cmp::Reverse(openness(card)));
        if let Some(top) = hand.balloon_kinds().flat_map(ways_to_lay).max_by_key(awkward) {
            all.retain({
                let mut first = true;
                move |card| !(*card == top.printed() && std::mem::take(&mut first))
            });
            // Saying odd or even about a balloon that others cover has no effect.
            for card in &mut all {
                *card = card.said_for(Card::day(0));
            }
            all.push(top);
        }
        all
    }
}
