//! A turn of Numberloor: its prompt, and the lines typed in it.

use reckon_compose::NotComposed;
use reckon_compose::numberloor::{NotUnderstood, Taps};
use reckon_rules::numberloor::{Numberloor, View};
use reckon_words::{Line, Say, Speaker};

use crate::game::{InTurns, ParseError, Refusal};

impl InTurns for Numberloor {
    fn prompt(view: &View, _: &Taps) -> Line {
        let is_for_beginners = view.options.is_for_beginners();
        Line::new(match view.drawn {
            _ if !view.laid.is_empty() => "cli-numberloor-prompt-laid",
            None if is_for_beginners => "cli-numberloor-prompt-beginners",
            None if view.options.voluntary_draw => "cli-numberloor-prompt-freely",
            None => "cli-numberloor-prompt",
            Some(_) => "cli-numberloor-prompt-drawn",
        })
    }

    /// Treats a wrong sum as refused by the rules, not as misunderstood.
    fn parse_error(why: &NotComposed<Numberloor>, speaker: &Speaker<'_>) -> ParseError {
        let line = why.say(speaker);
        let sentence = speaker.render(&line);
        let NotComposed::NotUnderstood(why) = why else { return ParseError::NotUnderstood(sentence) };
        let (rule, code) = match why {
            NotUnderstood::WrongSum { left, up: false, by, .. } if by > left => ("3.3", "wrong-sum"),
            NotUnderstood::WrongSum { is, .. } if *is > 9 => ("3.3", "wrong-sum"),
            NotUnderstood::WrongSum { .. } => ("3.2", "wrong-sum"),
            NotUnderstood::NotTheOpenLevel { .. } => ("3.2", "not-the-open-level"),
            NotUnderstood::NotTheOpenBalloon { .. } => ("3.2", "not-the-open-balloon"),
            _ => return ParseError::NotUnderstood(sentence),
        };
        ParseError::Refused(Refusal { rule: Some(rule), code, id: line.id.to_string(), sentence })
    }
}
