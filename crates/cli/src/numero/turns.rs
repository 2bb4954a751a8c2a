//! A turn of NUMERO: its prompt, and the lines typed in it.

use reckon_compose::NotComposed;
use reckon_compose::numero::{NotUnderstood, Taps};
use reckon_rules::numero::options::HandWithoutNumber;
use reckon_rules::numero::text::moves::NotAMove;
use reckon_rules::numero::{BLUFF_FOUND, HAND, Move, Numero, Phase, View};
use reckon_words::{Line, Names, Say, Speaker};

use super::challenges;
use crate::game::{InTurns, ParseError, Refusal};
use crate::output::Output;

impl InTurns for Numero {
    fn prompt(view: &View, _: &Taps) -> Line {
        let only_wild = view.own_hand().iter().all(|card| card.is_wild());
        let passes = view.own_hand().len() < HAND && view.options.hand_without_number == HandWithoutNumber::Pass;
        Line::new(match view.phase {
            Phase::FinalChance => "cli-numero-prompt-chance",
            _ if view.seats() == 1 => "cli-numero-prompt-patience",
            _ if only_wild && passes => "cli-numero-prompt-pass",
            _ if only_wild => "cli-numero-prompt-discard-all",
            _ if view.can_only_discard() => "cli-numero-prompt-discard",
            _ => "cli-numero-prompt",
        })
    }

    fn parse_error(why: &NotComposed<Numero>, speaker: &Speaker<'_>) -> ParseError {
        let line = why.say(speaker);
        let sentence = speaker.render(&line);
        match why {
            NotComposed::NotUnderstood(NotUnderstood::Move(NotAMove::AfterNumberCard)) => {
                ParseError::Refused(Refusal {
                    rule: Some("3.4"),
                    code: "after-number-card",
                    id: line.id.to_string(),
                    sentence,
                })
            }
            _ => ParseError::NotUnderstood(sentence),
        }
    }

    /// Accepts `bluff 10: 9 + 1` without confirmation, so that no second Enter gives the bluff away.
    fn strip_confirmation(typed: &str) -> (String, bool) {
        let (word, rest) = typed.split_once(char::is_whitespace).unwrap_or((typed, ""));
        let is_confirmed = ["bluff", "bluffe"].contains(&word.to_lowercase().as_str());
        (if is_confirmed { format!("build {rest}") } else { typed.to_string() }, is_confirmed)
    }

    fn warning(view: &View, plan: &[Move], output: &Output) -> Option<String> {
        let value = plan.iter().find_map(|choice| challenges::bluffs_in(view, choice).first().copied())?;
        let number = |number| challenges::points(number, &Names::default(), output);
        let about = [("value", number(value.into())), ("points", number(BLUFF_FOUND))];
        Some(output.say_with("cli-numero-bluff", about))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn prompt(position: &str) -> String {
        let view: View = position.parse().expect("a position");
        Numero::prompt(&view, &Taps::default()).id.to_string()
    }

    /// §7.5 With nothing to take or build on, only a discard is offered.
    #[test]
    fn the_prompt_offers_only_what_can_be_done() {
        assert_eq!(prompt("centre | hand 8 2"), "cli-numero-prompt-discard");
        assert_eq!(prompt("centre x2 | hand 8 2"), "cli-numero-prompt-discard");
        assert_eq!(prompt("centre x2 5 | hand 8 2"), "cli-numero-prompt");
        assert_eq!(prompt("centre | hand -2 -3"), "cli-numero-prompt-discard-all");
    }
}
