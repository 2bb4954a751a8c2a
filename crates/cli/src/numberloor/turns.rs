//! A turn of Numberloor: its prompt, and the lines typed in it.

use reckon_compose::numberloor::{NotUnderstood, Taps};
use reckon_compose::{Compose, NotComposed};
use reckon_rules::numberloor::{Illegal, Move, Numberloor, View};
use reckon_words::{Line, Say, Speaker};

use crate::game::{InTurns, ParseError, Refusal};

impl InTurns for Numberloor {
    fn prompt(view: &View, _: &Taps) -> Line {
        let is_for_beginners = view.options.is_for_beginners();
        let has_level = view.own_hand().iter().any(|card| card.is_level());
        Line::new(match view.drawn {
            _ if !view.laid.is_empty() => "cli-numberloor-prompt-laid",
            None if !has_level && !is_for_beginners => "cli-numberloor-prompt-no-level",
            Some(_) if !has_level => "cli-numberloor-prompt-drawn-no-level",
            None if is_for_beginners => "cli-numberloor-prompt-beginners",
            None if view.options.voluntary_draw => "cli-numberloor-prompt-freely",
            None if matches!(Numberloor::verdict(view, &Move::Draw), Ok(Err(Illegal::CanLay { .. }))) => {
                "cli-numberloor-prompt-lay"
            }
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

#[cfg(test)]
mod tests {
    use super::*;

    fn prompt(position: &str) -> String {
        let view: View = position.parse().expect("a position");
        Numberloor::prompt(&view, &Taps::default()).id.to_string()
    }

    /// §4.3, §4.4 Without a Level nothing can be laid, and nobody takes cards who can lay one.
    #[test]
    fn the_prompt_offers_only_what_can_be_done() {
        assert_eq!(prompt("open 5 b3 | hand 2 b1"), "cli-numberloor-prompt-lay");
        assert_eq!(prompt("open 5 b3 | hand 4 b1"), "cli-numberloor-prompt-lay", "with a balloon of the hand");
        assert_eq!(prompt("open 5 b3 | hand 3 b1"), "cli-numberloor-prompt");
        assert_eq!(prompt("open 5 b3 | hand 2 b1 | options voluntary-draw=on"), "cli-numberloor-prompt-freely");
        assert_eq!(prompt("open 5 b3 | hand b2 b1"), "cli-numberloor-prompt-no-level");
        assert_eq!(prompt("open 5 b3 | hand b2 b1 | drawn"), "cli-numberloor-prompt-drawn-no-level");
        assert_eq!(prompt("open 5 b3 | hand 4 b1 | drawn"), "cli-numberloor-prompt-drawn");
    }
}
