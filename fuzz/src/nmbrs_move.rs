use reckon_rules::game::Viewer;
use reckon_rules::laws::Lawful;
use reckon_rules::nmbrs::{Move, Nmbrs};

use crate::games::move_round_trip;
use crate::nmbrs_views::VIEWS;

/// A text is a move or not; a move reads back as written, and can be judged at every table.
pub fn nmbrs_move(text: &str) {
    let Ok(choice) = text.parse::<Move>() else { return };
    move_round_trip::<Nmbrs>(&choice);
    for view in VIEWS.iter().filter(|view| view.viewer != Viewer::Watcher) {
        let _verdict = Nmbrs::read_verdict(view, &choice).expect("whoever has a seat can move");
    }
}
