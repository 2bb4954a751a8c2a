//! Tests of what the games share, and of the sources as a whole.

mod architecture;
mod fifth_game;
mod ratio;
mod sections;
mod shuffle;
mod source;
