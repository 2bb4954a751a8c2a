use reckon_rules::game::Viewer;
use reckon_rules::numenko::loose::{Typed, drawing, understand};
use reckon_rules::numenko::{Grid, Numenko, read};

use crate::games::move_round_trip;
use crate::numenko_views::VIEWS;

/// What people type is understood or not, at every table and by whoever looks at it, with a draft and without
/// one; what is understood is a move that can be written and judged, or a grid of own tiles. And a text is a
/// drawing or not.
pub fn numenko_loose(text: &str) {
    if let Ok(grid) = drawing(text) {
        reads_back(&grid);
    }
    for view in VIEWS.iter() {
        let drafts = [None, view.own().and_then(|own| own.grid.clone())];
        for draft in drafts.into_iter().map(Option::unwrap_or_default) {
            match understand(view, &draft, text) {
                Ok(Typed::Move(choice)) => {
                    move_round_trip::<Numenko>(&choice);
                    if view.viewer != Viewer::Watcher {
                        let _verdict = read(view, &choice).expect("the view of a real game can be read");
                    }
                }
                Ok(Typed::Draft(grid)) => reads_back(&grid),
                Err(_) => {}
            }
        }
    }
}

fn reads_back(grid: &Grid) {
    let written = grid.to_string();
    assert_eq!(written.parse::<Grid>().as_ref(), Ok(grid), "'{written}' reads back differently");
}
