//! Every sentence that a person reads or hears, by language.
//!
//! Rules give data; this crate gives it words, in two halves. [`Say`] makes a [`Line`] of a
//! thing: the id of a message, and finished texts to put into it. [`render()`] makes a sentence
//! of a line with the Fluent files in `text/`. A browser can do the second half by itself: it
//! renders the same files, and needs to know nothing of numbers or cards.
//!
//! Pure: the texts are part of the program, and the same line gives the same sentence everywhere.

mod bundle;
mod game;
mod language;
mod line;
mod names;
pub mod nmbrs;
pub mod numberloor;
pub mod numbers;
pub mod numenko;
pub mod numero;
mod options;
mod outcome;
mod records;
mod speaker;
mod table;

pub use bundle::{Missing, render, try_render};
pub use game::GameWords;
pub use language::{Language, NotALanguage};
pub use line::{Arg, Line, line};
pub use names::Names;
pub use speaker::{Manner, Say, Speaker};
