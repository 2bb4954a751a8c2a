//! The records of `tests/records`, and what can be done to them.
#![allow(dead_code, reason = "each test file uses a part of it")]
#![allow(clippy::disallowed_methods, reason = "records know no files; tests do")]

pub mod changes;

use std::fs;
use std::path::PathBuf;

use reckon_records::{Finding, Record, Recorded, Report, Unreadable, closing_line, read, verify};
use reckon_rules::numero::{Illegal, Numero};

pub fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Name and content of every record, by name.
pub fn records() -> Vec<(String, Vec<u8>)> {
    let folder = root().join("tests/records");
    let paths = fs::read_dir(folder).expect("the records").map(|entry| entry.expect("an entry").path());
    let mut paths: Vec<PathBuf> = paths.filter(|path| path.extension().is_some_and(|end| end == "record")).collect();
    paths.sort();
    let name = |path: &PathBuf| path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    paths.iter().map(|path| (name(path), fs::read(path).expect("a record"))).collect()
}

/// Those of one game: their names begin with its name.
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

/// As somebody closes a record who has changed it on purpose.
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

pub fn checked(text: &str) -> Result<Report<Illegal>, Unreadable> {
    verify::<Numero>(text.as_bytes())
}

pub fn findings(text: &str) -> Vec<Finding<Illegal>> {
    checked(text).expect("a record").findings
}
