//! The writer task, which owns the only connection that writes.

use std::fs::File;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use tokio::sync::mpsc;
use tracing::{info, warn};

use super::batch::{Batch, Outcomes, Request};
use super::insert::{self, Moves};
use super::settings;
use crate::store::StoreError;

/// Upper bound on requests per commit.
const LARGEST_BATCH: usize = 512;

pub struct Writer {
    options: SqliteConnectOptions,
    /// `None` after an error that made it unusable, until the next batch.
    connection: Option<SqliteConnection>,
    moves: Moves,
    keeping: Arc<AtomicBool>,
    /// Declared after the connection, so that it is released after it.
    lock: File,
}

impl Writer {
    pub fn new(path: &Path, connection: SqliteConnection, keeping: Arc<AtomicBool>, lock: File) -> Writer {
        let moves = Moves::up_to(LARGEST_BATCH);
        Writer { options: settings::writer(path), connection: Some(connection), moves, keeping, lock }
    }

    /// Runs until the store is closed or dropped.
    pub async fn run(mut self, mut requests: mpsc::Receiver<Request>) {
        let mut waiting = Vec::with_capacity(LARGEST_BATCH);
        let mut closing = Vec::new();
        while requests.recv_many(&mut waiting, LARGEST_BATCH).await > 0 {
            let mut batch = Batch::default();
            waiting.drain(..).for_each(|request| batch.add(request));
            if !batch.closing.is_empty() {
                // Requests already in the queue are still served.
                requests.close();
                closing.append(&mut batch.closing);
            }
            self.keep(batch).await;
        }
        let closed = self.close().await;
        for answer in closing {
            let _ = answer.send(closed.clone());
        }
    }

    /// Commits the batch, then answers every caller.
    async fn keep(&mut self, batch: Batch) {
        let rows = batch.len();
        if rows == 0 {
            return;
        }
        let begun = Instant::now();
        match self.try_keep(&batch).await {
            Ok(outcomes) => {
                metrics::counter!("reckon_commits_total").increment(1);
                metrics::histogram!("reckon_commit_seconds").record(begun.elapsed());
                metrics::histogram!("reckon_commit_rows").record(rows as f64);
                let refused = outcomes.refused();
                if refused > 0 {
                    count_not_kept(refused);
                    warn!(refused, rows, "rows were refused for what they say");
                }
                // An empty commit proves nothing about the disk.
                if refused < rows && !self.keeping.swap(true, Ordering::Relaxed) {
                    info!("the store keeps again");
                }
                batch.answer(outcomes);
            }
            Err(error) => {
                count_not_kept(rows);
                self.keeping.store(false, Ordering::Relaxed);
                warn!(rows, %error, "nothing of a batch was kept");
                self.take_back().await;
                batch.refuse(&StoreError(error.to_string()));
            }
        }
    }

    async fn try_keep(&mut self, batch: &Batch) -> sqlx::Result<Outcomes> {
        let connection = match &mut self.connection {
            Some(connection) => connection,
            none => none.insert(self.options.connect().await?),
        };
        sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await?;
        let outcomes = Outcomes {
            tables: insert::tables(connection, &batch.tables.rows).await?,
            games: insert::games(connection, &batch.games.rows).await?,
            moves: self.moves.insert(connection, &batch.moves.rows).await?,
            drafts: insert::drafts(connection, &batch.drafts).await?,
            claims: insert::claims(connection, &batch.claims).await?,
        };
        if !batch.tries.rows.is_empty() {
            write_nothing(connection).await?;
        }
        sqlx::query("COMMIT").execute(connection).await?;
        Ok(outcomes)
    }

    /// Makes sure that a failed batch is never applied after all. If only the flush of a commit failed, its pages are
    /// in the log, and recovery after a crash would treat them as committed, so they are overwritten. A connection that
    /// cannot do that is dropped, and the next batch opens another.
    async fn take_back(&mut self) {
        let Some(mut connection) = self.connection.take() else { return };
        // SQLite may already have rolled back on its own, and then reports that there is nothing to roll back.
        let _ = sqlx::query("ROLLBACK").execute(&mut connection).await;
        match write_nothing(&mut connection).await {
            Ok(()) => self.connection = Some(connection),
            Err(error) => warn!(%error, "the connection is given up"),
        }
    }

    /// Moves the log into the database and frees the file for the next server.
    async fn close(self) -> Result<(), StoreError> {
        let closed = checkpoint_and_close(self.connection, &self.options).await;
        drop(self.lock);
        closed.map_err(|error| StoreError(error.to_string()))
    }
}

/// Performs a write that changes nothing: nobody reads this number.
async fn write_nothing(connection: &mut SqliteConnection) -> sqlx::Result<()> {
    sqlx::query("PRAGMA user_version = 0").execute(connection).await.map(|_| ())
}

async fn checkpoint_and_close(
    connection: Option<SqliteConnection>,
    options: &SqliteConnectOptions,
) -> sqlx::Result<()> {
    let mut connection = match connection {
        Some(connection) => connection,
        None => options.connect().await?,
    };
    // If another program is still reading, the log stays beside the database; nothing is lost.
    sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut connection).await?;
    connection.close().await
}

fn count_not_kept(rows: usize) {
    metrics::counter!("reckon_not_kept_total").increment(rows as u64);
}

#[cfg(test)]
mod tests;
