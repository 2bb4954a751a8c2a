//! Words that people type, as data: one list per game and language.
//!
//! All languages are understood at once, at every table: nobody sets a language to type a move. A
//! new language is one more file in each game's `vocabulary/`, and one more line beside it.

/// The words of one language for each sense that a typed word can have in a game.
pub(crate) type Language<S> = &'static [(S, &'static [&'static str])];

/// Returns the words for a sense, in every language.
pub(crate) fn words<S: Copy + PartialEq>(
    languages: &'static [Language<S>],
    sense: S,
) -> impl Iterator<Item = &'static str> + Clone {
    let lists = languages.iter().flat_map(|language| language.iter());
    lists.filter(move |(has, _)| *has == sense).flat_map(|(_, words)| words.iter().copied())
}

/// Returns whether a word, in lower case, has this sense in any language.
pub(crate) fn means<S: Copy + PartialEq>(languages: &'static [Language<S>], word: &str, sense: S) -> bool {
    words(languages, sense).any(|known| known == word)
}
