//! Small text files named by the user: read whole, or replaced whole and kept private.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

use crate::failure::{Failure, why};
use crate::output::{Output, is_set};

/// Size limit for any file. Packs and saved games have a few thousand characters; anything larger is a mistake.
const MAX_BYTES: u64 = reckon_records::MAX_BYTES as u64;

pub fn read_small(path: &Path, output: &Output) -> Result<String, Failure> {
    let bytes = read_bytes(path, output)?;
    as_text(bytes).ok_or_else(|| Failure::about("cli-file-not-text", [("file", shown(path))], output))
}

/// Reads a file that need not be text.
pub fn read_bytes(path: &Path, output: &Output) -> Result<Vec<u8>, Failure> {
    let failed = |error| cannot_read(path, &error, output);
    let file = File::open(path).map_err(failed)?;
    if file.metadata().map_err(failed)?.is_dir() {
        return Err(Failure::about("cli-file-directory", [("file", shown(path))], output));
    }
    read_whole(file, path, output)
}

/// Reads a source to its end; errors name it by `path`.
pub fn read_whole(source: impl Read, path: &Path, output: &Output) -> Result<Vec<u8>, Failure> {
    let bytes = read_at_most(source).map_err(|error| cannot_read(path, &error, output))?;
    bytes.ok_or_else(|| Failure::about("cli-file-too-large", [("file", shown(path))], output))
}

fn cannot_read(path: &Path, error: &io::Error, output: &Output) -> Failure {
    let about = |id| Failure::about(id, [("file", shown(path))], output);
    match error.kind() {
        ErrorKind::NotFound => about("cli-file-missing"),
        ErrorKind::PermissionDenied => about("cli-file-forbidden"),
        ErrorKind::IsADirectory => about("cli-file-directory"),
        _ => Failure::about("cli-file-unreadable", [("file", shown(path)), ("why", why(error, output))], output),
    }
}

/// Reads a short text; `None` if it is too long or not text.
pub fn read_text(source: impl Read) -> io::Result<Option<String>> {
    Ok(read_at_most(source)?.and_then(as_text))
}

/// Reads a source to its end; `None` if it exceeds the limit, in which case the rest is not read.
fn read_at_most(source: impl Read) -> io::Result<Option<Vec<u8>>> {
    let mut bytes = Vec::new();
    source.take(MAX_BYTES + 1).read_to_end(&mut bytes)?;
    Ok(Some(bytes).filter(|bytes| u64::try_from(bytes.len()).is_ok_and(|length| length <= MAX_BYTES)))
}

/// Decodes UTF-8, and rejects NUL bytes: they are valid UTF-8, but not text.
fn as_text(bytes: Vec<u8>) -> Option<String> {
    String::from_utf8(bytes).ok().filter(|text| !text.contains('\0'))
}

/// Replaces a file atomically; no other user can read it at any moment.
pub fn write_private(path: &Path, text: &str) -> io::Result<()> {
    let temporary = temp_sibling(path)?;
    let written = write_new(&temporary, text).and_then(|()| fs::rename(&temporary, path));
    if written.is_err() {
        // The first error is the one to report; removal fails if the file was never created.
        let _not_there = fs::remove_file(&temporary);
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

/// Returns a temporary name in the same directory, so that the rename stays on one file system.
fn temp_sibling(path: &Path) -> io::Result<PathBuf> {
    let name = path.file_name().ok_or(ErrorKind::InvalidInput)?;
    let mut hidden = std::ffi::OsString::from(".");
    hidden.push(name);
    hidden.push(format!(".{}", std::process::id()));
    Ok(path.with_file_name(hidden))
}

/// Quotes a path for a shell.
pub fn as_argument(path: &Path) -> String {
    quoted(&shown(path))
}

pub fn quoted(text: &str) -> String {
    let plain = |c: char| c.is_alphanumeric() || "/._-+,".contains(c);
    if text.chars().all(plain) { text.to_string() } else { format!("'{}'", text.replace('\'', r"'\''")) }
}

/// Expands a path typed where there is no shell to do it: `~/game.save`.
pub fn from_home(name: &str) -> PathBuf {
    let below = name.strip_prefix("~/").and_then(|below| Some(Path::new(&is_set("HOME")?).join(below)));
    below.unwrap_or_else(|| PathBuf::from(name))
}

pub fn shown(path: &Path) -> String {
    path.display().to_string()
}
