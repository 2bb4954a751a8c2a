//! §6 Build.

use super::card::Card;
use super::illegal::Illegal;
use super::moves::{Number, Play};
use super::options::WildOnlyBuild;
use super::sight::{Checked, Sight};
use super::sum::{Sum, Sums, Token};
use crate::ratio::Ratio;

impl Sight<'_> {
    /// §6.1 The number card is added last to a pile of the centre.
    pub(super) fn check_build(
        &self,
        play: &Play,
        announced: u8,
        with: Card,
        checked: &mut Checked,
    ) -> Result<(), Illegal> {
        for onto in play.number_sums() {
            let (pile, _) = self.check_sum(onto, checked)?;
            if pile.is_zero() && !self.table.options.zero_piles {
                return Err(Illegal::ZeroPile { sum: Box::new(onto.to_sums()) });
            }
            let value =
                with.face.act_on(pile).map_err(|trouble| Illegal::CannotWorkOut { pile, card: Some(with), trouble })?;
            self.check_announcement(announced, value, || with_card(onto, with))?;
        }
        Ok(())
    }

    /// §6.9 Centre cards changed by at least one wild card of the hand stay as a build.
    pub(super) fn check_wild_build(&self, announced: u8, sum: Sum<'_>, checked: &mut Checked) -> Result<(), Illegal> {
        if self.table.options.wild_only_build == WildOnlyBuild::Forbidden {
            return Err(Illegal::WildOnlyBuildForbidden { value: announced });
        }
        let (value, wilds) = self.check_sum(sum, checked)?;
        if wilds == 0 {
            return Err(Illegal::NoWildFromHand { value: announced });
        }
        self.check_announcement(announced, value, || sum.to_sums())
    }

    /// §6.2 A build is worth what was announced, and a number card of the table has that value.
    fn check_announcement(&self, announced: u8, value: Ratio, sum: impl Fn() -> Sums) -> Result<(), Illegal> {
        let whole = value.as_whole().and_then(|whole| u8::try_from(whole).ok());
        if !whole.is_some_and(|whole| self.table.has_number(whole)) {
            return Err(Illegal::NoSuchNumber { sum: Box::new(sum()), value });
        }
        if whole != Some(announced) {
            return Err(Illegal::WrongAnnouncement { announced, sum: Box::new(sum()), value });
        }
        Ok(())
    }

    /// §6.3 Golden Rule 2, looked at when every card of the turn has left the hand. §11.1 Where
    /// bluffs are possible it may be broken, §11.2 unless everybody could see that.
    pub(super) fn check_answers(&self, play: &Play, checked: &Checked) -> Result<(), Illegal> {
        for value in self.claims(play) {
            if self.answer(value, checked.hand_used).is_some() {
                continue;
            }
            if !self.table.options.bluffs() {
                return Err(Illegal::NoAnswer { value });
            }
            if checked.hand_used.count_ones() as usize == self.hand.len() {
                return Err(Illegal::NothingToShow { value });
            }
        }
        Ok(())
    }

    /// §6.3, §6.9 The values that a turn claims to have the answer of.
    fn claims(&self, play: &Play) -> impl Iterator<Item = u8> {
        let free = self.table.options.wild_only_build == WildOnlyBuild::Free;
        let wild_builds = play.wild_builds.iter().copied().filter(move |_| !free);
        wild_builds.chain(match play.number() {
            Number::Build { value, .. } => Some(value),
            Number::Take { .. } | Number::Discard { .. } | Number::NotYet => None,
        })
    }

    /// A card of this value that stays in the hand.
    pub(super) fn answer(&self, value: u8, hand_used: u8) -> Option<Card> {
        (0..)
            .zip(self.hand)
            .find(|(place, card)| hand_used & 1 << place == 0 && card.value() == Some(value))
            .map(|(_, card)| *card)
    }
}

/// The whole sum of a build: the number card is added last.
fn with_card(onto: Sum<'_>, with: Card) -> Sums {
    let mut tokens = onto.tokens().to_vec();
    tokens.extend([Token::Number(with), Token::Add]);
    Sum::of(&tokens).to_sums()
}
