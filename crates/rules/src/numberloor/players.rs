//! §1.1 The number of players.

use super::deal::BadTable;

pub const MIN_PLAYERS: u8 = 2;
pub const MAX_PLAYERS: u8 = 5;

/// §1.1
pub(super) fn check_players(seats: u8) -> Result<(), BadTable> {
    if (MIN_PLAYERS..=MAX_PLAYERS).contains(&seats) {
        return Ok(());
    }
    Err(BadTable::Seats { seats, least: MIN_PLAYERS, most: MAX_PLAYERS })
}
