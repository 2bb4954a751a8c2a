//! NUMERO.

mod door;
mod taps;
mod typed;
