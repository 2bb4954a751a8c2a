//! A disk that fills up and later has room again. SQLite's own page limit makes writes fail where a full disk would.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use sqlx::{AssertSqlSafe, ConnectOptions};
use tokio::sync::oneshot;

use super::{Batch, Request, Writer};
use crate::store::sqlite::{file, look, settings};
use crate::store::{Secret, StoreError, TableRow};

type Answered = oneshot::Receiver<Result<(), StoreError>>;

fn table(number: u8) -> TableRow {
    TableRow {
        id: reckon_protocol::TableId::from_random([number; 10]),
        game: "numero".to_owned(),
        options: String::new(),
        cards: None,
        // Does not fit into the existing pages.
        state: "x".repeat(20_000),
        next_secret: Secret([0; 32]),
        listed: false,
        touched_ms: 0,
    }
}

fn saving(numbers: &[u8]) -> (Batch, Vec<Answered>) {
    let mut batch = Batch::default();
    let answers = numbers.iter().map(|&number| {
        let (answer, answered) = oneshot::channel();
        batch.add(Request::SaveTable(table(number), answer));
        answered
    });
    let answers = answers.collect();
    (batch, answers)
}

async fn keep(writer: &mut Writer, numbers: &[u8]) -> Vec<Result<(), StoreError>> {
    let (batch, answers) = saving(numbers);
    writer.keep(batch).await;
    answers.into_iter().map(|mut answer| answer.try_recv().expect("every caller is answered")).collect()
}

async fn limit_pages(writer: &mut Writer, most: u32) {
    let sql = AssertSqlSafe(format!("PRAGMA max_page_count = {most}"));
    let connection = writer.connection.as_mut().expect("a connection");
    sqlx::query(sql).execute(connection).await.expect("a limit");
}

async fn count_tables(writer: &mut Writer) -> i64 {
    let connection = writer.connection.as_mut().expect("a connection");
    sqlx::query_scalar("SELECT count(*) FROM tables").fetch_one(connection).await.expect("a number")
}

#[tokio::test]
async fn a_full_disk_stores_nothing_of_a_batch_and_writing_resumes_once_there_is_room() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("reckon.db");
    let lock = file::lock(&path).expect("a lock");
    file::create_or_find(&path).expect("a file");
    let mut connection = settings::writer(&path).connect().await.expect("a connection");
    look::MIGRATIONS.run(&mut connection).await.expect("migrations");
    let keeping = Arc::new(AtomicBool::new(true));
    let mut writer = Writer::new(&path, connection, keeping.clone(), lock);

    assert_eq!(keep(&mut writer, &[1]).await, [Ok(())]);
    // SQLite raises this to the current number of pages, so the file cannot grow.
    limit_pages(&mut writer, 1).await;
    for _ in 0..3 {
        let refused = keep(&mut writer, &[2, 3]).await;
        assert!(refused.iter().all(Result::is_err), "{refused:?}");
        assert!(!keeping.load(Ordering::Relaxed));
        assert_eq!(count_tables(&mut writer).await, 1);
    }
    limit_pages(&mut writer, 100_000).await;
    assert_eq!(keep(&mut writer, &[2, 3]).await, [Ok(()), Ok(())]);
    assert!(keeping.load(Ordering::Relaxed));
    assert_eq!(count_tables(&mut writer).await, 3);

    // A connection that was given up is replaced.
    writer.connection = None;
    assert_eq!(keep(&mut writer, &[4]).await, [Ok(())]);
    assert_eq!(count_tables(&mut writer).await, 4);
}
