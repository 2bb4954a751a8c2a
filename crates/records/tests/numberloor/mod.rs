//! Numberloor.

mod forged;
mod kept;
