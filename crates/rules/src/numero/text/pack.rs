//! §1.4 The cards of a pack, read from a hand-written file.
//!
//! Positions and records use the one-line form (`1-15gobr -2 x3 …`), so that they never depend on a
//! file.

use std::fmt::{self, Display, Write};
use std::str::FromStr;
use std::sync::{Arc, LazyLock};

use serde::{Deserialize, Serialize};

use crate::numero::card::{Card, Colour, Face, HIGHEST_NUMBER};
use crate::numero::text::card::NotACard;
use crate::numero::text::scan::{Scanner, shortened};
use crate::text::read_range;

/// Largest number of cards in a pack: the published one has 89 and two blanks. It bounds every list of cards in the
/// game, so that none of them needs the heap.
pub const MAX_CARDS: usize = 128;

/// A card of a pack with the points printed on it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Printed {
    pub card: Card,
    pub points: u8,
}

/// A pack in a fixed order, with every copy listed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pack {
    cards: Arc<[Printed]>,
}

/// Reason a pack cannot be used. `entry` counts the entries of the file from 1.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum BadPack {
    NotToml {
        message: String,
    },
    NotANumber {
        entry: u32,
        text: String,
    },
    NotAColour {
        entry: u32,
        text: String,
    },
    NotAWildCard {
        entry: u32,
        text: String,
    },
    EmptyEntry {
        kind: String,
        entry: u32,
    },
    /// The same card with different points.
    TwoValues {
        card: Card,
        first: u8,
        second: u8,
    },
    NoNumberCard,
    TooMany {
        there: u32,
    },
    NotACard {
        text: String,
    },
}

