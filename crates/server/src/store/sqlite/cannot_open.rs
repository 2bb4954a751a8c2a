use std::path::PathBuf;

use sqlx::migrate::MigrateError;

/// Reason that the store cannot be opened. The caller adds the name of the file.
#[derive(Debug, thiserror::Error)]
pub enum CannotOpen {
    #[error("the database is in use by another server")]
    InUse,
    #[error(
        "the database was used by a newer version of this program (it has version {there}, this program knows {known})"
    )]
    Newer { there: i64, known: i64 },
    #[error("the file is not a database of SQLite")]
    NotADatabase,
    #[error("the file is a database of another program")]
    OfAnotherProgram,
    #[error("version {version} of the database is not the one that this program knows")]
    Unlike { version: i64 },
    #[error("the path is a folder, not a file")]
    Folder,
    #[error("the folder {} does not exist", .0.display())]
    NoFolder(PathBuf),
    #[error("no permission to read and write {}", .0.display())]
    NotAllowed(PathBuf),
    #[error(
        "the database is from an older version and could not be copied before the change, so it was left alone: {0}"
    )]
    NotCopied(String),
    #[error("the database is from an older version and could not be changed: {0}")]
    NotMigrated(#[from] MigrateError),
    #[error("the database cannot be opened: {0}")]
    Other(String),
}

/// Primary result codes of SQLite.
const CORRUPT: i32 = 11;
const NOT_A_DATABASE: i32 = 26;

impl From<sqlx::Error> for CannotOpen {
    fn from(error: sqlx::Error) -> CannotOpen {
        match super::settings::primary_code(&error) {
            Some(NOT_A_DATABASE) => CannotOpen::NotADatabase,
            Some(CORRUPT) => CannotOpen::Other("the file is damaged".to_owned()),
            _ => CannotOpen::Other(error.to_string()),
        }
    }
}
