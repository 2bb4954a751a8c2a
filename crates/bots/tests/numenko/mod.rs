//! Numenko-in-a-bag.

mod games;
mod oracle;
mod player;
mod stand_in;
