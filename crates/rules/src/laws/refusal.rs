//! Refusals: nothing changes, those who cannot act are among the refused, and the table always
//! has a legal move for those who must.

use super::tries::notation_round_trips;
use super::{Breach, Held, Law, Lawful, Report, seats_and_one_more};
use crate::game::Seat;

/// A game to try moves on, put back after each.
pub(super) struct Trial<'a, G> {
    real: &'a G,
    copy: G,
    seats: u8,
}

impl<'a, G: Lawful> Trial<'a, G> {
    pub fn new(real: &'a G, seats: u8) -> Trial<'a, G> {
        Trial { real, copy: real.clone(), seats }
    }

    /// Tries a move. A refused move changes nothing and tells nobody anything.
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

    /// Nobody outside `can_act` gets through, whatever they try; after the end nobody does.
    pub fn who_cannot_act_is_refused(&mut self, choice: &G::Move, report: &mut Report) -> Held {
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

    /// The table has a move for each seat that must act, it is legal, and it has none for others.
    pub fn absent_is_legal_for_those_who_must(&mut self, report: &mut Report) -> Held {
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

    /// A seat that can act and has something to act with finds a legal move at random.
    pub fn a_random_move_is_legal(&mut self, seat: Seat, choice: &G::Move, report: &mut Report) -> Held {
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
