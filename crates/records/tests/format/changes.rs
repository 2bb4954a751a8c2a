//! The search for a changed byte: what it finds, and when it gives up.

use reckon_records::{Finding, Note, verify, verify_within};
use reckon_rules::numero::Numero;

use crate::support::{forged, text_of};

/// The change is undone, and all other checks run on the restored record.
#[test]
fn nothing_but_the_changed_byte_is_blamed() {
    let text = text_of("numero-subtraction-four.record");
    for (from, to) in [("Zoë", "Zoé"), ("Zoë", "Zpë"), ("rules 1", "rules 2"), ("game numero", "game numerO")] {
        let report = verify::<Numero>(text.replacen(from, to, 1).as_bytes()).expect("a record");
        assert!(matches!(report.findings[..], [Finding::Changed(_)]), "{from} {to}: {:?}", report.findings);
    }
}

/// Even in a record with rules that this program does not know yet.
#[test]
fn a_changed_byte_is_named_in_any_revision() {
    let text = forged(&text_of("numero-1-5-two.record"), "rules", "rules 2\n").replacen("Ann", "Anm", 1);
    let report = verify::<Numero>(text.as_bytes()).expect("a record");
    assert!(matches!(report.findings[..], [Finding::Changed(_), Finding::Form(_)]), "{:?}", report.findings);
}

#[test]
fn damage_beyond_a_single_byte_is_found_but_not_located() {
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
