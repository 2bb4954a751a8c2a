//! A record that somebody names on the command line, read once.

use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use reckon_records::{Finding, Record, Unreadable, read, verify_within};
use reckon_words::Names;

use crate::failure::Failure;
use crate::files::{as_argument, read_bytes, read_whole, shown};
use crate::game::TerminalGame;
use crate::voice::Voice;

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

    /// `-` stands for what is typed or piped in.
    pub fn is_input(&self) -> bool {
        self.path.as_os_str() == "-"
    }

    /// What is in it. The input can be read only once, and a file might change in between.
    pub fn bytes(&self, voice: &Voice) -> Result<&[u8], Failure> {
        if self.content.get().is_none() {
            let bytes = match self.is_input() {
                true => read_whole(io::stdin().lock(), &self.path, voice)?,
                false => read_bytes(&self.path, voice)?,
            };
            // Nobody else writes it in between.
            let _first = self.content.set(bytes);
        }
        Ok(self.content.get().map_or(&[], Vec::as_slice))
    }

    pub fn record<G: TerminalGame>(&self, voice: &Voice) -> Result<Record<G>, Failure> {
        read(self.bytes(voice)?).map_err(|why| self.unreadable(&why, voice))
    }

    /// A record in which everything fits, so that it can be played on or told.
    pub fn sound_record<G: TerminalGame>(&self, voice: &Voice) -> Result<Record<G>, Failure> {
        let record = self.record::<G>(voice)?;
        let report = verify_within::<G>(self.bytes(voice)?, 0).map_err(|why| self.unreadable(&why, voice))?;
        match report.findings.first() {
            None => Ok(record),
            Some(Finding::Table { why, .. }) => Err(Failure::Sentence(voice.speaker(&Names::default()).tell(why))),
            Some(_) => Err(self.failure("cli-record-unsound", voice)),
        }
    }

    /// Why this is no record; and how to learn more, where there is more.
    pub fn unreadable(&self, why: &Unreadable, voice: &Voice) -> Failure {
        let why_not = voice.speaker(&Names::default()).tell(why);
        let about = [("file", shown(&self.path)), ("why", why_not)];
        match why {
            Unreadable::Closing => self.failure("cli-record-damaged", voice),
            _ => Failure::about("cli-record-bad", about, voice),
        }
    }

    /// A sentence about this file.
    pub fn failure(&self, id: &'static str, voice: &Voice) -> Failure {
        Failure::about(id, [("file", shown(&self.path)), ("argument", as_argument(&self.path))], voice)
    }
}
