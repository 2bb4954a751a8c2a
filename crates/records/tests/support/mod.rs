//! The records in `tests/records`, and checks that the records of every game must pass.

pub mod changed;
pub mod changes;
pub mod files;
pub mod forged;
pub mod kept;
pub mod stages;

use std::ops::RangeInclusive;

use reckon_records::{Finding, Record, Recorded, Report, Unreadable, closing_line, read, verify};

use files::records;

/// A game, and those of its records that the tests use.
pub trait OnRecord: Recorded {
    const SEATS: RangeInclusive<u8>;

    /// Two-player game, drawn by lot.
    const GAME: &'static str;

    /// Two-player game with a chosen seed.
    const CHOSEN: &'static str;
}

/// Returns the records of one game: their names begin with its name.
pub fn records_of<G: Recorded>() -> Vec<(String, Vec<u8>)> {
    records().into_iter().filter(|(name, _)| name.starts_with(&format!("{}-", G::NAME))).collect()
}

pub fn text_of(name: &str) -> String {
    let (_, bytes) = records().into_iter().find(|(there, _)| there == name).expect("a record with this name");
    String::from_utf8(bytes).expect("text")
}

pub fn record_of<G: Recorded>(name: &str) -> Record<G> {
    read(text_of(name).as_bytes()).expect("a record")
}

/// Returns everything above the closing line.
pub fn body_of(text: &str) -> &str {
    &text[..text.rfind("sha256 ").expect("a closing line")]
}

/// Adds the right closing line to a body, as a forger would.
pub fn closed(body: &str) -> String {
    format!("{body}{}", closing_line(body.as_bytes()))
}

/// Returns the number and text of the first line that begins like this.
pub fn line_with(text: &str, beginning: &str) -> (u32, String) {
    let found = (1..).zip(text.lines()).find(|(_, line)| line.starts_with(beginning));
    found.map(|(number, line)| (number, line.to_string())).expect("the line exists")
}

/// Replaces a line and adds a fresh closing line.
pub fn forged(text: &str, beginning: &str, line: &str) -> String {
    let (_, old) = line_with(text, beginning);
    closed(&body_of(text).replacen(&format!("{old}\n"), line, 1))
}

pub fn checked<G: Recorded>(text: &str) -> Result<Report<G>, Unreadable> {
    verify::<G>(text.as_bytes())
}

pub fn findings<G: Recorded>(text: &str) -> Vec<Finding<G>> {
    checked::<G>(text).expect("a record").findings
}

#[track_caller]
pub fn refused<G: Recorded>(text: &str) -> Unreadable {
    read::<G>(text.as_bytes()).expect_err("no record")
}

/// Returns the number times `RECKON_LONG`, which is larger in long runs (`RECKON_LONG=10`).
#[expect(clippy::disallowed_methods, reason = "the environment sets the length of the run")]
pub fn scaled(number: u64) -> u64 {
    number * std::env::var("RECKON_LONG").map_or(1, |times| times.parse().expect("RECKON_LONG is a number"))
}

/// Reports how much was tried to the runner, which adds up the numbers by subject.
#[expect(clippy::print_stdout, reason = "the runner reads it")]
pub fn tally(subject: &str, what: &str, number: u64) {
    println!("tally | {subject} | {what} | {number}");
}
