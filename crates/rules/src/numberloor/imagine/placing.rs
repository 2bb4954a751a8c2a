//! Where no deal at random fits what is known of the hands: each hidden card is put where it can
//! be, and others make room for it.

use super::super::Numberloor;
use super::super::card::Card;
use super::super::view::View;
use crate::game::Seat;

/// What is known of a hand limits these three, each by itself.
#[derive(Clone, Copy, PartialEq)]
enum Sort {
    Balloon,
    /// A Level of which the hand has few.
    Few,
    OtherLevel,
}

/// A hand that is hidden.
struct Place {
    seat: Seat,
    room: usize,
    cards: Vec<Card>,
}

/// The same cards in the order in which they are dealt; or the seat whose hand cannot be as it is
/// known.
pub(super) fn as_known(game: &Numberloor, view: &View, unseen: &[Card]) -> Result<Vec<Card>, Seat> {
    let hidden = (0..).map(Seat).zip(&view.hands).filter(|(_, hand)| hand.cards.is_none());
    let mut places: Vec<Place> =
        hidden.map(|(seat, hand)| Place { seat, room: usize::from(hand.count), cards: Vec::new() }).collect();
    let mut rest = unseen.to_vec();
    while let Some(lacking) = places.iter().find(|place| place.cards.len() < place.room).map(|place| place.seat) {
        let goes_somewhere = |card: &Card| {
            let mut tried = Vec::new();
            (0..places.len()).any(|place| put(game, &mut places, place, *card, &mut tried))
        };
        let from = rest.iter().position(goes_somewhere);
        rest.remove(from.ok_or(lacking)?);
    }
    Ok(places.into_iter().flat_map(|place| place.cards).chain(rest).collect())
}

fn sort_of(game: &Numberloor, place: &Place, card: Card) -> Sort {
    match card.is_balloon() {
        true => Sort::Balloon,
        false if game.few[place.seat.index()].is_about(card) => Sort::Few,
        false => Sort::OtherLevel,
    }
}

/// How many cards of a sort a hand can have.
fn limit(game: &Numberloor, place: &Place, sort: Sort) -> usize {
    match sort {
        Sort::Balloon if game.with_level.contains(place.seat) => place.room.saturating_sub(1),
        Sort::Few => usize::from(game.few[place.seat.index()].most()),
        Sort::Balloon | Sort::OtherLevel => place.room,
    }
}

/// Puts a card into a hand, if need be by moving another of its cards to a hand that has room. What
/// was tried on the way is not tried again: it would ask for the same room.
fn put(
    game: &Numberloor,
    places: &mut [Place],
    place: usize,
    card: Card,
    tried: &mut Vec<(usize, Option<Sort>)>,
) -> bool {
    let here = &places[place];
    let sort = sort_of(game, here, card);
    let of_sort = here.cards.iter().filter(|other| sort_of(game, here, **other) == sort).count();
    // Only one of the same sort makes room where there are enough of it.
    let moving = (of_sort >= limit(game, here, sort)).then_some(sort);
    if moving.is_none() && here.cards.len() < here.room {
        places[place].cards.push(card);
        return true;
    }
    if tried.contains(&(place, moving)) {
        return false;
    }
    tried.push((place, moving));
    for at in 0..places[place].cards.len() {
        let other = places[place].cards[at];
        if moving.is_some_and(|sort| sort_of(game, &places[place], other) != sort) {
            continue;
        }
        // First put, so that whatever moves on the way finds the hands as they will be.
        places[place].cards[at] = card;
        if (0..places.len()).any(|next| next != place && put(game, places, next, other, tried)) {
            return true;
        }
        places[place].cards[at] = other;
    }
    false
}
