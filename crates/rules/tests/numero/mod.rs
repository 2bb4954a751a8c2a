//! NUMERO.

pub mod harness;
mod tables;

mod golden;
mod laws;
mod rulebook;
mod rules;
