use reckon_rules::game::Viewer;
use reckon_rules::numenko::{Move, Numenko, read};

use crate::games::move_round_trip;
use crate::numenko_views::VIEWS;

/// A text is a move or not; a move reads back as written, and can be judged at every table.
pub fn numenko_move(text: &str) {
    let Ok(choice) = text.parse::<Move>() else { return };
    move_round_trip::<Numenko>(&choice);
    for view in VIEWS.iter().filter(|view| view.viewer != Viewer::Watcher) {
        let _verdict = read(view, &choice).expect("the view of a real game can be read");
    }
}
