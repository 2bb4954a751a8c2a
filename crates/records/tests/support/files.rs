//! The records in `tests/records`.
#![allow(clippy::disallowed_methods, reason = "tests may use files, unlike the crate")]

use std::fs;
use std::path::PathBuf;

pub fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Returns the name and content of every record, sorted by name.
pub fn records() -> Vec<(String, Vec<u8>)> {
    let folder = root().join("tests/records");
    let paths = fs::read_dir(folder).expect("the records").map(|entry| entry.expect("an entry").path());
    let mut paths: Vec<PathBuf> = paths.filter(|path| path.extension().is_some_and(|end| end == "record")).collect();
    paths.sort();
    let name = |path: &PathBuf| path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    paths.iter().map(|path| (name(path), fs::read(path).expect("a record"))).collect()
}
