//! How connections are opened.

use std::path::Path;
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, SqlitePool};

use super::file;

const MOST_READERS: u32 = 4;

/// 16 MB of log, then its pages go into the database. A page that many commits touched is written there once.
const CHECKPOINT_PAGES: &str = "4000";

/// Nobody else writes; but somebody may look at a running server's file with another program.
const PATIENCE: Duration = Duration::from_secs(5);

pub fn writer(path: &Path) -> SqliteConnectOptions {
    any(path)
        .journal_mode(SqliteJournalMode::Wal)
        // The log is flushed at every commit: what was answered survives the loss of power.
        .synchronous(SqliteSynchronous::Full)
        .pragma("wal_autocheckpoint", CHECKPOINT_PAGES)
        // What a refused statement takes back is remembered here, not in a file.
        .pragma("temp_store", "memory")
        // In KiB: the pages of all games that are being played.
        .pragma("cache_size", "-16000")
}

pub fn readers(path: &Path) -> SqlitePool {
    SqlitePoolOptions::new()
        .max_connections(MOST_READERS)
        .idle_timeout(None)
        .max_lifetime(None)
        // There is no network that could have gone away.
        .test_before_acquire(false)
        .connect_lazy_with(any(path).read_only(true))
}

/// Leaves no trace, not even the files that reading a log needs, unless there is a log.
pub fn onlooker(path: &Path) -> SqliteConnectOptions {
    any(path).read_only(true).immutable(!file::beside(path, "-wal").exists())
}

fn any(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new().filename(path).foreign_keys(true).busy_timeout(PATIENCE).disable_statement_logging()
}

/// SQLite's result code without what the extended codes add.
pub fn primary_code(error: &sqlx::Error) -> Option<i32> {
    let code: i32 = error.as_database_error()?.code()?.parse().ok()?;
    Some(code & 0xff)
}
