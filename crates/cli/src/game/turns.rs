//! Games played in turns.

use reckon_compose::{NotComposed, Typed};
use reckon_words::{Line, Names, Speaker};

use super::{HasCalls, HasRights, Refusal, TerminalGame};
use crate::output::Output;

/// A game in which one seat must act at a time: prompts, typed moves, and questions about them.
pub trait InTurns: TerminalGame + HasCalls + HasRights {
    /// Whether a turn may be typed step by step before it is played. The draft is not a move: neither rules nor records
    /// know it.
    const ARRANGES: bool = false;

    /// Returns the prompt: what a player may do now.
    fn prompt(view: &Self::View, draft: &Self::Draft) -> Line;

    /// Parses a typed line: one or more moves to be made one after the other, or a step of an unfinished turn.
    fn understand(
        view: &Self::View,
        draft: &Self::Draft,
        typed: &str,
        speaker: &Speaker<'_>,
    ) -> Result<Typed<Self>, ParseError> {
        Self::typed(view, draft, typed).map_err(|why| Self::parse_error(&why, speaker))
    }

    /// Says why a line is not understood, or which rule it breaks even before it makes a move.
    fn parse_error(why: &NotComposed<Self>, speaker: &Speaker<'_>) -> ParseError {
        ParseError::NotUnderstood(speaker.tell(why))
    }

    /// Answers a question that only this game has.
    fn look_up(
        _view: &Self::View,
        _draft: &Self::Draft,
        _typed: &str,
        _names: &Names,
        _output: &Output,
    ) -> Option<Vec<String>> {
        None
    }

    /// Says what a player has gained since they last looked, for that player only.
    fn gained(_before: &Self::View, _after: &Self::View, _output: &Output) -> Option<String> {
        None
    }

    /// Strips the leading word by which a player confirms the move in advance; returns the line, and whether it had
    /// that word.
    fn strip_confirmation(typed: &str) -> (String, bool) {
        (typed.to_string(), false)
    }

    /// Warns a player before these moves are played; typing them again confirms them.
    fn warning(_view: &Self::View, _plan: &[Self::Move], _output: &Output) -> Option<String> {
        None
    }
}

/// Reason why a typed line is not a move.
pub enum ParseError {
    NotUnderstood(String),
    /// Understood, but the rules have no such move.
    Refused(Refusal),
}
