//! The words of a typed turn.

mod de;
mod en;

use reckon_rules::numero::card::Colour;

use crate::vocabulary::{self, Language};

#[derive(Clone, Copy, PartialEq)]
pub(super) enum Sense {
    Take,
    Build,
    Discard,
    /// May come after its cards: `8 ablegen`.
    DiscardAtEnd,
    /// Separable prefix of a verb: `lege 9 ab`.
    Away,
    All,
    Pass,
    Stop,
    Challenge,
    Show,
    /// Words after *show*: `show me that`.
    ShowMe,
    On,
    With,
    /// `build 10 from 9 and 1`
    From,
    And,
    /// Begins the next step.
    Then,
    /// The cards that the player's wild cards have changed: `9 takes it`.
    It,

    // Words that are left out or written as signs before a line is read.
    /// `the 9`, `my 9`
    Article,
    /// Comes before the number: `the blue 9`.
    Coloured(Colour),
    /// `the green one`
    Pronoun,
    Plus,
    Minus,
    Times,
    /// `divided by`
    Divided,
    By,
    Over,
    /// `half of 10`; with its bottom number.
    Fraction(u8),
    Squared,
    Cubed,
    /// `hoch 2`
    Power,
    /// `square root of 9`
    Square,
    Cube,
    Root,
    CubeRoot,
    /// Comes between a part or a root and its pile.
    Of,
    Equals,
}

const LANGUAGES: [Language<Sense>; 2] = [en::WORDS, de::WORDS];

pub(super) fn words(sense: Sense) -> impl Iterator<Item = &'static str> + Clone {
    vocabulary::words(&LANGUAGES, sense)
}

/// Returns whether a word, in lower case, has this sense.
pub(super) fn means(word: &str, sense: Sense) -> bool {
    vocabulary::means(&LANGUAGES, word, sense)
}

/// Returns whether a word, in lower case, has a sense that is written as a sign or left out, and that sense.
pub(super) fn sign(word: &str) -> Option<Sense> {
    use Sense::{
        Article, By, Coloured, Cube, CubeRoot, Cubed, Divided, Equals, Fraction, Minus, Over, Plus, Power, Root,
        Square, Squared, Times,
    };
    let is_sign = |sense: &Sense| {
        matches!(
            sense,
            Article
                | Coloured(_)
                | Plus
                | Minus
                | Times
                | Divided
                | By
                | Over
                | Fraction(_)
                | Squared
                | Cubed
                | Power
                | Square
                | Cube
                | Root
                | CubeRoot
                | Equals
        )
    };
    let lists = LANGUAGES.iter().flat_map(|language| language.iter());
    lists.filter(|(sense, _)| is_sign(sense)).find(|(_, words)| words.contains(&word)).map(|(sense, _)| *sense)
}
