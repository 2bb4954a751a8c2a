//! Everything there is to say about Numberloor.

use reckon_rules::numberloor::text::card::NotACard;
use reckon_words::Speaker;

use super::samples::*;
use crate::support::Known;
use crate::support::kinds::{Kind, kind, say_all};

pub fn kinds() -> Vec<Kind> {
    vec![
        kind!("Event", "numberloor/event.rs", "numberloor-event", events(), &[]),
        kind!("Illegal", "numberloor/illegal.rs", "numberloor-illegal", illegals(), &[]),
        kind!("NotAMove", "numberloor/text/moves.rs", "numberloor-not-a-move", not_moves(), &[]),
        // These two share the sentences of a move.
        kind!(in "compose",
            "NotUnderstood",
            "numberloor/typed.rs",
            "numberloor-not-understood",
            not_understood(),
            &["Empty", "StandsAlone"]
        ),
        kind!("BadPack", "numberloor/text/pack.rs", "numberloor-bad-pack", bad_packs(), &[]),
        kind!("BadTable", "numberloor/deal.rs", "numberloor-bad-table", bad_tables(), &[]),
        kind!("BadPosition", "numberloor/worlds/imagine.rs", "numberloor-bad-position", bad_positions(), &["Table"]),
        kind!("NotAPosition", "numberloor/text/position.rs", "numberloor-not-a-position", not_positions(), &["Option"]),
        kind!("BadTable", "numberloor/deal.rs", "numberloor-bad-table", bad_tables(), &[]),
    ]
}

/// Says every sample.
pub fn say(speaker: &Speaker<'_>, known: &Known) {
    say_all(&events(), speaker, known, true);
    say_all(&illegals(), speaker, known, true);
    say_all(&bad_tables(), speaker, known, true);
    say_all(&bad_positions(), speaker, known, true);
    say_all(&not_moves(), speaker, known, false);
    say_all(&not_understood(), speaker, known, false);
    say_all(&bad_packs(), speaker, known, false);
    say_all(&not_positions(), speaker, known, false);
    say_all(&[NotACard("b11".into())], speaker, known, true);
}
