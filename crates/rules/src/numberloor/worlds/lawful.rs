//! Numberloor's side of the laws for all games.

use std::fmt::Write as _;
use std::ops::RangeInclusive;

use crate::game::{Game, Seat, Viewer};
use crate::laws::Lawful;
use crate::numberloor::card::Card;
use crate::numberloor::event::Event;
use crate::numberloor::hand::Cards;
use crate::numberloor::options::NightCards;
use crate::numberloor::{HAND, MAX_PLAYERS, MIN_PLAYERS, Numberloor, TAKEN};
use crate::shuffle::Shuffle;

/// Upper bound on attempts to swap two hidden cards.
const GUESSES: u32 = 12;

impl Lawful for Numberloor {
    type Piece = Card;
    const PLAYERS: RangeInclusive<u8> = MIN_PLAYERS..=MAX_PLAYERS;

    fn inventory(&self) -> Vec<Card> {
        let hands = self.hands.iter().flat_map(Cards::iter);
        let middle = self.under.iter().chain(self.forgotten.iter()).chain(self.open.cards().map(Card::printed));
        hands.chain(middle).chain(self.pile.iter().copied()).collect()
    }

    /// Every card that becomes known is part of the move itself.
    fn reveals(&self, _: &Event) -> bool {
        false
    }

    /// Swaps one or two pairs of hidden cards.
    fn nearby(&self, viewer: Viewer, shuffle: &mut Shuffle) -> Option<Numberloor> {
        let mut world = self.clone();
        for _ in 0..=shuffle.below(2) {
            world.swap_hidden_cards(viewer, shuffle);
        }
        if world == *self { Numberloor::imagine(&self.view(viewer), shuffle).ok() } else { Some(world) }
    }

    /// Viewers see what they draw: after their own star, or when they miss a turn after another's.
    /// If the pile runs out on the way, it is reshuffled in the same way (§6.1).
    fn align_draws(&mut self, like: &Numberloor, viewer: Viewer, _: Seat) -> bool {
        self.stream = like.stream.clone();
        if viewer == Viewer::Watcher {
            return true;
        }
        let most = usize::from(HAND + TAKEN);
        let next = like.pile.iter().rev().take(most).copied();
        let forgotten_alike = self.forgotten == like.forgotten || self.pile.len() >= most;
        forgotten_alike
            && next.zip((0..self.pile.len()).rev()).all(|(card, place)| self.put_into_pile(card, place, viewer))
    }

    fn can_use_right(&self, seat: Seat) -> bool {
        self.fits_at_night(seat) != 0
    }

    /// Writes out the race, the open cards and the hand.
    fn refers_to(&self, seat: Seat) -> String {
        let [one, other] = self.open.cards();
        let mut text = format!("{} {one} {other} |", self.race);
        for card in self.hands[seat.index()].iter() {
            write!(text, " {card}").expect("writing to a String cannot fail");
        }
        text
    }

    /// Every move except an answer (§7.6) lays cards, takes them, or ends a turn. The turns left are
    /// limited, and so are the cards that go to hands in each; each of those is laid once.
    fn most_moves(&self) -> u32 {
        // §7.4 Each turn that is taken over costs a Night Level.
        let turns = self.turn_limit().saturating_sub(self.turns) + 1;
        let held: u32 = self.hands.iter().map(|hand| u32::from(hand.len())).sum();
        let laid = held + turns * u32::from(HAND + 2 * TAKEN);
        let asked = match self.table.options.night_cards {
            NightCards::NoHurry if self.table.has_night => (turns + 1) * u32::from(self.seats),
            _ => 0,
        };
        // A draw and an end or a pass in each turn.
        laid + 2 * (turns + laid) + asked
    }
}

/// A place hidden from a viewer.
#[derive(Clone, Copy, PartialEq)]
enum Hidden {
    Hand(Seat, Card),
    Pile(usize),
}

impl Numberloor {
    fn hidden_in_hands(&self, viewer: Viewer) -> Vec<Hidden> {
        let others = self.everyone().filter(|seat| viewer != Viewer::Seat(*seat));
        others.flat_map(|seat| self.hands[seat.index()].iter().map(move |card| Hidden::Hand(seat, card))).collect()
    }

    fn at(&self, hidden: Hidden) -> Card {
        match hidden {
            Hidden::Hand(_, card) => card,
            Hidden::Pile(place) => self.pile[place],
        }
    }

    /// Swaps a card in a hand with another hidden card; if no hand is hidden, two cards in the pile.
    fn swap_hidden_cards(&mut self, viewer: Viewer, shuffle: &mut Shuffle) {
        let in_hands = self.hidden_in_hands(viewer);
        let in_pile: Vec<Hidden> = (0..self.pile.len()).map(Hidden::Pile).collect();
        let everywhere = [in_hands.clone(), in_pile.clone()].concat();
        let first_choice = if in_hands.is_empty() { in_pile } else { in_hands };
        for _ in 0..GUESSES {
            let (Some(first), Some(second)) = (shuffle.pick(&first_choice), shuffle.pick(&everywhere)) else {
                return;
            };
            let same_hand = matches!((first, second), (Hidden::Hand(a, _), Hidden::Hand(b, _)) if a == b);
            if !same_hand && first != second && self.swap_hidden(*first, *second) {
                return;
            }
        }
    }

    /// Swaps two cards, unless that contradicts what is known about a hand.
    fn swap_hidden(&mut self, first: Hidden, second: Hidden) -> bool {
        let (one, other) = (self.at(first), self.at(second));
        let before = self.clone();
        self.exchange(first, other);
        self.exchange(second, one);
        if one == other || self.not_as_known().is_some() {
            *self = before;
            return false;
        }
        true
    }

    fn exchange(&mut self, hidden: Hidden, with: Card) {
        match hidden {
            Hidden::Hand(seat, card) => {
                self.hands[seat.index()].remove(card);
                self.hands[seat.index()].add(with);
            }
            Hidden::Pile(place) => self.pile[place] = with,
        }
    }

    /// Brings a card from any hidden place to this one in the pile. The cards above it stay.
    fn put_into_pile(&mut self, card: Card, place: usize, viewer: Viewer) -> bool {
        if self.pile[place] == card {
            return true;
        }
        if let Some(deeper) = self.pile[..place].iter().position(|c| *c == card) {
            self.pile.swap(deeper, place);
            return true;
        }
        let mut hidden = self.hidden_in_hands(viewer).into_iter();
        hidden.any(|hidden| self.at(hidden) == card && self.swap_hidden(hidden, Hidden::Pile(place)))
    }
}
