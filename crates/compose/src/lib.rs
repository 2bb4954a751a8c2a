//! Composing a move: everything that people type and tap before they send it.
//!
//! A player composes a move before sending it: cards tapped one after the other, a turn typed step
//! by step, a grid laid out at home. [`Compose`] is the only interface to all of it, the same for every
//! game: a draft from typed text, a draft from taps, a preview of a draft, the moves that it stands
//! for. The terminal, the referee, the server and the page all use it.
//!
//! As pure as the rules: no clock, no I/O, no sentences. Nothing is judged here that the rules do
//! not judge: every verdict comes from checking a move in a game imagined from the player's view.
//! Words that people type are data, one file per game and language (`vocabulary/`).

pub mod law;
pub mod nmbrs;
pub mod numberloor;
pub mod numenko;
mod numerals;
pub mod numero;
mod polite;
mod vocabulary;

use std::fmt::{Debug, Display};
use std::slice;

use reckon_rules::game::Game;
use serde::Serialize;

/// A game whose moves can be typed and tapped.
pub trait Compose: Game {
    /// The unsent move as far as the player has composed it. A client sends it as text.
    type Draft: Clone + Default + PartialEq + Debug + Display;
    /// A draft as the rules understand it, for any client to show.
    type Preview: Clone + PartialEq + Debug + Serialize;
    /// The effect of one move before it is sent.
    type Reading: Clone + PartialEq + Debug + Serialize;
    /// The reason a typed line is not understood.
    type NotUnderstood: Clone + PartialEq + Debug + Display;
    /// The reason a text is not a draft.
    type NotADraft: Clone + PartialEq + Debug + Display;

    /// Interprets a line typed by the player with this view and this draft. Whether the rules allow
    /// it is not checked.
    fn typed(view: &Self::View, draft: &Self::Draft, line: &str) -> Result<Typed<Self>, NotComposed<Self>>;

    /// Reads a draft from its text. In games whose drafts can be typed, a line that continues the
    /// draft may follow after `>`.
    fn tapped(view: &Self::View, taps: &str) -> Result<Self::Draft, NotComposed<Self>>;

    /// Previews a draft for its player: what it means, what it would do, what could follow. In another
    /// player's turn it is judged as if it were this player's.
    fn preview(view: &Self::View, draft: &Self::Draft) -> Result<Previewed<Self>, NotComposed<Self>>;

    /// Returns the moves that a draft stands for, legal or not.
    fn composed(view: &Self::View, draft: &Self::Draft) -> Result<Vec<Self::Move>, NotComposed<Self>>;

    /// Judges moves one after the other, up to the first that is refused or whose consequences the
    /// player cannot know. Agrees with `play`: see [`law`].
    fn read(view: &Self::View, moves: &[Self::Move]) -> Result<Read<Self>, Self::BadPosition>;

    /// Judges whether a move would be legal for the player with this view.
    fn verdict(view: &Self::View, choice: &Self::Move) -> Result<Result<(), Self::Illegal>, Self::BadPosition> {
        let Read { refusal, .. } = Self::read(view, slice::from_ref(choice))?;
        Ok(refusal.map_or(Ok(()), Err))
    }
}

/// The meaning of a typed line.
#[derive(Clone, PartialEq, Debug)]
pub enum Typed<G: Compose> {
    /// Moves to make one after the other.
    Moves(Vec<G::Move>),
    /// A new draft, which is not a move yet.
    Draft(G::Draft),
}

impl<G: Compose> Typed<G> {
    /// Returns the meaning of a line that is one move.
    pub fn one(choice: G::Move) -> Typed<G> {
        Typed::Moves(vec![choice])
    }

    /// Returns the moves; none if the line is a draft.
    pub fn into_moves(self) -> Vec<G::Move> {
        match self {
            Typed::Moves(moves) => moves,
            Typed::Draft(_) => Vec::new(),
        }
    }

    /// Returns the move, if the line is exactly one move.
    pub fn one_move(&self) -> Option<&G::Move> {
        match self {
            Typed::Moves(moves) => {
                if let [only] = &moves[..] {
                    Some(only)
                } else {
                    None
                }
            }
            Typed::Draft(_) => None,
        }
    }
}

/// A draft as it is shown to its player.
#[derive(Clone, PartialEq, Debug)]
pub struct Previewed<G: Compose> {
    pub preview: G::Preview,
    /// The moves of the best legal reading of the draft; empty if there is none.
    pub moves: Vec<G::Move>,
    /// The reason there is none, if the draft is refused.
    pub refusal: Option<NotComposed<G>>,
}

impl<G: Compose> Previewed<G> {
    /// Returns the refusal, if it comes from the rules.
    pub fn illegal(&self) -> Option<&G::Illegal> {
        match &self.refusal {
            Some(NotComposed::Illegal(illegal)) => Some(illegal),
            _ => None,
        }
    }
}

/// Result of reading moves before they are sent.
#[derive(Clone, PartialEq, Debug)]
pub struct Read<G: Compose> {
    /// One reading for each move; empty in games whose previews already say everything.
    pub readings: Vec<G::Reading>,
    /// Refusal of the first illegal move.
    pub refusal: Option<G::Illegal>,
}

impl<G: Compose> Read<G> {
    /// Returns the reading of the first move.
    pub fn first(self) -> Option<G::Reading> {
        self.readings.into_iter().next()
    }
}

/// The reason that no move or draft can be made of an input.
#[derive(Clone, PartialEq, Debug)]
pub enum NotComposed<G: Compose> {
    NotUnderstood(G::NotUnderstood),
    NotADraft(G::NotADraft),
    /// Understood, but such a move cannot be part of a draft.
    StandsAlone,
    /// A hand-written position that cannot occur.
    BadPosition(G::BadPosition),
    Illegal(G::Illegal),
}
