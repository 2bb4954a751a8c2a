use reckon_protocol::{Done, Move, Plan};
use reckon_rules::numero::Numero;

use super::*;

const RECORD: &str = include_str!("../../../../tests/records/numero-1-5-two.record");

/// Returns a witness at the first seat whose moves are acknowledged but who saw no update.
fn witness(log: &[(Seat, String)]) -> Witness {
    let mut journal = Journal::default();
    for (v, (seat, text)) in (1..).zip(log) {
        if *seat == Seat(0) {
            let id = format!("m{v}").parse().expect("an id");
            let asked = Move::of(id, None, None, 0, Plan::One(text.clone()));
            let done = Done { id: asked.id.clone(), round: 1, played: 1, v };
            journal.acknowledged(*seat, &asked, &done);
        }
    }
    Witness { journal, seats: vec![Seat(0)], counts: Stats::default() }
}

#[test]
fn a_sound_game_has_no_faults() {
    let log = log_of::<Numero>(RECORD.as_bytes()).expect("a record");
    assert_eq!(faults::<Numero>(RECORD, &[witness(&log)]), [""; 0]);
}

#[test]
fn a_lost_move_is_a_fault() {
    let mut log = log_of::<Numero>(RECORD.as_bytes()).expect("a record");
    let last = log.iter_mut().rfind(|(seat, _)| *seat == Seat(0)).expect("a move");
    last.1 = "pass pass".to_string();
    let faults = faults::<Numero>(RECORD, &[witness(&log)]);
    assert!(faults.len() == 1 && faults[0].contains("and the record has seat 1 with"), "{faults:?}");
}

#[test]
fn a_move_that_was_never_acknowledged_is_a_fault() {
    let log = log_of::<Numero>(RECORD.as_bytes()).expect("a record");
    let faults = faults::<Numero>(RECORD, &[witness(&log[1..log.len()])]);
    assert!(!faults.is_empty());
}

#[test]
fn a_record_that_does_not_verify_is_a_fault() {
    let changed = RECORD.replacen("result ", "result 1", 1);
    assert!(!faults::<Numero>(&changed, &[]).is_empty());
}
