//! Numberloor.

mod players;
