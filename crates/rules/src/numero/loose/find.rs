//! Finds the cards that a typed line means.

use super::super::card::{Card, Face, Part, Written};
use super::super::centre::cards_of;
use super::super::moves::NotAMove;
use super::super::scan::{Scanner, shortened};
use super::super::sum::{From, NotASum, Sums, Token};
use super::super::view::Lying;
use super::split::read_number_card;
use super::{Meant, NotUnderstood, Reader};
use crate::ratio::Ratio;

impl Reader {
    /// Whether a plain number of this text lies in the centre; what is more than a number may.
    pub(super) fn could_lie(&self, term: &str) -> bool {
        match read_number_card(term) {
            Ok(card) => self.lying.iter().any(|lying| match lying {
                Lying::Card(lies) => is_meant(card, *lies),
                Lying::Build { value, recipe, .. } => {
                    card.value() == Some(*value) || cards_in(recipe).any(|lies| is_meant(card, lies))
                }
            }),
            Err(_) => true,
        }
    }

    /// Reads a sum, finds its cards and says its value if that is a whole number.
    pub(super) fn add_sum(&mut self, text: &str) -> Result<Option<u8>, NotUnderstood> {
        let mut read = Sums::new();
        let mut scanner = Scanner::typed(text);
        read.read_sum(&mut scanner).map_err(NotAMove::Sum)?;
        if !scanner.is_at_end() {
            return Err(NotAMove::LeftOver(shortened(scanner.rest())).into());
        }
        let alone = cards_in(&read).count() == 1;
        let sum = self.as_build(&read);
        for token in sum.as_ref().unwrap_or(&read).tokens() {
            for token in self.find(*token, alone)? {
                if !self.play.sums.push(token) {
                    return Err(NotAMove::Sum(NotASum::TooLong).into());
                }
            }
        }
        let value = self.play.sums.iter().last().and_then(|sum| sum.value().ok());
        Ok(value.and_then(Ratio::as_whole).and_then(|value| u8::try_from(value).ok()))
    }

    /// `9 + 1` where just these cards lie as a build.
    fn as_build(&self, read: &Sums) -> Option<Sums> {
        let wanted: Vec<Card> = cards_in(read).collect();
        let found = self.lying.iter().find(|lying| match lying {
            Lying::Card(_) => false,
            Lying::Build { recipe, .. } => {
                let cards: Vec<Card> = cards_in(recipe).collect();
                cards.len() == wanted.len() && wanted.iter().zip(&cards).all(|(card, lies)| is_meant(*card, *lies))
            }
        })?;
        let singles =
            |card: &Card| self.lying.iter().any(|lying| matches!(lying, Lying::Card(c) if is_meant(*card, *c)));
        if wanted.iter().all(singles) {
            return None;
        }
        let mut sums = Sums::new();
        sums.push(token_of(found));
        sums.push(Token::End);
        Some(sums)
    }

    /// The card or build that a token means, and marks it as used.
    fn find(&mut self, token: Token, alone: bool) -> Result<Vec<Token>, NotUnderstood> {
        Ok(match token {
            Token::Number(card) => vec![self.find_number(card, alone)?],
            Token::Build { name, .. } => {
                self.lying.retain(|lying| !matches!(lying, Lying::Build { name: n, .. } if *n == name));
                vec![token]
            }
            Token::Wild(card, from) => self.find_wild(card, from),
            Token::Add | Token::End => vec![token],
        })
    }

    fn find_number(&mut self, card: Card, alone: bool) -> Result<Token, NotUnderstood> {
        let single = self.lying.iter().position(|lying| matches!(lying, Lying::Card(c) if is_meant(card, *c)));
        let value = card.value().unwrap_or_default();
        let build = (card.colour.is_none())
            .then(|| self.lying.iter().position(|lying| matches!(lying, Lying::Build { value: v, .. } if *v == value)))
            .flatten();
        let place = match (single, build) {
            (Some(place), Some(build)) if self.both_are_meant(value, build) => place,
            (Some(card), Some(build)) => return Err(self.card_or_build(card, build, value)),
            (Some(place), None) | (None, Some(place)) => place,
            // Not there: the rules will say so, most helpfully of a card that is somewhere.
            (None, None) => return Ok(Token::Number(self.somewhere(card, alone))),
        };
        Ok(token_of(&self.lying.remove(place)))
    }

    /// The line names the value often enough for the card and the build, or the build by its number.
    fn both_are_meant(&self, value: u8, build: usize) -> bool {
        let named = match self.lying[build] {
            Lying::Build { name, .. } => self.meant.contains(&Meant::Build(name)),
            Lying::Card(_) => false,
        };
        let worth = |lying: &&Lying| match lying {
            Lying::Card(card) => card.value() == Some(value),
            Lying::Build { value: worth, .. } => *worth == value,
        };
        let there = self.centre.iter().filter(worth).count();
        named || self.meant.iter().filter(|meant| **meant == Meant::Value(value)).count() >= there
    }

