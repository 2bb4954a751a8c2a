//! What taps make of the centre: the first three rules of the work line.

use super::super::card::Card;
use super::super::sum::{From, Sum, Token};
use super::line::{Line, Tap};
use crate::ratio::Ratio;

#[derive(Clone, Debug, Default)]
pub(super) struct Pile {
    /// The places of the taps it is made of.
    pub taps: Vec<u8>,
    pub tokens: Vec<Token>,
    pub value: Option<Ratio>,
    /// §6.9 A wild card of the hand is in it, so it may stay as a build.
    pub is_changed: bool,
}

#[derive(Clone, Debug, Default)]
pub(super) struct Piles {
    pub piles: Vec<Pile>,
    /// The places of wild cards that are on no pile.
    pub waiting: Vec<u8>,
    /// §7.2 Those of them that are of the hand, and so would be put into the centre.
    pub put: Vec<Card>,
}

impl Piles {
    pub fn of(line: &Line) -> Piles {
        let mut made = Piles::default();
        let mut next: Vec<(u8, Token)> = Vec::new();
        for (place, tap) in (0..).zip(&line.taps) {
            match *tap {
                Tap::Card(token @ Token::Wild(..)) => match made.piles.last_mut() {
                    Some(pile) => pile.add(place, token),
                    None => next.push((place, token)),
                },
                Tap::Card(token) => {
                    let mut pile = Pile::default();
                    pile.add(place, token);
                    next.drain(..).for_each(|(place, token)| pile.add(place, token));
                    made.piles.push(pile);
                }
                Tap::Total => made.join(place),
                Tap::Put => next.drain(..).for_each(|(place, token)| made.wait(place, token)),
            }
        }
        next.into_iter().for_each(|(place, token)| made.wait(place, token));
        for pile in &mut made.piles {
            pile.taps.sort_unstable();
            pile.value = Sum::of(&pile.tokens).value().ok();
        }
        made
    }

    fn wait(&mut self, place: u8, token: Token) {
        self.waiting.push(place);
        if let Token::Wild(card, From::Hand) = token {
            self.put.push(card);
        }
    }

    /// §4.4 The total was tapped: what comes acts on all of it.
    fn join(&mut self, place: u8) {
        let all = std::mem::take(&mut self.piles);
        if all.is_empty() {
            return;
        }
        let mut joined = Pile { tokens: added(&all), ..Pile::default() };
        joined.is_changed = all.iter().any(|pile| pile.is_changed);
        joined.taps = all.into_iter().flat_map(|pile| pile.taps).chain([place]).collect();
        self.piles.push(joined);
    }

    /// What all of them are worth together.
    pub fn total(&self) -> Option<Ratio> {
        if self.piles.is_empty() {
            return None;
        }
        Sum::of(&added(&self.piles)).value().ok()
    }
}

impl Pile {
    fn add(&mut self, place: u8, token: Token) {
        self.taps.push(place);
        self.tokens.push(token);
        self.is_changed |= matches!(token, Token::Wild(_, From::Hand));
    }
}

/// §4.1 Piles are joined by adding, one after the other.
pub(super) fn added<'a>(piles: impl IntoIterator<Item = &'a Pile>) -> Vec<Token> {
    let mut tokens = Vec::new();
    for pile in piles {
        let is_first = tokens.is_empty();
        tokens.extend_from_slice(&pile.tokens);
        if !is_first {
            tokens.push(Token::Add);
        }
    }
    tokens
}
