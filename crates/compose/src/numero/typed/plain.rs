//! Writes a typed line in figures and signs: `take the nine with 10 minus one` becomes `take 9 with 10 -1`.

use crate::numerals;
use crate::numero::vocabulary::{Sense, means, sign};
use reckon_rules::numero::card::{Card, Colour};

/// A word or the text between two words.
#[derive(Clone, Copy)]
enum Piece<'a> {
    Word(&'a str),
    Between(&'a str),
}

/// Replaces numbers in words by figures and the words of arithmetic by signs, and leaves out articles. All other words
/// stay as they were typed. `only_of` finds the card that is named by its colour alone: `the green one`, `die grüne`.
pub(super) fn plain<E>(line: &str, only_of: impl Fn(Colour) -> Result<Card, E>) -> Result<String, E> {
    let figures = numerals::in_figures(&without_pronouns(line), |_, _| true);
    let pieces = pieces(&figures);
    let mut plain = String::with_capacity(figures.len());
    // A colour before its number is written after it.
    let mut colour: Option<Colour> = None;
    let mut at = 0;
    while let Some(piece) = pieces.get(at) {
        let word = match *piece {
            Piece::Word(word) => word,
            Piece::Between(text) => {
                let digits =
                    text.len() - text.trim_start().trim_start_matches(|digit: char| digit.is_ascii_digit()).len();
                match colour.take_if(|_| !text.trim().is_empty()) {
                    Some(colour) => {
                        plain.push_str(&text[..digits]);
                        plain.push(colour.letter());
                        plain.push_str(&text[digits..]);
                    }
                    None => plain.push_str(text),
                }
                at += 1;
                continue;
            }
        };
        at += 1;
        let word_at = |at: usize, sense| matches!(pieces.get(at), Some(Piece::Word(word)) if is(word, sense));
        let is_before_number = matches!(pieces.get(at), Some(Piece::Between(text))
            if text.trim_start().starts_with(|digit: char| digit.is_ascii_digit()));
        match sign(&word.to_lowercase()) {
            // At the end of a pasted line it is no article.
            Some(Sense::Article) if !matches!(pieces.get(at), Some(Piece::Between(text)) if text.starts_with('\n')) => {
            }
            Some(Sense::Coloured(named)) if is_before_number && !ends_in_digit(&plain) => colour = Some(named),
            // `8 grün`: the rules know only the English names.
            Some(Sense::Coloured(named)) if ends_in_digit(&plain) => plain.push_str(named.name()),
            Some(Sense::Coloured(named)) => plain.push_str(&only_of(named)?.to_string()),
            Some(Sense::Plus) => plain.push('+'),
            Some(Sense::Minus) => plain.push('-'),
            Some(Sense::Times) => plain.push('x'),
            Some(Sense::Over) => plain.push('/'),
            Some(Sense::Divided) if word_at(at + 1, Sense::By) || word_at(at + 1, Sense::Over) => {
                plain.push('/');
                at += 2;
            }
            Some(Sense::Fraction(bottom)) => {
                // `3 quarters of`, `one half of`, `half of`, `the half on`
                if ends_in_digit(&plain) {
                    plain.truncate(plain.trim_end().len());
                    plain.push_str(&format!("/{bottom}"));
                } else {
                    plain.push_str(&format!("1/{bottom}"));
                }
            }
            Some(Sense::Squared) => plain.push_str("^2"),
            Some(Sense::Cubed) => plain.push_str("^3"),
            Some(Sense::Power) => {
                plain.push('^');
                // No space may follow the sign.
                if let Some(Piece::Between(text)) = pieces.get(at) {
                    plain.push_str(text.trim_start());
                    at += 1;
                }
            }
            Some(Sense::Square) if word_at(at + 1, Sense::Root) => {}
            Some(Sense::Cube) if word_at(at + 1, Sense::Root) => {
                plain.push_str("cbrt");
                at += 2 + of(&pieces[at + 2..]);
            }
            Some(Sense::Root) => {
                plain.push_str("sqrt");
                at += of(&pieces[at..]);
            }
            Some(Sense::CubeRoot) => {
                plain.push_str("cbrt");
                at += of(&pieces[at..]);
            }
            Some(Sense::Equals) => plain.push('='),
            _ => plain.push_str(word),
        }
    }
    Ok(plain)
}

/// Leaves out the *one* of `the green one`, which is no number.
fn without_pronouns(line: &str) -> String {
    let pieces = pieces(line);
    let is_coloured = |piece: &Piece<'_>| matches!(piece, Piece::Word(word) if matches!(sign(&word.to_lowercase()), Some(Sense::Coloured(_))));
    let is_pronoun = |place: usize| match (&pieces[..place], pieces[place]) {
        ([.., colour, Piece::Between(space)], Piece::Word(word)) => {
            is_coloured(colour) && space.trim().is_empty() && is(word, Sense::Pronoun)
        }
        _ => false,
    };
    let kept = (0..pieces.len()).filter(|place| !is_pronoun(*place));
    kept.map(|place| match pieces[place] {
        Piece::Word(text) | Piece::Between(text) => text,
    })
    .collect()
}

/// Counts the pieces to skip up to and including *of*, if it comes next.
fn of(pieces: &[Piece<'_>]) -> usize {
    match pieces {
        [Piece::Between(space), Piece::Word(word), ..] if space.trim().is_empty() && is(word, Sense::Of) => 2,
        _ => 0,
    }
}

fn is(word: &str, sense: Sense) -> bool {
    means(&word.to_lowercase(), sense)
}

fn ends_in_digit(text: &str) -> bool {
    text.trim_end().ends_with(|last: char| last.is_ascii_digit())
}

/// Splits a text into words and what stands between them. Letters right after a figure, as in `9b`, are not a word.
fn pieces(text: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let mut begun = 0;
    let mut rest = text;
    while let Some(start) = rest.find(char::is_alphabetic) {
        let from = text.len() - rest.len() + start;
        let length = text[from..].find(|character: char| !character.is_alphabetic()).unwrap_or(text.len() - from);
        rest = &text[from + length..];
        if text[..from].ends_with(|before: char| before.is_ascii_digit()) {
            continue;
        }
        if begun < from {
            pieces.push(Piece::Between(&text[begun..from]));
        }
        pieces.push(Piece::Word(&text[from..from + length]));
        begun = from + length;
    }
    if begun < text.len() {
        pieces.push(Piece::Between(&text[begun..]));
    }
    pieces
}
