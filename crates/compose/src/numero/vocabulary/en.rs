//! English.

use reckon_rules::numero::card::Colour;

use super::Sense;
use crate::vocabulary::Language;

pub const WORDS: Language<Sense> = &[
    (Sense::Take, &["take", "takes", "t"]),
    (Sense::Build, &["build", "builds", "b", "add"]),
    (Sense::Discard, &["discard", "discards", "d", "lay", "put", "play", "throw"]),
    (Sense::Away, &["away", "down", "off"]),
    (Sense::All, &["all"]),
    (Sense::Pass, &["pass"]),
    (Sense::Stop, &["stop"]),
    (Sense::Challenge, &["challenge", "challenges", "doubt", "c"]),
    (Sense::Show, &["show"]),
    (Sense::ShowMe, &["me", "that", "the", "your", "build"]),
    (Sense::On, &["on", "onto", "to"]),
    (Sense::With, &["with"]),
    (Sense::From, &["from", "of"]),
    (Sense::And, &["and"]),
    (Sense::Then, &["then"]),
    (Sense::It, &["it", "them", "both", "that"]),
    (Sense::Article, &["the", "a", "an", "my", "card", "please", "i"]),
    (Sense::Coloured(Colour::Green), &["green"]),
    (Sense::Coloured(Colour::Orange), &["orange"]),
    (Sense::Coloured(Colour::Blue), &["blue"]),
    (Sense::Coloured(Colour::Red), &["red"]),
    (Sense::Pronoun, &["one"]),
    (Sense::Plus, &["plus"]),
    (Sense::Minus, &["minus", "less"]),
    (Sense::Times, &["times"]),
    (Sense::Divided, &["divided"]),
    (Sense::By, &["by"]),
    (Sense::Over, &["over"]),
    (Sense::Fraction(2), &["half", "halves"]),
    (Sense::Fraction(3), &["third", "thirds"]),
    (Sense::Fraction(4), &["quarter", "quarters", "fourth", "fourths"]),
    (Sense::Fraction(5), &["fifth", "fifths"]),
    (Sense::Fraction(10), &["tenth", "tenths"]),
    (Sense::Squared, &["squared"]),
    (Sense::Cubed, &["cubed"]),
    (Sense::Square, &["square"]),
    (Sense::Cube, &["cube"]),
    (Sense::Root, &["root"]),
    (Sense::Of, &["of"]),
    (Sense::Equals, &["equals", "is", "makes"]),
];
