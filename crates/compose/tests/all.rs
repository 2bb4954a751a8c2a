//! All tests of the crate, in one binary: `cargo test -p reckon-compose`, optionally followed by part of a path such as
//! `numero::typed`.
//!
//! Each game has a folder with the same files: `typed.rs` (lines that people type), `taps` (what they tap) and
//! `door.rs` (how its moves are tapped, for `door`, which drives all games through one trait). The law that readings
//! agree with play is checked by the tests of the rules.

#![allow(clippy::unwrap_used, reason = "a test may panic")]
#![allow(clippy::print_stdout, reason = "tests print their seeds and tallies")]
#![allow(clippy::disallowed_methods, reason = "the crate uses no environment; its tests do")]

mod support;

mod door;
mod numerals;

/// The games; each folder has the same files.
macro_rules! games {
    ($([$module:ident $game:ident])*) => { $(mod $module;)* };
}
reckon_rules::games!(games);
