//! The words and signs of a typed line.

use super::NotUnderstood;
use crate::numberloor::vocabulary::{Sense, means, phrase};
use crate::numerals;
use crate::polite::without_manners;
use reckon_rules::numberloor::card::{Card, HIGHEST_BALLOON, level_of};
use reckon_rules::numberloor::fits::Side;
use reckon_rules::text::shortened;

pub(super) type Number = u32;

/// Number of characters searched for an unknown word to echo it as typed; beyond them, it is echoed in lower case.
const LONGEST_ECHO: usize = 400;

/// Upper bound on tokens: more than any line with all cards of a pack needs.
const MAX_TOKENS: usize = 400;

#[derive(Clone, PartialEq, Debug)]
pub(super) enum Token {
    Level {
        number: u8,
        night: bool,
    },
    Balloon(Card),
    /// `3+2=5`, `+2=7`, `-3`.
    Sum {
        left: Option<u8>,
        up: bool,
        by: u8,
        says: Option<u8>,
        /// `5+2=7n`
        night: bool,
    },
    Side(Side),
    /// `on 4`
    OnLevel(u8),
    Command {
        command: Command,
        text: String,
    },
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Command {
    Draw,
    Pass,
    End,
    LetGo,
}

/// A piece of a line.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Piece<'a> {
    Word(&'a str),
    Number(Number),
    /// `6n`
    Night(Number),
    /// Unary if attached to what follows but not to what precedes: `5 -3=2` but not `5 - 3 = 2`.
    Sign {
        up: bool,
        is_unary: bool,
    },
    Equals,
    Break,
}

pub(super) fn read(text: &str) -> Result<Vec<Token>, NotUnderstood> {
    let original = text;
    let text = plain(text);
    let tokens = pieces(&text).and_then(|pieces| {
        let mut reader = Reader { pieces: &pieces, tokens: Vec::new() };
        while !reader.pieces.is_empty() {
            reader.token()?;
            if reader.tokens.len() > MAX_TOKENS {
                return Err(unknown(&text));
            }
        }
        Ok(reader.tokens)
    });
    tokens.map_err(|error| match error {
        NotUnderstood::Word { text } => NotUnderstood::Word { text: as_typed(original, text) },
        other => other,
    })
}

/// Returns whether a line has the word for night, or a Level that is marked as one: `night 6`, `6n`.
pub(super) fn says_night(text: &str) -> bool {
    let is_night_level =
        |token: &Token| matches!(token, Token::Level { night: true, .. } | Token::Sum { night: true, .. });
    let is_night_word = |piece: &Piece<'_>| matches!(piece, Piece::Word(word) if means(word, Sense::Night));
    read(text).is_ok_and(|tokens| tokens.iter().any(is_night_level))
        || pieces(&plain(text)).is_ok_and(|pieces| pieces.iter().any(is_night_word))
}

/// Returns a line in lower case, with numbers in figures and each sign in one form.
fn plain(text: &str) -> String {
    let plain =
        without_manners(text).to_lowercase().replace(['−', '–', '—'], "-").replace('🎈', " b").replace("->", ",");
    // As the card is called: `Any Odd/Even`.
    let plain = plain.replace("odd/even", "oddeven").replace("ungerade/gerade", "ungeradegerade");
    let plain = plain.replace("gerade/ungerade", "ungeradegerade");
    numerals::in_figures(&plain, |_, _| true)
}

/// Returns a word as it was typed, capitals included.
fn as_typed(line: &str, word: String) -> String {
    let found = line.char_indices().take(LONGEST_ECHO).find_map(|(start, _)| {
        let rest = &line[start..];
        let end = rest.char_indices().nth(word.chars().count()).map_or(rest.len(), |(end, _)| end);
        (rest[..end].to_lowercase() == word).then(|| rest[..end].to_string())
    });
    found.unwrap_or(word)
}

fn pieces(text: &str) -> Result<Vec<Piece<'_>>, NotUnderstood> {
    let mut pieces = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let end = |wanted: fn(char) -> bool| rest.find(|c: char| !wanted(c)).unwrap_or(rest.len());
        let length = match first {
            '0'..='9' => {
                let length = end(|c| c.is_ascii_digit());
                let number = rest[..length].parse().map_err(|_| unknown(&rest[..length]))?;
                let is_night =
                    rest[length..].starts_with('n') && !rest[length + 1..].starts_with(char::is_alphanumeric);
                pieces.push(if is_night { Piece::Night(number) } else { Piece::Number(number) });
                length + usize::from(is_night)
            }
            c if c.is_alphabetic() => {
                let length = end(char::is_alphabetic);
                pieces.push(match &rest[..length] {
                    word if means(word, Sense::Plus) => Piece::Sign { up: true, is_unary: false },
                    word if means(word, Sense::Minus) => Piece::Sign { up: false, is_unary: false },
                    word if means(word, Sense::Equals) => Piece::Equals,
                    word => Piece::Word(word),
                });
                length
            }
            '+' | '-' => {
                let before = text[..text.len() - rest.len()].chars().next_back();
                let after = rest[1..].chars().next();
                let is_unary = before.is_some_and(char::is_whitespace) && !after.is_some_and(char::is_whitespace);
                pieces.push(Piece::Sign { up: first == '+', is_unary });
                1
            }
            '=' => {
                pieces.push(Piece::Equals);
                1
            }
            ',' | ';' | '.' | ':' | '!' | '→' => {
                pieces.push(Piece::Break);
                first.len_utf8()
            }
            c if c.is_whitespace() => first.len_utf8(),
            _ => return Err(unknown(rest)),
        };
        rest = &rest[length..];
    }
    Ok(pieces)
}

