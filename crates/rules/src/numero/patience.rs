//! §9 Patience.

use super::event::Event;
use super::illegal::Illegal;
use super::mover::Mover;
use super::options::PatienceRefill;
use super::score::{Item, ScoreLine};
use super::{HAND, Numero};
use crate::game::{Seat, Sink};

/// §9.1 Number of cards in the centre at the start and after each take.
pub(super) const CENTRE: usize = 5;

impl Mover<'_> {
    /// §9.1 Returns whether this is Patience, the game for one player.
    pub fn is_patience(&self) -> bool {
        self.seats == 1
    }

    /// §9.2 Checks that the turn only takes: with one number card, any wild cards from the hand and any cards from the
    /// centre, as in every take.
    pub(super) fn check_patience(&self, builds: bool, discards: bool) -> Result<(), Illegal> {
        if self.is_patience() && builds {
            return Err(Illegal::NoBuildInPatience);
        }
        if self.is_patience() && discards {
            return Err(Illegal::NoDiscardInPatience);
        }
        Ok(())
    }

    /// §9.4 Returns whether the player may end the game. A player who finds no take stops; the rules never search for
    /// one.
    pub(super) fn can_stop_patience(&self) -> bool {
        self.is_patience()
    }
}

impl Numero {
    /// §9.1 Returns whether this is Patience, the game for one player.
    pub(super) fn is_patience(&self) -> bool {
        self.seats == 1
    }

    /// §9.3 Refills the centre and the hand to five cards each, in the order the table has agreed on.
    pub(super) fn restore_patience(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        match self.table.options.patience_refill {
            PatienceRefill::CentreFirst => {
                self.restore_centre(events);
                self.restore_hand(seat, events);
            }
            PatienceRefill::HandFirst => {
                self.restore_hand(seat, events);
                self.restore_centre(events);
            }
        }
    }

    /// §10.12 Scores the end of Patience: the whole pack dealt, nothing left at all, and printed points left in the
    /// hand.
    pub(super) fn score_patience(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        if !self.table.options.scoring {
            return;
        }
        let hand = self.hands[seat.index()].iter().copied();
        let (held, marked, printed) = self.table.count_points(hand);
        let dealt = self.pack.is_empty();
        let perfect = dealt && held == 0 && self.centre.is_empty();
        let lines = [
            dealt.then(|| ScoreLine::bonus(Item::PackDealt, 10)),
            perfect.then(|| ScoreLine::bonus(Item::PerfectEnding, 25)),
            (marked > 0).then(|| ScoreLine::counted(Item::HandPrinted, marked, -printed)),
        ];
        self.score_lines(seat, &lines, events);
    }

    fn restore_centre(&mut self, events: &mut impl Sink<Event>) {
        let first_new = self.centre.piles().len();
        while self.centre.piles().len() < CENTRE
            && let Some(card) = self.pack.pop()
        {
            self.centre.lay(card);
        }
        if self.centre.piles().len() > first_new {
            events.emit(|| Event::CentreRefilled { cards: self.centre.singles_from(first_new).collect() });
            if self.pack.is_empty() {
                events.emit(|| Event::PackFinished);
            }
        }
    }
}

/// §1.6 Smallest pack for Patience: a hand and a centre of five cards each.
pub(super) const MIN_CARDS: usize = CENTRE + HAND;
