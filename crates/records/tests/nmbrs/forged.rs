//! Records of nmbrs! blocks that somebody has changed, by accident or on purpose.

use reckon_records::{Finding, Unreadable, read, verify};
use reckon_rules::nmbrs::Nmbrs;

use crate::support::changed::changed_bytes;
use crate::support::forged::forgeries;
use crate::support::stages::stages;
use crate::support::{OnRecord, forged, line_with, text_of};

changed_bytes!(Nmbrs);
forgeries!(Nmbrs);
stages!(Nmbrs);

/// §1.2
#[test]
fn lines_have_one_form() {
    let text = text_of(Nmbrs::GAME);
    let (cards, line) = line_with(&text, "cards");
    let (result, _) = line_with(&text, "result");
    for (word, other, why) in [
        ("cards", line.replacen("1 2 ", "2 1 ", 1), Unreadable::Cards { line: cards }),
        ("cards", line.replacen(" jd", "", 1), Unreadable::Cards { line: cards }),
        ("cards", "cards 1 2 3 ja".to_string(), Unreadable::Cards { line: cards }),
        ("result", "1 give  35\nresult 1 2".to_string(), Unreadable::NotAsWritten { line: result }),
        ("result", "1 give JA\nresult 1 2".to_string(), Unreadable::NotAsWritten { line: result }),
        ("result", "1 sit\nresult 1 2".to_string(), Unreadable::Move { line: result, text: "1 sit".to_string() }),
    ] {
        let refused = read::<Nmbrs>(forged(&text, word, &(other + "\n")).as_bytes());
        assert_eq!(refused, Err(why), "{word}");
    }
}

/// §6.5
#[test]
fn a_youngest_player_without_a_seat_is_reported() {
    let young = text_of("nmbrs-simple-three.record").replacen("preset=simple", "preset=simple youngest=4", 1);
    let (_, options) = line_with(&young, "options");
    let few = verify::<Nmbrs>(forged(&young, "options", &(options + "\n")).as_bytes()).expect("a record");
    assert!(matches!(few.findings[..], [Finding::Table { .. }]), "{:?}", few.findings);
}
