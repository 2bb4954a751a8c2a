use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use sqlx::{ConnectOptions, SqliteConnection};
use tokio::sync::mpsc;

use super::look::{self, MIGRATIONS};
use super::writer::Writer;
use super::{CannotOpen, LONGEST_QUEUE, Sqlite, file, settings};

pub struct Opened {
    pub store: Sqlite,
    /// Whether the file is new.
    pub created: bool,
    /// Copy of an older database, made before it was upgraded.
    pub copied: Option<PathBuf>,
}

impl Sqlite {
    /// Opens the store. Must be called in a tokio runtime, which then runs the writer task.
    pub async fn open(path: impl AsRef<Path>) -> Result<Opened, CannotOpen> {
        let path = file::without_links(path.as_ref())?;
        let lock = file::lock(&path)?;
        let created = file::create_or_find(&path)?;
        let version = look::version(&path).await?;

        let mut connection = settings::writer(&path).connect().await?;
        let copied = match version {
            Some(version) if version < look::known_version() => Some(copy(&mut connection, &path).await?),
            _ => None,
        };
        MIGRATIONS.run(&mut connection).await?;

        let (requests, waiting) = mpsc::channel(LONGEST_QUEUE);
        let keeping = Arc::new(AtomicBool::new(true));
        tokio::spawn(Writer::new(&path, connection, keeping.clone(), lock).run(waiting));
        let store = Sqlite { requests, readers: settings::readers(&path), keeping };
        Ok(Opened { store, created, copied })
    }
}

async fn copy(connection: &mut SqliteConnection, path: &Path) -> Result<PathBuf, CannotOpen> {
    let refused = |error: &dyn std::error::Error| CannotOpen::NotCopied(error.to_string());
    let ending = format!(".before-{}", look::known_version());
    let copy = file::create_beside(path, &ending).map_err(|error| refused(&error))?;
    let name = copy.to_str().ok_or_else(|| CannotOpen::NotCopied("the path is not in Unicode".to_owned()))?;

    let copied = sqlx::query("VACUUM INTO ?").bind(name).execute(connection).await;
    if let Err(error) = copied {
        // The copy is empty or incomplete.
        let _ = fs::remove_file(&copy);
        return Err(refused(&error));
    }
    file::sync(&copy).map_err(|error| refused(&error))?;
    Ok(copy)
}
