//! A player connected over a socket: for tests, for load, and as an example of a program that plays.
//!
//! [`Client`] is a guest of a server, [`TableSocket`] its socket at one table, [`Player`] plays its seats with a
//! [`reckon_bots::Bot`]. [`Journal`] records what a client knows for certain, and [`replay_check`] compares what it was
//! sent with what the rules let it see. [`ServerProcess`] is a real server in its own process, and [`kills`] kills it
//! at bad moments to see whether anything is lost.

mod client;
mod error;
mod game;
mod http;
pub mod journal;
pub mod kills;
mod player;
mod progress;
pub mod replay_check;
mod scripted;
mod server;
mod socket;
mod throttle;
pub mod verdict;

pub use client::{Client, Identity};
pub use error::{Closed, Error};
pub use game::Remote;
pub use http::{Answer, Http};
pub use journal::{Journal, SharedJournal};
pub use player::{Player, Stats};
pub use progress::Progress;
pub use scripted::Scripted;
pub use server::{Launch, ServerProcess};
pub use socket::TableSocket;
pub use verdict::Witness;
