//! NUMERO.

mod taps;
mod typed;
