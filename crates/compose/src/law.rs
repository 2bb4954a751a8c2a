//! The law of drafts: reading a move gives the same verdict as playing it.
//!
//! The checks of the rules' laws call [`reading_agrees_with_play`] as their witness, so this law is tested
//! on the same games, at the same moments, with the same legal and illegal moves.

use reckon_rules::game::Seat;
use reckon_rules::laws::{Broken, Lawful, Report, Thoroughness, check_game};

use crate::Compose;

/// Checks that reading a move from its player's view gives the result of `play`, including any refusal
/// and its numbers.
pub fn reading_agrees_with_play<G: Compose>(
    view: &G::View,
    seat: Seat,
    choice: &G::Move,
    played: &Result<(), G::Illegal>,
) -> Result<(), String> {
    let read = G::verdict(view, choice).map_err(|bad| format!("a view cannot be read: {bad:?}"))?;
    if read == *played {
        return Ok(());
    }
    Err(format!("'{choice}' by seat {seat} gives {played:?}, and reads as {read:?}"))
}

/// Defines, for each game, functions that check every law of the rules and this one. They are not generic, so that the
/// laws are compiled and optimised once, here, and not in every program that calls them.
macro_rules! laws {
    ($([$module:ident $game:ident])*) => {$(
        pub mod $module {
            use reckon_rules::$module::{Options, $game};

            use super::*;

            /// Plays one game and checks every law in it. The seed also chooses the table.
            pub fn check(seed: u64, thoroughness: &Thoroughness) -> Result<Report, Box<Broken>> {
                let (options, seats) = $game::some_table(seed);
                check_at(&options, seats, seed, thoroughness)
            }

            /// Checks the laws at a given table.
            pub fn check_at(
                options: &Options,
                seats: u8,
                seed: u64,
                thoroughness: &Thoroughness,
            ) -> Result<Report, Box<Broken>> {
                check_game::<$game>(options, seats, seed, thoroughness, Some(reading_agrees_with_play::<$game>))
            }
        }
    )*};
}
reckon_rules::games!(laws);
