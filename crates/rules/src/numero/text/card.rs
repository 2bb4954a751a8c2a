//! Cards as text: `10b`, `-2`, `x3`, `/4`, `3/4`, `0.5`, `75%`, `^2`, `^3`, `sqrt`, `cbrt`.

use std::fmt::{self, Display};
use std::str::FromStr;

use super::scan::{Scanner, shortened};
use crate::numero::card::{Card, Colour, Face, Part, Written};
use crate::text::as_text;

impl Colour {
    pub fn letter(self) -> char {
        match self {
            Colour::Green => 'g',
            Colour::Orange => 'o',
            Colour::Blue => 'b',
            Colour::Red => 'r',
        }
    }

    pub fn from_letter(letter: char) -> Option<Colour> {
        let letter = letter.to_ascii_lowercase();
        Colour::ALL.into_iter().find(|c| c.letter() == letter)
    }
}

impl Part {
    /// Returns the figures without a percent sign: `3/4`, `0.25`, `12.5`.
    pub fn figures(self) -> String {
        let unit = match self.written() {
            Written::Fraction => return format!("{}/{}", self.top(), self.bottom()),
            Written::Decimal => 1000,
            Written::Percent => 100_000,
        };
        let thousandths = self.in_thousandths(unit).expect("checked when the part was made");
        let text = format!("{}.{:03}", thousandths / 1000, thousandths % 1000);
        text.trim_end_matches('0').trim_end_matches('.').to_string()
    }
}

impl Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.figures())?;
        match self.written() {
            Written::Percent => f.write_str("%"),
            Written::Fraction | Written::Decimal => Ok(()),
        }
    }
}

impl Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Face::Number(n) => write!(f, "{n}"),
            Face::Minus(n) => write!(f, "-{n}"),
            Face::Times(n) => write!(f, "x{n}"),
            Face::Over(n) => write!(f, "/{n}"),
            Face::Part(part) => write!(f, "{part}"),
            Face::Squared => f.write_str("^2"),
            Face::Cubed => f.write_str("^3"),
            Face::SquareRoot => f.write_str("sqrt"),
            Face::CubeRoot => f.write_str("cbrt"),
        }
    }
}

impl Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.face)?;
        match self.colour {
            Some(colour) => write!(f, "{}", colour.letter()),
            None => Ok(()),
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotACard(pub String);

crate::error_as_data!(NotACard);

impl FromStr for Card {
    type Err = NotACard;

    fn from_str(text: &str) -> Result<Self, NotACard> {
        let not_a_card = || NotACard(shortened(text));
        let mut scanner = Scanner::new(text);
        let card = scanner.card().ok_or_else(not_a_card)?;
        if !scanner.is_at_end() || (card.is_number() && card.colour.is_none()) {
            return Err(not_a_card());
        }
        Ok(card)
    }
}

as_text!(
    Card,
    "A number card with its colour, or a wild card: 10b, -2, x3, /4, 3/4, 0.5, 75%, ^2, sqrt. In a refusal also a number card without one, where its player wrote none.",
    r"^([1-9][0-9]?[gobr]?|(-[0-9]+|x[0-9]+|/[0-9]+|[0-9]+/[0-9]+|[0-9]+\.[0-9]+|[0-9]+(\.[0-9]+)?%|\^[23]|sqrt|cbrt)[gobr]?)$"
);
