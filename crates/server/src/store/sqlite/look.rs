//! What an existing file holds, found out without changing it.

use std::path::Path;

use sqlx::migrate::Migrator;
use sqlx::{ConnectOptions, Connection, SqliteConnection};

use super::{CannotOpen, settings};

pub static MIGRATIONS: Migrator = sqlx::migrate!();

pub fn known_version() -> i64 {
    MIGRATIONS.iter().map(|migration| migration.version).max().expect("there are migrations")
}

/// The version of the database; none where the file is still empty.
pub async fn version(path: &Path) -> Result<Option<i64>, CannotOpen> {
    let mut connection = settings::onlooker(path).connect().await?;
    let version = version_in(&mut connection).await;
    connection.close().await?;
    version
}

async fn version_in(connection: &mut SqliteConnection) -> Result<Option<i64>, CannotOpen> {
    let names: Vec<String> =
        sqlx::query_scalar("SELECT name FROM sqlite_schema WHERE type = 'table'").fetch_all(&mut *connection).await?;
    if names.is_empty() {
        return Ok(None);
    }
    if !names.contains(&MIGRATIONS.table_name.to_string()) {
        return Err(CannotOpen::OfAnotherProgram);
    }
    let applied: Vec<(i64, Vec<u8>)> =
        sqlx::query_as("SELECT version, checksum FROM _sqlx_migrations ORDER BY version").fetch_all(connection).await?;
    if let Some(&(there, _)) = applied.iter().rfind(|(version, _)| !MIGRATIONS.version_exists(*version)) {
        return Err(CannotOpen::Newer { there, known: known_version() });
    }
    for (version, checksum) in &applied {
        let known = MIGRATIONS.iter().find(|migration| migration.version == *version);
        if known.is_some_and(|migration| migration.checksum.as_ref() != checksum.as_slice()) {
            return Err(CannotOpen::Unlike { version: *version });
        }
    }
    Ok(applied.last().map(|(version, _)| *version))
}
