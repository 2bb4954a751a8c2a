//! A table drawn as text: one row, lines separated by `/` with a dot for each free cell, or lines below one another as
//! on a map.

use reckon_rules::nmbrs::Options;
use reckon_rules::nmbrs::text::position::{NotAPosition, Picture};
use reckon_rules::options::{BadOption, TableOptions};

/// Minimum width of a free cell on a map.
const FREE_CELL: usize = 3;

/// Longest drawing accepted, in bytes: longer than a table with all blocks, each in a line and in columns of its own.
const LONGEST: usize = 1 << 17;

/// Reason why a drawing cannot be read.
pub enum NotADrawing {
    Position(NotAPosition),
    Option(BadOption),
    /// An option without a value, as in `with squares`.
    OptionWithoutValue(String),
    /// Two blocks on the same line share a column.
    Columns,
    Empty,
}

/// Checks whether a text is a drawing rather than a position or a move.
pub fn is_one(text: &str) -> bool {
    let (text, _) = without_options(text);
    let text = text.trim();
    let is_word = |word: &str| word.chars().filter(|letter| letter.is_alphabetic()).count() > 2;
    let begins = |text: &str| text.starts_with(|first: char| first.is_ascii_digit() || "./·⟨".contains(first));
    let first = text.split_whitespace().next().unwrap_or_default();
    let has_number = text.contains(|letter: char| letter.is_ascii_digit());
    let is_joker = first.len() > 1 && first.to_lowercase().starts_with('j');
    let is_letter = text.contains('\n') && is_letter(first);
    !text.contains('|') && has_number && !words(text).any(is_word) && (begins(text) || is_joker || is_letter)
}

/// Splits `9 16 25 with squares=on` into the drawing and its options.
pub fn without_options(text: &str) -> (String, Vec<String>) {
    let text = text.trim_start_matches('\u{feff}').trim_end();
    let text = match text.trim_start().get(..6) {
        Some(word) if word.eq_ignore_ascii_case("table ") && !text.contains('|') => &text.trim_start()[6..],
        _ => text,
    };
    let place = [" with ", " mit "].iter().filter_map(|word| Some((text.find(word)?, word.len()))).min();
    match place {
        Some((at, length)) if text[at..].contains('=') || !text[at..].contains(char::is_numeric) => {
            let options = text[at + length..].split([' ', ',', '\n']).filter(|word| !word.is_empty());
            (text[..at].to_string(), options.map(str::to_string).collect())
        }
        _ => (text.to_string(), Vec::new()),
    }
}

/// Reads the table, and the options it is played with.
pub fn read(text: &str, options: &Options) -> Result<(Picture, Options), NotADrawing> {
    if text.len() > LONGEST {
        return Err(NotADrawing::Position(NotAPosition::TooLarge));
    }
    let (text, changes) = without_options(text);
    let mut options = options.clone();
    for change in changes {
        let (name, value) = change.split_once('=').ok_or_else(|| NotADrawing::OptionWithoutValue(change.clone()))?;
        options.set(name, value).map_err(NotADrawing::Option)?;
    }
    let lines: Vec<String> = text.trim_matches(['\n', '\r']).lines().map(plain).collect();
    let is_dotted = lines.len() == 1 || lines.iter().any(|line| line.contains(['.', '/']));
    let drawn = match is_dotted {
        true => lines.iter().map(|line| dotted(line)).collect::<Vec<String>>().join(" / "),
        false => aligned(&lines).ok_or(NotADrawing::Columns)?,
    };
    let picture: Picture = drawn.parse().map_err(NotADrawing::Position)?;
    if picture.0.blocks().is_empty() { Err(NotADrawing::Empty) } else { Ok((picture, options)) }
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split([' ', '\n', '\t', '\r', ',', '/']).filter(|word| !word.is_empty())
}

/// Replaces punctuation that people write between numbers, and marks that a map draws around them, with spaces.
fn plain(line: &str) -> String {
    let sign = |sign: char| match sign {
        '·' => '.',
        '⟨' | '⟩' | ',' | ';' | '–' | '—' | '-' | '\t' | '\r' | '│' | '─' | '↓' => ' ',
        sign => sign,
    };
    line.chars().map(sign).collect()
}

/// Checks whether a word is the letter of a row, or of two rows, as shown on a map.
fn is_letter(word: &str) -> bool {
    word.split('/').all(|part| (1..=2).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_uppercase()))
}

fn dotted(line: &str) -> String {
    let words = line.split(' ').filter(|word| !word.is_empty());
    words.map(|word| if is_letter(word) { "." } else { word }).collect::<Vec<&str>>().join(" ")
}

/// A word with its start and end.
struct Word<'a> {
    from: usize,
    to: usize,
    text: &'a str,
}

