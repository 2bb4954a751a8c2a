//! What the laws of all games ask of Numberloor.

use std::fmt::Write as _;

use super::card::Card;
use super::event::Event;
use super::hand::Cards;
use super::illegal::Illegal;
use super::moves::Move;
use super::options::NightCards;
use super::view::View;
use super::{HAND, LEAST_PLAYERS, MOST_PLAYERS, Numberloor, Options, TAKEN, reading};
use crate::game::{Game, Seat, Viewer};
use crate::laws::{Broken, Lawful, Report, Thoroughness, check_game, random_table};
use crate::shuffle::Shuffle;

/// Guesses at two hidden cards that can change places.
const GUESSES: u32 = 12;

/// Plays one game and holds every law against it. The seed chooses the table too.
pub fn check(seed: u64, thoroughness: &Thoroughness) -> Result<Report, Box<Broken>> {
    let (options, seats) = random_table::<Options>(seed, LEAST_PLAYERS..=MOST_PLAYERS);
    check_at(&options, seats, seed, thoroughness)
}

/// The same at a table that the caller chooses. Tests call this and not `check_game`, so that the laws are compiled and
/// optimised once, here.
pub fn check_at(options: &Options, seats: u8, seed: u64, thoroughness: &Thoroughness) -> Result<Report, Box<Broken>> {
    check_game::<Numberloor>(options, seats, seed, thoroughness)
}

impl Lawful for Numberloor {
    type Piece = Card;

    fn inventory(&self) -> Vec<Card> {
        let hands = self.hands.iter().flat_map(Cards::iter);
        let middle = self.under.iter().chain(self.forgotten.iter()).chain(self.open.cards());
        hands.chain(middle).chain(self.pile.iter().copied()).collect()
    }

    /// Every card that becomes known stands in the move itself.
    fn reveals(&self, _: &Event) -> bool {
        false
    }

    /// One or two hidden cards change places.
    fn nearby(&self, viewer: Viewer, shuffle: &mut Shuffle) -> Option<Numberloor> {
        let mut world = self.clone();
        for _ in 0..=shuffle.below(2) {
            world.swap_hidden_cards(viewer, shuffle);
        }
        if world == *self { Numberloor::imagine(&self.view(viewer), shuffle).ok() } else { Some(world) }
    }

    /// A viewer sees what is drawn into the own hand: after the own star, or as the one who misses a
    /// turn after another's. Where the pile runs out on the way, it is shuffled alike (§6.1).
    fn deal_alike(&mut self, like: &Numberloor, viewer: Viewer, _: Seat) -> bool {
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
        self.suiting(seat) != 0
    }

    fn read_verdict(view: &View, choice: &Move) -> Option<Result<(), Illegal>> {
        let readings = reading::read(view, std::slice::from_ref(choice)).expect("a view of a game can be read");
        readings.into_iter().next().map(|reading| reading.verdict.map(|_| ()))
    }

    /// The open cards, since when they lie there, and the own hand.
    fn refers_to(&self, seat: Seat) -> String {
        let [one, other] = self.open.cards();
        let mut text = format!("{} {one} {other} |", self.race);
        for card in self.hands[seat.index()].iter() {
            write!(text, " {card}").expect("a String takes every text");
        }
        text
    }

    /// Every move but an answer (§7.6) lays cards, takes them, or ends a turn. So many turns are left,
    /// and in each of them so many cards at most go to hands; each of those is laid once.
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

/// A place that a viewer cannot look at.
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

    /// A card of a hand and another hidden card; only where all hands are open two of the pile.
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

    /// Swaps two cards, unless what is known of a hand speaks against it.
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

    /// Brings a card from anywhere hidden to a place in the pile. The cards above it stay.
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
