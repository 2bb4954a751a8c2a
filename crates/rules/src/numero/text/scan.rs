//! Reads cards, sums and words from text, character by character. All parsers
//! of this game share it; none of them backtracks, so reading takes linear time.

pub use crate::text::shortened;

use crate::numero::card::{Card, Colour, Face, Part, Written};

/// The word between a part and its pile, as in `½ of 10`: English, German.
const OF: [&str; 2] = ["of", "von"];

#[derive(Clone)]
pub struct Scanner<'a> {
    rest: &'a str,
    /// Whether a number card in a sum may omit its colour.
    pub(in crate::numero) colourless: bool,
    /// Whether `x3/4` may be three quarters: in the notation it is two cards.
    typed: bool,
}

impl<'a> Scanner<'a> {
    pub fn new(text: &'a str) -> Self {
        let mut scanner = Scanner { rest: text, colourless: false, typed: false };
        scanner.skip_spaces();
        scanner
    }

    /// Creates a scanner for a typed move.
    pub fn typed(text: &'a str) -> Self {
        Scanner { typed: true, ..Scanner::lenient(text) }
    }

    /// Creates a scanner for text whose colours may be missing.
    pub(in crate::numero) fn lenient(text: &'a str) -> Self {
        Scanner { colourless: true, ..Scanner::new(text) }
    }

