//! Errors between a client and a server.

use std::fmt::{self, Display};

use reckon_protocol::{Close, Refused};

/// Close of a socket: the server's code and reason, if it gave any.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Closed {
    pub code: Option<u16>,
    pub reason: String,
}

impl Closed {
    /// Returns the value for a connection that ended without a close frame.
    pub(crate) fn silently() -> Closed {
        Closed { code: None, reason: String::new() }
    }
}

#[derive(Debug)]
pub enum Error {
    /// A connection that could not be established, or that was lost.
    Broken(String),
    Closed(Closed),
    /// An HTTP reply with an unexpected status.
    Answer {
        asked: String,
        status: u16,
        body: String,
    },
    TooLate {
        waiting_for: String,
        heard_last: String,
    },
    /// A frame or a body that cannot be read.
    NotAMessage {
        text: String,
        why: String,
    },
    Refused(Box<Refused>),
    /// A server process that misbehaves.
    Process(String),
}

impl Error {
    pub(crate) fn broken(error: impl Display) -> Error {
        Error::Broken(error.to_string())
    }

    /// Returns whether reconnecting may help.
    pub fn is_transient(&self) -> bool {
        match self {
            Error::Broken(_) => true,
            Error::Closed(closed) => {
                let for_good = [Close::Reload, Close::NoSeat, Close::SeatGone].map(Close::code);
                closed.code.is_none_or(|code| !for_good.contains(&code))
            }
            Error::Answer { status, .. } => *status == 429 || *status >= 500,
            Error::TooLate { .. } | Error::NotAMessage { .. } | Error::Refused(_) | Error::Process(_) => false,
        }
    }
}

impl Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Broken(why) => write!(f, "the connection broke: {why}"),
            Error::Closed(Closed { code: Some(code), reason }) => write!(f, "the socket was closed: {code} {reason}"),
            Error::Closed(_) => write!(f, "the socket was closed without a word"),
            Error::Answer { asked, status, body } => write!(f, "{asked}: answered with {status}: {body}"),
            Error::TooLate { waiting_for, heard_last } => {
                write!(f, "waited too long for {waiting_for}; the last that was heard: {heard_last}")
            }
            Error::NotAMessage { text, why } => write!(f, "not a message ({why}): {text}"),
            Error::Refused(refused) => write!(f, "refused ({:?}): {}", refused.why, refused.text),
            Error::Process(why) => write!(f, "the server: {why}"),
        }
    }
}

impl std::error::Error for Error {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reconnecting_does_not_bring_back_a_freed_seat() {
        let closed = |close: Close| Error::Closed(Closed { code: Some(close.code()), reason: String::new() });
        assert!(closed(Close::Restarting).is_transient());
        assert!(closed(Close::TooSlow).is_transient());
        assert!(!closed(Close::Reload).is_transient());
        assert!(!closed(Close::SeatGone).is_transient());
        assert!(Error::Closed(Closed::silently()).is_transient());
    }

    #[test]
    fn retrying_does_not_bring_back_a_missing_table() {
        let answer = |status| Error::Answer { asked: "GET /".to_string(), status, body: String::new() };
        assert!(answer(503).is_transient());
        assert!(answer(429).is_transient());
        assert!(!answer(404).is_transient());
    }
}
