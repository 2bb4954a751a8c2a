//! §7.3, §7.4 Hands without a number card, and §8 the end of a game with others.

use super::event::Event;
use super::illegal::Illegal;
use super::sight::Sight;
use super::{Numero, Phase};
use crate::game::{Seat, Sink};

impl Sight<'_> {
    /// §8.2, §9.4 Stopping belongs to the final chance and to Patience.
    pub(super) fn check_stop(&self) -> Result<(), Illegal> {
        if self.takes_only() { Ok(()) } else { Err(Illegal::NotTheEnd) }
    }
}

impl Numero {
    /// §7.3, §7.4
    pub(super) fn discard_all(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        let cards = self.hands[seat.index()].take();
        for &card in &cards {
            self.centre.lay(card);
        }
        events.tell(|| Event::DiscardedAll { seat, cards: cards.to_vec() });
        self.finish_turn(seat, events);
    }

    /// §7.4 When everyone who has cards passes in succession, nobody can ever move again.
    pub(super) fn pass(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        self.known[seat.index()].no_numbers = true;
        self.passes += 1;
        events.tell(|| Event::Passed { seat });
        if u32::from(self.passes) >= self.holders().len() {
            self.finish(events);
        } else {
            self.next_turn(seat, events);
        }
    }

    /// §8.2, §9.4
    pub(super) fn stop(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        events.tell(|| Event::Stopped { seat });
        self.finish(events);
    }

    /// §8.1 The next player with cards; §8.2 or the last one, at once and once only.
    pub(super) fn next_turn(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        let holders = self.holders();
        let mut next = seat.left(self.seats);
        while !holders.contains(next) {
            if holders.is_empty() {
                return self.finish(events);
            }
            next = next.left(self.seats);
        }
        if self.phase == Phase::FinalChance {
            return self.finish(events);
        }
        self.turn = next;
        if holders.len() == 1 && !self.is_patience() && self.pack.is_empty() {
            self.phase = Phase::FinalChance;
            events.tell(|| Event::FinalChance { seat: next });
        }
    }

    /// §8.3–§8.5, §9.5
    fn finish(&mut self, events: &mut impl Sink<Event>) {
        self.phase = Phase::Over;
        if !self.is_patience() {
            self.award_centre(events);
            for seat in self.everyone() {
                let cards = u8::try_from(self.hands[seat.index()].len()).expect("a hand is small");
                if cards > 0 {
                    events.tell(|| Event::Subtracted { seat, cards });
                }
            }
        }
        events.tell(|| Event::Over { outcome: self.outcome() });
    }

    /// §8.3 What is left in the centre goes to whoever took last.
    fn award_centre(&mut self, events: &mut impl Sink<Event>) {
        let Some(seat) = self.last_taker else { return };
        if self.centre.is_empty() {
            return;
        }
        let before = self.gone.len();
        self.gone.extend(self.centre.cards());
        self.centre.clear();
        self.changes = self.changes.wrapping_add(1);
        let cards = u8::try_from(self.gone.len() - before).expect("no pack is larger");
        self.won[seat.index()] += cards;
        events.tell(|| Event::CentreWon { seat, cards });
    }
}
