//! Queries that read rows back.

use reckon_protocol::TableId;
use reckon_rules::game::Seat;
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqlitePool};

use crate::store::{DraftRow, GameKey, GameRow, MoveRow, Secret, StoreError, TableRow};

pub async fn table(readers: &SqlitePool, id: TableId) -> Result<Option<TableRow>, StoreError> {
    let row = sqlx::query("SELECT * FROM tables WHERE id = ?").bind(id.as_str()).fetch_optional(readers).await;
    row.map_err(unreadable)?.map(|row| table_from(&row)).transpose()
}

pub async fn open_tables(readers: &SqlitePool, since_ms: i64, most: u32) -> Result<Vec<TableRow>, StoreError> {
    let rows = sqlx::query(
        "SELECT * FROM tables
         WHERE listed = 1 AND touched_ms >= ? AND NOT EXISTS (SELECT 1 FROM games WHERE table_id = tables.id)
         ORDER BY touched_ms DESC LIMIT ?",
    )
    .bind(since_ms)
    .bind(most)
    .fetch_all(readers)
    .await;
    rows.map_err(unreadable)?.iter().map(table_from).collect()
}

pub async fn game(
    readers: &SqlitePool,
    table: TableId,
    round: Option<u32>,
) -> Result<Option<(GameKey, GameRow)>, StoreError> {
    let query = match round {
        Some(round) => {
            sqlx::query("SELECT * FROM games WHERE table_id = ? AND round = ?").bind(table.as_str()).bind(round)
        }
        None => sqlx::query("SELECT * FROM games WHERE table_id = ? ORDER BY round DESC LIMIT 1").bind(table.as_str()),
    };
    let row = query.fetch_optional(readers).await.map_err(unreadable)?;
    row.map(|row| game_from(&row, table)).transpose()
}

pub async fn moves(readers: &SqlitePool, game: GameKey) -> Result<Vec<MoveRow>, StoreError> {
    let rows = sqlx::query("SELECT v, seat, id, text, spent_ms FROM moves WHERE game = ? ORDER BY v")
        .bind(game.0)
        .fetch_all(readers)
        .await;
    rows.map_err(unreadable)?.iter().map(|row| move_from(row, game)).collect()
}

pub async fn drafts(readers: &SqlitePool, game: GameKey) -> Result<Vec<DraftRow>, StoreError> {
    let rows = sqlx::query("SELECT seat, v, text FROM drafts WHERE game = ? ORDER BY seat")
        .bind(game.0)
        .fetch_all(readers)
        .await;
    let draft = |row: &SqliteRow| {
        Ok(DraftRow { game, seat: Seat(column(row, "seat")?), v: column(row, "v")?, text: column(row, "text")? })
    };
    rows.map_err(unreadable)?.iter().map(draft).collect()
}

fn table_from(row: &SqliteRow) -> Result<TableRow, StoreError> {
    let id: &str = column(row, "id")?;
    Ok(TableRow {
        id: id.parse().map_err(|_| strange("id"))?,
        game: column(row, "game")?,
        options: column(row, "options")?,
        cards: column(row, "cards")?,
        state: column(row, "state")?,
        next_secret: secret(row, "next_secret")?,
        listed: column(row, "listed")?,
        touched_ms: column(row, "touched_ms")?,
    })
}

fn game_from(row: &SqliteRow, table: TableId) -> Result<(GameKey, GameRow), StoreError> {
    let (nonces, []) = column::<&[u8]>(row, "nonces")?.as_chunks() else {
        return Err(strange("nonces"));
    };
    let game = GameRow {
        table,
        round: column(row, "round")?,
        secret: secret(row, "secret")?,
        nonces: nonces.to_vec(),
        players: column(row, "players")?,
        began_ms: column(row, "began_ms")?,
    };
    Ok((GameKey(column(row, "id")?), game))
}

fn move_from(row: &SqliteRow, game: GameKey) -> Result<MoveRow, StoreError> {
    Ok(MoveRow {
        game,
        v: column(row, "v")?,
        seat: Seat(column(row, "seat")?),
        id: column(row, "id")?,
        text: column(row, "text")?,
        spent_ms: column(row, "spent_ms")?,
    })
}

fn secret(row: &SqliteRow, name: &'static str) -> Result<Secret, StoreError> {
    let bytes: &[u8] = column(row, name)?;
    Ok(Secret(bytes.try_into().map_err(|_| strange(name))?))
}

fn column<'r, T>(row: &'r SqliteRow, name: &'static str) -> Result<T, StoreError>
where
    T: sqlx::Decode<'r, sqlx::Sqlite> + sqlx::Type<sqlx::Sqlite>,
{
    row.try_get(name).map_err(|_| strange(name))
}

/// Names the column only: its content may be a secret.
fn strange(column: &str) -> StoreError {
    StoreError(format!("the column {column} holds something else than it should"))
}

fn unreadable(error: sqlx::Error) -> StoreError {
    StoreError(error.to_string())
}
