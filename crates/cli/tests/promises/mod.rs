//! The server's promises, tested on the real process over real sockets.
#![cfg(unix)]

mod document;
mod frames;
mod full_disk;
mod headers;
mod kills;
mod limits;
mod malformed_http;
mod moves;
mod old_rules;
mod pages;
mod raw;
mod requests;
mod secrets;
mod stopping;
mod store_contents;
mod store_errors;
mod support;
mod two_players;
