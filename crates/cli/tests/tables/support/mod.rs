//! Servers, tables to be opened, and the people and bots at them.

mod bots;
mod messages;
mod person;
mod server;
mod wishes;

pub use bots::*;
pub use messages::*;
pub use person::Person;
pub use server::*;
pub use wishes::*;
