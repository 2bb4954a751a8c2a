//! A player at the far end of a socket: for tests, for load, and as an example of a program that plays.
//!
//! [`Client`] is a guest of a server, [`Seated`] its socket at one table, [`Player`] plays its seats with a
//! [`reckon_bots::Bot`]. [`Journal`] keeps what a client knows for sure, and [`replayed`] compares what it was
//! sent with what the rules say it may see. [`ServerProcess`] is a real server in a process of its own, and
//! [`kills`] ends it at bad moments to see whether anything is lost.

mod client;
mod error;
mod game;
mod have;
mod http;
pub mod journal;
pub mod kills;
mod pace;
mod player;
pub mod replayed;
mod scripted;
mod server;
mod socket;
pub mod verdict;

pub use client::{Client, Identity};
pub use error::{Closed, Error};
pub use game::Remote;
pub use have::Have;
pub use http::{Answer, Http};
pub use journal::{Journal, SharedJournal};
pub use player::{Played, Player};
pub use scripted::Scripted;
pub use server::{Launch, ServerProcess};
pub use socket::Seated;
pub use verdict::Witness;
