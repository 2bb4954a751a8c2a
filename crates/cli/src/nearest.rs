//! Suggestions for misspelt words.

/// Returns the most similar word, if any is close enough.
pub fn nearest<'a>(typed: &str, words: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let typed = typed.to_lowercase();
    let close = |word: &str| {
        let distance = strsim::osa_distance(&typed, word);
        let begins = typed.chars().count() >= 3 && word.starts_with(&typed);
        (begins || distance <= 2 && distance < word.chars().count()).then_some(distance)
    };
    words.into_iter().filter_map(|word| Some((close(word)?, word))).min().map(|(_, word)| word)
}

#[cfg(test)]
mod tests {
    use super::nearest;

    const PRESETS: [&str; 4] = ["1-5", "1-10", "subtraction", "simple-fractions"];

    #[test]
    fn a_typo_finds_the_intended_word() {
        assert_eq!(nearest("substraction", PRESETS), Some("subtraction"));
        assert_eq!(nearest("Simple", PRESETS), Some("simple-fractions"));
        assert_eq!(nearest("1-1", PRESETS), Some("1-10"));
    }

    #[test]
    fn an_unrelated_word_finds_nothing() {
        assert_eq!(nearest("chess", PRESETS), None);
        assert_eq!(nearest("", PRESETS), None);
    }
}
