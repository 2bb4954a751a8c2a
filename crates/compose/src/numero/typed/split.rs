//! Splits typed lines into their parts.

use std::borrow::Cow;

use super::eat_any;
use crate::numero::vocabulary::{Sense, means, words};
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

/// Returns the answer and the sums of `9: 5 + 4`, `5 + 4 = 9`, `5 + 4 with 9`, `9 with 5 + 4`, `9 = 5 + 4`,
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
    let (left, right) = match taken {
        Some(taken) => return Some(taken),
        None => split_at_word(text, Sense::With)?,
    };
    // The card that takes is the one that stands alone.
    let is_left = read_number_card(left).is_ok() && read_number_card(right).is_err();
    Some(if is_left { (left, right) } else { (right, left) })
}

/// Returns whether a line says that a card takes: `9 takes 5 + 4`.
pub(super) fn takes(text: &str) -> bool {
    split_at_word(text, Sense::Take).is_some_and(|(answer, _)| read_number_card(answer).is_ok())
}

/// Returns the card and the last word of `8 it`, as in `dann nimmt 8 es`.
pub(super) fn split_it(text: &str) -> Option<(&str, &str)> {
    let (card, it) = text.trim_end().rsplit_once(' ')?;
    (means(&it.to_lowercase(), Sense::It) && read_number_card(card).is_ok()).then_some((card, it))
}

/// Returns the card and the pile of `1 on 9`.
pub(super) fn split_on(text: &str) -> Option<(&str, &str)> {
    split_at_word(text, Sense::On).filter(|(card, _)| read_number_card(card).is_ok())
}

/// Returns the value and the sum of `10 from 9 and 1`.
pub(super) fn split_from(text: &str) -> Option<(&str, &str)> {
    split_at_word(text, Sense::From).filter(|(value, _)| read_number_card(value).is_ok())
}

/// Returns the wild card and the pile of `-2 on 10`.
pub(super) fn split_wild_on(text: &str) -> Option<(&str, &str)> {
    let is_wild = |text: &str| {
        let mut scanner = Scanner::typed(text);
        scanner.wild().is_some() && scanner.is_at_end()
    };
    split_at_word(text, Sense::On).filter(|(wild, _)| is_wild(wild))
}

/// Puts the verb of `8 ablegen` first, as in `ablegen 8`.
pub(super) fn verb_first(clause: &str) -> Cow<'_, str> {
    let trimmed = clause.trim_end();
    match trimmed.rsplit_once(' ') {
        Some((rest, verb)) if means(&verb.to_lowercase(), Sense::DiscardAtEnd) => Cow::Owned(format!("{verb} {rest}")),
        _ => Cow::Borrowed(clause),
    }
}

/// Splits a clause at each comma or *and* before a verb, and where the next wild card is laid: `-2 on 10, take 8`,
/// `-2 on 10 and -4 on 5 and 9 takes both`.
fn at_verbs(clause: &str) -> Vec<&str> {
    let (mut clauses, mut start, mut depth, mut after_space) = (Vec::new(), 0, 0_i32, false);
    for (place, c) in clause.char_indices() {
        depth += i32::from(c == '(') - i32::from(c == ')');
        let begins = after_space && c.is_alphabetic() || c == ',';
        after_space = c.is_whitespace() || c == ',' || c == ')';
        let before = clause[start.min(place)..place].trim();
        if !begins || depth > 0 || place < start || before.is_empty() {
            continue;
        }
        let mut rest = Scanner::typed(&clause[place..]);
        let mut is_joined = rest.eat(&[',']);
        while eat_any(&mut rest, Sense::And) {
            is_joined = true;
        }
        if is_joined && begins_a_clause(rest.rest(), before) {
            clauses.push(before);
            start = clause.len() - rest.rest().len();
        }
    }
    clauses.push(&clause[start..]);
    clauses
}

/// Returns whether a verb comes first; after a clause in which a card was laid on a pile, it may have its card before it.
fn begins_a_clause(text: &str, before: &str) -> bool {
    let begins = |sense| eat_any(&mut Scanner::typed(text), sense);
    let has_laid = split_at_word(before, Sense::On).is_some();
    let is_verb = [Sense::Take, Sense::Build, Sense::Discard].into_iter().any(begins);
    is_verb || has_laid && (lays_wild(text) || begins_with_taker(text))
}

/// `8 takes it`
fn begins_with_taker(text: &str) -> bool {
    let mut scanner = Scanner::typed(text);
    scanner.card().is_some_and(Card::is_number) && eat_any(&mut scanner, Sense::Take)
}

fn lays_wild(text: &str) -> bool {
    let mut scanner = Scanner::typed(text);
    scanner.wild().is_some() && eat_any(&mut scanner, Sense::On)
}

/// Splits a line into its clauses: at semicolons, at *then*, and at a comma or *and* before a verb.
pub(super) fn clauses(line: &str) -> Vec<&str> {
    let mut clauses = Vec::new();
    for part in line.split(';') {
        let mut rest = part;
        while let Some((before, after)) = split_at_word(rest, Sense::Then) {
            clauses.push(without_and(before));
            rest = after;
        }
        let mut scanner = Scanner::typed(rest);
        // `; then take 9`
        while eat_any(&mut scanner, Sense::Then) {}
        clauses.push(scanner.rest().trim_end());
    }
    // `-2 on 10;` and `-2 on 10; then` say no more than `-2 on 10`.
    while clauses.len() > 1 && clauses.last().is_some_and(|last| last.is_empty()) {
        clauses.pop();
    }
    if clauses.len() > 1 {
        clauses.retain(|clause| !clause.is_empty());
    }
    clauses.into_iter().flat_map(at_verbs).collect()
}

/// Leaves out what stands before *then*: `, and then`.
fn without_and(clause: &str) -> &str {
    let clause = clause.trim_end().trim_end_matches(',').trim_end();
    let and = words(Sense::And).find_map(|and| {
        let before = clause.len().checked_sub(and.len())?;
        let is_and = clause.get(before..)?.eq_ignore_ascii_case(and) && clause[..before].ends_with([' ', ',']);
        is_and.then_some(&clause[..before])
    });
    and.map_or(clause, |before| before.trim_end().trim_end_matches(',').trim_end())
}

/// Splits a sum into its terms, at each plus and at each *and* outside parentheses.
pub(super) fn split_terms(text: &str) -> Vec<&str> {
    split_top(text, '+').into_iter().flat_map(split_and).collect()
}

/// Splits at each *and* outside parentheses.
pub(super) fn split_and(text: &str) -> Vec<&str> {
    let mut terms = Vec::new();
    let (mut depth, mut start, mut after_space) = (0_i32, 0, true);
    for (place, c) in text.char_indices() {
        depth += i32::from(c == '(') - i32::from(c == ')');
        let begins = after_space && c.is_alphabetic();
        after_space = c.is_whitespace() || c == ',' || c == ')';
        if !begins || depth > 0 || place < start {
            continue;
        }
        let mut rest = Scanner::typed(&text[place..]);
        if eat_any(&mut rest, Sense::And) {
            terms.push(text[start..place].trim_end().trim_end_matches(','));
            start = text.len() - rest.rest().len();
        }
    }
    terms.push(&text[start..]);
    terms
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
