//! nmbrs! blocks.

mod taps;
mod typed;
