//! All tests of the program itself, in one binary.

mod commands;
mod promises;
mod scripts;
mod tables;
mod terminal;
