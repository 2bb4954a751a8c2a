//! Positions and packs as text.

pub mod card;
pub mod pack;
pub mod position;
