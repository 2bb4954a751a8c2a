//! German.

use super::Sense;
use crate::vocabulary::Language;

pub const WORDS: Language<Sense> = &[
    (Sense::Digit(0), &["null"]),
    (Sense::Digit(1), &["eins"]),
    (Sense::Digit(2), &["zwei"]),
    (Sense::Digit(3), &["drei"]),
    (Sense::Digit(4), &["vier"]),
    (Sense::Digit(5), &["fünf"]),
    (Sense::Digit(6), &["sechs"]),
    (Sense::Digit(7), &["sieben"]),
    (Sense::Digit(8), &["acht"]),
    (Sense::Digit(9), &["neun"]),
    (Sense::Level, &["stockwerk", "etage"]),
    (Sense::Night, &["nacht"]),
    (Sense::NightCard, &["nacht", "nachtkarte"]),
    (Sense::By, &["bei"]),
    (Sense::Balloon, &["ballon"]),
    (Sense::Nearest, &["nah", "nahe", "nächste", "nächstes"]),
    (Sense::Odd, &["ungerade", "ungerades"]),
    (Sense::Even, &["gerade", "gerades"]),
    (Sense::Skip, &["aussetzen"]),
    (Sense::Left, &["links"]),
    (Sense::Right, &["rechts"]),
    (Sense::On, &["auf"]),
    (Sense::Filler, &["auf", "dann", "und", "ballon"]),
    (Sense::Then, &["dann", "und"]),
    (Sense::Draw, &["ziehen", "ziehe", "nehmen", "nehme", "nimm"]),
    (Sense::DrawAfterNumber, &["nehmen", "ziehen"]),
    (Sense::Cards, &["karten"]),
    (Sense::Pass, &["passe", "passen"]),
    (Sense::End, &["ende", "fertig", "schluss"]),
    (Sense::LetGo, &["nein", "weiter", "lassen"]),
];
