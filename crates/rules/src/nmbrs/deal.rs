//! §2 Starting.

use std::sync::Arc;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::block::{Block, Blocks, MAX_BLOCKS};
use super::options::{HandSize, Options, StarterJoker, Table, Youngest};
use super::players::check_players;
use super::rows::Rows;
use super::{Grid, MAX_PLAYERS, Nmbrs, Phase};
use crate::game::{Game, Ignore, Seat, Seats};
use crate::shuffle::{Seed, Shuffle, StreamPosition};

pub(super) type Pot = ArrayVec<Block, MAX_BLOCKS>;
type Lots = ArrayVec<Block, { MAX_PLAYERS as usize }>;

/// The reason a table cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum BadTable {
    Seats { seats: u8, least: u8, most: u8 },
    NoSuchYoungest { youngest: u8, seats: u8 },
}

crate::error_as_data!(BadTable);

/// §2.1–§2.4
pub(super) fn deal(revision: u32, options: &Options, seats: u8, shuffle: &mut Shuffle) -> Result<Nmbrs, BadTable> {
    let table = check_table(revision, options, seats)?;
    let youngest = youngest(options, seats, shuffle);
    let lots = draw_lots(&table, seats, shuffle);
    let starter = starter(options, &lots);
    let pot = mixed(table.blocks, shuffle);
    let mut game = Nmbrs {
        table,
        seats,
        phase: Phase::Turn,
        round: 1,
        turn: starter,
        drew: 0,
        moment: 0,
        grid: Grid::default(),
        rows: Rows::default(),
        hands: Default::default(),
        known: Default::default(),
        have_laid: Seats::NONE,
        skips: Seats::NONE,
        pot,
        aside: Blocks::NONE,
        forgotten: Blocks::NONE,
        lots,
        youngest,
        sheet: Arc::default(),
        stream: own_stream(shuffle),
    };
    game.deal_hands();
    game.begin_turn(starter, &mut Ignore);
    Ok(game)
}

/// §1.1, §2.4 Checks the seats. The blocks always suffice: even the smallest set, 54, would give six players nine each.
pub(super) fn check_table(revision: u32, options: &Options, seats: u8) -> Result<Arc<Table>, BadTable> {
    check_players(seats)?;
    let youngest = seat_of_youngest(options).filter(|youngest| youngest.0 >= seats);
    if let Some(youngest) = youngest {
        return Err(BadTable::NoSuchYoungest { youngest: youngest.0 + 1, seats });
    }
    Ok(Table::new(options, revision))
}

/// §6.5 Returns the seat of the youngest player; `None` if a lot decides or the option is off.
pub(super) fn seat_of_youngest(options: &Options) -> Option<Seat> {
    let seat = match options.youngest {
        Youngest::Random => return None,
        Youngest::One => 0,
        Youngest::Two => 1,
        Youngest::Three => 2,
        Youngest::Four => 3,
        Youngest::Five => 4,
        Youngest::Six => 5,
    };
    options.youngest_first.then_some(Seat(seat))
}

/// §6.5 Draws the lot even where it does not count, so that the same seed deals the same blocks.
fn youngest(options: &Options, seats: u8, shuffle: &mut Shuffle) -> Seat {
    let lot = u8::try_from(shuffle.below(seats.into())).expect("a table has few seats");
    seat_of_youngest(options).unwrap_or(Seat(lot))
}

/// Returns all blocks of the table, mixed.
pub(super) fn mixed(blocks: Blocks, shuffle: &mut Shuffle) -> Pot {
    let mut pot: Pot = blocks.iter().collect();
    shuffle.shuffle(&mut pot);
    pot
}

/// §2.2 Draws a block for everybody. If jokers do not count, a player with one draws again; if they
/// do and nobody is ahead of all others, everybody draws again.
fn draw_lots(table: &Table, seats: u8, shuffle: &mut Shuffle) -> Lots {
    loop {
        let pot = mixed(table.blocks, shuffle);
        let counts = |block: &&Block| table.options.starter_joker != StarterJoker::Redraw || !block.is_joker();
        let lots: Lots = pot.iter().filter(counts).take(seats.into()).copied().collect();
        if is_decided(&table.options, &lots) {
            return lots;
        }
    }
}

/// Returns whether one lot is ahead of all others.
pub(super) fn is_decided(options: &Options, lots: &[Block]) -> bool {
    let best = lots.iter().map(|block| rank(options, *block)).max();
    lots.iter().filter(|block| Some(rank(options, **block)) == best).count() == 1
}

fn rank(options: &Options, block: Block) -> u8 {
    block.face().unwrap_or(match options.starter_joker {
        StarterJoker::Highest => u8::MAX,
        StarterJoker::Redraw | StarterJoker::Lowest => 0,
    })
}

/// §2.2 Returns the seat with the highest number.
fn starter(options: &Options, lots: &[Block]) -> Seat {
    let best = (0..).map(Seat).zip(lots).max_by_key(|(_, block)| rank(options, **block));
    best.map_or(Seat(0), |(seat, _)| seat)
}

/// Derives a private stream, because the game mixes again later (§7.3).
pub(super) fn own_stream(shuffle: &mut Shuffle) -> StreamPosition {
    let mut seed = [0; 32];
    for bytes in seed.chunks_exact_mut(4) {
        bytes.copy_from_slice(&shuffle.next_word().to_le_bytes());
    }
    StreamPosition::new(Seed::from_bytes(seed), 0)
}

/// §2.1 Returns the blocks of the first round in the order in which they leave the pot, as a record
/// shows them so that the deal can be checked.
pub fn deal_order(options: &Options, seats: u8, shuffle: &mut Shuffle) -> Result<Vec<Block>, BadTable> {
    // The deal is the same under every revision.
    let table = check_table(Nmbrs::REVISION, options, seats)?;
    youngest(options, seats, shuffle);
    draw_lots(&table, seats, shuffle);
    Ok(mixed(table.blocks, shuffle).into_iter().rev().collect())
}

impl Options {
    /// §2.4 Returns the number of blocks dealt to each player.
    pub fn blocks_each(&self, seats: u8) -> u8 {
        match self.hand {
            HandSize::Seven if seats == 2 => 9,
            HandSize::Seven => 7,
            HandSize::Five => 5,
        }
    }
}

impl Nmbrs {
    /// §2.4 Deals the hands one after another.
    pub(super) fn deal_hands(&mut self) {
        for seat in self.everyone() {
            for _ in 0..self.table.options.blocks_each(self.seats) {
                self.draw(seat);
            }
        }
    }

    /// Draws a block and returns whether there was one.
    pub(super) fn draw(&mut self, seat: Seat) -> bool {
        let Some(block) = self.pot.pop() else { return false };
        let hand = &mut self.hands[seat.index()];
        *hand = hand.with(block);
        true
    }
}
