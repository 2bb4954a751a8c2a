//! Inspection of an existing file, without changing it.

use std::path::Path;
use std::sync::LazyLock;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{ConnectOptions, Connection, SqlSafeStr, SqliteConnection};

use super::{CannotOpen, settings};

/// The files in `migrations/`, oldest first: version, description, SQL. Listed here rather than found by
/// `sqlx::migrate!`, because that macro compiles SQLite a second time, for the compiler's own use.
const FILES: [(i64, &str, &str); 3] = [
    (1, "tables games moves", include_str!("../../../migrations/0001_tables_games_moves.sql")),
    (2, "claims", include_str!("../../../migrations/0002_claims.sql")),
    (3, "drafts", include_str!("../../../migrations/0003_drafts.sql")),
];

pub static MIGRATIONS: LazyLock<Migrator> = LazyLock::new(|| {
    let migration = |(version, description, sql): (i64, &'static str, &'static str)| {
        Migration::new(version, description.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(FILES.into_iter().map(migration).collect())
});

pub fn known_version() -> i64 {
    MIGRATIONS.iter().map(|migration| migration.version).max().expect("there are migrations")
}

/// Returns the version of the database; `None` if the file is still empty.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn every_migration_file_is_listed_unchanged() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations");
        let found = Migrator::new(folder).await.expect("a folder of migrations");
        let told = |migrator: &Migrator| -> Vec<(i64, String, Vec<u8>)> {
            let all = migrator.iter();
            all.map(|each| (each.version, each.description.to_string(), each.checksum.to_vec())).collect()
        };
        assert_eq!(told(&MIGRATIONS), told(&found));
    }
}
