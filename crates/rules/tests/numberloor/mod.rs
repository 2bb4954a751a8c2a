//! Numberloor.

pub mod harness;
mod story;
mod tables;

mod golden;
mod laws;
mod rulebook;
mod rules;
