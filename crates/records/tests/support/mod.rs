//! The records of `tests/records`, and checks that the records of every game must pass.

pub mod changed;
pub mod changes;
pub mod files;
pub mod forged;
pub mod kept;
pub mod stages;

use std::ops::RangeInclusive;

use reckon_records::{Finding, Record, Recorded, Report, Unreadable, closing_line, read, verify};

use files::records;

/// A game, and which of its records the tests look at.
pub trait OnRecord: Recorded {
    const SEATS: RangeInclusive<u8>;

    /// A game of two, drawn by lot.
    const GAME: &'static str;

    /// A game of two with a seed that somebody chose.
    const CHOSEN: &'static str;
}

/// The records of one game: their names begin with its name.
pub fn records_of<G: Recorded>() -> Vec<(String, Vec<u8>)> {
    records().into_iter().filter(|(name, _)| name.starts_with(&format!("{}-", G::NAME))).collect()
}

pub fn text_of(name: &str) -> String {
    let (_, bytes) = records().into_iter().find(|(there, _)| there == name).expect("a record of that name");
    String::from_utf8(bytes).expect("text")
}

pub fn record_of<G: Recorded>(name: &str) -> Record<G> {
    read(text_of(name).as_bytes()).expect("a record")
}

/// Everything above the closing line.
pub fn body_of(text: &str) -> &str {
    &text[..text.rfind("sha256 ").expect("a closing line")]
}

/// A body with the closing line that fits it, as somebody writes it who has changed a record on purpose.
pub fn closed(body: &str) -> String {
    format!("{body}{}", closing_line(body.as_bytes()))
}

/// The number of the first line that begins so, and its text.
pub fn line_with(text: &str, beginning: &str) -> (u32, String) {
    let found = (1..).zip(text.lines()).find(|(_, line)| line.starts_with(beginning));
    found.map(|(number, line)| (number, line.to_string())).expect("such a line")
}

/// A line replaced, and the record closed again.
pub fn forged(text: &str, beginning: &str, line: &str) -> String {
    let (_, old) = line_with(text, beginning);
    closed(&body_of(text).replacen(&format!("{old}\n"), line, 1))
}

pub fn checked<G: Recorded>(text: &str) -> Result<Report<G::Illegal>, Unreadable> {
    verify::<G>(text.as_bytes())
}

pub fn findings<G: Recorded>(text: &str) -> Vec<Finding<G::Illegal>> {
    checked::<G>(text).expect("a record").findings
}

#[track_caller]
pub fn refused<G: Recorded>(text: &str) -> Unreadable {
    read::<G>(text.as_bytes()).expect_err("no record")
}

/// This many, or ten times as many where there is plenty of time (`RECKON_LONG=10`).
#[expect(clippy::disallowed_methods, reason = "how much time there is is told from outside")]
pub fn scaled(number: u64) -> u64 {
    number * std::env::var("RECKON_LONG").map_or(1, |times| times.parse().expect("RECKON_LONG is a number"))
}

/// Tells the runner how much was tried; it adds the numbers up by subject.
#[expect(clippy::print_stdout, reason = "the runner reads it")]
pub fn tally(subject: &str, what: &str, number: u64) {
    println!("tally | {subject} | {what} | {number}");
}
