//! What has been read of a position, section by section.

use super::super::card::Card;
use super::super::pack::{MOST_CARDS, Pack, read_cards};
use super::super::scan::{Scanner, shortened};
use super::super::score::{Item, MOST_POINTS, Tally};
use super::super::sum::{BuildName, NotASum, Sums};
use super::super::view::{ChallengeView, InnerView};
use super::super::{Options, Phase};
use super::NotAPosition;
use crate::game::Seat;
use crate::options::TableOptions;

/// What has been read so far; `None` is still to be filled in.
#[derive(Default)]
pub(super) struct Draft {
    /// A line of options that can be read.
    pub options: Option<String>,
    pub cards: Option<Pack>,
    pub watching: bool,
    pub seats: Option<u8>,
    pub seat: Option<Seat>,
    pub turn: Option<(Phase, Seat)>,
    pub centre: Vec<DraftLying>,
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

pub(super) enum DraftLying {
    Card(Card),
    Build(DraftBuild),
}

pub(super) struct DraftBuild {
    pub name: Option<u8>,
    pub value: Option<u8>,
    pub by: Option<Seat>,
    pub recipe: Box<Sums>,
    pub challenge: Option<ChallengeView>,
}

impl Draft {
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
            "centre" | "center" | "mitte" => self.centre = read_centre(text)?,
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
    word.parse().ok().filter(|points| (-MOST_POINTS..=MOST_POINTS).contains(points))
}

/// `takes 3 cards 12 wrong-challenge -10`
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

/// `10r, 5b, 10#1 = 9g + 1r by 2, (5 + 3)`
fn read_centre(text: &str) -> Result<Vec<DraftLying>, NotAPosition> {
    let mut scanner = Scanner::lenient(text);
    let mut centre = Vec::new();
    while !scanner.is_at_end() {
        centre.push(read_lying(&mut scanner)?);
        scanner.eat(&[',']);
        if centre.len() > MOST_CARDS {
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
        let (by, challenge) = (read_builder(scanner)?, read_challenge(scanner)?);
        return Ok(DraftLying::Build(DraftBuild { name: None, value: None, by, recipe, challenge }));
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
        return Ok(DraftLying::Build(DraftBuild { name, value: card.value(), by, recipe, challenge }));
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

/// §11.4 `open 1 held [8#2 = 5g + 3r by 1]`: turns since the build, whether its builder held the
/// answer, and the builds within it.
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
        let DraftLying::Build(DraftBuild {
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
        if !scanner.eat(&[']']) || inner.len() > MOST_CARDS {
            return Err(not_understood());
        }
        scanner.skip_spaces();
    }
    Ok(Some(ChallengeView { turns, held, inner }))
}
