//! Progress that a reconnecting client has already seen.

use std::fmt::{self, Display};

use reckon_protocol::Update;

/// Number of a game at its table, and of the moves played in it. Later progress compares greater.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Progress {
    pub round: u32,
    pub v: u32,
}

impl Progress {
    pub fn of(update: &Update) -> Progress {
        Progress { round: update.round, v: update.v }
    }
}

/// Writes the form used in the address of a socket: `1.17`.
impl Display for Progress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.round, self.v)
    }
}
