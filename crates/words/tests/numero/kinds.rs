//! Everything there is to say about NUMERO.

use reckon_rules::numero::text::card::NotACard;
use reckon_words::Speaker;

use super::samples::*;
use crate::support::Known;
use crate::support::kinds::{Kind, kind, say_all};

pub fn kinds() -> Vec<Kind> {
    vec![
        kind!("Event", "numero/event.rs", "numero-event", events(), &[]),
        kind!("Illegal", "numero/illegal.rs", "numero-illegal", illegals(), &[]),
        kind!("NotASum", "numero/text/sum.rs", "numero-not-a-sum", not_sums(), &[]),
        kind!("NotAMove", "numero/text/moves.rs", "numero-not-a-move", not_moves(), &["Sum"]),
        kind!(in "compose", "NotUnderstood", "numero/typed.rs", "numero-not-understood", not_understood(), &["Move"]),
        kind!("BadPack", "numero/text/pack.rs", "numero-bad-pack", bad_packs(), &[]),
        kind!("BadTable", "numero/deal.rs", "numero-bad-table", bad_tables(), &[]),
        kind!("BadPosition", "numero/worlds/imagine.rs", "numero-bad-position", bad_positions(), &["Table"]),
        kind!("NotAPosition", "numero/text/position.rs", "numero-not-a-position", not_positions(), &["Sum", "Option"]),
        kind!("BadTable", "numero/deal.rs", "numero-bad-table", bad_tables(), &[]),
    ]
}

/// Says every sample.
pub fn say(speaker: &Speaker<'_>, known: &Known) {
    say_all(&events(), speaker, known, true);
    say_all(&illegals(), speaker, known, true);
    say_all(&bad_tables(), speaker, known, true);
    say_all(&bad_positions(), speaker, known, true);
    say_all(&not_sums(), speaker, known, false);
    say_all(&not_moves(), speaker, known, false);
    say_all(&not_understood(), speaker, known, false);
    say_all(&bad_packs(), speaker, known, false);
    say_all(&not_positions(), speaker, known, false);
    say_all(&[NotACard("7".into())], speaker, known, true);
}
