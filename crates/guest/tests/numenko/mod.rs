//! Numenko-in-a-bag.

mod players;
