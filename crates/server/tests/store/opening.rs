//! The state of the file when the server starts.

use std::fs;
use std::path::Path;

use reckon_server::store::{CannotOpen, Sqlite, Store};
use sqlx::migrate::Migrator;
use sqlx::{Connection, SqliteConnection};

use super::{Folder, a_move, begin, connect, game, table, table_id};

async fn refusal(path: impl AsRef<Path>) -> CannotOpen {
    Sqlite::open(path).await.err().expect("it cannot be opened")
}

/// Returns the server's migrations, read from their folder.
async fn migrations() -> Migrator {
    Migrator::new(Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations")).await.expect("migrations")
}

async fn version(connection: &mut SqliteConnection) -> i64 {
    sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations").fetch_one(connection).await.expect("a version")
}

#[tokio::test]
async fn a_new_file_is_distinguished_from_an_existing_one() {
    let folder = Folder::new();
    let opened = Sqlite::open(folder.database()).await.expect("a store");
    assert!(opened.created);
    assert_eq!(opened.copied, None);
    opened.store.close().await.expect("closed");

    let opened = Sqlite::open(folder.database()).await.expect("a store");
    assert!(!opened.created);
    assert_eq!(opened.copied, None, "without a migration nothing is copied");
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_may_read_the_files() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new();
    let store = folder.open().await;
    begin(&store, 1).await;
    for ending in ["", "-wal", "-shm", ".lock"] {
        let file = folder.file(&format!("reckon.db{ending}"));
        let mode = fs::metadata(&file).expect("a file").permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "reckon.db{ending}");
    }
}

#[tokio::test]
async fn a_second_server_is_refused_until_the_first_has_closed() {
    let folder = Folder::new();
    let first = folder.open().await;
    let game = begin(&first, 1).await;
    assert!(matches!(refusal(folder.database()).await, CannotOpen::InUse));
    first.append(a_move(game, 1)).await.expect("the first still works");
    first.close().await.expect("closed");
    folder.open().await;
}

#[cfg(unix)]
#[tokio::test]
async fn another_name_of_the_same_file_is_the_same_file() {
    let folder = Folder::new();
    let _first = folder.open().await;
    std::os::unix::fs::symlink(folder.database(), folder.file("other.db")).expect("a link");
    assert!(matches!(refusal(folder.file("other.db")).await, CannotOpen::InUse));
}

#[tokio::test]
async fn a_newer_database_is_refused_and_not_touched() {
    let folder = Folder::new();
    let store = folder.open().await;
    begin(&store, 1).await;
    store.close().await.expect("closed");
    let mut newer = folder.connect().await;
    sqlx::query("INSERT INTO _sqlx_migrations VALUES (7, 'later', '2030-01-01', TRUE, X'00', 0)")
        .execute(&mut newer)
        .await
        .expect("a row");
    newer.close().await.expect("closed");

    let before = fs::read(folder.database()).expect("a file");
    let refused = refusal(folder.database()).await;
    assert!(matches!(refused, CannotOpen::Newer { there: 7, known: 3 }), "{refused}");
    assert_eq!(
        refused.to_string(),
        "the database was used by a newer version of this program (it has version 7, this program knows 3)"
    );
    assert!(fs::read(folder.database()).expect("a file") == before, "the file is unchanged");
    let mut names: Vec<_> =
        fs::read_dir(folder.file("")).expect("a folder").map(|entry| entry.expect("a file").file_name()).collect();
    names.sort();
    assert_eq!(names, ["reckon.db", "reckon.db.lock"], "there are no other files");
}

#[tokio::test]
async fn a_newer_database_that_was_not_closed_is_refused_as_well() {
    let folder = Folder::new();
    folder.open().await.close().await.expect("closed");
    let mut newer = folder.connect().await;
    sqlx::query("INSERT INTO _sqlx_migrations VALUES (7, 'later', '2030-01-01', TRUE, X'00', 0)")
        .execute(&mut newer)
        .await
        .expect("a row");
    // The row is only in the write-ahead log.
    let before = fs::read(folder.database()).expect("a file");
    assert!(matches!(refusal(folder.database()).await, CannotOpen::Newer { there: 7, known: 3 }));
    assert!(fs::read(folder.database()).expect("a file") == before, "the file is unchanged");
}

/// Creates a database of version 1 with a table, a game and two moves.
async fn make_older(folder: &Folder) {
    let mut older = folder.connect().await;
    migrations().await.run_to(1, &mut older).await.expect("the first version");
    let id = table_id(1);
    let sql = "INSERT INTO tables VALUES (?, 'numero', '1-15, seats 2', '1r 2r 3r', '{\"seats\":[\"Ada\",null]}', ?, 1, 1001)";
    sqlx::query(sql).bind(id.as_str()).bind(&[1_u8; 32][..]).execute(&mut older).await.expect("a table");
    sqlx::query("INSERT INTO games VALUES (8, ?, 1, ?, ?, '[\"Ada\",\"Ben\"]', 5000)")
        .bind(id.as_str())
        .bind(&[101_u8; 32][..])
        .bind([[1_u8; 32], [2; 32]].concat())
        .execute(&mut older)
        .await
        .expect("a game");
    sqlx::query("INSERT INTO moves VALUES (8, 1, 1, 'id-1', 'take 1b: 10r-2 + 5b-4', 10), (8, 2, 0, 'id-2', 'take 2b: 10r-2 + 5b-4', 20)")
        .execute(&mut older)
        .await
        .expect("moves");
    older.close().await.expect("closed");
}

