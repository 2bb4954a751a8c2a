//! Games that everybody plays at once, each player with an arrangement of their own.

use std::time::Duration;

use reckon_compose::Compose;
use reckon_words::{Line, Names, Speaker};

use super::{ParseError, TerminalGame};
use crate::output::Output;

/// A game in which a player arranges pieces. The arrangement is a draft, not a move: the rules do not know it, and a saved
/// game keeps it only as text.
pub trait HasArrangement: Compose {
    /// Returns the draft that a player starts with.
    fn first_draft(view: &Self::View) -> Self::Draft;

    /// Checks that the player holds everything in the draft.
    fn holds(view: &Self::View, draft: &Self::Draft) -> bool;

    /// Describes everything that is right and wrong in a draft.
    fn check(view: &Self::View, draft: &Self::Draft, names: &Names, output: &Output) -> Vec<String>;

    /// Returns the move that is made as soon as a draft is complete, without being typed, and its message.
    fn completed_move(view: &Self::View, draft: &Self::Draft) -> Option<(Self::Move, &'static str)>;
}

/// A game in which nobody waits for a turn: prompts, typed lines, and the end.
pub trait AtOnce: TerminalGame + HasArrangement {
    /// Returns the prompt: what the viewer can do now.
    fn prompt(view: &Self::View, draft: &Self::Draft, names: &Names, output: &Output) -> Line;

    /// Parses a typed line.
    fn understand(
        view: &Self::View,
        draft: &Self::Draft,
        typed: &str,
        speaker: &Speaker<'_>,
    ) -> Result<Understood<Self>, ParseError>;

    /// Explains a refused move to a player who is arranging here.
    fn why_not(illegal: &Self::Illegal, speaker: &Speaker<'_>) -> String;

    /// Says what a move has gained its player, for that player only.
    fn gained(before: &Self::View, choice: &Self::Move, after: &Self::View, output: &Output) -> Option<String>;

    /// Warns before a move that ends more than its player may expect; it is played if typed again.
    fn warning(view: &Self::View, choice: &Self::Move, output: &Output) -> Option<String>;

    /// Checks whether a seat that must act sees its draft; otherwise everybody sees the question.
    fn shows_draft(view: &Self::View) -> bool;

    /// Returns the move that an empty line makes for a seat that must act.
    fn usual_answer(view: &Self::View, draft: &Self::Draft) -> Option<Self::Move>;

    /// Returns the move of a player who drops out.
    fn give_up() -> Self::Move;

    /// Draws the whole table once the game is over.
    fn last_picture(view: &Self::View, names: &Names, output: &Output) -> Vec<String>;

    /// Says how a solo player did, and in what time if it was measured; `whole` if measured from the start.
    fn alone_in(view: &Self::View, time: Option<Duration>, whole: bool, output: &Output) -> String;
}

/// Meaning of a typed line.
pub enum Understood<G: Compose> {
    Move(G::Move),
    /// A new draft.
    Draft(G::Draft),
    /// A new draft, then the move: a piece was taken out of the grid to be given away.
    Both(G::Draft, G::Move),
}
