//! The rulebook's reasons for a refusal, one variant per sentence, with the numbers involved.

use serde::{Deserialize, Serialize};

use super::judge::Sum;
use super::tile::{Tile, Tiles};
use crate::game::{Refusal, Seat};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Illegal {
    /// The game has ended.
    Over,
    /// Nobody sits there.
    NoSuchSeat,
    /// §4.5 A player who has stopped takes no more tiles.
    Stopped,
    /// §5.5 An ejected player plays no more.
    Ejected,
    /// §5.4 The table first decides about `accused`.
    VoteFirst { accused: Seat },
    /// §5.7 The others first look at the grid of `shown`.
    CheckFirst { shown: Seat },
    /// §5.7 No grid is shown to be checked.
    NoCheck,
    /// §5.7 Nobody checks their own grid.
    OwnGrid,
    /// §5.8, §5.9 The player has had their say about this grid.
    CheckedAlready,
    /// §5.9 No sum of the grid begins there.
    NoSumToDoubt { row: u8, column: u8, down: bool },
    /// §5.9 Somebody has pointed at it already.
    DoubtedAlready,
    /// §5.5 There is nothing to vote on.
    NoVote,
    /// §5.5 Nobody votes about themselves.
    Accused,
    /// §5.5
    VotedAlready,
    /// §5.6 Play is over: now everybody lays.
    LayNow,
    /// §5.6 Play goes on: nothing is laid yet.
    NotYet,
    /// §5.6
    LaidAlready,

    /// The player has no such tile, or not enough of them.
    NotHeld { tile: Tile },
    /// §5.2 With `swop-short=refused`: a swop takes two tiles.
    PotTooSmall { pot: u8 },
    /// §4.4, §5.3 These tiles are not in the grid.
    TilesLeft { left: Tiles },
    /// §3.1 These sums are not right.
    WrongSums { sums: Vec<Sum> },
    /// §3.2 The tiles lie in several groups.
    Apart { groups: u8 },
    /// §3.1 A tile that lies alone, at this row and column, is in no sum.
    InNoSum { tile: Tile, row: u8, column: u8 },
    /// §3.10 No sum begins at the place of a stated reading.
    NoSumThere { row: u8, column: u8, down: bool },
    /// §5.3 With enough tiles left in the pot it is "done", and four new tiles.
    PotNotShort { pot: u8 },
}

impl Refusal for Illegal {
    // Written out, not derived from the names: renaming a variant must not change what programs compare.
    fn code(&self) -> &'static str {
        match self {
            Illegal::Over => "over",
            Illegal::NoSuchSeat => "no-such-seat",
            Illegal::Stopped => "stopped",
            Illegal::Ejected => "ejected",
            Illegal::VoteFirst { .. } => "vote-first",
            Illegal::CheckFirst { .. } => "check-first",
            Illegal::NoCheck => "no-check",
            Illegal::OwnGrid => "own-grid",
            Illegal::CheckedAlready => "checked-already",
            Illegal::NoSumToDoubt { .. } => "no-sum-to-doubt",
            Illegal::DoubtedAlready => "doubted-already",
            Illegal::NoVote => "no-vote",
            Illegal::Accused => "accused",
            Illegal::VotedAlready => "voted-already",
            Illegal::LayNow => "lay-now",
            Illegal::NotYet => "not-yet",
            Illegal::LaidAlready => "laid-already",
            Illegal::NotHeld { .. } => "not-held",
            Illegal::PotTooSmall { .. } => "pot-too-small",
            Illegal::TilesLeft { .. } => "tiles-left",
            Illegal::WrongSums { .. } => "wrong-sums",
            Illegal::Apart { .. } => "apart",
            Illegal::InNoSum { .. } => "in-no-sum",
            Illegal::NoSumThere { .. } => "no-sum-there",
            Illegal::PotNotShort { .. } => "pot-not-short",
        }
    }
}
