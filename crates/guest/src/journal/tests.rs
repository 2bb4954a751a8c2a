use reckon_protocol::{Json, Plan};
use reckon_rules::game::Turn;
use serde_json::json;

use super::*;

const ME: Seat = Seat(0);
const OTHER: Seat = Seat(1);

fn id(text: &str) -> MoveId {
    text.parse().expect("an id")
}

fn asked(name: &str, moves: &[&str]) -> Move {
    Move::of(id(name), None, None, 0, Plan::Many(moves.iter().map(ToString::to_string).collect()))
}

fn update(v: u32, events: usize) -> Update {
    Update {
        round: 1,
        v,
        seat: Some(ME),
        turn: Turn::of(ME),
        basis: Some(0),
        events: vec![Json::of(&json!("event")); events],
        made: Vec::new(),
        lines: Vec::new(),
        texts: Vec::new(),
        spoken: None,
        missed: false,
        view: Json::of(&json!({})),
        clocks: None,
        window_ms: None,
        draft: None,
        took_ms: None,
        reveal: None,
    }
}

fn acknowledge(journal: &mut Journal, name: &str, v: u32, moves: &[&str]) {
    let played = u32::try_from(moves.len()).expect("few moves");
    let asked = asked(name, moves);
    journal.asked(ME, &asked);
    journal.acknowledged(ME, &asked, &Done { id: id(name), round: 1, played, v });
}

fn log(moves: &[(Seat, &str)]) -> Vec<(Seat, String)> {
    moves.iter().map(|(seat, text)| (*seat, text.to_string())).collect()
}

/// Plays three moves: I pass, the other player takes, I build.
fn honest() -> (Journal, Vec<(Seat, String)>) {
    let mut journal = Journal::default();
    journal.connected(None);
    journal.saw(&update(0, 0));
    acknowledge(&mut journal, "a", 1, &["pass"]);
    journal.saw(&update(1, 1));
    journal.saw(&update(2, 1));
    acknowledge(&mut journal, "b", 3, &["build"]);
    journal.saw(&update(3, 1));
    (journal, log(&[(ME, "pass"), (OTHER, "take"), (ME, "build")]))
}

#[test]
fn an_honest_game_has_no_problem() {
    let (journal, log) = honest();
    assert_eq!(journal.problems(), []);
    assert_eq!(journal.check_against(1, &log, &[ME]), []);
    assert_eq!(journal.check_acknowledged(1, &log), []);
}

#[test]
fn shown_or_acknowledged_moves_are_sure() {
    let (mut journal, _) = honest();
    assert_eq!(journal.sure(), Some(Progress { round: 1, v: 3 }));
    acknowledge(&mut journal, "c", 5, &["pass"]);
    assert_eq!(journal.sure(), Some(Progress { round: 1, v: 5 }));
    assert_eq!(Journal::default().sure(), None);
}

#[test]
fn a_lost_move_is_found() {
    let (journal, log) = honest();
    let problems = journal.check_acknowledged(1, &log[..2]);
    assert!(matches!(problems[..], [Problem::Lost { found: None, .. }]), "{problems:?}");
}

#[test]
fn another_move_in_its_place_is_found() {
    let (journal, mut log) = honest();
    log[0].1 = "stop".to_string();
    let problems = journal.check_acknowledged(1, &log);
    assert!(matches!(&problems[..], [Problem::Lost { found: Some((ME, text)), .. }] if text == "stop"));
}

#[test]
fn a_move_at_the_wrong_version_is_found() {
    let (journal, mut log) = honest();
    log.swap(0, 1);
    assert!(matches!(journal.check_acknowledged(1, &log)[..], [Problem::Lost { .. }]));
}

#[test]
fn another_players_move_in_its_place_is_found() {
    let (journal, mut log) = honest();
    log[2].0 = OTHER;
    assert!(matches!(journal.check_acknowledged(1, &log)[..], [Problem::Lost { .. }]));
}

#[test]
fn a_move_that_was_played_twice_is_found() {
    let (mut journal, mut log) = honest();
    log.push((ME, "build".to_string()));
    journal.saw(&update(4, 1));
    let problems = journal.check_against(1, &log, &[ME]);
    assert!(matches!(problems[..], [Problem::NotAcknowledged { v: 4, .. }]), "{problems:?}");
    assert_eq!(journal.check_against(1, &log, &[]), [], "another client may have played for the seat");
}

#[test]
fn moves_shown_but_not_on_record_are_found() {
    let (mut journal, log) = honest();
    journal.saw(&update(4, 1));
    assert_eq!(journal.check_against(1, &log, &[ME]), [Problem::NotInRecord { round: 1, v: 4, moves: 3 }]);
}

