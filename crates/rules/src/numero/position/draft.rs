//! What has been read of a position, section by section.

use super::super::card::Card;
use super::super::pack::{MOST_CARDS, Pack, read_cards};
use super::super::scan::{Scanner, shortened};
use super::super::sum::{NotASum, Sums};
use super::super::{Options, Phase};
use super::NotAPosition;
use crate::game::Seat;
use crate::options::TableOptions;

/// What has been read so far; `None` is still to be filled in.
#[derive(Default)]
pub(super) struct Draft {
    pub options: Option<Options>,
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
    pub shown: Vec<(Seat, Vec<Card>)>,
    pub holds: Vec<(Seat, Vec<u8>)>,
    pub wild: Vec<Seat>,
    pub passes: u8,
    pub builds: Option<u8>,
    pub changes: u32,
}

pub(super) enum DraftLying {
    Card(Card),
    Build { name: Option<u8>, value: Option<u8>, by: Option<Seat>, recipe: Box<Sums> },
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
            "options" => self.options = Some(Options::from_line(text)?),
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
