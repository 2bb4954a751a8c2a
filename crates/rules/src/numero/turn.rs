//! §3 The turn.

use super::card::Card;
use super::centre::Places;
use super::event::Event;
use super::illegal::Illegal;
use super::mover::Mover;
use super::moves::{Number, Play};
use super::sum::{Origin, Token};
use super::{HAND, Numero, Phase};
use crate::game::{Seat, Sink};

/// Cards that a legal turn uses, collected by the checks of its parts one after another.
#[derive(Debug, Default)]
pub struct Uses {
    /// Piles that leave the centre.
    pub piles: Places,
    /// Piles among them that are won.
    pub piles_won: Places,
    /// Cards that leave the hand, one bit each.
    pub hand: u8,
    /// Cards among them that are won.
    pub hand_won: u8,
}

impl Mover<'_> {
    /// §3.1 Checks a whole turn: §3.3 as many wild cards as the player likes, then one number card,
    /// and §3.4 nothing after it.
    pub fn check_turn(&self, play: &Play) -> Result<Uses, Illegal> {
        if !self.takes_only() && self.first_number().is_none() {
            return Err(self.refuse_wild_hand());
        }
        self.check_kind(play)?;
        let mut uses = Uses::default();
        self.check_number_card(play, &mut uses)?;
        self.check_discard(play, &mut uses)?;
        for (announced, sum) in play.wild_builds() {
            self.check_wild_build(announced, sum, &mut uses)?;
        }
        match play.number() {
            Number::Take { with } => self.check_take(play, with, &mut uses)?,
            Number::Build { value, with } => self.check_build(play, value, with, &mut uses)?,
            Number::Discard { .. } | Number::NotYet => {}
        }
        self.check_answers(play, &uses)?;
        if self.table.options.must_take {
            self.check_order_of_duty(play)?;
        }
        Ok(uses)
    }

    /// Checks that this kind of turn is possible now: §9.2 Patience and §8.2 the final chance allow only takes.
    fn check_kind(&self, play: &Play) -> Result<(), Illegal> {
        let builds = !play.wild_builds.is_empty() || matches!(play.number(), Number::Build { .. });
        let discards = !play.discarded().is_empty() || matches!(play.number(), Number::Discard { .. });
        self.check_patience(builds, discards)?;
        self.check_final_chance(builds || discards)
    }

    /// §3.1 Checks Golden Rule 1: exactly one number card leaves the hand.
    fn check_number_card(&self, play: &Play, uses: &mut Uses) -> Result<(), Illegal> {
        let card = play.number_card().ok_or_else(|| self.refuse_unfinished(play))?;
        if card.is_wild() {
            return Err(Illegal::WildIsNoNumber { card });
        }
        let place = self.use_from_hand(card, uses).map_err(|missing| match play.number() {
            Number::Build { value, with } => self.refuse_build_card(play, value, with, missing),
            _ => missing,
        })?;
        if matches!(play.number(), Number::Take { .. }) {
            uses.hand_won |= place;
        }
        Ok(())
    }

    /// Returns the clearest reason to refuse a turn that lacks its number card.
    fn refuse_unfinished(&self, play: &Play) -> Illegal {
        let sums = || play.wild_builds().map(|(_, sum)| sum.tokens());
        if let Some(card) = play.discarded.iter().find(|card| !self.hand.contains(card)) {
            return Illegal::NotInHand { card: *card };
        }
        if let Some([Token::Number(card)]) = sums().find(|tokens| tokens.len() == 1) {
            return self.refuse_empty_centre(*card).unwrap_or(Illegal::NothingToBuildOn { card: *card });
        }
        if let Some(refusal) = self.refuse_missing_card(play) {
            return refusal;
        }
        // A number card from the hand in the middle of a sum: the cards after it would act on it.
        let played = sums().flatten().find_map(|token| match token {
            Token::Number(card) if self.hand.contains(card) && self.centre.find_card(*card, 0).is_none() => Some(*card),
            _ => None,
        });
        played.map_or(Illegal::NoNumberCard, |card| Illegal::NumberCardIsLast { card })
    }

    /// §6.1 Refuses a sum with a number card that is nowhere to be had. If all others lie in the centre, it was to come
    /// from the hand.
    fn refuse_missing_card(&self, play: &Play) -> Option<Illegal> {
        play.wild_builds().find_map(|(_, sum)| {
            let numbers = || sum.cards().filter(|card| card.is_number());
            let missing = numbers().find(|card| !self.lies(*card) && !self.hand.contains(card))?;
            let others_lie = numbers().filter(|card| self.lies(*card)).count() + 1 == numbers().count();
            let refusal = self.refuse_centre_card(missing, &Uses::default());
            let is_nowhere = matches!(refusal, Illegal::NotInCentre { .. });
            Some(if is_nowhere && others_lie { Illegal::NotInHand { card: missing } } else { refusal })
        })
    }

    /// §6.1 Refuses the card that a build was to be made with, which is not in the hand: if it lies in the centre like
    /// all others, nothing comes from the hand.
    fn refuse_build_card(&self, play: &Play, value: u8, with: Card, missing: Illegal) -> Illegal {
        let all_lie = || play.number_sums().flat_map(|sum| sum.cards()).all(|card| card.is_wild() || self.lies(card));
        let from_hand = |token: &Token| matches!(token, Token::Wild(_, Origin::Hand));
        match missing {
            Illegal::NotInHand { .. } if self.lies(with) && all_lie() => {
                match play.number_sums().flat_map(|sum| sum.tokens()).any(from_hand) {
                    true => Illegal::NoNumberCard,
                    false => Illegal::NoWildFromHand { value },
                }
            }
            missing => missing,
        }
    }

    fn lies(&self, card: Card) -> bool {
        self.centre.find_card(card, 0).is_some()
    }
}

