//! Errors that end a command early.

use std::io::{self, ErrorKind};

use crate::output::Output;

pub enum Failure {
    /// An impossible request, explained in one sentence.
    Sentence(String),
    /// The output could not be written.
    Output(io::Error),
}

impl Failure {
    pub fn say(id: &'static str, output: &Output) -> Failure {
        Failure::Sentence(output.say(id))
    }

    pub fn about<const N: usize>(id: &'static str, args: [(&'static str, String); N], output: &Output) -> Failure {
        Failure::Sentence(output.say_with(id, args))
    }

    /// Returns the error message; none if the reader of the output has just closed it, as in
    /// `reckon rules numero | head -1`.
    pub fn sentence(self, output: &Output) -> Option<String> {
        match self {
            // The sentence may quote user input, whose control characters could manipulate the terminal.
            Failure::Sentence(sentence) => Some(sentence.replace(char::is_control, " ")),
            Failure::Output(error) if error.kind() == ErrorKind::BrokenPipe => None,
            Failure::Output(error) => Some(output.say_with("cli-cannot-write", [("why", why(&error, output))])),
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

/// Explains in one sentence why a file cannot be written or read. Only rare errors keep the operating system's own
/// wording.
pub fn why(error: &io::Error, output: &Output) -> String {
    output.say(match error.kind() {
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
