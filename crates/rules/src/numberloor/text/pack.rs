//! The cards of a table as data: `packs/numberloor/default.toml`, a custom file, or one line.

use std::fmt::{self, Debug, Display};
use std::str::FromStr;
use std::sync::{Arc, LazyLock, OnceLock};

use serde::{Deserialize, Serialize};

use crate::numberloor::card::{Balloon, Card, Face, LEVELS};
use crate::text::{as_text, read_range, shortened};

/// §1.7
pub const MAX_CARDS: usize = 128;

/// §1.7 Upper bound on balloons in a pack. A placement has at most one card more.
pub const MAX_BALLOONS: usize = 63;

/// §1.4 The mark in the corner of a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Mark {
    Blue,
    Red,
}

impl Mark {
    pub fn word(self) -> &'static str {
        match self {
            Mark::Blue => "blue",
            Mark::Red => "red",
        }
    }

    fn from_word(word: &str) -> Option<Mark> {
        [Mark::Blue, Mark::Red].into_iter().find(|mark| mark.word() == word)
    }
}

/// A card in the box. Its mark means nothing in play.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Printed {
    pub card: Card,
    pub mark: Option<Mark>,
}

/// All cards of a box, in order. Cheap to clone.
#[derive(Clone)]
pub struct Pack {
    cards: Arc<[Printed]>,
    selections: Arc<[OnceLock<Selection>; SELECTIONS]>,
}

/// Cards that a table takes out of a pack, in order.
pub type Selection = Arc<[Card]>;

/// §1.5, §1.6 Number of selections: three versions, one of them with two variants.
pub(in crate::numberloor) const SELECTIONS: usize = 4;

impl PartialEq for Pack {
    fn eq(&self, other: &Pack) -> bool {
        Arc::ptr_eq(&self.cards, &other.cards) || self.cards == other.cards
    }
}

impl Eq for Pack {}

impl Debug for Pack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Pack({self})")
    }
}

