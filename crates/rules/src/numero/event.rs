//! Public facts, in the order they happen.

use serde::{Deserialize, Serialize};

use super::card::Card;
use super::score::ScoreLine;
use super::sum::{BuildName, Sums};
use crate::game::{Outcome, Seat};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Event {
    /// §6.9 Wild cards changed a pile, and it stays as a build. `shown` is the answer shown (§6.4).
    WildBuilt { seat: Seat, name: BuildName, value: u8, sum: Sums, shown: Option<Card> },
    /// §7.2
    DiscardedWild { seat: Seat, card: Card },
    /// §5.2 The sums that one card took, and the number of cards won.
    Took { seat: Seat, with: Card, takes: Sums, cards: u8 },
    /// §6.1 A number card was added to this sum.
    Built { seat: Seat, name: BuildName, value: u8, sum: Sums, with: Card, shown: Option<Card> },
    /// §7.1
    Discarded { seat: Seat, card: Card },
    /// §7.3, §7.4
    DiscardedAll { seat: Seat, cards: Vec<Card> },
    /// §7.4
    Passed { seat: Seat },
    /// §3.5
    Drew { seat: Seat, cards: u8 },
    /// §9.3
    CentreRefilled { cards: Vec<Card> },
    /// §8.1
    PackFinished,
    /// §8.2
    FinalChance { seat: Seat },
    /// §8.2, §9.4
    Stopped { seat: Seat },
    /// §8.3
    CentreWon { seat: Seat, cards: u8 },
    /// §8.4
    Subtracted { seat: Seat, cards: u8 },
    /// §10 Points were won or lost, with the seat's new total.
    Scored { seat: Seat, lines: Vec<ScoreLine>, total: i32 },
    /// §11.3 Somebody challenged a build. Its answer was shown, or §11.6 had been held; or it was a
    /// bluff.
    Challenged { seat: Seat, builder: Seat, name: BuildName, value: u8, held: bool, shown: Option<Card> },
    /// §11.7 A bluff is taken apart: these builds and single cards lie in the centre again.
    Undone { name: BuildName, value: u8, builds: Vec<(BuildName, u8)>, cards: Vec<Card> },
    /// §8.5, §9.5 The results are cards, or §10.11 points.
    Over { outcome: Outcome, points: bool },
}
