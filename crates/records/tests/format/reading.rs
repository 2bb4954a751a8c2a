//! Files that are not records.

use reckon_records::{Finding, Unreadable, game_of};
use reckon_rules::numero::Numero;

use crate::support::stages::kept;
use crate::support::{OnRecord, checked, findings, refused, text_of};

#[test]
fn other_files_are_told_apart() {
    for (text, why) in [
        ("", Unreadable::Empty),
        ("Dear diary", Unreadable::Foreign),
        ("reckon", Unreadable::Foreign),
        ("reckon record 0\n", Unreadable::Foreign),
        ("reckon record 2\n", Unreadable::Newer { format: 2 }),
        ("reckon save 3 - whatever\n", Unreadable::Newer { format: 3 }),
        ("reckon save 1 - not to be shared: it contains the seed\n", Unreadable::OldSave),
        ("reckon record 1\n", Unreadable::Closing),
        ("reckon record 1 \n", Unreadable::NotAsWritten { line: 1 }),
    ] {
        assert_eq!(refused::<Numero>(text), why, "{text:?}");
    }
    for (text, why) in [
        ("", Unreadable::Empty),
        ("Dear diary", Unreadable::Foreign),
        ("Dear diary\r\nof mine\r\n", Unreadable::Foreign),
    ] {
        assert_eq!(checked::<Numero>(text), Err(why));
    }
}

#[test]
fn the_second_line_names_the_game() {
    assert_eq!(game_of(text_of(Numero::GAME).as_bytes()), Ok("numero".to_string()));
    assert_eq!(game_of(b"reckon record 1\ngame chess\n"), Ok("chess".to_string()));
    assert_eq!(game_of(b"Dear diary\ngame numero\n"), Err(Unreadable::Foreign));
    let found = String::new();
    assert_eq!(game_of(b"reckon record 1\n"), Err(Unreadable::Expected { line: 2, wanted: "game", found }));
}

/// Only one line end differs, so it is a change like any other.
#[test]
fn a_different_end_of_one_line_is_a_change() {
    for text in [text_of(Numero::GAME), kept::<Numero>().text()] {
        let one = text.replace('\n', "\r\n").replacen("\r\n", "\n", 1);
        assert!(findings::<Numero>(&one).contains(&Finding::Closing));
    }
}
