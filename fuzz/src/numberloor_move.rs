use reckon_rules::game::Viewer;
use reckon_rules::numberloor::{Move, Numberloor, read};

use crate::games::move_round_trip;
use crate::numberloor_views::VIEWS;

/// A text is a move or not; a move reads back as written, and can be judged at every table.
pub fn numberloor_move(text: &str) {
    let Ok(choice) = text.parse::<Move>() else { return };
    move_round_trip::<Numberloor>(&choice);
    for view in VIEWS.iter().filter(|view| view.viewer != Viewer::Watcher) {
        // A draft of several moves ends where one of them is refused.
        let readings = read(view, &[choice.clone(), choice.clone()]).expect("the view of a real game can be read");
        let refused = readings.iter().position(|reading| reading.verdict.is_err());
        assert!(refused.is_none_or(|place| place + 1 == readings.len()), "{choice} was read on after a refusal");
    }
}
