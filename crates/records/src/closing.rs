//! The last line: the SHA-256 of every byte above it.

use sha2::{Digest, Sha256};

use crate::hex::to_hex;

const WORD: &[u8] = b"sha256 ";

/// `sha256 `, 64 digits and the end of the line.
const LENGTH: usize = WORD.len() + 64 + 1;

/// Returns the line that closes a record with this body.
pub fn closing_line(body: &[u8]) -> String {
    format!("sha256 {}\n", to_hex(&Sha256::digest(body).into()))
}

/// Returns whether the last line matches everything above it.
pub fn is_closed(record: &[u8]) -> bool {
    let (body, closing) = split(record);
    closing_line(body).as_bytes() == closing
}

/// Returns whether only the final line feed is missing, as some editors leave it out.
pub fn lacks_line_end(record: &[u8]) -> bool {
    !record.ends_with(b"\n") && is_closed(&[record, b"\n"].concat())
}

/// Splits body and closing line by length alone, so that a changed byte never moves the boundary.
pub fn split(record: &[u8]) -> (&[u8], &[u8]) {
    record.split_at(record.len().saturating_sub(LENGTH))
}

/// Returns the part to read as lines: all of it if there is no closing line.
pub fn body_of(record: &[u8]) -> &[u8] {
    let (body, closing) = split(record);
    if closing.starts_with(WORD) { body } else { record }
}

/// Returns the checksum that a closing line states.
pub fn stated(closing: &[u8]) -> Option<[u8; 32]> {
    let digits = closing.strip_prefix(WORD)?.strip_suffix(b"\n")?;
    crate::hex::from_hex(std::str::from_utf8(digits).ok()?)
}
