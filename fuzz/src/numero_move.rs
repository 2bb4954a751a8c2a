use std::sync::LazyLock;

use reckon_rules::numero::{Move, Numero, View, loose, read};

use crate::games::{move_round_trip, view_after};

/// A text is a move or not; a move reads back as written, and can be judged at every table.
pub fn numero_move(text: &str) {
    if let Ok(choice) = text.parse::<Move>() {
        move_round_trip::<Numero>(&choice);
        for view in VIEWS.iter() {
            read(view, &choice).expect("the view of a real game can be read");
        }
    }
    for view in VIEWS.iter() {
        if let Ok(choice) = loose::understand(view, text) {
            understood(view, &choice);
        }
    }
}

/// A card that is nowhere keeps the form in which it was typed, without a colour perhaps; the
/// rules refuse it. Everything else is a move like any other.
fn understood(view: &View, choice: &Move) {
    match choice.to_string().parse::<Move>() {
        Ok(same) => assert_eq!(same, *choice, "'{choice}' reads back differently"),
        Err(_) => {
            let reading = read(view, choice).expect("the view of a real game can be read");
            assert!(reading.verdict.is_err(), "'{choice}' cannot be written down and is legal");
        }
    }
}

/// Tables of every kind, seen by the seat whose turn it is.
static VIEWS: LazyLock<Vec<View>> = LazyLock::new(|| {
    let tables =
        [("1-15", 2, 12), ("subtraction", 3, 9), ("all-fractions", 1, 3), ("powers-and-roots", 2, 25), ("1-5", 2, 20)];
    let view =
        |&(preset, seats, moves): &(&str, u8, u32)| view_after::<Numero>(&format!("preset={preset}"), seats, moves);
    tables.iter().map(view).collect()
});
