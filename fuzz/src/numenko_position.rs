use reckon_rules::numenko::{Move, Numenko, View, read};
use reckon_rules::shuffle::Shuffle;

use crate::games::{can_go_on, imagines_itself, position_round_trip};

/// A text is a position or not; a position reads back as written; if it can be on a table, the
/// imagined game looks like it and can be played.
pub fn numenko_position(text: &str) {
    let Ok(view) = text.parse::<View>() else { return };
    position_round_trip::<Numenko>(&view);
    let judged = read(&view, &Move::Stop);
    let mut shuffle = Shuffle::from_number(1);
    match imagines_itself::<Numenko>(&view, view.viewer, &mut shuffle) {
        Some(mut game) => {
            assert!(judged.is_ok(), "a position that can be imagined was not judged");
            let seats = u8::try_from(view.seats.len()).expect("few seats");
            can_go_on(&mut game, seats, &mut shuffle);
        }
        None => assert!(judged.is_err() || view.own().is_none(), "a position that cannot be imagined was judged"),
    }
}
