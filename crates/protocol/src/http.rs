//! Requests and replies over HTTP.

use std::collections::BTreeMap;

use reckon_rules::game::Seat;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::animal::{Animal, Computer};
use crate::table::{Settings, TableInfo, You};
use crate::text::{Nonce, TableId, Token};
use crate::to_client::{Json, MadeBy};

/// Request for a new table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct CreateTable {
    /// Name in the list of games.
    pub game: String,
    /// Named set of options; by default the game's usual one.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub preset: Option<String>,
    /// Options that differ from the preset, by name.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub options: BTreeMap<String, String>,
    /// Custom cards, as a line or as a pack file.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub pack: Option<String>,
    /// Occupants of the seats.
    pub seats: Vec<SeatWish>,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable, type = "Partial<Settings>"))]
    pub settings: Settings,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum SeatWish {
    /// The player who opens the table. Several on one device are several such seats.
    Me,
    /// Somebody who joins by the link.
    Person,
    #[serde(rename_all = "snake_case")]
    Computer {
        /// Which one; by default one that is not at the table yet.
        #[serde(default)]
        #[schema(value_type = Option<String>)]
        #[cfg_attr(feature = "ts", ts(optional = nullable))]
        player: Option<Computer>,
        /// Minimum time for each move, in milliseconds: at most 10,000.
        #[serde(default = "usual_pace")]
        #[cfg_attr(feature = "ts", ts(optional = nullable))]
        pace_ms: u16,
    },
}

fn usual_pace() -> u16 {
    1200
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Created {
    pub table: TableInfo,
    pub you: You,
    /// Link to give to friends, from the root of this server.
    pub link: String,
    /// Whether the game waits for this client; absent without a game or a seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub your_turn: Option<bool>,
}

/// Request for a seat. Repeated, it is answered with the seat already held.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Join {
    /// Seat wanted; by default the first free one.
    #[schema(value_type = Option<u8>)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub seat: Option<Seat>,
    /// Animal to appear as; by default one that nobody is.
    #[schema(value_type = Option<String>)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub animal: Option<Animal>,
    /// Client's part in the shuffle; by default the server draws one.
    #[schema(value_type = Option<String>)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub nonce: Option<Nonce>,
    /// Whether to take one more seat, for somebody at the same device.
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub another: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Joined {
    #[schema(value_type = u8)]
    pub seat: Seat,
    pub table: TableInfo,
    pub you: You,
}

/// Request of a program that wants to play. A browser gets a cookie instead, and need not ask.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewGuest {
    pub kind: Program,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Program {
    /// Others at the table see that it is one.
    Program,
}

/// Token that goes with each request as `Authorization: Bearer …`. It is sent once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Welcome {
    #[schema(value_type = String)]
    pub token: Token,
}

/// A finished game, move by move.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Replay {
    pub game: String,
    pub round: u32,
    /// Options in one line.
    pub options: String,
    /// Occupants of the seats when it began.
    pub seats: Vec<ReplaySeat>,
    /// Seat whose view is shown.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// View of the game as dealt.
    #[schema(value_type = Object)]
    pub first: Json,
    pub steps: Vec<ReplayStep>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReplaySeat {
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// Name in the reader's language; empty if nobody sat there.
    pub name: String,
    pub picture: String,
}

/// One move, and the game after it.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReplayStep {
    pub v: u32,
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// Maker of the move. Timeouts are not stored: they count as a stand-in.
    #[schema(value_type = String)]
    pub by: MadeBy,
    /// Move in the notation of the game.
    pub m: String,
    /// Events that it caused, as the game writes them.
    #[schema(value_type = Vec<Object>)]
    pub events: Vec<Json>,
    /// Events in words, without the obvious ones.
    pub texts: Vec<String>,
    /// Events for a voice, with numbers in words.
    pub spoken: Vec<String>,
    #[schema(value_type = Object)]
    pub view: Json,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OpenTables {
    pub tables: Vec<OpenTable>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OpenTable {
    #[schema(value_type = String)]
    pub id: TableId,
    pub game: String,
    pub options: String,
    pub seats: u8,
    pub free: u8,
    pub settings: Settings,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Games {
    pub games: Vec<GameInfo>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameInfo {
    pub name: String,
    pub title: String,
    /// Minimum age, with the easiest preset.
    pub age: u8,
    /// Approximate minutes per game.
    pub minutes: u8,
    pub least_seats: u8,
    pub most_seats: u8,
    pub presets: Vec<PresetInfo>,
}

/// House rules of one game, for those who want to change them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameOptions {
    pub name: String,
    pub options: Vec<OptionInfo>,
    /// By name of the preset, every option as it sets it.
    pub presets: BTreeMap<String, BTreeMap<String, String>>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PresetInfo {
    pub name: String,
    pub title: String,
    /// Minimum age.
    pub age: u8,
    /// Whether it is played for points.
    pub scoring: bool,
    /// Typical sum or move.
    pub sample: String,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OptionInfo {
    pub name: String,
    pub sentence: String,
    /// Paragraph of the rulebook that it changes.
    pub paragraph: String,
    pub default: String,
    /// Words to choose from, each with its meaning; empty for a number. With `least` and `most` they are examples, and any
    /// list of numbers and ranges such as `1,2,5-8` is allowed.
    pub values: Vec<(String, String)>,
    /// For a number, or for the numbers of a list.
    pub least: Option<u8>,
    pub most: Option<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Health {
    /// Whether moves can be stored.
    pub keeping: bool,
    pub version: String,
}

/// Reply to every request that fails.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Failed {
    pub error: Failure,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Failure {
    /// Reason, for programs.
    pub why: String,
    /// Reason, for people.
    pub text: String,
}