fn unknown(text: &str) -> NotUnderstood {
    NotUnderstood::Word { text: shortened(text) }
}

struct Reader<'a> {
    pieces: &'a [Piece<'a>],
    tokens: Vec<Token>,
}

impl Reader<'_> {
    fn token(&mut self) -> Result<(), NotUnderstood> {
        use Piece::{Break, Equals, Night, Number, Sign, Word};
        let level = |number| level_of(number).ok_or_else(|| unknown(&number.to_string()));
        if let Some((token, used)) = self.sum()? {
            self.tokens.push(token);
            self.pieces = &self.pieces[used..];
            return Ok(());
        }
        let (token, used) = match *self.pieces {
            [Break, ..] => (None, 1),
            // `zwei nehmen`
            [Number(2), Word(word), ..] if means(word, Sense::DrawAfterNumber) => {
                (Some(Token::Command { command: Command::Draw, text: word.to_string() }), 2)
            }
            [Number(number), Word(by), Word(night), ..] if is_by_night(by, night) => {
                (Some(Token::Level { number: level(number)?, night: true }), 3)
            }
            [Word(word), Number(number), Word(by), Word(night), ..]
                if means(word, Sense::Level) && is_by_night(by, night) =>
            {
                (Some(Token::Level { number: level(number)?, night: true }), 4)
            }
            [Night(number), ..] => (Some(Token::Level { number: level(number)?, night: true }), 1),
            [Number(number), ..] => (Some(Token::Level { number: level(number)?, night: false }), 1),
            [Word(word), Number(number) | Night(number), ..] if means(word, Sense::NightCard) => {
                (Some(Token::Level { number: level(number)?, night: true }), 2)
            }
            [Word(night), Word(noun), Number(number) | Night(number), ..]
                if means(night, Sense::Night) && means(noun, Sense::Level) =>
            {
                (Some(Token::Level { number: level(number)?, night: true }), 3)
            }
            [Word(word), Number(number), ..] if means(word, Sense::Level) => {
                (Some(Token::Level { number: level(number)?, night: false }), 2)
            }
            [Word(word), Number(number), ..] if means(word, Sense::Balloon) || means(word, Sense::ShortBalloon) => {
                (Some(Token::Balloon(balloon(number)?)), 2)
            }
            [Word(word), Number(number), ..] if means(word, Sense::On) => (Some(Token::OnLevel(level(number)?)), 2),
            [Word(word), Word(_), ..] if means(word, Sense::Filler) => (None, 1),
            [Word(word), ..] if means(word, Sense::Article) => (None, 1),
            // `lege 5 auf`, `nimm zwei auf`
            [Word(word)] | [Word(word), Break] if means(word, Sense::Particle) => (None, 1),
            [Word(word), ..] if means(word, Sense::Then) => (None, 1),
            [Word(word), _, ..] if means(word, Sense::Night) => (None, 1),
            [Word(word), ..] => self.word(word)?,
            [Sign { up, .. }, ..] => return Err(unknown(if up { "+" } else { "-" })),
            [Equals, ..] => return Err(unknown("=")),
            [] => (None, 0),
        };
        self.tokens.extend(token);
        self.pieces = &self.pieces[used..];
        Ok(())
    }

    /// Reads `3+2=5`, `+2=7`, `-3`, `9n+1=0`, `0-3=-3`, and counts its pieces.
    fn sum(&self) -> Result<Option<(Token, usize)>, NotUnderstood> {
        use Piece::{Equals, Night, Number, Sign};
        let floor = |number: self::Number| {
            let known = level_of(number).and_then(|_| u8::try_from(number).ok());
            known.ok_or_else(|| unknown(&number.to_string()))
        };
        let (left, from) = match *self.pieces {
            [Number(left) | Night(left), Sign { is_unary: false, .. }, ..] => (Some(left), 1),
            _ => (None, 0),
        };
        let [Sign { up, .. }, Number(by), ref rest @ ..] = self.pieces[from..] else { return Ok(None) };
        let (says, night, used) = match *rest {
            // This many floors below zero.
            [Equals, Sign { up: false, .. }, Number(below), ..] if below <= 10 => (Some(10 - below), false, 3),
            [Equals, Number(says), ..] => (Some(says), false, 2),
            [Equals, Night(says), ..] => (Some(says), true, 2),
            _ => (None, false, 0),
        };
        let (left, says) = (left.map(floor).transpose()?, says.map(floor).transpose()?);
        Ok(Some((Token::Sum { left, up, by: floor(by)?, says, night }, from + 2 + used)))
    }

    /// Reads a word by itself, and counts its pieces.
    fn word(&self, word: &str) -> Result<(Option<Token>, usize), NotUnderstood> {
        let command = |command| Some(Token::Command { command, text: word.to_string() });
        let is = |sense| means(word, sense);
        let balloon = |card| (Some(Token::Balloon(card)), 1 + self.followed_by(Sense::Level));
        Ok(match () {
            () if is(Sense::Nearest) => balloon(Card::NEAREST),
            () if is(Sense::Odd) => balloon(Card::ODD),
            () if is(Sense::Even) => balloon(Card::EVEN),
            () if is(Sense::Either) => self.either(),
            () if is(Sense::Skip) => (Some(Token::Balloon(Card::SKIP)), 1 + self.followed_by_phrase(Sense::AGo)),
            () if is(Sense::Left) => (Some(Token::Side(Side::Left)), 1),
            () if is(Sense::Right) => (Some(Token::Side(Side::Right)), 1),
            () if is(Sense::Draw) => (command(Command::Draw), 1 + self.how_many()),
            () if is(Sense::Pass) => (command(Command::Pass), 1),
            () if is(Sense::End) => (command(Command::End), 1),
            () if is(Sense::Let) => {
                let go = self.followed_by_phrase(Sense::ItGo).max(self.followed_by_phrase(Sense::Go));
                (command(Command::LetGo), 1 + go)
            }
            () if is(Sense::LetGo) => (command(Command::LetGo), 1),
            () => return Err(unknown(word)),
        })
    }

    /// Reads `oe=odd`, `oe odd`, `oe as odd`, or `oe` where nothing is said.
    fn either(&self) -> (Option<Token>, usize) {
        let is_as = |piece: &Piece<'_>| matches!(piece, Piece::Word(word) if means(word, Sense::As));
        let equals = usize::from(self.pieces.get(1).is_some_and(|piece| *piece == Piece::Equals || is_as(piece)));
        let said = match self.pieces.get(1 + equals) {
            Some(Piece::Word(word)) if means(word, Sense::Odd) => Some(Card::EITHER_ODD),
            Some(Piece::Word(word)) if means(word, Sense::Even) => Some(Card::EITHER_EVEN),
            _ => None,
        };
        match said {
            Some(card) => (Some(Token::Balloon(card)), 2 + equals),
            None => (Some(Token::Balloon(Card::EITHER)), 1),
        }
    }

    fn followed_by(&self, sense: Sense) -> usize {
        usize::from(matches!(self.pieces.get(1), Some(Piece::Word(word)) if means(word, sense)))
    }

    /// Counts the words of a phrase if all of them follow, and otherwise returns 0.
    fn followed_by_phrase(&self, sense: Sense) -> usize {
        let words = phrase(sense).count();
        let there = self.pieces.iter().skip(1).take(words);
        let all =
            there.clone().count() == words && there.zip(phrase(sense)).all(|(piece, word)| *piece == Piece::Word(word));
        if all { words } else { 0 }
    }

    /// Counts the words that say how many cards, as in `take two cards`.
    fn how_many(&self) -> usize {
        let number = matches!(self.pieces.get(1), Some(Piece::Number(2)));
        let noun = self.pieces.get(1 + usize::from(number));
        usize::from(number) + usize::from(matches!(noun, Some(Piece::Word(word)) if means(word, Sense::Cards)))
    }
}

fn is_by_night(by: &str, night: &str) -> bool {
    means(by, Sense::By) && means(night, Sense::Night)
}

fn balloon(number: Number) -> Result<Card, NotUnderstood> {
    let small = u8::try_from(number).ok().filter(|number| *number <= HIGHEST_BALLOON);
    small.and_then(Card::balloon).ok_or_else(|| unknown(&format!("b{number}")))
}
