//! Numenko-in-a-bag.

mod door;
mod taps;
mod typed;
