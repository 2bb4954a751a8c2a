//! Faults of a finished game, as far as its players can tell.

use reckon_rules::game::Seat;

use crate::game::Remote;
use crate::journal::{Journal, log_of};
use crate::player::Stats;
use crate::replay_check::Replayed;

/// A player's knowledge of a game.
#[derive(Clone, Debug, Default)]
pub struct Witness {
    pub journal: Journal,
    /// Seats for which only this player sends moves.
    pub seats: Vec<Seat>,
    pub counts: Stats,
}

/// Returns the faults of a table's first game: none if nothing was lost, nothing was played twice, and everybody was
/// shown exactly what the rules let them see.
pub fn faults<G: Remote>(record: &str, witnesses: &[Witness]) -> Vec<String> {
    let mut faults = Vec::new();
    match reckon_records::verify::<G>(record.as_bytes()) {
        Err(unreadable) => faults.push(format!("the record is unreadable: {unreadable:?}")),
        Ok(report) => faults.extend(report.findings.iter().map(|finding| format!("the record is wrong: {finding:?}"))),
    }
    match log_of::<G>(record.as_bytes()) {
        Err(unreadable) => faults.push(format!("the record is unreadable: {unreadable:?}")),
        Ok(log) => {
            for Witness { journal, seats, .. } in witnesses {
                let problems = journal.problems().into_iter().chain(journal.check_against(1, &log, seats));
                faults.extend(problems.map(|problem| problem.to_string()));
            }
        }
    }
    match Replayed::<G>::of(record.as_bytes()) {
        Err(why) => faults.push(format!("the record cannot be replayed: {why}")),
        Ok(replayed) => {
            let differences = witnesses.iter().flat_map(|witness| replayed.differences(1, &witness.journal));
            faults.extend(differences.map(|difference| difference.to_string()));
        }
    }
    faults
}

#[cfg(test)]
mod tests;
