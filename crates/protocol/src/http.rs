//! What is asked and answered over HTTP.

use std::collections::BTreeMap;

use reckon_rules::game::Seat;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::animal::{Animal, Computer};
use crate::table::{Settings, TableInfo, You};
use crate::text::{Nonce, TableId, Token};
use crate::to_client::{Json, MadeBy};

/// A new table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct CreateTable {
    /// As the list of games names it.
    pub game: String,
    /// A named set of options; the game's usual ones without it.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub preset: Option<String>,
    /// Options that differ from those, by name.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub options: BTreeMap<String, String>,
    /// Cards of one's own, as a line or as a pack file.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub pack: Option<String>,
    /// Who sits where.
    pub seats: Vec<SeatWish>,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable, type = "Partial<Settings>"))]
    pub settings: Settings,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum SeatWish {
    /// Whoever opens the table. Several on one device are several such seats.
    Me,
    /// Somebody who comes by the link.
    Person,
    #[serde(rename_all = "snake_case")]
    Computer {
        /// Which one; else one that is not here yet.
        #[serde(default)]
        #[schema(value_type = Option<String>)]
        #[cfg_attr(feature = "ts", ts(optional = nullable))]
        player: Option<Computer>,
        /// How long it takes at least for each move, in milliseconds: at most 10,000.
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
    /// What to give to friends, from the root of this server on.
    pub link: String,
    /// Whether the game waits for whoever asks; where one is played and they have a seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub your_turn: Option<bool>,
}

/// A seat for whoever asks. Asked again, the answer is the seat that they have.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Join {
    /// A certain one; else the first that is free.
    #[schema(value_type = Option<u8>)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub seat: Option<Seat>,
    /// As which animal; else one that nobody is.
    #[schema(value_type = Option<String>)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub animal: Option<Animal>,
    /// The own part in the shuffle; else the server draws one.
    #[schema(value_type = Option<String>)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub nonce: Option<Nonce>,
    /// One more seat for somebody at the same device.
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

/// A program that wants to play. A browser is given a cookie instead, and need not ask.
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

/// The token goes with each request as `Authorization: Bearer …`. It is told once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Welcome {
    #[schema(value_type = String)]
    pub token: Token,
}

/// A game that is over, move by move.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Replay {
    pub game: String,
    pub round: u32,
    /// The options in one line.
    pub options: String,
    /// Who sat where when it began.
    pub seats: Vec<ReplaySeat>,
    /// Through whose eyes it is seen.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The game as it was dealt.
    #[schema(value_type = Object)]
    pub first: Json,
    pub steps: Vec<ReplayStep>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReplaySeat {
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// In the language of the reader; nothing where nobody sat.
    pub name: String,
    pub picture: String,
}

/// One move, and what became of the game.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReplayStep {
    pub v: u32,
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// On whose behalf. That time had run out is not kept: it counts as a stand-in.
    #[schema(value_type = String)]
    pub by: MadeBy,
    /// The move in the notation of the game.
    pub m: String,
    /// What happened by it, as the game writes it.
    #[schema(value_type = Vec<Object>)]
    pub events: Vec<Json>,
    /// The same in words, without what goes without saying.
    pub texts: Vec<String>,
    /// The same for a voice, numbers in words.
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
    /// The youngest age, with the easiest preset.
    pub age: u8,
    /// About how many minutes a game takes.
    pub minutes: u8,
    pub least_seats: u8,
    pub most_seats: u8,
    pub presets: Vec<PresetInfo>,
    pub options: Vec<OptionInfo>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PresetInfo {
    pub name: String,
    pub title: String,
    /// The youngest age.
    pub age: u8,
    /// Whether it is played for points.
    pub scoring: bool,
    /// A sum or a move as it is played there.
    pub sample: String,
    /// Every option as this preset has it.
    pub options: BTreeMap<String, String>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OptionInfo {
    pub name: String,
    pub sentence: String,
    /// The paragraph of the rulebook that it changes.
    pub paragraph: String,
    pub default: String,
    /// The words that can be chosen, each with what it means; none where it is a number.
    pub values: Vec<(String, String)>,
    pub least: Option<u8>,
    pub most: Option<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Health {
    /// Whether moves can be kept.
    pub keeping: bool,
    pub version: String,
}

/// Every answer that is not what was asked for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Failed {
    pub error: Failure,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Failure {
    /// For programs.
    pub why: String,
    /// For people.
    pub text: String,
}
