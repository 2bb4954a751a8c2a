use reckon_rules::game::Viewer;
use reckon_rules::numenko::work::read_line;
use reckon_rules::numenko::{Numenko, read, work};

use crate::games::move_round_trip;
use crate::numenko_views::VIEWS;

/// A text is a line of work or not; what is worked on is judged as the move is that it would be sent as.
pub fn numenko_work(text: &str) {
    for view in VIEWS.iter().filter(|view| view.viewer != Viewer::Watcher) {
        let Ok(grid) = read_line(view, text) else { continue };
        let Ok(worked) = work(view, &grid) else { continue };
        let choice = worked.choice();
        move_round_trip::<Numenko>(&choice);
        let verdict = read(view, &choice).expect("the view of a real game can be read");
        assert_eq!(verdict.err(), worked.why_not, "'{text}' is judged otherwise when it is sent");
        let (work, held) = (&worked.work, view.own_tiles());
        assert_eq!(held.without(&work.left), Ok(grid.tiles()), "'{text}' loses tiles");
        assert!(work.points >= work.left.points(), "'{text}' counts tiles that are left as laid");
    }
}
