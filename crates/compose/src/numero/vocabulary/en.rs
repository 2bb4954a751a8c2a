//! English.

use super::Sense;
use crate::vocabulary::Language;

pub const WORDS: Language<Sense> = &[
    (Sense::Take, &["take", "takes", "t"]),
    (Sense::Build, &["build", "builds", "b"]),
    (Sense::Discard, &["discard", "discards", "d"]),
    (Sense::All, &["all"]),
    (Sense::Pass, &["pass"]),
    (Sense::Stop, &["stop"]),
    (Sense::Challenge, &["challenge", "challenges", "doubt", "c"]),
    (Sense::Show, &["show"]),
    (Sense::ShowMe, &["me", "that", "the", "your", "build"]),
    (Sense::On, &["on", "onto", "to"]),
    (Sense::With, &["with"]),
    (Sense::And, &["and"]),
];
