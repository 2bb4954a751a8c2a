//! The words around a typed move that say nothing about it: `I take 8, please` is `take 8`.

const SPEAKERS: [&str; 8] = ["i am", "i'm", "i’m", "i'll", "i’ll", "i", "ich bin", "ich"];
const PLEASE: [&str; 2] = ["please", "bitte"];

/// Leaves out who speaks, at the beginning of a line, and *please* at either end of it. A line of nothing else stays as
/// it is.
pub(crate) fn without_manners(line: &str) -> &str {
    let mut rest = line;
    while let Some(shorter) = without_first(rest, &PLEASE).or_else(|| without_first(rest, &SPEAKERS)) {
        rest = shorter;
    }
    while let Some(shorter) = without_last(rest) {
        rest = shorter;
    }
    rest
}

fn without_first<'a>(line: &'a str, words: &[&str]) -> Option<&'a str> {
    let begun = line.trim_start();
    words.iter().find_map(|word| {
        let rest = begun.get(word.len()..).filter(|_| begun[..word.len()].eq_ignore_ascii_case(word))?;
        if !rest.starts_with([' ', ',']) {
            return None;
        }
        let rest = rest.trim_start_matches([' ', ',']);
        (!rest.is_empty()).then_some(rest)
    })
}

fn without_last(line: &str) -> Option<&str> {
    let line = line.trim_end_matches(|last: char| last.is_whitespace() || ".!?".contains(last));
    PLEASE.iter().find_map(|word| {
        let before = line.len().checked_sub(word.len())?;
        let rest = line.get(..before).filter(|_| line[before..].eq_ignore_ascii_case(word))?;
        if !rest.ends_with([' ', ',']) {
            return None;
        }
        let rest = rest.trim_end_matches([' ', ',']);
        (!rest.trim().is_empty()).then_some(rest)
    })
}
