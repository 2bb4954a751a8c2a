//! §2 Setting up.

use std::sync::Arc;

use arrayvec::ArrayVec;

use super::options::Options;
use super::tile::{MOST_TILES, Tile, Tiles};
use super::{Known, MOST_PLAYERS, Numenko, Phase, Player, Pot};
use crate::game::BadTable;
use crate::shuffle::{Place, Seed, Shuffle};

/// §2.1
pub const TILES_OF_FEW: u8 = 20;
pub const TILES_OF_MANY: u8 = 15;

/// §2.1 How many tiles everybody takes beside a smiley.
pub fn tiles_each(seats: u8) -> u8 {
    if seats <= 4 { TILES_OF_FEW } else { TILES_OF_MANY }
}

/// What was dealt, in the order in which it left the bag.
struct Dealt {
    hands: Vec<Vec<Tile>>,
    /// The last one is drawn first.
    pot: Pot,
}

pub(super) fn deal(options: &Options, seats: u8, shuffle: &mut Shuffle) -> Result<Numenko, BadTable> {
    let Dealt { hands, mut pot } = take_tiles(options, seats, shuffle)?;
    // §2.3 What is below stays in the bag.
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
        stream: own_stream(shuffle),
    })
}

/// The pot is mixed again later (§4.3), by a stream that the game shares with nobody.
pub(super) fn own_stream(shuffle: &mut Shuffle) -> Place {
    let mut seed = [0; 32];
    for bytes in seed.chunks_exact_mut(4) {
        bytes.copy_from_slice(&shuffle.next_word().to_le_bytes());
    }
    Place::new(Seed::from_bytes(seed), 0)
}

/// §2 Every tile in the order in which it leaves the bag: what a record shows of a deal, so that it can be
/// checked. Player by player the tiles and the smiley of each, then the pot.
pub fn order_of_pack(options: &Options, seats: u8, shuffle: &mut Shuffle) -> Result<Vec<Tile>, BadTable> {
    let Dealt { hands, pot } = take_tiles(options, seats, shuffle)?;
    Ok(hands.into_iter().flatten().chain(pot.into_iter().rev()).collect())
}

/// §2.1, §2.2
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
    let mut pot: ArrayVec<Tile, MOST_TILES> = tiles.into_iter().collect();
    pot.extend(smileys.into_iter().skip(seats.into()));
    shuffle.shuffle(&mut pot);
    Ok(Dealt { hands, pot })
}

/// §1.1, §2.1, §2.4
fn check_table(options: &Options, seats: u8) -> Result<(), BadTable> {
    if !(1..=MOST_PLAYERS).contains(&seats) {
        return Err(BadTable::Seats { seats, least: 1, most: MOST_PLAYERS });
    }
    let smileys = options.pack.tiles().count(Tile::Smiley);
    if smileys < seats {
        return Err(BadTable::TooFewSmileys { needed: seats.into(), there: smileys.into() });
    }
    let there = u32::from(options.pack.tiles().len() - smileys);
    let needed = u32::from(seats) * u32::from(tiles_each(seats));
    if there < needed { Err(BadTable::TooFewTiles { needed, there }) } else { Ok(()) }
}
