//! Games in which players may act in another player's turn.

use reckon_rules::game::{Game, Seat};
use reckon_words::{Names, Say, Speaker};

use super::ParseError;
use crate::output::Output;

/// The rights to act in another player's turn: who has one now, and how it is offered.
pub trait HasRights: Game {
    /// Whether a right in another player's turn goes only to the first player to use it. Computers would always be first,
    /// so in their turns people are asked before them, and in a person's turn the order is drawn by lot.
    const RACES: bool = false;
    /// A right to act in another player's turn. Two are equal if they are offered for the same reason.
    type Right: Clone + PartialEq;

    /// Returns what the viewer may do now, no matter whose turn it is. It depends on the hand only for a player alone
    /// at the keyboard: with others listening, the question would give the hand away.
    fn rights(view: &Self::View, alone: bool) -> Vec<Self::Right>;

    /// Puts the rights into words: how to use them and what they may cost.
    fn say_rights(
        view: &Self::View,
        rights: &[Self::Right],
        audience: Audience<'_>,
        names: &Names,
        output: &Output,
    ) -> Vec<String>;

    /// Returns the move by which a seat that must act waives its right; an empty line makes it.
    fn waive(_view: &Self::View) -> Option<Self::Move> {
        None
    }

    /// Checks whether a line waives a right.
    fn waives(_view: &Self::View, _typed: &str) -> bool {
        false
    }
}

/// Lines typed out of turn: how they are understood, and what is said in reply.
pub trait HasCalls: Game<Illegal: Say> {
    /// Messages about moves out of turn.
    const CALLS: Calls;

    /// Checks whether a line may be typed for another seat at this table, if only to be told why it is refused.
    fn accepts_calls(options: &Self::Options) -> bool;

    /// Checks whether to explain calls to everybody at the start.
    fn announces_calls(options: &Self::Options) -> bool {
        Self::accepts_calls(options)
    }

    /// Parses a line typed out of turn. After a name, the action alone is enough.
    fn understand_call(
        view: &Self::View,
        typed: &str,
        named: bool,
        speaker: &Speaker<'_>,
    ) -> Result<Vec<Self::Move>, CallError>;

    /// Returns the message for a line that its player may type only in their own turn: with `$who` if `named`,
    /// otherwise addressed to "you". The view is the public one; the seat is the player's, if known.
    fn only_in_turn(view: &Self::View, seat: Option<Seat>, named: bool) -> &'static str;

    /// Shows what players need to see in order to act out of turn while no hand is on the screen.
    fn in_sight(_view: &Self::View, _output: &Output) -> Option<String> {
        None
    }

    /// Puts the speaker in front of a line.
    fn signed(_seat: Seat, name: &str, line: &str) -> String {
        format!("{name}: {line}")
    }

    /// Returns the public reason for refusing a call. Anybody can type a line for another player, so it must not
    /// depend on the hand.
    fn public_reason(
        _view: &Self::View,
        _choice: &Self::Move,
        illegal: &Self::Illegal,
        speaker: &Speaker<'_>,
    ) -> PublicReason {
        PublicReason::Because(speaker.tell(illegal))
    }
}

/// Audience of an offered right.
#[derive(Clone, Copy)]
pub struct Audience<'a> {
    /// The players addressed by name; if empty, the viewer is addressed.
    pub callers: &'a [(Seat, String)],
    /// The player whose hand is on the screen.
    pub looking: Option<Seat>,
    /// Whether the table has just been shown.
    pub sees_table: bool,
    /// Whether they have been offered it before, and have been told something else since.
    pub again: bool,
}

impl Audience<'_> {
    /// The viewer alone.
    pub const PLAYER: Audience<'static> = Audience { callers: &[], looking: None, sees_table: false, again: false };
}

/// Public reply to a refused call.
pub enum PublicReason {
    Because(String),
    /// A reason that depends on the hand.
    Secret,
}

/// Messages about moves out of turn, in the words of each game.
pub struct Calls {
    /// Instructions for several people at one keyboard: `$typed`, and everybody's keys as `$keys`.
    pub hint: &'static str,
    /// Question about who is calling: `$typed`.
    pub who: &'static str,
    /// Refusal of a call for a computer player: `$who`.
    pub computer: &'static str,
    /// Effect of an empty line while a right is offered.
    pub ask: &'static str,
}

/// Reason why a line is not a move out of turn.
pub enum CallError {
    Parse(ParseError),
    /// It is a move of the player's own turn, and has to wait for it.
    InTurn,
}

impl From<ParseError> for CallError {
    fn from(error: ParseError) -> CallError {
        CallError::Parse(error)
    }
}
