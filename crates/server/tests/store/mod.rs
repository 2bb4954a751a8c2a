//! The store's guarantees, on real files.

mod group;
mod opening;
mod rows;
mod shutting;

use std::path::PathBuf;

use reckon_protocol::TableId;
use reckon_rules::game::Seat;
use reckon_server::store::{ClaimRow, GameKey, GameRow, MoveRow, Secret, Sqlite, Store, TableRow};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, SqliteConnection};
use tempfile::TempDir;

/// A folder for each test, with the database in it.
pub struct Folder {
    folder: TempDir,
}

impl Folder {
    pub fn new() -> Folder {
        Folder { folder: tempfile::tempdir().expect("a folder") }
    }

    pub fn file(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    pub fn database(&self) -> PathBuf {
        self.file("reckon.db")
    }

    pub async fn open(&self) -> Sqlite {
        Sqlite::open(self.database()).await.expect("the file can be opened").store
    }

    /// Connects past the store, as another program would.
    pub async fn connect(&self) -> SqliteConnection {
        connect(self.database()).await
    }
}

pub async fn connect(path: PathBuf) -> SqliteConnection {
    SqliteConnectOptions::new().filename(path).create_if_missing(true).connect().await.expect("a connection")
}

pub fn table_id(number: u8) -> TableId {
    TableId::from_random([number; TableId::LENGTH])
}

pub fn table(number: u8) -> TableRow {
    TableRow {
        id: table_id(number),
        game: "numero".to_owned(),
        options: "1-15, seats 2".to_owned(),
        cards: Some("1r 2r 3r".to_owned()),
        state: r#"{"seats":["Ada",null]}"#.to_owned(),
        next_secret: Secret([number; 32]),
        listed: true,
        touched_ms: 1_000 + i64::from(number),
    }
}

pub fn game(number: u8, round: u32) -> GameRow {
    GameRow {
        table: table_id(number),
        round,
        secret: Secret([100 + number; 32]),
        nonces: vec![[1; 32], [2; 32]],
        players: r#"["Ada","Ben"]"#.to_owned(),
        began_ms: 5_000,
    }
}

pub fn a_move(game: GameKey, v: u32) -> MoveRow {
    MoveRow {
        game,
        v,
        seat: Seat((v % 2) as u8),
        id: (!v.is_multiple_of(3)).then(|| format!("id-{v}")),
        text: format!("take {v}b: 10r-2 + 5b-4"),
        spent_ms: 10 * v,
    }
}

pub fn claim(game: GameKey) -> ClaimRow {
    ClaimRow {
        game,
        v: 3,
        race: 4,
        seat: Seat(1),
        in_time: true,
        reaction_us: Some(250_000),
        trip_us: None,
        arrived_ms: 9_000,
    }
}

/// Saves a table with a game that has just begun.
pub async fn begin(store: &Sqlite, number: u8) -> GameKey {
    store.save_table(table(number)).await.expect("a table");
    store.begin_game(game(number, 1)).await.expect("a game")
}
