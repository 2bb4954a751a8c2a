//! Moves as text.
//!
//! ```text
//! take 9b: 10r-2 + 5b-4            one take
//! take 10b: 10r, 6g + 4o           two takes
//! build 13: 8g-5 + 10b             the last card is the one from the hand
//! build 8: 10r-2; discard 7g       a wild-only build, then the number card
//! discard -2; take 8b: 8r          a wild card discarded first
//! discard all                      a hand of wild cards only
//! pass                             where the table lets such a hand pass
//! stop                             no more takes
//! challenge 10#4                   show me that 10; also in another's turn
//! ```

use std::fmt::{self, Display};
use std::str::FromStr;

use super::scan::{Scanner, shortened};
use super::sum::NotASum;
use crate::numero::card::Card;
use crate::numero::moves::{Move, Number, Play};
use crate::numero::sum::{BuildName, Token};
use crate::text::as_text;

impl Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Turn(play) => write!(f, "{play}"),
            Move::DiscardAll => f.write_str("discard all"),
            Move::Pass => f.write_str("pass"),
            Move::Stop => f.write_str("stop"),
            Move::Challenge { name, value } => write!(f, "challenge {value}#{}", name.0),
        }
    }
}

impl Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut between = "";
        for (value, sum) in self.wild_builds() {
            write!(f, "{between}build {value}: {sum}")?;
            between = "; ";
        }
        for card in &self.discarded {
            write!(f, "{between}discard {card}")?;
            between = "; ";
        }
        match self.number {
            Number::Take { with } => {
                write!(f, "{between}take {with}: ")?;
                for (i, sum) in self.number_sums().enumerate() {
                    write!(f, "{}{sum}", if i > 0 { ", " } else { "" })?;
                }
                Ok(())
            }
            Number::Build { value, with } => {
                write!(f, "{between}build {value}: ")?;
                for sum in self.number_sums() {
                    write!(f, "{sum} + ")?;
                }
                write!(f, "{with}")
            }
            Number::Discard { card } => write!(f, "{between}discard {card}"),
            Number::NotYet => Ok(()),
        }
    }
}

/// Reason a text is not a move. Whether a move is legal is another question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotAMove {
    UnknownWord(String),
    NotACard(String),
    NoCard,
    /// A move that has to be a whole line: `pass`, `stop`, `challenge`.
    StandsAlone(String),
    /// No colon after the card or the value.
    NoColon,
    /// A build without its value.
    NoValue,
    Sum(NotASum),
    LeftOver(String),
    TooManyWildCards,
    NoBuildNamed,
    /// Something after the number card, which ends a turn.
    AfterNumberCard,
    Empty,
}

crate::error_as_data!(NotAMove, Sum(NotASum));

impl FromStr for Move {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<Move, NotAMove> {
        let mut scanner = Scanner::new(text);
        if scanner.is_at_end() {
            return Err(NotAMove::Empty);
        }
        let alone =
            [(&["discard", "all"][..], Move::DiscardAll), (&["pass"][..], Move::Pass), (&["stop"][..], Move::Stop)];
        for (words, choice) in alone {
            let mut ahead = Scanner::new(text);
            if words.iter().all(|word| ahead.eat_word(word)) {
                return match ahead.is_at_end() {
                    true => Ok(choice),
                    false => Err(left_over(&ahead)),
                };
            }
        }
        if scanner.eat_word("challenge") {
            return read_challenge(&mut scanner);
        }
        let mut play = Play::default();
        loop {
            play.read_clause(&mut scanner)?;
            if scanner.is_at_end() {
                // Written back, it would come last and be read as the turn's number card.
                let closed_early = play.discarded.last().is_some_and(|card| card.is_number());
                if play.number == Number::NotYet && closed_early {
                    return Err(NotAMove::AfterNumberCard);
                }
                return Ok(Move::Turn(play));
            }
            if !scanner.eat(&[';']) {
                return Err(left_over(&scanner));
            }
        }
    }
}

