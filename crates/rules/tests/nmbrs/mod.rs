//! nmbrs! blocks.

pub mod harness;
mod slow;
mod tables;
mod watched;

mod golden;
mod laws;
mod rulebook;
mod rules;
mod taps;
mod typed;
