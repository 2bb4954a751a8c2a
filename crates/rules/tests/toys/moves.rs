//! Moves, events and refusals.

use std::fmt::{self, Display};
use std::str::FromStr;

use reckon_rules::game::{Outcome, Race, Refusal, Seat};

#[derive(Clone, PartialEq, Debug)]
pub enum Move {
    Give(u8),
    Knock(Race),
    LetGo(Race),
    Place(u8),
    Cut {
        card: u8,
        race: Race,
    },
    Done,
    Lay(u8),
    Swop(u8),
    Stop,
    /// Lets a card go and is written the same as `LetGo`, so it does not read back as itself. Only
    /// a flawed game uses it.
    Mumble(Race),
}

impl Move {
    /// Returns the race that a claim names.
    pub fn race(&self) -> Option<Race> {
        match self {
            Move::Knock(race) | Move::LetGo(race) | Move::Mumble(race) | Move::Cut { race, .. } => Some(*race),
            _ => None,
        }
    }
}

impl Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Give(card) => write!(f, "give {card}"),
            Move::Knock(race) => write!(f, "knock {}", race.0),
            Move::LetGo(race) | Move::Mumble(race) => write!(f, "letgo {}", race.0),
            Move::Place(card) => write!(f, "place {card}"),
            Move::Cut { card, race } => write!(f, "cut {} {card}", race.0),
            Move::Done => write!(f, "done"),
            Move::Lay(card) => write!(f, "lay {card}"),
            Move::Swop(card) => write!(f, "swop {card}"),
            Move::Stop => write!(f, "stop"),
        }
    }
}

impl FromStr for Move {
    type Err = String;

    fn from_str(text: &str) -> Result<Move, String> {
        let words: Vec<&str> = text.split(' ').collect();
        let number = |word: &str| word.parse::<u8>().map_err(|_| format!("'{word}' is not a card"));
        let race = |word: &str| word.parse().map(Race).map_err(|_| format!("'{word}' is not a race"));
        Ok(match words[..] {
            ["give", card] => Move::Give(number(card)?),
            ["knock", named] => Move::Knock(race(named)?),
            ["letgo", named] => Move::LetGo(race(named)?),
            ["place", card] => Move::Place(number(card)?),
            ["cut", named, card] => Move::Cut { card: number(card)?, race: race(named)? },
            ["done"] => Move::Done,
            ["lay", card] => Move::Lay(number(card)?),
            ["swop", card] => Move::Swop(number(card)?),
            ["stop"] => Move::Stop,
            _ => return Err(format!("'{text}' is not a move")),
        })
    }
}

#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    Gave {
        seat: Seat,
        card: u8,
        race: Race,
    },
    /// The answer stays secret unless the game is flawed.
    Answered {
        seat: Seat,
        knocks: Option<bool>,
    },
    Closed {
        card: u8,
        taker: Option<Seat>,
    },
    /// The card stays secret unless the game is flawed.
    Drew {
        seat: Seat,
        card: Option<u8>,
    },
    Placed {
        seat: Seat,
        card: u8,
        race: Race,
    },
    TurnDone {
        seat: Seat,
    },
    /// The card stays secret unless the game is flawed.
    Laid {
        seat: Seat,
        card: Option<u8>,
    },
    Stopped {
        seat: Seat,
    },
    Over {
        outcome: Outcome,
        grids: Vec<Vec<u8>>,
    },
}

#[derive(Clone, PartialEq, Debug)]
pub enum Illegal {
    Over,
    NotYou,
    NotNow,
    NotHeld {
        card: u8,
    },
    /// The race that a claim names is over.
    Stale {
        named: Race,
        now: Option<Race>,
    },
    NotRising {
        last: u8,
    },
    /// `hidden` is set only in a flawed game.
    CannotCut {
        last: Option<u8>,
        hidden: Option<u8>,
    },
    NothingPlaced,
    PackEmpty,
    EnoughSwops {
        swops: u8,
    },
}

impl Refusal for Illegal {
    fn code(&self) -> &'static str {
        match self {
            Illegal::Over => "over",
            Illegal::NotYou => "not-you",
            Illegal::NotNow => "not-now",
            Illegal::NotHeld { .. } => "not-held",
            Illegal::Stale { .. } => "stale",
            Illegal::NotRising { .. } => "not-rising",
            Illegal::CannotCut { .. } => "cannot-cut",
            Illegal::NothingPlaced => "nothing-placed",
            Illegal::PackEmpty => "pack-empty",
            Illegal::EnoughSwops { .. } => "enough-swops",
        }
    }
}
