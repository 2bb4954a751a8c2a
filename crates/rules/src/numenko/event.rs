//! Public facts, in the order in which they happen.

use serde::{Deserialize, Serialize};

use super::check::Doubted;
use super::grid::Grid;
use super::judge::Sum;
use super::tile::Tiles;
use crate::game::{Outcome, Seat, Seats};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Event {
    /// §4.3 One tile back, two new ones; the pot now has `pot` tiles.
    Swopped { seat: Seat, pot: u8 },
    /// §4.4 The seat has been done `times` times; with the grid if the table shows it.
    Done { seat: Seat, times: u16, pot: u8, grid: Option<Grid> },
    /// §4.5
    Stopped { seat: Seat },
    /// §5.2 The pot is too small for a swop.
    PotShort { seat: Seat, pot: u8 },
    /// §5.3 All tiles are laid and every sum is right.
    GameOver { seat: Seat, grid: Grid },
    /// §5.4 It was said wrongly: these sums are wrong, or the tiles are not connected. The voters decide, if
    /// there are any.
    Wrong { seat: Seat, grid: Grid, sums: Vec<Sum>, groups: u8, voters: Seats },
    /// §5.7 It was said, and these seats look at the grid.
    Shown { seat: Seat, grid: Grid, checkers: Seats },
    /// §5.8 This seat finds nothing wrong with it.
    Agreed { seat: Seat, shown: Seat },
    /// §5.9 A player pointed at this. If it is wrong, the voters decide.
    Doubted { doubted: Doubted, shown: Seat, groups: u8, voters: Seats },
    /// §5.10 Nobody has found anything wrong, so the player has won. These sums are wrong all the same, or a tile is
    /// `loose`.
    Stands { seat: Seat, sums: Vec<Sum>, loose: bool, groups: u8 },
    /// §5.5
    Voted { seat: Seat, accused: Seat, eject: bool },
    /// §5.5 The tiles are back in the pot.
    Ejected { seat: Seat, tiles: u8, pot: u8 },
    /// §5.6 Nobody takes tiles any more; the `laying` seats lay what they have.
    PlayEnded { why: EndReason, laying: Seats },
    /// §5.6, §6.2 The grid laid, the tiles that count, and those left with their points.
    Laid { seat: Seat, grid: Grid, counted: Tiles, left: Tiles, points: u16 },
    /// §6 The results are the points of what is left; those of ejected players do not count (§6.4).
    Over { outcome: Outcome, why: End, ejected: Seats },
}

/// The reason nobody takes tiles any more.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename = "WhyEnded")]
pub enum EndReason {
    /// §5.3
    GameOver,
    /// §5.2
    PotShort,
    /// §5.5
    Vote,
    /// §4.5
    AllStopped,
}

/// The way in which the winner was found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum End {
    /// §6.1 Somebody has no tile left.
    GameOver,
    /// §6.4 By the fewest points.
    Counted,
    /// §7.3 Playing alone, and the pot has won.
    PotWins,
}
