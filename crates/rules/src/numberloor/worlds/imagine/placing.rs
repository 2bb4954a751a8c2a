//! Fallback if no random deal fits what is known about the hands: each hidden card is put where it can
//! be, and others make room.

use crate::game::Seat;
use crate::numberloor::Numberloor;
use crate::numberloor::card::Card;
use crate::numberloor::view::View;

/// Three sorts of card, each limited by what is known about a hand.
#[derive(Clone, Copy, PartialEq)]
enum Sort {
    Balloon,
    /// A Level of which the hand has few.
    Bounded,
    OtherLevel,
}

/// A hidden hand.
struct HiddenHand {
    seat: Seat,
    room: usize,
    cards: Vec<Card>,
}

/// Returns the unseen cards in dealing order, or the seat whose hand contradicts what is known.
pub(super) fn as_known(game: &Numberloor, view: &View, unseen: &[Card]) -> Result<Vec<Card>, Seat> {
    let hidden = (0..).map(Seat).zip(&view.hands).filter(|(_, hand)| hand.cards.is_none());
    let mut hands: Vec<HiddenHand> =
        hidden.map(|(seat, hand)| HiddenHand { seat, room: usize::from(hand.count), cards: Vec::new() }).collect();
    let mut rest = unseen.to_vec();
    while let Some(lacking) = hands.iter().find(|hand| hand.cards.len() < hand.room).map(|hand| hand.seat) {
        let goes_somewhere = |card: &Card| {
            let mut tried = Vec::new();
            (0..hands.len()).any(|index| put(game, &mut hands, index, *card, &mut tried))
        };
        let from = rest.iter().position(goes_somewhere);
        rest.remove(from.ok_or(lacking)?);
    }
    Ok(hands.into_iter().flat_map(|hand| hand.cards).chain(rest).collect())
}

fn sort_of(game: &Numberloor, hand: &HiddenHand, card: Card) -> Sort {
    match card.is_balloon() {
        true => Sort::Balloon,
        false if game.few[hand.seat.index()].is_about(card) => Sort::Bounded,
        false => Sort::OtherLevel,
    }
}

/// Returns how many cards of a sort a hand can have.
fn limit(game: &Numberloor, hand: &HiddenHand, sort: Sort) -> usize {
    match sort {
        Sort::Balloon if game.with_level.contains(hand.seat) => hand.room.saturating_sub(1),
        Sort::Bounded => usize::from(game.few[hand.seat.index()].most()),
        Sort::Balloon | Sort::OtherLevel => hand.room,
    }
}

/// Puts a card into a hand, if need be by moving another of its cards to a hand with room. Nothing
/// in `tried` is tried again: it would need the same room.
fn put(
    game: &Numberloor,
    hands: &mut [HiddenHand],
    index: usize,
    card: Card,
    tried: &mut Vec<(usize, Option<Sort>)>,
) -> bool {
    let here = &hands[index];
    let sort = sort_of(game, here, card);
    let of_sort = here.cards.iter().filter(|other| sort_of(game, here, **other) == sort).count();
    // At the limit for a sort, only a card of that sort makes room.
    let moving = (of_sort >= limit(game, here, sort)).then_some(sort);
    if moving.is_none() && here.cards.len() < here.room {
        hands[index].cards.push(card);
        return true;
    }
    if tried.contains(&(index, moving)) {
        return false;
    }
    tried.push((index, moving));
    for at in 0..hands[index].cards.len() {
        let other = hands[index].cards[at];
        if moving.is_some_and(|sort| sort_of(game, &hands[index], other) != sort) {
            continue;
        }
        // Put here first, so that the moves that follow see the hands as they will be.
        hands[index].cards[at] = card;
        if (0..hands.len()).any(|next| next != index && put(game, hands, next, other, tried)) {
            return true;
        }
        hands[index].cards[at] = other;
    }
    false
}
