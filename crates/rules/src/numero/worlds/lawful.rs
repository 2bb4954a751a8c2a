//! NUMERO's hooks for the laws of all games.

use std::fmt::Write;
use std::ops::RangeInclusive;

use crate::game::{Game, Seat, Viewer};
use crate::laws::Lawful;
use crate::numero::card::Card;
use crate::numero::centre::{CentrePile, Challenge};
use crate::numero::event::Event;
use crate::numero::options::{ChallengeTest, HandWithoutNumber};
use crate::numero::score::Item;
use crate::numero::{HAND, MAX_PLAYERS, Numero, patience};
use crate::shuffle::Shuffle;

/// Upper bound on attempts to swap two hidden cards.
const GUESSES: u32 = 12;

impl Lawful for Numero {
    type Piece = Card;
    const PLAYERS: RangeInclusive<u8> = 1..=MAX_PLAYERS;

    fn inventory(&self) -> Vec<Card> {
        let held = self.hands.iter().flatten();
        held.chain(&self.pack).chain(&self.gone).copied().chain(self.centre.cards()).collect()
    }

    /// Events reveal §6.4 a shown answer, §7.3 and §7.4 a discarded hand, §8.6 hidden counts, §11.6 the result of a
    /// challenge.
    /// Every other card that becomes known is part of the move itself.
    fn reveals(&self, event: &Event) -> bool {
        match event {
            Event::Built { .. } | Event::WildBuilt { .. } => self.table.options.show_answer,
            Event::DiscardedAll { .. } | Event::Challenged { .. } => true,
            // §10.8, §10.12 The rest of a hand is counted openly.
            Event::Over { .. } => self.table.options.scoring || !self.table.options.show_counts,
            Event::Scored { lines, .. } => {
                lines.iter().any(|line| matches!(line.item, Item::HandCards | Item::HandPrinted))
            }
            Event::DiscardedWild { .. }
            | Event::Took { .. }
            | Event::Discarded { .. }
            | Event::Passed { .. }
            | Event::Drew { .. }
            | Event::CentreRefilled { .. }
            | Event::PackFinished
            | Event::FinalChance { .. }
            | Event::Stopped { .. }
            | Event::CentreWon { .. }
            | Event::Undone { .. }
            | Event::Subtracted { .. } => false,
        }
    }

    /// Swaps one or two pairs of hidden cards.
    fn nearby(&self, viewer: Viewer, shuffle: &mut Shuffle) -> Option<Numero> {
        let mut world = self.clone();
        for _ in 0..=shuffle.below(2) {
            world.swap_hidden_cards(viewer, shuffle);
        }
        if self.table.options.challenge_test == ChallengeTest::HeldThen {
            world.turn_bluffs_around(viewer, shuffle);
        }
        if world == *self { Numero::imagine(&self.view(viewer), shuffle).ok() } else { Some(world) }
    }

    /// §3.5 Viewers see what they draw; §9.3 everybody sees what goes to the centre.
    fn align_draws(&mut self, like: &Numero, viewer: Viewer, mover: Seat) -> bool {
        if !self.is_patience() && viewer != Viewer::Seat(mover) {
            return true;
        }
        let most = if self.is_patience() { patience::CENTRE + HAND } else { HAND };
        let next = like.pack.iter().rev().take(most).copied();
        next.zip((0..self.pack.len()).rev()).all(|(card, place)| self.put_into_pack(card, place, viewer))
    }

    /// Writes out the centre and the hand.
    fn refers_to(&self, seat: Seat) -> String {
        let mut text = String::new();
        for pile in self.centre.piles() {
            match pile {
                CentrePile::Card(card) => write!(text, "{card} "),
                CentrePile::Build(build) => write!(text, "{}#{} ", build.value, build.name.0),
            }
            .expect("writing to a String never fails");
        }
        text.push('|');
        for card in &self.hands[seat.index()] {
            write!(text, " {card}").expect("writing to a String never fails");
        }
        text
    }

