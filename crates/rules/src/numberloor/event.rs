//! Public facts, in the order they happen.

use serde::{Deserialize, Serialize};

use super::card::Card;
use super::fits::{How, Side};
use crate::game::{Outcome, Seat};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Event {
    /// §7.4 A Night Level is about to be laid in another's turn.
    TookOver { seat: Seat, from: Seat },
    /// §4.1 Balloons, then a Level: on this Level, by this balloon.
    Placed {
        seat: Seat,
        balloons: Vec<Card>,
        level: Card,
        on: Card,
        balloon: Option<Card>,
        side: Option<Side>,
        how: How,
    },
    /// §4.2, §5.1 Balloons after the last Level; the last of them is on top.
    Left { seat: Seat, balloons: Vec<Card> },
    /// §4.5
    Ended { seat: Seat },
    /// §4.3 Two cards, or what was left.
    Drew { seat: Seat, cards: u8 },
    /// §4.4; §4.6 with the cards that Beginners take.
    Passed { seat: Seat, cards: u8 },
    /// §4.7
    Skipped { seat: Seat, cards: u8 },
    /// §5.2 A star, with the seat's new total, and how its winner celebrates.
    Star { seat: Seat, stars: u8, celebration: Celebration },
    /// §5.2 New cards after a star.
    Refilled { seat: Seat, cards: u8 },
    /// §6.1 The middle has become the pile.
    Reshuffled { cards: u8 },
    /// §7.6 No Night Level.
    LetGo { seat: Seat },
    /// §5.3, §8 The results are stars.
    Over { outcome: Outcome, why: End },
}

/// §5.2 What whoever gets a star does first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Celebration {
    /// A victory dance: Advanced and Intermediate.
    Dance,
    /// A victory cry: Beginners.
    Cry,
}

/// Reason a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum End {
    /// §5.3
    Stars,
    /// §8.1
    AllPassed,
    /// §8.2
    TurnLimit,
}
