//! The centre: single cards and builds, in the order in which they came.

use std::ops::Range;

use arrayvec::ArrayVec;

use super::card::Card;
use super::pack::MOST_CARDS;
use super::sum::{BuildName, From, MOST_TOKENS, Sum, Token};
use crate::game::Seat;

/// While a build is made of others, their recipes stand there twice.
const MOST_RECIPES: usize = 2 * MOST_TOKENS;

/// A build has two cards at least, and while it joins another it is there twice.
const MOST_INNER: usize = MOST_CARDS;

/// Places in the centre, a bit each.
pub(super) type Places = u128;

#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Centre {
    piles: ArrayVec<Pile, MOST_CARDS>,
    /// The recipes of all builds, one after the other.
    recipes: ArrayVec<Token, MOST_RECIPES>,
    /// The builds that went into builds whose challenge is still open.
    inner: ArrayVec<Inner, MOST_INNER>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Pile {
    Card(Card),
    Build(Build),
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Build {
    pub name: BuildName,
    pub value: u8,
    pub by: Seat,
    /// §11.3 While it can still be challenged.
    pub challenge: Option<Challenge>,
    recipe: (u16, u16),
}

/// §11.4 An open challenge.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Challenge {
    /// How many turns have begun since the build, those of players without cards included.
    pub turns: u8,
    /// §11.6 The builder held the answer; only kept where that is what counts.
    pub held: bool,
}

/// §11.7 A build that went into another, to be put back if that one was a bluff.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Inner {
    pub name: BuildName,
    pub value: u8,
    pub by: Seat,
    of: BuildName,
    /// Where its recipe stands in the recipe of the other.
    start: u16,
    end: u16,
}

impl Build {
    fn places(&self) -> Range<usize> {
        usize::from(self.recipe.0)..usize::from(self.recipe.1)
    }
}

impl Centre {
    pub fn piles(&self) -> &[Pile] {
        &self.piles
    }

    pub fn build(&self, name: BuildName) -> Option<&Build> {
        self.builds().find(|build| build.name == name)
    }

    pub fn builds(&self) -> impl Iterator<Item = &Build> {
        self.piles.iter().filter_map(|pile| match pile {
            Pile::Build(build) => Some(build),
            Pile::Card(_) => None,
        })
    }

    /// §11.7 The builds within a build that can be challenged, and their recipes.
    pub fn inner(&self, build: &Build) -> impl Iterator<Item = (&Inner, Sum<'_>)> {
        let recipe = &self.recipes[build.places()];
        let within = self.inner.iter().filter(|inner| inner.of == build.name);
        within.map(|inner| (inner, Sum::of(&recipe[usize::from(inner.start)..usize::from(inner.end)])))
    }

