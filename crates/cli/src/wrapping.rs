//! Lines that fit the screen.

use std::io;

use crate::voice::is_set;

/// Where nobody says how wide the screen is.
pub const USUAL_WIDTH: usize = 80;

/// Narrower than this no sentence can be read.
const LEAST_WIDTH: usize = 20;

/// How wide the lines may be; nothing where they go into a file or a pipe and stay whole.
pub fn columns() -> Option<usize> {
    let said = is_set("COLUMNS").and_then(|text| text.parse().ok()).filter(|columns| *columns > 0);
    let seen = || terminal_size::terminal_size_of(io::stdout()).map(|(width, _)| usize::from(width.0));
    said.or_else(seen).map(|columns: usize| columns.max(LEAST_WIDTH))
}

/// Breaks a line between words; what follows stands as far in as its beginning.
pub fn wrapped(line: &str, width: usize) -> Vec<String> {
    if width_of(line) <= width {
        return vec![line.to_string()];
    }
    let indent = line.len() - line.trim_start_matches(' ').len();
    hanging(line, indent, indent, width)
}

/// The same, where the first line begins elsewhere than the others.
pub fn hanging(text: &str, first: usize, others: usize, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split([' ', '\n']).filter(|word| !word.is_empty()) {
        match lines.last_mut() {
            Some(line) if width_of(line) + 1 + width_of(word) <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => {
                let indent = if lines.is_empty() { first } else { others };
                lines.push(" ".repeat(indent) + word);
            }
        }
    }
    lines
}

/// Marks of style take no room.
pub fn width_of(text: &str) -> usize {
    text.chars().filter(|c| !c.is_control()).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_breaks_between_words() {
        let sentence = "word ".repeat(40);
        assert!(wrapped(&sentence, 33).iter().all(|line| line.chars().count() <= 33));
        assert_eq!(wrapped("take 9: 5 + 4", 40), ["take 9: 5 + 4"]);
        assert_eq!(wrapped("", 40), [""]);
    }

    #[test]
    fn what_is_set_in_stays_set_in() {
        assert_eq!(wrapped("  one two three", 9), ["  one two", "  three"]);
        assert_eq!(wrapped("Won: 3.  Pack: 5.", 10), ["Won: 3.", "Pack: 5."]);
    }
}
