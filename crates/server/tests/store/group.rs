//! Several writers at the same time.

use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt;
use futures_util::future::join_all;
use reckon_server::store::{GameKey, Store};

use super::{Folder, a_move, begin, claim, table, table_id};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn concurrent_appends_of_many_tables_are_stored_once_each() {
    const TABLES: u8 = 30;
    const MOVES: u32 = 40;
    let folder = Folder::new();
    let store = Arc::new(folder.open().await);
    let mut games = Vec::new();
    for number in 0..TABLES {
        games.push(begin(&store, number).await);
    }
    let playing = games.iter().map(|&game| {
        let store = store.clone();
        tokio::spawn(async move {
            for v in 1..=MOVES {
                store.append(a_move(game, v)).await.expect("a move");
            }
        })
    });
    for played in join_all(playing.collect::<Vec<_>>()).await {
        played.expect("no panic");
    }
    for game in games {
        assert_eq!(store.moves_of(game).await, Ok((1..=MOVES).map(|v| a_move(game, v)).collect()));
    }
}

/// Batches larger than a commit and not a power of two exercise every way to write.
#[tokio::test]
async fn any_number_of_moves_is_written_at_once() {
    let folder = Folder::new();
    let store = folder.open().await;
    let mut expected = Vec::new();
    let game = begin(&store, 1).await;
    for many in [1, 2, 3, 7, 63, 511, 513, 1_300] {
        let first = expected.len() as u32 + 1;
        let rows: Vec<_> = (first..first + many).map(|v| a_move(game, v)).collect();
        let kept = join_all(rows.iter().map(|row| store.append(row.clone()))).await;
        assert!(kept.iter().all(Result::is_ok));
        expected.extend(rows);
        assert_eq!(store.moves_of(game).await.as_ref(), Ok(&expected));
    }
}

#[tokio::test]
async fn a_bad_row_of_a_batch_fails_alone() {
    let folder = Folder::new();
    let store = folder.open().await;
    let game = begin(&store, 1).await;
    store.append(a_move(game, 50)).await.expect("a move");

    // On a single thread these queue up together and form one batch.
    let rows = (1..=100).map(|v| a_move(if v == 20 { GameKey(99) } else { game }, v));
    let kept = join_all(rows.map(|row| store.append(row))).await;
    let refused: Vec<usize> = kept.iter().enumerate().filter(|(_, kept)| kept.is_err()).map(|(i, _)| i + 1).collect();
    assert_eq!(refused, [20, 50]);
    let found: Vec<u32> = store.moves_of(game).await.expect("moves").iter().map(|row| row.v).collect();
    assert_eq!(found, (1..=100).filter(|&v| v != 20).collect::<Vec<_>>());
    assert!(store.is_writable());
}

#[tokio::test]
async fn when_two_rows_in_a_batch_share_a_number_the_first_is_stored() {
    let folder = Folder::new();
    let store = folder.open().await;
    let game = begin(&store, 1).await;
    let first = a_move(game, 1);
    let mut second = first.clone();
    second.text = "pass".to_owned();
    let (kept, refused) = tokio::join!(store.append(first.clone()), store.append(second));
    kept.expect("the first");
    refused.expect_err("the second");
    assert_eq!(store.moves_of(game).await, Ok(vec![first]));
}

/// A table renamed behind the server's back simulates a failing disk: every statement about it fails.
#[tokio::test]
async fn a_batch_that_cannot_be_written_fails_as_a_whole_and_the_next_one_is_stored() {
    let folder = Folder::new();
    let store = folder.open().await;
    let game = begin(&store, 1).await;

    let mut outside = folder.connect().await;
    sqlx::query("ALTER TABLE moves RENAME TO elsewhere").execute(&mut outside).await.expect("a change");
    let (saved, appended) = tokio::join!(store.save_table(table(2)), store.append(a_move(game, 1)));
    saved.expect_err("it was in the same batch");
    appended.expect_err("there is nowhere to put it");
    assert!(!store.is_writable());
    assert_eq!(store.load_table(table_id(2)).await, Ok(None), "an error means that nothing was stored");

    sqlx::query("ALTER TABLE elsewhere RENAME TO moves").execute(&mut outside).await.expect("a change");
    store.append(a_move(game, 1)).await.expect("it can be written again");
    assert!(store.is_writable());
    assert_eq!(store.moves_of(game).await, Ok(vec![a_move(game, 1)]));
}

#[tokio::test]
async fn a_single_refused_row_does_not_mark_the_store_as_writable() {
    let folder = Folder::new();
    let store = folder.open().await;
    let game = begin(&store, 1).await;
    let mut outside = folder.connect().await;
    sqlx::query("ALTER TABLE moves RENAME TO elsewhere").execute(&mut outside).await.expect("a change");
    store.append(a_move(game, 1)).await.expect_err("there is nowhere to put it");
    sqlx::query("ALTER TABLE elsewhere RENAME TO moves").execute(&mut outside).await.expect("a change");
    store.append(a_move(GameKey(99), 1)).await.expect_err("there is no such game");
    assert!(!store.is_writable());
}

#[tokio::test]
async fn a_request_that_nobody_awaits_is_written_all_the_same() {
    let folder = Folder::new();
    let store = folder.open().await;
    let game = begin(&store, 1).await;
    // Polled once, then dropped.
    assert_eq!(store.append(a_move(game, 1)).now_or_never(), None);
    store.append(a_move(game, 2)).await.expect("a move");
    assert_eq!(store.moves_of(game).await.expect("moves").len(), 2);
}

#[tokio::test]
async fn claims_never_wait_however_many_there_are() {
    let folder = Folder::new();
    let store = folder.open().await;
    let game = begin(&store, 1).await;
    // Nothing else runs meanwhile, so the queue fills up after the first thousand.
    for _ in 0..5_000 {
        store.note_claim(claim(game));
    }
    let kept = tokio::time::timeout(Duration::from_secs(60), store.append(a_move(game, 1))).await;
    kept.expect("in time").expect("a move");
    store.close().await.expect("closed");
    let mut connection = folder.connect().await;
    let noted: i64 = sqlx::query_scalar("SELECT count(*) FROM claims").fetch_one(&mut connection).await.expect("rows");
    assert!((1..5_000).contains(&noted), "{noted}");
}
