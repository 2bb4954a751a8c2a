//! A position as far as it has been read, section by section.

use super::{CENTRE, NotAPosition};
use crate::game::Seat;
use crate::numero::card::Card;
use crate::numero::score::{Item, MAX_POINTS, Tally};
use crate::numero::sum::{BuildName, Sums};
use crate::numero::text::pack::{MAX_CARDS, Pack, read_cards};
use crate::numero::text::scan::{Scanner, shortened};
use crate::numero::text::sum::NotASum;
use crate::numero::view::{ChallengeView, InnerView};
use crate::numero::{Options, Phase};
use crate::options::TableOptions;

/// A position so far; `None` is still to be filled in.
#[derive(Default)]
pub(super) struct PartialPosition {
    /// A line of options, known to be readable.
    pub options: Option<String>,
    pub cards: Option<Pack>,
    pub watching: bool,
    pub seats: Option<u8>,
    pub seat: Option<Seat>,
    pub turn: Option<(Phase, Seat)>,
    pub centre: Vec<PartialPile>,
    pub hand: Option<Vec<Card>>,
    pub hands: Option<Vec<u8>>,
    pub pack: Option<u8>,
    pub won: Option<Vec<u8>>,
    pub gone: Vec<Card>,
    pub forgotten: Option<u8>,
    pub last: Option<Seat>,
    pub points: Option<Vec<i32>>,
    pub scores: Vec<(Seat, Tally)>,
    pub shown: Vec<(Seat, Vec<Card>)>,
    pub holds: Vec<(Seat, Vec<u8>)>,
    pub lacks: Vec<(Seat, Vec<u8>)>,
    pub wild: Vec<Seat>,
    pub passes: u8,
    pub builds: Option<u8>,
    pub changes: u32,
}

pub(super) enum PartialPile {
    Card(Card),
    Build(PartialBuild),
}

pub(super) struct PartialBuild {
    pub name: Option<u8>,
    pub value: Option<u8>,
    pub by: Option<Seat>,
    pub recipe: Box<Sums>,
    pub challenge: Option<ChallengeView>,
}

impl PartialPosition {
    pub fn read_section(&mut self, word: &str, text: &str) -> Result<(), NotAPosition> {
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
            "options" => {
                Options::from_line(text)?;
                self.options = Some(text.to_string());
            }
            "cards" => self.cards = Some(text.parse()?),
            "seats" => self.seats = Some(number()?),
            "seat" => self.seat = Some(seat(text)?),
            "watching" => self.watching = true,
            "turn" => self.turn = Some((Phase::Play, seat(text)?)),
            "chance" => self.turn = Some((Phase::FinalChance, seat(text)?)),
            "over" => self.turn = Some((Phase::Over, seat(text)?)),
            word if CENTRE.contains(&word) => self.centre = read_centre(text)?,
            "hand" => self.hand = Some(cards(text)?),
            "hands" => self.hands = Some(numbers(text)?),
            "pack" => self.pack = Some(number()?),
            "won" => self.won = Some(numbers(text)?),
            "gone" => self.gone = cards(text)?,
            "forgotten" => self.forgotten = Some(number()?),
            "last" => self.last = Some(seat(text)?),
            "points" => {
                let words = text.split([' ', ',']).filter(|word| !word.is_empty());
                let points: Option<Vec<i32>> = words.map(read_points).collect();
                self.points = Some(points.ok_or_else(not_understood)?);
            }
            "score" => {
                let (owner, rest) = of_seat(text)?;
                self.scores.push((owner, read_tally(&rest).ok_or_else(not_understood)?));
            }
            "shown" => {
                let (owner, rest) = of_seat(text)?;
                self.shown.push((owner, cards(&rest)?));
            }
            "holds" => {
                let (owner, rest) = of_seat(text)?;
                self.holds.push((owner, numbers(&rest)?));
            }
            "lacks" => {
                let (owner, rest) = of_seat(text)?;
                self.lacks.push((owner, numbers(&rest)?));
            }
            "wild" => self.wild.push(seat(text)?),
            "passes" => self.passes = number()?,
            "builds" => self.builds = Some(number()?),
            "changes" => self.changes = text.parse().map_err(|_| not_understood())?,
            _ => return Err(NotAPosition::UnknownSection(shortened(word))),
        }
        Ok(())
    }
}

