//! The words of a typed turn.

mod de;
mod en;

use crate::vocabulary::{self, Language};

#[derive(Clone, Copy, PartialEq)]
pub(super) enum Sense {
    Take,
    Build,
    Discard,
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
    And,
}

const LANGUAGES: [Language<Sense>; 2] = [en::WORDS, de::WORDS];

pub(super) fn words(sense: Sense) -> impl Iterator<Item = &'static str> + Clone {
    vocabulary::words(&LANGUAGES, sense)
}
