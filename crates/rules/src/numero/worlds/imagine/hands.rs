//! The hands of a view: known cards in place, the others as public knowledge allows.

use super::{BadPosition, seats};
use crate::game::{Seat, Seats};
use crate::numero::card::Card;
use crate::numero::centre::Centre;
use crate::numero::options::{HandWithoutNumber, Table};
use crate::numero::view::{HandView, View};
use crate::numero::worlds::known::Known;
use crate::numero::{HAND, Hand, Numero};
use crate::shuffle::Shuffle;

/// Cards that have no known place yet.
pub(super) struct Unseen<'a> {
    cards: Vec<Card>,
    pack: &'a [Card],
    view: &'a View,
}

impl<'a> Unseen<'a> {
    /// Returns the pack less every card that lies open or is remembered.
    pub(super) fn of(pack: &'a [Card], centre: &Centre, view: &'a View) -> Result<Unseen<'a>, BadPosition> {
        let mut unseen = Unseen { cards: pack.to_vec(), pack, view };
        for card in centre.cards().chain(view.gone.iter().copied()) {
            unseen.remove(card)?;
        }
        Ok(unseen)
    }

    fn remove(&mut self, card: Card) -> Result<(), BadPosition> {
        let place = self.cards.iter().position(|c| *c == card);
        let place = place.ok_or_else(|| self.refuse(card))?;
        self.cards.remove(place);
        Ok(())
    }

    /// Returns what is wrong with a card that the pack does not have, or not that often. A card without a colour was
    /// written without one, and every colour of it is used up.
    fn refuse(&self, card: Card) -> BadPosition {
        let is_one = |other: &Card| *other == card || card.colour.is_none() && other.face == card.face;
        let pack = self.pack.iter().filter(|other| is_one(other)).count();
        if pack == 0 {
            return BadPosition::NoSuchCard { card };
        }
        let there = self.view.seen_cards().filter(|other| is_one(other)).count();
        let as_u8 = |count| u8::try_from(count).unwrap_or(u8::MAX);
        BadPosition::CardTooMany { card, there: as_u8(there), pack: as_u8(pack) }
    }

    pub(super) fn shuffle(&mut self, shuffle: &mut Shuffle) {
        shuffle.shuffle(&mut self.cards);
    }

    pub(super) fn draw(&mut self, wanted: impl Fn(&Card) -> bool) -> Option<Card> {
        let place = self.cards.iter().rposition(wanted)?;
        Some(self.cards.remove(place))
    }
}

/// Places the viewer's hand and cards that other players have shown.
pub(super) fn place_known_cards(game: &mut Numero, view: &View, unseen: &mut Unseen<'_>) -> Result<(), BadPosition> {
    for (seat, hand) in seats(view) {
        if usize::from(hand.count) > HAND {
            return Err(BadPosition::HandTooLarge { seat, cards: hand.count });
        }
        let placed = hand.cards.as_ref().unwrap_or(&hand.shown);
        let count = u8::try_from(placed.len()).unwrap_or(u8::MAX);
        if hand.cards.is_some() && count != hand.count || count > hand.count {
            return Err(BadPosition::HandCount { seat, cards: count, count: hand.count });
        }
        for &card in placed {
            unseen.remove(card)?;
            game.hands[seat.index()].push(card);
        }
        let passed = !hand.no_numbers || can_have_passed(hand, &game.table);
        if !passed || !can_be_known(hand, &game.table) {
            return Err(BadPosition::Known { seat });
        }
        game.known[seat.index()] = Known {
            shown: hand.shown.iter().copied().collect(),
            holds: hand.holds.iter().fold(0, |bits, value| bits | 1_u128 << value),
            lacks: hand.lacks.iter().fold(0, |bits, value| bits | 1_u128 << value),
            no_numbers: hand.no_numbers,
        };
        if hand.cards.is_some() && !agrees(&game.hands[seat.index()], hand) {
            return Err(BadPosition::Known { seat });
        }
    }
    Ok(())
}