    pub fn rest(&self) -> &'a str {
        self.rest
    }

    pub fn is_at_end(&self) -> bool {
        self.rest.is_empty()
    }

    pub fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    fn bump(&mut self) -> Option<char> {
        let c = self.peek()?;
        self.rest = &self.rest[c.len_utf8()..];
        Some(c)
    }

    pub fn skip_spaces(&mut self) {
        self.rest = self.rest.trim_start();
    }

    /// Consumes one of these characters if it is next, and the spaces after it.
    pub fn eat(&mut self, wanted: &[char]) -> bool {
        let found = self.peek().is_some_and(|c| wanted.contains(&c));
        if found {
            self.bump();
            self.skip_spaces();
        }
        found
    }

    /// Consumes this word if it is next, ignoring case, unless it is part of a longer one.
    pub fn eat_word(&mut self, word: &str) -> bool {
        let Some(head) = self.rest.get(..word.len()) else {
            return false;
        };
        let goes_on = self.rest[word.len()..].chars().next().is_some_and(char::is_alphabetic);
        if !head.eq_ignore_ascii_case(word) || goes_on {
            return false;
        }
        self.rest = &self.rest[word.len()..];
        self.skip_spaces();
        true
    }

    /// Reads an unsigned whole number from 0 to 999.
    pub fn whole(&mut self) -> Option<u16> {
        let digits = self.rest.bytes().take_while(u8::is_ascii_digit).count();
        if digits == 0 || digits > 3 {
            return None;
        }
        let (number, rest) = self.rest.split_at(digits);
        self.rest = rest;
        number.parse().ok()
    }

    fn small(&mut self) -> Option<u8> {
        self.whole().and_then(|n| u8::try_from(n).ok())
    }

    /// Reads a card by itself. A number card may omit its colour here; whether that is allowed is
    /// up to the caller.
    pub fn card(&mut self) -> Option<Card> {
        match self.peek()? {
            '*' => {
                self.bump();
                self.skip_spaces();
                let face = self.face_after_star()?;
                self.coloured(face)
            }
            c if c.is_ascii_digit() => {
                let face = self.face_from_digit()?;
                self.coloured(face)
            }
            _ => self.wild(),
        }
    }

    /// Reads a number card, with or without its colour: a pile never begins with a fraction.
    pub(in crate::numero) fn number_card(&mut self) -> Option<Card> {
        let face = Face::Number(self.small()?);
        self.coloured(face)
    }

    /// Reads a root before its pile, or a part followed by `of`.
    pub(in crate::numero) fn wild_before_pile(&mut self) -> Option<Card> {
        let mut ahead = self.clone();
        let card = ahead.wild()?;
        let is_root = matches!(card.face, Face::SquareRoot | Face::CubeRoot);
        let is_part = matches!(card.face, Face::Part(_)) && OF.iter().any(|of| ahead.eat_word(of));
        if !is_root && !is_part {
            return None;
        }
        *self = ahead;
        Some(card)
    }

    /// Reads a wild card in a sum: `-2`, `x3`, `/4`, `*3/4`, `*0.5`, `*75%`, `^2`, `sqrt`; after a
    /// pile, a fraction may also omit its star.
    pub fn wild(&mut self) -> Option<Card> {
        let face = match self.peek()? {
            '-' | '−' | '–' => {
                self.bump();
                self.skip_spaces();
                Face::Minus(self.small()?)
            }
            'x' | 'X' | '×' => {
                self.bump();
                self.skip_spaces();
                self.face_after_times()?
            }
            '/' | '÷' | ':' => {
                self.bump();
                self.skip_spaces();
                Face::Over(self.small()?)
            }
            '*' | '·' => {
                self.bump();
                self.skip_spaces();
                self.face_after_star()?
            }
            '^' => {
                self.bump();
                match self.small()? {
                    2 => Face::Squared,
                    3 => Face::Cubed,
                    _ => return None,
                }
            }
            '²' => self.single(Face::Squared),
            '³' => self.single(Face::Cubed),
            '√' => self.single(Face::SquareRoot),
            '∛' => self.single(Face::CubeRoot),
            '.' => self.face_from_digit()?,
            c if vulgar(c).is_some() || c.is_ascii_digit() => self.face_from_digit()?,
            _ => self.named_wild()?,
        };
        if matches!(face, Face::Number(_)) {
            return None;
        }
        self.coloured(face)
    }

    fn single(&mut self, face: Face) -> Face {
        self.bump();
        face
    }

    /// Reads `sqrt`, `cbrt`, `N2`, `N²`: letters, so a colour may follow without a space.
    fn named_wild(&mut self) -> Option<Face> {
        const NAMES: [(&str, Face); 6] = [
            ("sqrt", Face::SquareRoot),
            ("cbrt", Face::CubeRoot),
            ("N²", Face::Squared),
            ("N³", Face::Cubed),
            ("N2", Face::Squared),
            ("N3", Face::Cubed),
        ];
        for (name, face) in NAMES {
            let head = self.rest.get(..name.len());
            if head.is_some_and(|head| head.eq_ignore_ascii_case(name)) {
                self.rest = &self.rest[name.len()..];
                return Some(face);
            }
        }
        None
    }

    /// Reads what follows a times sign: `x0.5` and `x50%` are parts, as there is no card `x0`. `x3/4` is two cards in
    /// the notation; in a typed line it is whichever fits.
    fn face_after_times(&mut self) -> Option<Face> {
        let mut ahead = self.clone();
        match ahead.face_from_digit() {
            Some(Face::Part(part)) if self.typed || part.written() != Written::Fraction => {
                *self = ahead;
                Some(Face::Part(part))
            }
            _ => self.small().map(Face::Times),
        }
    }

    /// Reads a part (`*3/4`, `*0.5`, `*75%`, `*½`), else a multiplication (`*3`).
    fn face_after_star(&mut self) -> Option<Face> {
        match self.face_from_digit()? {
            Face::Number(n) => Some(Face::Times(n)),
            face => Some(face),
        }
    }

    /// Reads `10`, `3/4`, `0.25`, `75%`, `12.5%`; or `½`, or `.5`.
    fn face_from_digit(&mut self) -> Option<Face> {
        if let Some((top, bottom)) = self.peek().and_then(vulgar) {
            self.bump();
            return Part::new(top, bottom, Written::Fraction).map(Face::Part);
        }
        let whole = if self.peek() == Some('.') { 0 } else { self.whole()? };
        let mut letters = self.rest.chars();
        // `0,5` is how people write it where the comma is the decimal mark; no card is a plain 0.
        let decimal_comma =
            whole == 0 && letters.next() == Some(',') && letters.next().is_some_and(|digit| digit.is_ascii_digit());
        match self.peek().map(|c| if decimal_comma { '.' } else { c }) {
            Some('/') => {
                self.bump();
                let bottom = self.whole()?;
                Part::new(whole, bottom, Written::Fraction).map(Face::Part)
            }
            Some('.') => {
                self.bump();
                let before = self.rest.len();
                let after = self.whole()?;
                let unit = 10_u32.pow(u32::try_from(before - self.rest.len()).ok()?);
                let top = u32::from(whole) * unit + u32::from(after);
                let percent = self.percent_sign();
                let bottom = if percent { unit * 100 } else { unit };
                let common = num_integer::gcd(top, bottom).max(1);
                let written = if percent { Written::Percent } else { Written::Decimal };
                let top = u16::try_from(top / common).ok()?;
                let bottom = u16::try_from(bottom / common).ok()?;
                Part::new(top, bottom, written).map(Face::Part)
            }
            _ if self.percent_sign() => Part::new(whole, 100, Written::Percent).map(Face::Part),
            _ => u8::try_from(whole).ok().map(Face::Number),
        }
    }

    fn percent_sign(&mut self) -> bool {
        let behind = self.rest.trim_start();
        let percent = behind.strip_prefix('%');
        self.rest = percent.unwrap_or(self.rest);
        percent.is_some()
    }

    /// Reads a colour, if one follows: a word, or a letter directly after the card.
    fn coloured(&mut self, face: Face) -> Option<Card> {
        let mut letters = self.rest.chars();
        let letter = letters.next().and_then(Colour::from_letter);
        // `9bsqrt` and `5rx2`: only the letters of a wild card may follow a colour's letter.
        let ends = letters.next().is_none_or(|next| !next.is_alphabetic() || "xXsScCnN".contains(next));
        let letter = letter.filter(|_| ends);
        if letter.is_some() {
            self.bump();
        }
        self.skip_spaces();
        let colour = letter.or_else(|| Colour::ALL.into_iter().find(|c| self.eat_word(c.name())));
        Some(Card { face, colour })
    }
}

/// Reads a fraction that has its own character.
fn vulgar(c: char) -> Option<(u16, u16)> {
    Some(match c {
        '½' => (1, 2),
        '⅓' => (1, 3),
        '⅔' => (2, 3),
        '¼' => (1, 4),
        '¾' => (3, 4),
        '⅕' => (1, 5),
        '⅖' => (2, 5),
        '⅗' => (3, 5),
        '⅘' => (4, 5),
        '⅙' => (1, 6),
        '⅚' => (5, 6),
        '⅐' => (1, 7),
        '⅛' => (1, 8),
        '⅜' => (3, 8),
        '⅝' => (5, 8),
        '⅞' => (7, 8),
        '⅑' => (1, 9),
        '⅒' => (1, 10),
        _ => return None,
    })
}
