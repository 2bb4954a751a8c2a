//! A record named on the command line, read once.

use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use reckon_records::{Finding, Record, Recorded, Unreadable, read, verify_within};
use reckon_words::{Names, Say};

use crate::failure::Failure;
use crate::files::{as_argument, read_bytes, read_whole, shown};
use crate::output::Output;

#[derive(Clone)]
pub struct RecordFile {
    path: PathBuf,
    content: OnceLock<Vec<u8>>,
}

impl From<OsString> for RecordFile {
    fn from(name: OsString) -> RecordFile {
        RecordFile { path: name.into(), content: OnceLock::new() }
    }
}

impl RecordFile {
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Checks for `-`, which means standard input.
    pub fn is_input(&self) -> bool {
        self.path.as_os_str() == "-"
    }

    /// Returns the content, read only once: standard input cannot be read twice, and a file might change in between.
    pub fn bytes(&self, output: &Output) -> Result<&[u8], Failure> {
        if self.content.get().is_none() {
            let bytes = match self.is_input() {
                true => read_whole(io::stdin().lock(), &self.path, output)?,
                false => read_bytes(&self.path, output)?,
            };
            // No other thread can have set it since the check.
            let _first = self.content.set(bytes);
        }
        Ok(self.content.get().map_or(&[], Vec::as_slice))
    }

    pub fn record<G: Recorded>(&self, output: &Output) -> Result<Record<G>, Failure> {
        read(self.bytes(output)?).map_err(|why| self.unreadable(&why, output))
    }

    /// Reads a record that is consistent, so that it can be continued or replayed.
    pub fn sound_record<G: Recorded<BadTable: Say>>(&self, output: &Output) -> Result<Record<G>, Failure> {
        let record = self.record::<G>(output)?;
        let report = verify_within::<G>(self.bytes(output)?, 0).map_err(|why| self.unreadable(&why, output))?;
        match report.findings.first() {
            None => Ok(record),
            Some(Finding::Table { why, .. }) => Err(Failure::Sentence(output.speaker(&Names::default()).tell(why))),
            Some(_) => Err(self.failure("cli-record-unsound", output)),
        }
    }

    /// Explains why this is not a record; for a damaged one, also how to find the damage.
    pub fn unreadable(&self, why: &Unreadable, output: &Output) -> Failure {
        let why_not = output.speaker(&Names::default()).tell(why);
        let about = [("file", shown(&self.path)), ("why", why_not)];
        match why {
            Unreadable::Closing => self.failure("cli-record-damaged", output),
            _ => Failure::about("cli-record-bad", about, output),
        }
    }

    /// Builds a failure about this file.
    pub fn failure(&self, id: &'static str, output: &Output) -> Failure {
        Failure::about(id, [("file", shown(&self.path)), ("argument", as_argument(&self.path))], output)
    }
}
