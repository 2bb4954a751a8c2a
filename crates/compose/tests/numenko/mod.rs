//! Numenko-in-a-bag.

mod taps;
mod typed;
