//! Splits typed lines into their parts.

use super::eat_any;
use crate::numero::vocabulary::Sense;
use reckon_rules::numero::card::Card;
use reckon_rules::numero::text::moves::NotAMove;
use reckon_rules::numero::text::scan::{Scanner, shortened};

/// Reads a number card, with or without its colour, and nothing after it.
pub(super) fn read_number_card(text: &str) -> Result<Card, NotAMove> {
    let not_a_card = || NotAMove::NotACard(shortened(text.trim()));
    let mut scanner = Scanner::typed(text);
    let card = scanner.card().filter(|card| card.is_number()).ok_or_else(not_a_card)?;
    if scanner.is_at_end() { Ok(card) } else { Err(not_a_card()) }
}

/// Returns the answer and the sums of `9: 5 + 4`, `5 + 4 = 9`, `5 + 4 with 9`, `9 = 5 + 4`,
/// `9 takes 5 + 4`.
pub(super) fn split_answer(text: &str) -> Option<(&str, &str)> {
    if let Some((answer, sums)) = text.split_once(':')
        && read_number_card(answer).is_ok()
    {
        return Some((answer, sums));
    }
    if let Some((left, right)) = text.split_once('=') {
        return if read_number_card(right).is_ok() { Some((right, left)) } else { Some((left, right)) };
    }
    let taken = split_at_word(text, Sense::Take).filter(|(answer, _)| read_number_card(answer).is_ok());
    taken.or_else(|| split_at_word(text, Sense::With).map(|(sums, answer)| (answer, sums)))
}

/// Returns the card and the pile of `1 on 9`.
pub(super) fn split_on(text: &str) -> Option<(&str, &str)> {
    split_at_word(text, Sense::On).filter(|(card, _)| read_number_card(card).is_ok())
}

fn split_at_word(text: &str, sense: Sense) -> Option<(&str, &str)> {
    let mut after_space = false;
    for (start, c) in text.char_indices() {
        let begins = after_space && !c.is_whitespace();
        after_space = c.is_whitespace();
        if !begins {
            continue;
        }
        let mut rest = Scanner::typed(&text[start..]);
        if eat_any(&mut rest, sense) {
            return Some((&text[..start], rest.rest()));
        }
    }
    None
}

/// Splits outside parentheses, but not at the comma of `0,5`.
pub(super) fn split_top(text: &str, at: char) -> Vec<&str> {
    let mut parts = Vec::new();
    let (mut depth, mut start) = (0_i32, 0);
    for (place, c) in text.char_indices() {
        depth += i32::from(c == '(') - i32::from(c == ')');
        if depth == 0 && c == at && !is_decimal_comma(text, place) {
            parts.push(&text[start..place]);
            start = place + c.len_utf8();
        }
    }
    parts.push(&text[start..]);
    parts
}

fn is_decimal_comma(text: &str, place: usize) -> bool {
    let is_digit = |c: char| c.is_ascii_digit();
    let whole = text[..place].strip_suffix('0');
    let after = text[place..].strip_prefix(',');
    whole.is_some_and(|before| !before.ends_with(is_digit)) && after.is_some_and(|after| after.starts_with(is_digit))
}
