//! What a client that connects again has seen already.

use std::fmt::{self, Display};

use reckon_protocol::Update;

/// Of which game how many moves. Later ones are larger.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Have {
    pub round: u32,
    pub v: u32,
}

impl Have {
    pub fn of(update: &Update) -> Have {
        Have { round: update.round, v: update.v }
    }
}

/// As it stands in the address of a socket.
impl Display for Have {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.round, self.v)
    }
}
