//! A window: play stops until every other seat has claimed or let go.

use reckon_rules::game::{Race, Seat, Seats, Sink, Turn};
use reckon_rules::shuffle::Shuffle;

use super::moves::{Event, Illegal, Move};
use super::options::Flaw;
use super::{Fair, Phase};

impl Fair {
    /// Asks everyone but the giver who has not answered.
    pub(super) fn window_turn(&self) -> Turn {
        let must = self.everyone().filter(|seat| *seat != self.turn && self.answers[seat.index()].is_none()).collect();
        Turn::Open { must, may: Seats::NONE, race: Some(Race(self.race)) }
    }

    pub(super) fn check_window(&self, seat: Seat, choice: &Move) -> Result<(), Illegal> {
        match (self.phase, choice) {
            (Phase::Giving, Move::Give(card)) => self.holds(seat, *card),
            (Phase::Window, Move::Knock(_) | Move::LetGo(_) | Move::Mumble(_)) => Ok(()),
            _ => Err(Illegal::NotNow),
        }
    }

    pub(super) fn play_window(&mut self, seat: Seat, choice: &Move, events: &mut impl Sink<Event>) {
        if let Move::Give(card) = *choice {
            self.leave_hand(seat, card);
            self.given = Some(card);
            self.race += 1;
            self.phase = Phase::Window;
            self.changed_for_all();
            let race = Race(self.race);
            events.emit(|| Event::Gave { seat, card, race });
            return;
        }
        let knocks = matches!(choice, Move::Knock(_));
        self.answers[seat.index()] = Some(knocks);
        let told = self.has(Flaw::TellsAnswer).then_some(knocks);
        events.emit(|| Event::Answered { seat, knocks: told });
        if self.has(Flaw::BasisIsRestless) {
            self.basis[seat.index()] += 1;
        }
        if self.window_turn().must().is_empty() {
            self.close_window(events);
        }
    }

    /// Gives the card to the first seat that knocked, if any, going round from the giver.
    fn close_window(&mut self, events: &mut impl Sink<Event>) {
        let giver = self.turn;
        let seats = self.seats();
        let round = std::iter::successors(Some(giver.left(seats)), |seat| Some(seat.left(seats)));
        let taker = round.take(usize::from(seats) - 1).find(|seat| self.answers[seat.index()] == Some(true));
        let card = self.given.take().expect("a window is about a card");
        self.answers.fill(None);
        events.emit(|| Event::Closed { card, taker });
        if self.has(Flaw::NeverEnds) || self.hinge == u32::MAX {
            self.hands[giver.index()].push(card);
            self.changed_for_all();
            self.phase = Phase::Giving;
            return;
        }
        match taker {
            Some(taker) => {
                self.hands[taker.index()].push(card);
                self.open[taker.index()].push(card);
            }
            None => self.heap.push(card),
        }
        self.draw(giver, events);
        if !self.has(Flaw::BasisIsStuck) {
            self.changed_for_all();
        }
        self.turn = giver.left(self.seats());
        self.phase = Phase::Giving;
        if self.pack.is_empty() {
            self.next_phase(events);
        }
    }

    pub(super) fn random_window(&self, seat: Seat, shuffle: &mut Shuffle) -> Move {
        let race = Race(self.race);
        match self.phase {
            Phase::Window if self.has(Flaw::Mumbles) => Move::Mumble(race),
            Phase::Window if shuffle.chance(1, 2) => Move::Knock(race),
            Phase::Window => Move::LetGo(race),
            _ => Move::Give(shuffle.pick(&self.hands[seat.index()]).copied().unwrap_or(0)),
        }
    }
}
