//! Numenko-in-a-bag.

mod games;
pub mod kinds;
pub mod samples;
mod sentences;
