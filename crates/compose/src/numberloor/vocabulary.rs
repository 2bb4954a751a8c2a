//! The words of a typed turn.

mod de;
mod en;

use crate::vocabulary::{self, Language};

#[derive(Clone, Copy, PartialEq)]
pub(super) enum Sense {
    Level,
    Night,
    /// Comes before a number: `n6`.
    NightCard,
    /// `6 by night`
    By,
    Balloon,
    /// `b3`
    ShortBalloon,
    Nearest,
    Odd,
    Even,
    /// The balloon that may be odd or even.
    Either,
    /// `any odd/even as odd`
    As,
    Skip,
    /// Words that may follow *skip*.
    AGo,
    Left,
    Right,
    On,
    /// Ignored before another word.
    Filler,
    /// Ignored anywhere: articles, and verbs that say no more than the cards do.
    Article,
    /// Ends a line that begins with its verb: `lege 5 ab`.
    Particle,
    Plus,
    Minus,
    Equals,
    /// Joins two placements.
    Then,
    Draw,
    /// Follows the number of cards drawn: `zwei nehmen`.
    DrawAfterNumber,
    Cards,
    Pass,
    End,
    LetGo,
    /// `let go`, `let it go`
    Let,
    /// The word after *let*.
    Go,
    ItGo,
}

const LANGUAGES: [Language<Sense>; 2] = [en::WORDS, de::WORDS];

/// Returns whether a word, in lower case, has this sense.
pub(super) fn means(word: &str, sense: Sense) -> bool {
    vocabulary::means(&LANGUAGES, word, sense)
}

/// Returns the words of the only phrase with this sense.
pub(super) fn phrase(sense: Sense) -> impl Iterator<Item = &'static str> + Clone {
    vocabulary::words(&LANGUAGES, sense)
}
