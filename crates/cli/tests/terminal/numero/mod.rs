//! NUMERO through the keyboard.

mod games;
mod points;
