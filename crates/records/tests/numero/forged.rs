//! Records of NUMERO that somebody has changed, by accident or on purpose.

use reckon_records::{Finding, Recorded, Unreadable};
use reckon_rules::game::Seat;
use reckon_rules::numero::{Illegal, Numero};
use reckon_rules::options::BadOption;

use crate::support::changed::changed_bytes;
use crate::support::forged::forgeries;
use crate::support::stages::stages;
use crate::support::{OnRecord, body_of, closed, findings, forged, line_with, refused, tally, text_of};

changed_bytes!(Numero);
forgeries!(Numero);
stages!(Numero);

#[test]
fn other_cards_in_the_pack_are_noticed() {
    let text = text_of(Numero::GAME);
    let (_, line) = line_with(&text, "cards");
    for other in [line.replacen("1g:2", "1g:2 1g:2", 1), line.replacen("15r:2", "15b:2", 1)] {
        let found = findings::<Numero>(&forged(&text, "cards", &(other + "\n")));
        assert!(matches!(found[0], Finding::Order { .. }), "{found:?}");
    }
}

#[test]
fn swapped_moves_are_out_of_turn() {
    let text = text_of(Numero::GAME);
    let first = line_with(&text, "order").0 + 1;
    let line = |number: u32| text.lines().nth(number as usize - 1).expect("a move");
    let (one, two) = (line(first), line(first + 1));
    let swapped = body_of(&text).replacen(&format!("{one}\n{two}\n"), &format!("{two}\n{one}\n"), 1);
    let found = findings::<Numero>(&closed(&swapped));
    let [Finding::Move { line, number: 1, seat, text: told, why }] = &found[..] else { panic!("{found:?}") };
    assert_eq!((*line, format!("{seat} {told}").as_str()), (first, two));
    assert_eq!(*why, Illegal::NotYourTurn { turn: Seat(1 - seat.0) });
}

/// An impossible table does not panic.
#[test]
fn too_many_players_are_reported() {
    let text = text_of("numero-1-15-two-chosen.record");
    let five = body_of(&text).replacen("seat person Ann\n", &"seat person Ann\n".repeat(4), 1);
    let five = five.replacen(&line_with(&text, "result").1, "result 1 1 1 1 1", 1);
    let found = findings::<Numero>(&closed(&five));
    assert!(matches!(found[..], [Finding::Table { line: 6, .. }]), "{found:?}");
}

#[test]
fn lines_have_one_form() {
    let text = text_of(Numero::GAME);
    let (result, _) = line_with(&text, "result");
    for (line, other, why) in [
        (
            "options",
            "options preset=magic\n",
            Unreadable::Option { line: 4, why: BadOption::UnknownPreset { name: "magic".to_string() } },
        ),
        ("options", "options must-take=off preset=1-15\n", Unreadable::NotAsWritten { line: 4 }),
        ("options", "options preset=1-15 preset=1-15\n", Unreadable::NotAsWritten { line: 4 }),
        ("options", "options preset=1-15 must-take=off\n", Unreadable::NotAsWritten { line: 4 }),
        ("options", "options preset=1-15 zero-piles=off must-take=on\n", Unreadable::NotAsWritten { line: 4 }),
        ("cards", "cards 1g zz\n", Unreadable::Cards { line: 5 }),
        ("cards", "cards -2\n", Unreadable::Cards { line: 5 }),
        ("cards", "cards 1-15gobr\n", Unreadable::NotAsWritten { line: 5 }),
        ("cards", "cards 1r 1g\n", Unreadable::NotAsWritten { line: 5 }),
        ("result", "1 take 9b: 5r+4g\nresult 1 2\n", Unreadable::NotAsWritten { line: result }),
        ("result", "3 stop\nresult 1 2\n", Unreadable::Move { line: result, text: "3 stop".to_string() }),
    ] {
        let text = forged(&text, line, other);
        assert_eq!(refused::<Numero>(&text), why, "{line} {other:?}");
        assert_eq!(findings::<Numero>(&text), [Finding::Form(why)], "{line} {other:?}");
        tally(Numero::NAME, "forged records", 1);
    }
}

#[test]
fn digits_and_line_ends_have_one_form() {
    let text = text_of(Numero::GAME);
    let (_, seed) = line_with(&text, "secret");
    let upper = seed.to_uppercase().replace("SECRET", "secret") + "\n";
    assert_eq!(refused::<Numero>(&forged(&text, "secret", &upper)), Unreadable::NotAsWritten { line: 11 });
    let windows = body_of(&text).replace('\n', "\r\n");
    assert_eq!(refused::<Numero>(&closed(&windows)), Unreadable::NotAsWritten { line: 1 });
    let open = body_of(&text).trim_end();
    assert!(refused::<Numero>(&closed(open)).line().is_some());
}
