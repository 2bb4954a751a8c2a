//! Moves as text.
//!
//! ```text
//! b2 b3 6    3 left    6 b2 skip    end b3    draw    pass    night 6n after 17    let go
//! ```

use std::fmt::{self, Debug, Display};
use std::str::FromStr;

use arrayvec::ArrayVec;

use super::card::NotACard;
use crate::game::Race;
use crate::numberloor::card::Card;
use crate::numberloor::fits::Side;
use crate::numberloor::moves::{LONGEST, Move, Placement};
use crate::text::{as_text, shortened};

impl Side {
    pub fn word(self) -> &'static str {
        match self {
            Side::Left => "left",
            Side::Right => "right",
        }
    }
}

impl Debug for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(self, f)
    }
}

fn write_cards(f: &mut fmt::Formatter<'_>, cards: &[Card]) -> fmt::Result {
    for (i, card) in cards.iter().enumerate() {
        write!(f, "{}{card}", if i > 0 { " " } else { "" })?;
    }
    Ok(())
}

impl Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_cards(f, self.cards())
    }
}

impl Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Place { placement, on: None } => write!(f, "{placement}"),
            Move::Place { placement, on: Some(side) } => write!(f, "{placement} {}", side.word()),
            Move::Night { placement, after } => write!(f, "night {placement} after {}", after.0),
            Move::Draw => f.write_str("draw"),
            Move::Pass => f.write_str("pass"),
            Move::End { balloons } if balloons.is_empty() => f.write_str("end"),
            Move::End { balloons } => {
                f.write_str("end ")?;
                write_cards(f, balloons)
            }
            Move::LetGo => f.write_str("let go"),
        }
    }
}

/// Reason a text is not a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotAMove {
    Empty,
    NotACard(String),
    NoLevel,
    TwoLevels(Card),
    LevelAtEnd(Card),
    NightNeedsAfter,
    TooLong,
}

crate::error_as_data!(NotAMove);

impl From<NotACard> for NotAMove {
    fn from(error: NotACard) -> NotAMove {
        NotAMove::NotACard(error.0)
    }
}

impl FromStr for Move {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<Move, NotAMove> {
        let mut words: Vec<&str> = text.split_whitespace().take(LONGEST + 4).collect();
        match words[..] {
            [] => Err(NotAMove::Empty),
            ["draw"] => Ok(Move::Draw),
            ["pass"] => Ok(Move::Pass),
            ["let", "go"] => Ok(Move::LetGo),
            ["end", ..] => read_end(&words[1..]),
            ["night", ..] => read_night(&words[1..]),
            _ => {
                let side = Side::BOTH.into_iter().find(|side| words.last() == Some(&side.word()));
                if side.is_some() {
                    words.pop();
                }
                Ok(Move::Place { placement: read_placement(&words)?, on: side })
            }
        }
    }
}

fn read_cards(words: &[&str]) -> Result<ArrayVec<Card, LONGEST>, NotAMove> {
    let mut cards = ArrayVec::new();
    for word in words {
        cards.try_push(word.parse()?).map_err(|_| NotAMove::TooLong)?;
    }
    Ok(cards)
}

fn read_placement(words: &[&str]) -> Result<Placement, NotAMove> {
    let cards = read_cards(words)?;
    let place = cards.iter().position(|card| card.is_level()).ok_or(NotAMove::NoLevel)?;
    if let Some(second) = cards[place + 1..].iter().find(|card| card.is_level()) {
        return Err(NotAMove::TwoLevels(*second));
    }
    Placement::new(&cards[..place], cards[place], &cards[place + 1..]).ok_or(NotAMove::TooLong)
}

fn read_end(words: &[&str]) -> Result<Move, NotAMove> {
    let cards = read_cards(words)?;
    if let Some(level) = cards.iter().find(|card| card.is_level()) {
        return Err(NotAMove::LevelAtEnd(*level));
    }
    let balloons = cards.as_slice().try_into().map_err(|_| NotAMove::TooLong)?;
    Ok(Move::End { balloons })
}

fn read_night(words: &[&str]) -> Result<Move, NotAMove> {
    let [cards @ .., "after", number] = words else { return Err(NotAMove::NightNeedsAfter) };
    let placement = read_placement(cards)?;
    let after = number.parse().ok().filter(|after: &u32| after.to_string() == *number);
    let after = after.ok_or_else(|| NotAMove::NotACard(shortened(number)))?;
    Ok(Move::Night { placement, after: Race(after) })
}

as_text!(Move, "A move in its notation, such as b3 6.");
