//! The referee of a game.

use reckon_records::Recorded;
use reckon_rules::game::{Game, Seat, Viewer};
use reckon_words::Speaker;
use serde::Serialize;

use crate::output::Output;

/// A game's referee, for `reckon referee`: whether a move is allowed, and why.
pub trait HasReferee: Seen + Recorded {
    /// Whether one seat after the other has its turn, so that a position can say whose it is.
    const HAS_TURNS: bool = true;
    /// The referee's reply to a command line that asks for too little.
    const ASKED_TOO_LITTLE: &'static str = "cli-referee-no-move";
    /// The referee's prompt for typed input, in games where something can be judged without a move.
    const ASKS_STANDALONE: Option<&'static str> = None;

    /// Parses a position, or says why it is not one.
    fn read_position(text: &str, speaker: &Speaker<'_>) -> Result<Self::View, String>;

    /// Gives the referee's verdict, or says why there is none.
    fn judge(question: Question<'_, Self>, output: &Output) -> Result<Verdict, String>;

    /// Judges a text other than a position with a move, in games where such a text can be judged by itself.
    fn judge_standalone(
        _text: &str,
        _points: bool,
        _options: &Self::Options,
        _output: &Output,
    ) -> Option<Result<Verdict, String>> {
        None
    }
}

/// Access to the options and the viewer that every view contains.
pub trait Seen: Game {
    fn options_of(view: &Self::View) -> &Self::Options;
    fn viewer_of(view: &Self::View) -> Viewer;
}

macro_rules! seen {
    ($([$module:ident $game:ident])*) => {$(
        impl Seen for reckon_rules::$module::$game {
            fn options_of(view: &Self::View) -> &Self::Options {
                &view.options
            }

            fn viewer_of(view: &Self::View) -> Viewer {
                view.viewer
            }
        }
    )*};
}
reckon_rules::games!(seen);

/// Question to the referee.
pub struct Question<'a, G: Game> {
    pub view: G::View,
    /// The viewer.
    pub seat: Seat,
    /// The position as typed; `position` is the same with the command's options added.
    pub written: &'a str,
    pub position: &'a str,
    pub typed: &'a str,
    /// Whether the points are wanted too.
    pub points: bool,
}

/// The referee's answer, in lines for people and as one object for programs.
pub struct Verdict {
    pub legal: bool,
    pub lines: Vec<String>,
    pub json: serde_json::Result<String>,
}

#[derive(Clone, Serialize)]
pub struct Step {
    pub text: String,
    pub value: String,
}

#[derive(Clone, Serialize)]
pub struct Refusal {
    pub rule: Option<&'static str>,
    /// Stable name for programs to compare; a server's table uses the same code when the rules refuse a move.
    pub code: &'static str,
    pub id: String,
    pub sentence: String,
}
