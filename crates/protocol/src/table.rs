//! A table as everybody sees it who is there: who sits where, and what was agreed.

use reckon_rules::game::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::animal::{Animal, Computer};
use crate::text::TableId;

/// What a table has agreed on beside the rules of its game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    pub clock: Clock,
    /// Whether being fast counts. Where neither this nor an option of the game says it, nobody has to hurry.
    pub hands: Option<Hands>,
    /// Whether the table stands in the open list; else it is found by its link alone.
    pub listed: bool,
    /// Whether somebody without a seat may look on.
    pub watchers: bool,
    /// The most help that a seat may use.
    pub most_help: Help,
    /// Whether the six phrases can be said.
    pub phrases: bool,
    /// After how many seconds a computer player plays for a seat that stays away.
    #[schemars(range(min = 1, max = 3600))]
    #[schema(minimum = 1, maximum = 3600)]
    pub away_s: u16,
    /// How long others can cut in between two moves of a plan, in milliseconds, where they may.
    #[schemars(range(max = 10000))]
    #[schema(maximum = 10000)]
    pub pause_ms: u16,
    /// Whether the first game begins by itself as soon as no seat is empty and somebody is here; else the host
    /// begins it.
    pub starts_when_full: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            clock: Clock::None,
            hands: None,
            listed: false,
            watchers: false,
            most_help: Help::Show,
            phrases: true,
            away_s: 60,
            pause_ms: 1500,
            starts_when_full: false,
        }
    }
}

/// How long somebody may think. Who runs out of time is played for, as plainly as the rules allow.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Clock {
    #[default]
    None,
    /// So many seconds for each turn.
    TurnS(#[schemars(range(min = 1, max = 7200))] u16),
    /// So many seconds for all turns of a seat together.
    GameS(#[schemars(range(min = 1, max = 7200))] u16),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Hands {
    /// Nobody loses by being slow: claims are asked for in a stated order.
    NoHurry,
    /// The first one to claim is in time.
    Quick,
}

/// How much a player is told while composing a move, the least first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Help {
    /// Nothing but why a move was refused.
    Off,
    /// On asking, whether a draft goes and why not.
    Check,
    /// What a draft is worth and what it would do.
    Show,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Before the first game: seats are taken.
    Gathering,
    Playing,
    Over,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableInfo {
    #[schema(value_type = String)]
    pub id: TableId,
    /// The game as records name it: `numero`.
    pub game: String,
    /// The options in one line: `preset=1-15 zero-piles=off`.
    pub options: String,
    /// Every card in one line, where the table plays with cards of its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub cards: Option<String>,
    pub settings: Settings,
    pub phase: Phase,
    /// Which game of the table this is, from 1.
    pub round: u32,
    pub seats: Vec<SeatInfo>,
    /// The seat of whoever starts the game.
    #[schema(value_type = Option<u8>)]
    pub host: Option<Seat>,
    pub watchers: u32,
    /// SHA-256 of the server's secret for the shuffle: of the game that is played, or before it of the next one.
    pub commitment: String,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatInfo {
    #[schema(value_type = u8)]
    pub seat: Seat,
    pub who: Who,
    /// In the language of the reader.
    pub name: String,
    pub picture: String,
    /// Wants another game.
    pub again: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    /// Nobody yet. In a game a computer player plays plainly until somebody sits down.
    Open,
    Person {
        #[schema(value_type = String)]
        animal: Animal,
        /// A program of somebody's, over the same socket.
        program: bool,
        /// Is connected.
        present: bool,
        /// Has stayed away so long that a computer player plays.
        away: bool,
    },
    Computer {
        #[schema(value_type = String)]
        player: Computer,
        /// How long it takes at least for each move, in milliseconds.
        pace_ms: u16,
    },
}

/// What a table knows about the client itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct You {
    /// The seats that this guest has.
    #[schema(value_type = Vec<u8>)]
    pub seats: Vec<Seat>,
    /// The one whose cards this client is sent; nobody's, or a watcher's view, where there is none.
    #[schema(value_type = Option<u8>)]
    pub uncovered: Option<Seat>,
    pub host: bool,
    /// How much help the uncovered seat uses.
    pub help: Help,
}
