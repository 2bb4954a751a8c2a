//! The rules of Reckon's games, and nothing else.
//!
//! Pure: no clock, no network, no files, no prose. The only randomness is a
//! [`shuffle::Shuffle`] that is handed in. A game is a module; what every game
//! shares is in [`game`], [`options`], [`ratio`], [`shuffle`] and [`laws`].

pub mod game;
pub mod laws;
pub mod nmbrs;
pub mod numberloor;
pub mod numenko;
pub mod numero;
pub mod options;
pub mod ratio;
pub mod shuffle;
mod text;