#[tokio::test]
async fn an_older_database_is_copied_and_then_changed() {
    let folder = Folder::new();
    make_older(&folder).await;
    // An earlier copy is not overwritten.
    let taken = folder.file("reckon.db.before-3");
    fs::write(&taken, "of another day").expect("a file");

    let opened = Sqlite::open(folder.database()).await.expect("a store");
    let copy = opened.copied.expect("a copy");
    assert_eq!(copy.file_name().expect("a name"), "reckon.db.before-3.1");
    assert_eq!(fs::read(&taken).expect("a file"), b"of another day");
    let (key, found) = opened.store.load_game(table_id(1), None).await.expect("a readable file").expect("the game");
    assert_eq!((key.0, found), (8, game(1, 1)));
    assert_eq!(opened.store.load_table(table_id(1)).await, Ok(Some(table(1))));
    assert_eq!(opened.store.moves_of(key).await, Ok(vec![a_move(key, 1), a_move(key, 2)]));
    opened.store.append(a_move(key, 3)).await.expect("the game continues");
    opened.store.close().await.expect("closed");
    assert_eq!(version(&mut folder.connect().await).await, 3);

    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(fs::metadata(&copy).expect("a file").permissions().mode() & 0o777, 0o600);
    }
    let mut copy = connect(copy).await;
    assert_eq!(version(&mut copy).await, 1);
    let moves: i64 = sqlx::query_scalar("SELECT count(*) FROM moves").fetch_one(&mut copy).await.expect("moves");
    assert_eq!(moves, 2);
    let sound: String = sqlx::query_scalar("PRAGMA integrity_check").fetch_one(&mut copy).await.expect("a check");
    assert_eq!(sound, "ok");
}

#[tokio::test]
async fn a_file_that_is_not_a_database_is_left_unchanged() {
    let folder = Folder::new();
    for text in ["hello", &"a longer text ".repeat(1_000)] {
        fs::write(folder.database(), text).expect("a file");
        let refused = refusal(folder.database()).await;
        assert_eq!(refused.to_string(), "the file is not a database of SQLite");
        assert_eq!(fs::read_to_string(folder.database()).expect("a file"), text);
    }
}

#[tokio::test]
async fn a_database_of_another_program_is_left_unchanged() {
    let folder = Folder::new();
    let mut other = folder.connect().await;
    sqlx::query("CREATE TABLE recipes (name TEXT)").execute(&mut other).await.expect("a table");
    other.close().await.expect("closed");
    let before = fs::read(folder.database()).expect("a file");
    assert_eq!(refusal(folder.database()).await.to_string(), "the file is a database of another program");
    assert!(fs::read(folder.database()).expect("a file") == before, "the file is unchanged");
}

#[tokio::test]
async fn a_history_that_differs_is_refused() {
    let folder = Folder::new();
    folder.open().await.close().await.expect("closed");
    let mut changed = folder.connect().await;
    sqlx::query("UPDATE _sqlx_migrations SET checksum = X'00' WHERE version = 1")
        .execute(&mut changed)
        .await
        .expect("a row");
    changed.close().await.expect("closed");
    assert!(matches!(refusal(folder.database()).await, CannotOpen::Unlike { version: 1 }));
}

#[tokio::test]
async fn impossible_paths_are_reported_in_a_sentence() {
    let folder = Folder::new();
    let not_a_file = refusal(folder.file("")).await;
    assert_eq!(not_a_file.to_string(), "the path is a folder, not a file");

    let missing = refusal(folder.file("missing/reckon.db")).await.to_string();
    assert!(missing.starts_with("the folder ") && missing.ends_with("missing does not exist"), "{missing}");

    fs::write(folder.file("file"), "").expect("a file");
    refusal(folder.file("file/reckon.db")).await;
    refusal("").await;
}

/// Names that have a special meaning for SQLite are file names here.
#[tokio::test]
async fn special_names_of_sqlite_are_names_of_files() {
    let folder = Folder::new();
    for name in [":memory:", "file:x?mode=memory", "with 'quotes' and ?%41"] {
        let store = Sqlite::open(folder.file(name)).await.expect("a store").store;
        begin(&store, 1).await;
        store.close().await.expect("closed");
        assert!(fs::metadata(folder.file(name)).expect("a file").len() > 0, "{name}");
    }
}
