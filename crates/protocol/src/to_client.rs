//! What a table says.

use reckon_rules::game::{Seat, Turn};
use reckon_words::Line;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::phrase::Phrase;
use crate::table::{TableInfo, You};
use crate::text::{MoveId, Nonce};

/// One message is one frame: an object with one key.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ToClient {
    /// The first message. An update follows, where a game is played or over.
    Hello(Box<Hello>),
    /// Something about the table has changed, but not in the game.
    Table {
        table: TableInfo,
        you: You,
    },
    /// The game as this client may know it. The same message whether something happened, somebody
    /// came back, or another seat was uncovered.
    Update(Box<Update>),
    /// The moves that were asked for are played, and kept for good.
    Done(Done),
    /// Something that this client asked for cannot be. Nothing has changed.
    Refused(Refused),
    /// The answer to a `try`.
    Reading(Box<JudgedDraft>),
    /// Somebody says something.
    Phrase(Called),
    /// The server cannot keep moves at the moment, or can again.
    Trouble(Trouble),
    Pong {
        n: u32,
    },
}

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hello {
    pub protocol: u32,
    /// The version of the program.
    pub server: String,
    pub table: TableInfo,
    pub you: You,
}

/// JSON that the rules wrote: a view, an event, a reading of the table's game.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "unknown"))]
#[serde(transparent)]
pub struct Json(pub Box<RawValue>);

impl Json {
    pub fn of(value: &impl Serialize) -> Json {
        Json(serde_json::value::to_raw_value(value).expect("what the rules give out can be written"))
    }

    pub fn text(&self) -> &str {
        self.0.get()
    }
}

impl JsonSchema for Json {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Json".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "description": "As the game of the table writes it; the schema of each game says how." })
    }
}

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Update {
    /// Which game of the table, from 1.
    pub round: u32,
    /// How many moves have been played in it. A client that connects again says which it has.
    pub v: u32,
    /// Through whose eyes; a watcher's where there is none.
    pub seat: Option<Seat>,
    pub turn: Turn,
    /// What a move of this seat has to name in `on`.
    pub basis: Option<u32>,
    /// The moves since the last update that this client was sent.
    pub made: Vec<Made>,
    /// What happened by them, as the game writes it.
    pub events: Vec<Json>,
    /// The same in words, without what goes without saying: as messages, and
    pub lines: Vec<Line>,
    /// as finished sentences in the language of the client, one for each line.
    pub texts: Vec<String>,
    /// The same for a voice, numbers in words; for a client that asked for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub spoken: Option<Vec<String>>,
    /// Whether more happened than `events` tells: the client was away for long.
    pub missed: bool,
    pub view: Json,
    pub clocks: Option<Clocks>,
    /// How long whoever must act still has for it, in milliseconds, where the game gives everybody the same time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub window_ms: Option<u32>,
    /// What this seat has arranged, as far as its tiles are still there; for a client that has just come to it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub draft: Option<String>,
    /// How long the time of each seat ran, in milliseconds; once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub took_ms: Option<Vec<u32>>,
    /// Everything that was hidden, once the game is over.
    pub reveal: Option<Reveal>,
}

/// That a move was made, and on whose behalf.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Made {
    pub v: u32,
    pub seat: Seat,
    pub by: MadeBy,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum MadeBy {
    /// Whoever sits there.
    Player,
    /// The computer player that sits there.
    Computer,
    /// A computer player, for somebody who stays away or has left.
    StandIn,
    /// The table, because time had run out.
    Clock,
}

/// How much time there is, where a clock runs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Clocks {
    /// The time that each seat has left, in milliseconds.
    pub left_ms: Vec<u32>,
    /// Whose time is running.
    pub running: Vec<Seat>,
}

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reveal {
    /// As it stood in `table` before the seats added their nonces.
    pub commitment: String,
    /// The server's secret, whose SHA-256 is the commitment.
    pub secret: String,
    pub nonces: Vec<Nonce>,
    /// Where the shuffle began: from the secret and the nonces.
    pub seed: String,
    /// The end of the game through the eyes of each seat.
    pub views: Vec<RevealedView>,
}

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RevealedView {
    pub seat: Seat,
    pub view: Json,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Done {
    pub id: MoveId,
    pub round: u32,
    /// How many of the moves of the plan were played.
    pub played: u32,
    /// The version after the last of them.
    pub v: u32,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Refused {
    /// Of the move or the draft, where the message had one.
    pub id: Option<MoveId>,
    pub why: Why,
    /// How many moves of the plan were played before.
    pub played: u32,
    pub line: Line,
    /// The same as a sentence.
    pub text: String,
    /// The same for a voice, numbers in words; for a client that asked for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub spoken: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// It is not a message of this protocol.
    NotAMessage,
    /// The move is not written as the game writes moves.
    NotAMove,
    /// The rules do not allow it.
    Illegal,
    /// The table has moved on: look at the last update.
    Stale,
    /// Somebody cut in, or the plan was broken off otherwise, and the rest of it was dropped.
    CutIn,
    /// The seat belongs to somebody else, or to nobody.
    NotYours,
    /// It has to be said which of several seats is meant.
    WhichSeat,
    /// The cards of this seat are covered on this client.
    Covered,
    /// No game is being played.
    NotPlaying,
    /// A game is being played.
    Playing,
    /// Only the host does that.
    NotHost,
    /// Seats are empty.
    EmptySeats,
    /// The table does not allow it: no help, no phrases.
    NotHere,
    /// More often than anybody needs.
    TooOften,
    /// It could not be kept, so it was not played. Try again.
    NotKept,
    /// The id was used for something else before.
    UsedId,
}

/// What the rules say to a draft, as far as the seat's help goes.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct JudgedDraft {
    pub id: MoveId,
    /// The draft in the notation of the game, ready to be sent as a plan. Of what was tapped only where `work` is
    /// shown, and the best that it can mean.
    pub moves: Vec<String>,
    /// Whether all of it goes.
    pub goes: bool,
    /// Why not, as a message and as a sentence.
    pub line: Option<Line>,
    pub text: Option<String>,
    /// With *Show*: what each move is worth and does, as the game writes it.
    pub readings: Option<Vec<Json>>,
    /// With *Show*, in two games with *Check* too, of what was tapped: what it means and what can be done with it, as
    /// the game writes it.
    pub work: Option<Json>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Called {
    pub seat: Seat,
    pub phrase: Phrase,
    pub text: String,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Trouble {
    /// Whether moves can be kept.
    pub keeping: bool,
    pub text: String,
}
