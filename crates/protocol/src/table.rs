//! A table as everybody there sees it: the seats, and what was agreed.

use reckon_rules::game::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::animal::{Animal, Computer};
use crate::text::TableId;

/// Settings of a table, beyond the rules of its game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    pub clock: Clock,
    /// Whether speed counts. Unless this or an option of the game says so, nobody has to hurry.
    pub hands: Option<Hands>,
    /// Whether the table is in the public list; otherwise only its link leads there.
    pub listed: bool,
    /// Whether people without a seat may watch.
    pub watchers: bool,
    /// Most help that a seat may use.
    pub most_help: Help,
    /// Whether the six phrases are available.
    pub phrases: bool,
    /// Seconds after which a computer player plays for an absent seat.
    #[schemars(range(min = 1, max = 3600))]
    #[schema(minimum = 1, maximum = 3600)]
    pub away_s: u16,
    /// Time to cut in between two moves of a plan, in milliseconds, where others may.
    #[schemars(range(max = 10000))]
    #[schema(maximum = 10000)]
    pub pause_ms: u16,
    /// Whether the first game begins by itself as soon as no seat is empty and somebody is here; otherwise the host
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

/// Time limit. For a player who runs out of time the table plays, as plainly as the rules allow.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Clock {
    #[default]
    None,
    /// Seconds for each turn.
    TurnS(#[schemars(range(min = 1, max = 7200))] u16),
    /// Seconds for all turns of a seat together.
    GameS(#[schemars(range(min = 1, max = 7200))] u16),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Hands {
    /// Nobody loses by being slow: players are asked for claims in a stated order.
    NoHurry,
    /// The first claim counts.
    Quick,
}

/// Amount of help while composing a move, the least first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Help {
    /// Only the reason why a move was refused.
    Off,
    /// On request, whether a draft is legal and why not.
    Check,
    /// The worth of a draft, and what it would do.
    Show,
}

/// The youngest player, as named by somebody at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Youngest {
    /// The person in this seat.
    Seat(Seat),
    /// Nobody knows or says: a lot decides, anew for each game.
    Lot,
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
    /// Game, as records name it: `numero`.
    pub game: String,
    /// Options in one line: `preset=1-15 zero-piles=off`. Once a game has begun, with what was said at its start.
    pub options: String,
    /// Every card in one line, if the table plays with its own pack.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub cards: Option<String>,
    pub settings: Settings,
    pub phase: Phase,
    /// Number of this game at the table, from 1.
    pub round: u32,
    pub seats: Vec<SeatInfo>,
    /// Seat of the player who starts the game.
    #[schema(value_type = Option<u8>)]
    pub host: Option<Seat>,
    pub watchers: u32,
    /// Whether the rules ask who is youngest, and nobody has said so yet: whoever starts the game with two or more people
    /// can say it.
    #[serde(default, skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "ts", ts(optional, type = "boolean"))]
    pub asks_youngest: bool,
    /// SHA-256 of the server's secret for the shuffle: of the game in progress, or before it of the next one.
    pub commitment: String,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_false(value: &bool) -> bool {
    !value
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatInfo {
    #[schema(value_type = u8)]
    pub seat: Seat,
    pub who: Who,
    /// Name in the reader's language.
    pub name: String,
    pub picture: String,
    /// Whether they want another game.
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
        /// Whether it is somebody's program, over the same socket.
        program: bool,
        /// Whether they are connected.
        present: bool,
        /// Whether they have been away so long that a computer player plays.
        away: bool,
    },
    Computer {
        #[schema(value_type = String)]
        player: Computer,
        /// Minimum time for each move, in milliseconds.
        pace_ms: u16,
    },
}

/// The client's own place at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct You {
    /// Seats of this guest.
    #[schema(value_type = Vec<u8>)]
    pub seats: Vec<Seat>,
    /// Seat whose cards this client is sent; without one, a watcher's view or none.
    #[schema(value_type = Option<u8>)]
    pub uncovered: Option<Seat>,
    pub host: bool,
    /// Help that the uncovered seat uses.
    pub help: Help,
}
