//! §2 Starting.

use std::sync::Arc;

use arrayvec::ArrayVec;

use super::block::{Block, Blocks, MOST_BLOCKS};
use super::options::{Options, StarterJoker, Table, Youngest};
use super::rows::Rows;
use super::{Grid, LEAST_PLAYERS, MOST_PLAYERS, Nmbrs, Phase};
use crate::game::{BadTable, Ignore, Seat, Seats};
use crate::shuffle::{Place, Seed, Shuffle};

pub(super) type Pot = ArrayVec<Block, MOST_BLOCKS>;
type Lots = ArrayVec<Block, { MOST_PLAYERS as usize }>;

/// §2.1–§2.4
pub(super) fn deal(options: &Options, seats: u8, shuffle: &mut Shuffle) -> Result<Nmbrs, BadTable> {
    let table = check_table(options, seats)?;
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

/// §1.1, §2.4 Every table that has its players can be dealt: six times nine blocks are there.
pub(super) fn check_table(options: &Options, seats: u8) -> Result<Arc<Table>, BadTable> {
    if !(LEAST_PLAYERS..=MOST_PLAYERS).contains(&seats) {
        return Err(BadTable::Seats { seats, least: LEAST_PLAYERS, most: MOST_PLAYERS });
    }
    let youngest = seat_of_youngest(options).filter(|youngest| youngest.0 >= seats);
    if let Some(youngest) = youngest {
        return Err(BadTable::NoSuchYoungest { youngest: youngest.0 + 1, seats });
    }
    Ok(Table::new(options))
}

/// §6.5 `None` where a lot decides, or where nobody asks.
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

/// §6.5 The lot is drawn even where it does not count, so that the blocks stay the same.
fn youngest(options: &Options, seats: u8, shuffle: &mut Shuffle) -> Seat {
    let lot = u8::try_from(shuffle.below(seats.into())).expect("few seats");
    seat_of_youngest(options).unwrap_or(Seat(lot))
}

/// All blocks of the table, mixed.
pub(super) fn mixed(blocks: Blocks, shuffle: &mut Shuffle) -> Pot {
    let mut pot: Pot = blocks.iter().collect();
    shuffle.shuffle(&mut pot);
    pot
}

/// §2.2 Everybody draws a block. Where jokers do not count, whoever has one draws again; where they
/// do and nobody is ahead of all others, everybody does.
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

/// Whether one is ahead of all others.
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

/// §2.2 The highest number.
fn starter(options: &Options, lots: &[Block]) -> Seat {
    let best = (0..).map(Seat).zip(lots).max_by_key(|(_, block)| rank(options, **block));
    best.map_or(Seat(0), |(seat, _)| seat)
}

/// The game mixes again later (§7.3), by a stream that it shares with nobody.
pub(super) fn own_stream(shuffle: &mut Shuffle) -> Place {
    let mut seed = [0; 32];
    for bytes in seed.chunks_exact_mut(4) {
        bytes.copy_from_slice(&shuffle.next_word().to_le_bytes());
    }
    Place::new(Seed::from_bytes(seed), 0)
}

/// §2.1 The blocks of the first round in the order in which they leave the pot: what a record shows
/// of a deal, so that it can be checked.
pub fn order_of_pack(options: &Options, seats: u8, shuffle: &mut Shuffle) -> Result<Vec<Block>, BadTable> {
    let table = check_table(options, seats)?;
    youngest(options, seats, shuffle);
    draw_lots(&table, seats, shuffle);
    Ok(mixed(table.blocks, shuffle).into_iter().rev().collect())
}

impl Nmbrs {
    /// §2.4 One hand after the other.
    pub(super) fn deal_hands(&mut self) {
        for seat in self.everyone() {
            for _ in 0..self.table.options.blocks_each(self.seats) {
                self.draw(seat);
            }
        }
    }

    /// Whether there was a block to draw.
    pub(super) fn draw(&mut self, seat: Seat) -> bool {
        let Some(block) = self.pot.pop() else { return false };
        let hand = &mut self.hands[seat.index()];
        *hand = hand.with(block);
        true
    }
}
