//! Finds the cards that a typed line means.

use super::split::read_number_card;
use super::{Meant, NotUnderstood, Reader};
use reckon_rules::numero::card::{Card, Face, Part, Written};
use reckon_rules::numero::sum::{Origin, Sum, Sums, Token};
use reckon_rules::numero::text::moves::NotAMove;
use reckon_rules::numero::text::scan::{Scanner, shortened};
use reckon_rules::numero::text::sum::NotASum;
use reckon_rules::numero::view::PileView;
use reckon_rules::ratio::Ratio;

impl Reader<'_> {
    /// Checks whether the centre has this plain number; any longer term might be there.
    pub(super) fn could_lie(&self, term: &str) -> bool {
        match read_number_card(term) {
            Ok(card) => self.lying.iter().any(|lying| match lying {
                PileView::Card(lies) => is_meant(card, *lies),
                PileView::Build { value, recipe, .. } => {
                    card.value() == Some(*value) || cards_in(recipe).any(|lies| is_meant(card, lies))
                }
            }),
            Err(_) => true,
        }
    }

    /// Reads a sum, finds its cards and returns its value if it is a whole number.
    pub(super) fn add_sum(&mut self, text: &str) -> Result<Option<u8>, NotUnderstood> {
        let mut read = Sums::new();
        let mut scanner = Scanner::typed(text);
        read.read_sum(&mut scanner).map_err(NotAMove::Sum)?;
        if !scanner.is_at_end() {
            return Err(NotAMove::LeftOver(shortened(scanner.rest())).into());
        }
        let alone = cards_in(&read).filter(|card| card.is_number() || !self.takes).count() == 1;
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

    /// Finds a build of exactly these cards, unless all of them also lie singly.
    fn as_build(&self, read: &Sums) -> Option<Sums> {
        let wanted: Vec<Card> = cards_in(read).collect();
        let found = self.lying.iter().find(|lying| match lying {
            PileView::Card(_) => false,
            PileView::Build { recipe, .. } => {
                let cards: Vec<Card> = cards_in(recipe).collect();
                cards.len() == wanted.len() && wanted.iter().zip(&cards).all(|(card, lies)| is_meant(*card, *lies))
            }
        })?;
        let singles =
            |card: &Card| self.lying.iter().any(|lying| matches!(lying, PileView::Card(c) if is_meant(*card, *c)));
        if wanted.iter().all(singles) {
            return None;
        }
        let mut sums = Sums::new();
        sums.push(token_of(found));
        sums.push(Token::End);
        Some(sums)
    }

    /// Finds the card or build that a token means and marks it as used.
    fn find(&mut self, token: Token, alone: bool) -> Result<Vec<Token>, NotUnderstood> {
        Ok(match token {
            Token::Number(card) => vec![self.find_number(card, alone)?],
            Token::Build { name, .. } => {
                self.lying.retain(|lying| !matches!(lying, PileView::Build { name: n, .. } if *n == name));
                vec![token]
            }
            Token::Wild(card, from) => self.find_wild(card, from)?,
            Token::Add | Token::End => vec![token],
        })
    }

    fn find_number(&mut self, card: Card, alone: bool) -> Result<Token, NotUnderstood> {
        let single = self.lying.iter().position(|lying| matches!(lying, PileView::Card(c) if is_meant(card, *c)));
        let value = card.value().unwrap_or_default();
        let build = (card.colour.is_none())
            .then(|| {
                self.lying.iter().position(|lying| matches!(lying, PileView::Build { value: v, .. } if *v == value))
            })
            .flatten();
        let place = match (single, build) {
            (Some(place), Some(build)) if self.both_are_meant(value, build) => place,
            (Some(card), Some(build)) => return Err(self.card_or_build(card, build, value)),
            (Some(place), None) | (None, Some(place)) => place,
            // Not there: the rules will refuse it, most helpfully for a card that is elsewhere.
            (None, None) => return Ok(self.somewhere(card, alone)),
        };
        let alike: Vec<Card> = singles(&self.lying).filter(|lies| is_meant(card, *lies)).collect();
        let named = self.meant.iter().filter(|meant| **meant == Meant::Value(value)).count();
        if let (PileView::Card(found), true) = (&self.lying[place], named < alike.len()) {
            self.check_colour(*found, &alike)?;
        }
        Ok(token_of(&self.lying.remove(place)))
    }

    /// Checks whether the line means both the card and the build: it names their value at least once for each pile of
    /// that value in the centre, or names the build by its number as well.
    fn both_are_meant(&self, value: u8, build: usize) -> bool {
        let named = match self.lying[build] {
            PileView::Build { name, .. } => self.meant.contains(&Meant::Build(name)),
            PileView::Card(_) => false,
        };
        let worth = |lying: &&PileView| match lying {
            PileView::Card(card) => card.value() == Some(value),
            PileView::Build { value: worth, .. } => *worth == value,
        };
        let there = self.view.centre.iter().filter(worth).count();
        named || self.meant.iter().filter(|meant| **meant == Meant::Value(value)).count() >= there
    }

    fn card_or_build(&self, card: usize, build: usize, value: u8) -> NotUnderstood {
        match (&self.lying[card], &self.lying[build]) {
            (PileView::Card(card), PileView::Build { name, .. }) => {
                NotUnderstood::CardOrBuild { card: *card, name: *name, value }
            }
            _ => NotUnderstood::SayWhat { value },
        }
    }

    /// Finds a wild card in the hand, else in the centre, else the only one with the same effect.
    fn find_wild(&mut self, card: Card, from: Origin) -> Result<Vec<Token>, NotUnderstood> {
        let alike: Vec<Face> = same_effect(card.face).into_iter().filter(|face| self.has_wild(*face, from)).collect();
        let meant = match alike[..] {
            _ if self.has_wild(card.face, from) => card,
            [] => card,
            [only] => Card::wild(only),
            [one, other, ..] => {
                return Err(NotUnderstood::WhichCard { one: Card::wild(one), other: Card::wild(other) });
            }
        };
        if from == Origin::Hand
            && let Some(place) = self.hand.iter().position(|held| is_meant(meant, *held))
        {
            return Ok(vec![Token::Wild(self.hand.remove(place), Origin::Hand)]);
        }
        let lies = |lying: &PileView| matches!(lying, PileView::Card(c) if is_meant(meant, *c));
        if let Some(place) = self.lying.iter().position(lies)
            && let PileView::Card(card) = self.lying.remove(place)
        {
            return Ok(vec![Token::Wild(card, Origin::Centre)]);
        }
        // `*3/4` may be two cards.
        if let Face::Part(part) = card.face
            && [Face::Times(part.top()), Face::Over(part.bottom())]
                .iter()
                .all(|face| self.has_wild(*face, Origin::Hand))
        {
            let mut two = self.find_wild(Card::wild(Face::Times(part.top())), from)?;
            two.extend(self.find_wild(Card::wild(Face::Over(part.bottom())), from)?);
            return Ok(two);
        }
        // Used up or nowhere: the rules will say which.
        let from = if self.view.centre.iter().any(lies) { Origin::Centre } else { from };
        Ok(vec![Token::Wild(card, from)])
    }

    /// Returns whether there is a wild card with this face: in the centre, or in the hand too if it may come from there.
    fn has_wild(&self, face: Face, from: Origin) -> bool {
        let held = self.hand.iter().filter(|_| from == Origin::Hand).copied();
        singles(&self.lying).chain(held).any(|card| card.face == face)
    }

    /// Removes and returns the card that is meant; if it is not held, the rules refuse it as typed.
    pub(super) fn out_of_hand(&mut self, typed: Card) -> Result<Card, NotUnderstood> {
        let card = self.find_in_hand(typed).unwrap_or(typed);
        self.check_colour(card, self.hand.iter().filter(|held| is_meant(typed, **held)))?;
        self.take_from_hand(card);
        Ok(card)
    }

    /// §1.2 Asks which card is meant where another could be, of another colour, at a table for points.
    fn check_colour<'a>(&self, card: Card, alike: impl IntoIterator<Item = &'a Card>) -> Result<(), NotUnderstood> {
        match alike.into_iter().find(|other| **other != card) {
            Some(other) if self.view.options.scoring => Err(NotUnderstood::WhichCard { one: card, other: *other }),
            _ => Ok(()),
        }
    }

    pub(super) fn find_in_hand(&self, card: Card) -> Option<Card> {
        self.hand.iter().copied().find(|held| is_meant(card, *held))
    }

    pub(super) fn take_from_hand(&mut self, card: Card) {
        if let Some(place) = self.hand.iter().position(|held| *held == card) {
            self.hand.remove(place);
        }
    }

    /// Finds the card in a build, or in the hand unless it is the whole sum: then the centre is meant. Failing that, it
    /// may be a build that the line uses again.
    fn somewhere(&self, card: Card, alone: bool) -> Token {
        let in_builds = self.lying.iter().find_map(|lying| match lying {
            PileView::Card(_) => None,
            PileView::Build { recipe, .. } => cards_in(recipe).find(|lies| is_meant(card, *lies)),
        });
        let elsewhere = in_builds.or_else(|| self.find_in_hand(card).filter(|_| !alone));
        let value = card.value().unwrap_or_default();
        let lies = |lying: &PileView| matches!(lying, PileView::Card(lies) if is_meant(card, *lies));
        let is_build = |lying: &&PileView| matches!(lying, PileView::Build { value: worth, .. } if *worth == value);
        let build = self.view.centre.iter().find(is_build).filter(|_| card.colour.is_none());
        match (elsewhere, build) {
            (None, Some(build)) if !self.view.centre.iter().any(lies) => token_of(build),
            (found, _) => Token::Number(found.unwrap_or(card)),
        }
    }
}