    /// How a build was made: number and wild cards only, no builds within.
    pub fn recipe(&self, build: &Build) -> Sum<'_> {
        Sum::of(&self.recipes[build.places()])
    }

    pub fn is_empty(&self) -> bool {
        self.piles.is_empty()
    }

    /// §7.5 A centre of wild cards only counts as empty.
    pub fn has_no_numbers(&self) -> bool {
        self.piles.iter().all(|pile| matches!(pile, Pile::Card(card) if card.is_wild()))
    }

    pub fn clear(&mut self) {
        *self = Centre::default();
    }

    /// The single cards from this place on.
    pub fn singles_from(&self, place: usize) -> impl Iterator<Item = Card> + '_ {
        self.piles[place..].iter().filter_map(|pile| match pile {
            Pile::Card(card) => Some(*card),
            Pile::Build(_) => None,
        })
    }

    pub fn lay(&mut self, card: Card) {
        self.piles.push(Pile::Card(card));
    }

    /// The place of a card that lies alone and is not among `used`.
    #[inline]
    pub fn find_card(&self, card: Card, used: Places) -> Option<u32> {
        (0..)
            .zip(&self.piles)
            .find(|(place, pile)| **pile == Pile::Card(card) && used & 1 << place == 0)
            .map(|(place, _)| place)
    }

    #[inline]
    pub fn find_build(&self, name: BuildName, value: u8, used: Places) -> Option<u32> {
        (0..)
            .zip(&self.piles)
            .find(|(place, pile)| {
                matches!(pile, Pile::Build(build) if build.name == name && build.value == value)
                    && used & 1 << place == 0
            })
            .map(|(place, _)| place)
    }

    /// §6.6 The build that a card lies in.
    pub fn build_with(&self, card: Card) -> Option<&Build> {
        self.builds().find(|build| cards_of(self.recipe(build)).any(|c| c == card))
    }

    /// The cards that lie at these places.
    pub fn cards_at(&self, places: Places) -> impl Iterator<Item = Card> + '_ {
        (0..)
            .zip(&self.piles)
            .filter(move |(place, _)| places & 1_u128 << place != 0)
            .flat_map(|(_, pile)| self.cards_of_pile(pile))
    }

    pub fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        self.piles.iter().flat_map(|pile| self.cards_of_pile(pile))
    }

    fn cards_of_pile<'a>(&'a self, pile: &Pile) -> impl Iterator<Item = Card> + use<'a> {
        let (single, tokens) = match pile {
            Pile::Card(card) => (Some(*card), &[][..]),
            Pile::Build(build) => (None, &self.recipes[build.places()]),
        };
        single.into_iter().chain(cards_of(Sum::of(tokens)))
    }

    /// Joins a sum (and a number card from the hand) to a new build and puts it down.
    /// The piles it is made of are still there and are removed by [`Centre::remove`].
    pub fn put_build(
        &mut self,
        name: BuildName,
        value: u8,
        by: Seat,
        sum: Sum<'_>,
        with: Option<Card>,
        challenge: Option<Challenge>,
    ) {
        let start = self.recipes.len();
        for token in sum.tokens() {
            match *token {
                Token::Build { name: inner, .. } => {
                    let inner = *self.build(inner).expect("a checked sum names builds that are there");
                    if challenge.is_some() {
                        let begin = self.recipes.len() - start;
                        self.inner.push(Inner {
                            name: inner.name,
                            value: inner.value,
                            by: inner.by,
                            of: name,
                            start: place(begin),
                            end: place(begin + inner.places().len()),
                        });
                    }
                    for place in inner.places() {
                        self.recipes.push(self.recipes[place]);
                    }
                }
                Token::Wild(card, _) => self.recipes.push(Token::Wild(card, From::Hand)),
                token => self.recipes.push(token),
            }
        }
        if let Some(card) = with {
            self.recipes.push(Token::Number(card));
            self.recipes.push(Token::Add);
        }
        let recipe = (place(start), place(self.recipes.len()));
        self.piles.push(Pile::Build(Build { name, value, by, challenge, recipe }));
    }

    /// Says that such a build lies within the build that was put down last; `false` unless its
    /// cards do, and no other build has them.
    pub fn put_inner(&mut self, name: BuildName, value: u8, by: Seat, sum: Sum<'_>) -> bool {
        let Some(Pile::Build(outer)) = self.piles.last().copied() else { return false };
        let (recipe, length) = (&self.recipes[outer.places()], sum.tokens().len());
        let free = |start: &usize| {
            let apart = |(inner, _): (&Inner, _)| {
                *start >= usize::from(inner.end) || start + length <= usize::from(inner.start)
            };
            self.inner(&outer).all(apart)
        };
        let mut starts = (0..recipe.len()).filter(|start| recipe[*start..].starts_with(sum.tokens()));
        let Some(start) = starts.find(free) else { return false };
        let inner = Inner { name, value, by, of: outer.name, start: place(start), end: place(start + length) };
        self.inner.try_push(inner).is_ok()
    }

    /// §11.4, §11.5 `closes` says of each open challenge whether it is over.
    pub fn close_challenges(&mut self, mut closes: impl FnMut(&mut Build, Challenge) -> bool) {
        for pile in &mut self.piles {
            if let Pile::Build(build) = pile
                && let Some(challenge) = build.challenge
                && closes(build, challenge)
            {
                let of = build.name;
                build.challenge = None;
                self.inner.retain(|inner| inner.of != of);
            }
        }
    }

    /// §11.7 A build becomes again what it was made of: builds, then single cards.
    pub fn undo_build(&mut self, name: BuildName) {
        let Some(build) = self.build(name).copied() else { return };
        let recipe: ArrayVec<Token, MOST_TOKENS> = self.recipes[build.places()].iter().copied().collect();
        let inner: ArrayVec<Inner, MOST_INNER> = self.inner(&build).map(|(inner, _)| *inner).collect();
        let mut singles: ArrayVec<Card, MOST_CARDS> = cards_of(Sum::of(&recipe)).collect();
        let here = (0..).zip(&self.piles).find(|(_, pile)| matches!(pile, Pile::Build(build) if build.name == name));
        self.remove(here.map_or(0, |(place, _)| 1 << place));
        for inner in inner {
            let sum = Sum::of(&recipe[usize::from(inner.start)..usize::from(inner.end)]);
            for card in cards_of(sum) {
                let place = singles.iter().position(|single| *single == card);
                singles.remove(place.expect("the cards of an inner build are in the outer one"));
            }
            self.put_build(inner.name, inner.value, inner.by, sum, None, None);
        }
        singles.into_iter().for_each(|card| self.lay(card));
    }

    /// Takes these piles away.
    pub fn remove(&mut self, places: Places) {
        let mut place = 0;
        let mut build_gone = false;
        let inner = &mut self.inner;
        self.piles.retain(|pile| {
            let goes = places & 1 << place != 0;
            place += 1;
            if let Pile::Build(build) = pile
                && goes
            {
                build_gone = true;
                if !inner.is_empty() {
                    inner.retain(|inner| inner.of != build.name);
                }
            }
            !goes
        });
        if build_gone {
            self.close_gaps();
        }
    }

    fn close_gaps(&mut self) {
        let mut recipes = ArrayVec::new();
        for pile in &mut self.piles {
            if let Pile::Build(build) = pile {
                let start = recipes.len();
                recipes.try_extend_from_slice(&self.recipes[build.places()]).expect("fewer than before");
                build.recipe = (place(start), place(recipes.len()));
            }
        }
        self.recipes = recipes;
    }
}

fn place(n: usize) -> u16 {
    u16::try_from(n).expect("recipes are bounded by the pack")
}

/// The cards of a recipe.
pub(super) fn cards_of(sum: Sum<'_>) -> impl Iterator<Item = Card> + '_ {
    sum.tokens().iter().filter_map(|token| match token {
        Token::Number(card) | Token::Wild(card, _) => Some(*card),
        Token::Build { .. } | Token::Add | Token::End => None,
    })
}
