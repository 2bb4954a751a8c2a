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
    (Sense::Right, &["right", "all right", "alright", "correct", "all correct", "everything is right"]),
    (Sense::Wrong, &["wrong"]),
    (Sense::Loose, &["loose", "apart"]),
    (Sense::Across, &["across", "right"]),
    (Sense::Down, &["down"]),
    (Sense::Lift, &["lift", "remove", "take"]),
    (Sense::LiftedUp, &["up", "away", "off", "back"]),
    (Sense::Move, &["move"]),
    (Sense::To, &["to", "->"]),
    (Sense::Say, &["say", "read", "state"]),
    (Sense::Clear, &["clear", "lift all"]),
    (Sense::Put, &["put", "place", "lay"]),
    (Sense::Particle, &["down"]),
    (Sense::Plus, &["plus"]),
    (Sense::Minus, &["minus"]),
    (Sense::Times, &["times"]),
    (Sense::Over, &["by", "over"]),
    (Sense::Divided, &["divided"]),
    (Sense::Equals, &["is", "equals", "makes"]),
    (Sense::Star, &["star"]),
    (Sense::Smiley, &["smiley"]),
];
