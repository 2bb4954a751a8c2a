//! Messages from a table.

use std::borrow::Cow;

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
    /// The first message. An update follows if a game is in progress or over.
    Hello(Box<Hello>),
    /// Something about the table has changed, but not the game.
    Table {
        table: TableInfo,
        you: You,
    },
    /// The game as this client may know it. It is the same message whether something happened, somebody came back, or
    /// another seat was uncovered.
    Update(Box<Update>),
    /// The requested moves have been played and stored.
    Done(Done),
    /// A request of this client is refused. Nothing has changed.
    Refused(Refused),
    /// Reply to a `try`.
    Reading(Box<JudgedDraft>),
    /// Somebody says something.
    Phrase(Called),
    /// The server cannot store moves at the moment, or can again.
    Trouble(Trouble),
    Pong {
        n: u32,
    },
}

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hello {
    pub protocol: u32,
    /// Version of the program.
    pub server: String,
    pub table: TableInfo,
    pub you: You,
}

/// JSON written by the rules: a view, an event, a reading of the table's game.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "unknown"))]
#[serde(transparent)]
pub struct Json(pub Box<RawValue>);

impl Json {
    pub fn of(value: &impl Serialize) -> Json {
        Json(serde_json::value::to_raw_value(value).expect("a value from the rules can be serialized"))
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
    /// Number of the game at the table, from 1.
    pub round: u32,
    /// Number of moves played in it. A client that reconnects says which it has.
    pub v: u32,
    /// Seat whose view this is; a watcher's if there is none.
    pub seat: Option<Seat>,
    pub turn: Turn,
    /// Basis that a move of this seat has to name in `on`.
    pub basis: Option<u32>,
    /// Moves since the last update sent to this client.
    pub made: Vec<Made>,
    /// Events that they caused, as the game writes them.
    pub events: Vec<Json>,
    /// Events in words, without the obvious ones, as messages.
    pub lines: Vec<Line>,
    /// Sentences of the lines in the client's language, one for each.
    pub texts: Vec<String>,
    /// Sentences for a voice, with numbers in words; for a client that asked for them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub spoken: Option<Vec<String>>,
    /// Whether more happened than `events` tells, because the client was away for long.
    pub missed: bool,
    pub view: Json,
    pub clocks: Option<Clocks>,
    /// Time left for those who must act, in milliseconds, where the game gives everybody the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub window_ms: Option<u32>,
    /// Arrangement of this seat, as far as its tiles are still there; for a client that has just come to it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub draft: Option<String>,
    /// Time that each seat has used, in milliseconds; once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub took_ms: Option<Vec<u32>>,
    /// Everything that was hidden, once the game is over.
    pub reveal: Option<Reveal>,
}

/// A move that was made, and on whose behalf.
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
    /// The player who sits there.
    Player,
    /// The computer player that sits there.
    Computer,
    /// A computer player, for somebody who is away or has left.
    StandIn,
    /// The table, because time ran out.
    Clock,
}

/// Time left, where a clock runs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Clocks {
    /// Time that each seat has left, in milliseconds.
    pub left_ms: Vec<u32>,
    /// Seats whose time is running.
    pub running: Vec<Seat>,
}

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reveal {
    /// Commitment, as in `table` before the seats added their nonces.
    pub commitment: String,
    /// Server's secret, whose SHA-256 is the commitment.
    pub secret: String,
    pub nonces: Vec<Nonce>,
    /// Seed of the shuffle, from the secret and the nonces.
    pub seed: String,
    /// End of the game as each seat sees it.
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
    /// Number of moves of the plan that were played.
    pub played: u32,
    /// Version after the last of them.
    pub v: u32,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Refused {
    /// Id of the move or draft, if the message had one.
    pub id: Option<MoveId>,
    pub why: Why,
    /// Stable code of the refusal, for programs to compare: if the rules refuse, that of the game's rule; otherwise
    /// the word in `why`, or a more specific code.
    pub code: Cow<'static, str>,
    /// Paragraph of the rulebook behind a refusal of the rules, such as `4.3`, for a reader who asks why. Absent where
    /// the seat's help keeps the reason back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rule: Option<Cow<'static, str>>,
    /// Number of moves of the plan that were played before.
    pub played: u32,
    pub line: Line,
    /// Sentence of the line.
    pub text: String,
    /// Sentence for a voice, with numbers in words; for a client that asked for it.
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
    /// Somebody cut in, or the plan was broken off for another reason, and the rest of it was dropped.
    CutIn,
    /// The seat belongs to somebody else, or to nobody.
    NotYours,
    /// The message has to say which of several seats is meant.
    WhichSeat,
    /// The cards of this seat are covered on this client.
    Covered,
    /// No game is being played.
    NotPlaying,
    /// A game is being played.
    Playing,
    /// Only the host may do that.
    NotHost,
    /// Seats are empty.
    EmptySeats,
    /// The table does not allow it: no help, no phrases.
    NotHere,
    /// More often than anybody needs.
    TooOften,
    /// It could not be stored, so it was not played. Try again.
    NotKept,
    /// The id was already used for another request.
    UsedId,
}

impl Why {
    /// Returns the word that stands for it in a message.
    // Written out: serde gives the words only while it writes JSON. A test compares the two.
    pub fn code(self) -> &'static str {
        match self {
            Why::NotAMessage => "not-a-message",
            Why::NotAMove => "not-a-move",
            Why::Illegal => "illegal",
            Why::Stale => "stale",
            Why::CutIn => "cut-in",
            Why::NotYours => "not-yours",
            Why::WhichSeat => "which-seat",
            Why::Covered => "covered",
            Why::NotPlaying => "not-playing",
            Why::Playing => "playing",
            Why::NotHost => "not-host",
            Why::EmptySeats => "empty-seats",
            Why::NotHere => "not-here",
            Why::TooOften => "too-often",
            Why::NotKept => "not-kept",
            Why::UsedId => "used-id",
        }
    }
}

/// Codes of refusals that are more specific than the word in their `why`.
pub mod codes {
    /// `not-a-move`: the words only change the draft.
    pub const ONLY_A_DRAFT: &str = "only-a-draft";
    /// `playing`: the game has been shuffled without the nonce.
    pub const NONCE_LATE: &str = "nonce-late";

    /// All of these codes.
    pub const SPECIFIC: [&str; 2] = [ONLY_A_DRAFT, NONCE_LATE];
}

/// Verdict of the rules on a draft, as far as the seat's help goes.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct JudgedDraft {
    pub id: MoveId,
    /// Draft in the notation of the game, ready to be sent as a plan. For taps only where `work` is shown, and then
    /// their best meaning.
    pub moves: Vec<String>,
    /// Whether all of it is legal.
    pub goes: bool,
    /// Reason if not, as a message and as a sentence.
    pub line: Option<Line>,
    pub text: Option<String>,
    /// Paragraph of the rulebook behind the reason, as in `refused`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rule: Option<Cow<'static, str>>,
    /// With *Show*: the worth and effect of each move, as the game writes it.
    pub readings: Option<Vec<Json>>,
    /// With *Show*, in two games with *Check* too, for taps: what they mean and what can be done with them, as the game
    /// writes it.
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
    /// Whether moves can be stored.
    pub keeping: bool,
    pub text: String,
}
