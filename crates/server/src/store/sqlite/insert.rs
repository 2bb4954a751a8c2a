//! Insertion of the rows of a batch, within its transaction.
//!
//! A statement that SQLite refuses because of a row's content is undone on its own. So a bad row fails alone, and the
//! transaction continues. Any other error fails the whole batch.

use std::iter;
use std::sync::Arc;

use sqlx::sqlite::SqliteArguments;
use sqlx::{Arguments, AssertSqlSafe, SqlSafeStr, SqlStr, SqliteConnection};

use super::settings::primary_code;
use crate::store::{ClaimRow, DraftRow, GameKey, GameRow, MoveRow, StoreError, TableRow};

/// Outcome of each row.
pub type Each<T> = Vec<Result<T, StoreError>>;

pub async fn tables(connection: &mut SqliteConnection, rows: &[TableRow]) -> sqlx::Result<Each<()>> {
    let mut outcomes = Vec::with_capacity(rows.len());
    for row in rows {
        let saved = sqlx::query(
            "INSERT INTO tables (id, game, options, cards, state, next_secret, listed, touched_ms)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?)
             ON CONFLICT (id) DO UPDATE SET
                 game = excluded.game, options = excluded.options, cards = excluded.cards, state = excluded.state,
                 next_secret = excluded.next_secret, listed = excluded.listed, touched_ms = excluded.touched_ms",
        )
        .bind(row.id.as_str())
        .bind(&row.game)
        .bind(&row.options)
        .bind(&row.cards)
        .bind(&row.state)
        .bind(&row.next_secret.0[..])
        .bind(row.listed)
        .bind(row.touched_ms)
        .execute(&mut *connection)
        .await;
        outcomes.push(of_the_row(saved)?.map(drop));
    }
    Ok(outcomes)
}

pub async fn games(connection: &mut SqliteConnection, rows: &[GameRow]) -> sqlx::Result<Each<GameKey>> {
    let mut outcomes = Vec::with_capacity(rows.len());
    for row in rows {
        let begun = sqlx::query(
            "INSERT INTO games (table_id, round, secret, nonces, players, began_ms) VALUES (?, ?, ?, ?, ?, ?)",
        )
        .bind(row.table.as_str())
        .bind(row.round)
        .bind(&row.secret.0[..])
        .bind(row.nonces.concat())
        .bind(&row.players)
        .bind(row.began_ms)
        .execute(&mut *connection)
        .await;
        outcomes.push(of_the_row(begun)?.map(|done| GameKey(done.last_insert_rowid())));
    }
    Ok(outcomes)
}

pub async fn drafts(connection: &mut SqliteConnection, rows: &[DraftRow]) -> sqlx::Result<Each<()>> {
    let mut outcomes = Vec::with_capacity(rows.len());
    for row in rows {
        let kept = sqlx::query(
            "INSERT INTO drafts (game, seat, v, text) VALUES (?, ?, ?, ?)
             ON CONFLICT (game, seat) DO UPDATE SET v = excluded.v, text = excluded.text",
        )
        .bind(row.game.0)
        .bind(row.seat.0)
        .bind(row.v)
        .bind(&row.text)
        .execute(&mut *connection)
        .await;
        outcomes.push(of_the_row(kept)?.map(drop));
    }
    Ok(outcomes)
}

pub async fn claims(connection: &mut SqliteConnection, rows: &[ClaimRow]) -> sqlx::Result<Each<()>> {
    let mut outcomes = Vec::with_capacity(rows.len());
    for row in rows {
        let noted = sqlx::query(
            "INSERT INTO claims (game, v, race, seat, in_time, reaction_us, trip_us, arrived_ms)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        )
        .bind(row.game.0)
        .bind(row.v)
        .bind(row.race)
        .bind(row.seat.0)
        .bind(row.in_time)
        .bind(row.reaction_us)
        .bind(row.trip_us)
        .bind(row.arrived_ms)
        .execute(&mut *connection)
        .await;
        outcomes.push(of_the_row(noted)?.map(drop));
    }
    Ok(outcomes)
}

/// Statements that insert many moves at once. There is one per power of two: few enough that all of them stay prepared.
pub struct Moves(Vec<SqlStr>);

impl Moves {
    const COLUMNS: usize = 6;

    /// Builds the statements for at most this many rows at once, rounded down to a power of two.
    pub fn up_to(rows: usize) -> Moves {
        let sql = |power| {
            let row = "(?, ?, ?, ?, ?, ?)";
            let values: Vec<&str> = iter::repeat_n(row, 1_usize << power).collect();
            let sql = format!("INSERT INTO moves (game, v, seat, id, text, spent_ms) VALUES {}", values.join(", "));
            AssertSqlSafe(Arc::<str>::from(sql)).into_sql_str()
        };
        Moves((0..=rows.ilog2()).map(sql).collect())
    }

    /// Inserts the rows. A refused statement is tried again in halves, down to the bad row.
    pub async fn insert(&self, connection: &mut SqliteConnection, rows: &[MoveRow]) -> sqlx::Result<Each<()>> {
        let mut outcomes = Vec::with_capacity(rows.len());
        let mut pending = vec![rows];
        while let Some(rows) = pending.pop().filter(|rows| !rows.is_empty()) {
            let (now, later) = rows.split_at(1 << self.power(rows.len()));
            if !later.is_empty() {
                pending.push(later);
            }
            match of_the_row(self.try_insert(connection, now).await)? {
                Ok(()) => outcomes.extend(iter::repeat_n(Ok(()), now.len())),
                Err(why) if now.len() == 1 => outcomes.push(Err(why)),
                Err(_) => {
                    let (first, second) = now.split_at(now.len() / 2);
                    pending.extend([second, first]);
                }
            }
        }
        Ok(outcomes)
    }

    fn power(&self, rows: usize) -> usize {
        (rows.ilog2() as usize).min(self.0.len() - 1)
    }

    async fn try_insert(&self, connection: &mut SqliteConnection, rows: &[MoveRow]) -> sqlx::Result<()> {
        let mut values = SqliteArguments::default();
        values.reserve(rows.len() * Moves::COLUMNS, 0);
        for row in rows {
            bind(&mut values, row).map_err(sqlx::Error::Encode)?;
        }
        sqlx::query_with(self.0[self.power(rows.len())].clone(), values).execute(connection).await.map(drop)
    }
}

fn bind(values: &mut SqliteArguments, row: &MoveRow) -> Result<(), sqlx::error::BoxDynError> {
    values.add(row.game.0)?;
    values.add(row.v)?;
    values.add(row.seat.0)?;
    values.add(row.id.as_deref())?;
    values.add(row.text.as_str())?;
    values.add(row.spent_ms)
}

/// Primary result codes of SQLite that concern the content of a row.
const TOO_BIG: i32 = 18;
const CONSTRAINT: i32 = 19;

/// Separates errors that are the row's own fault from all others.
fn of_the_row<T>(result: sqlx::Result<T>) -> sqlx::Result<Result<T, StoreError>> {
    match result {
        Ok(done) => Ok(Ok(done)),
        Err(error) => match primary_code(&error) {
            Some(TOO_BIG | CONSTRAINT) => Ok(Err(StoreError(error.to_string()))),
            _ => Err(error),
        },
    }
}
