//! Progress that a reconnecting client has already seen.

use std::fmt::{self, Display};

use reckon_protocol::Update;

/// A game and its number of moves. Later ones compare greater.
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

/// The form used in the address of a socket.
impl Display for Progress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.round, self.v)
    }
}
