//! English.

use super::Sense;
use crate::vocabulary::Language;

pub const WORDS: Language<Sense> = &[
    (Sense::Swop, &["swop", "swap", "exchange"]),
    (Sense::Article, &["a", "an", "the", "my", "one"]),
    (Sense::Done, &["done"]),
    (Sense::GameOver, &["game over", "gameover"]),
    (Sense::Lay, &["lay"]),
    (Sense::Stop, &["stop"]),
    (Sense::Vote, &["vote"]),
    (Sense::Eject, &["eject", "out"]),
    (Sense::End, &["end"]),
    (Sense::Across, &["across", "right"]),
    (Sense::Down, &["down"]),
    (Sense::Lift, &["lift", "remove"]),
    (Sense::Move, &["move"]),
    (Sense::To, &["to", "->"]),
    (Sense::Say, &["say", "read", "state"]),
    (Sense::Clear, &["clear", "lift all"]),
    (Sense::Star, &["star"]),
    (Sense::Smiley, &["smiley"]),
];
