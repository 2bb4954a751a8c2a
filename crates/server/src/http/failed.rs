//! Everything that a request can be answered with beside what it asked for: one kind of error, one mapping.

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
    /// The game itself says why, in a sentence.
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

    /// Its message; without `http-` it is what programs read.
    fn message(&self) -> &'static str {
        match self {
            Failed::NoSuchPage => "http-no-such-page",
            Failed::NoSuchTable => "http-no-such-table",
            Failed::NoSuchGame(_) => "http-no-such-game",
            Failed::NoSuchSeat(_) => "http-no-such-seat",
            Failed::NoSuchRecord(_) => "http-no-such-record",
            Failed::NotJson(_) => "http-not-json",
            Failed::BadRequest(_) => "http-bad-request",
            Failed::BadTable(_) => "http-bad-table",
            Failed::BadSetting { .. } => "http-setting",
            Failed::BadPack(_) => "http-pack",
            Failed::HandsTwice(_) => "http-hands",
            Failed::NoSeats => "http-no-seats",
            Failed::TooLong => "http-too-long",
            Failed::TooOften => "http-too-often",
            Failed::BadMethod => "http-bad-method",
            Failed::BadOrigin => "http-bad-origin",
            Failed::BadToken => "http-bad-token",
            Failed::TableFull => "http-table-full",
            Failed::SeatTaken(_) => "http-seat-taken",
            Failed::AnimalTaken(_) => "http-animal-taken",
            Failed::Playing => "http-playing",
            Failed::NotOver => "http-not-over",
            Failed::PlayersOnly => "http-players-only",
            Failed::NotKept => "http-not-kept",
            Failed::OtherProtocol(_) => "http-other-protocol",
            Failed::NotASocket => "http-not-a-socket",
            Failed::Busy => "http-busy",
            Failed::Stopping => "http-stopping",
            Failed::Broken => "http-failed",
        }
    }

    fn text(&self, language: Language) -> String {
        let line = Line::new(self.message());
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
        let why = self.message().strip_prefix("http-").unwrap_or_default().to_string();
        let failure = reckon_protocol::Failed { error: Failure { why, text: self.text(language) } };
        (self.status(), axum::Json(failure)).into_response()
    }
}

/// As much of a text as is worth sending back.
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
