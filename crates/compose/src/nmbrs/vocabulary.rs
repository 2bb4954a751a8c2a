//! The words of a typed turn.

mod de;
mod en;

use reckon_rules::nmbrs::Side;

use crate::vocabulary::{self, Language};

#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Word {
    New,
    Lay,
    /// Into, at: a row or a block follows.
    To,
    /// The same with a block; behind two blocks, the direction of the row that they make.
    Across,
    Beside(Side),
    /// At the end of a row that begins with the block that follows.
    Before,
    /// At the end of a row that ends with it.
    After,
    Between,
    Insert,
    Link,
    With,
    /// For a row: from top to bottom.
    Down,
    Exchange,
    For,
    Give,
    Knock,
    Filler,
    And,
    /// Separable prefix of a verb: `lege 91 ab`.
    Away,

    // Words that are not part of a step, or have another sense in one.
    /// Begins the next step.
    Then,
    Joker,
    /// Comes between a joker and its number.
    As,
    /// Comes before the letter of a row.
    BeforeRow,
    /// Means *knock* while a block is being given away.
    Yes,
    LetGo,
    /// Nothing is laid or given away.
    Nothing,
}

const LANGUAGES: [Language<Word>; 2] = [en::WORDS, de::WORDS];

pub(super) fn words(sense: Word) -> impl Iterator<Item = &'static str> {
    vocabulary::words(&LANGUAGES, sense)
}

pub(super) fn means(word: &str, sense: Word) -> bool {
    vocabulary::means(&LANGUAGES, word, sense)
}

/// Looks up a word of a step, in lower case.
pub(super) fn step_word(word: &str) -> Option<Word> {
    let is_step = |sense: Word| {
        !matches!(
            sense,
            Word::Then | Word::Joker | Word::As | Word::BeforeRow | Word::Yes | Word::LetGo | Word::Nothing
        )
    };
    let lists = LANGUAGES.iter().flat_map(|language| language.iter());
    lists.filter(|(sense, _)| is_step(*sense)).find(|(_, words)| words.contains(&word)).map(|(sense, _)| *sense)
}
