//! NUMERO.

mod players;
