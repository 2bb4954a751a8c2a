//! Computer players of NUMERO: [`Greedy`] plays well, and bluffs now and then.

mod bluff;
mod challenge;
mod discard;
mod greedy;
mod groups;
mod points;
mod possible;
mod reach;
mod supply;

pub use greedy::{EFFORT, Greedy};
