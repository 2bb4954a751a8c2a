//! Positions and packs as text.

pub mod pack;
pub mod position;
