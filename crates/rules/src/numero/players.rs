//! §1.1 How many can play.

use super::deal::BadTable;

/// §9 One player alone plays Patience.
pub const MIN_PLAYERS: u8 = 1;
pub const MAX_PLAYERS: u8 = 4;

/// §1.1
pub(super) fn check_players(seats: u8) -> Result<(), BadTable> {
    if (MIN_PLAYERS..=MAX_PLAYERS).contains(&seats) {
        return Ok(());
    }
    Err(BadTable::Seats { seats, least: MIN_PLAYERS, most: MAX_PLAYERS })
}
