//! The position: a view as one line that people can write too.
//!
//! ```text
//! options preset=subtraction | seat 1 | turn 1 | centre 10r, 5b, 10#1 = 9g + 1r by 2 |
//! hand 9b 8g -2 -4 7o | hands 5 5 | pack 47 | won 0 0
//! ```
//! Sections stand in any order, and what is left out is filled in: two players with five
//! cards each, the smallest preset that has all the cards, colours that are still free. So
//! `centre 10 5 | hand 9 8 -2 -4` is enough to ask a referee.

use std::fmt::{self, Display};
use std::str::FromStr;

use super::HAND;
use super::card::{Card, Colour};
use super::pack::{Pack, read_cards};
use super::scan::Scanner;
use super::sum::{BuildName, NotASum, Sums, Token};
use super::view::{HandView, Lying, View};
use super::{MOST_PLAYERS, Options, Phase, outcome_of};
use crate::game::{Seat, Viewer};
use crate::options::{BadOption, TableOptions};

impl Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (preset, differences) = nearest_preset(&self.options);
        write!(f, "options preset={preset}")?;
        for (name, value) in differences {
            write!(f, " {name}={value}")?;
        }
        if self.options.pack != Pack::default_pack() {
            write!(f, " | cards {}", self.options.pack)?;
        }
        match self.viewer {
            Viewer::Seat(seat) => write!(f, " | seat {seat}")?,
            Viewer::Watcher => write!(f, " | watching")?,
        }
        let word = match self.phase {
            Phase::Play => "turn",
            Phase::FinalChance => "chance",
            Phase::Over => "over",
        };
        write!(f, " | {word} {}", self.turn)?;
        write!(f, " | centre")?;
        for (i, lying) in self.centre.iter().enumerate() {
            write!(f, "{}{lying}", if i > 0 { ", " } else { " " })?;
        }
        if let Viewer::Seat(_) = self.viewer {
            write!(f, " | hand")?;
            write_cards(f, self.own_hand())?;
        }
        write!(f, " | hands")?;
        for hand in &self.hands {
            write!(f, " {}", hand.count)?;
        }
        write!(f, " | pack {}", self.pack)?;
        if let Some(won) = &self.won {
            write!(f, " | won")?;
            for cards in won {
                write!(f, " {cards}")?;
            }
        }
        if !self.gone.is_empty() {
            write!(f, " | gone")?;
            write_cards(f, &self.gone)?;
        }
        write_if(f, "forgotten", u32::from(self.forgotten), 0)?;
        if let Some(seat) = self.last_taker {
            write!(f, " | last {seat}")?;
        }
        for (seat, hand) in (0..).map(Seat).zip(&self.hands) {
            if !hand.shown.is_empty() {
                write!(f, " | shown {seat}:")?;
                write_cards(f, &hand.shown)?;
            }
            if !hand.holds.is_empty() {
                write!(f, " | holds {seat}:")?;
                for value in &hand.holds {
                    write!(f, " {value}")?;
                }
            }
            if hand.no_numbers {
                write!(f, " | wild {seat}")?;
            }
        }
        write_if(f, "passes", u32::from(self.passes), 0)?;
        write_if(f, "builds", u32::from(self.next_build.0), u32::from(least_next_build(&self.centre)))?;
        write_if(f, "changes", self.changes, 0)
    }
}

fn write_cards(f: &mut fmt::Formatter<'_>, cards: &[Card]) -> fmt::Result {
    for card in cards {
        write!(f, " {card}")?;
    }
    Ok(())
}

fn write_if(f: &mut fmt::Formatter<'_>, word: &str, number: u32, default: u32) -> fmt::Result {
    if number == default { Ok(()) } else { write!(f, " | {word} {number}") }
}

impl Display for Lying {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Lying::Card(card) => write!(f, "{card}"),
            Lying::Build { name, value, by, recipe } => write!(f, "{value}#{} = {recipe} by {by}", name.0),
        }
    }
}

/// The preset that needs the fewest words, and those words.
fn nearest_preset(options: &Options) -> (&'static str, Vec<(&'static str, String)>) {
    Options::presets()
        .iter()
        .filter_map(|name| Some((*name, options.differences(&Options::preset(name)?))))
        .min_by_key(|(_, differences)| differences.len())
        .expect("there are presets")
}

