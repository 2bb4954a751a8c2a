use reckon_rules::shuffle::Shuffle;

use crate::fuzzed::Fuzzed;
use crate::games::{can_go_on, imagines_itself, position_round_trip};

/// Checks that any position reads back as written; if it is possible, the imagined game looks like it
/// and can be played.
pub fn position<G: Fuzzed>(text: &str) {
    let Ok(view) = text.parse::<G::View>() else { return };
    position_round_trip::<G>(&view);
    let judged = G::read(&view, &[G::any_move()]);
    let mut shuffle = Shuffle::from_number(1);
    let imagined = imagines_itself::<G>(&view, G::viewer(&view), &mut shuffle);
    G::judged(&view, imagined.is_some(), judged.is_ok());
    if let Some(mut game) = imagined
        && G::is_short(&view)
    {
        can_go_on(&mut game, G::seats(&view), &mut shuffle);
    }
}
