//! English.

use super::Sense;
use crate::vocabulary::Language;

pub const WORDS: Language<Sense> = &[
    (Sense::Level, &["l", "level", "floor"]),
    (Sense::Night, &["night"]),
    (Sense::NightCard, &["n", "night"]),
    (Sense::By, &["by"]),
    (Sense::Balloon, &["balloon"]),
    (Sense::ShortBalloon, &["b"]),
    (Sense::Nearest, &["near", "nearest"]),
    (Sense::Odd, &["odd"]),
    (Sense::Even, &["even"]),
    (Sense::Either, &["oe", "oddeven"]),
    (Sense::As, &["as"]),
    (Sense::Skip, &["skip"]),
    (Sense::AGo, &["a", "go"]),
    (Sense::Left, &["left"]),
    (Sense::Right, &["right"]),
    (Sense::On, &["on"]),
    (Sense::Filler, &["on", "the", "then", "and", "any", "balloon"]),
    (Sense::Article, &["the", "my", "a", "an", "lay", "put", "play", "place", "please", "card", "turn"]),
    (Sense::Particle, &["down", "away", "up", "on"]),
    (Sense::Plus, &["plus"]),
    (Sense::Minus, &["minus"]),
    (Sense::Equals, &["is", "equals", "makes"]),
    (Sense::Then, &["then", "and"]),
    (Sense::Draw, &["draw", "take"]),
    (Sense::Cards, &["cards"]),
    (Sense::Pass, &["pass"]),
    (Sense::End, &["end", "done", "over"]),
    (Sense::LetGo, &["no"]),
    (Sense::Let, &["let"]),
    (Sense::Go, &["go"]),
    (Sense::ItGo, &["it", "go"]),
];
