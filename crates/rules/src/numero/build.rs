//! §6 Build.

use super::Numero;
use super::card::Card;
use super::event::Event;
use super::illegal::Illegal;
use super::mover::Mover;
use super::moves::{Number, Play};
use super::options::WildOnlyBuild;
use super::sum::{BuildName, Sum, Sums, Token};
use super::turn::Uses;
use crate::game::{Seat, Sink};
use crate::ratio::Ratio;

impl Mover<'_> {
    /// §6.1 Checks a build: the number card is added last to a pile in the centre. §3.4 That ends the turn: a `Play`
    /// has room for only one number card, so there is none left to take with.
    pub(super) fn check_build(&self, play: &Play, announced: u8, with: Card, uses: &mut Uses) -> Result<(), Illegal> {
        for onto in play.number_sums() {
            let (pile, _) = self.check_sum(onto, uses)?;
            if pile.is_zero() && !self.table.options.zero_piles {
                return Err(Illegal::ZeroPile { sum: Box::new(onto.to_sums()) });
            }
            let value =
                with.face.act_on(pile).map_err(|trouble| Illegal::CannotWorkOut { pile, card: Some(with), trouble })?;
            self.check_announcement(announced, value, || with_card(onto, with))?;
        }
        Ok(())
    }

    /// §6.9 Checks a wild-only build: centre cards changed by at least one wild card from the hand.
    pub(super) fn check_wild_build(&self, announced: u8, sum: Sum<'_>, uses: &mut Uses) -> Result<(), Illegal> {
        if self.table.options.wild_only_build == WildOnlyBuild::Forbidden {
            return Err(Illegal::WildOnlyBuildForbidden { value: announced });
        }
        let (value, wilds) = self.check_sum(sum, uses)?;
        if wilds == 0 {
            return Err(Illegal::NoWildFromHand { value: announced });
        }
        self.check_announcement(announced, value, || sum.to_sums())
    }

    /// §6.2 Checks that a build is worth its announced value, and that some number card in play has that value.
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

    /// §6.3 Checks Golden Rule 2, after every card of the turn has left the hand. §11.1 A bluff may break it, §11.2
    /// unless everybody could see that it does.
    pub(super) fn check_answers(&self, play: &Play, uses: &Uses) -> Result<(), Illegal> {
        for value in self.claims(play) {
            if self.answer(value, uses.hand).is_some() {
                continue;
            }
            if !self.table.options.bluffs() {
                return Err(Illegal::NoAnswer { value });
            }
            if uses.hand.count_ones() as usize == self.hand.len() {
                return Err(Illegal::NothingToShow { value });
            }
        }
        Ok(())
    }

    /// §6.3, §6.9 Returns the values whose answers the player claims to hold.
    fn claims(&self, play: &Play) -> impl Iterator<Item = u8> {
        let free = self.table.options.wild_only_build == WildOnlyBuild::Free;
        let wild_builds = play.wild_builds.iter().copied().filter(move |_| !free);
        wild_builds.chain(match play.number() {
            Number::Build { value, .. } => Some(value),
            Number::Take { .. } | Number::Discard { .. } | Number::NotYet => None,
        })
    }

    /// Finds a card of this value that stays in the hand.
    pub fn answer(&self, value: u8, hand_used: u8) -> Option<Card> {
        (0..)
            .zip(self.hand)
            .find(|(place, card)| hand_used & 1 << place == 0 && card.value() == Some(value))
            .map(|(_, card)| *card)
    }

    /// §6.5 Uses a build, whoever made it, like a card in a take or another build; §6.7 several can be used at once.
    #[inline]
    pub(super) fn use_build(&self, name: BuildName, value: u8, uses: &mut Uses) -> Result<(), Illegal> {
        let place = self.centre.find_build(name, value, uses.piles);
        let place = place.ok_or_else(|| self.refuse_build(name, value))?;
        uses.piles |= 1 << place;
        Ok(())
    }

    fn refuse_build(&self, name: BuildName, value: u8) -> Illegal {
        match self.centre.find_build(name, value, 0) {
            Some(_) => Illegal::BuildUsedTwice { name, value },
            None => Illegal::NoSuchBuild { name, value },
        }
    }

    /// §6.6 Refuses a card that is part of a build: a build is never broken up.
    pub(super) fn refuse_breaking_build(&self, card: Card) -> Option<Illegal> {
        let build = self.centre.build_with(card)?;
        Some(Illegal::BreaksBuild { card, name: build.name, value: build.value })
    }
}

impl Numero {
    /// §6.1 Adds the number card to the pile for good.
    pub(super) fn apply_build(
        &mut self,
        seat: Seat,
        play: &Play,
        value: u8,
        with: Card,
        uses: &Uses,
        events: &mut impl Sink<Event>,
    ) {
        for onto in play.number_sums() {
            let name = self.name_build();
            let challenge = self.open_challenge(seat, value, uses);
            self.centre.put_build(name, value, seat, onto, Some(with), challenge);
            let shown = self.answer_build(seat, value, uses);
            events.emit(|| Event::Built { seat, name, value, sum: onto.to_sums(), with, shown });
        }
    }

    /// §6.9 Makes a build without a number card.
    pub(super) fn apply_wild_build(
        &mut self,
        seat: Seat,
        value: u8,
        sum: Sum<'_>,
        uses: &Uses,
        events: &mut impl Sink<Event>,
    ) {
        let needs_answer = self.table.options.wild_only_build != WildOnlyBuild::Free;
        let name = self.name_build();
        let challenge = if needs_answer { self.open_challenge(seat, value, uses) } else { None };
        self.centre.put_build(name, value, seat, sum, None, challenge);
        let shown = if needs_answer { self.answer_build(seat, value, uses) } else { None };
        events.emit(|| Event::WildBuilt { seat, name, value, sum: sum.to_sums(), shown });
    }

    /// §6.10 Returns the number of a new build, which keeps it.
    fn name_build(&mut self) -> BuildName {
        let name = self.next_build;
        self.next_build = BuildName(name.0 + 1);
        name
    }

    /// §6.3, §6.4 Records that everybody now knows that the builder holds the answer, or has seen it. §11.1 If it may
    /// be a bluff, nobody learns anything.
    fn answer_build(&mut self, seat: Seat, value: u8, uses: &Uses) -> Option<Card> {
        if self.table.options.bluffs() {
            return None;
        }
        if !self.table.options.show_answer {
            self.known[seat.index()].holds |= 1 << value;
            return None;
        }
        let shown = &self.known[seat.index()].shown;
        let again = |card: &&Card| card.value() == Some(value) && self.keeps(seat, **card, uses);
        if let Some(card) = shown.iter().find(again) {
            return Some(*card);
        }
        let card = self.mover(seat).answer(value, uses.hand)?;
        self.known[seat.index()].shown.push(card);
        Some(card)
    }

    fn keeps(&self, seat: Seat, card: Card, uses: &Uses) -> bool {
        (0..).zip(&self.hands[seat.index()]).any(|(place, held)| *held == card && uses.hand & 1 << place == 0)
    }
}

/// Returns the whole sum of a build: the number card is added last.
fn with_card(onto: Sum<'_>, with: Card) -> Sums {
    let mut tokens = onto.tokens().to_vec();
    tokens.extend([Token::Number(with), Token::Add]);
    Sum::of(&tokens).to_sums()
}
