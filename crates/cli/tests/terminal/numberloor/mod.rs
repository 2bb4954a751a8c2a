//! Numberloor through the keyboard.

mod games;
mod support;
