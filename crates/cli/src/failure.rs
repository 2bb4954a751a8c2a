//! What ends a command early.

use std::io::{self, ErrorKind};

use crate::voice::Voice;

pub enum Failure {
    /// Something was asked for that cannot be: one sentence says what.
    Sentence(String),
    /// The output could not be written.
    Output(io::Error),
}

impl Failure {
    pub fn say(id: &'static str, voice: &Voice) -> Failure {
        Failure::Sentence(voice.say(id))
    }

    pub fn about<const N: usize>(id: &'static str, args: [(&'static str, String); N], voice: &Voice) -> Failure {
        Failure::Sentence(voice.say_with(id, args))
    }

    /// Nothing where whoever read the output has simply gone: `reckon rules numero | head -1`.
    pub fn sentence(self, voice: &Voice) -> Option<String> {
        match self {
            // What somebody gave us may be quoted in it: it stays one line and plays no tricks on a screen.
            Failure::Sentence(sentence) => Some(sentence.replace(char::is_control, " ")),
            Failure::Output(error) if error.kind() == ErrorKind::BrokenPipe => None,
            Failure::Output(error) => Some(voice.say_with("cli-cannot-write", [("why", why(&error, voice))])),
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

/// What the system says when a file cannot be written or read, as one sentence. Only what is rare
/// is told in the words of the system.
pub fn why(error: &io::Error, voice: &Voice) -> String {
    voice.say(match error.kind() {
        ErrorKind::NotFound => "cli-why-missing",
        ErrorKind::PermissionDenied => "cli-why-forbidden",
        ErrorKind::IsADirectory => "cli-why-directory",
        ErrorKind::NotADirectory => "cli-why-no-directory",
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "cli-why-full",
        ErrorKind::ReadOnlyFilesystem => "cli-why-read-only",
        ErrorKind::InvalidFilename | ErrorKind::InvalidInput => "cli-why-name",
        _ => return error.to_string(),
    })
}
