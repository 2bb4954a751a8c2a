//! §2 Setting up.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::card::{Card, Family};
use super::centre::Centre;
use super::options::{CentreStart, FirstDealer, Fractions, Options, Table, WildAtStart};
use super::players::check_players;
use super::sum::BuildName;
use super::text::pack::{MAX_CARDS, Printed};
use super::{MAX_PLAYERS, Numero, Phase, patience};
use crate::game::Seat;
use crate::shuffle::Shuffle;

/// §2.1, §3.5 Number of cards in a full hand.
pub const HAND: usize = 5;

/// The reason a table cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum BadTable {
    Seats { seats: u8, least: u8, most: u8 },
    TooFewCards { needed: u32, there: u32 },
    NoSuchDealer { dealer: u8, seats: u8 },
}

crate::error_as_data!(BadTable);

impl Options {
    /// §1.5 Returns whether the table plays with this card from its pack.
    pub fn selects(&self, card: Card) -> bool {
        match card.family() {
            Family::Number => card.value().is_some_and(|value| value <= self.highest_number),
            Family::Subtraction => self.subtraction,
            Family::Multiplication => self.multiplication,
            Family::Division => self.division,
            Family::SimpleFraction => self.fractions != Fractions::None,
            Family::OtherFraction => self.fractions == Fractions::All,
            Family::PowerOrRoot => self.powers_and_roots,
        }
    }

    /// §1.5 Returns the cards that the table plays with.
    pub fn selected(&self) -> Vec<Printed> {
        self.pack.select(|card| self.selects(card))
    }
}

/// §1.6, §2.1–§2.5 Sets up a game.
pub(super) fn deal(options: &Options, seats: u8, shuffle: &mut Shuffle) -> Result<Numero, BadTable> {
    check_table(options, seats)?;
    let table = Table::new(options);
    let (dealer, mut pack) = lot_and_shuffle(&table, seats, shuffle);

    let mut hands: [ArrayVec<Card, HAND>; MAX_PLAYERS as usize] = Default::default();
    for hand in hands.iter_mut().take(usize::from(seats)) {
        hand.extend(pack.drain(pack.len() - HAND..).rev());
    }
    let mut centre = Centre::default();
    for card in open_centre(options, centre_start(options, seats), &mut pack, shuffle) {
        centre.lay(card);
    }
    Ok(Numero {
        table,
        seats,
        phase: Phase::Play,
        turn: Seat(dealer).left(seats),
        hands,
        known: Default::default(),
        centre,
        pack,
        won: [0; MAX_PLAYERS as usize],
        scores: Default::default(),
        gone: ArrayVec::new(),
        forgotten: 0,
        last_taker: None,
        passes: 0,
        next_build: BuildName(1),
        changes: 0,
    })
}

/// §2.1, §2.5 Returns the whole pack after the lot for the dealer and the first shuffle, top card
/// first: a record shows it so that the deal can be checked.
pub fn deal_order(options: &Options, seats: u8, shuffle: &mut Shuffle) -> Result<Vec<Card>, BadTable> {
    check_table(options, seats)?;
    let (_, pack) = lot_and_shuffle(&Table::new(options), seats, shuffle);
    Ok(pack.into_iter().rev().collect())
}

/// §2.1, §2.5 Picks the dealer and shuffles the pack.
fn lot_and_shuffle(table: &Table, seats: u8, shuffle: &mut Shuffle) -> (u8, ArrayVec<Card, MAX_CARDS>) {
    let dealer = first_dealer(&table.options, seats, shuffle);
    let mut pack: ArrayVec<Card, MAX_CARDS> = table.cards.iter().copied().collect();
    shuffle.shuffle(&mut pack);
    (dealer, pack)
}

/// §1.1, §1.6 Checks that this many can play with these cards.
pub(super) fn check_table(options: &Options, seats: u8) -> Result<(), BadTable> {
    check_players(seats)?;
    let as_u32 = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    let there = as_u32(options.selected().len());
    let needed = as_u32(match seats {
        1 => patience::MIN_CARDS,
        _ => usize::from(seats) * HAND + centre_start(options, seats),
    });
    if there < needed {
        return Err(BadTable::TooFewCards { needed, there });
    }
    if let Some(dealer) = named_dealer(options)
        && dealer >= seats
        && seats > 1
    {
        return Err(BadTable::NoSuchDealer { dealer: dealer + 1, seats });
    }
    Ok(())
}

/// §2.2, §9.1 Returns the number of cards in the centre at the start.
fn centre_start(options: &Options, seats: u8) -> usize {
    match (seats, options.centre_start) {
        (1, _) => patience::CENTRE,
        (_, CentreStart::Two) => 2,
        (_, CentreStart::Players) => usize::from(seats),
    }
}

fn named_dealer(options: &Options) -> Option<u8> {
    match options.first_dealer {
        FirstDealer::Random => None,
        FirstDealer::One => Some(0),
        FirstDealer::Two => Some(1),
        FirstDealer::Three => Some(2),
        FirstDealer::Four => Some(3),
    }
}

/// §2.5 Returns the first dealer. The lot is drawn even if the table names one, so that the cards stay the same.
fn first_dealer(options: &Options, seats: u8, shuffle: &mut Shuffle) -> u8 {
    let lot = u8::try_from(shuffle.below(u32::from(seats))).expect("a seat is a small number");
    match named_dealer(options) {
        Some(dealer) if seats > 1 => dealer,
        _ => lot,
    }
}

/// §2.2, §2.3 Returns the first cards of the centre. A wild card is replaced by the next number card, if there is one;
/// it goes back into the pack, which is shuffled again so that nobody knows where it is.
fn open_centre(
    options: &Options,
    count: usize,
    pack: &mut ArrayVec<Card, MAX_CARDS>,
    shuffle: &mut Shuffle,
) -> Vec<Card> {
    let mut open: Vec<Card> = pack.drain(pack.len() - count..).rev().collect();
    if options.wild_at_start == WildAtStart::Keep {
        return open;
    }
    let mut put_back = Vec::new();
    for card in open.iter_mut().filter(|card| card.is_wild()) {
        if let Some(place) = pack.iter().rposition(|card| card.is_number()) {
            put_back.push(std::mem::replace(card, pack.remove(place)));
        }
    }
    if !put_back.is_empty() {
        pack.extend(put_back);
        shuffle.shuffle(pack);
    }
    open
}
