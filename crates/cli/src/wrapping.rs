//! Lines wrapped to fit the screen.

use std::io;

use crate::output::is_set;

/// Default width if the terminal reports none.
pub const USUAL_WIDTH: usize = 80;

/// Minimum width for readable sentences.
const MIN_WIDTH: usize = 20;

/// Returns the line width; `None` for a file or a pipe, where lines are not wrapped.
pub fn columns() -> Option<usize> {
    let said = is_set("COLUMNS").and_then(|text| text.parse().ok()).filter(|columns| *columns > 0);
    let seen = || terminal_size::terminal_size_of(io::stdout()).map(|(width, _)| usize::from(width.0));
    said.or_else(seen).map(|columns: usize| columns.max(MIN_WIDTH))
}

/// Wraps a line between words; all lines keep the indent of the original.
pub fn wrapped(line: &str, width: usize) -> Vec<String> {
    if width_of(line) <= width {
        return vec![line.to_string()];
    }
    let indent = line.len() - line.trim_start_matches(' ').len();
    hanging(line, indent, indent, width)
}

/// Wraps text like `wrapped`, with a separate indent for the first line.
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

/// Returns the width in characters; control characters that mark styles do not count.
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
    fn wrapped_lines_keep_the_indent() {
        assert_eq!(wrapped("  one two three", 9), ["  one two", "  three"]);
        assert_eq!(wrapped("Won: 3.  Pack: 5.", 10), ["Won: 3.", "Pack: 5."]);
    }
}
