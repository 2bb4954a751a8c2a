//! The route that upgrades to a socket.

use std::sync::Arc;

use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use reckon_protocol::{Close, LONGEST_FRAME, PROTOCOL};
use serde::Deserialize;
use tokio::sync::oneshot;

use super::App;
use super::failed::Failed;
use super::guests::Visitor;
use super::tables::{Named, table_named};
use crate::socket::{self, Caller};
use crate::table::ToTable;

/// Size of the read buffer, small because most sockets are quiet most of the time. The library's default takes twenty
/// times as much.
const READ_BUFFER: usize = 1024;
/// Backlog allowed to a slow reader in the socket itself, on top of its queue.
const WRITE_BUFFER: usize = 256 * 1024;

#[derive(Deserialize)]
pub struct Asked {
    protocol: Option<String>,
    /// Last update that the client has: `round.version`.
    have: Option<String>,
    aloud: Option<String>,
}

#[utoipa::path(get, path = "/api/tables/{id}/socket",
    params(
        ("id" = String, Path, description = "the table"),
        ("protocol" = Option<u32>, Query, description = "which protocol the client speaks: 1"),
        ("have" = Option<String>, Query, description = "round and version of the last update that it has, as 1.17"),
        ("aloud" = Option<u8>, Query, description = "1 for a client with a voice: sentences also as they are spoken"),
    ),
    security((), ("token" = []), ("cookie" = [])),
    responses(
    (status = 101, description = "A WebSocket; see docs/protocol.md."),
    (status = 400, description = "The server does not speak this protocol, and this is no WebSocket that could be \
        closed with 4005.", body = reckon_protocol::Failed),
    (status = 401, description = "The token is none.", body = reckon_protocol::Failed),
    (status = 403, description = "Asked for by another website.", body = reckon_protocol::Failed),
    (status = 404, description = "There is no such table.", body = reckon_protocol::Failed),
    (status = 426, description = "This address is for a WebSocket.", body = reckon_protocol::Failed),
))]
pub async fn connect(
    State(app): State<Arc<App>>,
    id: Named,
    asked: Result<Query<Asked>, axum::extract::rejection::QueryRejection>,
    visitor: Visitor,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    let language = visitor.language;
    let connected = async {
        let table = table_named(id)?;
        let Query(asked) = asked.map_err(|why| Failed::BadRequest(why.to_string()))?;
        let other = asked.protocol.filter(|asked| *asked != PROTOCOL.to_string());
        if let Some(other) = other {
            // A page cannot tell a refused upgrade from a lost network, so it is told by a close frame.
            let upgrade = small(upgrade.map_err(|_| Failed::OtherProtocol(other))?);
            let place = app.sockets.clone().try_acquire_owned().map_err(|_| Failed::Busy)?;
            return Ok(upgrade.on_upgrade(async move |websocket| {
                socket::turn_away(websocket, Close::Reload, language).await;
                drop(place);
            }));
        }
        let guest = visitor.guest()?;
        let upgrade = small(upgrade.map_err(|_| Failed::NotASocket)?);
        let place = app.sockets.clone().try_acquire_owned().map_err(|_| Failed::Busy)?;
        // An unknown table is reported before the upgrade, while there is still an HTTP status for it.
        let (reply, answer) = oneshot::channel();
        app.hub.send(table, ToTable::Look { guest, language, reply }).await?;
        answer.await.map_err(|_| Failed::Stopping)?;
        let has = asked.have.as_deref().and_then(version);
        let aloud = asked.aloud.as_deref() == Some("1");
        let caller = Caller { table, guest, language, aloud, has, messages: app.messages };
        let (hub, stopping) = (app.hub.clone(), app.stopping.clone());
        Ok(upgrade.on_upgrade(async move |websocket| {
            socket::serve(websocket, caller, hub, stopping).await;
            drop(place);
        }))
    };
    let mut response = connected.await.unwrap_or_else(|failed: Failed| failed.say(language));
    if response.status() == StatusCode::UPGRADE_REQUIRED {
        let websocket = axum::http::HeaderValue::from_static("websocket");
        response.headers_mut().insert(axum::http::header::UPGRADE, websocket);
    }
    response
}

fn small(upgrade: WebSocketUpgrade) -> WebSocketUpgrade {
    upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(0)
        .max_write_buffer_size(WRITE_BUFFER)
        .max_message_size(LONGEST_FRAME)
        .max_frame_size(LONGEST_FRAME)
}

fn version(text: &str) -> Option<(u32, u32)> {
    let (round, v) = text.split_once('.')?;
    Some((round.parse().ok()?, v.parse().ok()?))
}
