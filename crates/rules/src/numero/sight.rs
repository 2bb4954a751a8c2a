//! What the player of a turn sees, and the judgement of a turn by that alone.

use super::card::Card;
use super::centre::{Centre, Places};
use super::illegal::Illegal;
use super::moves::{Number, Play};
use super::options::{HandWithoutNumber, InBetween, Table};
use super::sum::{BuildName, From, Pile, Step, Stuck, Sum, Token};
use super::{HAND, Phase};
use crate::game::Seat;
use crate::ratio::Ratio;

pub(super) struct Sight<'a> {
    pub table: &'a Table,
    pub centre: &'a Centre,
    pub hand: &'a [Card],
    pub seat: Seat,
    pub seats: u8,
    pub turn: Seat,
    pub phase: Phase,
}

/// What a turn that was found legal does; the rest of it stands in the move.
#[derive(Debug, Default)]
pub(super) struct Checked {
    /// The piles of the centre that go.
    pub used: Places,
    /// Those of them that are won.
    pub won: Places,
    /// The cards of the hand that go, a bit each.
    pub hand_used: u8,
    /// Those of them that are won.
    pub hand_won: u8,
}

impl Sight<'_> {
    pub fn not_over(&self) -> Result<(), Illegal> {
        if self.phase == Phase::Over { Err(Illegal::Over) } else { Ok(()) }
    }

    pub fn may_act(&self) -> Result<(), Illegal> {
        self.not_over()?;
        if self.seat != self.turn {
            return Err(Illegal::NotYourTurn { turn: self.turn });
        }
        Ok(())
    }

    pub fn is_patience(&self) -> bool {
        self.seats == 1
    }

    /// Builds and discards are for the middle of a game with others.
    pub fn takes_only(&self) -> bool {
        self.is_patience() || self.phase == Phase::FinalChance
    }

    pub fn first_number(&self) -> Option<Card> {
        self.hand.iter().copied().find(|card| card.is_number())
    }

    /// §3.1 A whole turn: §3.3 as many wild cards as the player likes, then one number card, and
    /// §3.4 nothing after it.
    pub fn check_turn(&self, play: &Play) -> Result<Checked, Illegal> {
        if !self.takes_only() && self.first_number().is_none() {
            return Err(self.refuse_wild_hand());
        }
        self.check_kind(play)?;
        let mut checked = Checked::default();
        self.check_number_card(play, &mut checked)?;
        self.check_discarded_wilds(play, &mut checked)?;
        for (announced, sum) in play.wild_builds() {
            self.check_wild_build(announced, sum, &mut checked)?;
        }
        match play.number() {
            Number::Take { with } => self.check_takes(play, with, &mut checked)?,
            Number::Build { value, with } => self.check_build(play, value, with, &mut checked)?,
            Number::Discard { .. } | Number::NotYet => {}
        }
        self.check_answers(play, &checked)?;
        if self.table.options.must_take {
            self.check_order_of_duty(play)?;
        }
        Ok(checked)
    }

    /// §8.2, §9.2 Some kinds of turn do not exist everywhere.
    fn check_kind(&self, play: &Play) -> Result<(), Illegal> {
        let builds = !play.wild_builds.is_empty() || matches!(play.number(), Number::Build { .. });
        let discards = !play.discarded().is_empty() || matches!(play.number(), Number::Discard { .. });
        if self.is_patience() && builds {
            return Err(Illegal::NoBuildInPatience);
        }
        if self.is_patience() && discards {
            return Err(Illegal::NoDiscardInPatience);
        }
        if self.phase == Phase::FinalChance && (builds || discards) {
            return Err(Illegal::OnlyTakeNow);
        }
        Ok(())
    }

    /// §3.1 Golden Rule 1: exactly one number card leaves the hand.
    fn check_number_card(&self, play: &Play, checked: &mut Checked) -> Result<(), Illegal> {
        let card = play.number_card().ok_or_else(|| self.refuse_unfinished(play))?;
        if card.is_wild() {
            return Err(Illegal::WildIsNoNumber { card });
        }
        let place = self.use_from_hand(card, checked)?;
        if matches!(play.number(), Number::Take { .. }) {
            checked.hand_won |= place;
        }
        Ok(())
    }

    /// The clearest reason why a turn without its number card does not go.
    fn refuse_unfinished(&self, play: &Play) -> Illegal {
        let sums = || play.wild_builds().map(|(_, sum)| sum.tokens());
        if let Some([Token::Number(card)]) = sums().find(|tokens| tokens.len() == 1) {
            return Illegal::NothingToBuildOn { card: *card };
        }
        // A number card of the hand in the midst of a sum: what follows would act on it.
        let played = sums().flatten().find_map(|token| match token {
            Token::Number(card) if self.hand.contains(card) && self.centre.find_card(*card, 0).is_none() => Some(*card),
            _ => None,
        });
        played.map_or(Illegal::NoNumberCard, |card| Illegal::NumberCardIsLast { card })
    }

    /// The bit of a card of the hand that this turn has not used yet.
    pub fn use_from_hand(&self, card: Card, checked: &mut Checked) -> Result<u8, Illegal> {
        let place = (0..HAND)
            .zip(self.hand)
            .find(|(place, held)| **held == card && checked.hand_used & 1 << place == 0)
            .map(|(place, _)| 1 << place)
            .ok_or_else(|| match self.hand.contains(&card) {
                true => Illegal::UsedTwice { card },
                false => Illegal::NotInHand { card },
            })?;
        checked.hand_used |= place;
        Ok(place)
    }

    /// §3.6 Marks the cards of a sum as used, and §4 works it out. §4.8 Wild cards of the centre
    /// and §6.5 builds of anybody are in it like cards, §6.7 several of them too. Says which wild
    /// cards of the hand are in it.
    pub fn check_sum(&self, sum: Sum<'_>, checked: &mut Checked) -> Result<(Ratio, u8), Illegal> {
        let mut from_hand = 0;
        for &token in sum.tokens() {
            match token {
                Token::Number(card) | Token::Wild(card, From::Centre) => {
                    let place = self.centre.find_card(card, checked.used);
                    let place = place.ok_or_else(|| self.refuse_centre_card(card, checked))?;
                    checked.used |= 1 << place;
                }
                Token::Build { name, value } => {
                    let place = self.centre.find_build(name, value, checked.used);
                    let place = place.ok_or_else(|| self.refuse_build(name, value))?;
                    checked.used |= 1 << place;
                }
                Token::Wild(card, From::Hand) => from_hand |= self.use_from_hand(card, checked)?,
                Token::Add | Token::End => {}
            }
        }
        let value = self.work_out(sum)?;
        Ok((value, from_hand))
    }

    /// §4.1–§4.7 What a sum is worth, as this table allows.
    #[inline]
    pub fn work_out(&self, sum: Sum<'_>) -> Result<Ratio, Illegal> {
        let options = &self.table.options;
        sum.work_out(|step, piles| match step {
            Step::Wild { card, result, .. } => {
                if piles[0].joined && !options.wild_on_combination {
                    return Err(Illegal::WildOnCombination { card });
                }
                if piles[0].has_build && !options.wild_on_build {
                    return Err(Illegal::WildOnBuild { card });
                }
                let whole = result.is_whole() && !result.is_negative();
                if !whole && options.in_between_values == InBetween::Whole {
                    return Err(Illegal::NotWholeBetween { value: result });
                }
                Ok(())
            }
            Step::Add { .. } => {
                // A running total of nothing is no pile: only the order of adding made it.
                let nothing = |pile: &Pile| pile.value.is_zero() && !pile.joined;
                if piles.iter().any(nothing) && !options.zero_piles {
                    return Err(Illegal::ZeroPile { sum: Box::new(sum.to_sums()) });
                }
                Ok(())
            }
        })
    }

    /// The clearest reason why a card cannot be used from the centre.
    fn refuse_centre_card(&self, card: Card, checked: &Checked) -> Illegal {
        if self.centre.has_no_numbers() && card.is_number() {
            return Illegal::CentreEmpty;
        }
        if self.centre.find_card(card, 0).is_some() {
            return Illegal::UsedTwice { card };
        }
        if let Some(build) = self.centre.build_with(card) {
            return Illegal::BreaksBuild { card, name: build.name, value: build.value };
        }
        let in_hand =
            (0..HAND).zip(self.hand).any(|(place, held)| *held == card && checked.hand_used & 1 << place == 0);
        if in_hand && card.is_number() {
            return Illegal::OneNumberCardOnly { card };
        }
        Illegal::NotInCentre { card }
    }

    fn refuse_build(&self, name: BuildName, value: u8) -> Illegal {
        match self.centre.find_build(name, value, 0) {
            Some(_) => Illegal::BuildUsedTwice { name, value },
            None => Illegal::NoSuchBuild { name, value },
        }
    }

    /// §7.3, §7.4 What a hand without a number card has to do.
    pub fn refuse_wild_hand(&self) -> Illegal {
        if self.wild_hand_passes() {
            return Illegal::MustPass;
        }
        Illegal::OnlyWildCards { cards: u8::try_from(self.hand.len()).expect("a hand is small") }
    }

    /// §7.4 Five wild cards are discarded; fewer may be told to pass.
    pub fn wild_hand_passes(&self) -> bool {
        self.hand.len() < HAND && self.table.options.hand_without_number == HandWithoutNumber::Pass
    }
}

impl std::convert::From<Stuck> for Illegal {
    fn from(stuck: Stuck) -> Illegal {
        Illegal::CannotWorkOut { pile: stuck.pile, card: stuck.card, trouble: stuck.trouble }
    }
}
