//! The words of a typed step.

use super::super::block::{Block, HIGHEST};
use super::super::grid::Side;
use super::super::rows::Letter;
use super::NotUnderstood;
use crate::text::shortened;

#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Item {
    Piece(Named),
    /// Only where a row is expected.
    Row(Letter),
    Word(Word),
}

/// A block as it is typed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Named {
    /// Nothing: any joker.
    pub block: Option<Block>,
    pub value: Option<u8>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Word {
    New,
    Lay,
    /// Into, at, across: a row or a block follows.
    To,
    Beside(Side),
    Between,
    Insert,
    Link,
    With,
    /// Of a row: from top to bottom.
    Down,
    Exchange,
    For,
    Give,
    Knock,
    Filler,
}

/// A word that people use, in small letters.
fn known(word: &str) -> Option<Word> {
    Some(match word {
        "new" | "neu" | "neue" | "neuer" | "neues" => Word::New,
        "lay" | "play" | "put" | "add" | "lege" | "leg" | "legen" | "spiele" | "spiel" => Word::Lay,
        "into" | "in" | "to" | "onto" | "on" | "at" | "along" | "across" | "zu" | "zur" | "zum" | "an" | "ans"
        | "auf" | "bei" | "entlang" | "quer" | "after" | "before" | "nach" | "vor" | "hinter" => Word::To,
        "above" | "over" | "über" | "ueber" | "oberhalb" => Word::Beside(Side::Above),
        "below" | "under" | "beneath" | "unter" | "unterhalb" => Word::Beside(Side::Below),
        "left" | "links" => Word::Beside(Side::Left),
        "right" | "rechts" => Word::Beside(Side::Right),
        "between" | "zwischen" => Word::Between,
        "insert" | "füge" | "fuege" | "einfügen" | "einfuegen" => Word::Insert,
        "link" | "join" | "connect" | "verbinde" | "verbinden" => Word::Link,
        "with" | "mit" | "by" | "durch" => Word::With,
        "down" | "downwards" | "unten" | "runter" | "hinunter" | "abwärts" | "abwaerts" | "senkrecht" => Word::Down,
        "exchange" | "swap" | "swop" | "replace" | "tausche" | "tausch" | "tauschen" | "ersetze" | "ersetzen" => {
            Word::Exchange
        }
        "for" | "gegen" | "für" | "fuer" => Word::For,
        "give" | "discard" | "gib" | "gebe" | "geben" | "weggeben" | "verschenke" | "verschenken" => Word::Give,
        "knock" | "klopf" | "klopfe" | "klopfen" => Word::Knock,
        "row" | "reihe" | "the" | "my" | "block" | "blocks" | "stein" | "steine" | "and" | "und" | "den" | "die"
        | "das" | "der" | "dem" | "einen" | "eine" | "mein" | "meine" | "meinen" | "of" | "von" | "away" | "weg"
        | "ein" | "ich" | "i" | "please" | "bitte" | "number" | "zahl" | "it" | "ihn" => Word::Filler,
        _ => return None,
    })
}

/// The steps of a line: divided by commas, or by *then*.
pub(super) fn steps(text: &str) -> Vec<Vec<&str>> {
    let mut steps = vec![Vec::new()];
    for part in text.split_inclusive([',', ';', '\n']) {
        for word in words(part.trim_end_matches([',', ';', '\n'])) {
            let is_then = ["then", "dann"].iter().any(|then| word.eq_ignore_ascii_case(then));
            match steps.last_mut() {
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

/// `new 13, 14, 60` is one step, and so is `28, 32 at 30`: commas may also divide the blocks of a list.
fn listed(steps: Vec<Vec<&str>>) -> Vec<Vec<&str>> {
    let mut all: Vec<(Vec<&str>, List)> = Vec::new();
    for step in steps {
        let list = List::of(&step);
        match all.last_mut() {
            Some((before, List::Begun | List::Bare)) if list == List::Bare => before.extend(step),
            Some((before, is @ List::Begun)) if list == List::Down => {
                before.extend(step);
                *is = List::No;
            }
            Some((before, is @ List::Bare)) if list == List::Ended => {
                before.extend(step);
                *is = List::No;
            }
            _ => all.push((step, list)),
        }
    }
    all.into_iter().map(|(step, _)| step).collect()
}

/// Whether a step can be a part of a list of blocks.
#[derive(Clone, Copy, PartialEq)]
enum List {
    /// `new 13`
    Begun,
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
        let is_new = |item: &Item| matches!(item, Item::Word(Word::New | Word::Lay));
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
                List::Begun
            }
            Some((first, _)) if is_piece(first) => List::Ended,
            _ => List::No,
        }
    }
}

/// Words and numbers, and each `=` by itself.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let is_between = |c: char| c.is_whitespace() || "-–—+&.!?:'\"()".contains(c);
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
    matches!(word, "j" | "joker" | "jokers")
}

fn value(word: &str) -> Option<u8> {
    word.parse().ok().filter(|value| (1..=HIGHEST).contains(value))
}

/// What the words of a step are.
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
        // `into a` is a row; `a 30` would be nothing.
        let expects_row = items.iter().rfind(|item| **item != Item::Word(Word::Filler)) == Some(&Item::Word(Word::To));
        let is_row = matches!(items.last(), Some(Item::Word(Word::To))) || is_row_word(words, rest.len());
        let letter = word.parse::<Letter>().ok().filter(|_| expects_row && is_row);
        match (letter, known(&lower)) {
            // `quer zu 30`, `at the 30`
            (Some(_), Some(word)) if !rest.is_empty() => items.push(Item::Word(word)),
            (Some(letter), _) => items.push(Item::Row(letter)),
            (None, Some(word)) => items.push(Item::Word(word)),
            (None, None) => return Err(unknown(word)),
        }
    }
    items.retain(|item| *item != Item::Word(Word::Filler));
    Ok(items)
}

/// Whether the word before the one that has so many behind it is *row*.
fn is_row_word(words: &[&str], behind: usize) -> bool {
    let before = words.len().checked_sub(behind + 2).map(|place| words[place].to_lowercase());
    matches!(before.as_deref(), Some("row" | "reihe" | "the"))
}

/// `= 35`, `as 35`, behind a joker.
fn stands_for<'a, 'b>(words: &'a [&'b str]) -> Result<(Option<u8>, &'a [&'b str]), NotUnderstood> {
    match words {
        ["=" | "as" | "als", number, rest @ ..] => match value(number) {
            Some(value) => Ok((Some(value), rest)),
            None => Err(unknown(number)),
        },
        ["=", ..] => Err(unknown("=")),
        rest => Ok((None, rest)),
    }
}
