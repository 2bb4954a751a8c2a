//! A move is one whole turn, announced at once (§3.6): wild cards first, then one number card.

use arrayvec::ArrayVec;

use super::HAND;
use super::card::Card;
use super::sum::{BuildName, Sum, Sums};

#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(clippy::large_enum_variant, reason = "simulations make millions of moves without allocating")]
pub enum Move {
    /// §3.1 One number card, after any number of wild cards.
    Turn(Play),
    /// §7.3 A hand of wild cards only.
    DiscardAll,
    /// §7.4
    Pass,
    /// §8.2 The last player declines the final chance; §9.4 Patience is over.
    Stop,
    /// §11.3 A demand to see the answer to a build.
    Challenge { name: BuildName, value: u8 },
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Play {
    /// The sums of the wild-only builds, then those of the number card.
    pub sums: Sums,
    /// §6.9 The announced value of each wild-only build.
    pub wild_builds: ArrayVec<u8, HAND>,
    /// §7.2
    pub discarded: ArrayVec<Card, HAND>,
    pub number: Number,
}

/// Role of the turn's number card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Number {
    Take {
        with: Card,
    },
    Build {
        value: u8,
        with: Card,
    },
    Discard {
        card: Card,
    },
    /// Not chosen yet: a draft, never a legal move.
    #[default]
    NotYet,
}

impl Play {
    pub fn number(&self) -> Number {
        self.number
    }

    /// Returns the number card played, once chosen.
    pub fn number_card(&self) -> Option<Card> {
        match self.number {
            Number::Take { with } | Number::Build { with, .. } => Some(with),
            Number::Discard { card } => Some(card),
            Number::NotYet => None,
        }
    }

    pub fn discarded(&self) -> &[Card] {
        &self.discarded
    }

    /// §6.9 Returns the wild-only builds: announced value and sum.
    pub fn wild_builds(&self) -> impl Iterator<Item = (u8, Sum<'_>)> {
        self.wild_builds.iter().copied().zip(self.sums.iter())
    }

    /// Returns the number card's sums: the takes, or the pile it builds on.
    pub fn number_sums(&self) -> impl Iterator<Item = Sum<'_>> {
        self.sums.iter().skip(self.wild_builds.len())
    }

    /// Creates a turn that only takes; `None` if there is nothing to take.
    pub fn take(with: Card, takes: Sums) -> Option<Play> {
        let play = Play { sums: takes, number: Number::Take { with }, ..Play::default() };
        (!play.sums.is_empty()).then_some(play)
    }

    pub fn discard(card: Card) -> Play {
        Play { number: Number::Discard { card }, ..Play::default() }
    }
}
