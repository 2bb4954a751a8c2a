//! Why the rulebook refuses, one variant per sentence, with the numbers in it.

use serde::{Deserialize, Serialize};

use super::judge::Sum;
use super::tile::{Tile, Tiles};
use crate::game::Seat;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Illegal {
    /// The game has ended.
    Over,
    /// Nobody sits there.
    NoSuchSeat,
    /// §4.5 Who has stopped takes no more tiles.
    Stopped,
    /// §5.5 Who was ejected plays no more.
    Ejected,
    /// §5.4 The table decides about somebody first.
    VoteFirst { accused: Seat },
    /// §5.5 There is nothing to vote on.
    NoVote,
    /// §5.5 About oneself nobody votes.
    Accused,
    /// §5.5
    VotedAlready,
    /// §5.6 Play is over: now everybody lays.
    LayNow,
    /// §5.6 Play goes on: nothing is laid yet.
    NotYet,
    /// §5.6
    LaidAlready,

    /// The player has no such tile, or not so many.
    NotHeld { tile: Tile },
    /// §5.2 Only where the table has agreed on it: a swop takes two tiles.
    PotTooSmall { pot: u8 },
    /// §4.4, §5.3 These tiles do not lie in the grid.
    TilesLeft { left: Tiles },
    /// §3.1 These sums are not right.
    WrongSums { sums: Vec<Sum> },
    /// §3.2 The tiles lie in so many groups.
    Apart { groups: u8 },
    /// §3.1 A tile that lies alone is in no sum; its row and column.
    InNoSum { tile: Tile, row: u8, column: u8 },
    /// §3.10 No sum begins where one is stated.
    NoSumThere { row: u8, column: u8, down: bool },
    /// §5.3 With so many tiles in the pot it is "done", and four new tiles.
    PotNotShort { pot: u8 },
}
