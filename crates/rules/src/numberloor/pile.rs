//! §6 The pile.

use super::Numberloor;
use super::event::Event;
use crate::game::{Seat, Seats, Sink};
use crate::shuffle::Shuffle;

impl Numberloor {
    /// §6.1, §6.2 Gives a hand this many cards, or as many as there are, and returns their number.
    pub(super) fn take_cards(&mut self, seat: Seat, wanted: u8, events: &mut impl Sink<Event>) -> u8 {
        let mut taken = 0;
        while taken < wanted {
            if self.pile.is_empty() {
                self.reshuffle(events);
            }
            let Some(card) = self.pile.pop() else { break };
            self.hands[seat.index()].add(card);
            taken += 1;
        }
        self.note_taken(seat, taken);
        if taken > 0 {
            self.passed = Seats::NONE;
        }
        taken
    }

    /// §6.1 Turns the middle into the pile; the open cards stay. The order in which the cards lay does
    /// not affect the shuffle, so nothing has to record it.
    #[inline(never)]
    fn reshuffle(&mut self, events: &mut impl Sink<Event>) {
        let cards = self.under.len() + self.forgotten.len();
        if cards == 0 {
            return;
        }
        for card in self.forgotten.iter() {
            self.under.add(card);
        }
        self.pile.extend(self.under.iter());
        self.under.clear();
        self.forgotten.clear();
        let mut shuffle = Shuffle::resume(&self.stream);
        shuffle.shuffle(&mut self.pile);
        self.stream = shuffle.position();
        events.emit(|| Event::Reshuffled { cards });
    }
}
