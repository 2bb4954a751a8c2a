//! The moves that taps mean, whether legal or not.

use std::ops::Range;

use super::super::typed::NotUnderstood;
use super::taps::{Last, Tap, Taps};
use reckon_rules::numberloor::card::Card;
use reckon_rules::numberloor::fits::{self, Open, Side};
use reckon_rules::numberloor::hand::Cards;
use reckon_rules::numberloor::moves::{Move, Placement};
use reckon_rules::numberloor::text::pack::MAX_CARDS;
use reckon_rules::numberloor::view::View;

#[derive(Default)]
pub(super) struct Plan {
    pub moves: Vec<Planned>,
    /// Balloons on top that belong to no move yet.
    pub loose: Vec<Card>,
}

pub(super) struct Planned {
    pub choice: Move,
    /// Indices of its taps.
    pub taps: Range<usize>,
    /// Index of the tap that is its Level.
    pub level: Option<usize>,
}

impl Plan {
    /// §4.1 Composes the moves: balloons belong to the Level that follows them.
    pub fn of(view: &View, line: &Taps) -> Plan {
        let mut plan = Plan::default();
        let mut hand: Cards = view.own_hand().iter().take(MAX_CARDS).copied().collect();
        let mut open = view.open;
        let mut begun = 0;
        for (place, Tap { card, on }) in line.taps.iter().enumerate() {
            hand.remove(*card);
            if card.is_balloon() {
                plan.loose.push(*card);
                continue;
            }
            let before = std::mem::take(&mut plan.loose);
            let on = on.or_else(|| only_stack(view, open, *card));
            let placement = Placement::new(&before, *card, &[]).expect("the number of balloons is limited");
            lay(&mut open, &placement, on);
            let choice = match line.night && plan.moves.is_empty() {
                true => Move::Night { placement, after: view.race },
                false => Move::Place { placement, on },
            };
            plan.moves.push(Planned { choice, taps: begun..place + 1, level: Some(place) });
            begun = place + 1;
        }
        let is_out = hand.levels() == 0 && !plan.moves.is_empty();
        if is_out {
            plan.lay_rest(line, &hand);
        }
        plan.finish(line, begun, is_out && hand.is_empty());
        plan
    }

    /// §5.1 Adds the balloons after the last Level of a hand to it. For a Level thrown in, balloons
    /// that leave no choice need not be tapped.
    fn lay_rest(&mut self, line: &Taps, hand: &Cards) {
        let is_said = hand.count(Card::EITHER) == 0;
        let no_choice = line.night && self.loose.is_empty() && hand.balloons().count_ones() == 1 && is_said;
        let rest = if no_choice { hand.iter().collect() } else { std::mem::take(&mut self.loose) };
        let Some(Planned { choice, taps, .. }) = self.moves.last_mut() else { return };
        let (Move::Place { placement, .. } | Move::Night { placement, .. }) = choice else { return };
        if let Some(all) = Placement::new(placement.before(), placement.level(), &rest) {
            *placement = all;
            taps.end = line.taps.len();
        }
    }

    /// §4.5, §4.2 Adds the move of the button: ending the turn takes loose balloons with it, and after a star it
    /// is not needed (§5.2).
    fn finish(&mut self, line: &Taps, begun: usize, wins_star: bool) {
        let choice = match line.last {
            Some(Last::End) if wins_star => return,
            Some(Last::End) => Move::End { balloons: std::mem::take(&mut self.loose).into_iter().collect() },
            Some(Last::Draw) => Move::Draw,
            Some(Last::Pass) => Move::Pass,
            Some(Last::LetGo) => Move::LetGo,
            None => return,
        };
        self.moves.push(Planned { choice, taps: begun..line.taps.len(), level: None });
    }

    pub fn choices(self) -> Result<Vec<Move>, NotUnderstood> {
        let balloons = self.loose;
        match (balloons.is_empty(), self.moves.is_empty()) {
            (true, true) => Err(NotUnderstood::Empty),
            (true, false) => Ok(self.moves.into_iter().map(|planned| planned.choice).collect()),
            (false, true) => Err(NotUnderstood::OnlyBalloons { balloons }),
            (false, false) => Err(NotUnderstood::BalloonsAtEnd { balloons }),
        }
    }
}

/// §3.8 Returns the stack that is meant if none was tapped: the only one on which the Level goes. If it
/// goes on neither, the rules refuse it for the left one and name the other.
fn only_stack(view: &View, open: Open, level: Card) -> Option<Side> {
    let Open::Stacks { left, right } = open else { return None };
    let goes = |open: Card| {
        let numbers = open.level().zip(level.level());
        numbers.is_some_and(|(open, number)| fits::how(&view.options, open, None, number).is_some())
    };
    match (goes(left), goes(right)) {
        (true, true) if left.level() != right.level() => None,
        (false, true) => Some(Side::Right),
        _ => Some(Side::Left),
    }
}

fn lay(open: &mut Open, placement: &Placement, on: Option<Side>) {
    match (open, on) {
        (Open::Pair { level, balloon }, _) => {
            (*level, *balloon) = (placement.level(), placement.before().last().copied().unwrap_or(*balloon));
        }
        (Open::Stacks { left, .. }, Some(Side::Left)) => *left = placement.level(),
        (Open::Stacks { right, .. }, _) => *right = placement.level(),
    }
}
