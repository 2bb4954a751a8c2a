//! What the server keeps: tables, games, and every move of every game.
//!
//! A write is done when it would survive the loss of power, not before. Moves are only ever added.

mod sqlite;

use std::fmt::{self, Debug};
use std::future::Future;
use std::pin::Pin;

use reckon_protocol::TableId;
use reckon_rules::game::Seat;

pub use sqlite::{CannotOpen, Opened, Sqlite};

/// A table as it is kept. What only the server's own code reads is JSON.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    pub id: TableId,
    /// As records name it.
    pub game: String,
    /// The options in one line.
    pub options: String,
    /// Every card, where the pack is not the usual one.
    pub cards: Option<String>,
    /// The settings and who sits where.
    pub state: String,
    pub next_secret: Secret,
    /// Stands in the open list, as long as no game has begun.
    pub listed: bool,
    /// Milliseconds since 1970.
    pub touched_ms: i64,
}

/// A game as it began.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameRow {
    pub table: TableId,
    /// Which game of the table, from 1.
    pub round: u32,
    pub secret: Secret,
    /// One for each seat.
    pub nonces: Vec<[u8; 32]>,
    /// Who sat where, as JSON.
    pub players: String,
    pub began_ms: i64,
}

/// What the store calls a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct GameKey(pub i64);

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveRow {
    pub game: GameKey,
    /// Which move of the game, from 1.
    pub v: u32,
    pub seat: Seat,
    /// The client's name for it; the table's own moves have none.
    pub id: Option<String>,
    /// In the notation of the game.
    pub text: String,
    /// How much of the seat's time it took, in milliseconds.
    pub spent_ms: u32,
}

/// What a seat has arranged. Each takes the place of the one before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DraftRow {
    pub game: GameKey,
    pub seat: Seat,
    /// How many moves had been played.
    pub v: u32,
    /// As the game writes it.
    pub text: String,
}

/// What a fairer judgement of who was first would need to know about one claim.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClaimRow {
    pub game: GameKey,
    /// How many moves had been played when it arrived.
    pub v: u32,
    pub race: u32,
    pub seat: Seat,
    pub in_time: bool,
    /// From the moment that the frame with the race was written to the seat's socket until the claim arrived, in
    /// microseconds.
    pub reaction_us: Option<i64>,
    /// The smallest round trip of that socket in the last minute, in microseconds.
    pub trip_us: Option<i64>,
    /// Milliseconds since 1970.
    pub arrived_ms: i64,
}

/// 32 bytes that decide every card, so `Debug` does not show them.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret(pub [u8; 32]);

impl Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

/// Why something could not be kept, or not be found again. For the log: clients are told a sentence.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct NotKept(pub String);

pub type Kept<'a, T> = Pin<Box<dyn Future<Output = Result<T, NotKept>> + Send + 'a>>;

/// A write is durable when its future is ready with `Ok`; after an `Err` it did not happen.
pub trait Store: Send + Sync + 'static {
    /// A new table, or the same one as it is now.
    fn save_table(&self, table: TableRow) -> Kept<'_, ()>;

    fn load_table(&self, id: TableId) -> Kept<'_, Option<TableRow>>;

    /// Tables of the open list where no game has begun and that were touched since then, the newest first.
    fn open_tables(&self, since_ms: i64, most: u32) -> Kept<'_, Vec<TableRow>>;

    fn begin_game(&self, game: GameRow) -> Kept<'_, GameKey>;

    /// The game of a table that has this number; the last one without a number.
    fn load_game(&self, table: TableId, round: Option<u32>) -> Kept<'_, Option<(GameKey, GameRow)>>;

    /// Fails where the game has a move with this number.
    fn append(&self, row: MoveRow) -> Kept<'_, ()>;

    /// In their order.
    fn moves_of(&self, game: GameKey) -> Kept<'_, Vec<MoveRow>>;

    /// Nobody waits for it, and it may be lost: a draft is no promise.
    fn keep_draft(&self, draft: DraftRow);

    /// The last one of each seat that has one.
    fn drafts_of(&self, game: GameKey) -> Kept<'_, Vec<DraftRow>>;

    /// Numbers for later. Nobody waits for them, and they may be lost.
    fn note_claim(&self, claim: ClaimRow);

    /// Whether the last attempt to write succeeded.
    fn is_keeping(&self) -> bool;

    /// Writes something of no account, to see whether anything can be kept.
    fn try_to_keep(&self) -> Kept<'_, ()>;

    /// Everything that was asked for is written, and the file is in order.
    fn close(&self) -> Kept<'_, ()>;
}
