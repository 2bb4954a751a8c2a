//! The verbs with which a line may begin now.

use reckon_rules::numero::Phase;
use reckon_rules::numero::moves::Move;
use reckon_rules::numero::view::View;

/// How a line may begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opening {
    Take,
    Build,
    Discard,
    DiscardAll,
    Pass,
    Stop,
    Challenge,
}

/// Returns the openings of the moves that this player might make now.
pub(super) fn openings(view: &View) -> Vec<Opening> {
    // §8.2, §9.2
    let takes_only = view.seats() == 1 || view.phase == Phase::FinalChance;
    let hand = view.own_hand();
    // A position may leave out the hand.
    let has_number = hand.is_empty() || hand.iter().any(|card| card.is_number());
    let composed = [
        (Opening::Take, has_number && !view.can_only_discard()),
        (Opening::Build, has_number && !view.can_only_discard() && !takes_only),
        (Opening::Discard, has_number && !takes_only),
    ];
    let mut openings: Vec<Opening> =
        composed.into_iter().filter(|(_, can_be)| *can_be).map(|(opening, _)| opening).collect();
    openings.extend(view.offers.iter().filter_map(|offer| match offer {
        Move::DiscardAll => Some(Opening::DiscardAll),
        Move::Pass => Some(Opening::Pass),
        Move::Stop => Some(Opening::Stop),
        Move::Challenge { .. } => Some(Opening::Challenge),
        Move::Turn(_) => None,
    }));
    // Each of several challenges is offered.
    openings.dedup();
    openings
}