#[test]
fn going_back_is_found_on_one_connection_and_across_two() {
    let (mut journal, _) = honest();
    journal.saw(&update(2, 0));
    let back = Problem::WentBack { before: Progress { round: 1, v: 3 }, now: Progress { round: 1, v: 2 } };
    assert_eq!(journal.problems(), std::slice::from_ref(&back));

    let (mut journal, _) = honest();
    journal.connected(Some(Progress { round: 1, v: 3 }));
    journal.saw(&update(2, 0));
    assert_eq!(journal.problems(), std::slice::from_ref(&back));

    let (mut journal, _) = honest();
    journal.connected(None);
    journal.saw(&update(2, 0));
    assert_eq!(journal.problems(), [back]);
}

#[test]
fn an_acknowledged_move_that_is_gone_after_reconnecting_is_found() {
    let mut journal = Journal::default();
    journal.connected(None);
    journal.saw(&update(0, 0));
    acknowledge(&mut journal, "a", 1, &["pass"]);
    // The server was killed before the update came.
    journal.connected(None);
    journal.saw(&update(0, 0));
    let back = Problem::WentBack { before: Progress { round: 1, v: 1 }, now: Progress { round: 1, v: 0 } };
    assert_eq!(journal.problems(), [back]);
}

#[test]
fn an_acknowledgement_may_overtake_its_update() {
    let mut journal = Journal::default();
    journal.connected(None);
    journal.saw(&update(0, 0));
    acknowledge(&mut journal, "a", 2, &["pass"]);
    journal.saw(&update(1, 1));
    journal.saw(&update(2, 1));
    assert_eq!(journal.problems(), []);
}

#[test]
fn the_next_game_starts_again_at_version_0() {
    let (mut journal, _) = honest();
    journal.saw(&Update { round: 2, ..update(0, 0) });
    assert_eq!(journal.problems(), []);
}

#[test]
fn uncovering_another_seat_repeats_the_version_without_events() {
    let (mut journal, _) = honest();
    journal.saw(&Update { seat: Some(OTHER), ..update(3, 0) });
    assert_eq!(journal.problems(), []);
    journal.saw(&update(3, 1));
    assert_eq!(journal.problems(), [Problem::ToldTwice { now: Progress { round: 1, v: 3 } }]);
}

#[test]
fn events_that_the_client_has_are_not_sent_again() {
    let (mut journal, _) = honest();
    journal.connected(Some(Progress { round: 1, v: 3 }));
    journal.saw(&update(3, 1));
    assert_eq!(journal.problems(), [Problem::ToldTwice { now: Progress { round: 1, v: 3 } }]);
}

#[test]
fn one_id_at_two_versions_is_found_and_so_are_two_ids_at_one() {
    let (mut journal, _) = honest();
    acknowledge(&mut journal, "b", 3, &["build"]);
    assert_eq!(journal.problems(), [], "a retry gets the same answer");
    acknowledge(&mut journal, "b", 4, &["build"]);
    assert!(journal.problems().iter().all(|problem| matches!(problem, Problem::TwoPlaces { .. })));
    assert_eq!(journal.problems().len(), 2, "one for each earlier answer");

    let (mut journal, _) = honest();
    acknowledge(&mut journal, "c", 3, &["build"]);
    assert!(matches!(journal.problems()[..], [Problem::TwoPlaces { .. }]));
}

#[test]
fn a_new_id_refused_as_used_is_found() {
    let (mut journal, _) = honest();
    journal.refused(&id("c"), Why::Stale);
    assert_eq!(journal.problems(), []);
    journal.refused(&id("c"), Why::UsedId);
    assert!(matches!(journal.problems()[..], [Problem::WronglyRefused { .. }]));
}

#[test]
fn a_plan_is_recognized_even_if_another_player_cut_in() {
    let mut journal = Journal::default();
    acknowledge(&mut journal, "a", 4, &["6", "7", "end"]);
    let good = log(&[(ME, "6"), (OTHER, "night 6n after 1"), (ME, "7"), (ME, "end")]);
    assert_eq!(journal.check_against(1, &good, &[ME]), []);
    let changed = log(&[(ME, "7"), (OTHER, "night 6n after 1"), (ME, "6"), (ME, "end")]);
    assert!(matches!(journal.check_acknowledged(1, &changed)[..], [Problem::Lost { .. }]));
    let short = log(&[(OTHER, "6"), (OTHER, "night 6n after 1"), (ME, "7"), (ME, "end")]);
    assert!(matches!(journal.check_acknowledged(1, &short)[..], [Problem::Lost { .. }]));
}
