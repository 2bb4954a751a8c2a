//! The server beside its sockets: frames that leak nothing, and a store that loses nothing. The tests of the command
//! line's crate talk to a whole server.

mod frames;
mod store;
mod support;
