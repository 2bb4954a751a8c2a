use reckon_rules::game::Viewer;
use reckon_rules::numberloor::{Numberloor, loose, read};

use crate::games::move_round_trip;
use crate::numberloor_views::VIEWS;

/// What people type is understood or not, at every table and by whoever looks at it; what is understood
/// are moves that can be written and judged.
pub fn numberloor_loose(text: &str) {
    for view in VIEWS.iter() {
        let Ok(moves) = loose::read(view, text) else { continue };
        assert!(!moves.is_empty(), "'{text}' was understood as nothing");
        moves.iter().for_each(move_round_trip::<Numberloor>);
        if view.viewer != Viewer::Watcher {
            read(view, &moves).expect("the view of a real game can be read");
        }
    }
}