/// Reason a list of cards is not a pack.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum BadPack {
    NotToml { message: String },
    NotALevel { kind: String, entry: u32, text: String },
    NotABalloon { entry: u32, text: String },
    NotAMark { kind: String, entry: u32, text: String },
    EmptyEntry { kind: String, entry: u32 },
    NoLevel,
    TooMany { there: u32 },
    TooManyBalloons { there: u32 },
    NotACard { text: String },
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
    level: Vec<LevelEntry>,
    #[serde(default)]
    night: Vec<LevelEntry>,
    #[serde(default)]
    balloon: Vec<BalloonEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LevelEntry {
    /// `"0"`, `"2-7"`.
    numbers: Vec<String>,
    #[serde(default = "one")]
    copies: u8,
    mark: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BalloonEntry {
    /// `"3"`, `"near"`.
    cards: Vec<String>,
    #[serde(default = "one")]
    copies: u8,
    mark: Option<String>,
}

fn one() -> u8 {
    1
}

impl Pack {
    /// §1.4 Returns the pack that tables use unless they bring their own.
    pub fn default_pack() -> Pack {
        static DEFAULT: LazyLock<Pack> = LazyLock::new(|| {
            Pack::from_toml(include_str!("../../../../../packs/numberloor/default.toml"))
                .expect("a test reads the default pack")
        });
        DEFAULT.clone()
    }

    pub fn from_toml(text: &str) -> Result<Pack, BadPack> {
        let file: PackFile =
            toml::from_str(text).map_err(|error| BadPack::NotToml { message: error.message().to_string() })?;
        let mut cards = Vec::new();
        for (entry, level) in (1..).zip(&file.level) {
            read_level_entry("level", Card::day, entry, level, &mut cards)?;
        }
        for (entry, level) in (1..).zip(&file.night) {
            read_level_entry("night", Card::night, entry, level, &mut cards)?;
        }
        for (entry, balloon) in (1..).zip(&file.balloon) {
            read_balloon_entry(entry, balloon, &mut cards)?;
        }
        Pack::new(cards)
    }

    /// §1.8 Takes a balloon that is odd or even for what was said about one that may be either, if it has only such ones.
    pub fn said(&self, card: Card) -> Card {
        let has = |card: Card| self.cards.iter().any(|printed| printed.card == card);
        match card {
            Card::ODD if !has(card) && has(Card::EITHER) => Card::EITHER_ODD,
            Card::EVEN if !has(card) && has(Card::EITHER) => Card::EITHER_EVEN,
            card => card,
        }
    }

    /// §1.7
    pub fn new(mut cards: Vec<Printed>) -> Result<Pack, BadPack> {
        if cards.len() > MAX_CARDS {
            return Err(BadPack::TooMany { there: count(cards.len()) });
        }
        let balloons = cards.iter().filter(|printed| printed.card.is_balloon()).count();
        if balloons > MAX_BALLOONS {
            return Err(BadPack::TooManyBalloons { there: count(balloons) });
        }
        if balloons == cards.len() {
            return Err(BadPack::NoLevel);
        }
        cards.sort_unstable();
        Ok(Pack { cards: cards.into(), selections: Arc::default() })
    }

    /// Returns a selection of these cards, made once for all tables.
    pub(in crate::numberloor) fn select(&self, number: usize, wanted: impl Fn(&Printed) -> bool) -> Selection {
        let chosen = || self.cards.iter().filter(|printed| wanted(printed)).map(|printed| printed.card).collect();
        self.selections[number].get_or_init(chosen).clone()
    }

    pub fn cards(&self) -> &[Printed] {
        &self.cards
    }
}

fn count(cards: usize) -> u32 {
    u32::try_from(cards).unwrap_or(u32::MAX)
}

fn read_level_entry(
    kind: &str,
    level: fn(u8) -> Card,
    entry: u32,
    read: &LevelEntry,
    cards: &mut Vec<Printed>,
) -> Result<(), BadPack> {
    let before = cards.len();
    let mark = read_mark(kind, entry, read.mark.as_deref())?;
    for text in &read.numbers {
        let not_a_level = || BadPack::NotALevel { kind: kind.to_string(), entry, text: shortened(text) };
        let (least, most) = read_range(text, 0..=LEVELS - 1).ok_or_else(not_a_level)?;
        for number in least..=most {
            add(cards, Printed { card: level(number), mark }, read.copies)?;
        }
    }
    not_empty(kind, entry, before, cards)
}

fn read_balloon_entry(entry: u32, read: &BalloonEntry, cards: &mut Vec<Printed>) -> Result<(), BadPack> {
    let before = cards.len();
    let mark = read_mark("balloon", entry, read.mark.as_deref())?;
    for text in &read.cards {
        let text = text.trim();
        let numbered = || format!("b{text}").parse().ok();
        let is_printed = |card: &Card| card.is_balloon() && *card == card.printed();
        let card = text.parse::<Card>().ok().filter(is_printed).or_else(numbered);
        let card = card.ok_or_else(|| BadPack::NotABalloon { entry, text: shortened(text) })?;
        add(cards, Printed { card, mark }, read.copies)?;
    }
    not_empty("balloon", entry, before, cards)
}

fn read_mark(kind: &str, entry: u32, mark: Option<&str>) -> Result<Option<Mark>, BadPack> {
    let not_a_mark = |text: &str| BadPack::NotAMark { kind: kind.to_string(), entry, text: shortened(text) };
    mark.map(|word| Mark::from_word(word.trim()).ok_or_else(|| not_a_mark(word))).transpose()
}

fn add(cards: &mut Vec<Printed>, printed: Printed, copies: u8) -> Result<(), BadPack> {
    for _ in 0..copies {
        // Stops early, so that a file of a few lines cannot ask for millions of cards.
        if cards.len() >= 8 * MAX_CARDS {
            return Err(BadPack::TooMany { there: count(cards.len()) });
        }
        cards.push(printed);
    }
    Ok(())
}

fn not_empty(kind: &str, entry: u32, before: usize, cards: &[Printed]) -> Result<(), BadPack> {
    if cards.len() > before {
        return Ok(());
    }
    Err(BadPack::EmptyEntry { kind: kind.to_string(), entry })
}

/// Returns the prefix, number and suffix of a card with a number; consecutive numbers make a range.
fn number_of(card: Card) -> Option<(&'static str, u8, &'static str)> {
    match card.face() {
        Face::Level { number, night: false } => Some(("", number, "")),
        Face::Level { number, night: true } => Some(("", number, "n")),
        Face::Balloon(Balloon::Number(number)) => Some(("b", number, "")),
        Face::Balloon(_) => None,
    }
}

/// One word of a pack's line.
struct Run {
    copies: usize,
    first: Card,
    last: Card,
    mark: Option<Mark>,
}

impl Run {
    fn goes_on_with(&self, next: &Run) -> bool {
        let follows = match (number_of(self.last), number_of(next.first)) {
            (Some((before, last, after)), Some((b, first, a))) => (before, last + 1, after) == (b, first, a),
            _ => false,
        };
        follows && self.copies == next.copies && self.mark == next.mark
    }
}

impl Display for Run {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.copies > 1 {
            write!(f, "{}*", self.copies)?;
        }
        match (number_of(self.first), number_of(self.last)) {
            (Some((before, first, after)), Some((_, last, _))) if first < last => {
                write!(f, "{before}{first}-{last}{after}")?;
            }
            _ => write!(f, "{}", self.first)?,
        }
        self.mark.map_or(Ok(()), |mark| write!(f, "!{}", mark.word()))
    }
}

