//! Refusals: a refused move changes nothing, every seat that cannot act is refused, and the table
//! always has a legal move for a seat that must act.

use super::move_fuzzer::notation_round_trips;
use super::{Breach, Law, LawResult, Lawful, Report, seats_and_one_more};
use crate::game::Seat;

/// A game to try moves on, restored after each.
pub(super) struct Trial<'a, G> {
    real: &'a G,
    copy: G,
    seats: u8,
}

impl<'a, G: Lawful> Trial<'a, G> {
    pub fn new(real: &'a G, seats: u8) -> Trial<'a, G> {
        Trial { real, copy: real.clone(), seats }
    }

    /// Tries a move. A refused move must change nothing and emit no event.
    pub fn a_refused_move_changes_nothing(
        &mut self,
        seat: Seat,
        choice: &G::Move,
        report: &mut Report,
    ) -> Result<Result<(), G::Illegal>, Breach> {
        let breach =
            |what: &str| Breach::of(Law::ARefusedMoveChangesNothing, format!("'{choice}' by seat {seat} {what}"));
        let mut events = Vec::new();
        let result = self.copy.play(seat, choice, &mut events);
        if result.is_ok() {
            self.copy.clone_from(self.real);
            return Ok(result);
        }
        report.refusals += 1;
        report.checks.count(Law::ARefusedMoveChangesNothing);
        if !events.is_empty() {
            return Err(breach("was refused and told"));
        }
        if self.copy != *self.real {
            return Err(breach("was refused and left a trace"));
        }
        Ok(result)
    }

    /// Checks that this move is refused from every seat outside `can_act`: from all of them once the game is over.
    pub fn who_cannot_act_is_refused(&mut self, choice: &G::Move, report: &mut Report) -> LawResult {
        let can_act = self.real.turn().can_act();
        for seat in seats_and_one_more(self.seats).filter(|seat| !can_act.contains(*seat)) {
            report.checks.count(Law::WhoCannotActIsRefused);
            if self.a_refused_move_changes_nothing(seat, choice, report)?.is_ok() {
                return Err(Breach::of(
                    Law::WhoCannotActIsRefused,
                    format!("'{choice}' was accepted from seat {seat}, who cannot act"),
                ));
            }
        }
        Ok(())
    }

    /// Checks that the table has a legal move for each seat that must act, and none for others.
    pub fn absent_is_legal_for_those_who_must(&mut self, report: &mut Report) -> LawResult {
        let must = self.real.turn().must();
        for seat in seats_and_one_more(self.seats) {
            report.checks.count(Law::AbsentIsLegalForThoseWhoMust);
            let breach =
                |what: String| Err(Breach::of(Law::AbsentIsLegalForThoseWhoMust, format!("seat {seat}: {what}")));
            match (self.real.absent(seat), must.contains(seat)) {
                (Some(choice), true) => {
                    notation_round_trips::<G>(&choice, &mut report.checks)?;
                    if let Err(illegal) = self.a_refused_move_changes_nothing(seat, &choice, report)? {
                        return breach(format!("'{choice}' is refused: {illegal:?}"));
                    }
                }
                (None, false) => {}
                (Some(choice), false) => return breach(format!("need not act, and the table would play '{choice}'")),
                (None, true) => return breach("must act, and the table has no move".to_string()),
            }
        }
        Ok(())
    }

    /// Checks that a seat that can act and has something to act with gets a legal random move.
    pub fn a_random_move_is_legal(&mut self, seat: Seat, choice: &G::Move, report: &mut Report) -> LawResult {
        report.checks.count(Law::ARandomMoveIsLegal);
        notation_round_trips::<G>(choice, &mut report.checks)?;
        match self.a_refused_move_changes_nothing(seat, choice, report)? {
            Ok(()) => Ok(()),
            Err(illegal) => {
                Err(Breach::of(Law::ARandomMoveIsLegal, format!("'{choice}' of seat {seat} is refused: {illegal:?}")))
            }
        }
    }
}
