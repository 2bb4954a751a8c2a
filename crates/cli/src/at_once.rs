//! What the terminal asks of a game that everybody plays at once, each at an arrangement of their own.

use std::time::Duration;

use reckon_words::{Line, Names, Speaker};

use crate::game::{Part, TerminalGame, Unclear};
use crate::voice::Voice;

pub trait AtOnce: TerminalGame {
    /// What somebody has arranged. It is no move, so no rule and no record knows it.
    type Draft: Clone + PartialEq;

    /// What somebody begins with who comes to the table.
    fn first_draft(view: &Self::View) -> Self::Draft;
    /// Whether there is all that it needs.
    fn goes(view: &Self::View, draft: &Self::Draft) -> bool;
    /// As it is typed to have it again.
    fn draft_text(draft: &Self::Draft) -> String;
    /// A line as somebody typed it.
    fn understand(
        view: &Self::View,
        draft: &Self::Draft,
        typed: &str,
        speaker: &Speaker<'_>,
    ) -> Result<Understood<Self>, Unclear>;

    /// What a player sees with what they have arranged.
    fn draw_with(view: &Self::View, draft: &Self::Draft, part: Part, names: &Names, voice: &Voice) -> Vec<String>;
    /// All that can be said about an arrangement.
    fn check(view: &Self::View, draft: &Self::Draft, names: &Names, voice: &Voice) -> Vec<String>;
    /// Why a move does not go, as it is said to somebody who arranges here.
    fn why_not(illegal: &Self::Illegal, speaker: &Speaker<'_>) -> String;
    /// What somebody has got by a move, in words; only for themselves.
    fn gained(before: &Self::View, choice: &Self::Move, after: &Self::View, voice: &Voice) -> Option<String>;
    /// The move that an arrangement is by itself, without anybody saying so; and how that is said.
    fn is_by_itself(view: &Self::View, draft: &Self::Draft) -> Option<(Self::Move, &'static str)>;

    /// What whoever has this view can do now.
    fn prompt(view: &Self::View, names: &Names, voice: &Voice) -> Line;
    /// Whether a seat that must act shows what it has arranged; else what is asked is for everybody to see.
    fn shows_draft(view: &Self::View) -> bool;
    /// What an empty line means to a seat that must act.
    fn usual_answer(view: &Self::View, draft: &Self::Draft) -> Option<Self::Move>;
    /// A move that ends more than somebody may think is asked about, and played when it is typed again.
    fn second_thought(view: &Self::View, choice: &Self::Move, voice: &Voice) -> Option<String>;
    /// What somebody says who takes no more part.
    fn give_up() -> Self::Move;

    /// Everything that lies on the table when the game is over.
    fn last_picture(view: &Self::View, names: &Names, voice: &Voice) -> Vec<String>;
    /// How somebody did alone, and in which time, where it was taken; `whole` if from the beginning.
    fn alone_in(view: &Self::View, time: Option<Duration>, whole: bool, voice: &Voice) -> String;
}

/// What a typed line is.
pub enum Understood<G: AtOnce> {
    Move(G::Move),
    /// Arranged anew.
    Draft(G::Draft),
    /// Arranged anew, and then the move: something was taken up to be given away.
    Both(G::Draft, G::Move),
}
