//! Durable storage: tables, games, and every move of every game.
//!
//! A write counts as done only once it would survive a power cut. Moves are only ever added.

mod sqlite;

use std::fmt::{self, Debug};
use std::future::Future;
use std::pin::Pin;

use reckon_protocol::TableId;
use reckon_rules::game::Seat;

pub use sqlite::{CannotOpen, Opened, Sqlite};

/// A table as stored. Fields that only the server's own code reads are JSON.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    pub id: TableId,
    /// Name of the game in records.
    pub game: String,
    /// Options on one line.
    pub options: String,
    /// Every card, if the table plays with its own pack.
    pub cards: Option<String>,
    /// Settings and seating.
    pub state: String,
    pub next_secret: Secret,
    /// Whether it appears in the list of open tables until a game begins.
    pub listed: bool,
    /// Milliseconds since 1970.
    pub touched_ms: i64,
}

/// A game as stored when it began.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameRow {
    pub table: TableId,
    /// Number of the game at its table, from 1.
    pub round: u32,
    pub secret: Secret,
    /// One nonce per seat.
    pub nonces: Vec<[u8; 32]>,
    /// Seating, as JSON.
    pub players: String,
    pub began_ms: i64,
}

/// The store's key for a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct GameKey(pub i64);

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveRow {
    pub game: GameKey,
    /// Number of the move in its game, from 1.
    pub v: u32,
    pub seat: Seat,
    /// Id given by the client; the table's own moves have none.
    pub id: Option<String>,
    /// The move in the game's notation.
    pub text: String,
    /// Time that it took off the seat's clock, in milliseconds.
    pub spent_ms: u32,
}

/// A seat's draft. Each replaces the one before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DraftRow {
    pub game: GameKey,
    pub seat: Seat,
    /// Number of moves played when it was made.
    pub v: u32,
    /// The draft in the game's own format.
    pub text: String,
}

/// Measurements of one claim. A fairer ruling on who was first would need them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClaimRow {
    pub game: GameKey,
    /// Number of moves played when it arrived.
    pub v: u32,
    pub race: u32,
    pub seat: Seat,
    pub in_time: bool,
    /// Time from writing the frame with the race to the seat's socket until the claim arrived, in microseconds.
    pub reaction_us: Option<i64>,
    /// Shortest round trip of that socket in the last minute, in microseconds.
    pub trip_us: Option<i64>,
    /// Milliseconds since 1970.
    pub arrived_ms: i64,
}

/// 32 bytes that help to determine the deal, so `Debug` does not show them.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret(pub [u8; 32]);

impl Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

/// Reason why something could not be stored or read back. For the log: clients get a sentence.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct StoreError(pub String);

pub type StoreFuture<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Storage in which a write is durable once its future yields `Ok`; after an `Err` it did not happen.
pub trait Store: Send + Sync + 'static {
    /// Saves a new table, or the current state of an existing one.
    fn save_table(&self, table: TableRow) -> StoreFuture<'_, ()>;

    fn load_table(&self, id: TableId) -> StoreFuture<'_, Option<TableRow>>;

    /// Returns listed tables at which no game has begun and which were touched since `since_ms`, newest first.
    fn open_tables(&self, since_ms: i64, most: u32) -> StoreFuture<'_, Vec<TableRow>>;

    fn begin_game(&self, game: GameRow) -> StoreFuture<'_, GameKey>;

    /// Returns the table's game with this number, or its latest game if no number is given.
    fn load_game(&self, table: TableId, round: Option<u32>) -> StoreFuture<'_, Option<(GameKey, GameRow)>>;

    /// Adds a move; fails if the game already has one with this number.
    fn append(&self, row: MoveRow) -> StoreFuture<'_, ()>;

    /// Returns the moves of a game in order.
    fn moves_of(&self, game: GameKey) -> StoreFuture<'_, Vec<MoveRow>>;

    /// Stores a draft without waiting. It may be lost: drafts come with no guarantee.
    fn keep_draft(&self, draft: DraftRow);

    /// Returns the latest draft of each seat that has one.
    fn drafts_of(&self, game: GameKey) -> StoreFuture<'_, Vec<DraftRow>>;

    /// Stores measurements without waiting. They may be lost.
    fn note_claim(&self, claim: ClaimRow);

    /// Returns whether the last attempt to write succeeded.
    fn is_writable(&self) -> bool;

    /// Makes a write that changes nothing, to see whether writing works.
    fn try_writing(&self) -> StoreFuture<'_, ()>;

    /// Finishes every pending write and closes the file cleanly.
    fn close(&self) -> StoreFuture<'_, ()>;
}
