//! The centre: single cards and builds, in order of arrival.

use std::ops::Range;

use arrayvec::ArrayVec;

use super::card::Card;
use super::sum::{BuildName, MAX_TOKENS, Origin, Sum, Token};
use super::text::pack::MAX_CARDS;
use crate::game::Seat;

/// Upper bound on recipe tokens: while builds are being joined into one, their recipes exist twice.
const MAX_RECIPES: usize = 2 * MAX_TOKENS;

/// Upper bound on inner builds: each has at least two cards, and exists twice while it is being joined to another.
const MAX_INNER: usize = MAX_CARDS;

/// Places in the centre, one bit each.
pub(super) type Places = u128;

#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Centre {
    piles: ArrayVec<CentrePile, MAX_CARDS>,
    /// The recipes of all builds, one after the other.
    recipes: ArrayVec<Token, MAX_RECIPES>,
    /// The builds that went into builds whose challenge is still open.
    inner: ArrayVec<Inner, MAX_INNER>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum CentrePile {
    Card(Card),
    Build(Build),
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Build {
    pub name: BuildName,
    pub value: u8,
    pub by: Seat,
    /// §11.3 Set while it can be challenged.
    pub challenge: Option<Challenge>,
    recipe: (u16, u16),
}

/// §11.4 An open challenge.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Challenge {
    /// Number of turns begun since the build, including those of players without cards.
    pub turns: u8,
    /// §11.6 Whether the builder held the answer; set only if that counts.
    pub held: bool,
}

/// §11.7 A build that went into another, to be put back if that one was a bluff.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Inner {
    pub name: BuildName,
    pub value: u8,
    pub by: Seat,
    of: BuildName,
    /// Range of its recipe within the other's.
    start: u16,
    end: u16,
}

impl Build {
    fn places(&self) -> Range<usize> {
        usize::from(self.recipe.0)..usize::from(self.recipe.1)
    }
}

impl Centre {
    pub fn piles(&self) -> &[CentrePile] {
        &self.piles
    }

    pub fn build(&self, name: BuildName) -> Option<&Build> {
        self.builds().find(|build| build.name == name)
    }

    pub fn builds(&self) -> impl Iterator<Item = &Build> {
        self.piles.iter().filter_map(|pile| match pile {
            CentrePile::Build(build) => Some(build),
            CentrePile::Card(_) => None,
        })
    }

    /// §11.7 Returns the builds that went into a build still open to challenge, with their recipes.
    pub fn inner(&self, build: &Build) -> impl Iterator<Item = (&Inner, Sum<'_>)> {
        let recipe = &self.recipes[build.places()];
        let within = self.inner.iter().filter(|inner| inner.of == build.name);
        within.map(|inner| (inner, Sum::of(&recipe[usize::from(inner.start)..usize::from(inner.end)])))
    }

