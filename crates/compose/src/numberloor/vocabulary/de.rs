//! German.

use super::Sense;
use crate::vocabulary::Language;

pub const WORDS: Language<Sense> = &[
    (Sense::Level, &["stockwerk", "etage"]),
    (Sense::Night, &["nacht"]),
    (Sense::NightCard, &["nacht", "nachtkarte"]),
    (Sense::By, &["bei"]),
    (Sense::Balloon, &["ballon"]),
    (Sense::Nearest, &["nah", "nahe", "nächste", "nächstes"]),
    (Sense::Odd, &["ungerade", "ungerades"]),
    (Sense::Even, &["gerade", "gerades"]),
    (Sense::Either, &["oe", "ungeradegerade"]),
    (Sense::As, &["als"]),
    (Sense::Skip, &["aussetzen"]),
    (Sense::Left, &["links"]),
    (Sense::Right, &["rechts"]),
    (Sense::On, &["auf"]),
    (Sense::Filler, &["auf", "dann", "und", "ballon"]),
    (
        Sense::Article,
        &[
            "der", "die", "das", "den", "dem", "ein", "eine", "einen", "mein", "meine", "meinen", "lege", "leg",
            "legen", "spiele", "spiel", "setze", "karte", "bitte", "ich", "zug",
        ],
    ),
    (Sense::Particle, &["ab", "hin", "an", "auf", "drauf", "aus", "weg"]),
    (Sense::Plus, &["plus"]),
    (Sense::Minus, &["minus"]),
    (Sense::Equals, &["ist", "gleich", "macht"]),
    (Sense::Then, &["dann", "und"]),
    (Sense::Draw, &["ziehen", "ziehe", "zieh", "nehmen", "nehme", "nimm"]),
    (Sense::DrawAfterNumber, &["nehmen", "ziehen"]),
    (Sense::Cards, &["karten"]),
    (Sense::Pass, &["passe", "passen"]),
    (Sense::End, &["ende", "fertig", "schluss"]),
    (Sense::LetGo, &["nein", "weiter", "lassen"]),
];
