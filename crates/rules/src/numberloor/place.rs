//! §4.1, §4.2, §5.1 A placement: balloons, a Level, and with the last Level all balloons left.

use super::card::{Card, Face};
use super::event::Event;
use super::fits::{self, Open, Side};
use super::hand::{Cards, kinds_in};
use super::illegal::Illegal;
use super::moves::Placement;
use super::night::nothing_comes_between;
use super::{Laid, Numberloor};
use crate::game::{Seat, Seats, Sink};

impl Numberloor {
    /// §4.1 Whether the cards can be laid.
    #[inline]
    pub(super) fn check_place(&self, seat: Seat, placement: &Placement, on: Option<Side>) -> Result<(), Illegal> {
        self.may_act(seat)?;
        if self.table.is_for_beginners {
            no_balloons(placement.cards())?;
        }
        self.check_laying(seat, placement, on, |open, level| match open {
            Open::Pair { level: on, balloon } => {
                let balloon = placement.before().last().copied().unwrap_or(balloon);
                self.goes(level, on, balloon)
            }
            Open::Stacks { .. } => self.goes_beside(level, on),
        })
    }

    /// §5.1 The rules of every placement, in turn or out of turn.
    #[inline]
    pub(super) fn check_laying(
        &self,
        seat: Seat,
        placement: &Placement,
        on: Option<Side>,
        goes: impl FnOnce(Open, Card) -> Result<(), Illegal>,
    ) -> Result<(), Illegal> {
        let hand = &self.hands[seat.index()];
        hand.holds(placement.cards())?;
        match (self.open, on) {
            (Open::Pair { .. }, Some(_)) => return Err(Illegal::OneStack),
            (Open::Stacks { .. }, None) => return Err(Illegal::WhichStack),
            _ => goes(self.open, placement.level())?,
        }
        let is_last_level = hand.is_last_level(placement.level());
        if is_last_level {
            nothing_comes_between(hand, placement)?;
        }
        if let (false, Some(balloon)) = (is_last_level, placement.after().first()) {
            return Err(Illegal::NotTheLastLevel { level: placement.level(), balloon: *balloon });
        }
        Ok(())
    }

    /// §3.1–§3.7
    #[inline]
    fn goes(&self, level: Card, on: Card, balloon: Card) -> Result<(), Illegal> {
        let goes = self.table.goes.with(on, balloon);
        if goes & 1 << level.kind() != 0 {
            return Ok(());
        }
        Err(Illegal::DoesNotGo { level, on, balloon, goes: numbers_in(goes) })
    }

    /// §3.8
    fn goes_beside(&self, level: Card, side: Option<Side>) -> Result<(), Illegal> {
        let on = self.open.level(side).expect("a stack was named");
        let goes = self.table.goes.beside(on);
        if goes & 1 << level.kind() != 0 {
            return Ok(());
        }
        let other = self.open.level(if side == Some(Side::Left) { Some(Side::Right) } else { Some(Side::Left) });
        let other = other.expect("there are two stacks");
        let other_goes = numbers_in(self.table.goes.beside(other));
        Err(Illegal::NoNeighbour { level, on, goes: numbers_in(goes), other, other_goes })
    }

    #[inline]
    pub(super) fn apply_place(
        &mut self,
        seat: Seat,
        placement: &Placement,
        on: Option<Side>,
        events: &mut impl Sink<Event>,
    ) {
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
        let open = self.open;
        events.emit(|| {
            let covered = open.level(on).expect("it was checked");
            let balloon = match open.balloon().map(Card::face) {
                Some(Face::Balloon(balloon)) => Some(balloon),
                _ => None,
            };
            let how = fits::how(&self.table.options, covered.floor(), balloon, level.floor());
            Event::Placed {
                seat,
                balloons: placement.before().to_vec(),
                level,
                on: covered,
                balloon: open.balloon(),
                side: on,
                how: how.expect("it was checked"),
            }
        });
        self.lay_level(level, on);
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

    /// §4.2, §5.1 Balloons that follow the last Level of a turn.
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

    /// §4.3 Finds a Level of this hand that goes, and the balloon that it needs first, if any.
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

/// §1.5 Beginners have none.
pub fn no_balloons(cards: &[Card]) -> Result<(), Illegal> {
    match cards.iter().find(|card| card.is_balloon()) {
        Some(card) => Err(Illegal::NoBalloons { card: *card }),
        None => Ok(()),
    }
}

/// Returns the numbers of the Levels by day whose bits are set.
pub(super) fn numbers_in(levels: u64) -> Vec<u8> {
    kinds_in(levels).filter(|card| !card.is_night()).filter_map(Card::level).collect()
}
