//! The words and signs of a typed line.

use super::super::card::{Card, HIGHEST_BALLOON};
use super::super::fits::Side;
use super::{NotUnderstood, level_of};
use crate::text::shortened;

pub(super) type Number = u32;

/// In a longer line a word that is not understood is told in small letters.
const LONGEST_ECHO: usize = 400;

/// More than any line with all cards of a pack has.
const MOST_TOKENS: usize = 400;

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
    /// Whether it hangs at what follows and not at what precedes: `5 -3=2` but not `5 - 3 = 2`.
    Sign {
        up: bool,
        is_unary: bool,
    },
    Equals,
    Break,
}

/// A card as people write it: `5`, `L5`, `5n`, `n5`, `b3`, `near`, `ungerade`.
pub fn card(word: &str) -> Option<Card> {
    match read(word).ok()?[..] {
        [Token::Level { number, night }] => Some(if night { Card::night(number) } else { Card::day(number) }),
        [Token::Balloon(card)] => Some(card),
        _ => None,
    }
}

pub(super) fn read(text: &str) -> Result<Vec<Token>, NotUnderstood> {
    let original = text;
    let text = text.to_lowercase().replace(['−', '–', '—'], "-").replace('🎈', " b").replace("->", ",");
    let tokens = pieces(&text).and_then(|pieces| {
        let mut reader = Reader { pieces: &pieces, tokens: Vec::new() };
        while !reader.pieces.is_empty() {
            reader.token()?;
            if reader.tokens.len() > MOST_TOKENS {
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

/// A word as it stands in the line, capitals included.
fn as_typed(line: &str, word: String) -> String {
    let found = line.char_indices().take(LONGEST_ECHO).find_map(|(start, _)| {
        let rest = &line[start..];
        let end = rest.char_indices().nth(word.chars().count()).map_or(rest.len(), |(end, _)| end);
        (rest[..end].to_lowercase() == word).then(|| rest[..end].to_string())
    });
    found.unwrap_or(word)
}

/// The digits as they are said.
fn digit(word: &str) -> Option<Number> {
    const WORDS: [[&str; 2]; 10] = [
        ["zero", "null"],
        ["one", "eins"],
        ["two", "zwei"],
        ["three", "drei"],
        ["four", "vier"],
        ["five", "fünf"],
        ["six", "sechs"],
        ["seven", "sieben"],
        ["eight", "acht"],
        ["nine", "neun"],
    ];
    (0..).zip(WORDS).find(|(_, words)| words.contains(&word)).map(|(number, _)| number)
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
                pieces.push(digit(&rest[..length]).map_or(Piece::Word(&rest[..length]), Piece::Number));
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
            [Number(2), Word("nehmen" | "ziehen"), ..] => {
                (Some(Token::Command { command: Command::Draw, text: "nehmen".to_string() }), 2)
            }
            [Number(number), Word("by" | "bei"), Word("night" | "nacht"), ..] => {
                (Some(Token::Level { number: level(number)?, night: true }), 3)
            }
            [Word(word), Number(number), Word("by" | "bei"), Word("night" | "nacht"), ..] if is_level_word(word) => {
                (Some(Token::Level { number: level(number)?, night: true }), 4)
            }
            [Night(number), ..] => (Some(Token::Level { number: level(number)?, night: true }), 1),
            [Number(number), ..] => (Some(Token::Level { number: level(number)?, night: false }), 1),
            [Word("n" | "night" | "nacht" | "nachtkarte"), Number(number) | Night(number), ..] => {
                (Some(Token::Level { number: level(number)?, night: true }), 2)
            }
            [Word("night" | "nacht"), Word(noun), Number(number) | Night(number), ..] if is_level_word(noun) => {
                (Some(Token::Level { number: level(number)?, night: true }), 3)
            }
            [Word(word), Number(number), ..] if is_level_word(word) => {
                (Some(Token::Level { number: level(number)?, night: false }), 2)
            }
            [Word("b" | "balloon" | "ballon"), Number(number), ..] => (Some(Token::Balloon(balloon(number)?)), 2),
            [Word("on" | "auf"), Number(number), ..] => (Some(Token::OnLevel(level(number)?)), 2),
            [
                Word("on" | "auf" | "the" | "then" | "and" | "any" | "dann" | "und" | "balloon" | "ballon"),
                Word(_),
                ..,
            ] => (None, 1),
            [Word("then" | "and" | "dann" | "und"), ..] | [Word("night" | "nacht"), _, ..] => (None, 1),
            [Word(word), ..] => self.word(word)?,
            [Sign { up, .. }, ..] => return Err(unknown(if up { "+" } else { "-" })),
            [Equals, ..] => return Err(unknown("=")),
            [] => (None, 0),
        };
        self.tokens.extend(token);
        self.pieces = &self.pieces[used..];
        Ok(())
    }

    /// `3+2=5`, `+2=7`, `-3`, `9n+1=0`, `0-3=-3`; and how many pieces belong to it.
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
            // So many floors below zero.
            [Equals, Sign { up: false, .. }, Number(below), ..] if below <= 10 => (Some(10 - below), false, 3),
            [Equals, Number(says), ..] => (Some(says), false, 2),
            [Equals, Night(says), ..] => (Some(says), true, 2),
            _ => (None, false, 0),
        };
        let (left, says) = (left.map(floor).transpose()?, says.map(floor).transpose()?);
        Ok(Some((Token::Sum { left, up, by: floor(by)?, says, night }, from + 2 + used)))
    }

    /// A word by itself, and how many pieces belong to it.
    fn word(&self, word: &str) -> Result<(Option<Token>, usize), NotUnderstood> {
        let command = |command| Some(Token::Command { command, text: word.to_string() });
        Ok(match word {
            "near" | "nearest" | "nah" | "nahe" | "nächste" | "nächstes" => {
                (Some(Token::Balloon(Card::NEAREST)), 1 + self.followed_by(is_level_word))
            }
            "odd" | "ungerade" | "ungerades" => (Some(Token::Balloon(Card::ODD)), 1 + self.followed_by(is_level_word)),
            "even" | "gerade" | "gerades" => (Some(Token::Balloon(Card::EVEN)), 1 + self.followed_by(is_level_word)),
            "skip" => (Some(Token::Balloon(Card::SKIP)), 1 + self.followed_by_all(&["a", "go"])),
            "aussetzen" => (Some(Token::Balloon(Card::SKIP)), 1),
            "left" | "links" => (Some(Token::Side(Side::Left)), 1),
            "right" | "rechts" => (Some(Token::Side(Side::Right)), 1),
            "draw" | "take" | "ziehen" | "ziehe" | "nehmen" | "nehme" | "nimm" => {
                (command(Command::Draw), 1 + self.how_many())
            }
            "pass" | "passe" | "passen" => (command(Command::Pass), 1),
            "end" | "done" | "over" | "ende" | "fertig" | "schluss" => (command(Command::End), 1),
            "let" => {
                (command(Command::LetGo), 1 + self.followed_by_all(&["it", "go"]).max(self.followed_by_all(&["go"])))
            }
            "no" | "nein" | "weiter" | "lassen" => (command(Command::LetGo), 1),
            _ => return Err(unknown(word)),
        })
    }

    fn followed_by(&self, wanted: fn(&str) -> bool) -> usize {
        usize::from(matches!(self.pieces.get(1), Some(Piece::Word(word)) if wanted(word)))
    }

    fn followed_by_all(&self, words: &[&str]) -> usize {
        let there = self.pieces.iter().skip(1).take(words.len());
        let all =
            there.clone().count() == words.len() && there.zip(words).all(|(piece, word)| *piece == Piece::Word(word));
        if all { words.len() } else { 0 }
    }

    /// `take two cards`
    fn how_many(&self) -> usize {
        let number = matches!(self.pieces.get(1), Some(Piece::Number(2)));
        let noun = self.pieces.get(1 + usize::from(number));
        usize::from(number) + usize::from(matches!(noun, Some(Piece::Word("cards" | "karten"))))
    }
}

fn is_level_word(word: &str) -> bool {
    matches!(word, "l" | "level" | "floor" | "stockwerk" | "etage")
}

fn balloon(number: Number) -> Result<Card, NotUnderstood> {
    let small = u8::try_from(number).ok().filter(|number| *number <= HIGHEST_BALLOON);
    small.and_then(Card::balloon).ok_or_else(|| unknown(&format!("b{number}")))
}
