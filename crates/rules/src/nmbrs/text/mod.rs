//! Everything in this game that is written as text or read from it.

pub mod block;
pub mod moves;
pub mod position;
pub mod rows;
