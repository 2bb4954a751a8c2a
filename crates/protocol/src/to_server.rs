//! Messages from a client.

use reckon_rules::game::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::phrase::Phrase;
use crate::table::{Help, Youngest};
use crate::text::{MoveId, Nonce};

/// One message is one frame: an object with one key, which names the request.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum ToServer {
    /// Plays moves.
    Move(Move),
    /// Asks what a draft would do. Changes nothing and is not stored.
    Try(Try),
    /// Stores an arrangement so far, for when the player comes back. Nobody else is told. Only for games that are
    /// arranged (Numenko); may contain an edit, as in `work`.
    Draft { seat: Option<Seat>, grid: String },
    /// Shows the cards of one of the client's own seats, and no others; `null` covers them all.
    Uncover { seat: Option<Seat> },
    /// Says one of the six phrases.
    Phrase { phrase: Phrase },
    /// Sets the help of the uncovered seat, as far as the table allows it.
    Help { help: Help },
    /// Adds to the next shuffle, for each of the client's seats or the one named.
    Nonce { seat: Option<Seat>, nonce: Nonce },
    /// Begins the game, or the next one; host only. Empty seats are filled with computer players, if wanted.
    Start {
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional = nullable))]
        fill: bool,
        /// The youngest player, for a table that `asks_youngest`; kept for the games that follow.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional = nullable))]
        youngest: Option<Youngest>,
    },
    /// Asks for another game: it begins when everybody present has asked.
    Again {},
    /// Gives up a seat, or all of the client's. A computer player takes over until somebody sits down there.
    Leave { seat: Option<Seat> },
    /// Frees a seat while no game is played; host only.
    Free { seat: Seat },
    /// Answered with the same number.
    Ping { n: u32 },
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct Move {
    pub id: MoveId,
    /// Seat that moves; not needed by a client with one.
    #[serde(default)]
    pub seat: Option<Seat>,
    /// Number of the game at the table, by default the current one: then a move resent after the next game has begun
    /// may be taken for one of that game.
    #[serde(default)]
    pub round: Option<u32>,
    /// `basis` of the update that the move was made for. If it has changed, the table has moved on.
    pub on: u32,
    /// Move in the notation of the game, or several to be played in order. Exactly one of this and the next two is
    /// given.
    #[serde(default)]
    pub m: Option<Plan>,
    /// Move in the player's own words: `9: 10-2 + 5-4`.
    #[serde(default)]
    pub say: Option<String>,
    /// Move as tapped: `take 9b: 10r -2 5b -4`.
    #[serde(default)]
    pub work: Option<String>,
}

impl Move {
    /// Builds a move or a plan in the notation of the game.
    pub fn of(id: MoveId, seat: Option<Seat>, round: Option<u32>, on: u32, m: Plan) -> Move {
        Move { id, seat, round, on, m: Some(m), say: None, work: None }
    }

    /// Returns the moves, if they are in the notation of the game.
    pub fn texts(&self) -> &[String] {
        self.m.as_ref().map_or(&[], Plan::moves)
    }

    /// Returns what is wanted; `None` unless it is given in exactly one way.
    pub fn wanted(&self) -> Option<Wanted<'_>> {
        Wanted::of(self.m.as_ref(), self.say.as_deref(), self.work.as_deref())
    }
}

/// Ways to say what to play or to try.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Wanted<'a> {
    /// In the notation of the game.
    Moves(&'a Plan),
    /// In the player's own words.
    Said(&'a str),
    /// As tapped.
    Worked(&'a str),
}

impl<'a> Wanted<'a> {
    fn of(m: Option<&'a Plan>, say: Option<&'a str>, work: Option<&'a str>) -> Option<Wanted<'a>> {
        match (m, say, work) {
            (Some(plan), None, None) => Some(Wanted::Moves(plan)),
            (None, Some(said), None) => Some(Wanted::Said(said)),
            (None, None, Some(line)) => Some(Wanted::Worked(line)),
            _ => None,
        }
    }
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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

/// A draft: in notation, as typed or said, or as tapped.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct Try {
    pub id: MoveId,
    #[serde(default)]
    pub seat: Option<Seat>,
    /// Draft in the notation of the game.
    #[serde(default)]
    pub m: Option<Plan>,
    /// Draft in the player's own words: `9: 10-2 + 5-4`.
    #[serde(default)]
    pub say: Option<String>,
    /// Draft as tapped: `9b: 10r -2 5b -4`.
    #[serde(default)]
    pub work: Option<String>,
}

impl Try {
    /// Returns what is tried; `None` unless it is given in exactly one way.
    pub fn wanted(&self) -> Option<Wanted<'_>> {
        Wanted::of(self.m.as_ref(), self.say.as_deref(), self.work.as_deref())
    }
}
