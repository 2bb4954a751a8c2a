use reckon_rules::game::{Game, Seat, Viewer};
use reckon_rules::numero::{Move, View, read};
use reckon_rules::shuffle::Shuffle;

use crate::games::{imagines_itself, play_to_the_end, position_round_trip};

/// A text is a position or not; a position reads back as written; if it can be on a table, the
/// imagined game looks like it and can be played.
pub fn numero_position(text: &str) {
    let Ok(view) = text.parse::<View>() else { return };
    position_round_trip(&view);
    // Whether it can be judged and whether it can be imagined are one question for a seat.
    let judged = read(&view, &Move::Stop);
    let mut shuffle = Shuffle::from_number(1);
    let Some(mut game) = imagines_itself(&view, &mut shuffle) else {
        assert!(judged.is_err(), "a position that cannot be imagined was judged");
        return;
    };
    for seat in (0..view.seats()).map(Seat) {
        let seen = game.view(Viewer::Seat(seat));
        position_round_trip(&seen);
        imagines_itself(&seen, &mut shuffle).expect("what a seat sees can be imagined");
    }
    play_to_the_end(&mut game, &mut shuffle);
}
