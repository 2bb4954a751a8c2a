//! Positions and packs as text.

pub mod position;
