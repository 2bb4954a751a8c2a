//! All integration tests of the rules, in one binary: `cargo test -p reckon-rules`, optionally followed by part of a
//! path such as `numero::laws` or `nmbrs::rules::knocking`.
//!
//! Each game has a folder with the same files: `rules/` (one file per rule of its rulebook), `rulebook.rs` (rulebook
//! and code agree), `golden.rs` (whole games as text) and `laws.rs` (random games). `support/` holds shared helpers,
//! `shared/` tests the code in `src` that the games share, and `toys/` is a small game with every form of play out of
//! turn.
//!
//! `RECKON_LONG=10` plays ten times as many random games, `RECKON_SEED=7` plays different ones; `--nocapture` shows the
//! seeds and how much was tried.

#![allow(clippy::unwrap_used, reason = "a test may panic")]
#![allow(clippy::print_stdout, reason = "tests print their seeds and tallies")]
#![allow(clippy::disallowed_methods, reason = "the rules use no files and no environment; these tests do")]

mod support;

mod shared;
mod toys;

/// The games; each folder has the same files.
macro_rules! games {
    ($([$module:ident $game:ident])*) => { $(mod $module;)* };
}
reckon_rules::games!(games);
