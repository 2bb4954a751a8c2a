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
    /// §7.2 Checks the wild cards that are put into the centre before the number card is played. A discarded number
    /// card (§7.1) is checked like that of any turn (§3.1).
    pub(super) fn check_discard(&self, play: &Play, uses: &mut Uses) -> Result<(), Illegal> {
        for &card in play.discarded() {
            if card.is_number() {
                return Err(Illegal::OneNumberCardOnly { card });
            }
            self.use_from_hand(card, uses)?;
        }
        Ok(())
    }

    /// §7.3, §7.4 Checks that the whole hand may be discarded: it holds nothing but wild cards.
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

    /// §7.4 Checks that the player may pass: only with a short hand of wild cards, and only if the table has agreed on
    /// it.
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
        Err(self.refuse_empty_centre(card).unwrap_or(Illegal::NoPassing))
    }

    /// §7.5 Refuses the use of a number card from a centre without number cards or builds: the player can only discard.
    pub(super) fn refuse_empty_centre(&self, card: Card) -> Option<Illegal> {
        (card.is_number() && self.centre.has_no_numbers() && !self.takes_only()).then_some(Illegal::CentreEmpty)
    }

    /// §7.3, §7.4 Returns the refusal that tells a player without a number card what to do.
    pub fn refuse_wild_hand(&self) -> Illegal {
        if self.wild_hand_passes() {
            return Illegal::MustPass;
        }
        Illegal::OnlyWildCards { cards: u8::try_from(self.hand.len()).expect("a hand is small") }
    }

    /// §7.4 Returns whether a hand of wild cards must pass: five are discarded, fewer may have to pass.
    pub fn wild_hand_passes(&self) -> bool {
        self.hand.len() < HAND && self.table.options.hand_without_number == HandWithoutNumber::Pass
    }
}

impl Numero {
    /// §7.2 Puts wild cards into the centre, §7.1 and a number card that neither takes nor builds.
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

    /// §7.4 Passes. Once everyone with cards has passed in succession, nobody can ever move again, so the game ends.
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
