//! §7 Discard.

use super::card::Card;
use super::event::Event;
use super::illegal::Illegal;
use super::mover::Mover;
use super::moves::{Number, Play};
use super::options::HandWithoutNumber;
use super::turn::Uses;
use super::{HAND, Numero};
use crate::game::{Seat, Sink};

impl Mover<'_> {
    /// §7.2 Wild cards are put into the centre before the number card is played. A number card that is discarded
    /// (§7.1) is checked like that of every turn (§3.1).
    pub(super) fn check_discard(&self, play: &Play, uses: &mut Uses) -> Result<(), Illegal> {
        for &card in play.discarded() {
            if card.is_number() {
                return Err(Illegal::OneNumberCardOnly { card });
            }
            self.use_from_hand(card, uses)?;
        }
        Ok(())
    }

    /// §7.3, §7.4 A hand of nothing but wild cards is discarded as a whole.
    pub fn check_discard_all(&self) -> Result<(), Illegal> {
        self.check_patience(false, true)?;
        self.check_final_chance(true)?;
        if let Some(card) = self.first_number() {
            return Err(Illegal::HasNumberCard { card });
        }
        if self.wild_hand_passes() {
            return Err(Illegal::MustPass);
        }
        Ok(())
    }

    /// §7.4 Only a short hand of wild cards passes, and only if the table has agreed on it.
    pub fn check_pass(&self) -> Result<(), Illegal> {
        if self.is_patience() {
            return Err(Illegal::OnlyTakeInPatience);
        }
        self.check_final_chance(true)?;
        let Some(card) = self.first_number() else {
            return if self.wild_hand_passes() { Ok(()) } else { Err(self.refuse_wild_hand()) };
        };
        if self.table.options.hand_without_number == HandWithoutNumber::Pass {
            return Err(Illegal::HasNumberCard { card });
        }
        Err(Illegal::NoPassing)
    }

    /// §7.5 With no number card or build in the centre, all that is left is to discard.
    pub(super) fn refuse_empty_centre(&self, card: Card) -> Option<Illegal> {
        (card.is_number() && self.centre.has_no_numbers()).then_some(Illegal::CentreEmpty)
    }

    /// §7.3, §7.4 Says what a hand without a number card must do.
    pub fn refuse_wild_hand(&self) -> Illegal {
        if self.wild_hand_passes() {
            return Illegal::MustPass;
        }
        Illegal::OnlyWildCards { cards: u8::try_from(self.hand.len()).expect("a hand is small") }
    }

    /// §7.4 Five wild cards are discarded; fewer may have to pass.
    pub fn wild_hand_passes(&self) -> bool {
        self.hand.len() < HAND && self.table.options.hand_without_number == HandWithoutNumber::Pass
    }
}

impl Numero {
    /// §7.2 Wild cards are put into the centre, §7.1 and a number card that is neither taken nor built with.
    pub(super) fn apply_discard(&mut self, seat: Seat, play: &Play, events: &mut impl Sink<Event>) {
        for &card in play.discarded() {
            self.centre.lay(card);
            events.emit(|| Event::DiscardedWild { seat, card });
        }
        if let Number::Discard { card } = play.number() {
            self.centre.lay(card);
            events.emit(|| Event::Discarded { seat, card });
        }
    }

    /// §7.3, §7.4
    pub(super) fn apply_discard_all(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        let cards = self.hands[seat.index()].take();
        for &card in &cards {
            self.centre.lay(card);
        }
        events.emit(|| Event::DiscardedAll { seat, cards: cards.to_vec() });
        self.finish_turn(seat, events);
    }

    /// §7.4 When everyone who has cards passes in succession, nobody can ever move again.
    pub(super) fn apply_pass(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        self.known[seat.index()].no_numbers = true;
        self.passes += 1;
        events.emit(|| Event::Passed { seat });
        if u32::from(self.passes) >= self.holders().len() {
            self.finish(events);
        } else {
            self.next_turn(seat, events);
        }
    }
}
