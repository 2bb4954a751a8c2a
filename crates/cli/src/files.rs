//! Small text files that people name: read whole, or replaced whole and kept private.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

use crate::failure::{Failure, why};
use crate::voice::{Voice, is_set};

/// Packs and saved games are a few thousand characters; what is larger is a mistake.
const MOST_BYTES: u64 = reckon_records::MOST_BYTES as u64;

pub fn read_small(path: &Path, voice: &Voice) -> Result<String, Failure> {
    let bytes = read_bytes(path, voice)?;
    as_text(bytes).ok_or_else(|| Failure::about("cli-file-not-text", [("file", shown(path))], voice))
}

/// A file that need not be text.
pub fn read_bytes(path: &Path, voice: &Voice) -> Result<Vec<u8>, Failure> {
    let failed = |error| cannot_read(path, &error, voice);
    let file = File::open(path).map_err(failed)?;
    if file.metadata().map_err(failed)?.is_dir() {
        return Err(Failure::about("cli-file-directory", [("file", shown(path))], voice));
    }
    read_whole(file, path, voice)
}

/// Everything that there is, under the name by which it was asked for.
pub fn read_whole(source: impl Read, path: &Path, voice: &Voice) -> Result<Vec<u8>, Failure> {
    let bytes = read_at_most(source).map_err(|error| cannot_read(path, &error, voice))?;
    bytes.ok_or_else(|| Failure::about("cli-file-too-large", [("file", shown(path))], voice))
}

fn cannot_read(path: &Path, error: &io::Error, voice: &Voice) -> Failure {
    let about = |id| Failure::about(id, [("file", shown(path))], voice);
    match error.kind() {
        ErrorKind::NotFound => about("cli-file-missing"),
        ErrorKind::PermissionDenied => about("cli-file-forbidden"),
        ErrorKind::IsADirectory => about("cli-file-directory"),
        _ => Failure::about("cli-file-unreadable", [("file", shown(path)), ("why", why(error, voice))], voice),
    }
}

/// A short text; nothing where it is long, or none.
pub fn read_text(source: impl Read) -> io::Result<Option<String>> {
    Ok(read_at_most(source)?.and_then(as_text))
}

/// Never holds more than is allowed, however much there is; nothing where that is not all.
fn read_at_most(source: impl Read) -> io::Result<Option<Vec<u8>>> {
    let mut bytes = Vec::new();
    source.take(MOST_BYTES + 1).read_to_end(&mut bytes)?;
    Ok(Some(bytes).filter(|bytes| u64::try_from(bytes.len()).is_ok_and(|length| length <= MOST_BYTES)))
}

/// A zero byte is valid UTF-8, but no text.
fn as_text(bytes: Vec<u8>) -> Option<String> {
    String::from_utf8(bytes).ok().filter(|text| !text.contains('\0'))
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
