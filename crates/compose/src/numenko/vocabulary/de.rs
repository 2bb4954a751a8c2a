//! German.

use super::Sense;
use crate::vocabulary::Language;

pub const WORDS: Language<Sense> = &[
    (Sense::Swop, &["tausch", "tausche", "tauschen", "wechsle"]),
    (Sense::Article, &["ein", "eine", "einen", "der", "die", "den", "das", "meine", "meinen", "stein", "um", "aus"]),
    (Sense::Done, &["fertig"]),
    (Sense::GameOver, &["schluss", "schluß", "spiel aus"]),
    (Sense::Lay, &["leg", "lege", "legen"]),
    (Sense::Stop, &["stopp", "hör auf", "höre auf", "ich höre auf", "aufhören", "aufhoeren"]),
    (Sense::Vote, &["stimm", "stimme", "wähle"]),
    (Sense::Eject, &["raus", "hinaus"]),
    (Sense::End, &["ende", "schluss", "schluß", "aufhören"]),
    (Sense::Right, &["stimmt", "alles stimmt", "stimmt alles", "richtig", "alles richtig", "passt"]),
    (Sense::Wrong, &["falsch"]),
    (Sense::Loose, &["lose", "getrennt"]),
    (Sense::Across, &["quer", "waagrecht", "waagerecht", "rechts"]),
    (Sense::Down, &["runter", "senkrecht", "unten", "hinunter"]),
    (Sense::Lift, &["heb", "hebe", "weg", "nimm", "nehme"]),
    (Sense::Lifted, &["weg", "auf", "hoch"]),
    (Sense::LiftedUp, &["auf", "weg", "ab", "hoch", "heraus"]),
    (Sense::Move, &["schieb", "schiebe", "verschieb", "verschiebe", "beweg", "bewege"]),
    (Sense::To, &["nach", "auf", "zu"]),
    (Sense::Say, &["sag", "lies", "lese"]),
    (Sense::Clear, &["leeren", "leere", "leer", "alles weg"]),
    (Sense::Put, &["leg", "lege", "setz", "setze"]),
    (Sense::Particle, &["hin", "ab", "rüber"]),
    (Sense::Plus, &["plus"]),
    (Sense::Minus, &["minus"]),
    (Sense::Times, &["mal"]),
    (Sense::Over, &["durch"]),
    (Sense::Divided, &["geteilt"]),
    (Sense::Equals, &["ist", "gleich", "macht"]),
    (Sense::Star, &["stern", "sternstein"]),
];
