//! Connection settings.

use std::path::Path;
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, SqlitePool};

use super::file;

const MAX_READERS: u32 = 4;

/// Size of the write-ahead log (16 MB) at which its pages are moved to the database. A page that many commits touched
/// is written there only once.
const CHECKPOINT_PAGES: &str = "4000";

/// Busy timeout: nobody else writes, but another program may be looking at a running server's file.
const PATIENCE: Duration = Duration::from_secs(5);

pub fn writer(path: &Path) -> SqliteConnectOptions {
    any(path)
        .journal_mode(SqliteJournalMode::Wal)
        // The log is flushed at every commit: what was acknowledged survives a loss of power.
        .synchronous(SqliteSynchronous::Full)
        .pragma("wal_autocheckpoint", CHECKPOINT_PAGES)
        // The undo data of a refused statement stays in memory, not in a file.
        .pragma("temp_store", "memory")
        // In KiB: enough for the pages of all games in progress.
        .pragma("cache_size", "-16000")
}

pub fn readers(path: &Path) -> SqlitePool {
    SqlitePoolOptions::new()
        .max_connections(MAX_READERS)
        .idle_timeout(None)
        .max_lifetime(None)
        // There is no network connection to lose.
        .test_before_acquire(false)
        .connect_lazy_with(any(path).read_only(true))
}

/// Returns options for reading a file without leaving a trace. Only if there is a log does SQLite create the files that
/// reading it needs.
pub fn onlooker(path: &Path) -> SqliteConnectOptions {
    any(path).read_only(true).immutable(!file::beside(path, "-wal").exists())
}

fn any(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new().filename(path).foreign_keys(true).busy_timeout(PATIENCE).disable_statement_logging()
}

/// Returns SQLite's result code without the extended bits.
pub fn primary_code(error: &sqlx::Error) -> Option<i32> {
    let code: i32 = error.as_database_error()?.code()?.parse().ok()?;
    Some(code & 0xff)
}
