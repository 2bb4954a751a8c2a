//! German.

use super::Sense;
use crate::vocabulary::Language;

pub const WORDS: Language<Sense> = &[
    (Sense::Take, &["nimm", "nehme", "nehmen", "nimmt"]),
    (Sense::Build, &["bau", "baue", "bauen", "baut"]),
    (Sense::Discard, &["ablegen", "lege", "leg", "wirf", "werfe"]),
    (Sense::Away, &["ab", "weg"]),
    (Sense::All, &["alle", "alles"]),
    (Sense::Pass, &["passe", "passen"]),
    (Sense::Stop, &["ende", "fertig"]),
    (Sense::Challenge, &["zweifle", "anzweifeln", "zweifelt"]),
    (Sense::Show, &["zeig", "zeige"]),
    (Sense::ShowMe, &["mir", "die", "den", "deine", "bau"]),
    (Sense::On, &["auf", "zu"]),
    (Sense::With, &["mit"]),
    (Sense::And, &["und"]),
];
