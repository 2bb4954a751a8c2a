//! Reasons why typed or tapped input does not make a move.

use reckon_compose::{Compose, NotComposed};

use crate::line::Line;
use crate::speaker::{Say, Speaker};

impl<G: Compose<NotUnderstood: Say, NotADraft: Say, BadPosition: Say, Illegal: Say>> Say for NotComposed<G> {
    fn say(&self, speaker: &Speaker<'_>) -> Line {
        match self {
            NotComposed::NotUnderstood(why) => why.say(speaker),
            NotComposed::NotADraft(why) => why.say(speaker),
            NotComposed::StandsAlone => Line::new("refused-no-draft"),
            NotComposed::BadPosition(bad) => bad.say(speaker),
            NotComposed::Illegal(illegal) => illegal.say(speaker),
        }
    }
}
