//! Games through the keyboard, as a person in a terminal plays them.

mod support;

mod doors;
mod leaving;
mod nmbrs;
mod numberloor;
mod numenko;
mod numero;
mod replaying;
mod saving;
