//! What the server promises, tried on the real process over real sockets.
#![cfg(unix)]

mod document;
mod frames;
mod full_disk;
mod headers;
mod kills;
mod limits;
mod moves;
mod odd_bytes;
mod pages;
mod raw;
mod requests;
mod secrets;
mod stopping;
mod stored;
mod stores;
mod support;
mod two;
