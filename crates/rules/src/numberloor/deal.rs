//! §2 Setting up.

use std::sync::Arc;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::card::Card;
use super::fits::Open;
use super::hand::Cards;
use super::options::{Options, Table, Version, Youngest};
use super::players::check_players;
use super::text::pack::{MAX_CARDS, Mark, Printed, Selection};
use super::{MAX_PLAYERS, Numberloor, Phase};
use crate::game::{Seat, Seats};
use crate::shuffle::{Seed, Shuffle, StreamPosition};

/// §2.1, §5.2 Number of cards dealt, and taken after a star.
pub const HAND: u8 = 6;

type DrawPile = ArrayVec<Card, MAX_CARDS>;

/// The reason a table cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum BadTable {
    Seats { seats: u8, least: u8, most: u8 },
    TooFewCards { needed: u32, there: u32 },
    TooFewLevels { needed: u32, there: u32 },
    NoBalloonToStart,
    NoSuchStarter { starter: u8, seats: u8 },
}

crate::error_as_data!(BadTable);

impl Options {
    /// §1.5, §1.6 Returns whether the table plays with this card from its pack.
    pub fn selects(&self, printed: &Printed) -> bool {
        match self.version {
            Version::Advanced => printed.mark != Some(Mark::Blue),
            Version::Intermediate => match printed.mark {
                None => !printed.card.is_night(),
                Some(Mark::Red) => false,
                Some(Mark::Blue) => self.blue_in_intermediate && !printed.card.is_night(),
            },
            Version::Beginners => printed.card.is_level() && !printed.card.is_night(),
        }
    }

    /// §1.5 Returns the cards that the table plays with.
    pub fn selected(&self) -> Selection {
        let number = match self.version {
            Version::Beginners => 0,
            Version::Intermediate => 1 + usize::from(self.blue_in_intermediate),
            Version::Advanced => 3,
        };
        self.pack.select(number, |printed| self.selects(printed))
    }
}

/// §1.7, §2.1–§2.5
pub(super) fn deal(options: &Options, seats: u8, shuffle: &mut Shuffle) -> Result<Numberloor, BadTable> {
    let table = check_table(options, seats)?;
    let (first, mut pile) = lot_and_shuffle(&table, seats, shuffle);

    let mut hands: [Cards; MAX_PLAYERS as usize] = Default::default();
    for hand in hands.iter_mut().take(usize::from(seats)) {
        *hand = pile.drain(pile.len() - usize::from(HAND)..).collect();
    }
    let open = open_middle(&table, &mut pile).expect("otherwise it would have been dealt anew");
    Ok(Numberloor {
        table,
        seats,
        phase: Phase::Play,
        turn: first,
        drawn: None,
        open,
        hands,
        stars: [0; MAX_PLAYERS as usize],
        under: Cards::default(),
        forgotten: Cards::default(),
        pile,
        laid: ArrayVec::new(),
        began: None,
        passed: Seats::NONE,
        with_level: Seats::first(seats),
        few: Default::default(),
        race: 0,
        turns: 0,
        stream: own_stream(shuffle),
    })
}

/// Creates the game's private stream, with which it shuffles again later (§6.1).
pub(super) fn own_stream(shuffle: &mut Shuffle) -> StreamPosition {
    let mut seed = [0; 32];
    for bytes in seed.chunks_exact_mut(4) {
        bytes.copy_from_slice(&shuffle.next_word().to_le_bytes());
    }
    StreamPosition::new(Seed::from_bytes(seed), 0)
}

/// §2.1 Returns the whole pack after the lot for the youngest and the shuffle that counted, top
/// card first: a record shows it so that the deal can be checked.
pub fn deal_order(options: &Options, seats: u8, shuffle: &mut Shuffle) -> Result<Vec<Card>, BadTable> {
    let table = check_table(options, seats)?;
    let (_, pile) = lot_and_shuffle(&table, seats, shuffle);
    Ok(pile.into_iter().rev().collect())
}

/// §2.1, §2.2, §2.5 Picks the first player and shuffles the pack until no new deal is needed.
fn lot_and_shuffle(table: &Table, seats: u8, shuffle: &mut Shuffle) -> (Seat, DrawPile) {
    let first = first_player(&table.options, seats, shuffle);
    let mut pile = DrawPile::new();
    pile.try_extend_from_slice(&table.cards).expect("no pack is larger");
    loop {
        shuffle.shuffle(&mut pile);
        if table.is_for_beginners || is_good_deal(&pile, seats) {
            return (first, pile);
        }
    }
}

/// §2.2 Returns whether every hand has a Level and the rest can start the middle.
fn is_good_deal(pile: &[Card], seats: u8) -> bool {
    let (rest, dealt) = pile.split_at(pile.len() - usize::from(HAND * seats));
    dealt.chunks_exact(usize::from(HAND)).all(|hand| hand.iter().any(|card| card.is_level()))
        && rest.iter().any(|card| card.is_level())
        && rest.iter().any(|card| card.is_numbered_balloon())
}

/// §2.3, §2.4 Takes the first cards that can start the middle from the pile.
fn open_middle(table: &Table, pile: &mut DrawPile) -> Option<Open> {
    let mut find = |wanted: fn(Card) -> bool| {
        let place = pile.iter().rposition(|card| wanted(*card))?;
        Some(pile.remove(place))
    };
    Some(match table.is_for_beginners {
        true => Open::Stacks { left: find(Card::is_level)?, right: find(Card::is_level)? },
        false => Open::Pair { level: find(Card::is_level)?, balloon: find(Card::is_numbered_balloon)? },
    })
}

/// §1.1, §1.7 Returns the table, if this many players can play with its cards.
pub(super) fn check_table(options: &Options, seats: u8) -> Result<Arc<Table>, BadTable> {
    check_players(seats)?;
    let cards = options.selected();
    let as_u32 = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    let (needed, there) = (u32::from(HAND * seats) + 2, as_u32(cards.len()));
    if there < needed {
        return Err(BadTable::TooFewCards { needed, there });
    }
    if !options.is_for_beginners() {
        let (needed, there) = (u32::from(seats) + 1, as_u32(cards.iter().filter(|card| card.is_level()).count()));
        if there < needed {
            return Err(BadTable::TooFewLevels { needed, there });
        }
        if !cards.iter().any(|card| card.is_numbered_balloon()) {
            return Err(BadTable::NoBalloonToStart);
        }
    }
    match named_youngest(options) {
        Some(youngest) if youngest.0 >= seats => Err(BadTable::NoSuchStarter { starter: youngest.0 + 1, seats }),
        _ => Ok(Table::new(options, cards)),
    }
}

fn named_youngest(options: &Options) -> Option<Seat> {
    match options.youngest {
        Youngest::Random => None,
        Youngest::One => Some(Seat(0)),
        Youngest::Two => Some(Seat(1)),
        Youngest::Three => Some(Seat(2)),
        Youngest::Four => Some(Seat(3)),
        Youngest::Five => Some(Seat(4)),
    }
}

/// §2.5 Draws the lot even if the youngest is named, so that the same seed deals the same cards.
fn first_player(options: &Options, seats: u8, shuffle: &mut Shuffle) -> Seat {
    let lot = u8::try_from(shuffle.below(u32::from(seats))).expect("a seat is a small number");
    named_youngest(options).unwrap_or(Seat(lot))
}
