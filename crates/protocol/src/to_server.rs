//! What a client says.

use reckon_rules::game::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::phrase::Phrase;
use crate::table::Help;
use crate::text::{MoveId, Nonce};

/// One message is one frame: an object with one key, which says what is wanted.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum ToServer {
    /// Play.
    Move(Move),
    /// What would this do? Changes nothing and is not kept.
    Try(Try),
    /// Show the cards of this seat, one of the client's own, and no others; `null` covers them all.
    Uncover { seat: Option<Seat> },
    /// Say one of the six phrases.
    Phrase { phrase: Phrase },
    /// How much help the uncovered seat wants, as far as the table allows it.
    Help { help: Help },
    /// The own part in the next shuffle, for each of the client's seats or the one that is named.
    Nonce { seat: Option<Seat>, nonce: Nonce },
    /// The host begins the game, or the next one. Empty seats are filled with computer players, if wanted.
    Start {
        #[serde(default)]
        fill: bool,
    },
    /// Wants another game: it begins when everybody present does.
    Again {},
    /// Gives up a seat, or all of the client's. A computer player plays it on until somebody sits down there.
    Leave { seat: Option<Seat> },
    /// The host makes a seat free while no game is played.
    Free { seat: Seat },
    /// Answered with the same number.
    Ping { n: u32 },
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Move {
    pub id: MoveId,
    /// For which seat; not needed by a client with one.
    #[serde(default)]
    pub seat: Option<Seat>,
    /// For which game of the table. Without it, the one that is played: then a move that is sent again after the
    /// next game has begun may be taken for one of that game.
    #[serde(default)]
    pub round: Option<u32>,
    /// The `basis` of the update that the move was made for. If it has changed, the table has moved on.
    pub on: u32,
    /// A move in the notation of the game, or several that are played one after the other.
    pub m: Plan,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Plan {
    One(String),
    Many(#[schemars(length(min = 1, max = 64))] Vec<String>),
}

impl Plan {
    pub fn moves(&self) -> &[String] {
        match self {
            Plan::One(text) => std::slice::from_ref(text),
            Plan::Many(texts) => texts,
        }
    }
}

/// A draft: as notation, or as somebody types or says it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Try {
    pub id: MoveId,
    #[serde(default)]
    pub seat: Option<Seat>,
    /// In the notation of the game.
    #[serde(default)]
    pub m: Option<Plan>,
    /// In the player's own words: `9: 10-2 + 5-4`.
    #[serde(default)]
    pub say: Option<String>,
}
