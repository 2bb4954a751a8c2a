use reckon_rules::numero::{Move, Numero, View, read};
use reckon_rules::shuffle::Shuffle;

use crate::games::{can_go_on, imagines_itself, position_round_trip};

/// A text is a position or not; a position reads back as written; if it can be on a table, the
/// imagined game looks like it and can be played.
pub fn numero_position(text: &str) {
    let Ok(view) = text.parse::<View>() else { return };
    position_round_trip::<Numero>(&view);
    // Whether it can be judged and whether it can be imagined are one question for a seat.
    let judged = read(&view, &Move::Stop);
    let mut shuffle = Shuffle::from_number(1);
    match imagines_itself::<Numero>(&view, view.viewer, &mut shuffle) {
        Some(mut game) => can_go_on(&mut game, view.seats(), &mut shuffle),
        None => assert!(judged.is_err(), "a position that cannot be imagined was judged"),
    }
}
