//! Reckon's server: tables that lose nothing and leak nothing.
//!
//! The path of a move: `socket.rs` reads a frame; `table/` checks that it still fits what its player saw and has the
//! rules try it on a copy; `store/` persists it; the copy becomes the game and each viewer is sent what they may know
//! (`round.rs`). A computer player's move enters at the table like a person's.

mod chance;
pub mod games;
mod http;
mod hub;
pub mod leaks;
mod limits;
mod link;
mod log;
pub mod round;
mod seats;
mod serve;
mod socket;
mod stopping;
pub mod store;
mod table;
mod thinkers;
mod time;

pub use http::openapi;
pub use limits::{MESSAGES, REQUESTS};
pub use log::{LogForm, write_log};
pub use serve::{CannotServe, Config, Ready, run};
pub use store::CannotOpen as StoreCannotOpen;
pub use tracing_subscriber::filter::LevelFilter as LogLevel;