    /// Every turn except a pass plays a card for good. Between two such turns each of the others
    /// can pass once; one more round of passes ends the game (§7.4).
    fn most_moves(&self) -> u32 {
        let held: usize = self.hands.iter().map(|hand| hand.len()).sum();
        let plays = u32::try_from(held + self.pack.len()).expect("a pack is small");
        let passes = match self.table.options.hand_without_number {
            HandWithoutNumber::DiscardAll => 0,
            HandWithoutNumber::Pass => (plays + 1) * u32::from(self.seats),
        };
        // §11.3 Each build can be challenged once, and uses up a card from a hand.
        let challenges = if self.table.options.bluffs() { plays + self.open_builds() } else { 0 };
        plays + passes + challenges + 1
    }
}

/// A place hidden from a viewer.
#[derive(Clone, Copy, PartialEq)]
enum Hidden {
    Hand(Seat, usize),
    Pack(usize),
}

impl Numero {
    fn open_builds(&self) -> u32 {
        u32::try_from(self.centre.builds().filter(|build| build.challenge.is_some()).count()).expect("builds are few")
    }

    /// §11.6 Flips at random whether other builders held their answers, which is hidden too.
    fn turn_bluffs_around(&mut self, viewer: Viewer, shuffle: &mut Shuffle) {
        self.centre.close_challenges(|build, challenge| {
            if viewer != Viewer::Seat(build.by) && shuffle.chance(1, 2) {
                build.challenge = Some(Challenge { held: !challenge.held, ..challenge });
            }
            false
        });
    }

    fn hidden_in_hands(&self, viewer: Viewer) -> Vec<Hidden> {
        self.everyone()
            .filter(|seat| viewer != Viewer::Seat(*seat))
            .flat_map(|seat| (0..self.hands[seat.index()].len()).map(move |place| Hidden::Hand(seat, place)))
            .collect()
    }

    fn at(&mut self, hidden: Hidden) -> &mut Card {
        match hidden {
            Hidden::Hand(seat, place) => &mut self.hands[seat.index()][place],
            Hidden::Pack(place) => &mut self.pack[place],
        }
    }

    /// Swaps a card in a hand with another hidden card; if no hand is hidden, two cards in the pack.
    fn swap_hidden_cards(&mut self, viewer: Viewer, shuffle: &mut Shuffle) {
        let in_hands = self.hidden_in_hands(viewer);
        let in_pack: Vec<Hidden> = (0..self.pack.len()).map(Hidden::Pack).collect();
        let everywhere = [in_hands.clone(), in_pack.clone()].concat();
        let first_choice = if in_hands.is_empty() { in_pack } else { in_hands };
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
        let (one, other) = (*self.at(first), *self.at(second));
        *self.at(first) = other;
        *self.at(second) = one;
        if one != other && self.hands_are_as_known() {
            return true;
        }
        *self.at(first) = one;
        *self.at(second) = other;
        false
    }

    fn hands_are_as_known(&self) -> bool {
        self.hands.iter().zip(&self.known).all(|(hand, known)| {
            let mut left = hand.clone();
            let shown = known.shown.iter().all(|shown| {
                let place = left.iter().position(|card| card == shown);
                place.map(|place| left.remove(place)).is_some()
            });
            let held = hand.iter().filter_map(|card| card.value()).fold(0, |bits, value| bits | 1_u128 << value);
            let held_as_known = held & known.holds == known.holds && held & known.lacks == 0;
            shown && held_as_known && (!known.no_numbers || held == 0)
        })
    }

    /// Moves a card from any hidden place to this one in the pack. The cards above it stay.
    fn put_into_pack(&mut self, card: Card, place: usize, viewer: Viewer) -> bool {
        if self.pack[place] == card {
            return true;
        }
        if let Some(deeper) = self.pack[..place].iter().position(|c| *c == card) {
            self.pack.swap(deeper, place);
            return true;
        }
        let mut hidden = self.hidden_in_hands(viewer).into_iter();
        hidden.any(|hidden| *self.at(hidden) == card && self.swap_hidden(hidden, Hidden::Pack(place)))
    }
}
