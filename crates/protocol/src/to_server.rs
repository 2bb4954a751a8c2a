//! What a client says.

use reckon_rules::game::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::phrase::Phrase;
use crate::table::Help;
use crate::text::{MoveId, Nonce};

/// One message is one frame: an object with one key, which says what is wanted.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum ToServer {
    /// Play.
    Move(Move),
    /// What would this do? Changes nothing and is not kept.
    Try(Try),
    /// What somebody has arranged so far, for the table to keep: where it was, when they come back. Nobody else is
    /// told. Only of games that are arranged (Numenko); perhaps with an edit, as in `work`.
    Draft { seat: Option<Seat>, grid: String },
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
        #[cfg_attr(feature = "ts", ts(optional = nullable))]
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
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
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
    /// A move in the notation of the game, or several that are played one after the other. Either this, or one of
    /// the other two.
    #[serde(default)]
    pub m: Option<Plan>,
    /// In the player's own words: `9: 10-2 + 5-4`.
    #[serde(default)]
    pub say: Option<String>,
    /// As it was tapped: `take 9b: 10r -2 5b -4`.
    #[serde(default)]
    pub work: Option<String>,
}

impl Move {
    /// A move or a plan in the notation of the game.
    pub fn of(id: MoveId, seat: Option<Seat>, round: Option<u32>, on: u32, m: Plan) -> Move {
        Move { id, seat, round, on, m: Some(m), say: None, work: None }
    }

    /// The moves, where they are written in the notation of the game.
    pub fn texts(&self) -> &[String] {
        self.m.as_ref().map_or(&[], Plan::moves)
    }

    /// What is wanted; nothing where it is not said in exactly one way.
    pub fn wanted(&self) -> Option<Wanted<'_>> {
        Wanted::of(self.m.as_ref(), self.say.as_deref(), self.work.as_deref())
    }
}

/// The three ways to say what to play or to try.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Wanted<'a> {
    /// In the notation of the game.
    Moves(&'a Plan),
    /// In somebody's own words.
    Said(&'a str),
    /// As it was tapped.
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

/// A draft: as notation, as somebody types or says it, or as it was tapped.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
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
    /// As it was tapped: `9b: 10r -2 5b -4`.
    #[serde(default)]
    pub work: Option<String>,
}

impl Try {
    /// What is tried; nothing where it is not said in exactly one way.
    pub fn wanted(&self) -> Option<Wanted<'_>> {
        Wanted::of(self.m.as_ref(), self.say.as_deref(), self.work.as_deref())
    }
}
