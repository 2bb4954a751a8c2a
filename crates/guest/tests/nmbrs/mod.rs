//! nmbrs! blocks.

mod players;
