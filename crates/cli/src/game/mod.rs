//! Terminal interface of a game beyond its rules, split by caller: each command requires the smallest trait it needs.
//! A game implements each trait in its file of the same name.

mod at_once;
mod calls;
mod examples;
mod help;
mod judge;
mod options;
mod pack;
mod scores;
mod table;
mod turns;

use std::io::Write;

use reckon_bots::Bot;
use reckon_compose::Compose;
use reckon_records::Recorded;
use reckon_rules::game::Seat;
use reckon_words::Say;
use serde::Serialize;

use crate::failure::Failure;
use crate::play::Times;
use crate::play::lines::Lines;
use crate::play::room::Room;

pub use at_once::{AtOnce, HasArrangement, Understood};
pub use calls::{Audience, CallError, Calls, HasCalls, HasRights, PublicReason};
pub use examples::{Example, example, in_own_words, played};
pub use help::{Foreign, HasHelp, HasRulebook};
pub use judge::{HasReferee, Question, Refusal, Step, Verdict};
pub use options::HasOptions;
pub use pack::HasPack;
pub use scores::HasScores;
pub use table::{Part, Shown};
pub use turns::{InTurns, ParseError};

/// A whole game, for `reckon play`, and the way it is played.
pub trait TerminalGame:
    Recorded<Event: Say + Serialize, Illegal: Say, BadPosition: Say, BadTable: Say>
    + Compose<NotUnderstood: Say, NotADraft: Say>
    + HasHelp
    + HasOptions
    + HasPack
    + HasReferee
    + HasRulebook
    + HasScores
    + Shown
{
    /// Words that are moves here and commands elsewhere.
    const RESERVED_WORDS: &'static [&'static str] = &[];
    /// Message on how to deal the same cards again: `$command`.
    const DEAL_AGAIN: &'static str = "cli-deal-again";

    fn computer_player(seat: Seat) -> Box<dyn Bot<Self>>;

    /// Plays until the game is over or left: in turns, or all at once.
    fn play_at<I: Lines, O: Write>(room: Room<'_, Self, I, O>, times: Times) -> Result<(), Failure>;
}
