//! §6 Knocking for a block that is given away, or letting it go.

use super::block::Block;
use super::event::Event;
use super::illegal::Illegal;
use super::options::{DrawException, Knock};
use super::{Knocking, Nmbrs, Phase};
use crate::game::{Seat, Seats, Sink};

impl Nmbrs {
    fn check_answer(&self, seat: Seat, block: Option<Block>) -> Result<Knocking, Illegal> {
        if seat.0 >= self.seats {
            return Err(Illegal::NoSuchSeat);
        }
        let knocking = match (self.phase, block) {
            (Phase::Over, _) => return Err(Illegal::Over),
            (Phase::Turn, Some(block)) => return Err(Illegal::TooLate { block }),
            (Phase::Turn, None) => return Err(Illegal::NothingGiven),
            (Phase::Knock(knocking), _) => knocking,
        };
        if let Some(block) = block.filter(|block| *block != knocking.block) {
            return Err(Illegal::TooLate { block });
        }
        let block = knocking.block;
        if knocking.asked.contains(seat) {
            Ok(knocking)
        } else if seat == self.turn {
            Err(Illegal::OwnBlock { block })
        } else if knocking.then.contains(seat) {
            Err(Illegal::YoungestFirst { youngest: self.youngest, block })
        } else if knocking.knocked.is_some_and(|first| self.places_from_turn(first) < self.places_from_turn(seat)) {
            // §6.4 Seats that come later are no longer asked.
            Err(Illegal::TooLate { block })
        } else {
            Err(Illegal::AnsweredAlready { block })
        }
    }

    /// §6.2 Checks a knock, which names its block so that a late one never claims the next block.
    pub(super) fn check_knock(&self, seat: Seat, block: Block) -> Result<Knocking, Illegal> {
        self.check_answer(seat, Some(block))
    }

    /// §6.2, §6.4
    pub(super) fn apply_knock(&mut self, seat: Seat, mut knocking: Knocking, events: &mut impl Sink<Event>) {
        let block = knocking.block;
        // Of the seats that have not answered, only those that come before this one are still asked.
        knocking.knocked = Some(seat);
        knocking.asked = self.before(seat, knocking.asked.without(seat));
        if knocking.asked.is_empty() {
            self.take(seat, block, events);
        } else {
            events.emit(|| Event::Knocked { seat, block });
            self.phase = Phase::Knock(knocking);
        }
    }

    /// §6.4 Returns which of these seats come before `seat`; none if the first to knock gets the block.
    fn before(&self, seat: Seat, others: Seats) -> Seats {
        match self.table.options.knock {
            Knock::First => Seats::NONE,
            Knock::InOrder => {
                others.iter().filter(|other| self.places_from_turn(*other) < self.places_from_turn(seat)).collect()
            }
        }
    }

    /// Returns how many places to the left of the giver a seat is.
    fn places_from_turn(&self, seat: Seat) -> u8 {
        (seat.0 + self.seats - self.turn.0) % self.seats
    }

    /// §6.2
    pub(super) fn check_let_go(&self, seat: Seat) -> Result<Knocking, Illegal> {
        self.check_answer(seat, None)
    }

    /// §6.2, §6.5, §6.6
    pub(super) fn apply_let_go(&mut self, seat: Seat, mut knocking: Knocking, events: &mut impl Sink<Event>) {
        let block = knocking.block;
        events.emit(|| Event::LetGo { seat, block });
        knocking.asked = knocking.asked.without(seat);
        if !knocking.asked.is_empty() {
            self.phase = Phase::Knock(knocking);
        } else if let Some(knocked) = knocking.knocked {
            self.take(knocked, block, events);
        } else if !knocking.then.is_empty() {
            events.emit(|| Event::Open { block, asked: knocking.then });
            self.phase = Phase::Knock(Knocking { asked: knocking.then, then: Seats::NONE, ..knocking });
        } else {
            self.put_aside(block, events);
        }
    }

    /// §6.2 Gives a seat the block and one from the pot; §4.2 under the table's draw exception, the seat does not draw
    /// when its next turn begins.
    fn take(&mut self, seat: Seat, block: Block, events: &mut impl Sink<Event>) {
        let at = seat.index();
        self.hands[at] = self.hands[at].with(block);
        self.known[at] = self.known[at].with(block);
        let drew = u8::from(self.draw(seat));
        events.emit(|| Event::Took { seat, block, drew, pot: self.pot_size() });
        let next = self.next_player(self.turn);
        let is_excepted = match self.table.options.draw_exception {
            DrawException::NextPlayer => seat == next,
            DrawException::AnyKnocker => true,
        };
        if is_excepted {
            self.skips = self.skips.with(seat);
        }
        self.begin_turn(next, events);
    }

    /// §6.6
    pub(super) fn put_aside(&mut self, block: Block, events: &mut impl Sink<Event>) {
        self.aside = self.aside.with(block);
        events.emit(|| Event::Aside { block });
        self.begin_turn(self.next_player(self.turn), events);
    }
}
