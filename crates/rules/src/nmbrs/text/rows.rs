//! The letters of rows as text: A to Z, then AA, AB and so on.

use std::fmt::{self, Display};
use std::str::FromStr;

use crate::nmbrs::rows::{Letter, MAX_ROWS};
use crate::text::{as_text, shortened};

const LETTERS: u8 = 26;

impl Display for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |number: u8| char::from(b'A' + number);
        if self.0 >= LETTERS {
            write!(f, "{}", letter(self.0 / LETTERS - 1))?;
        }
        write!(f, "{}", letter(self.0 % LETTERS))
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotALetter(pub String);

crate::error_as_data!(NotALetter);

impl FromStr for Letter {
    type Err = NotALetter;

    fn from_str(text: &str) -> Result<Letter, NotALetter> {
        let number = |letter: u8| letter.is_ascii_alphabetic().then(|| letter.to_ascii_uppercase() - b'A');
        let named = match *text.as_bytes() {
            [letter] => number(letter),
            [first, second] => number(first)
                .zip(number(second))
                .and_then(|(first, second)| (first + 1).checked_mul(LETTERS)?.checked_add(second)),
            _ => None,
        };
        named.filter(|number| *number < MAX_ROWS).map(Letter).ok_or_else(|| NotALetter(shortened(text)))
    }
}

as_text!(Letter, "The letter of a row: A, B, ... Z, AA, AB, ...", "^[A-Z]{1,2}$");
