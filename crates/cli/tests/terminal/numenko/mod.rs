//! Numenko-in-a-bag through the keyboard.

mod games;
mod referee;
mod support;
