//! A turn of Numberloor: its prompt, and the lines typed in it.

use reckon_compose::Typed;
use reckon_compose::numberloor::Taps;
use reckon_compose::numberloor::typed::{self, NotUnderstood};
use reckon_rules::numberloor::{Move, Numberloor, View};
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

    fn understand(view: &View, _: &Taps, typed: &str, speaker: &Speaker<'_>) -> Result<Typed<Numberloor>, ParseError> {
        plan(view, typed, speaker).map(Typed::Moves)
    }
}

/// Parses a typed line: moves one after the other.
pub fn plan(view: &View, line: &str, speaker: &Speaker<'_>) -> Result<Vec<Move>, ParseError> {
    typed::understand(view, line).map_err(|why| parse_error(&why, speaker))
}

/// Treats a wrong sum as refused, not misunderstood: the rules forbid it.
pub fn parse_error(why: &NotUnderstood, speaker: &Speaker<'_>) -> ParseError {
    let line = why.say(speaker);
    let sentence = speaker.render(&line);
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
