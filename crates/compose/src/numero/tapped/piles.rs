//! Piles made by taps: rules 1 to 3 of `tapped.rs`.

use super::taps::{Tap, Taps};
use reckon_rules::numero::card::Card;
use reckon_rules::numero::sum::{Origin, Sum, Token};
use reckon_rules::ratio::Ratio;

#[derive(Clone, Debug, Default)]
pub(super) struct TappedPile {
    /// Indices of the taps that make up the pile.
    pub taps: Vec<u8>,
    pub tokens: Vec<Token>,
    pub value: Option<Ratio>,
    /// §6.9 Whether it contains a wild card from the hand, and so may stay as a build.
    pub is_changed: bool,
}

#[derive(Clone, Debug, Default)]
pub(super) struct Piles {
    pub piles: Vec<TappedPile>,
    /// Tap indices of wild cards that are not on any pile.
    pub waiting: Vec<u8>,
    /// §7.2 Waiting wild cards from the hand, which would be put into the centre.
    pub put: Vec<Card>,
}

impl Piles {
    pub fn of(line: &Taps) -> Piles {
        let mut made = Piles::default();
        let mut next: Vec<(u8, Token)> = Vec::new();
        for (place, tap) in (0..).zip(&line.taps) {
            match *tap {
                Tap::Card(token @ Token::Wild(..)) => match made.piles.last_mut() {
                    Some(pile) => pile.add(place, token),
                    None => next.push((place, token)),
                },
                Tap::Card(token) => {
                    let mut pile = TappedPile::default();
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
        if let Token::Wild(card, Origin::Hand) = token {
            self.put.push(card);
        }
    }

    /// §4.4 Joins all piles into one when the total is tapped, so that later wild cards act on all of it.
    fn join(&mut self, place: u8) {
        let all = std::mem::take(&mut self.piles);
        if all.is_empty() {
            return;
        }
        let mut joined = TappedPile { tokens: added(&all), ..TappedPile::default() };
        joined.is_changed = all.iter().any(|pile| pile.is_changed);
        joined.taps = all.into_iter().flat_map(|pile| pile.taps).chain([place]).collect();
        self.piles.push(joined);
    }

    /// Returns the sum of all piles, if any.
    pub fn total(&self) -> Option<Ratio> {
        if self.piles.is_empty() {
            return None;
        }
        Sum::of(&added(&self.piles)).value().ok()
    }
}

impl TappedPile {
    fn add(&mut self, place: u8, token: Token) {
        self.taps.push(place);
        self.tokens.push(token);
        self.is_changed |= matches!(token, Token::Wild(_, Origin::Hand));
    }
}

/// §4.1 Returns the tokens that add the piles together, one after another.
pub(super) fn added<'a>(piles: impl IntoIterator<Item = &'a TappedPile>) -> Vec<Token> {
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
