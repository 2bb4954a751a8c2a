//! Numenko-in-a-bag.

mod forged;
mod kept;
