//! Readings as text, a digit or a sign for each tile: `5-1x5=20`.

use std::fmt::{self, Display};
use std::str::FromStr;

use crate::numenko::reading::{Reading, Sign};
use crate::text::{as_text, shortened};

impl Sign {
    pub fn of_char(character: char) -> Option<Sign> {
        match character {
            '0'..='9' => character.to_digit(10).and_then(|digit| u8::try_from(digit).ok()).map(Sign::Digit),
            '+' => Some(Sign::Plus),
            '-' | '−' | '–' => Some(Sign::Minus),
            'x' | 'X' | '×' | '·' | '*' | '∗' => Some(Sign::Times),
            '/' | '÷' | ':' => Some(Sign::Over),
            '=' => Some(Sign::Equals),
            _ => None,
        }
    }

    pub fn character(self) -> char {
        match self {
            Sign::Digit(digit) => char::from(b'0' + digit),
            Sign::Plus => '+',
            Sign::Minus => '-',
            Sign::Times => 'x',
            Sign::Over => '/',
            Sign::Equals => '=',
        }
    }
}

impl Display for Reading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|sign| write!(f, "{}", sign.character()))
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotAReading {
    pub text: String,
}

crate::error_as_data!(NotAReading);

impl FromStr for Reading {
    type Err = NotAReading;

    fn from_str(text: &str) -> Result<Reading, NotAReading> {
        let signs = text.chars().filter(|character| !character.is_whitespace()).map(Sign::of_char);
        let signs: Option<Vec<Sign>> = signs.collect();
        let signs = signs.filter(|signs| !signs.is_empty());
        signs.map(Reading).ok_or_else(|| NotAReading { text: shortened(text) })
    }
}

as_text!(Reading, "A sum as it is read, tile by tile: 5-1x5=20.", "^[0-9+x/=-]+$");