    /// Returns how a build was made: from number and wild cards, not from builds.
    pub fn recipe(&self, build: &Build) -> Sum<'_> {
        Sum::of(&self.recipes[build.places()])
    }

    pub fn is_empty(&self) -> bool {
        self.piles.is_empty()
    }

    /// Returns whether the centre holds nothing but wild cards.
    pub fn has_no_numbers(&self) -> bool {
        self.piles.iter().all(|pile| matches!(pile, CentrePile::Card(card) if card.is_wild()))
    }

    pub fn clear(&mut self) {
        *self = Centre::default();
    }

    /// Returns the single cards from this place on.
    pub fn singles_from(&self, place: usize) -> impl Iterator<Item = Card> + '_ {
        self.piles[place..].iter().filter_map(|pile| match pile {
            CentrePile::Card(card) => Some(*card),
            CentrePile::Build(_) => None,
        })
    }

    pub fn lay(&mut self, card: Card) {
        self.piles.push(CentrePile::Card(card));
    }

    /// Finds a single card that is not among `used`.
    #[inline]
    pub fn find_card(&self, card: Card, used: Places) -> Option<u32> {
        (0..)
            .zip(&self.piles)
            .find(|(place, pile)| **pile == CentrePile::Card(card) && used & 1 << place == 0)
            .map(|(place, _)| place)
    }

    #[inline]
    pub fn find_build(&self, name: BuildName, value: u8, used: Places) -> Option<u32> {
        (0..)
            .zip(&self.piles)
            .find(|(place, pile)| {
                matches!(pile, CentrePile::Build(build) if build.name == name && build.value == value)
                    && used & 1 << place == 0
            })
            .map(|(place, _)| place)
    }

    /// §6.6 Finds the build that contains a card.
    pub fn build_with(&self, card: Card) -> Option<&Build> {
        self.builds().find(|build| self.recipe(build).cards().any(|c| c == card))
    }

    /// Returns the cards at these places.
    pub fn cards_at(&self, places: Places) -> impl Iterator<Item = Card> + '_ {
        (0..)
            .zip(&self.piles)
            .filter(move |(place, _)| places & 1_u128 << place != 0)
            .flat_map(|(_, pile)| self.cards_of_pile(pile))
    }

    pub fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        self.piles.iter().flat_map(|pile| self.cards_of_pile(pile))
    }

    fn cards_of_pile<'a>(&'a self, pile: &CentrePile) -> impl Iterator<Item = Card> + use<'a> {
        let (single, tokens) = match pile {
            CentrePile::Card(card) => (Some(*card), &[][..]),
            CentrePile::Build(build) => (None, &self.recipes[build.places()]),
        };
        single.into_iter().chain(Sum::of(tokens).cards())
    }

    /// Joins a sum (and a number card from the hand) into a new build and puts it down. The piles
    /// it is made of stay until [`Centre::remove`] is called.
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
                    let inner = *self.build(inner).expect("a checked sum names builds in the centre");
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
                Token::Wild(card, _) => self.recipes.push(Token::Wild(card, Origin::Hand)),
                token => self.recipes.push(token),
            }
        }
        if let Some(card) = with {
            self.recipes.push(Token::Number(card));
            self.recipes.push(Token::Add);
        }
        let recipe = (place(start), place(self.recipes.len()));
        self.piles.push(CentrePile::Build(Build { name, value, by, challenge, recipe }));
    }

    /// Records an inner build of the build put down last. Returns `false` unless its cards are in that build and belong
    /// to no other inner build.
    pub fn put_inner(&mut self, name: BuildName, value: u8, by: Seat, sum: Sum<'_>) -> bool {
        let Some(CentrePile::Build(outer)) = self.piles.last().copied() else { return false };
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

    /// §11.4, §11.5 Closes every open challenge for which `closes` returns true.
    pub fn close_challenges(&mut self, mut closes: impl FnMut(&mut Build, Challenge) -> bool) {
        for pile in &mut self.piles {
            if let CentrePile::Build(build) = pile
                && let Some(challenge) = build.challenge
                && closes(build, challenge)
            {
                let of = build.name;
                build.challenge = None;
                self.inner.retain(|inner| inner.of != of);
            }
        }
    }

    /// §11.7 Takes a build apart into what it was made of: builds, then single cards.
    pub fn undo_build(&mut self, build: &Build) {
        let recipe: ArrayVec<Token, MAX_TOKENS> = self.recipes[build.places()].iter().copied().collect();
        let inner: ArrayVec<Inner, MAX_INNER> = self.inner(build).map(|(inner, _)| *inner).collect();
        let mut singles: ArrayVec<Card, MAX_CARDS> = Sum::of(&recipe).cards().collect();
        let is_it = |pile: &CentrePile| matches!(pile, CentrePile::Build(other) if other.name == build.name);
        let here = (0..).zip(&self.piles).find(|(_, pile)| is_it(pile));
        self.remove(here.map_or(0, |(place, _)| 1 << place));
        for inner in inner {
            let sum = Sum::of(&recipe[usize::from(inner.start)..usize::from(inner.end)]);
            for card in sum.cards() {
                let place = singles.iter().position(|single| *single == card);
                singles.remove(place.expect("the cards of an inner build are in the outer one"));
            }
            self.put_build(inner.name, inner.value, inner.by, sum, None, None);
        }
        singles.into_iter().for_each(|card| self.lay(card));
    }

    pub fn remove(&mut self, places: Places) {
        let mut place = 0;
        let mut build_gone = false;
        let inner = &mut self.inner;
        self.piles.retain(|pile| {
            let goes = places & 1 << place != 0;
            place += 1;
            if let CentrePile::Build(build) = pile
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
            if let CentrePile::Build(build) = pile {
                let start = recipes.len();
                recipes.try_extend_from_slice(&self.recipes[build.places()]).expect("no longer than before");
                build.recipe = (place(start), place(recipes.len()));
            }
        }
        self.recipes = recipes;
    }
}

fn place(n: usize) -> u16 {
    u16::try_from(n).expect("recipes are bounded by the pack")
}
