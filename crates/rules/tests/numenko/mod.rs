//! Numenko-in-a-bag.

pub mod harness;
mod slow;
mod tables;

mod arrange;
mod golden;
mod laws;
mod rulebook;
mod rules;