fn read_points(word: &str) -> Option<i32> {
    word.parse().ok().filter(|points| (-MAX_POINTS..=MAX_POINTS).contains(points))
}

/// Reads `takes 3 cards 12 wrong-challenge -10`.
fn read_tally(text: &str) -> Option<Tally> {
    let mut tally = Tally::default();
    let mut seen: Vec<Item> = Vec::new();
    let mut words = text.split_whitespace();
    while let Some(word) = words.next() {
        let item = Item::from_word(word).filter(|item| !seen.contains(item))?;
        seen.push(item);
        tally.add(item, read_points(words.next()?)?);
    }
    Some(tally)
}

/// Reads `10r, 5b, 10#1 = 9g + 1r by 2, (5 + 3)`.
fn read_centre(text: &str) -> Result<Vec<PartialPile>, NotAPosition> {
    let mut scanner = Scanner::lenient(text);
    let mut centre = Vec::new();
    while !scanner.is_at_end() {
        centre.push(read_lying(&mut scanner)?);
        scanner.eat(&[',']);
        if centre.len() > MAX_CARDS {
            return Err(NotAPosition::Sum(NotASum::TooLong));
        }
    }
    Ok(centre)
}

fn read_lying(scanner: &mut Scanner<'_>) -> Result<PartialPile, NotAPosition> {
    let start = scanner.rest();
    let not_understood = || NotAPosition::NotUnderstood { section: "centre".to_string(), text: shortened(start) };
    let mut recipe = Box::new(Sums::new());
    if scanner.peek() == Some('(') {
        recipe.read_sum(scanner)?;
        let (by, challenge) = (read_builder(scanner)?, read_challenge(scanner)?);
        return Ok(PartialPile::Build(PartialBuild { name: None, value: None, by, recipe, challenge }));
    }
    let card = scanner.card().ok_or_else(not_understood)?;
    let name = match scanner.eat(&['#']) {
        true => Some(scanner.whole().and_then(|n| u8::try_from(n).ok()).ok_or_else(not_understood)?),
        false => None,
    };
    scanner.skip_spaces();
    if scanner.eat(&['=']) && card.is_number() && card.colour.is_none() {
        recipe.read_sum(scanner)?;
        let (by, challenge) = (read_builder(scanner)?, read_challenge(scanner)?);
        return Ok(PartialPile::Build(PartialBuild { name, value: card.value(), by, recipe, challenge }));
    }
    if name.is_some() {
        return Err(not_understood());
    }
    Ok(PartialPile::Card(card))
}

fn read_builder(scanner: &mut Scanner<'_>) -> Result<Option<Seat>, NotAPosition> {
    if !scanner.eat_word("by") {
        return Ok(None);
    }
    let seat = scanner.whole().and_then(|n| n.to_string().parse().ok());
    scanner.skip_spaces();
    seat.map(Some).ok_or(NotAPosition::Seats)
}

/// §11.4 Reads `open 1 held [8#2 = 5g + 3r by 1]`: turns since the build, whether its builder held
/// the answer, and the builds within it.
fn read_challenge(scanner: &mut Scanner<'_>) -> Result<Option<ChallengeView>, NotAPosition> {
    let start = scanner.rest();
    let not_understood = || NotAPosition::NotUnderstood { section: "centre".to_string(), text: shortened(start) };
    if !scanner.eat_word("open") {
        return Ok(None);
    }
    let turns = scanner.whole().and_then(|n| u8::try_from(n).ok()).ok_or_else(not_understood)?;
    scanner.skip_spaces();
    let held = if scanner.eat_word("held") { Some(true) } else { scanner.eat_word("bluff").then_some(false) };
    scanner.skip_spaces();
    let mut inner = Vec::new();
    while scanner.eat(&['[']) {
        let PartialPile::Build(PartialBuild {
            name: Some(name),
            value: Some(value),
            by: Some(by),
            recipe,
            challenge: None,
        }) = read_lying(scanner)?
        else {
            return Err(not_understood());
        };
        inner.push(InnerView { name: BuildName(name), value, by, recipe: *recipe });
        scanner.skip_spaces();
        if !scanner.eat(&[']']) || inner.len() > MAX_CARDS {
            return Err(not_understood());
        }
        scanner.skip_spaces();
    }
    Ok(Some(ChallengeView { turns, held, inner }))
}
