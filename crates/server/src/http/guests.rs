//! Identity of the caller: a browser by its cookie, a program by its token.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Bytes, HttpBody};
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use reckon_protocol::{NewGuest, Token, Welcome};
use reckon_words::Language;
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use super::App;
use super::failed::Failed;
use crate::chance::random;
use crate::limits::LONGEST_BODY;
use crate::seats::Guest;

pub const COOKIE: &str = "reckon_guest";

/// Lifetime of the cookie in seconds, long enough for returning guests to find their tables.
const LASTS_S: u32 = 365 * 24 * 3600;

/// Time limit for receiving the body of a request.
const TO_SEND: Duration = Duration::from_secs(10);

/// Caller of a request, as far as known.
pub struct Visitor {
    pub language: Language,
    token: Result<Option<Token>, Failed>,
    pub is_program: bool,
}

impl<S: Sync> FromRequestParts<S> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Visitor, Infallible> {
        let language = language(&parts.uri, &parts.headers);
        let bearer = parts.headers.get(header::AUTHORIZATION);
        let token = match bearer {
            Some(value) => {
                let token = value.to_str().ok().and_then(|value| value.strip_prefix("Bearer "));
                token.and_then(|token| token.trim().parse().ok()).map(Some).ok_or(Failed::BadToken)
            }
            None => Ok(cookie(&parts.headers)),
        };
        Ok(Visitor { language, token, is_program: bearer.is_some() })
    }
}

impl Visitor {
    pub fn guest(&self) -> Result<Option<Guest>, Failed> {
        Ok(self.token.clone()?.as_ref().map(Guest::of))
    }

    /// Returns the guest and, if they are new, the token that the reply has to set as their cookie.
    pub fn guest_or_new(&self) -> Result<(Guest, Option<Token>), Failed> {
        Ok(match self.token.clone()? {
            Some(token) => (Guest::of(&token), None),
            None => {
                let token = Token::from_bytes(random());
                (Guest::of(&token), Some(token))
            }
        })
    }
}

fn cookie(headers: &HeaderMap) -> Option<Token> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE).and_then(|(_, value)| value.parse().ok())
}

/// Sets the cookie for a new guest; scripts in the page cannot read it.
pub fn with_cookie(mut response: Response, token: Option<Token>, app: &App) -> Response {
    if let Some(token) = token {
        let secure =
            if app.origin.as_ref().is_some_and(|origin| origin.starts_with("https:")) { "; Secure" } else { "" };
        let cookie = format!("{COOKIE}={token}; Path=/; Max-Age={LASTS_S}; HttpOnly; SameSite=Strict{secure}");
        if let Ok(mut value) = HeaderValue::from_str(&cookie) {
            value.set_sensitive(true);
            response.headers_mut().insert(header::SET_COOKIE, value);
        }
    }
    response
}

pub fn language_of(request: &Request) -> Language {
    language(request.uri(), request.headers())
}

/// Picks the language from the address, else from the browser, else English.
fn language(uri: &Uri, headers: &HeaderMap) -> Language {
    let asked = uri.query().into_iter().flat_map(|query| query.split('&'));
    let asked = asked.filter_map(|pair| pair.strip_prefix("language=")).find_map(|tag| tag.parse().ok());
    let header = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let mut spoken = header.split(',').map(|part| part.split([';', '-']).next().unwrap_or_default().trim());
    asked.or_else(|| spoken.find_map(|tag| tag.to_ascii_lowercase().parse().ok())).unwrap_or_default()
}

/// A JSON body, or what is wrong with it.
pub struct Body<T>(pub Result<T, Failed>);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Body<T> {
    type Rejection = Infallible;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Body<T>, Infallible> {
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
        if kind.split(';').next().unwrap_or_default().trim() != "application/json" {
            return Ok(Body(Err(Failed::NotJson("its content-type has to be application/json".to_string()))));
        }
        // A body that is declared too long is not read at all.
        if request.body().size_hint().lower() > LONGEST_BODY as u64 {
            return Ok(Body(Err(Failed::TooLong)));
        }
        let Ok(bytes) = timeout(TO_SEND, Bytes::from_request(request, app)).await else {
            return Ok(Body(Err(Failed::BadRequest("it did not come to its end in time".to_string()))));
        };
        Ok(Body(match bytes {
            Ok(bytes) => serde_json::from_slice(&bytes).map_err(|why| Failed::NotJson(why.to_string())),
            Err(BytesRejection::FailedToBufferBody(why)) if why.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                Err(Failed::TooLong)
            }
            Err(why) => Err(Failed::BadRequest(why.to_string())),
        }))
    }
}

#[utoipa::path(post, path = "/api/guests", request_body = NewGuest, responses(
    (status = 201, description = "A token for a program. It is told once.", body = Welcome),
    (status = 400, description = "Not understood.", body = reckon_protocol::Failed),
    (status = 403, description = "Asked for by another website.", body = reckon_protocol::Failed),
    (status = 413, description = "Longer than 16 kB.", body = reckon_protocol::Failed),
))]
pub async fn new_program(visitor: Visitor, Body(asked): Body<NewGuest>) -> Response {
    match asked {
        Err(failed) => failed.say(visitor.language),
        Ok(NewGuest { kind: _ }) => {
            let token = Token::from_bytes(random());
            (StatusCode::CREATED, axum::Json(Welcome { token })).into_response()
        }
    }
}
