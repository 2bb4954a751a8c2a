//! Everything there is to say about Numenko-in-a-bag.

use reckon_words::Speaker;

use super::samples::*;
use crate::support::Known;
use crate::support::kinds::{Kind, kind, say_all};

pub fn kinds() -> Vec<Kind> {
    vec![
        kind!("Event", "numenko/event.rs", "numenko-event", events(), &[]),
        kind!("Illegal", "numenko/illegal.rs", "numenko-illegal", illegals(), &[]),
        kind!("SumFault", "numenko/judge.rs", "numenko-trouble", faults(), &[]),
        kind!("NotAGrid", "numenko/text/grid.rs", "numenko-not-a-grid", not_grids(), &["NotAReading"]),
        kind!("NotAMove", "numenko/text/moves.rs", "numenko-not-a-move", not_moves(), &["NotATile", "NotAGrid"]),
        // A tile missing from the rack is refused as in a move.
        kind!(in "compose",
            "NotAnEdit",
            "numenko/edit.rs",
            "numenko-not-an-edit",
            not_edits(),
            &["Empty", "NotATile", "NotHeld", "NotAReading", "Grid"]
        ),
        kind!(in "compose",
            "NotUnderstood",
            "numenko/typed.rs",
            "numenko-not-understood",
            not_understood(),
            &["Empty", "StandsAlone", "Tile", "Grid", "Edit"]
        ),
        // Tiles are not cards, so these have their own sentences.
        kind!("BadPack", "numenko/text/pack.rs", "numenko-bad-pack", bad_packs(), &["TooMany"]),
        kind!("BadTable", "numenko/deal.rs", "numenko-bad-table", bad_tables(), &[]),
        kind!(
            "BadPosition",
            "numenko/worlds/imagine.rs",
            "numenko-bad-position",
            bad_positions(),
            &["Table", "Count", "HandCount", "Phase"]
        ),
        kind!(
            "NotAPosition",
            "numenko/text/position.rs",
            "numenko-not-a-position",
            not_positions(),
            &["Option", "Pack", "Tile", "Grid", "Bad"]
        ),
        kind!("BadTable", "numenko/deal.rs", "numenko-bad-table", bad_tables(), &[]),
    ]
}

/// Says every sample.
pub fn say(speaker: &Speaker<'_>, known: &Known) {
    say_all(&events(), speaker, known, true);
    say_all(&illegals(), speaker, known, true);
    say_all(&bad_tables(), speaker, known, true);
    say_all(&bad_positions(), speaker, known, true);
    say_all(&all_sums(), speaker, known, false);
    say_all(&not_grids(), speaker, known, false);
    say_all(&not_moves(), speaker, known, false);
    say_all(&not_edits(), speaker, known, false);
    say_all(&not_work(), speaker, known, false);
    say_all(&not_understood(), speaker, known, false);
    say_all(&bad_packs(), speaker, known, false);
    say_all(&not_positions(), speaker, known, false);
}
