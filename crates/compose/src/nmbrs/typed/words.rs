//! The words of a typed step.

use super::NotUnderstood;
use crate::nmbrs::vocabulary::{self, Word};
use crate::numerals;
use reckon_rules::nmbrs::block::{Block, HIGHEST};
use reckon_rules::nmbrs::rows::Letter;
use reckon_rules::nmbrs::sequence::SHORTEST;
use reckon_rules::nmbrs::view::View;
use reckon_rules::text::shortened;

#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Item {
    Piece(Named),
    /// A letter, only where a row is expected.
    Row(Letter),
    Word(Word),
}

/// A block as typed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Named {
    /// `None` for any joker.
    pub block: Option<Block>,
    pub value: Option<u8>,
}

/// Writes numbers in figures. `twenty one` is whichever is there, in the hand or on the table: 21, or 20 and 1.
pub(super) fn in_figures(view: &View, text: &str) -> Result<String, NotUnderstood> {
    let mut unclear = None;
    let figures = numerals::in_figures(text, |tens, unit| {
        let is_there = |number: u8| {
            let block = Block::number(number);
            let on_table = || view.table.iter().any(|laid| Some(laid.piece.block) == block);
            block.is_some_and(|block| view.own_hand().contains(block)) || on_table()
        };
        let (one, two) = (is_there(tens + unit), is_there(tens) && is_there(unit));
        if one && two {
            unclear = Some(format!("{tens} {unit}"));
        }
        one || !two
    });
    unclear.map_or(Ok(figures), |text| Err(NotUnderstood::OneOrTwo { text }))
}

/// Splits a line into steps: at commas, at *then*, and before the block that is given away.
pub(super) fn steps(text: &str) -> Vec<Vec<&str>> {
    let mut steps = vec![Vec::new()];
    for part in text.split_inclusive([',', ';', '\n']) {
        let words: Vec<&str> = words(part.trim_end_matches([',', ';', '\n'])).collect();
        for (place, word) in words.iter().enumerate() {
            let is_then = vocabulary::words(Word::Then).any(|then| word.eq_ignore_ascii_case(then));
            match steps.last_mut() {
                // `50 into A and 95 into B`, but not `25 between 20 and 30`
                Some(step) if is_and(word) && names_a_place(&words[place + 1..]) && is_complete(step) => {
                    steps.push(Vec::new());
                }
                // `new 30 40 50 and give 7`, but not `7 weggeben`
                Some(step) if gives(word) && names_a_block(step) && names_a_block(&words[place + 1..]) => {
                    steps.push(vec![word]);
                }
                Some(step) if !is_then => step.push(word),
                _ => steps.push(Vec::new()),
            }
        }
        if part.ends_with([',', ';', '\n']) {
            steps.push(Vec::new());
        }
    }
    steps.retain(|step| !step.is_empty());
    listed(steps)
}

fn is_and(word: &str) -> bool {
    vocabulary::means(&word.to_lowercase(), Word::And)
}

fn is_place(word: Word) -> bool {
    matches!(word, Word::To | Word::Across | Word::Beside(_) | Word::Before | Word::After | Word::Between)
}

fn names_a_place(words: &[&str]) -> bool {
    words.iter().filter_map(|word| vocabulary::step_word(&word.to_lowercase())).any(is_place)
}

/// Returns whether a step says where its blocks go, so that another one may follow.
fn is_complete(step: &[&str]) -> bool {
    let Ok(items) = read(step) else { return false };
    let is_named = |item: &&Item| matches!(item, Item::Piece(_) | Item::Row(_));
    match items.iter().position(|item| matches!(item, Item::Word(word) if is_place(*word))) {
        Some(at) => {
            let needed = if items[at] == Item::Word(Word::Between) { 2 } else { 1 };
            items[at..].iter().filter(is_named).count() >= needed
        }
        None => items.contains(&Item::Word(Word::New)) && items.iter().filter(is_named).count() >= SHORTEST,
    }
}

fn gives(word: &str) -> bool {
    vocabulary::means(&word.to_lowercase(), Word::Give)
}

fn names_a_block(words: &[&str]) -> bool {
    words.iter().map(|word| word.to_lowercase()).any(|word| word.parse::<Block>().is_ok() || joker(&word))
}

/// Joins lists: `new 13, 14, 60` is one step, and so is `28, 32 at 30`.
fn listed(steps: Vec<Vec<&str>>) -> Vec<Vec<&str>> {
    let mut all: Vec<(Vec<&str>, List)> = Vec::new();
    for step in steps {
        let list = List::of(&step);
        match all.last_mut() {
            Some((before, List::Begun | List::Added | List::Bare)) if list == List::Bare => before.extend(step),
            Some((before, is @ (List::Begun | List::Added))) if list == List::Down => {
                before.extend(step);
                *is = List::No;
            }
            Some((before, is @ (List::Added | List::Bare))) if list == List::Ended => {
                before.extend(step);
                *is = List::No;
            }
            _ => all.push((step, list)),
        }
    }
    all.into_iter().map(|(step, _)| step).collect()
}

