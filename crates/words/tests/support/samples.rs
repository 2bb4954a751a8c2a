//! One value of each variant that all games share: options, arithmetic and records.

use reckon_records::{Change, Check, Finding, Note, Unreadable};
use reckon_rules::game::Seat;
use reckon_rules::numero::{BadTable, Illegal, Numero, Options};
use reckon_rules::options::{BadOption, TableOptions};
use reckon_rules::ratio::ArithmeticError;

pub fn troubles() -> Vec<ArithmeticError> {
    vec![ArithmeticError::TooLarge, ArithmeticError::DivisionByZero, ArithmeticError::NoExactRoot]
}

pub fn bad_options() -> Vec<BadOption> {
    let spec = |name| *Options::spec(name).expect("an option");
    vec![
        BadOption::Unknown { name: "colour".into() },
        BadOption::Value { spec: spec("zero-piles"), value: "maybe".into() },
        BadOption::Value { spec: spec("highest-number"), value: "0".into() },
        BadOption::UnknownPreset { name: "1-7".into() },
        BadOption::UnknownPreset { name: "Patience".into() },
    ]
}

pub fn unreadables() -> Vec<Unreadable> {
    let (line, text) = (7, "1 jump".to_string());
    vec![
        Unreadable::Empty,
        Unreadable::Foreign,
        Unreadable::Newer { format: 2 },
        Unreadable::OldSave,
        Unreadable::TooLarge,
        Unreadable::NotText { line },
        Unreadable::LongLine { line },
        Unreadable::LineEnds,
        Unreadable::NoLineEnd,
        Unreadable::Closing,
        Unreadable::OtherGame { line, name: "chess".into() },
        Unreadable::Revision { line, found: 2, known: 1 },
        Unreadable::Revision { line, found: 1, known: 2 },
        Unreadable::Expected { line, wanted: "seed", found: "order".into() },
        Unreadable::Expected { line, wanted: "result", found: String::new() },
        Unreadable::Option { line, why: BadOption::UnknownPreset { name: "magic".into() } },
        Unreadable::Cards { line },
        Unreadable::Player { line, text: text.clone() },
        Unreadable::Seats { line },
        Unreadable::Hex { line },
        Unreadable::Move { line, text },
        Unreadable::ManyMoves { line },
        Unreadable::Result { line },
        Unreadable::NotAsWritten { line },
    ]
}

pub fn record_checks() -> Vec<Check> {
    let mut checks = vec![Check::Closing, Check::Form, Check::Commitment, Check::Seed, Check::Order, Check::Result];
    checks.extend([0, 1, 63].map(|moves| Check::Moves { moves }));
    checks
}

pub fn record_findings() -> Vec<Finding<Numero>> {
    let (line, card) = (12, |text: &str| text.to_string());
    let change = |found, right| Finding::Changed(Change { offset: 9, line, column: 4, found, right });
    let refused = |seat| Finding::Move { line, number: 3, seat, text: "take 9b: 5r".into(), why: Illegal::Over };
    vec![
        Finding::Closing,
        change(b'7', b'6'),
        change(b' ', b'\n'),
        change(b'\n', 0xff),
        Finding::Form(Unreadable::Hex { line }),
        Finding::Commitment { line },
        Finding::Seed { line },
        Finding::Table { line, why: BadTable::TooFewCards { needed: 22, there: 20 } },
        Finding::Order { line, place: 4, found: card("7g"), right: card("3b") },
        Finding::Order { line, place: 61, found: card(""), right: card("3b") },
        Finding::Order { line, place: 61, found: card("3b"), right: card("") },
        refused(Seat(0)),
        refused(Seat(3)),
        Finding::NotOver { line },
        Finding::Result { line, found: vec![24, -1], right: vec![23, 0] },
    ]
}

pub fn record_notes() -> Vec<Note> {
    vec![Note::PutRight, Note::GaveUp, Note::Chosen, Note::NotOver, Note::Sealed, Note::Private]
}
