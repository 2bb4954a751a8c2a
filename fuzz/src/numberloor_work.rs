use reckon_rules::game::Viewer;
use reckon_rules::numberloor::work::{Line, composed};
use reckon_rules::numberloor::{Numberloor, work};

use crate::games::move_round_trip;
use crate::numberloor_views::VIEWS;

/// A text is a plan or not; a plan reads back as written, and its moves can be written and sent.
pub fn numberloor_work(text: &str) {
    let Ok(line) = text.parse::<Line>() else { return };
    assert_eq!(line.to_string().parse::<Line>().as_ref(), Ok(&line), "'{text}' reads back differently");
    for view in VIEWS.iter().filter(|view| view.viewer != Viewer::Watcher) {
        let worked = work(view, &line).expect("the view of a real game can be read");
        worked.work.moves.iter().for_each(move_round_trip::<Numberloor>);
        assert_eq!(worked.why_not.is_some(), worked.work.stuck.is_some(), "'{text}' is stuck somewhere");
        if let Ok(moves) = composed(view, &line) {
            assert_eq!(moves, worked.work.moves, "'{text}' sends something else");
        }
    }
}
