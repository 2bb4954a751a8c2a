//! HTTP side of the server: one table of routes, and the checks common to all.

mod document;
mod failed;
mod games;
mod guests;
mod pages;
mod prepared;
mod records;
mod sockets;
mod steps;
mod tables;

use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderName, HeaderValue, Method, Version, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get, post};
use reckon_protocol::Health;
use tokio::sync::Semaphore;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::set_header::SetResponseHeaderLayer;

pub use document::openapi;
use failed::Failed;
use guests::language_of;

use crate::hub::Hub;
use crate::limits::{ByAddress, LONGEST_BODY};
use crate::stopping::Stopping;

pub struct App {
    pub hub: Arc<Hub>,
    /// Origin at which browsers reach this server; if unset, the Host header decides.
    pub origin: Option<String>,
    /// Whether a proxy in front supplies the client's address.
    pub behind_proxy: bool,
    pub requests: ByAddress,
    pub new_tables: ByAddress,
    /// Messages per second that one socket may send.
    pub messages: NonZeroU32,
    pub sockets: Arc<Semaphore>,
    pub stopping: Stopping,
}

/// Remote end of a connection.
#[derive(Clone, Copy)]
pub struct Peer(pub SocketAddr);

pub fn routes(app: Arc<App>) -> Router {
    let router = Router::new()
        .route("/healthz", get(health))
        .route("/api/games", get(games::list))
        .route("/api/games/{game}", get(games::options_of))
        .route("/api/guests", post(guests::new_program))
        .route("/api/tables", get(tables::open).post(tables::create))
        .route("/api/tables/{id}", get(tables::look))
        .route("/api/tables/{id}/seats", post(tables::join))
        .route("/api/tables/{id}/games/{round}/record", get(records::record))
        .route("/api/tables/{id}/games/{round}/steps", get(steps::steps))
        .route("/api/tables/{id}/socket", any(sockets::connect))
        .route("/api/openapi.json", get(document::serve_openapi))
        .route("/api/protocol.schema.json", get(document::serve_schema))
        .fallback(pages::page)
        .method_not_allowed_fallback(async |request: Request| Failed::BadMethod.say(language_of(&request)));
    let router = router.layer(DefaultBodyLimit::max(LONGEST_BODY)).layer(from_fn_with_state(app.clone(), check)).layer(
        CatchPanicLayer::custom(|_| {
            tracing::error!("a request panicked");
            Failed::Broken.say(reckon_words::Language::English)
        }),
    );
    SAFETY
        .iter()
        .fold(router, |router, (name, value)| {
            let (name, value) = (HeaderName::from_static(name), HeaderValue::from_static(value));
            router.layer(SetResponseHeaderLayer::overriding(name, value))
        })
        .with_state(app)
}

/// Security headers of every reply. A table's link is its key, so no other site is sent a referrer.
const SAFETY: [(&str, &str); 6] = [
    (
        "content-security-policy",
        "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'",
    ),
    ("x-frame-options", "DENY"),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("permissions-policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
];

/// Checks and counts every request, and keeps browsers from caching replies of the API.
async fn check(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let is_api = request.uri().path().starts_with("/api/");
    let mut response = match refusal(&app, &request) {
        Some(failed) => failed.say(language_of(&request)),
        None => next.run(request).await,
    };
    metrics::counter!("reckon_requests_total", "status" => response.status().as_u16().to_string()).increment(1);
    if is_api {
        response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

/// Returns the reason to refuse a request before it is handled, such as its address's request rate or its origin.
fn refusal(app: &App, request: &Request) -> Option<Failed> {
    let is_socket = request.headers().contains_key(header::UPGRADE);
    let changes_something = is_socket || request.method() != Method::GET;
    match () {
        () if app.stopping.is_given() => Some(Failed::Stopping),
        // Assets are exempt: a class opens its browsers all at once, behind one address.
        () if !pages::is_kept(request.uri().path()) && !app.requests.allows(address(app, request)) => {
            Some(Failed::TooOften)
        }
        () if !names_one_host(request) => Some(Failed::BadRequest("it has to name one host".to_string())),
        () if changes_something && !is_own_origin(app, request) => Some(Failed::BadOrigin),
        () => None,
    }
}

/// Checks that there is one Host header: of two, a proxy and the server behind it might each read a different one.
/// HTTP/1.0 does not require it.
fn names_one_host(request: &Request) -> bool {
    let hosts = request.headers().get_all(header::HOST).iter().count();
    hosts == 1 || hosts == 0 && request.version() == Version::HTTP_10
}

/// Checks that a request is not from another site's page. Programs send no origin, browsers always do.
fn is_own_origin(app: &App, request: &Request) -> bool {
    let Some(origin) = request.headers().get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    match &app.origin {
        Some(own) => origin.eq_ignore_ascii_case(own),
        None => {
            let host = request.headers().get(header::HOST).and_then(|host| host.to_str().ok());
            let (_, rest) = origin.split_once("://").unwrap_or_default();
            host.is_some_and(|host| !host.is_empty() && rest.eq_ignore_ascii_case(host))
        }
    }
}

/// Returns the client's address.
fn address(app: &App, request: &Request) -> IpAddr {
    let peer = request.extensions().get::<Peer>().map_or(IpAddr::from([0, 0, 0, 0]), |peer| peer.0.ip());
    let forwarded = request.headers().get_all("x-forwarded-for").iter().next_back();
    let forwarded = forwarded.filter(|_| app.behind_proxy).and_then(|value| value.to_str().ok());
    let last = forwarded.and_then(|list| list.rsplit(',').next()).and_then(|last| last.trim().parse().ok());
    last.unwrap_or(peer)
}

#[utoipa::path(get, path = "/healthz", responses(
    (status = 200, description = "Moves can be kept.", body = Health),
    (status = 503, description = "Moves cannot be kept at the moment.", body = Health),
))]
pub async fn health(State(app): State<Arc<App>>) -> Response {
    use axum::http::StatusCode;
    let keeping = app.hub.store.is_writable();
    let status = if keeping { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    let version = env!("CARGO_PKG_VERSION").to_string();
    (status, axum::Json(Health { keeping, version })).into_response()
}
