//! The referee's answer to a turn, placement by placement; in words and for programs.

use reckon_rules::game::Seat;
use reckon_rules::numberloor::Numberloor;
use serde::Serialize;

use crate::game::{Refusal, Step, Verdict};
use crate::output::Output;
use crate::referee::{in_short, whose_turn, why_not, yes_or_no, your_turn_again};

/// JSON answer, in field order.
#[derive(Serialize)]
pub struct Answer {
    pub legal: bool,
    /// The whole turn in exact notation.
    #[serde(rename = "move")]
    pub written: Option<String>,
    pub position: String,
    /// All sums of the turn.
    pub steps: Vec<Step>,
    /// Each move by itself, up to the first that is refused.
    pub moves: Vec<Judged>,
    /// Moves that cannot be judged, because they follow cards that are unknown.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub unjudged: Vec<String>,
    /// The seat whose turn is next, counted from 1.
    pub next: Option<u8>,
    pub refusal: Option<Refusal>,
    #[serde(skip)]
    pub asked: Seat,
    /// Whether the turn is over, even if the same player is next.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub turn_is_over: bool,
}

/// One move of a turn.
#[derive(Serialize)]
pub struct Judged {
    #[serde(rename = "move")]
    pub choice: String,
    pub legal: bool,
    pub steps: Vec<Step>,
    /// The open cards after the move.
    pub open: Option<[String; 2]>,
    pub star: bool,
    /// The seat that misses a turn, counted from 1.
    pub skips: Option<u8>,
    /// The seats that have won, counted from 1, if the game is over.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub winners: Vec<u8>,
    pub refusal: Option<Refusal>,
    /// Moves that this hand could make instead.
    pub instead: Vec<String>,
    /// Events of the move, as sentences.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub told: Vec<String>,
    #[serde(skip)]
    pub instead_sentence: Option<String>,
}

impl Answer {
    pub fn verdict(&self, output: &Output) -> Verdict {
        Verdict { legal: self.legal, lines: self.as_lines(output), json: serde_json::to_string(self) }
    }

    fn as_lines(&self, output: &Output) -> Vec<String> {
        let some_goes = !self.legal && self.moves.iter().any(|judged| judged.legal);
        let mut lines = vec![match some_goes {
            true => output.say("cli-numberloor-partly"),
            false => yes_or_no(self.legal, output),
        }];
        if self.moves.is_empty() {
            lines.extend(self.refusal.iter().flat_map(|refusal| why_not::<Numberloor>(refusal, output)));
        }
        let is_plan = self.moves.len() > 1;
        for judged in &self.moves {
            if is_plan {
                let id = if judged.legal { "cli-numberloor-goes" } else { "cli-numberloor-does-not-go" };
                lines.push(output.say_with(id, [("move", judged.choice.as_str())]));
            }
            let indent = if is_plan { "    " } else { "" };
            lines.extend(judged.as_lines(output).into_iter().map(|line| format!("{indent}{line}")));
        }
        if !self.unjudged.is_empty() {
            let moves = self.unjudged.join(", ");
            lines.push(output.say_with("cli-numberloor-unjudged", [("moves", moves)]));
        }
        match self.next.map(|seat| Seat(seat - 1)) {
            Some(next) if next != self.asked => lines.push(whose_turn(next, output)),
            Some(_) if self.turn_is_over => lines.push(your_turn_again(output)),
            _ => {}
        }
        lines.extend(self.written.as_ref().filter(|_| !output.spoken).map(|written| in_short(written, output)));
        lines
    }
}

impl Judged {
    fn as_lines(&self, output: &Output) -> Vec<String> {
        let mut lines = self.told.clone();
        if let Some(refusal) = &self.refusal {
            lines.extend(why_not::<Numberloor>(refusal, output));
            lines.extend(self.steps.iter().map(|step| format!("    {}", step.text)));
        }
        lines.extend(self.instead_sentence.clone());
        lines
    }
}
