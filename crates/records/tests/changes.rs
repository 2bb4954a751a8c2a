//! A changed byte is found, and named. `make long-changes` tries a million.
#![allow(clippy::disallowed_methods, reason = "whether there is little time is told from outside")]

mod common;

use common::changes::{Changed, change};
use common::{forged, records, text_of};
use reckon_records::{Finding, Note, verify, verify_within};
use reckon_rules::numero::Numero;
use reckon_rules::shuffle::Shuffle;

fn is_fast() -> bool {
    std::env::var("RECKON_FAST").is_ok()
}

#[test]
fn every_changed_byte_is_found() {
    let records = records();
    let mut shuffle = Shuffle::from_number(1);
    for _ in 0..if is_fast() { 5_000 } else { 50_000 } {
        let changed = change(&records, &mut shuffle);
        let text = String::from_utf8_lossy(&changed.bytes);
        assert!(changed.is_found(), "byte {} was {:#x} in\n{text}", changed.place, changed.before);
    }
}

#[test]
fn a_changed_byte_is_named() {
    let records = records();
    let mut shuffle = Shuffle::from_number(2);
    for _ in 0..if is_fast() { 60 } else { 300 } {
        let changed = change(&records, &mut shuffle);
        let text = String::from_utf8_lossy(&changed.bytes);
        assert!(changed.is_named(), "byte {} was {:#x} in\n{text}", changed.place, changed.before);
    }
}

/// A short record of each game, every byte of it: heading, names, moves, and the closing line itself.
#[test]
fn every_place_of_a_record_can_be_named() {
    for name in [
        "numero-1-5-two.record",
        "nmbrs-usual-two-chosen.record",
        "numberloor-advanced-two-chosen.record",
        "numenko-stopped-two.record",
    ] {
        let record = text_of(name).into_bytes();
        for place in (0..record.len()).step_by(if is_fast() { 13 } else { 1 }) {
            let (mut bytes, before) = (record.clone(), record[place]);
            bytes[place] = if place % 2 == 0 { before ^ 1 } else { b'#' };
            let changed = Changed { name: name.to_string(), bytes, place, before };
            assert!(changed.is_named(), "{name}, byte {place}");
        }
    }
}

/// The byte that was changed is undone, and all other checks go on from there.
#[test]
fn beside_a_named_byte_nothing_else_is_blamed() {
    let text = text_of("numero-subtraction-four.record");
    for (from, to) in [("Zoë", "Zoé"), ("Zoë", "Zpë"), ("rules 1", "rules 2"), ("game numero", "game numerO")] {
        let report = verify::<Numero>(text.replacen(from, to, 1).as_bytes()).expect("a record");
        assert!(matches!(report.findings[..], [Finding::Changed(_)]), "{from} {to}: {:?}", report.findings);
    }
}

/// Also in a record of rules that this program does not know yet.
#[test]
fn a_changed_byte_is_named_in_any_revision() {
    let text = forged(&text_of("numero-1-5-two.record"), "rules", "rules 2\n").replacen("Ann", "Anm", 1);
    let report = verify::<Numero>(text.as_bytes()).expect("a record");
    assert!(matches!(report.findings[..], [Finding::Changed(_), Finding::Form(_)]), "{:?}", report.findings);
}

#[test]
fn what_no_single_byte_explains_is_only_found() {
    let text = text_of("numero-1-5-two.record");
    let swapped = text.replacen("Ann", "Eve", 1);
    let report = verify::<Numero>(swapped.as_bytes()).expect("a record");
    assert_eq!((report.findings, report.notes.contains(&Note::GaveUp)), (vec![Finding::Closing], false));
    let cut = &text[..text.len() - 100];
    let report = verify::<Numero>(cut.as_bytes()).expect("the beginning of a record");
    assert_eq!(report.findings.len(), 2, "{:?}", report.findings);
}

#[test]
fn a_search_ends_when_its_budget_does_and_says_so() {
    let text = text_of("numero-1-5-two.record").replacen("Ann", "Anm", 1);
    let report = verify_within::<Numero>(text.as_bytes(), 1000).expect("a record");
    assert_eq!((report.findings, report.notes.contains(&Note::GaveUp)), (vec![Finding::Closing], true));
}
