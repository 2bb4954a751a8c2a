//! What a table's task can be asked.

use reckon_protocol::{Animal, Close, Created, Join, Joined, ToServer};
use reckon_rules::game::Seat;
use reckon_words::Language;
use tokio::sync::oneshot;
use tokio::time::Instant;

use super::client::{ClientId, Newcomer};
use crate::seats::Guest;

pub enum ToTable {
    /// A socket. The answer is why it cannot stay.
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

/// Why somebody cannot sit down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoSeat {
    Full,
    Taken(Seat),
    Unknown(Seat),
    AnimalTaken(Animal),
    /// Nobody sees two hands of one game who has not seen them from its beginning.
    Playing,
    NotKept,
}
