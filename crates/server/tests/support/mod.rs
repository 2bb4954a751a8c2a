//! How much is tried.

/// A tenth of it where there is little time (`RECKON_FAST=1`), ten times as much where there is plenty (`RECKON_LONG=10`).
pub fn scaled(number: u64) -> u64 {
    let more = std::env::var("RECKON_LONG").ok().map(|times| times.parse().expect("RECKON_LONG is a number"));
    let is_fast = std::env::var("RECKON_FAST").is_ok();
    if is_fast { number.div_ceil(10) } else { number * more.unwrap_or(1) }
}

/// Tells the runner how much was tried; it adds the numbers up by subject.
#[expect(clippy::print_stdout, reason = "the runner reads it")]
pub fn tally(subject: &str, what: &str, number: u64) {
    println!("tally | {subject} | {what} | {number}");
}
