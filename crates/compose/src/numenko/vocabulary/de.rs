//! German.

use super::Sense;
use crate::vocabulary::Language;

pub const WORDS: Language<Sense> = &[
    (Sense::Swop, &["tausch", "tausche", "tauschen", "wechsle"]),
    (Sense::Article, &["eine", "einen", "die", "den", "das", "meine", "meinen"]),
    (Sense::Done, &["fertig"]),
    (Sense::GameOver, &["schluss", "schluß", "spiel aus"]),
    (Sense::Lay, &["leg", "lege", "legen"]),
    (Sense::Stop, &["stopp", "aufhören", "aufhoeren", "ich höre auf"]),
    (Sense::Vote, &["stimm", "stimme", "wähle"]),
    (Sense::Eject, &["raus", "hinaus"]),
    (Sense::End, &["ende", "schluss", "schluß", "aufhören"]),
    (Sense::Across, &["quer", "waagrecht", "waagerecht", "rechts"]),
    (Sense::Down, &["runter", "senkrecht", "unten", "hinunter"]),
    (Sense::Lift, &["heb", "hebe", "weg"]),
    (Sense::Lifted, &["weg", "auf", "hoch"]),
    (Sense::LiftedUp, &["auf"]),
    (Sense::Move, &["schieb", "schiebe", "verschieb", "verschiebe", "beweg", "bewege"]),
    (Sense::To, &["nach", "auf", "zu"]),
    (Sense::Say, &["sag", "lies", "lese"]),
    (Sense::Clear, &["leeren", "leere", "leer", "alles weg"]),
    (Sense::Star, &["stern", "sternstein"]),
];
