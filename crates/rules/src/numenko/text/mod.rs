//! Everything of this game that is written as text or read from it.

pub mod doubt;
pub mod grid;
pub mod moves;
pub mod pack;
pub mod position;
pub mod reading;
pub mod tile;
