//! nmbrs! blocks.

mod door;
mod taps;
mod typed;
