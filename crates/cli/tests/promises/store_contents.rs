//! The contents of the store of a server that is not running.

use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use reckon_protocol::TableId;
use reckon_server::store::{CannotOpen, GameRow, MoveRow, Sqlite, Store, TableRow};

/// Timeout for opening a store. A process that another test is spawning inherits every open file, even the lock of a
/// store, until it executes its program.
const TIMEOUT: Duration = Duration::from_secs(10);

async fn open(store: &Path) -> Sqlite {
    let begun = Instant::now();
    loop {
        match Sqlite::open(store).await {
            Err(CannotOpen::InUse) if begun.elapsed() < TIMEOUT => tokio::time::sleep(Duration::from_millis(10)).await,
            opened => return opened.expect("a store").store,
        }
    }
}

pub async fn game_of(store: &Path, table: TableId, round: u32) -> (TableRow, GameRow, Vec<MoveRow>) {
    let store = open(store).await;
    let row = store.load_table(table).await.expect("readable").expect("a table");
    let (key, game) = store.load_game(table, Some(round)).await.expect("readable").expect("a game");
    let moves = store.moves_of(key).await.expect("readable");
    store.close().await.expect("closed");
    (row, game, moves)
}

pub async fn moves_of(store: &Path, table: TableId, round: u32) -> Vec<MoveRow> {
    game_of(store, table, round).await.2
}

/// Changes the file as another program would.
pub fn sql(store: &Path, script: &str) {
    let program = "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); c.executescript(sys.argv[2]); c.close()";
    let done = Command::new("python3").args(["-c", program]).arg(store).arg(script).output();
    let done = done.expect("python3 is needed for this test");
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
}
