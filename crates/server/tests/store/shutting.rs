//! The end of a server, orderly or not.

use std::fs;
use std::time::Duration;

use futures_util::future::join_all;
use reckon_server::store::{Sqlite, Store, StoreError};

use super::{Folder, a_move, begin, claim, game, table, table_id};

#[tokio::test]
async fn queued_requests_are_written_when_the_store_closes() {
    let folder = Folder::new();
    let store = folder.open().await;
    let key = begin(&store, 1).await;
    let appending = join_all((1..=700).map(|v| store.append(a_move(key, v))));
    // Tokio would preempt this many requests after a while, and some would come after the close.
    let (kept, closed) = tokio::task::unconstrained(async { tokio::join!(appending, store.close()) }).await;
    closed.expect("closed");
    assert!(kept.iter().all(Result::is_ok));

    assert!(!folder.file("reckon.db-wal").exists(), "the log has been merged into the database");
    let again = folder.open().await;
    assert_eq!(again.load_table(table_id(1)).await, Ok(Some(table(1))));
    assert_eq!(again.load_game(table_id(1), None).await, Ok(Some((key, game(1, 1)))));
    assert_eq!(again.moves_of(key).await, Ok((1..=700).map(|v| a_move(key, v)).collect()));
}

#[tokio::test]
async fn a_closed_store_says_so_and_closes_twice() {
    let folder = Folder::new();
    let store = folder.open().await;
    let key = begin(&store, 1).await;
    store.close().await.expect("closed");
    assert_eq!(store.append(a_move(key, 1)).await, Err(StoreError("the store is closed".to_owned())));
    store.load_table(table_id(1)).await.expect_err("a closed store is not read");
    store.close().await.expect("already closed");
    assert!(!store.is_writable());
}

#[test]
fn acknowledged_moves_survive_the_end_of_the_runtime() {
    let folder = Folder::new();
    let runtime = || tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");

    let first = runtime();
    let key = first.block_on(async {
        let store = folder.open().await;
        let key = begin(&store, 1).await;
        for v in 1..=20 {
            store.append(a_move(key, v)).await.expect("a move");
        }
        // Nobody waits for this one.
        store.note_claim(claim(key));
        std::mem::forget(store);
        key
    });
    drop(first);

    let found = runtime().block_on(async { folder.open().await.moves_of(key).await });
    assert_eq!(found, Ok((1..=20).map(|v| a_move(key, v)).collect()));
}

#[tokio::test]
async fn a_dropped_store_releases_its_file() {
    let folder = Folder::new();
    let store = folder.open().await;
    let key = begin(&store, 1).await;
    store.append(a_move(key, 1)).await.expect("a move");
    drop(store);
    let mut tries = 0;
    let again = loop {
        match Sqlite::open(folder.database()).await {
            Ok(opened) => break opened.store,
            Err(_) if tries < 200 => tries += 1,
            Err(error) => panic!("{error}"),
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    };
    assert_eq!(again.moves_of(key).await, Ok(vec![a_move(key, 1)]));
}

/// Files as a crash leaves them, with the log beside the database, are complete.
#[tokio::test]
async fn a_copy_of_a_running_servers_files_has_everything_acknowledged() {
    let folder = Folder::new();
    let store = folder.open().await;
    let key = begin(&store, 1).await;
    store.append(a_move(key, 1)).await.expect("a move");

    let crashed = Folder::new();
    for ending in ["", "-wal"] {
        let name = format!("reckon.db{ending}");
        fs::copy(folder.file(&name), crashed.file(&name)).expect("a copy");
    }
    let found = crashed.open().await.moves_of(key).await;
    assert_eq!(found, Ok(vec![a_move(key, 1)]));
}
