//! Files that only their owner may read: they hold the secrets of games in progress.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use super::CannotOpen;

/// Resolves links, so that two names of one file share a lock, and so that SQLite cannot mistake the path for one of
/// its special names (`:memory:`, `file:…`).
pub fn without_links(path: &Path) -> Result<PathBuf, CannotOpen> {
    match path.canonicalize() {
        Ok(there) if there.is_dir() => Err(CannotOpen::Folder),
        Ok(there) => Ok(there),
        Err(error) if error.kind() == ErrorKind::NotFound => {
            let name = path.file_name().ok_or(CannotOpen::Folder)?;
            let folder = match path.parent() {
                Some(folder) if !folder.as_os_str().is_empty() => folder,
                _ => Path::new("."),
            };
            match folder.canonicalize() {
                Ok(there) => Ok(there.join(name)),
                Err(_) => Err(CannotOpen::NoFolder(folder.to_owned())),
            }
        }
        Err(error) => Err(refused(path, error)),
    }
}

/// Takes the lock, which is held as long as the returned file is open. The server leaves the lock file in place when it
/// ends: the next server may just have locked it.
pub fn lock(path: &Path) -> Result<File, CannotOpen> {
    let path = beside(path, ".lock");
    let lock = private().create(true).open(&path).map_err(|error| refused(&path, error))?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(CannotOpen::InUse),
        Err(TryLockError::Error(error)) => Err(refused(&path, error)),
    }
}

/// Creates the file unless it exists, and returns whether it is new. Also checks the permission to write, because
/// SQLite would open a read-only file and fail only at the first move.
pub fn create_or_find(path: &Path) -> Result<bool, CannotOpen> {
    let created = match private().create_new(true).open(path) {
        Ok(_) => true,
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            private().open(path).map_err(|error| refused(path, error))?;
            false
        }
        Err(error) => return Err(refused(path, error)),
    };
    if created {
        sync_folder(path).map_err(|error| refused(path, error))?;
    }
    Ok(created)
}

/// Creates an empty file beside `path`, under an unused name.
pub fn create_beside(path: &Path, ending: &str) -> io::Result<PathBuf> {
    let mut copy = beside(path, ending);
    let mut others = 0;
    loop {
        match private().create_new(true).open(&copy) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                others += 1;
                copy = beside(path, &format!("{ending}.{others}"));
            }
            created => return created.map(|_| copy),
        }
    }
}

/// Flushes a file: SQLite does not flush what `VACUUM INTO` wrote.
pub fn sync(path: &Path) -> io::Result<()> {
    File::open(path)?.sync_all()?;
    sync_folder(path)
}

/// Flushes a folder: otherwise a power loss may lose the name of a new file.
fn sync_folder(path: &Path) -> io::Result<()> {
    match path.parent() {
        Some(folder) if cfg!(unix) => File::open(folder)?.sync_all(),
        _ => Ok(()),
    }
}

pub fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

/// Returns options that make new files private to their owner. SQLite gives `-wal` and `-shm` the same mode.
fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.read(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

fn refused(path: &Path, error: io::Error) -> CannotOpen {
    match error.kind() {
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => CannotOpen::NotAllowed(path.to_owned()),
        ErrorKind::IsADirectory => CannotOpen::Folder,
        _ => CannotOpen::Other(error.to_string()),
    }
}
