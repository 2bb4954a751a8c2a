//! A move is judged by what its player sees: the verdict is the same in every world that looks
//! the same, and reading the move as a draft gives it too.

use super::{Breach, Checks, Held, Law, Lawful};
use crate::game::{Ignore, Seat};

/// The same result, refusal and numbers included.
pub(super) fn a_move_is_judged_by_what_its_player_sees<G: Lawful>(
    result: &Result<(), G::Illegal>,
    world: &G,
    seat: Seat,
    choice: &G::Move,
    checks: &mut Checks,
) -> Held {
    checks.count(Law::AMoveIsJudgedByWhatItsPlayerSees);
    let there = world.clone().play(seat, choice, &mut Ignore);
    if *result == there {
        return Ok(());
    }
    Err(Breach::of(
        Law::AMoveIsJudgedByWhatItsPlayerSees,
        format!("'{choice}' by seat {seat} gives {result:?}, and in another world {there:?}"),
    ))
}

/// A draft that could be sent is a legal move, and one that could not says why as `play` does.
pub(super) fn reading_agrees_with_play<G: Lawful>(
    result: &Result<(), G::Illegal>,
    view: &G::View,
    seat: Seat,
    choice: &G::Move,
    checks: &mut Checks,
) -> Held {
    let Some(verdict) = G::read_verdict(view, choice) else { return Ok(()) };
    checks.count(Law::ReadingAgreesWithPlay);
    if verdict == *result {
        return Ok(());
    }
    Err(Breach::of(
        Law::ReadingAgreesWithPlay,
        format!("'{choice}' by seat {seat} gives {result:?}, and reads as {verdict:?}"),
    ))
}
