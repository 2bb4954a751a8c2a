//! Cards and sums, written or spoken.

use reckon_rules::numero::card::{Card, Face};
use reckon_rules::numero::sum::{Sum, Sums, Token};
use reckon_rules::ratio::Ratio;

use super::arithmetic::{attempt, spoken, steps, written};
use super::cards::{card_name, card_spoken, face_spoken, face_written};
use crate::speaker::{Manner, Speaker};

impl Speaker<'_> {
    /// Names a card with its colour, to tell equal numbers apart.
    pub(super) fn card(&self, card: Card) -> String {
        match self.manner {
            Manner::Written => card_name(card, self.language),
            Manner::Spoken => card_spoken(card, self.language),
        }
    }

    /// Names the face of a card after `the` or `that`: `9`, `−2`, `Neun`.
    pub(super) fn face(&self, card: Card) -> String {
        match (card.face, self.manner) {
            (Face::Number(value), _) => self.noun(value),
            (face, Manner::Written) => face_written(face, self.language),
            (face, Manner::Spoken) => face_spoken(face, self.language),
        }
    }

    /// `a 9`; a wild card has no article.
    pub(super) fn a_card(&self, card: Card) -> String {
        match card.value() {
            Some(value) => self.one_of(value),
            None => self.face(card),
        }
    }

    /// Lists cards with semicolons, because commas occur in `ten, blue` and in `0,5`.
    pub(super) fn cards(&self, cards: &[Card]) -> String {
        self.joined("numero-cards", cards.iter().map(|card| self.card(*card)))
    }

    /// `(10 − 2) + (5 − 4) = 9`
    pub(super) fn sum(&self, sum: Sum<'_>) -> String {
        match self.manner {
            Manner::Written => written(sum, self.language),
            Manner::Spoken => spoken(sum, self.language),
        }
    }

    /// `10 − 2 is 8, 8 + 1 is 9`
    pub(super) fn steps(&self, sum: Sum<'_>) -> String {
        match self.manner {
            Manner::Written => steps(sum, self.language),
            Manner::Spoken => spoken(sum, self.language),
        }
    }

    /// Formats a wild card applied to a pile; without a card, only the pile.
    pub(super) fn attempt(&self, pile: Ratio, card: Option<Card>) -> String {
        match self.manner {
            Manner::Written => attempt(pile, card.map(|card| card.face), self.language),
            Manner::Spoken => {
                let face = card.map(|card| face_spoken(card.face, self.language));
                self.listed([self.number(pile)].into_iter().chain(face))
            }
        }
    }

    /// Lists the sums, or gives the only one.
    pub(super) fn sums(&self, sums: &Sums) -> String {
        self.joined("numero-takes", sums.iter().map(|sum| self.sum(sum)))
    }
}

/// §6.1 Returns the sum of a build with its number card added last.
pub(super) fn with_card(sums: &Sums, with: Card) -> Vec<Token> {
    let first = sums.iter().next();
    let mut tokens = first.map(|sum| sum.tokens().to_vec()).unwrap_or_default();
    let alone = tokens.is_empty();
    tokens.push(Token::Number(with));
    if !alone {
        tokens.push(Token::Add);
    }
    tokens
}
