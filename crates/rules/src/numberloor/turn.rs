//! §4 Taking cards, passing, and the end of a turn.

use super::card::Card;
use super::event::Event;
use super::illegal::Illegal;
use super::moves::Balloons;
use super::options::{NightCards, SkipAgain};
use super::place::{all_said, no_balloons};
use super::{End, Numberloor, Phase};
use crate::game::{Seat, Seats, Sink};

/// §4.3, §4.6, §4.7 Number of cards taken from the pile.
pub const TAKEN: u8 = 2;

/// §4.3 Reason for taking cards.
pub(super) enum Draw {
    /// The hand has no Level that can be laid, and everybody learns that.
    Stuck,
    /// With `voluntary-draw` nobody learns why.
    AtWill,
}

/// Cards taken by a player who passes.
pub(super) enum Pass {
    /// §4.4 This many were taken before.
    Drawn(u8),
    /// §4.6 Beginners take them now.
    DrawNow,
}

impl Numberloor {
    /// §2.5 Returns the next player, clockwise.
    #[inline]
    pub(super) fn next_player(&self, seat: Seat) -> Seat {
        seat.left(self.seats)
    }

    /// §4.3 Checks that cards can be taken: only by a player who cannot lay a Level, once and before laying anything.
    pub(super) fn check_draw(&self, seat: Seat) -> Result<Draw, Illegal> {
        self.may_act(seat)?;
        if !self.laid.is_empty() {
            return Err(Illegal::LaidAlready);
        }
        // Only before laying anything: after that there is nothing to pass.
        if self.table.is_for_beginners {
            return Err(Illegal::PassInstead);
        }
        if self.drawn.is_some() {
            return Err(Illegal::DrawnAlready);
        }
        if self.table.options.voluntary_draw {
            return Ok(Draw::AtWill);
        }
        match self.can_lay(&self.hands[seat.index()]) {
            Some((level, balloon)) => Err(Illegal::CanLay { level, balloon }),
            None => Ok(Draw::Stuck),
        }
    }

    /// §4.3
    pub(super) fn apply_draw(&mut self, seat: Seat, draw: Draw, events: &mut impl Sink<Event>) {
        match draw {
            Draw::Stuck => self.note_stuck(seat),
            Draw::AtWill => {}
        }
        let cards = self.take_cards(seat, TAKEN, events);
        self.drawn = Some(cards);
        events.emit(|| Event::Drew { seat, cards });
    }

    /// §4.4 Checks that the player has taken cards before passing; §4.6 Beginners pass at once.
    pub(super) fn check_pass(&self, seat: Seat) -> Result<Pass, Illegal> {
        self.may_act(seat)?;
        if !self.laid.is_empty() {
            return Err(Illegal::EndInstead);
        }
        if self.table.is_for_beginners {
            return Ok(Pass::DrawNow);
        }
        if let Some(cards) = self.drawn {
            return Ok(Pass::Drawn(cards));
        }
        match self.can_lay(&self.hands[seat.index()]) {
            Some((level, balloon)) if !self.table.options.voluntary_draw => Err(Illegal::CannotPass { level, balloon }),
            _ => Err(Illegal::DrawFirst),
        }
    }

    /// §4.4, §4.6, §8.1
    pub(super) fn apply_pass(&mut self, seat: Seat, pass: Pass, events: &mut impl Sink<Event>) {
        let (cards, taken) = match pass {
            Pass::Drawn(drawn) => (0, drawn),
            Pass::DrawNow => {
                let cards = self.take_cards(seat, TAKEN, events);
                (cards, cards)
            }
        };
        events.emit(|| Event::Passed { seat, cards });
        if taken == 0 {
            self.passed = self.passed.with(seat);
        }
        self.finish_turn(seat, events);
    }

    /// §4.2, §4.5 Checks whether the turn can end like this.
    #[inline]
    pub(super) fn check_end(&self, seat: Seat, balloons: &Balloons) -> Result<(), Illegal> {
        self.may_act(seat)?;
        if self.table.is_for_beginners {
            no_balloons(balloons)?;
        }
        if self.laid.is_empty() {
            return Err(if self.table.is_for_beginners { Illegal::NothingLaid } else { Illegal::NoLevelLaid });
        }
        match balloons.iter().find(|card| card.is_level()) {
            Some(card) => Err(Illegal::NotInHand { card: *card }),
            None => self.hands[seat.index()].holds(balloons).and_then(|()| all_said(balloons)),
        }
    }

    /// §4.5
    pub(super) fn apply_end(&mut self, seat: Seat, balloons: &Balloons, events: &mut impl Sink<Event>) {
        if !balloons.is_empty() {
            self.leave_on_top(seat, balloons, events);
            for balloon in balloons {
                self.hands[seat.index()].remove(*balloon);
            }
            self.forget_what_says_nothing(seat);
            self.open_cards_changed();
        }
        events.emit(|| Event::Ended { seat });
        self.finish_turn(seat, events);
    }

    /// §4.5, §4.7, §8.1, §8.2 Passes the turn to the left, or ends the game.
    pub(super) fn finish_turn(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        self.count_turn();
        let mut next = self.next_player(seat);
        if self.skip_counts() {
            let cards = self.take_cards(next, TAKEN, events);
            events.emit(|| Event::Skipped { seat: next, cards });
            self.count_turn();
            next = self.next_player(next);
        }
        self.begin_turn();
        if self.passed == Seats::first(self.seats) {
            self.finish(End::AllPassed, events);
        } else if self.turns >= self.turn_limit() {
            self.finish(End::TurnLimit, events);
        } else {
            self.turn = next;
            if self.table.has_night && self.table.options.night_cards == NightCards::NoHurry {
                self.phase = Phase::Asking(self.next_player(next));
            }
        }
    }

    /// Clears what was laid and taken in the previous turn.
    pub(super) fn begin_turn(&mut self) {
        self.laid.clear();
        self.began = None;
        self.drawn = None;
    }

    /// §4.7 Returns whether the finished turn makes the next player miss one.
    #[inline]
    fn skip_counts(&self) -> bool {
        self.open.balloon() == Some(Card::SKIP)
            && match self.table.options.skip_again {
                SkipAgain::PlayedTurn => !self.laid.is_empty(),
                SkipAgain::LaidOnly => self.laid.iter().any(|laid| laid.card.is_balloon()),
                SkipAgain::EveryTurn => true,
            }
    }
}
