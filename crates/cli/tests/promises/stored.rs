//! What stands in the store of a server that does not run.

use std::path::Path;
use std::process::Command;

use reckon_protocol::TableId;
use reckon_server::store::{GameRow, MoveRow, Sqlite, Store, TableRow};

pub async fn game_of(store: &Path, table: TableId, round: u32) -> (TableRow, GameRow, Vec<MoveRow>) {
    let store = Sqlite::open(store).await.expect("a store").store;
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