impl Display for Pack {
    /// Writes `4*0-9 0-9n!red 2*b1-3!blue 3*near`: copies, a range, a mark.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut by_mark = self.cards.to_vec();
        let family = |card: Card| number_of(card).map_or((2, ""), |(before, _, after)| (before.len(), after));
        by_mark.sort_by_key(|printed| (family(printed.card), printed.mark, printed.card));
        let mut runs: Vec<Run> = Vec::new();
        for same in by_mark.chunk_by(|one, other| one == other) {
            let Printed { card, mark } = same[0];
            let next = Run { copies: same.len(), first: card, last: card, mark };
            match runs.last_mut() {
                Some(run) if run.goes_on_with(&next) => run.last = card,
                _ => runs.push(next),
            }
        }
        let words: Vec<String> = runs.iter().map(Run::to_string).collect();
        f.write_str(&words.join(" "))
    }
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

/// Reads one word of a pack's line; `None` if it is not a card.
fn read_word(word: &str, cards: &mut Vec<Printed>) -> Option<Result<(), BadPack>> {
    let (word, mark) = match word.split_once('!') {
        Some((word, mark)) => (word, Some(Mark::from_word(mark)?)),
        None => (word, None),
    };
    let (copies, word) = match word.split_once('*') {
        Some((copies, word)) => (copies.parse().ok().filter(|copies| *copies > 0)?, word),
        None => (1, word),
    };
    let Some((least, most)) = word.split_once('-') else {
        let card = word.parse().ok().filter(|card: &Card| *card == card.printed())?;
        return Some(add(cards, Printed { card, mark }, copies));
    };
    let most = if most.ends_with('n') { most.to_string() } else { format!("{}{most}", prefix(least)) };
    let least = if most.ends_with('n') { format!("{least}n") } else { least.to_string() };
    let (least, most): (Card, Card) = (least.parse().ok()?, most.parse().ok()?);
    let (first, last) = (number_of(least)?.1, number_of(most)?.1);
    let range = Card::all().filter(|card| (least..=most).contains(card));
    (first <= last && least.is_level() == most.is_level()).then_some(())?;
    for card in range {
        if let Err(bad) = add(cards, Printed { card, mark }, copies) {
            return Some(Err(bad));
        }
    }
    Some(Ok(()))
}

/// Returns the `b` of `b1-3`.
fn prefix(least: &str) -> &str {
    if least.starts_with('b') { "b" } else { "" }
}

as_text!(Pack, "The cards of the box in one line.");