fn words_of(line: &str) -> Vec<Word<'_>> {
    let mut words = Vec::new();
    let mut at = 0;
    for text in line.split(' ') {
        let length = text.chars().count();
        if length > 0 {
            words.push(Word { from: at, to: at + length, text });
        }
        at += length + 1;
    }
    words
}

/// Reads words below one another as a column, and extra space as free cells. Returns nothing if two blocks on the same
/// line share a column.
fn aligned(lines: &[String]) -> Option<String> {
    let lines: Vec<Vec<Word<'_>>> = lines.iter().map(|line| words_of(line)).collect();
    let mut spans: Vec<(usize, usize)> = lines.iter().flatten().map(|word| (word.from, word.to)).collect();
    spans.sort_unstable();
    let mut columns: Vec<(usize, usize)> = Vec::new();
    for (from, to) in spans {
        match columns.last_mut() {
            Some((_, end)) if from < *end => *end = to.max(*end),
            _ => columns.push((from, to)),
        }
    }
    let mut places: Vec<usize> = Vec::new();
    for (at, (from, _)) in columns.iter().enumerate() {
        let place = match at.checked_sub(1) {
            None => 0,
            Some(before) => places[before] + 1 + (from - columns[before].1).saturating_sub(1) / FREE_CELL,
        };
        places.push(place);
    }
    let drawn = |line: &Vec<Word<'_>>| {
        let mut next = 0;
        let mut cells = Vec::new();
        for word in line {
            // Columns are sorted and do not overlap.
            let column = columns.partition_point(|(from, _)| *from <= word.from).checked_sub(1)?;
            if word.to > columns[column].1 {
                return None;
            }
            let free = places[column].checked_sub(next)?;
            cells.extend(std::iter::repeat_n(".", free));
            cells.push(if is_letter(word.text) { "." } else { word.text });
            next = places[column] + 1;
        }
        Some(cells.join(" "))
    };
    let lines: Option<Vec<String>> = lines.iter().map(drawn).collect();
    lines.map(|lines| lines.join(" / "))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(text: &str) -> String {
        let read = read(text, &Options::default());
        read.map(|(picture, _)| picture.to_string()).unwrap_or_else(|_| "no drawing".to_string())
    }

    #[test]
    fn a_row_may_be_written_in_many_ways() {
        for text in ["13 17 30", "13-17-30", "13, 17, 30", "13 – 17 – 30", "table 13 17 30"] {
            assert!(is_one(text), "{text}");
            assert_eq!(drawn(text), "13 17 30", "{text}");
        }
    }

    #[test]
    fn options_may_follow_a_drawing() {
        let (_, options) = read("9 16 25 with squares=on members=any", &Options::default()).ok().expect("a drawing");
        assert!(options.squares && options.to_line().contains("members=any"));
        assert!(read("9 16 25 with squares", &Options::default()).is_err());
        assert!(read("9 16 25 with cats=on", &Options::default()).is_err());
    }

    #[test]
    fn several_lines_are_read_as_a_map() {
        assert_eq!(drawn("   28\n20 30 40\n   32\n"), ". 28 / 20 30 40 / . 32");
        assert_eq!(drawn("     B\n    28\n A  20 30 40\n    32"), "28 / 20 30 40 / 32");
        assert_eq!(drawn(" 8 12 16\n   13\n   14"), "8 12 16 / . 13 / . 14");
        assert_eq!(drawn("20 30 40    8 12 16"), "20 30 40 8 12 16");
        assert_eq!(drawn("20 30 40    8 12 16\n   32\n   34"), "20 30 40 . 8 12 16 / . 32 / . 34");
        assert_eq!(drawn(". 28\n20 30 40\n. 32"), ". 28 / 20 30 40 / . 32");
        assert_eq!(drawn("100 40\n1 2 3 4"), "no drawing");
    }

    #[test]
    fn the_longest_drawing_is_read_and_a_longer_one_is_not() {
        let row = "20 30 40";
        let read = |length: usize| read(&format!("{row}{}\n50", " ".repeat(length)), &Options::default());
        // The spaces at the end of a line mean nothing.
        assert!(read(LONGEST - row.len() - 3).is_ok());
        assert!(matches!(read(LONGEST), Err(NotADrawing::Position(NotAPosition::TooLarge))));
    }

    #[test]
    fn a_wide_map_is_read_column_by_column() {
        let line: String = (1..=100).map(|number| format!("{number:>4}")).collect();
        let read = drawn(&format!("{line}\n  ja=7"));
        assert!(read.starts_with("1 2 3 4") && read.ends_with("99 100 / ja=7"), "{read}");
    }

    #[test]
    fn positions_and_moves_are_not_drawings() {
        for text in ["table 20 30 40 | hand 28", "65 75 into A", "give 91", "knock 35", "20 30 40\ngive 7", ""] {
            assert!(!is_one(text), "{text}");
        }
    }
}
