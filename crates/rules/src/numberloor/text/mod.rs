//! Everything in this game that is written as text or read from it.

pub mod card;
pub mod moves;
pub mod pack;
pub mod position;
