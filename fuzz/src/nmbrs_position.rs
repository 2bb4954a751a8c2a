use reckon_rules::nmbrs::{Nmbrs, View};
use reckon_rules::shuffle::Shuffle;

use crate::games::{can_go_on, imagines_itself, position_round_trip};

/// A text is a position or not; a position reads back as written; if it can be on a table, the
/// imagined game looks like it and can be played. Many rounds would only take long.
pub fn nmbrs_position(text: &str) {
    let Ok(view) = text.parse::<View>() else { return };
    position_round_trip::<Nmbrs>(&view);
    let mut shuffle = Shuffle::from_number(1);
    if let Some(mut game) = imagines_itself::<Nmbrs>(&view, view.viewer, &mut shuffle)
        && view.options.rounds <= view.round + 1
    {
        let seats = u8::try_from(view.seats.len()).expect("few seats");
        can_go_on(&mut game, seats, &mut shuffle);
    }
}
