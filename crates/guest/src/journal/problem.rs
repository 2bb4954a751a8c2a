//! Problems that a journal can reveal.

use std::fmt::{self, Display};

use reckon_protocol::{MoveId, Why};
use reckon_rules::game::Seat;

use super::Acknowledged;
use crate::progress::Progress;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// An update shows less than had already happened.
    WentBack { before: Progress, now: Progress },
    /// Events that the client already had were sent again.
    ToldTwice { now: Progress },
    /// One id was acknowledged at two versions, or two ids at one.
    TwoPlaces { earlier: Acknowledged, later: Acknowledged },
    /// A new id was refused as already used.
    WronglyRefused { id: MoveId, why: Why },
    /// The record has something else in place of an acknowledged move.
    Lost { acknowledged: Acknowledged, found: Option<(Seat, String)> },
    /// A seat made a move that was never acknowledged to its only player.
    NotAcknowledged { round: u32, v: u32, seat: Seat, text: String },
    /// More was shown than the record holds.
    NotInRecord { round: u32, v: u32, moves: u32 },
}

impl Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::WentBack { before, now } => write!(f, "went back from {before} to {now}"),
            Problem::ToldTwice { now } => write!(f, "told again what led to {now}"),
            Problem::TwoPlaces { earlier, later } => write!(f, "{earlier} and also {later}"),
            Problem::WronglyRefused { id, why } => write!(f, "{id} was refused: {why:?}"),
            Problem::Lost { acknowledged, found: None } => write!(f, "{acknowledged}, and the record is shorter"),
            Problem::Lost { acknowledged, found: Some((seat, text)) } => {
                write!(f, "{acknowledged}, and the record has seat {seat} with '{text}' there")
            }
            Problem::NotAcknowledged { round, v, seat, text } => {
                write!(f, "seat {seat} has '{text}' at {round}.{v}, which was never acknowledged")
            }
            Problem::NotInRecord { round, v, moves } => {
                write!(f, "{round}.{v} was shown, and the record has {moves} moves")
            }
        }
    }
}

impl Display for Acknowledged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Acknowledged { id, seat, round, v, moves } = self;
        write!(f, "{id} of seat {seat} is '{}' at {round}.{v}", moves.join("; "))
    }
}