    fn card_or_build(&self, card: usize, build: usize, value: u8) -> NotUnderstood {
        match (&self.lying[card], &self.lying[build]) {
            (Lying::Card(card), Lying::Build { name, .. }) => {
                NotUnderstood::CardOrBuild { card: *card, name: *name, value }
            }
            _ => NotUnderstood::SayWhat { value },
        }
    }

    /// A wild card of the hand, else of the centre; else one that does the same.
    fn find_wild(&mut self, card: Card, from: From) -> Vec<Token> {
        let mut meant = vec![card];
        meant.extend(same_effect(card.face).into_iter().map(Card::wild));
        for card in meant {
            if from == From::Hand
                && let Some(place) = self.hand.iter().position(|held| is_meant(card, *held))
            {
                return vec![Token::Wild(self.hand.remove(place), From::Hand)];
            }
            let lies = |lying: &Lying| matches!(lying, Lying::Card(c) if is_meant(card, *c));
            if let Some(place) = self.lying.iter().position(lies) {
                let Token::Wild(card, _) = token_of(&self.lying.remove(place)) else { continue };
                return vec![Token::Wild(card, From::Centre)];
            }
        }
        // `*3/4` may be two cards.
        if let Face::Part(part) = card.face
            && [Face::Times(part.top()), Face::Over(part.bottom())].iter().all(|face| self.has_wild(*face))
        {
            let mut two = self.find_wild(Card::wild(Face::Times(part.top())), from);
            two.extend(self.find_wild(Card::wild(Face::Over(part.bottom())), from));
            return two;
        }
        // Used up or nowhere: the rules will say which.
        let lies = |lying: &Lying| matches!(lying, Lying::Card(c) if is_meant(card, *c));
        let from = if self.centre.iter().any(lies) { From::Centre } else { from };
        vec![Token::Wild(card, from)]
    }

    fn has_wild(&self, face: Face) -> bool {
        let lying = self.lying.iter().any(|lying| matches!(lying, Lying::Card(card) if card.face == face));
        lying || self.hand.iter().any(|card| card.face == face)
    }

    /// The card of the hand that is meant; if there is none, what was typed, and the rules refuse it.
    pub(super) fn out_of_hand(&mut self, card: Card) -> Card {
        let card = self.find_in_hand(card).unwrap_or(card);
        self.take_from_hand(card);
        card
    }

    pub(super) fn find_in_hand(&self, card: Card) -> Option<Card> {
        self.hand.iter().copied().find(|held| is_meant(card, *held))
    }

    pub(super) fn take_from_hand(&mut self, card: Card) {
        if let Some(place) = self.hand.iter().position(|held| *held == card) {
            self.hand.remove(place);
        }
    }

    /// In a build; or in the hand, unless the card is all that the sum has: then it is meant to lie there.
    fn somewhere(&self, card: Card, alone: bool) -> Card {
        let in_builds = self.lying.iter().find_map(|lying| match lying {
            Lying::Card(_) => None,
            Lying::Build { recipe, .. } => cards_in(recipe).find(|lies| is_meant(card, *lies)),
        });
        in_builds.or_else(|| self.find_in_hand(card).filter(|_| !alone)).unwrap_or(card)
    }
}

/// The values and builds that a sum names.
pub(super) fn meant_by(sum: &str) -> Vec<Meant> {
    let mut read = Sums::new();
    // What cannot be read is refused when its turn comes.
    let _unread = read.read_sum(&mut Scanner::typed(sum));
    let meant = read.tokens().iter().filter_map(|token| match token {
        Token::Number(card) if card.colour.is_none() => card.value().map(Meant::Value),
        Token::Build { name, .. } => Some(Meant::Build(*name)),
        _ => None,
    });
    meant.collect()
}

/// Whether what was typed can mean this card: same face, and the colour if one was given.
fn is_meant(typed: Card, card: Card) -> bool {
    typed.face == card.face && (typed.colour.is_none() || typed.colour == card.colour)
}

pub(in super::super) fn token_of(lying: &Lying) -> Token {
    match lying {
        Lying::Card(card) if card.is_wild() => Token::Wild(*card, From::Centre),
        Lying::Card(card) => Token::Number(*card),
        Lying::Build { name, value, .. } => Token::Build { name: *name, value: *value },
    }
}

fn cards_in(sums: &Sums) -> impl Iterator<Item = Card> + '_ {
    sums.iter().flat_map(cards_of)
}

/// Cards with the same effect: `÷2`, `½`, `0.5` and `50%`.
fn same_effect(face: Face) -> Vec<Face> {
    let (top, bottom) = match face {
        Face::Over(n) => (1, u16::from(n)),
        Face::Part(part) => (u16::from(part.top()), u16::from(part.bottom())),
        _ => return Vec::new(),
    };
    let written = [Written::Fraction, Written::Decimal, Written::Percent];
    let mut faces: Vec<Face> =
        written.into_iter().filter_map(|written| Part::new(top, bottom, written)).map(Face::Part).collect();
    if top == 1
        && let Ok(bottom) = u8::try_from(bottom)
    {
        faces.push(Face::Over(bottom));
    }
    faces.retain(|other| *other != face);
    faces
}
