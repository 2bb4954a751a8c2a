use reckon_rules::numero::{Move, Numero, View, loose, read};

use crate::games::move_round_trip;
use crate::numero_views::VIEWS;

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