fn singles(lying: &[PileView]) -> impl Iterator<Item = Card> + '_ {
    lying.iter().filter_map(|lying| match lying {
        PileView::Card(card) => Some(*card),
        PileView::Build { .. } => None,
    })
}

/// Returns the values and builds that a sum names.
pub(super) fn meant_by(sum: &str) -> Vec<Meant> {
    let mut read = Sums::new();
    // Unreadable text is refused when the sum is added.
    let _unread = read.read_sum(&mut Scanner::typed(sum));
    let meant = read.tokens().iter().filter_map(|token| match token {
        Token::Number(card) if card.colour.is_none() => card.value().map(Meant::Value),
        Token::Build { name, .. } => Some(Meant::Build(*name)),
        _ => None,
    });
    meant.collect()
}

/// Checks whether the typed card can mean this one: same face, and the colour if one was given.
pub(super) fn is_meant(typed: Card, card: Card) -> bool {
    typed.face == card.face && (typed.colour.is_none() || typed.colour == card.colour)
}

pub(in super::super) fn token_of(lying: &PileView) -> Token {
    match lying {
        PileView::Card(card) if card.is_wild() => Token::Wild(*card, Origin::Centre),
        PileView::Card(card) => Token::Number(*card),
        PileView::Build { name, value, .. } => Token::Build { name: *name, value: *value },
    }
}

fn cards_in(sums: &Sums) -> impl Iterator<Item = Card> + '_ {
    sums.iter().flat_map(Sum::cards)
}

/// Returns faces with the same effect: `÷2`, `½`, `0.5` and `50%`.
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
