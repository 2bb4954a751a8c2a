//! §7 Discard.

use super::illegal::Illegal;
use super::moves::Play;
use super::options::HandWithoutNumber;
use super::sight::{Checked, Sight};

impl Sight<'_> {
    /// §7.2 Wild cards are put into the centre before the number card is played.
    pub(super) fn check_discarded_wilds(&self, play: &Play, checked: &mut Checked) -> Result<(), Illegal> {
        for &card in play.discarded() {
            if card.is_number() {
                return Err(Illegal::OneNumberCardOnly { card });
            }
            self.use_from_hand(card, checked)?;
        }
        Ok(())
    }

    /// §7.3, §7.4 A hand of wild cards only is discarded as a whole.
    pub(super) fn check_discard_all(&self) -> Result<(), Illegal> {
        if self.is_patience() {
            return Err(Illegal::NoDiscardInPatience);
        }
        if self.takes_only() {
            return Err(Illegal::OnlyTakeNow);
        }
        if let Some(card) = self.first_number() {
            return Err(Illegal::HasNumberCard { card });
        }
        if self.wild_hand_passes() {
            return Err(Illegal::MustPass);
        }
        Ok(())
    }

    /// §7.4 Only a short hand of wild cards passes, and only where the table has agreed on it.
    pub(super) fn check_pass(&self) -> Result<(), Illegal> {
        if self.is_patience() {
            return Err(Illegal::OnlyTakeInPatience);
        }
        if self.takes_only() {
            return Err(Illegal::OnlyTakeNow);
        }
        let Some(card) = self.first_number() else {
            return if self.wild_hand_passes() { Ok(()) } else { Err(self.refuse_wild_hand()) };
        };
        if self.table.options.hand_without_number == HandWithoutNumber::Pass {
            return Err(Illegal::HasNumberCard { card });
        }
        Err(Illegal::NoPassing)
    }
}
