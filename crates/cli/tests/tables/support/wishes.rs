//! Tables to be opened.

use reckon_protocol::{CreateTable, SeatWish, Settings};
use reckon_rules::game::Seat;

pub const ME: SeatWish = SeatWish::Me;
pub const FRIEND: SeatWish = SeatWish::Person;
/// A computer player that moves without a pause.
pub const COMPUTER: SeatWish = SeatWish::Computer { player: None, pace_ms: 0 };

pub fn seat(number: u8) -> Seat {
    Seat::try_from(number).expect("a seat")
}

/// Returns a table where nobody is in a hurry, and nobody is played for unless a test says so.
pub fn table(game: &str, preset: &str, seats: &[SeatWish]) -> CreateTable {
    CreateTable {
        game: game.to_string(),
        preset: Some(preset.to_string()),
        options: [].into(),
        pack: None,
        seats: seats.to_vec(),
        settings: Settings { away_s: 3600, pause_ms: 0, ..Settings::default() },
    }
}

/// Lets seat 1 begin.
pub fn numero(preset: &str, seats: &[SeatWish]) -> CreateTable {
    let dealer = seats.len().to_string();
    with_option(table("numero", preset, seats), "first-dealer", &dealer)
}

pub fn with_option(mut wish: CreateTable, name: &str, value: &str) -> CreateTable {
    wish.options.insert(name.to_string(), value.to_string());
    wish
}

/// Fills a pack with Night Levels of 5, which always fit, so that everybody can cut in at any moment.
pub fn all_night(seats: &[SeatWish]) -> CreateTable {
    let wish = table("numberloor", "advanced", seats);
    CreateTable { pack: Some("120*5n 2*b1".to_string()), ..with_option(wish, "night-cards", "any-moment") }
}
