//! Every error reply over HTTP: one error type, one mapping to responses.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use reckon_protocol::{Animal, Failure, PROTOCOL};
use reckon_rules::game::Seat;
use reckon_words::{Language, Line, render};

use crate::games::NAMES;
use crate::hub::NotFound;
use crate::limits::LONGEST_BODY;
use crate::table::NoSeat;

#[derive(Clone, PartialEq, Debug)]
pub enum Failed {
    NoSuchPage,
    NoSuchTable,
    NoSuchGame(String),
    NoSuchSeat(Seat),
    NoSuchRecord(String),
    NotJson(String),
    BadRequest(String),
    /// Reason given by the game itself, as a sentence.
    BadTable(String),
    BadSetting {
        name: &'static str,
        least: u16,
        most: u16,
    },
    BadPack(String),
    HandsTwice(&'static str),
    NoSeats,
    TooLong,
    TooOften,
    BadMethod,
    BadOrigin,
    BadToken,
    TableFull,
    SeatTaken(Seat),
    AnimalTaken(Animal),
    Playing,
    NotOver,
    PlayersOnly,
    NotKept,
    OtherProtocol(String),
    NotASocket,
    Busy,
    Stopping,
    Broken,
}

impl Failed {
    fn status(&self) -> StatusCode {
        match self {
            Failed::NoSuchPage | Failed::NoSuchTable | Failed::NoSuchRecord(_) => StatusCode::NOT_FOUND,
            Failed::NoSuchGame(_)
            | Failed::NoSuchSeat(_)
            | Failed::NotJson(_)
            | Failed::BadRequest(_)
            | Failed::BadTable(_)
            | Failed::BadSetting { .. }
            | Failed::BadPack(_)
            | Failed::HandsTwice(_)
            | Failed::NoSeats
            | Failed::OtherProtocol(_) => StatusCode::BAD_REQUEST,
            Failed::TooLong => StatusCode::PAYLOAD_TOO_LARGE,
            Failed::TooOften => StatusCode::TOO_MANY_REQUESTS,
            Failed::BadMethod => StatusCode::METHOD_NOT_ALLOWED,
            Failed::BadToken => StatusCode::UNAUTHORIZED,
            Failed::BadOrigin | Failed::PlayersOnly => StatusCode::FORBIDDEN,
            Failed::TableFull | Failed::SeatTaken(_) | Failed::AnimalTaken(_) | Failed::Playing | Failed::NotOver => {
                StatusCode::CONFLICT
            }
            Failed::NotASocket => StatusCode::UPGRADE_REQUIRED,
            Failed::NotKept | Failed::Busy | Failed::Stopping => StatusCode::SERVICE_UNAVAILABLE,
            Failed::Broken => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// Returns the stable code for programs. The id of the message with its sentence is `http-` plus this code.
    fn code(&self) -> &'static str {
        match self {
            Failed::NoSuchPage => "no-such-page",
            Failed::NoSuchTable => "no-such-table",
            Failed::NoSuchGame(_) => "no-such-game",
            Failed::NoSuchSeat(_) => "no-such-seat",
            Failed::NoSuchRecord(_) => "no-such-record",
            Failed::NotJson(_) => "not-json",
            Failed::BadRequest(_) => "bad-request",
            Failed::BadTable(_) => "bad-table",
            Failed::BadSetting { .. } => "setting",
            Failed::BadPack(_) => "pack",
            Failed::HandsTwice(_) => "hands",
            Failed::NoSeats => "no-seats",
            Failed::TooLong => "too-long",
            Failed::TooOften => "too-often",
            Failed::BadMethod => "bad-method",
            Failed::BadOrigin => "bad-origin",
            Failed::BadToken => "bad-token",
            Failed::TableFull => "table-full",
            Failed::SeatTaken(_) => "seat-taken",
            Failed::AnimalTaken(_) => "animal-taken",
            Failed::Playing => "playing",
            Failed::NotOver => "not-over",
            Failed::PlayersOnly => "players-only",
            Failed::NotKept => "not-kept",
            Failed::OtherProtocol(_) => "other-protocol",
            Failed::NotASocket => "not-a-socket",
            Failed::Busy => "busy",
            Failed::Stopping => "stopping",
            Failed::Broken => "failed",
        }
    }

    fn text(&self, language: Language) -> String {
        let line = Line::new(format!("http-{}", self.code()));
        let line = match self {
            Failed::BadTable(sentence) => return sentence.clone(),
            Failed::NoSuchGame(name) => line.with("name", shortened(name)).with("games", NAMES.join(", ")),
            Failed::NoSuchSeat(seat) | Failed::SeatTaken(seat) => line.with("seat", seat.to_string()),
            Failed::NoSuchRecord(round) => line.with("round", shortened(round)),
            Failed::NotJson(why) | Failed::BadRequest(why) => line.with("why", shortened(why)),
            Failed::BadPack(why) => line.with("why", why.as_str()),
            Failed::BadSetting { name, least, most } => {
                line.with("name", *name).with("least", least.to_string()).with("most", most.to_string())
            }
            Failed::HandsTwice(option) => line.with("option", *option),
            Failed::TooLong => line.with("most", LONGEST_BODY.to_string()),
            Failed::AnimalTaken(animal) => line.with("animal", render(&Line::new(animal.message()), language)),
            Failed::OtherProtocol(asked) => line.with("asked", shortened(asked)).with("known", PROTOCOL.to_string()),
            _ => line,
        };
        render(&line, language)
    }

    pub fn say(&self, language: Language) -> Response {
        let why = self.code().to_string();
        let failure = reckon_protocol::Failed { error: Failure { why, text: self.text(language) } };
        (self.status(), axum::Json(failure)).into_response()
    }
}

/// Cuts a text to the length worth echoing back.
pub fn shortened(text: &str) -> String {
    const SHOWN: usize = 160;
    text.chars().take(SHOWN).collect()
}

impl From<NotFound> for Failed {
    fn from(why: NotFound) -> Failed {
        match why {
            NotFound::NoTable => Failed::NoSuchTable,
            NotFound::NotKept(_) => Failed::NotKept,
            NotFound::BadlyKept(_) => Failed::Broken,
            NotFound::Stopping => Failed::Stopping,
        }
    }
}

impl From<NoSeat> for Failed {
    fn from(why: NoSeat) -> Failed {
        match why {
            NoSeat::Full => Failed::TableFull,
            NoSeat::Taken(seat) => Failed::SeatTaken(seat),
            NoSeat::Unknown(seat) => Failed::NoSuchSeat(seat),
            NoSeat::AnimalTaken(animal) => Failed::AnimalTaken(animal),
            NoSeat::Playing => Failed::Playing,
            NoSeat::NotKept => Failed::NotKept,
        }
    }
}
