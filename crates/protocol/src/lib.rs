//! The messages between a table and its clients, over the socket and over HTTP, as JSON.
//! `docs/protocol.md` describes them; its schema is generated from these types.
//!
//! Parts specific to a game travel inside: a move in its notation; a view, an event and a reading
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
    CreateTable, Created, Failed, Failure, GameInfo, GameOptions, Games, Health, Join, Joined, NewGuest, OpenTable,
    OpenTables, OptionInfo, PresetInfo, Program, Replay, ReplaySeat, ReplayStep, SeatWish, Welcome,
};
pub use phrase::Phrase;
pub use schema::schema;
pub use table::{Clock, Hands, Help, Phase, SeatInfo, Settings, TableInfo, Who, You, Youngest};
pub use text::{BadText, MoveId, Nonce, TableId, Token};
pub use to_client::{
    Called, Clocks, Done, Hello, Json, JudgedDraft, Made, MadeBy, Refused, Reveal, RevealedView, ToClient, Trouble,
    Update, Why, codes,
};
pub use to_server::{Move, Plan, ToServer, Try, Wanted};

/// Protocol version, raised whenever an old client could misunderstand. A client names it when connecting.
pub const PROTOCOL: u32 = 1;

/// Longest frame that is read; nobody needs to say more at once.
pub const LONGEST_FRAME: usize = 16 * 1024;

/// Upper bound on moves in a plan. The longest turn in Numberloor lays a whole hand card by card, rarely twenty.
pub const MAX_MOVES_IN_A_PLAN: usize = 64;