fn read_challenge(scanner: &mut Scanner<'_>) -> Result<Move, NotAMove> {
    let number = |scanner: &mut Scanner<'_>| scanner.whole().and_then(|n| u8::try_from(n).ok());
    let value = number(scanner).ok_or(NotAMove::NoBuildNamed)?;
    if !scanner.eat(&['#']) {
        return Err(NotAMove::NoBuildNamed);
    }
    let name = BuildName(number(scanner).ok_or(NotAMove::NoBuildNamed)?);
    scanner.skip_spaces();
    if !scanner.is_at_end() {
        return Err(left_over(scanner));
    }
    Ok(Move::Challenge { name, value })
}

fn left_over(scanner: &Scanner<'_>) -> NotAMove {
    NotAMove::LeftOver(shortened(scanner.rest()))
}

impl Play {
    fn read_clause(&mut self, scanner: &mut Scanner<'_>) -> Result<(), NotAMove> {
        if self.number != Number::NotYet {
            return Err(NotAMove::AfterNumberCard);
        }
        if scanner.eat_word("take") {
            self.read_take(scanner)
        } else if scanner.eat_word("build") {
            self.read_build(scanner)
        } else if scanner.eat_word("discard") {
            self.read_discard(scanner)
        } else {
            let word = scanner.rest().split([' ', ':', ';']).next().unwrap_or_default();
            let alone = ["stop", "pass", "challenge"].iter().any(|alone| word.eq_ignore_ascii_case(alone));
            Err(if alone { NotAMove::StandsAlone } else { NotAMove::UnknownWord }(shortened(word)))
        }
    }

    fn read_take(&mut self, scanner: &mut Scanner<'_>) -> Result<(), NotAMove> {
        let with = read_coloured_card(scanner)?;
        if !scanner.eat(&[':']) {
            return Err(NotAMove::NoColon);
        }
        self.sums.read_sum(scanner)?;
        while scanner.eat(&[',']) {
            self.sums.read_sum(scanner)?;
        }
        self.number = Number::Take { with };
        Ok(())
    }

    /// Reads a build: a sum ending in a plain number card builds with it, any other is wild-only.
    fn read_build(&mut self, scanner: &mut Scanner<'_>) -> Result<(), NotAMove> {
        let value = scanner.whole().and_then(|n| u8::try_from(n).ok()).ok_or(NotAMove::NoValue)?;
        scanner.skip_spaces();
        if !scanner.eat(&[':']) {
            return Err(NotAMove::NoColon);
        }
        self.sums.read_sum(scanner)?;
        let more_follows = scanner.peek() == Some(';');
        let tokens = self.sums.tokens();
        if let [.., Token::Number(with), Token::Add, Token::End] = *tokens
            && !more_follows
        {
            let kept = tokens.len() - 3;
            self.sums.truncate(kept);
            self.sums.push(Token::End);
            self.number = Number::Build { value, with };
            return Ok(());
        }
        self.wild_builds.try_push(value).map_err(|_| NotAMove::TooManyWildCards)
    }

    fn read_discard(&mut self, scanner: &mut Scanner<'_>) -> Result<(), NotAMove> {
        let card = read_coloured_card(scanner)?;
        if card.is_number() && scanner.is_at_end() {
            self.number = Number::Discard { card };
            return Ok(());
        }
        self.discarded.try_push(card).map_err(|_| NotAMove::TooManyWildCards)
    }
}

/// Reads a card as the notation requires: a number card with its colour.
fn read_coloured_card(scanner: &mut Scanner<'_>) -> Result<Card, NotAMove> {
    let start = scanner.rest();
    let shown = || shortened(start.split([' ', ':', ';']).next().unwrap_or_default());
    if start.is_empty() {
        return Err(NotAMove::NoCard);
    }
    let card = scanner.card().ok_or_else(|| NotAMove::NotACard(shown()))?;
    if card.is_number() && card.colour.is_none() {
        return Err(NotAMove::Sum(NotASum::NoColour(shown())));
    }
    Ok(card)
}

as_text!(Move, "A move in its notation, such as take 9b: 10r-2 + 5b-4.");
