//! A move is judged by what its player sees: the verdict is the same in every world that looks
//! the same, and when the move is read as a draft.

use super::{Breach, Checks, Law, LawResult, Lawful, Witness};
use crate::game::{Ignore, Seat};

/// Checks that the result in `world` is the same, refusal and numbers included.
pub(super) fn a_move_is_judged_by_what_its_player_sees<G: Lawful>(
    result: &Result<(), G::Illegal>,
    world: &G,
    seat: Seat,
    choice: &G::Move,
    checks: &mut Checks,
) -> LawResult {
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

/// Asks the witness, if there is one: reading a draft must give the same verdict as `play`.
pub(super) fn reading_agrees_with_play<G: Lawful>(
    witness: Option<Witness<G>>,
    result: &Result<(), G::Illegal>,
    view: &G::View,
    seat: Seat,
    choice: &G::Move,
    checks: &mut Checks,
) -> LawResult {
    let Some(witness) = witness else { return Ok(()) };
    checks.count(Law::ReadingAgreesWithPlay);
    witness(view, seat, choice, result).map_err(|what| Breach::of(Law::ReadingAgreesWithPlay, what))
}
