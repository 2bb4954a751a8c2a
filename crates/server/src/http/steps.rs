//! A finished game, move by move, as one of its seats saw it.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Query, State};
use axum::response::{IntoResponse, Response};
use reckon_protocol::{Animal, Computer, GUESTS, Json as Written, MadeBy, Replay, ReplaySeat, ReplayStep};
use reckon_records::{CommittedSeed, Occupant};
use reckon_rules::game::{Ignore, Seat, Viewer};
use reckon_rules::shuffle::Shuffle;
use reckon_words::{Language, Line, Names, Speaker, render};
use serde::Deserialize;

use super::App;
use super::failed::Failed;
use super::guests::Visitor;
use super::records::{KeptGame, NamedGame, kept_game};
use crate::games::TableGame;
use crate::table::{kept_occupants, kept_options, kept_revision};
use crate::with_game;

#[derive(Deserialize)]
pub struct Asked {
    seat: Option<String>,
}

#[utoipa::path(get, path = "/api/tables/{id}/games/{round}/steps",
    params(
        ("id" = String, Path, description = "the table"),
        ("round" = u32, Path, description = "which of its games, from 1"),
        ("seat" = Option<u8>, Query, description = "through whose eyes; else the asker's own, else seat 1"),
    ),
    security((), ("token" = []), ("cookie" = [])),
    responses(
    (status = 200, description = "The game move by move.", body = Replay),
    (status = 400, description = "There is no such seat.", body = reckon_protocol::Failed),
    (status = 401, description = "The token is none.", body = reckon_protocol::Failed),
    (status = 403, description = "The table has no watchers, and you did not play.", body = reckon_protocol::Failed),
    (status = 404, description = "There is no such table or game.", body = reckon_protocol::Failed),
    (status = 409, description = "The game is not over.", body = reckon_protocol::Failed),
))]
pub async fn steps(
    State(app): State<Arc<App>>,
    named: NamedGame,
    asked: Result<Query<Asked>, axum::extract::rejection::QueryRejection>,
    visitor: Visitor,
) -> Response {
    let language = visitor.language;
    let found = async {
        let Query(asked) = asked.map_err(|why| Failed::BadRequest(why.to_string()))?;
        let seat = asked.seat.map(|seat| seat.parse::<Seat>()).transpose();
        let seat = seat.map_err(|why| Failed::BadRequest(Speaker::new(language, &Names::default()).tell(&why)))?;
        let kept = kept_game(&app, named, &visitor).await?;
        let own = visitor.guest()?.and_then(|guest| kept.company.seats_of(guest).first().copied());
        let seat = seat.or(own).unwrap_or(Seat(0));
        let name = kept.row.game.clone();
        // Rendering all views of a long game takes a while, and other requests must not wait for it.
        let replayed = tokio::task::spawn_blocking(move || with_game!(name.as_str(), replay(kept, seat, language)));
        let replayed = replayed.await.map_err(|_| Failed::Broken)?.ok_or(Failed::Broken)??;
        Ok(Json(replayed).into_response())
    };
    found.await.unwrap_or_else(|failed: Failed| failed.say(language))
}

/// Replays a game: only a finished one shows every seat's cards to anybody who asks.
fn replay<G: TableGame>(kept: KeptGame, seat: Seat, language: Language) -> Result<Replay, Failed> {
    let KeptGame { row, game, moves, .. } = kept;
    let options = kept_options::<G>(&row, &game).map_err(|_| Failed::Broken)?;
    let revision = kept_revision::<G>(&game).map_err(|_| Failed::Broken)?;
    let players = kept_occupants(&game).map_err(|_| Failed::Broken)?;
    let seats: Vec<ReplaySeat> =
        players.iter().zip((0..).map(Seat)).map(|(who, seat)| sat(who, seat, language)).collect();
    if seat.index() >= seats.len() {
        return Err(Failed::NoSuchSeat(seat));
    }
    let lot = CommittedSeed::new(game.secret.0, game.nonces);
    let count = u8::try_from(seats.len()).map_err(|_| Failed::Broken)?;
    let mut played =
        G::deal_under(revision, &options, count, &mut Shuffle::new(&lot.seed)).map_err(|_| Failed::Broken)?;
    let choices: Option<Vec<G::Move>> = moves.iter().map(|row| row.text.parse().ok()).collect();
    let choices = choices.ok_or(Failed::Broken)?;
    check_over(played.clone(), moves.iter().map(|row| row.seat).zip(&choices))?;

    let viewer = Viewer::Seat(seat);
    let names = Names::new(seats.iter().map(|seat| seat.name.clone()).collect()).seen_by(Some(seat));
    let speaker = Speaker::new(language, &names);
    let first = Written::of(&played.view(viewer));
    let mut steps = Vec::with_capacity(moves.len());
    for (row, choice) in moves.iter().zip(&choices) {
        let mut events = Vec::new();
        played.play(row.seat, choice, &mut events).map_err(|_| Failed::Broken)?;
        let told = || events.iter().filter(|event| G::is_told(event));
        steps.push(ReplayStep {
            v: row.v,
            seat: row.seat,
            by: match players.get(row.seat.index()) {
                _ if row.id.is_some() => MadeBy::Player,
                Some(Occupant::Computer(_)) => MadeBy::Computer,
                _ => MadeBy::StandIn,
            },
            m: choice.to_string(),
            texts: told().map(|event| speaker.tell(event)).collect(),
            spoken: told().map(|event| speaker.aloud().tell(event)).collect(),
            events: events.iter().map(Written::of).collect(),
            view: Written::of(&played.view(viewer)),
        });
    }
    Ok(Replay { game: row.game, round: game.round, options: row.options, seats, seat, first, steps })
}

fn check_over<'a, G: TableGame>(mut played: G, moves: impl Iterator<Item = (Seat, &'a G::Move)>) -> Result<(), Failed> {
    for (seat, choice) in moves {
        played.play(seat, choice, &mut Ignore).map_err(|_| Failed::Broken)?;
    }
    played.turn().outcome().map(|_| ()).ok_or(Failed::NotOver)
}

/// Returns a player as named in the record, in the reader's language.
fn sat(who: &Occupant, seat: Seat, language: Language) -> ReplaySeat {
    let named = |message: String, picture: &str| (render(&Line::new(message), language), picture.to_string());
    let (name, picture) = match who {
        Occupant::Computer(word) => word.parse().map_or_else(
            |_| (word.clone(), String::new()),
            |player: Computer| named(player.message(), player.picture()),
        ),
        Occupant::Person(name) => {
            let is_called = |animal: &Animal| render(&Line::new(animal.message()), Language::English) == *name;
            let animal = (0..GUESTS.len()).map(Animal::at).find(is_called);
            animal.map_or_else(|| (name.clone(), String::new()), |animal| named(animal.message(), animal.picture()))
        }
    };
    ReplaySeat { seat, name, picture }
}
