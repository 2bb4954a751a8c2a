//! The centre: single cards and builds, in the order in which they came.

use std::ops::Range;

use arrayvec::ArrayVec;

use super::card::Card;
use super::pack::MOST_CARDS;
use super::sum::{BuildName, From, MOST_TOKENS, Sum, Token};
use crate::game::Seat;

/// While a build is made of others, their recipes stand there twice.
const MOST_RECIPES: usize = 2 * MOST_TOKENS;

/// Places in the centre, a bit each.
pub(super) type Places = u128;

#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Centre {
    piles: ArrayVec<Pile, MOST_CARDS>,
    /// The recipes of all builds, one after the other.
    recipes: ArrayVec<Token, MOST_RECIPES>,
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
    recipe: (u16, u16),
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
        self.piles.iter().find_map(|pile| match pile {
            Pile::Build(build) if cards_of(self.recipe(build)).any(|c| c == card) => Some(build),
            _ => None,
        })
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
    pub fn put_build(&mut self, name: BuildName, value: u8, by: Seat, sum: Sum<'_>, with: Option<Card>) {
        let start = self.recipes.len();
        for token in sum.tokens() {
            match *token {
                Token::Build { name, .. } => {
                    let inner = self
                        .piles
                        .iter()
                        .find_map(|pile| match pile {
                            Pile::Build(build) if build.name == name => Some(build.places()),
                            _ => None,
                        })
                        .expect("a checked sum names builds that are there");
                    for place in inner {
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
        let place = |n: usize| u16::try_from(n).expect("recipes are bounded by the pack");
        self.piles.push(Pile::Build(Build { name, value, by, recipe: (place(start), place(self.recipes.len())) }));
    }

    /// Takes these piles away.
    pub fn remove(&mut self, places: Places) {
        let mut place = 0;
        let mut build_gone = false;
        self.piles.retain(|pile| {
            let goes = places & 1 << place != 0;
            place += 1;
            build_gone |= goes && matches!(pile, Pile::Build(_));
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
                let place = |n: usize| u16::try_from(n).expect("recipes are bounded by the pack");
                build.recipe = (place(start), place(recipes.len()));
            }
        }
        self.recipes = recipes;
    }
}

/// The cards of a recipe.
pub(super) fn cards_of(sum: Sum<'_>) -> impl Iterator<Item = Card> + '_ {
    sum.tokens().iter().filter_map(|token| match token {
        Token::Number(card) | Token::Wild(card, _) => Some(*card),
        Token::Build { .. } | Token::Add | Token::End => None,
    })
}
