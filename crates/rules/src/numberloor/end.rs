//! §5 Stars, §8 the end.

use super::event::{Celebration, End, Event};
use super::{HAND, Numberloor, Phase};
use crate::game::{Outcome, Seat, Sink};

/// §5.3 Returns the number of stars needed to win.
pub fn stars_to_win(seats: u8) -> u8 {
    if seats <= 3 { 5 } else { 3 }
}

impl Numberloor {
    /// §5.2, §5.3 Awards a star to a player who has laid all their cards.
    #[inline(never)] // rare, so kept out of the hot path of a placement
    pub(super) fn win_star(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        let stars = &mut self.stars[seat.index()];
        *stars += 1;
        let stars = *stars;
        self.note_all_new(seat);
        let celebration = if self.table.is_for_beginners { Celebration::Cry } else { Celebration::Dance };
        events.emit(|| Event::Star { seat, stars, celebration });
        if stars >= stars_to_win(self.seats) {
            self.count_turn();
            self.begin_turn();
            self.finish(End::Stars, events);
            return;
        }
        let cards = self.take_cards(seat, HAND, events);
        events.emit(|| Event::Refilled { seat, cards });
        self.finish_turn(seat, events);
    }

    /// §8.2 Counts a turn that is over. A player who takes over the last one still plays it, so the
    /// count stops there.
    pub(super) fn count_turn(&mut self) {
        self.turns = (self.turns + 1).min(self.turn_limit());
    }

    /// §8.2
    pub(super) fn turn_limit(&self) -> u32 {
        u32::from(self.table.options.turn_limit) * u32::from(self.seats)
    }

    /// §5.3, §8.1, §8.2
    pub(super) fn finish(&mut self, why: End, events: &mut impl Sink<Event>) {
        self.phase = Phase::Over;
        events.emit(|| Event::Over { outcome: self.outcome(), why });
    }

    pub(super) fn outcome(&self) -> Outcome {
        let seats = usize::from(self.seats);
        outcome_of(self.stars.iter().copied().zip(self.hands.iter().map(super::Cards::len)).take(seats))
    }
}

/// §8.3 Returns the outcome: the most stars win, then the fewest cards. A player with enough stars
/// to win (§5.3) has more than the others.
pub(super) fn outcome_of(stars_and_cards: impl Iterator<Item = (u8, u8)> + Clone) -> Outcome {
    let rank = |(stars, cards): (u8, u8)| (stars, u8::MAX - cards);
    let best = stars_and_cards.clone().map(rank).max();
    let winners = (0..).map(Seat).zip(stars_and_cards.clone()).filter(|(_, counts)| Some(rank(*counts)) == best);
    Outcome {
        winners: winners.map(|(seat, _)| seat).collect(),
        results: stars_and_cards.map(|(stars, _)| i32::from(stars)).collect(),
    }
}
