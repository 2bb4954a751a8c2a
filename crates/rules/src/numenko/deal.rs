//! §2 Setting up.

use std::sync::Arc;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::options::Options;
use super::players::check_players;
use super::tile::{MAX_TILES, Tile, Tiles};
use super::{Known, Numenko, Phase, Player, Pot};
use crate::shuffle::{Seed, Shuffle, StreamPosition};

/// §2.1 Number of tiles each player takes, with few players and with many.
pub const TILES_OF_FEW: u8 = 20;
pub const TILES_OF_MANY: u8 = 15;

/// §2.1 Returns how many tiles everybody takes besides a smiley.
pub fn tiles_each(seats: u8) -> u8 {
    if seats <= 4 { TILES_OF_FEW } else { TILES_OF_MANY }
}

/// The tiles dealt, in the order in which they left the bag.
struct Dealt {
    hands: Vec<Vec<Tile>>,
    /// The last one is drawn first.
    pot: Pot,
}

/// The reason a table cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum BadTable {
    Seats { seats: u8, least: u8, most: u8 },
    TooFewSmileys { needed: u32, there: u32 },
    TooFewTiles { needed: u32, there: u32 },
}

crate::error_as_data!(BadTable);

pub(super) fn deal(options: &Options, seats: u8, shuffle: &mut Shuffle) -> Result<Numenko, BadTable> {
    let Dealt { hands, mut pot } = take_tiles(options, seats, shuffle)?;
    // §2.3 The tiles at the bottom, beyond the limit, stay in the bag.
    let too_many = pot.len().saturating_sub(options.pot_limit.into());
    let bag: Tiles = pot.drain(..too_many).collect();
    let known = Known { tiles: [Tile::Smiley].into_iter().collect(), swops_since: 0 };
    let player = |tiles: &Vec<Tile>| Player { tiles: tiles.iter().copied().collect(), known, ..Player::default() };
    Ok(Numenko {
        options: Arc::new(options.clone()),
        phase: Phase::Play,
        phases: 0,
        players: hands.iter().map(player).collect(),
        pot,
        bag,
        winner: None,
        ended: None,
        doubts: Vec::new(),
        stream: own_stream(shuffle),
    })
}

/// Derives a private stream, because the pot is mixed again later (§4.3).
pub(super) fn own_stream(shuffle: &mut Shuffle) -> StreamPosition {
    let mut seed = [0; 32];
    for bytes in seed.chunks_exact_mut(4) {
        bytes.copy_from_slice(&shuffle.next_word().to_le_bytes());
    }
    StreamPosition::new(Seed::from_bytes(seed), 0)
}

/// §2 Returns every tile in the order in which it leaves the bag: each player's tiles and smiley in turn, then the pot.
/// A record shows this so that the deal can be checked.
pub fn deal_order(options: &Options, seats: u8, shuffle: &mut Shuffle) -> Result<Vec<Tile>, BadTable> {
    let Dealt { hands, pot } = take_tiles(options, seats, shuffle)?;
    Ok(hands.into_iter().flatten().chain(pot.into_iter().rev()).collect())
}

/// §2.1, §2.2 Shuffles and deals the tiles.
fn take_tiles(options: &Options, seats: u8, shuffle: &mut Shuffle) -> Result<Dealt, BadTable> {
    check_table(options, seats)?;
    let (smileys, mut tiles): (Vec<Tile>, Vec<Tile>) =
        options.pack.tiles().iter().partition(|tile| *tile == Tile::Smiley);
    shuffle.shuffle(&mut tiles);
    let mut hands = Vec::new();
    for _ in 0..seats {
        let from = tiles.len() - usize::from(tiles_each(seats));
        hands.push(tiles.drain(from..).rev().chain([Tile::Smiley]).collect());
    }
    let mut pot: ArrayVec<Tile, MAX_TILES> = tiles.into_iter().collect();
    pot.extend(smileys.into_iter().skip(seats.into()));
    shuffle.shuffle(&mut pot);
    Ok(Dealt { hands, pot })
}

/// §1.1, §2.1, §2.4 Checks that there are tiles and smileys for this many players.
fn check_table(options: &Options, seats: u8) -> Result<(), BadTable> {
    check_players(seats)?;
    let smileys = options.pack.tiles().count(Tile::Smiley);
    if smileys < seats {
        return Err(BadTable::TooFewSmileys { needed: seats.into(), there: smileys.into() });
    }
    let there = u32::from(options.pack.tiles().len() - smileys);
    let needed = u32::from(seats) * u32::from(tiles_each(seats));
    if there < needed { Err(BadTable::TooFewTiles { needed, there }) } else { Ok(()) }
}
