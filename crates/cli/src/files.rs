//! Small text files that people name: read whole, or replaced whole and kept private.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

use crate::failure::{Failure, why};
use crate::voice::{Voice, is_set};

/// Packs and saved games are a few thousand characters; what is larger is a mistake.
pub const MOST_BYTES: u64 = 64 * 1024;

pub fn read_small(path: &Path, voice: &Voice) -> Result<String, Failure> {
    let about = |id| Failure::about(id, [("file", shown(path))], voice);
    let failed = |error: io::Error| match error.kind() {
        ErrorKind::NotFound => about("cli-file-missing"),
        ErrorKind::PermissionDenied => about("cli-file-forbidden"),
        ErrorKind::IsADirectory => about("cli-file-directory"),
        _ => Failure::about("cli-file-unreadable", [("file", shown(path)), ("why", why(&error, voice))], voice),
    };
    let file = File::open(path).map_err(failed)?;
    if file.metadata().map_err(failed)?.is_dir() {
        return Err(about("cli-file-directory"));
    }
    match read_limited(file).map_err(failed)? {
        Limited::Text(text) => Ok(text),
        Limited::TooLarge => Err(about("cli-file-too-large")),
        Limited::NotText => Err(about("cli-file-not-text")),
    }
}

pub enum Limited {
    Text(String),
    TooLarge,
    NotText,
}

/// Never holds more than is allowed, however much there is.
pub fn read_limited(source: impl Read) -> io::Result<Limited> {
    let mut bytes = Vec::new();
    source.take(MOST_BYTES + 1).read_to_end(&mut bytes)?;
    if u64::try_from(bytes.len()).unwrap_or(u64::MAX) > MOST_BYTES {
        return Ok(Limited::TooLarge);
    }
    // A zero byte is valid UTF-8, but no text.
    let text = String::from_utf8(bytes).ok().filter(|text| !text.contains('\0'));
    Ok(text.map_or(Limited::NotText, Limited::Text))
}

/// Replaces a file in one step, readable by nobody else at any moment.
pub fn write_private(path: &Path, text: &str) -> io::Result<()> {
    let beside = beside(path)?;
    let written = write_new(&beside, text).and_then(|()| fs::rename(&beside, path));
    if written.is_err() {
        // The first error is the one to tell; a file that was never made cannot be removed.
        let _not_there = fs::remove_file(&beside);
    }
    written
}

fn write_new(path: &Path, text: &str) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(path)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

/// A name in the same directory, so that renaming stays within one disk.
fn beside(path: &Path) -> io::Result<PathBuf> {
    let name = path.file_name().ok_or(ErrorKind::InvalidInput)?;
    let mut hidden = std::ffi::OsString::from(".");
    hidden.push(name);
    hidden.push(format!(".{}", std::process::id()));
    Ok(path.with_file_name(hidden))
}

/// As it can be typed into a shell.
pub fn as_argument(path: &Path) -> String {
    quoted(&shown(path))
}

pub fn quoted(text: &str) -> String {
    let plain = |c: char| c.is_alphanumeric() || "/._-+,".contains(c);
    if text.chars().all(plain) { text.to_string() } else { format!("'{}'", text.replace('\'', r"'\''")) }
}

/// A file as somebody types it where no shell reads along: `~/game.save`.
pub fn from_home(name: &str) -> PathBuf {
    let below = name.strip_prefix("~/").and_then(|below| Some(Path::new(&is_set("HOME")?).join(below)));
    below.unwrap_or_else(|| PathBuf::from(name))
}

pub fn shown(path: &Path) -> String {
    path.display().to_string()
}
