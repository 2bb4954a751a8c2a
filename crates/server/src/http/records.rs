//! The record of a finished game.

use std::sync::Arc;

use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use reckon_records::{CommittedSeed, Draw, Record};
use reckon_rules::game::Ignore;

use super::App;
use super::failed::Failed;
use super::guests::Visitor;
use super::tables::table_named;
use crate::games::TableGame;
use crate::seats::Company;
use crate::store::{GameRow, MoveRow, TableRow};
use crate::table::{has_played, kept_occupants, kept_options, kept_revision};
use crate::with_game;

#[utoipa::path(get, path = "/api/tables/{id}/games/{round}/record",
    params(("id" = String, Path, description = "the table"), ("round" = u32, Path, description = "which of its games, from 1")),
    security((), ("token" = []), ("cookie" = [])),
    responses(
    (status = 200, description = "The record, which anybody can verify.", body = String, content_type = "text/plain"),
    (status = 401, description = "The token is none.", body = reckon_protocol::Failed),
    (status = 403, description = "The table has no watchers, and you did not play.", body = reckon_protocol::Failed),
    (status = 404, description = "There is no such table or game.", body = reckon_protocol::Failed),
    (status = 409, description = "The game is not over.", body = reckon_protocol::Failed),
))]
pub async fn record(State(app): State<Arc<App>>, named: NamedGame, visitor: Visitor) -> Response {
    let found = async {
        let KeptGame { row, game, moves, .. } = kept_game(&app, named, &visitor).await?;
        let file = format!("attachment; filename=\"{}-{}.record\"", row.game, game.round);
        let text = with_game!(row.game.as_str(), text_of(&row, game, moves)).ok_or(Failed::Broken)??;
        let headers =
            [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_string()), (header::CONTENT_DISPOSITION, file)];
        Ok((headers, text).into_response())
    };
    found.await.unwrap_or_else(|failed: Failed| failed.say(visitor.language))
}

/// Path segments that name a table and one of its games.
pub type NamedGame = Result<Path<(String, String)>, PathRejection>;

/// Everything stored about a game.
pub struct KeptGame {
    pub row: TableRow,
    pub company: Company,
    pub game: GameRow,
    pub moves: Vec<MoveRow>,
}

/// Loads a game for those who may read it: its players, guests with a seat, or everybody if watchers are allowed.
pub async fn kept_game(app: &App, named: NamedGame, visitor: &Visitor) -> Result<KeptGame, Failed> {
    let Path((id, round)) = named.map_err(|_| Failed::NoSuchTable)?;
    let id = table_named(Ok(Path(id)))?;
    let number: u32 = round.parse().map_err(|_| Failed::NoSuchRecord(round.clone()))?;
    let store = &app.hub.store;
    let row = store.load_table(id).await.map_err(|_| Failed::NotKept)?.ok_or(Failed::NoSuchTable)?;
    let company: Company = serde_json::from_str(&row.state).map_err(|_| Failed::Broken)?;
    let game = store.load_game(id, Some(number)).await.map_err(|_| Failed::NotKept)?;
    let may_read = match (visitor.guest()?, &game) {
        _ if company.settings.watchers => true,
        (Some(guest), _) if !company.seats_of(guest).is_empty() => true,
        (Some(guest), Some((_, game))) => has_played(game, guest).map_err(|_| Failed::Broken)?,
        _ => false,
    };
    if !may_read {
        return Err(Failed::PlayersOnly);
    }
    let (key, game) = game.ok_or(Failed::NoSuchRecord(round))?;
    let moves = store.moves_of(key).await.map_err(|_| Failed::NotKept)?;
    Ok(KeptGame { row, company, game, moves })
}

/// Replays the game and returns its record. Only a finished game has one, because it reveals everything.
fn text_of<G: TableGame>(row: &TableRow, game: GameRow, moves: Vec<MoveRow>) -> Result<String, Failed> {
    let options = kept_options::<G>(row, &game).map_err(|_| Failed::Broken)?;
    let revision = kept_revision::<G>(&game).map_err(|_| Failed::Broken)?;
    let players = kept_occupants(&game).map_err(|_| Failed::Broken)?;
    let lot = CommittedSeed::new(game.secret.0, game.nonces);
    let mut record = Record::<G>::begin_under(revision, options, players, Draw::ByLot(lot.clone()));
    let mut played = record.deal(&lot.seed).map_err(|_| Failed::Broken)?;
    for row in moves {
        let choice: G::Move = row.text.parse().map_err(|_| Failed::Broken)?;
        played.play(row.seat, &choice, &mut Ignore).map_err(|_| Failed::Broken)?;
        record.moves.push((row.seat, choice));
    }
    let turn = played.turn();
    let outcome = turn.outcome().ok_or(Failed::NotOver)?;
    Ok(record.over(outcome).map_err(|_| Failed::Broken)?.text())
}
