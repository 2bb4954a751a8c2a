//! The store in a single SQLite file.
//!
//! A single writer drains the queue and commits it as one transaction, so that moves that arrive together
//! from different tables share one disk flush. Readers have connections of their own.

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

use super::{ClaimRow, DraftRow, GameKey, GameRow, MoveRow, Store, StoreError, StoreFuture, TableRow};
use batch::{Answer, Request};

pub use cannot_open::CannotOpen;
pub use open::Opened;

/// Requests that may queue up before callers have to wait.
const LONGEST_QUEUE: usize = 1024;

pub struct Sqlite {
    requests: mpsc::Sender<Request>,
    readers: SqlitePool,
    /// Whether writes are succeeding; shared with the writer.
    keeping: Arc<AtomicBool>,
}

impl Sqlite {
    async fn ask<T>(&self, request: impl FnOnce(Answer<T>) -> Request) -> Result<T, StoreError> {
        let (answer, answered) = oneshot::channel();
        self.requests.send(request(answer)).await.map_err(|_| self.closed())?;
        answered.await.map_err(|_| self.closed())?
    }

    fn closed(&self) -> StoreError {
        self.keeping.store(false, Ordering::Relaxed);
        StoreError("the store is closed".to_owned())
    }
}

impl Store for Sqlite {
    fn save_table(&self, table: TableRow) -> StoreFuture<'_, ()> {
        Box::pin(self.ask(|answer| Request::SaveTable(table, answer)))
    }

    fn load_table(&self, id: TableId) -> StoreFuture<'_, Option<TableRow>> {
        Box::pin(read::table(&self.readers, id))
    }

    fn open_tables(&self, since_ms: i64, most: u32) -> StoreFuture<'_, Vec<TableRow>> {
        Box::pin(read::open_tables(&self.readers, since_ms, most))
    }

    fn begin_game(&self, game: GameRow) -> StoreFuture<'_, GameKey> {
        Box::pin(self.ask(|answer| Request::BeginGame(game, answer)))
    }

    fn load_game(&self, table: TableId, round: Option<u32>) -> StoreFuture<'_, Option<(GameKey, GameRow)>> {
        Box::pin(read::game(&self.readers, table, round))
    }

    fn append(&self, row: MoveRow) -> StoreFuture<'_, ()> {
        Box::pin(self.ask(|answer| Request::Append(row, answer)))
    }

    fn moves_of(&self, game: GameKey) -> StoreFuture<'_, Vec<MoveRow>> {
        Box::pin(read::moves(&self.readers, game))
    }

    fn keep_draft(&self, draft: DraftRow) {
        // Moves matter more: if the queue is full, this draft is skipped.
        let _ = self.requests.try_send(Request::KeepDraft(draft));
    }

    fn drafts_of(&self, game: GameKey) -> StoreFuture<'_, Vec<DraftRow>> {
        Box::pin(read::drafts(&self.readers, game))
    }

    fn note_claim(&self, claim: ClaimRow) {
        // Moves matter more: if the queue is full, the claim is not recorded.
        let _ = self.requests.try_send(Request::NoteClaim(claim));
    }

    fn is_writable(&self) -> bool {
        self.keeping.load(Ordering::Relaxed)
    }

    fn try_writing(&self) -> StoreFuture<'_, ()> {
        Box::pin(self.ask(Request::Try))
    }

    fn close(&self) -> StoreFuture<'_, ()> {
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