impl Numero {
    pub(super) fn apply_turn(&mut self, seat: Seat, play: &Play, uses: &Uses, events: &mut impl Sink<Event>) {
        // This comes first: a build in this turn may make the same value known again.
        if let Some(card) = play.number_card() {
            self.forget_played(seat, card);
        }
        for (value, sum) in play.wild_builds() {
            self.apply_wild_build(seat, value, sum, uses, events);
        }
        self.apply_discard(seat, play, events);
        match play.number() {
            Number::Take { with } => self.apply_take(seat, play, with, uses, events),
            Number::Build { value, with } => self.apply_build(seat, play, value, with, uses, events),
            Number::Discard { .. } | Number::NotYet => {}
        }
        self.centre.remove(uses.piles);
        let mut place = 0;
        self.hands[seat.index()].retain(|_| {
            place += 1;
            uses.hand & 1 << (place - 1) == 0
        });
        self.finish_turn(seat, events);
    }

    /// Forgets the public knowledge about this hand that rested on a card now played.
    fn forget_played(&mut self, seat: Seat, card: Card) {
        let known = &mut self.known[seat.index()];
        if let Some(value) = card.value() {
            known.holds &= !(1 << value);
        }
        if let Some(place) = known.shown.iter().position(|shown| *shown == card) {
            known.shown.remove(place);
        }
    }

    /// §3.5 Refills the hand and passes the turn to the left.
    pub(super) fn finish_turn(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        self.changes = self.changes.wrapping_add(1);
        self.passes = 0;
        if self.is_patience() {
            self.restore_patience(seat, events);
        } else {
            self.restore_hand(seat, events);
        }
        self.next_turn(seat, events);
    }

    /// §2.5 Passes the turn to the left, §8.1 skipping players without cards.
    pub(super) fn next_turn(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        let holders = self.holders();
        if holders.is_empty() || self.phase == Phase::FinalChance {
            return self.finish(events);
        }
        let mut next = self.next_player(seat);
        let mut begun = 1;
        while !holders.contains(next) {
            next = self.next_player(next);
            begun += 1;
        }
        self.turn = next;
        let is_last = self.is_one_player_left(holders);
        // §11.5 Before the final chance the last player may still challenge.
        self.age_challenges(if is_last { begun - 1 } else { begun });
        if is_last {
            self.begin_final_chance(next, events);
        }
    }

    /// §2.5 Returns the next player, clockwise.
    #[inline]
    fn next_player(&self, seat: Seat) -> Seat {
        seat.left(self.seats)
    }

    /// §3.5 Refills the hand to five cards, as far as the pack allows.
    pub(super) fn restore_hand(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        let hand = &mut self.hands[seat.index()];
        let mut cards = 0;
        while hand.len() < HAND
            && let Some(card) = self.pack.pop()
        {
            hand.push(card);
            cards += 1;
        }
        if cards > 0 {
            self.known[seat.index()].lacks = 0;
            events.emit(|| Event::Drew { seat, cards });
            if self.pack.is_empty() {
                events.emit(|| Event::PackFinished);
            }
        }
    }
}
