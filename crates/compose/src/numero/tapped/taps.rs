//! A work line as text: `take 9b: 10r -2 5b -4`.

use std::fmt::{self, Display, Write};
use std::str::FromStr;

use reckon_rules::numero::card::Card;
use reckon_rules::numero::sum::{BuildName, Origin, Token};
use reckon_rules::numero::text::moves::NotAMove;
use reckon_rules::numero::text::pack::MAX_CARDS;
use reckon_rules::numero::text::scan::{Scanner, shortened};
use reckon_rules::numero::text::sum::NotASum;

/// A player's taps so far, in order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Taps {
    /// The button pressed, in clients that have one for each kind of turn.
    pub verb: Option<Verb>,
    /// The number card to play from the hand.
    pub card: Option<Card>,
    pub taps: Vec<Tap>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verb {
    Take,
    Build,
    Discard,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tap {
    /// A number card or a build in the centre, or a wild card from the hand or the centre.
    Card(Token),
    /// `=`: the total, so that everything so far becomes one pile.
    Total,
    /// `;`: puts the waiting wild cards into the centre.
    Put,
}

/// Upper bound on tapped cards: a move also needs room for the card that is built with.
const MAX_TAPPED_CARDS: usize = MAX_CARDS - 1;

/// Upper bound on taps: their indices are `u8`.
const MAX_TAPS: usize = u8::MAX as usize;

const VERBS: [(&str, Verb); 3] = [("take", Verb::Take), ("build", Verb::Build), ("discard", Verb::Discard)];

impl FromStr for Taps {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<Taps, NotAMove> {
        let text = text.trim();
        let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let verb = VERBS.iter().find(|(known, _)| *known == word).map(|(_, verb)| *verb);
        let text = if verb.is_some() { rest } else { text };
        let (card, taps) = match text.split_once(':') {
            Some((card, taps)) => (Some(read_number_card(card.trim())?), taps),
            None => (None, text),
        };
        let mut line = Taps { verb, card, taps: Vec::new() };
        for word in taps.split_whitespace() {
            if line.taps.len() >= MAX_TAPS {
                return Err(NotASum::TooLong.into());
            }
            line.taps.push(read_tap(word)?);
        }
        if line.tokens().count() > MAX_TAPPED_CARDS {
            return Err(NotASum::TooLong.into());
        }
        Ok(line)
    }
}

fn read_number_card(text: &str) -> Result<Card, NotAMove> {
    let card: Option<Card> = text.parse().ok();
    card.filter(|card| card.is_number()).ok_or_else(|| NotAMove::NotACard(shortened(text)))
}

fn read_tap(word: &str) -> Result<Tap, NotAMove> {
    let not_a_card = || NotAMove::NotACard(shortened(word));
    match word {
        "=" => return Ok(Tap::Total),
        ";" => return Ok(Tap::Put),
        _ => {}
    }
    if let Some(within) = word.strip_prefix('[') {
        let mut scanner = Scanner::new(within.strip_suffix(']').ok_or_else(not_a_card)?);
        let card = scanner.wild().filter(|_| scanner.is_at_end()).ok_or_else(not_a_card)?;
        return Ok(Tap::Card(Token::Wild(card, Origin::Centre)));
    }
    if let Some((value, name)) = word.split_once('#') {
        let number = |text: &str| {
            let number: Option<u8> = text.parse().ok();
            number.filter(|number| number.to_string() == text).ok_or_else(not_a_card)
        };
        return Ok(Tap::Card(Token::Build { name: BuildName(number(name)?), value: number(value)? }));
    }
    let card: Card = word.parse().map_err(|_| not_a_card())?;
    Ok(Tap::Card(if card.is_wild() { Token::Wild(card, Origin::Hand) } else { Token::Number(card) }))
}

impl Taps {
    pub(super) fn tokens(&self) -> impl Iterator<Item = Token> {
        self.taps.iter().filter_map(|tap| match tap {
            Tap::Card(token) => Some(*token),
            Tap::Total | Tap::Put => None,
        })
    }

    /// Returns the line with one more tap, if there is room.
    pub(super) fn with(&self, token: Token) -> Option<Taps> {
        let room = self.taps.len() < MAX_TAPS && self.tokens().count() < MAX_TAPPED_CARDS;
        room.then(|| {
            let mut line = self.clone();
            line.taps.push(Tap::Card(token));
            line
        })
    }
}

impl Display for Taps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        let verb = VERBS.iter().find(|(_, verb)| Some(*verb) == self.verb);
        if let Some((word, _)) = verb {
            write!(text, "{word} ")?;
        }
        if let Some(card) = self.card {
            write!(text, "{card}: ")?;
        }
        for tap in &self.taps {
            match tap {
                Tap::Total => text.push('='),
                Tap::Put => text.push(';'),
                Tap::Card(Token::Build { name, value }) => write!(text, "{value}#{}", name.0)?,
                Tap::Card(Token::Number(card) | Token::Wild(card, Origin::Hand)) => write!(text, "{card}")?,
                Tap::Card(Token::Wild(card, Origin::Centre)) => write!(text, "[{card}]")?,
                Tap::Card(Token::Add | Token::End) => {}
            }
            text.push(' ');
        }
        f.write_str(text.trim_end())
    }
}
