use std::slice;

use reckon_rules::game::Viewer;

use crate::fuzzed::Fuzzed;
use crate::games::move_round_trip;

/// Checks that any move reads back as written, and can be judged at every table.
pub fn move_<G: Fuzzed>(text: &str) {
    let Ok(choice) = text.parse::<G::Move>() else { return };
    move_round_trip::<G>(&choice);
    for view in G::views().iter().filter(|view| G::viewer(view) != Viewer::Watcher) {
        G::read(view, slice::from_ref(&choice)).expect("the view of a real game can be read");
        G::moved(view, &choice);
    }
}
