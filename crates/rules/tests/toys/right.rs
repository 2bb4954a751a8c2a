//! An open right: one seat must act, others may act between its placements, and play does not wait for
//! them. A claim names the placement it answers.

use reckon_rules::game::{Race, Seat, Seats, Sink, Turn};
use reckon_rules::shuffle::Shuffle;

use super::Fair;
use super::moves::{Event, Illegal, Move};
use super::options::Flaw;

/// Largest step by which a cut may exceed the last card.
const REACH: u8 = 3;

impl Fair {
    /// Everybody else may act once a card has been placed, whatever they hold.
    pub(super) fn right_turn(&self) -> Turn {
        let others = self.everyone().filter(|seat| *seat != self.turn);
        let may = match self.row.is_empty() {
            true => Seats::NONE,
            false => others.filter(|seat| !self.has(Flaw::MayPeeks) || self.can_cut(*seat)).collect(),
        };
        let race = (!self.row.is_empty()).then_some(Race(self.race));
        Turn::Open { must: Seats::NONE.with(self.turn), may, race }
    }

    pub(super) fn can_cut(&self, seat: Seat) -> bool {
        self.hands[seat.index()].iter().any(|card| self.check_cut(*card).is_ok())
    }

    fn check_cut(&self, card: u8) -> Result<(), Illegal> {
        match self.row.last() {
            Some(last) if card > *last && card - last <= REACH => Ok(()),
            last => Err(Illegal::CannotCut { last: last.copied(), hidden: self.peek() }),
        }
    }

    fn peek(&self) -> Option<u8> {
        self.pack.last().copied().filter(|_| self.has(Flaw::RefusalPeeks))
    }

    pub(super) fn check_right(&self, seat: Seat, choice: &Move) -> Result<(), Illegal> {
        let in_turn = seat == self.turn;
        match choice {
            Move::Place(card) if in_turn => {
                self.holds(seat, *card)?;
                match self.row.last() {
                    Some(last) if card < last => Err(Illegal::NotRising { last: *last }),
                    _ => Ok(()),
                }
            }
            Move::Done if in_turn && self.row.is_empty() => Err(Illegal::NothingPlaced),
            Move::Done if in_turn => Ok(()),
            Move::Cut { card, .. } if !in_turn => {
                self.holds(seat, *card)?;
                self.check_cut(*card)
            }
            _ => Err(Illegal::NotNow),
        }
    }

    pub(super) fn play_right(&mut self, seat: Seat, choice: &Move, events: &mut impl Sink<Event>) {
        self.changed_for_all();
        if let Move::Place(card) | Move::Cut { card, .. } = *choice {
            self.leave_hand(seat, card);
            self.row.push(card);
            self.race += 1;
            let race = Race(self.race);
            events.emit(|| Event::Placed { seat, card, race });
            return;
        }
        self.heap.append(&mut self.row);
        self.turns_done += 1;
        events.emit(|| Event::TurnDone { seat });
        let seats = self.seats();
        let round = std::iter::successors(Some(seat.left(seats)), |seat| Some(seat.left(seats)));
        let next = round.take(usize::from(seats)).find(|seat| !self.hands[seat.index()].is_empty());
        match next {
            Some(next) if self.turns_done < seats => self.turn = next,
            _ => self.next_phase(events),
        }
    }

    pub(super) fn random_right(&self, seat: Seat, shuffle: &mut Shuffle) -> Move {
        let hand = &self.hands[seat.index()];
        if seat != self.turn {
            let cuts: Vec<u8> = hand.iter().copied().filter(|card| self.check_cut(*card).is_ok()).collect();
            let card = shuffle.pick(&cuts).copied().unwrap_or(0);
            return Move::Cut { card, race: Race(self.race) };
        }
        let rising: Vec<u8> =
            hand.iter().copied().filter(|card| self.row.last().is_none_or(|last| card > last)).collect();
        match shuffle.pick(&rising) {
            Some(card) if self.row.is_empty() || shuffle.chance(2, 3) => Move::Place(*card),
            _ => Move::Done,
        }
    }
}
