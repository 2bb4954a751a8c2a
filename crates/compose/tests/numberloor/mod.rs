//! Numberloor.

mod taps;
mod typed;
