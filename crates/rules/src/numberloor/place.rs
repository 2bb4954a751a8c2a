//! §4.1, §4.2, §5.1 A placement: balloons, a Level, and with the last Level all balloons left.

use super::card::{Card, Face};
use super::event::Event;
use super::fits::{self, How, Open, Side};
use super::hand::{Cards, kinds_in};
use super::illegal::Illegal;
use super::moves::Placement;
use super::night::nothing_comes_between;
use super::{Laid, Numberloor};
use crate::game::{Seat, Seats, Sink};

/// A placement that can be laid.
pub(super) struct Place<'a> {
    placement: &'a Placement,
    /// §2.4 The stack, if there are two.
    side: Option<Side>,
    /// The open Level that it covers.
    on: Card,
}

impl Numberloor {
    /// §4.1 Checks whether the cards can be laid.
    #[inline]
    pub(super) fn check_place<'a>(
        &self,
        seat: Seat,
        placement: &'a Placement,
        side: Option<Side>,
    ) -> Result<Place<'a>, Illegal> {
        self.may_act(seat)?;
        if self.table.is_for_beginners {
            no_balloons(placement.cards())?;
        }
        self.check_laying(seat, placement, side, |level| match (self.open, side) {
            (Open::Pair { .. }, Some(_)) => Err(Illegal::OneStack),
            (Open::Stacks { .. }, None) => Err(Illegal::WhichStack),
            (Open::Pair { level: on, balloon }, None) => {
                let balloon = placement.before().last().copied().unwrap_or(balloon);
                self.check_goes(level, on, balloon).map(|()| on)
            }
            (Open::Stacks { left, right }, Some(side)) => {
                let (on, other) = if side == Side::Left { (left, right) } else { (right, left) };
                self.check_goes_beside(level, on, other).map(|()| on)
            }
        })
    }

    /// §5.1 Checks the rules for every placement, in turn or out of turn. `goes` returns the Level that is covered.
    #[inline]
    pub(super) fn check_laying<'a>(
        &self,
        seat: Seat,
        placement: &'a Placement,
        side: Option<Side>,
        goes: impl FnOnce(Card) -> Result<Card, Illegal>,
    ) -> Result<Place<'a>, Illegal> {
        let hand = &self.hands[seat.index()];
        hand.holds(placement.cards())?;
        all_said(placement.cards())?;
        let on = goes(placement.level())?;
        let is_last_level = hand.is_last_level(placement.level());
        if is_last_level {
            nothing_comes_between(hand, placement)?;
        }
        if let (false, Some(balloon)) = (is_last_level, placement.after().first()) {
            return Err(Illegal::NotTheLastLevel { level: placement.level(), balloon: *balloon });
        }
        Ok(Place { placement, side, on })
    }

    /// §3.1–§3.7
    #[inline]
    fn check_goes(&self, level: Card, on: Card, balloon: Card) -> Result<(), Illegal> {
        let goes = self.table.goes.with(on, balloon);
        if goes & 1 << level.kind() != 0 {
            return Ok(());
        }
        Err(Illegal::DoesNotGo { level, on, balloon, goes: numbers_in(goes) })
    }

    /// §3.8
    fn check_goes_beside(&self, level: Card, on: Card, other: Card) -> Result<(), Illegal> {
        let goes = self.table.goes.beside(on);
        if goes & 1 << level.kind() != 0 {
            return Ok(());
        }
        let other_goes = numbers_in(self.table.goes.beside(other));
        Err(Illegal::NoNeighbour { level, on, goes: numbers_in(goes), other, other_goes })
    }

    #[inline(always)]
    pub(super) fn apply_place(&mut self, seat: Seat, place: Place<'_>, events: &mut impl Sink<Event>) {
        let Place { placement, side, on } = place;
        let level = placement.level();
        if self.laid.is_empty() {
            self.began = Some(self.open);
        }
        for card in placement.cards() {
            self.hands[seat.index()].remove(*card);
        }
        for balloon in placement.before() {
            self.lay_balloon(*balloon);
        }
        let balloon = self.open.balloon();
        events.emit(|| {
            let how = self.why_it_goes(level, on, balloon);
            Event::Placed { seat, balloons: placement.before().to_vec(), level, on, balloon, side, how }
        });
        self.lay_level(level, side);
        self.leave_on_top(seat, placement.after(), events);
        self.open_cards_changed();
        self.passed = Seats::NONE;
        self.note_laid(seat, level);
        if self.hands[seat.index()].is_empty() {
            self.win_star(seat, events);
        } else {
            self.forget_what_says_nothing(seat);
        }
    }

    /// §3.1–§3.8 Returns why a Level goes that was found to go; only events tell, so it is worked out for them alone.
    fn why_it_goes(&self, level: Card, on: Card, balloon: Option<Card>) -> How {
        let balloon = balloon.and_then(|card| match card.face() {
            Face::Balloon(balloon) => Some(balloon),
            Face::Level { .. } => None,
        });
        fits::how(&self.table.options, on.floor(), balloon, level.floor()).expect("a Level is laid only where it goes")
    }

    /// §3.4
    #[inline]
    fn lay_balloon(&mut self, card: Card) {
        if let Open::Pair { balloon, .. } = &mut self.open {
            self.under.add(std::mem::replace(balloon, card));
            self.laid.push(Laid { card, on: None });
        }
    }

    #[inline]
    fn lay_level(&mut self, card: Card, on: Option<Side>) {
        let covered = match (&mut self.open, on) {
            (Open::Pair { level, .. }, _) => level,
            (Open::Stacks { left, .. }, Some(Side::Left)) => left,
            (Open::Stacks { right, .. }, _) => right,
        };
        self.under.add(std::mem::replace(covered, card));
        self.laid.push(Laid { card, on });
    }

    /// §4.2, §5.1 Lays the balloons that follow the last Level of a turn.
    #[inline]
    pub(super) fn leave_on_top(&mut self, seat: Seat, balloons: &[Card], events: &mut impl Sink<Event>) {
        if balloons.is_empty() {
            return;
        }
        for balloon in balloons {
            self.lay_balloon(*balloon);
        }
        events.emit(|| Event::Left { seat, balloons: balloons.to_vec() });
    }

    /// §4.3 Finds a Level in this hand that goes, and the balloon that it needs first, if any.
    #[inline]
    pub(super) fn can_lay(&self, hand: &Cards) -> Option<(Card, Option<Card>)> {
        let first = |levels: u64| kinds_in(levels).next();
        match self.open {
            Open::Pair { level: open, balloon } => {
                let goes = |balloon| first(hand.levels() & self.table.goes.with(open, balloon));
                let at_once = goes(balloon).map(|level| (level, None));
                let with = |balloon| goes(balloon).map(|level| (level, Some(balloon)));
                at_once.or_else(|| kinds_in(hand.balloons()).find_map(with))
            }
            Open::Stacks { left, right } => {
                let goes = self.table.goes.beside(left) | self.table.goes.beside(right);
                first(hand.levels() & goes).map(|level| (level, None))
            }
        }
    }
}

/// §1.5 Checks that there are no balloons: Beginners play without them.
pub fn no_balloons(cards: &[Card]) -> Result<(), Illegal> {
    match cards.iter().find(|card| card.is_balloon()) {
        Some(card) => Err(Illegal::NoBalloons { card: *card }),
        None => Ok(()),
    }
}

/// §3.6 Checks that whoever lays a balloon that may be odd or even says which.
#[inline]
pub(super) fn all_said(cards: &[Card]) -> Result<(), Illegal> {
    match cards.iter().find(|card| **card == Card::EITHER) {
        Some(balloon) => Err(Illegal::OddOrEven { balloon: *balloon }),
        None => Ok(()),
    }
}

/// Returns the numbers of the Levels by day whose bits are set.
pub(super) fn numbers_in(levels: u64) -> Vec<u8> {
    kinds_in(levels).filter(|card| !card.is_night()).filter_map(Card::level).collect()
}