/// Returns whether the public knowledge about a hand is consistent: only number cards were shown or answer builds, and
/// none of them in a hand known to hold none.
fn can_be_known(hand: &HandView, table: &Table) -> bool {
    let shown = hand.shown.len() <= usize::from(hand.count) && hand.shown.iter().all(|card| card.is_number());
    let holds = hand.holds.iter().chain(&hand.lacks).all(|value| table.has_number(*value));
    let lacks = |value: u8| hand.lacks.contains(&value);
    let has = hand.shown.iter().filter_map(|card| card.value()).chain(hand.holds.iter().copied());
    shown
        && holds
        && !has.into_iter().any(lacks)
        && (!hand.no_numbers || hand.shown.is_empty() && hand.holds.is_empty())
}

/// §7.4 Returns whether this hand can have passed: it is short, and the table has agreed on passing.
fn can_have_passed(hand: &HandView, table: &Table) -> bool {
    table.options.hand_without_number == HandWithoutNumber::Pass && usize::from(hand.count) < HAND
}

/// Returns whether an open hand agrees with the public knowledge about it.
fn agrees(cards: &Hand, hand: &HandView) -> bool {
    let mut left = cards.clone();
    let shown = hand.shown.iter().all(|shown| {
        let place = left.iter().position(|card| card == shown);
        place.map(|place| left.remove(place)).is_some()
    });
    let holds = hand.holds.iter().all(|value| cards.iter().any(|card| card.value() == Some(*value)));
    shown && holds && cards.iter().all(|card| may_hold(hand, *card))
}

/// §6.3 Gives each builder an answer to the build.
pub(super) fn place_answers(game: &mut Numero, view: &View, unseen: &mut Unseen<'_>) -> Result<(), BadPosition> {
    for (seat, hand) in seats(view) {
        for &value in &hand.holds {
            let cards = &mut game.hands[seat.index()];
            if hand.cards.is_some() || cards.iter().any(|card| card.value() == Some(value)) {
                continue;
            }
            let answer = unseen.draw(|card| card.value() == Some(value));
            let answer = answer.filter(|_| cards.len() < usize::from(hand.count));
            cards.push(answer.ok_or(BadPosition::Known { seat })?);
        }
    }
    Ok(())
}

/// §7.4, §11.6 Returns whether the public knowledge about a hand allows this card.
fn may_hold(hand: &HandView, card: Card) -> bool {
    match card.value() {
        Some(value) => !hand.no_numbers && !hand.lacks.contains(&value),
        None => true,
    }
}

/// Fills up the hands, starting with those about which something is known; if no card left suits a hand, it gets one
/// from another hand.
pub(super) fn fill_hands(game: &mut Numero, view: &View, unseen: &mut Unseen<'_>) -> Result<(), BadPosition> {
    let is_known = |hand: &HandView| hand.no_numbers || !hand.lacks.is_empty();
    let known = seats(view).filter(|(_, hand)| is_known(hand));
    for (seat, hand) in known.chain(seats(view).filter(|(_, hand)| !is_known(hand))) {
        let placed = hand.cards.as_ref().map_or(0, Vec::len);
        for _ in placed.max(game.hands[seat.index()].len())..usize::from(hand.count) {
            let mut asked = Seats::NONE;
            if !give_card(game, view, unseen, seat, &mut asked) {
                return Err(BadPosition::Known { seat });
            }
        }
    }
    Ok(())
}

/// Gives this hand a card that suits it: an unseen one, or one from a hand that can take another instead.
fn give_card(game: &mut Numero, view: &View, unseen: &mut Unseen<'_>, seat: Seat, asked: &mut Seats) -> bool {
    let hand = &view.hands[seat.index()];
    if let Some(card) = unseen.draw(|card| may_hold(hand, *card)) {
        game.hands[seat.index()].push(card);
        return true;
    }
    *asked = asked.with(seat);
    let others = seats(view).filter(|(_, other)| other.cards.is_none());
    for (other, theirs) in others {
        // Cards that were shown or answer a build stay where everybody knows them to be.
        let first_free = theirs.shown.len() + theirs.holds.len();
        let cards = &game.hands[other.index()];
        let place = (first_free..cards.len()).find(|place| may_hold(hand, cards[*place]));
        if let Some(place) = place
            && !asked.contains(other)
            && give_card(game, view, unseen, other, asked)
        {
            let card = game.hands[other.index()].remove(place);
            game.hands[seat.index()].push(card);
            return true;
        }
    }
    false
}
