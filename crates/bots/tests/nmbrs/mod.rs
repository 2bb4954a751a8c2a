//! nmbrs! blocks.

mod games;
mod oracle;
mod player;
mod stand_in;