/// A step's part in a list of blocks, if any.
#[derive(Clone, Copy, PartialEq)]
enum List {
    /// `new 13`, `lay 13 14 15`
    Begun,
    /// `add 13`, which may say at its end where to
    Added,
    /// `14`
    Bare,
    /// `60 down`
    Down,
    /// `32 at 30`
    Ended,
    No,
}

impl List {
    fn of(step: &[&str]) -> List {
        let Ok(items) = read(step) else { return List::No };
        let is_piece = |item: &Item| matches!(item, Item::Piece(_));
        let is_new = |item: &Item| matches!(item, Item::Word(Word::New | Word::Lay | Word::Insert));
        if items.iter().all(is_piece) {
            return List::Bare;
        }
        if let [rest @ .., Item::Word(Word::Down)] = &items[..]
            && rest.iter().all(is_piece)
        {
            return List::Down;
        }
        match items.split_first() {
            Some((first, rest)) if is_new(first) && rest.iter().all(|item| is_piece(item) || is_new(item)) => {
                // Three blocks without a comma are a row of their own.
                let is_row = items.contains(&Item::Word(Word::New)) || rest.len() >= SHORTEST;
                if is_row { List::Begun } else { List::Added }
            }
            Some((first, _)) if is_piece(first) => List::Ended,
            _ => List::No,
        }
    }
}

/// Splits a text into words and numbers, and each `=` by itself.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let is_between = |c: char| c.is_whitespace() || "-–—+&.!?:'’\"()".contains(c);
    text.split(is_between)
        .flat_map(|word| {
            let ends = word.split_inclusive('=');
            ends.flat_map(|part| match part.strip_suffix('=') {
                Some(before) => [before, "="],
                None => [part, ""],
            })
        })
        .filter(|word| !word.is_empty())
}

pub(super) fn unknown(word: &str) -> NotUnderstood {
    NotUnderstood::Word { text: shortened(word) }
}

fn joker(word: &str) -> bool {
    vocabulary::means(word, Word::Joker)
}

fn value(word: &str) -> Option<u8> {
    word.parse().ok().filter(|value| (1..=HIGHEST).contains(value))
}

/// Reads the words of a step.
pub(super) fn read(words: &[&str]) -> Result<Vec<Item>, NotUnderstood> {
    let mut items = Vec::new();
    let mut rest = words;
    while let [word, later @ ..] = rest {
        rest = later;
        let lower = word.to_lowercase();
        let block = lower.parse::<Block>().ok();
        if block.is_some() || joker(&lower) {
            let mut named = Named { block, value: None };
            if block.is_none_or(Block::is_joker) {
                (named.value, rest) = stands_for(rest)?;
            }
            items.push(Item::Piece(named));
            continue;
        }
        // `into a` is a row; `a 30` is nothing.
        let is_filler = |item: &&Item| matches!(item, Item::Word(Word::Filler | Word::And));
        let expects_row = matches!(
            items.iter().rfind(|item| !is_filler(item)),
            Some(Item::Word(Word::To | Word::Across | Word::Beside(_) | Word::Before | Word::After))
        );
        let is_before_block = later.first().is_some_and(|next| next.to_lowercase().parse::<Block>().is_ok());
        let is_row =
            matches!(items.last(), Some(Item::Word(Word::To | Word::Across))) || is_row_word(words, rest.len());
        let letter = word.parse::<Letter>().ok().filter(|_| expects_row && is_row && !is_before_block);
        match (letter, vocabulary::step_word(&lower)) {
            // `quer zu 30`, `at the 30`
            (Some(_), Some(word)) if !rest.is_empty() => items.push(Item::Word(word)),
            (Some(letter), _) => items.push(Item::Row(letter)),
            // `put down 30 40 50`
            (None, Some(Word::Down)) if items.last() == Some(&Item::Word(Word::Lay)) && !rest.is_empty() => {}
            (None, Some(word)) => items.push(Item::Word(word)),
            (None, None) => return Err(unknown(word)),
        }
    }
    items.retain(|item| !matches!(item, Item::Word(Word::Filler | Word::And)));
    Ok(items)
}

/// Returns whether the word that has `behind` words after it follows *row* or *the*.
fn is_row_word(words: &[&str], behind: usize) -> bool {
    let before = words.len().checked_sub(behind + 2).map(|place| words[place].to_lowercase());
    before.is_some_and(|before| vocabulary::means(&before, Word::BeforeRow))
}

/// Reads `= 35` or `as 35` after a joker.
fn stands_for<'a, 'b>(words: &'a [&'b str]) -> Result<(Option<u8>, &'a [&'b str]), NotUnderstood> {
    match words {
        [word, number, rest @ ..] if *word == "=" || vocabulary::means(word, Word::As) => match value(number) {
            Some(value) => Ok((Some(value), rest)),
            None => Err(unknown(number)),
        },
        ["=", ..] => Err(unknown("=")),
        rest => Ok((None, rest)),
    }
}
