//! Numberloor.

mod door;
mod taps;
mod typed;
