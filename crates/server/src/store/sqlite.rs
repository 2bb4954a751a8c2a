//! The store in a single SQLite file.
//!
//! A single writer drains the queue and commits it as one transaction, so that all tables with a move at the moment
//! share one flush of the disk. Readers have connections of their own.

mod batch;
mod cannot_open;
mod file;
mod insert;
mod look;
mod open;
mod read;
mod settings;
mod writer;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use reckon_protocol::TableId;
use sqlx::SqlitePool;
use tokio::sync::{mpsc, oneshot};

use super::{ClaimRow, DraftRow, GameKey, GameRow, Kept, MoveRow, NotKept, Store, TableRow};
use batch::{Answer, Request};

pub use cannot_open::CannotOpen;
pub use open::Opened;

/// Requests that may queue up before callers have to wait.
const LONGEST_QUEUE: usize = 1024;

pub struct Sqlite {
    requests: mpsc::Sender<Request>,
    readers: SqlitePool,
    keeping: Arc<AtomicBool>,
}

impl Sqlite {
    async fn ask<T>(&self, request: impl FnOnce(Answer<T>) -> Request) -> Result<T, NotKept> {
        let (answer, answered) = oneshot::channel();
        self.requests.send(request(answer)).await.map_err(|_| self.closed())?;
        answered.await.map_err(|_| self.closed())?
    }

    fn closed(&self) -> NotKept {
        self.keeping.store(false, Ordering::Relaxed);
        NotKept("the store is closed".to_owned())
    }
}

impl Store for Sqlite {
    fn save_table(&self, table: TableRow) -> Kept<'_, ()> {
        Box::pin(self.ask(|answer| Request::SaveTable(table, answer)))
    }

    fn load_table(&self, id: TableId) -> Kept<'_, Option<TableRow>> {
        Box::pin(read::table(&self.readers, id))
    }

    fn open_tables(&self, since_ms: i64, most: u32) -> Kept<'_, Vec<TableRow>> {
        Box::pin(read::open_tables(&self.readers, since_ms, most))
    }

    fn begin_game(&self, game: GameRow) -> Kept<'_, GameKey> {
        Box::pin(self.ask(|answer| Request::BeginGame(game, answer)))
    }

    fn load_game(&self, table: TableId, round: Option<u32>) -> Kept<'_, Option<(GameKey, GameRow)>> {
        Box::pin(read::game(&self.readers, table, round))
    }

    fn append(&self, row: MoveRow) -> Kept<'_, ()> {
        Box::pin(self.ask(|answer| Request::Append(row, answer)))
    }

    fn moves_of(&self, game: GameKey) -> Kept<'_, Vec<MoveRow>> {
        Box::pin(read::moves(&self.readers, game))
    }

    fn keep_draft(&self, draft: DraftRow) {
        // Moves matter more: if the queue is full, this draft is skipped.
        let _ = self.requests.try_send(Request::KeepDraft(draft));
    }

    fn drafts_of(&self, game: GameKey) -> Kept<'_, Vec<DraftRow>> {
        Box::pin(read::drafts(&self.readers, game))
    }

    fn note_claim(&self, claim: ClaimRow) {
        // Moves matter more: if the queue is full, the claim is not recorded.
        let _ = self.requests.try_send(Request::NoteClaim(claim));
    }

    fn is_keeping(&self) -> bool {
        self.keeping.load(Ordering::Relaxed)
    }

    fn try_to_keep(&self) -> Kept<'_, ()> {
        Box::pin(self.ask(Request::Try))
    }

    fn close(&self) -> Kept<'_, ()> {
        Box::pin(async {
            self.readers.close().await;
            let (answer, answered) = oneshot::channel();
            match self.requests.send(Request::Close(answer)).await {
                Ok(()) => answered.await.map_err(|_| self.closed())?,
                // Already closed.
                Err(_) => Ok(()),
            }
        })
    }
}
