//! Worlds that a viewer cannot tell apart, random moves, and the laws that use them.

pub(super) mod imagine;
pub mod imagined;
pub(super) mod known;
pub mod lawful;
pub(super) mod random;
