//! Cards as text: `6`, `6n`, `b3`, `near`, `odd`, `even`, `skip`, and `oe`, which is laid as `oe=odd` or `oe=even`.

use std::fmt::{self, Debug, Display};
use std::str::FromStr;

use crate::numberloor::card::{Balloon, Card, Face, LEVELS};
use crate::text::{as_text, shortened};

impl Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self != self.printed() {
            write!(f, "{}=", self.printed())?;
        }
        match self.face() {
            Face::Balloon(Balloon::Either) => f.write_str("oe"),
            Face::Level { number, night: false } => write!(f, "{number}"),
            Face::Level { number, night: true } => write!(f, "{number}n"),
            Face::Balloon(Balloon::Number(number)) => write!(f, "b{number}"),
            Face::Balloon(Balloon::Nearest) => f.write_str("near"),
            Face::Balloon(Balloon::Odd) => f.write_str("odd"),
            Face::Balloon(Balloon::Even) => f.write_str("even"),
            Face::Balloon(Balloon::Skip) => f.write_str("skip"),
        }
    }
}

impl Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(self, f)
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotACard(pub String);

crate::error_as_data!(NotACard);

impl FromStr for Card {
    type Err = NotACard;

    fn from_str(text: &str) -> Result<Card, NotACard> {
        let not_a_card = || NotACard(shortened(text));
        let number = |digits: &str| match digits.parse::<u8>() {
            Ok(number) if digits == number.to_string() => Ok(number),
            _ => Err(not_a_card()),
        };
        let level = |digits: &str| number(digits).and_then(|n| if n < LEVELS { Ok(n) } else { Err(not_a_card()) });
        match text {
            "near" => Ok(Card::NEAREST),
            "odd" => Ok(Card::ODD),
            "even" => Ok(Card::EVEN),
            "skip" => Ok(Card::SKIP),
            "oe" => Ok(Card::EITHER),
            "oe=odd" => Ok(Card::EITHER_ODD),
            "oe=even" => Ok(Card::EITHER_EVEN),
            _ => match (text.strip_prefix('b'), text.strip_suffix('n')) {
                (Some(digits), _) => Card::balloon(number(digits)?).ok_or_else(not_a_card),
                (None, Some(digits)) => Ok(Card::night(level(digits)?)),
                (None, None) => Ok(Card::day(level(text)?)),
            },
        }
    }
}

as_text!(
    Card,
    "A Level, a Night Level or a balloon: 6, 6n, b3, near, odd, even, skip; oe, laid as oe=odd or oe=even.",
    "^([0-9]n?|b[0-9]|b10|near|odd|even|skip|oe|oe=odd|oe=even)$"
);
