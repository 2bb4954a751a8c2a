//! Records of Numenko-in-a-bag that somebody has changed, by accident or on purpose.

use reckon_records::{Finding, Unreadable, read};
use reckon_rules::numenko::Numenko;

use crate::support::changed::changed_bytes;
use crate::support::forged::forgeries;
use crate::support::stages::stages;
use crate::support::{OnRecord, findings, forged, line_with, text_of};

changed_bytes!(Numenko);
forgeries!(Numenko);
stages!(Numenko);

#[test]
fn lines_have_one_form() {
    let text = text_of(Numenko::GAME);
    let (cards, line) = line_with(&text, "cards");
    let (result, _) = line_with(&text, "result");
    for (word, other, why) in [
        ("cards", line.replacen("0 0", "2*0", 1), Unreadable::NotAsWritten { line: cards }),
        ("cards", line.replacen("0 0 ", "0 0 ? ", 1), Unreadable::NotAsWritten { line: cards }),
        ("cards", "cards * ?".to_string(), Unreadable::Cards { line: cards }),
        ("result", "1 done  2*4*8\nresult 1 2 3 4".to_string(), Unreadable::NotAsWritten { line: result }),
        ("result", "1 done 2∗4∗8\nresult 1 2 3 4".to_string(), Unreadable::NotAsWritten { line: result }),
        ("result", "1 done ./2*4*8\nresult 1 2 3 4".to_string(), Unreadable::NotAsWritten { line: result }),
        ("result", "1 sit\nresult 1 2 3 4".to_string(), Unreadable::Move { line: result, text: "1 sit".to_string() }),
    ] {
        let refused = read::<Numenko>(forged(&text, word, &(other + "\n")).as_bytes());
        assert_eq!(refused, Err(why), "{word}");
    }
}

/// A table that cannot be dealt does not panic.
#[test]
fn tiles_that_cannot_be_dealt_are_reported() {
    let few = forged(&text_of(Numenko::GAME), "cards", "cards 0 1 2 ? ?\n");
    let found = findings::<Numenko>(&few);
    assert!(matches!(found[..], [Finding::Table { .. }]), "{found:?}");
}
