//! §5 Take.

use super::card::Card;
use super::illegal::Illegal;
use super::moves::Play;
use super::sight::{Checked, Sight};
use crate::ratio::Ratio;

impl Sight<'_> {
    /// §5.1, §5.2 Each sum is worth exactly the card that takes it.
    pub(super) fn check_takes(&self, play: &Play, with: Card, checked: &mut Checked) -> Result<(), Illegal> {
        let wanted = with.value().map(|value| Ratio::whole(i32::from(value)));
        for sum in play.number_sums() {
            let used_before = checked.used;
            let (value, wilds) = self.check_sum(sum, checked).map_err(|illegal| match illegal {
                // What should be taken alone is no second card to play: it is just not there.
                Illegal::OneNumberCardOnly { card } if sum.tokens().len() == 1 => Illegal::NotInCentre { card },
                illegal => illegal,
            })?;
            if Some(value) != wanted {
                return Err(Illegal::TakeMisses { sum: Box::new(sum.to_sums()), value, with });
            }
            checked.won |= checked.used & !used_before;
            checked.hand_won |= wilds;
        }
        Ok(())
    }
}
