use reckon_rules::game::Viewer;
use reckon_rules::laws::Lawful;
use reckon_rules::nmbrs::loose::{Typed, understand};
use reckon_rules::nmbrs::{Nmbrs, Sketch};

use crate::games::move_round_trip;
use crate::nmbrs_views::VIEWS;
use crate::nmbrs_work::{can_be_worked_on, sketch_reads_back};

/// What people type is understood or not, at every table and by whoever looks at it, with a sketch and without one;
/// what is understood is a move that can be written and judged, or a sketch that can be written and worked on.
pub fn nmbrs_loose(text: &str) {
    let begun: Sketch = "new 30 40 50".parse().expect("a sketch");
    for view in VIEWS.iter() {
        for sketch in [&Sketch::default(), &begun] {
            match understand(view, sketch, text) {
                Ok(Typed::Move(choice)) => {
                    move_round_trip::<Nmbrs>(&choice);
                    if view.viewer != Viewer::Watcher {
                        let _verdict = Nmbrs::read_verdict(view, &choice).expect("whoever has a seat can move");
                    }
                }
                Ok(Typed::Sketch(sketch)) => {
                    sketch_reads_back(&sketch);
                    can_be_worked_on(view, &sketch);
                }
                Err(_) => {}
            }
        }
    }
}
