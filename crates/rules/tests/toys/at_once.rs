//! Everyone at once: nobody must act, all may, each at home. A basis follows its seat's cards only.

use reckon_rules::game::{Seat, Seats, Sink, Turn};
use reckon_rules::shuffle::Shuffle;

use super::Fair;
use super::moves::{Event, Illegal, Move};
use super::options::Flaw;

const MAX_SWOPS: u8 = 2;

impl Fair {
    pub(super) fn at_once_turn(&self) -> Turn {
        let may = self.everyone().filter(|seat| !self.stopped.contains(*seat)).collect();
        Turn::Open { must: Seats::NONE, may, race: None }
    }

    pub(super) fn check_at_once(&self, seat: Seat, choice: &Move) -> Result<(), Illegal> {
        match *choice {
            Move::Lay(card) => {
                self.holds(seat, card)?;
                match self.grids[seat.index()].last() {
                    Some(last) if card < *last => Err(Illegal::NotRising { last: *last }),
                    _ => Ok(()),
                }
            }
            Move::Swop(card) => {
                self.holds(seat, card)?;
                if self.pack.is_empty() {
                    return Err(Illegal::PackEmpty);
                }
                let swops = self.swops[seat.index()];
                if swops < MAX_SWOPS { Ok(()) } else { Err(Illegal::EnoughSwops { swops }) }
            }
            Move::Stop => Ok(()),
            _ => Err(Illegal::NotNow),
        }
    }

    pub(super) fn play_at_once(&mut self, seat: Seat, choice: &Move, events: &mut impl Sink<Event>) {
        match *choice {
            Move::Lay(card) => {
                self.leave_hand(seat, card);
                self.grids[seat.index()].push(card);
                let told = self.has(Flaw::TellsLaidCard).then_some(card);
                events.emit(|| Event::Laid { seat, card: told });
            }
            Move::Swop(card) => {
                self.leave_hand(seat, card);
                self.pack.insert(0, card);
                self.swops[seat.index()] += 1;
                self.draw(seat, events);
            }
            _ => {
                self.stopped = self.stopped.with(seat);
                events.emit(|| Event::Stopped { seat });
                if self.at_once_turn().can_act().is_empty() {
                    self.next_phase(events);
                }
                return;
            }
        }
        self.basis[seat.index()] += 1;
        if self.has(Flaw::BasisOfOthersMoves) {
            self.changed_for_all();
        }
    }

    pub(super) fn random_at_once(&self, seat: Seat, shuffle: &mut Shuffle) -> Move {
        let hand = &self.hands[seat.index()];
        let lays = hand.iter().map(|card| Move::Lay(*card));
        let swops = hand.iter().map(|card| Move::Swop(*card));
        let legal: Vec<Move> = lays.chain(swops).filter(|choice| self.check_at_once(seat, choice).is_ok()).collect();
        match shuffle.pick(&legal) {
            Some(choice) if shuffle.chance(7, 8) => choice.clone(),
            _ => Move::Stop,
        }
    }
}
