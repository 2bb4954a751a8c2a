//! Computer players of NUMERO.

mod discard;
mod greedy;
mod groups;
mod reach;
mod supply;

pub use greedy::{EFFORT, Greedy};
