//! Everything there is to say about nmbrs! blocks.

use reckon_words::Speaker;

use super::samples::*;
use crate::support::Known;
use crate::support::kinds::{Kind, kind, say_all};

pub fn kinds() -> Vec<Kind> {
    vec![
        kind!("Event", "nmbrs/event.rs", "nmbrs-event", events(), &[]),
        kind!("Illegal", "nmbrs/illegal.rs", "nmbrs-illegal", illegals(), &[]),
        kind!("NotASequence", "nmbrs/sequence.rs", "nmbrs-why", whys(), &[]),
        kind!("NotAPiece", "nmbrs/text/block.rs", "nmbrs-not-a-piece", not_pieces(), &["NotABlock"]),
        kind!("NotAMove", "nmbrs/text/moves.rs", "nmbrs-not-a-move", not_moves(), &["NotAPiece", "NotABlock"]),
        kind!(in "compose", "PlacementKind", "nmbrs/fit.rs", "nmbrs-how", hows(), &[]),
        // These share the sentences of a move.
        kind!(in "compose",
            "NotUnderstood",
            "nmbrs/typed.rs",
            "nmbrs-not-understood",
            not_understood(),
            &["Empty", "GiveComesLast", "StandsAlone", "TooLong"]
        ),
        // Blocks are not cards, so these have their own sentences.
        kind!("BadTable", "nmbrs/deal.rs", "nmbrs-bad-table", bad_tables(), &[]),
        kind!(
            "BadPosition",
            "nmbrs/worlds/imagine.rs",
            "nmbrs-bad-position",
            bad_positions(),
            &["Table", "Count", "Phase"]
        ),
        kind!(
            "NotAPosition",
            "nmbrs/text/position.rs",
            "nmbrs-not-a-position",
            not_positions(),
            &["Option", "Block", "Piece", "Letter"]
        ),
        kind!("BadTable", "nmbrs/deal.rs", "nmbrs-bad-table", bad_tables(), &[]),
    ]
}

/// Says every sample.
pub fn say(speaker: &Speaker<'_>, known: &Known) {
    say_all(&events(), speaker, known, false);
    say_all(&illegals(), speaker, known, true);
    say_all(&bad_tables(), speaker, known, true);
    say_all(&bad_positions(), speaker, known, true);
    say_all(&super::samples::kinds(), speaker, known, false);
    say_all(&wrong_runs(), speaker, known, false);
    say_all(&hows(), speaker, known, false);
    say_all(&not_sketches(), speaker, known, false);
    say_all(&not_understood(), speaker, known, false);
    say_all(&not_pieces(), speaker, known, false);
    say_all(&not_moves(), speaker, known, false);
    say_all(&not_positions(), speaker, known, false);
}
