//! The messages between a table and its clients, over the socket and over HTTP: the only JSON
//! there is. `docs/protocol.md` tells their story; the schema in it is made from these types.
//!
//! What is specific to a game travels inside: a move as its notation, a view, an event and a reading
//! as the rules write them. So a new game changes nothing here.

mod animal;
mod close;
mod http;
mod phrase;
mod schema;
mod table;
mod text;
mod to_client;
mod to_server;

pub use animal::{Animal, COMPUTERS, Computer, GUESTS};
pub use close::Close;
pub use http::{
    CreateTable, Created, Failed, Failure, GameInfo, Games, Health, Join, Joined, NewGuest, OpenTable, OpenTables,
    OptionInfo, PresetInfo, Program, Replay, ReplaySeat, ReplayStep, SeatWish, Welcome,
};
pub use phrase::Phrase;
pub use schema::schema;
pub use table::{Clock, Hands, Help, Phase, SeatInfo, Settings, TableInfo, Who, You};
pub use text::{BadText, MoveId, Nonce, TableId, Token};
pub use to_client::{
    Called, Clocks, Done, Hello, Json, JudgedDraft, Made, MadeBy, Refused, Reveal, RevealedView, ToClient, Trouble,
    Update, Why,
};
pub use to_server::{Move, Plan, ToServer, Try, Wanted};

/// Raised whenever an old client could misunderstand. A client names it as it connects.
pub const PROTOCOL: u32 = 1;

/// Nobody has to say more at once; what is longer is not read.
pub const LONGEST_FRAME: usize = 16 * 1024;

/// The longest turn of Numberloor lays every card of a hand one by one, and hands rarely have twenty.
pub const MOST_MOVES_IN_A_PLAN: usize = 64;
