use reckon_rules::game::Viewer;
use reckon_rules::laws::Lawful;
use reckon_rules::nmbrs::{Nmbrs, Phase, Sketch, View, work};

use crate::games::move_round_trip;
use crate::nmbrs_views::VIEWS;

/// A text is a sketch or not; a sketch reads back as written, and is understood at every table.
pub fn nmbrs_work(text: &str) {
    let Ok(sketch) = text.parse::<Sketch>() else { return };
    sketch_reads_back(&sketch);
    VIEWS.iter().for_each(|view| can_be_worked_on(view, &sketch));
}

pub fn sketch_reads_back(sketch: &Sketch) {
    let written = sketch.to_string();
    assert_eq!(written.parse::<Sketch>().as_ref(), Ok(sketch), "'{written}' reads back differently");
}

/// What is complete is a move that goes, if it is the player's turn; no block gets lost, and every way that is
/// offered can be taken.
pub fn can_be_worked_on(view: &View, sketch: &Sketch) {
    let Viewer::Seat(seat) = view.viewer else {
        assert!(work(view, sketch).is_err(), "who watches lays nothing");
        return;
    };
    let worked = work(view, sketch).expect("the view of a real game can be read");
    let work = &worked.work;
    assert_eq!(work.hand.or(work.fresh).len(), work.hand.len() + work.fresh.len(), "'{sketch}' doubles blocks");
    assert!(work.choice.is_none() || worked.why_not.is_none(), "'{sketch}' is complete and does not go");
    assert!(work.ways.is_empty() || work.stuck.is_some(), "'{sketch}' fits in several ways, and which is not asked");
    let Some(choice) = &work.choice else { return };
    move_round_trip::<Nmbrs>(choice);
    if view.turn == seat && view.phase == Phase::Turn {
        let verdict = Nmbrs::read_verdict(view, choice).expect("whoever has a seat can move");
        assert_eq!(verdict, Ok(()), "'{sketch}' is refused when it is sent as '{choice}'");
    }
}
