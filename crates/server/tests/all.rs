//! The server apart from its sockets: frames that leak nothing, and a store that loses nothing. The tests in the
//! `cli` crate talk to a whole server.

mod frames;
mod store;
mod support;