crate::error_as_data!(BadPack);

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PackFile {
    #[serde(default, rename = "name")]
    _name: String,
    #[serde(default, rename = "about")]
    _about: String,
    #[serde(default)]
    number: Vec<NumberEntry>,
    #[serde(default)]
    wild: Vec<WildEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NumberEntry {
    /// `"1"`, `"2-14"`.
    values: Vec<String>,
    #[serde(default = "every_colour")]
    colours: Vec<String>,
    #[serde(default)]
    points: u8,
    #[serde(default = "one")]
    copies: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WildEntry {
    cards: Vec<String>,
    #[serde(default)]
    colour: Option<String>,
    #[serde(default)]
    points: u8,
    #[serde(default = "one")]
    copies: u8,
}

fn every_colour() -> Vec<String> {
    Colour::ALL.iter().map(|c| c.name().to_string()).collect()
}

fn one() -> u8 {
    1
}

impl Pack {
    /// Returns the pack that tables use unless they bring their own.
    pub fn default_pack() -> Pack {
        static DEFAULT: LazyLock<Pack> = LazyLock::new(|| {
            Pack::from_toml(include_str!("../../../../../packs/numero/default.toml"))
                .expect("a test reads the default pack")
        });
        DEFAULT.clone()
    }

    pub fn from_toml(text: &str) -> Result<Pack, BadPack> {
        let file: PackFile =
            toml::from_str(text).map_err(|error| BadPack::NotToml { message: error.message().to_string() })?;
        let mut cards = Vec::new();
        for (entry, number) in (1..).zip(&file.number) {
            read_number_entry(entry, number, &mut cards)?;
        }
        for (entry, wild) in (1..).zip(&file.wild) {
            read_wild_entry(entry, wild, &mut cards)?;
        }
        Pack::new(cards)
    }

    pub fn new(mut cards: Vec<Printed>) -> Result<Pack, BadPack> {
        if cards.len() > MAX_CARDS {
            return Err(BadPack::TooMany { there: count(&cards) });
        }
        if !cards.iter().any(|printed| printed.card.is_number()) {
            return Err(BadPack::NoNumberCard);
        }
        cards.sort_unstable();
        for pair in cards.windows(2) {
            if pair[0].card == pair[1].card && pair[0].points != pair[1].points {
                return Err(BadPack::TwoValues { card: pair[0].card, first: pair[0].points, second: pair[1].points });
            }
        }
        Ok(Pack { cards: cards.into() })
    }

    pub fn cards(&self) -> &[Printed] {
        &self.cards
    }

    /// §1.5 The cards that a table selects.
    pub fn select(&self, wanted: impl Fn(Card) -> bool) -> Vec<Printed> {
        self.cards.iter().copied().filter(|printed| wanted(printed.card)).collect()
    }
}

fn count(cards: &[Printed]) -> u32 {
    u32::try_from(cards.len()).unwrap_or(u32::MAX)
}

fn read_number_entry(entry: u32, number: &NumberEntry, cards: &mut Vec<Printed>) -> Result<(), BadPack> {
    let before = cards.len();
    for text in &number.values {
        let (least, most) =
            read_range(text, 1..=HIGHEST_NUMBER).ok_or_else(|| BadPack::NotANumber { entry, text: shortened(text) })?;
        for name in &number.colours {
            let colour = Colour::from_name(name).ok_or_else(|| BadPack::NotAColour { entry, text: shortened(name) })?;
            for value in least..=most {
                add(cards, Card::number(value, colour), number.points, number.copies)?;
            }
        }
    }
    not_empty("number", entry, before, cards)
}

fn read_wild_entry(entry: u32, wild: &WildEntry, cards: &mut Vec<Printed>) -> Result<(), BadPack> {
    let before = cards.len();
    let colour = match &wild.colour {
        None => None,
        Some(name) => {
            Some(Colour::from_name(name).ok_or_else(|| BadPack::NotAColour { entry, text: shortened(name) })?)
        }
    };
    for text in &wild.cards {
        let card = text.parse::<Card>().ok().filter(|&card| is_sound_wild(card));
        let card = card.ok_or_else(|| BadPack::NotAWildCard { entry, text: shortened(text) })?;
        add(cards, Card { colour, ..card }, wild.points, wild.copies)?;
    }
    not_empty("wild", entry, before, cards)
}

/// Returns whether this is a wild card other than `-0`, `x0` or `/0`.
fn is_sound_wild(card: Card) -> bool {
    match card.face {
        Face::Number(_) => false,
        Face::Minus(n) | Face::Times(n) | Face::Over(n) => n > 0,
        Face::Part(_) | Face::Squared | Face::Cubed | Face::SquareRoot | Face::CubeRoot => true,
    }
}

fn add(cards: &mut Vec<Printed>, card: Card, points: u8, copies: u8) -> Result<(), BadPack> {
    for _ in 0..copies {
        // Stops early, so that a file of a few lines cannot ask for millions of cards.
        if cards.len() >= 8 * MAX_CARDS {
            return Err(BadPack::TooMany { there: count(cards) });
        }
        cards.push(Printed { card, points });
    }
    Ok(())
}

fn not_empty(kind: &str, entry: u32, before: usize, cards: &[Printed]) -> Result<(), BadPack> {
    if cards.len() > before {
        return Ok(());
    }
    Err(BadPack::EmptyEntry { kind: kind.to_string(), entry })
}

impl Display for Pack {
    /// Writes `1gobr:2 2-14gobr 15gobr:2 -2:2 …`: number cards by runs of the same colours and
    /// points, then each wild card; `3*7g` is three of a kind.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut words: Vec<String> = Vec::new();
        let mut numbers: Vec<(u8, String, u8)> = Vec::new();
        let mut rest = &self.cards[..];
        while let Some(first) = rest.first() {
            let copies = rest.iter().take_while(|printed| *printed == first).count();
            rest = &rest[copies..];
            match (first.card.value(), first.card.colour) {
                (Some(value), Some(colour)) if copies == 1 => match numbers.last_mut() {
                    Some((last, colours, points)) if *last == value && *points == first.points => {
                        colours.push(colour.letter());
                    }
                    _ => numbers.push((value, colour.letter().to_string(), first.points)),
                },
                _ => {
                    let mut word = String::new();
                    if copies > 1 {
                        write!(word, "{copies}*")?;
                    }
                    write!(word, "{}{}", first.card, points_suffix(first.points))?;
                    words.push(word);
                }
            }
        }
        let mut runs: Vec<String> = Vec::new();
        let mut i = 0;
        while i < numbers.len() {
            let (least, colours, points) = &numbers[i];
            let mut last = *least;
            while i + 1 < numbers.len() && numbers[i + 1] == (last + 1, colours.clone(), *points) {
                last += 1;
                i += 1;
            }
            i += 1;
            let range = if last > *least { format!("{least}-{last}") } else { least.to_string() };
            runs.push(format!("{range}{colours}{}", points_suffix(*points)));
        }
        runs.extend(words);
        f.write_str(&runs.join(" "))
    }
}

fn points_suffix(points: u8) -> String {
    if points == 0 { String::new() } else { format!(":{points}") }
}

impl FromStr for Pack {
    type Err = BadPack;

    fn from_str(text: &str) -> Result<Pack, BadPack> {
        let mut cards = Vec::new();
        for word in text.split([' ', ',', '\t']).filter(|word| !word.is_empty()) {
            read_word(word, &mut cards).unwrap_or(Err(BadPack::NotACard { text: shortened(word) }))?;
        }
        Pack::new(cards)
    }
}

/// Returns `None` if the word is not a card.
fn read_word(word: &str, cards: &mut Vec<Printed>) -> Option<Result<(), BadPack>> {
    let (word, points) = match word.rsplit_once(':') {
        Some((word, points)) => (word, points.parse().ok()?),
        None => (word, 0),
    };
    let (copies, word) = match word.split_once('*') {
        Some((copies, word)) => (copies.parse().ok()?, word),
        None => (1, word),
    };
    let mut push = |card| add(cards, card, points, copies);
    let card: Result<Card, NotACard> = word.parse();
    if let Ok(card) = card
        && card.is_wild()
    {
        return is_sound_wild(card).then(|| push(card));
    }
    let letters = word.trim_start_matches(|c: char| c.is_ascii_digit() || c == '-');
    let (least, most) = read_range(word.strip_suffix(letters)?, 1..=HIGHEST_NUMBER)?;
    // A number without colours means one card of each.
    let letters = if letters.is_empty() { "gobr" } else { letters };
    for letter in letters.chars() {
        let colour = Colour::from_letter(letter)?;
        for value in least..=most {
            if let Err(bad) = push(Card::number(value, colour)) {
                return Some(Err(bad));
            }
        }
    }
    Some(Ok(()))
}

crate::text::as_text!(Pack, "The cards of the box in one line.");

/// Reads the cards that a position lists, separated by spaces or commas.
pub(in crate::numero) fn read_cards(scanner: &mut Scanner<'_>) -> Option<Vec<Card>> {
    let mut cards = Vec::new();
    while !scanner.is_at_end() {
        cards.push(scanner.card()?);
        scanner.eat(&[',']);
        if cards.len() > MAX_CARDS {
            return None;
        }
    }
    Some(cards)
}
