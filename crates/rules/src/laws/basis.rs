//! The basis law: a basis changes exactly when something its seat's moves refer to has changed.

use super::{Breach, Checks, Law, LawResult, Lawful};
use crate::game::Seat;

/// Every basis that each seat has had, and what its moves could refer to at the time.
pub(super) struct Memory {
    of_seat: Vec<Vec<(u32, String)>>,
}

impl Memory {
    pub fn new(seats: u8) -> Memory {
        Memory { of_seat: vec![Vec::new(); usize::from(seats)] }
    }

    pub fn basis_follows_what_moves_refer_to<G: Lawful>(&mut self, game: &G, checks: &mut Checks) -> LawResult {
        for (seat, moments) in (0..).map(Seat).zip(&mut self.of_seat) {
            checks.count(Law::BasisFollowsWhatMovesReferTo);
            let now = (game.basis(seat), game.refers_to(seat));
            if let Some(before) = moments.iter().rev().find(|before| before.0 == now.0 && before.1 != now.1) {
                return Err(Breach::of(
                    Law::BasisFollowsWhatMovesReferTo,
                    format!("the basis of seat {seat} is {} for '{}' and for '{}'", now.0, before.1, now.1),
                ));
            }
            match moments.last() {
                Some(last) if *last == now => {}
                Some(last) if last.1 == now.1 => {
                    return Err(Breach::of(
                        Law::BasisFollowsWhatMovesReferTo,
                        format!("the basis of seat {seat} went from {} to {} and '{}' stayed", last.0, now.0, now.1),
                    ));
                }
                _ => moments.push(now),
            }
        }
        Ok(())
    }
}
