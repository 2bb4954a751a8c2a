//! Size of test runs.

/// Scales a number of trials by `RECKON_LONG`, for runs with plenty of time.
pub fn scaled(number: u64) -> u64 {
    number * std::env::var("RECKON_LONG").map_or(1, |times| times.parse().expect("RECKON_LONG is a number"))
}

/// Reports to the runner how much was tried; the runner adds the numbers up by subject.
#[expect(clippy::print_stdout, reason = "the runner reads it")]
pub fn tally(subject: &str, what: &str, number: u64) {
    println!("tally | {subject} | {what} | {number}");
}
