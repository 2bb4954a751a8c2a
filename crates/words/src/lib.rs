//! Every sentence that a person reads or hears, by language.
//!
//! The rules supply data; this crate puts it into words, in two steps. [`Say`] turns a value into a
//! [`Line`]: the id of a message, and finished texts to insert. [`render()`] turns a line into a
//! sentence with the Fluent files in `text/`. A browser can do the second step by itself: it
//! renders the same files, and needs to know nothing about numbers or cards.
//!
//! Pure: the texts are compiled in, and the same line gives the same sentence everywhere.

mod bundle;
mod composed;
mod game;
mod language;
mod line;
mod names;
pub mod nmbrs;
pub mod numberloor;
pub mod numbers;
pub mod numenko;
pub mod numero;
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
