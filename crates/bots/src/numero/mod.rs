//! Computer players of NUMERO.

mod challenge;
mod discard;
mod greedy;
mod groups;
mod points;
mod reach;
mod supply;
mod table;

pub use greedy::{EFFORT, Greedy};