/// One more than any build that lies there.
fn least_next_build(centre: &[Lying]) -> u8 {
    let names = centre.iter().map(|lying| match lying {
        Lying::Card(_) => 0,
        Lying::Build { name, .. } => name.0,
    });
    names.max().unwrap_or(0).saturating_add(1)
}

/// Why a text is not a position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotAPosition {
    #[error(
        "a position has no section '{0}'; there are options, cards, seats, seat, watching, turn, chance, over, centre, hand, hands, pack, won, gone, forgotten, last, shown, holds, wild, passes, builds and changes"
    )]
    UnknownSection(String),
    #[error("the section '{0}' stands there twice")]
    Twice(String),
    #[error("'{text}' in the section '{section}' is not understood")]
    NotUnderstood { section: String, text: String },
    #[error(transparent)]
    Sum(#[from] NotASum),
    #[error(transparent)]
    Option(#[from] BadOption),
    #[error("the pack of this position: {0}")]
    Pack(#[from] super::pack::BadPack),
    #[error("a table has 1 to {MOST_PLAYERS} seats")]
    Seats,
    #[error("a hand and a centre are what a position needs at least")]
    Empty,
}

/// What has been read so far; `None` is still to be filled in.
#[derive(Default)]
struct Draft {
    options: Option<Options>,
    cards: Option<Pack>,
    watching: bool,
    seats: Option<u8>,
    seat: Option<Seat>,
    turn: Option<(Phase, Seat)>,
    centre: Vec<DraftLying>,
    hand: Option<Vec<Card>>,
    hands: Option<Vec<u8>>,
    pack: Option<u8>,
    won: Option<Vec<u8>>,
    gone: Vec<Card>,
    forgotten: Option<u8>,
    last: Option<Seat>,
    shown: Vec<(Seat, Vec<Card>)>,
    holds: Vec<(Seat, Vec<u8>)>,
    wild: Vec<Seat>,
    passes: u8,
    builds: Option<u8>,
    changes: u32,
}

enum DraftLying {
    Card(Card),
    Build { name: Option<u8>, value: Option<u8>, by: Option<Seat>, recipe: Box<Sums> },
}

impl FromStr for View {
    type Err = NotAPosition;

    fn from_str(text: &str) -> Result<View, NotAPosition> {
        let mut draft = Draft::default();
        let mut seen: Vec<String> = Vec::new();
        for section in text.split(['|', '\n']).map(str::trim).filter(|section| !section.is_empty()) {
            let (word, rest) = section.split_once(char::is_whitespace).unwrap_or((section, ""));
            let word = word.trim_end_matches(':').to_ascii_lowercase();
            // What is known of hands comes once per seat.
            let key = match word.as_str() {
                "shown" | "holds" | "wild" => shortened(section),
                "chance" | "over" => "turn".to_string(),
                _ => word.clone(),
            };
            if seen.contains(&key) {
                return Err(NotAPosition::Twice(word));
            }
            seen.push(key);
            draft.read_section(&word, rest.trim())?;
        }
        if draft.hand.is_none() && draft.centre.is_empty() && draft.hands.is_none() {
            return Err(NotAPosition::Empty);
        }
        draft.complete()
    }
}

fn shortened(text: &str) -> String {
    text.chars().take(40).collect()
}

impl Draft {
    fn read_section(&mut self, word: &str, text: &str) -> Result<(), NotAPosition> {
        let not_understood = || NotAPosition::NotUnderstood { section: word.to_string(), text: shortened(text) };
        let number = || text.parse::<u8>().map_err(|_| not_understood());
        let numbers = |text: &str| -> Result<Vec<u8>, NotAPosition> {
            let words = text.split([' ', ',']).filter(|word| !word.is_empty());
            words.map(|word| word.parse().map_err(|_| not_understood())).collect()
        };
        let seat = |text: &str| text.trim().parse::<Seat>().map_err(|_| not_understood());
        let cards = |text: &str| read_cards(&mut Scanner::new(text)).ok_or_else(not_understood);
        let of_seat = |text: &str| -> Result<(Seat, String), NotAPosition> {
            let (owner, rest) = text.split_once(':').ok_or_else(not_understood)?;
            Ok((seat(owner)?, rest.trim().to_string()))
        };
        match word {
            "options" => self.options = Some(read_options(text)?),
            "cards" => self.cards = Some(text.parse()?),
            "seats" => self.seats = Some(number()?),
            "seat" => self.seat = Some(seat(text)?),
            "watching" => self.watching = true,
            "turn" => self.turn = Some((Phase::Play, seat(text)?)),
            "chance" => self.turn = Some((Phase::FinalChance, seat(text)?)),
            "over" => self.turn = Some((Phase::Over, seat(text)?)),
            "centre" | "center" => self.centre = read_centre(text)?,
            "hand" => self.hand = Some(cards(text)?),
            "hands" => self.hands = Some(numbers(text)?),
            "pack" => self.pack = Some(number()?),
            "won" => self.won = Some(numbers(text)?),
            "gone" => self.gone = cards(text)?,
            "forgotten" => self.forgotten = Some(number()?),
            "last" => self.last = Some(seat(text)?),
            "shown" => {
                let (owner, rest) = of_seat(text)?;
                self.shown.push((owner, cards(&rest)?));
            }
            "holds" => {
                let (owner, rest) = of_seat(text)?;
                self.holds.push((owner, numbers(&rest)?));
            }
            "wild" => self.wild.push(seat(text)?),
            "passes" => self.passes = number()?,
            "builds" => self.builds = Some(number()?),
            "changes" => self.changes = text.parse().map_err(|_| not_understood())?,
            _ => return Err(NotAPosition::UnknownSection(shortened(word))),
        }
        Ok(())
    }

    fn complete(mut self) -> Result<View, NotAPosition> {
        let options = self.complete_options();
        self.choose_colours(&options);
        let seats = self.count_seats()?;
        let viewer = match self.watching {
            true => Viewer::Watcher,
            false => Viewer::Seat(self.seat.unwrap_or(Seat(0))),
        };
        let (phase, turn) = self.turn.unwrap_or((Phase::Play, self.seat.unwrap_or(Seat(0))));
        let centre = self.complete_centre(turn, seats);
        let hands = self.complete_hands(viewer, seats);
        let (won, forgotten) = self.complete_wins(&options, phase, seats);
        let pack = self.pack.unwrap_or_else(|| {
            let lying: usize = centre.iter().map(cards_in).sum();
            let held: usize = hands.iter().map(|hand| usize::from(hand.count)).sum();
            let placed = lying + held + self.gone.len() + usize::from(forgotten);
            u8::try_from(options.selected().len().saturating_sub(placed)).unwrap_or(u8::MAX)
        });
        let counts = || hands.iter().map(|hand| hand.count);
        let outcome = match (&won, phase) {
            (Some(won), Phase::Over) => Some(outcome_of(won.iter().copied().zip(counts()), seats)),
            _ => None,
        };
        Ok(View {
            viewer,
            phase,
            turn,
            next_build: BuildName(self.builds.unwrap_or_else(|| least_next_build(&centre))),
            centre,
            pack,
            won,
            gone: {
                self.gone.sort_unstable();
                self.gone
            },
            forgotten,
            last_taker: self.last,
            passes: self.passes,
            changes: self.changes,
            outcome,
            options,
            hands,
        })
    }

    /// Without a word about options: the smallest preset that has all the cards.
    fn complete_options(&mut self) -> Options {
        let mut options = self.options.take().unwrap_or_else(|| {
            let mut written: Vec<Card> = Vec::new();
            self.each_card(&mut |card| written.push(*card));
            let presets = Options::presets().iter().filter_map(|name| Options::preset(name));
            let fits = |options: &Options| written.iter().all(|card| options.selects(*card));
            let mut presets: Vec<Options> = presets.collect();
            let place = presets.iter().position(|options| options.highest_number >= 15 && fits(options));
            presets.swap_remove(place.unwrap_or(presets.len() - 1))
        });
        if let Some(pack) = self.cards.take() {
            options.pack = pack;
        }
        options
    }

    fn each_card(&mut self, visit: &mut impl FnMut(&mut Card)) {
        for lying in &mut self.centre {
            match lying {
                DraftLying::Card(card) => visit(card),
                DraftLying::Build { recipe, .. } => recipe.each_card(visit),
            }
        }
        self.hand.iter_mut().flatten().for_each(&mut *visit);
        self.gone.iter_mut().for_each(&mut *visit);
    }

    /// Gives cards that were written without a colour one that is still free.
    fn choose_colours(&mut self, options: &Options) {
        let mut free: Vec<Card> = options.selected().iter().map(|printed| printed.card).collect();
        let mut take = |card: &Card| {
            let place = free.iter().position(|c| c == card);
            place.map(|place| free.remove(place))
        };
        let mut shown: Vec<Card> = self.shown.iter().flat_map(|(_, cards)| cards.clone()).collect();
        shown.retain(|card| card.colour.is_some());
        shown.iter().for_each(|card| {
            take(card);
        });
        self.each_card(&mut |card| {
            if card.colour.is_some() {
                take(card);
            }
        });
        let mut colour = |card: &mut Card| {
            if card.colour.is_some() || (card.is_wild() && take(card).is_some()) {
                return;
            }
            let choices = Colour::ALL.map(|colour| Card { colour: Some(colour), ..*card });
            let chosen = choices.iter().find_map(&mut take);
            // None free: any colour, and the position is refused for a card too many.
            *card = match chosen {
                Some(chosen) => chosen,
                None if card.is_number() => choices[0],
                None => *card,
            };
        };
        self.each_card(&mut colour);
        for (_, cards) in &mut self.shown {
            cards.iter_mut().for_each(&mut colour);
        }
    }

    fn count_seats(&self) -> Result<u8, NotAPosition> {
        let named = [self.seat, self.last, self.turn.map(|(_, seat)| seat)];
        let highest = named.into_iter().flatten().map(|seat| seat.0 + 1).max().unwrap_or(1);
        let listed = self.hands.as_ref().or(self.won.as_ref()).map(Vec::len);
        let seats = match (self.seats, listed) {
            (Some(seats), _) => seats,
            (None, Some(listed)) => u8::try_from(listed).map_err(|_| NotAPosition::Seats)?,
            (None, None) => highest.max(2),
        };
        if (1..=MOST_PLAYERS).contains(&seats) && listed.is_none_or(|listed| listed == usize::from(seats)) {
            Ok(seats)
        } else {
            Err(NotAPosition::Seats)
        }
    }

    /// Builds without a name are numbered; without a builder they are somebody else's.
    fn complete_centre(&mut self, turn: Seat, seats: u8) -> Vec<Lying> {
        let mut next = self
            .centre
            .iter()
            .filter_map(|lying| match lying {
                DraftLying::Build { name, .. } => *name,
                DraftLying::Card(_) => None,
            })
            .max()
            .unwrap_or(0);
        let somebody = if seats > 1 { turn.left(seats) } else { turn };
        std::mem::take(&mut self.centre)
            .into_iter()
            .map(|lying| match lying {
                DraftLying::Card(card) => Lying::Card(card),
                DraftLying::Build { name, value, by, recipe } => {
                    let worth = recipe.iter().next().and_then(|sum| sum.value().ok());
                    let worth = worth.and_then(|worth| u8::try_from(worth.as_whole()?).ok());
                    let name = name.unwrap_or_else(|| {
                        next = next.saturating_add(1);
                        next
                    });
                    Lying::Build {
                        name: BuildName(name),
                        value: value.or(worth).unwrap_or(0),
                        by: by.unwrap_or(somebody),
                        recipe,
                    }
                }
            })
            .collect()
    }

    fn complete_hands(&mut self, viewer: Viewer, seats: u8) -> Vec<HandView> {
        let own = self.hand.take();
        (0..seats)
            .map(Seat)
            .map(|seat| {
                let cards = (viewer == Viewer::Seat(seat)).then(|| own.clone().unwrap_or_default());
                let count = match (&self.hands, &cards) {
                    (Some(hands), _) => hands[seat.index()],
                    (None, Some(cards)) => u8::try_from(cards.len()).unwrap_or(u8::MAX),
                    (None, None) => u8::try_from(HAND).expect("a hand is small"),
                };
                let of_seat = |list: &[(Seat, Vec<u8>)]| {
                    let mut values: Vec<u8> =
                        list.iter().filter(|(s, _)| *s == seat).flat_map(|(_, v)| v.clone()).collect();
                    values.sort_unstable();
                    values.dedup();
                    values
                };
                HandView {
                    count,
                    cards,
                    shown: self.shown.iter().filter(|(s, _)| *s == seat).flat_map(|(_, c)| c.clone()).collect(),
                    holds: of_seat(&self.holds),
                    no_numbers: self.wild.contains(&seat),
                }
            })
            .collect()
    }

    /// Cards that were won and not listed are forgotten; who won them is a detail.
    fn complete_wins(&self, options: &Options, phase: Phase, seats: u8) -> (Option<Vec<u8>>, u8) {
        let listed = u8::try_from(self.gone.len()).unwrap_or(u8::MAX);
        let won_in_all = self.won.as_ref().map(|won| won.iter().fold(0_u8, |sum, cards| sum.saturating_add(*cards)));
        let forgotten = self.forgotten.or(won_in_all.map(|won| won.saturating_sub(listed))).unwrap_or(0);
        if !options.show_counts && phase != Phase::Over {
            return (None, forgotten);
        }
        let won = self.won.clone().unwrap_or_else(|| {
            let mut won = vec![0; usize::from(seats)];
            let taker = self.last.unwrap_or(Seat(0)).index();
            if let Some(cards) = won.get_mut(taker) {
                *cards = listed.saturating_add(forgotten);
            }
            won
        });
        (Some(won), forgotten)
    }
}

fn cards_in(lying: &Lying) -> usize {
    match lying {
        Lying::Card(_) => 1,
        Lying::Build { recipe, .. } => {
            let is_card = |token: &&Token| matches!(token, Token::Number(_) | Token::Wild(..));
            recipe.tokens().iter().filter(is_card).count()
        }
    }
}

/// `preset=subtraction zero-piles=off`
pub fn read_options(text: &str) -> Result<Options, NotAPosition> {
    let mut options = Options::default();
    for word in text.split([' ', ',']).filter(|word| !word.is_empty()) {
        let (name, value) = word
            .split_once('=')
            .ok_or_else(|| NotAPosition::NotUnderstood { section: "options".to_string(), text: shortened(word) })?;
        if name == "preset" {
            options = Options::preset(value).ok_or_else(|| BadOption::UnknownPreset { name: shortened(value) })?;
        } else {
            options.set(name, value)?;
        }
    }
    Ok(options)
}

/// `10r, 5b, 10#1 = 9g + 1r by 2, (5 + 3)`
fn read_centre(text: &str) -> Result<Vec<DraftLying>, NotAPosition> {
    let mut scanner = Scanner::lenient(text);
    let mut centre = Vec::new();
    while !scanner.is_at_end() {
        centre.push(read_lying(&mut scanner)?);
        scanner.eat(&[',']);
        if centre.len() > super::pack::MOST_CARDS {
            return Err(NotAPosition::Sum(NotASum::TooLong));
        }
    }
    Ok(centre)
}

fn read_lying(scanner: &mut Scanner<'_>) -> Result<DraftLying, NotAPosition> {
    let start = scanner.rest();
    let not_understood = || NotAPosition::NotUnderstood { section: "centre".to_string(), text: shortened(start) };
    let mut recipe = Box::new(Sums::new());
    if scanner.peek() == Some('(') {
        recipe.read_sum(scanner)?;
        return Ok(DraftLying::Build { name: None, value: None, by: read_builder(scanner)?, recipe });
    }
    let card = scanner.card().ok_or_else(not_understood)?;
    let name = match scanner.eat(&['#']) {
        true => Some(scanner.whole().and_then(|n| u8::try_from(n).ok()).ok_or_else(not_understood)?),
        false => None,
    };
    scanner.skip_spaces();
    if scanner.eat(&['=']) && card.is_number() && card.colour.is_none() {
        recipe.read_sum(scanner)?;
        return Ok(DraftLying::Build { name, value: card.value(), by: read_builder(scanner)?, recipe });
    }
    if name.is_some() {
        return Err(not_understood());
    }
    Ok(DraftLying::Card(card))
}

fn read_builder(scanner: &mut Scanner<'_>) -> Result<Option<Seat>, NotAPosition> {
    if !scanner.eat_word("by") {
        return Ok(None);
    }
    let seat = scanner.whole().and_then(|n| n.to_string().parse().ok());
    scanner.skip_spaces();
    seat.map(Some).ok_or(NotAPosition::Seats)
}
