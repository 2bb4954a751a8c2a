//! §2 Setting up.

use arrayvec::ArrayVec;

use super::card::Card;
use super::centre::Centre;
use super::options::{CentreStart, FirstDealer, Options, Table, WildAtStart};
use super::pack::MOST_CARDS;
use super::sum::BuildName;
use super::{HAND, MOST_PLAYERS, Numero, Phase, patience};
use crate::game::{BadTable, Seat};
use crate::shuffle::Shuffle;

/// §1.6, §2.1–§2.5
pub(super) fn deal(options: &Options, seats: u8, shuffle: &mut Shuffle) -> Result<Numero, BadTable> {
    check_table(options, seats)?;
    let table = Table::new(options);
    let (dealer, mut pack) = lot_and_shuffle(&table, seats, shuffle);

    let mut hands: [ArrayVec<Card, HAND>; MOST_PLAYERS as usize] = Default::default();
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
        won: [0; MOST_PLAYERS as usize],
        scores: Default::default(),
        gone: ArrayVec::new(),
        forgotten: 0,
        last_taker: None,
        passes: 0,
        next_build: BuildName(1),
        changes: 0,
    })
}

/// §2.1, §2.5 The whole pack after the lot for the dealer and the first shuffle, in the order in
/// which its cards leave it: what a record shows of a deal, so that it can be checked.
pub fn order_of_pack(options: &Options, seats: u8, shuffle: &mut Shuffle) -> Result<Vec<Card>, BadTable> {
    check_table(options, seats)?;
    let (_, pack) = lot_and_shuffle(&Table::new(options), seats, shuffle);
    Ok(pack.into_iter().rev().collect())
}

/// §2.1, §2.5 Who deals, and the pack face down.
fn lot_and_shuffle(table: &Table, seats: u8, shuffle: &mut Shuffle) -> (u8, ArrayVec<Card, MOST_CARDS>) {
    let dealer = first_dealer(&table.options, seats, shuffle);
    let mut pack: ArrayVec<Card, MOST_CARDS> = table.cards.iter().copied().collect();
    shuffle.shuffle(&mut pack);
    (dealer, pack)
}

/// §1.1, §1.6 Whether so many can play with these cards.
pub(super) fn check_table(options: &Options, seats: u8) -> Result<(), BadTable> {
    if !(1..=MOST_PLAYERS).contains(&seats) {
        return Err(BadTable::Seats { seats, least: 1, most: MOST_PLAYERS });
    }
    let as_u32 = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    let there = as_u32(options.selected().len());
    let needed = as_u32(match seats {
        1 => patience::LEAST_CARDS,
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

/// §2.2, §9.1
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

/// §2.5 The lot is drawn even where it does not count, so that the cards stay the same.
fn first_dealer(options: &Options, seats: u8, shuffle: &mut Shuffle) -> u8 {
    let lot = u8::try_from(shuffle.below(u32::from(seats))).expect("a seat is a small number");
    match named_dealer(options) {
        Some(dealer) if seats > 1 => dealer,
        _ => lot,
    }
}

/// §2.2, §2.3 The first cards of the centre. A wild card is replaced by the next number card if
/// there is one; it goes back and the pack is shuffled again, so that nobody knows where it lies.
fn open_centre(
    options: &Options,
    count: usize,
    pack: &mut ArrayVec<Card, MOST_CARDS>,
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
