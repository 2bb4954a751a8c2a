//! A game on the screen.

use reckon_compose::Compose;
use reckon_words::{GameWords, Names, Say, Speaker};

use crate::output::Output;

/// A game as it is shown when played and replayed: views as drawings, events as sentences.
pub trait Shown: Compose<Event: Say> + GameWords {
    /// Draws a player's view as lines.
    fn draw(view: &Self::View, part: Part, names: &Names, output: &Output) -> Vec<String>;

    /// Draws the view together with the draft.
    fn draw_with(view: &Self::View, _draft: &Self::Draft, part: Part, names: &Names, output: &Output) -> Vec<String> {
        Self::draw(view, part, names, output)
    }

    /// Lists the cards in the viewer's hand in one line, in words.
    fn hand_line(view: &Self::View, output: &Output) -> String;

    /// Tells what has happened, in sentences.
    fn tell(events: &[Self::Event], speaker: &Speaker<'_>) -> Vec<String> {
        events.iter().filter(|event| Self::is_told(event)).map(|event| speaker.tell(event)).collect()
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Part {
    All,
    /// Everybody's points, once there are any.
    Points,
    Centre,
    Hand,
    /// Everything but the hand.
    Public,
    /// The player's arrangement, and the pieces still to be arranged.
    Draft,
}
