//! Every integration test of the rules, in one binary: `cargo test -p reckon-rules`, or with a part of a
//! path behind it, such as `numero::laws` or `nmbrs::rules::knocking`.
//!
//! Each game has a folder with the same files: `rules/` (one file for each rule of its rulebook), `rulebook.rs`
//! (rulebook and code say the same), `golden.rs` (whole games in text), `laws.rs` (random games), `typed.rs` and `taps`
//! (what players type and tap). `support/` holds what they share, `shared/` tests what the games share in `src`,
//! `toys/` a small game with every form of play out of turn.
//!
//! `RECKON_LONG=10` plays ten times as many random games, `RECKON_SEED=7` plays others; `--nocapture` shows the seeds and
//! how much was tried.

#![allow(clippy::unwrap_used, reason = "a test may fall over")]
#![allow(clippy::print_stdout, reason = "seeds and tallies are told")]
#![allow(clippy::disallowed_methods, reason = "the rules know no files and no environment; these tests do")]

mod support;

mod nmbrs;
mod numberloor;
mod numenko;
mod numero;
mod shared;
mod toys;
