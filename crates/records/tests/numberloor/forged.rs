//! Records of Numberloor that somebody has changed, by accident or on purpose.

use reckon_records::{Finding, Unreadable, read, verify};
use reckon_rules::numberloor::Numberloor;

use crate::support::changed::changed_bytes;
use crate::support::forged::forgeries;
use crate::support::stages::stages;
use crate::support::{OnRecord, forged, line_with, text_of};

changed_bytes!(Numberloor);
forgeries!(Numberloor);
stages!(Numberloor);

#[test]
fn lines_have_one_form() {
    let text = text_of(Numberloor::GAME);
    let (cards, line) = line_with(&text, "cards");
    let (result, _) = line_with(&text, "result");
    for (word, other, why) in [
        ("cards", line.replacen("0 0", "2*0", 1), Unreadable::NotAsWritten { line: cards }),
        ("cards", line.replacen(" 9n", " 9n!red", 1), Unreadable::NotAsWritten { line: cards }),
        ("cards", "cards b1 b2".to_string(), Unreadable::Cards { line: cards }),
        ("result", "1 b2  6\nresult 1 2".to_string(), Unreadable::NotAsWritten { line: result }),
        ("result", "1 5 6\nresult 1 2".to_string(), Unreadable::Move { line: result, text: "1 5 6".to_string() }),
    ] {
        let refused = read::<Numberloor>(forged(&text, word, &(other + "\n")).as_bytes());
        assert_eq!(refused, Err(why), "{word}");
    }
}

/// A table that cannot be dealt causes no endless search for a good deal.
#[test]
fn cards_that_cannot_be_dealt_are_reported() {
    let few = format!("cards 0 1{}\n", " b1".repeat(40));
    let report = verify::<Numberloor>(forged(&text_of(Numberloor::GAME), "cards", &few).as_bytes()).expect("a record");
    assert!(matches!(report.findings[..], [Finding::Table { line: 6, .. }]), "{:?}", report.findings);
}
