//! Messages to a table's task.

use reckon_protocol::{Animal, Close, Created, Join, Joined, ToServer};
use reckon_rules::game::Seat;
use reckon_words::Language;
use tokio::sync::oneshot;
use tokio::time::Instant;

use super::client::{ClientId, Newcomer};
use crate::seats::Guest;

pub enum ToTable {
    /// A new socket. An error in the reply says why it is turned away.
    Connect(Newcomer, oneshot::Sender<Result<(), Close>>),
    Said {
        client: ClientId,
        message: ToServer,
        arrived: Instant,
    },
    Gone(ClientId),
    Join {
        guest: Guest,
        program: bool,
        wish: Join,
        language: Language,
        reply: oneshot::Sender<Result<Joined, NoSeat>>,
    },
    Look {
        guest: Option<Guest>,
        language: Language,
        reply: oneshot::Sender<Created>,
    },
}

/// The reason a guest cannot take a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoSeat {
    Full,
    Taken(Seat),
    Unknown(Seat),
    AnimalTaken(Animal),
    /// During a game no guest may take a second seat, because that would show them a second hand.
    Playing,
    NotKept,
}
