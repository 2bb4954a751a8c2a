//! The referee's answer, in words and for programs.

use reckon_rules::game::Seat;
use reckon_rules::numero::Numero;
use serde::Serialize;

use crate::game::{Refusal, Step, Verdict};
use crate::output::Output;
use crate::referee::{in_short, whose_turn, why_not, yes_or_no};

/// JSON answer, in field order.
#[derive(Serialize)]
pub struct Answer {
    legal: bool,
    #[serde(rename = "move")]
    choice: Option<String>,
    position: String,
    steps: Vec<Step>,
    wins: u32,
    builds: Vec<Build>,
    /// The seat whose turn is next, counted from 1.
    next: Option<u8>,
    refusal: Option<Refusal>,
    /// Events that follow, as sentences.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    told: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    end: Option<End>,
    #[serde(skip_serializing_if = "Option::is_none")]
    score: Option<Score>,
    #[serde(skip_serializing_if = "Option::is_none")]
    challenge: Option<Challenge>,
    #[serde(skip)]
    alone: bool,
}

/// Cards and points awarded or subtracted at the end of the game, as far as the position tells.
#[derive(Serialize)]
pub struct End {
    /// §8.3 Cards left in the centre, and who wins them.
    pub centre_won: Option<Share>,
    /// §8.4 Cards left in a hand, which are subtracted.
    pub subtracted: Option<Share>,
}

#[derive(Serialize)]
pub struct Share {
    /// Counted from 1.
    pub seat: u8,
    pub cards: u8,
}

/// The referee's judgement of a move.
pub struct Judgement {
    /// Each sum, worked out step by step.
    pub steps: Vec<Step>,
    pub verdict: Result<Effect, Refusal>,
}

#[derive(Default)]
pub struct Effect {
    pub wins: u32,
    pub builds: Vec<Build>,
    /// Events that follow, as sentences.
    pub told: Vec<String>,
    /// The seat whose turn is next.
    pub next: Option<Seat>,
    /// Points, in games that count them.
    pub score: Option<Score>,
    pub challenge: Option<Challenge>,
    pub end: Option<End>,
}

/// The points of a move.
#[derive(Serialize)]
pub struct Score {
    pub lines: Vec<ScoreItem>,
    pub total: i32,
    /// Items that cannot be counted from this position.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub unknown: Vec<&'static str>,
    #[serde(skip)]
    pub told: Vec<String>,
}

#[derive(Serialize)]
pub struct ScoreItem {
    pub item: &'static str,
    /// The item's number on the check list.
    pub number: Option<u8>,
    pub take: Option<u8>,
    pub count: Option<u8>,
    pub points: i32,
    pub text: String,
}

/// Cost of a challenge if it is right and if it is wrong, and to whom.
#[derive(Serialize)]
pub struct Challenge {
    pub right: Cost,
    pub wrong: Cost,
    /// Whether everybody can see that the answer is not in the builder's hand.
    pub sure: bool,
    /// Whether everybody knows that the answer is in the builder's hand.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub hopeless: bool,
}

#[derive(Serialize)]
pub struct Cost {
    /// The seat that pays, counted from 1.
    pub seat: u8,
    pub points: i32,
}

#[derive(Serialize)]
pub struct Build {
    pub value: u32,
    /// The card in hand that is the answer; `None` too where the position gives no hand.
    pub answer: Option<String>,
    #[serde(skip)]
    pub answer_name: Option<String>,
    /// Whether a required answer is missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bluff: Option<bool>,
    #[serde(skip)]
    pub bluff_sentence: Option<String>,
}

impl Answer {
    pub fn new(position: String, choice: String, judgement: Judgement, seat: Seat) -> Answer {
        let asked = Answer { choice: Some(choice), steps: judgement.steps, ..Answer::nothing(position) };
        match judgement.verdict {
            Err(refusal) => Answer { refusal: Some(refusal), ..asked },
            Ok(Effect { wins, builds, told, next, score, challenge, end }) => {
                let (alone, next) = (next == Some(seat), next.map(|seat| seat.0 + 1));
                Answer { legal: true, wins, builds, told, next, alone, score, challenge, end, ..asked }
            }
        }
    }

    pub fn refused(position: String, refusal: Refusal) -> Answer {
        Answer { refusal: Some(refusal), ..Answer::nothing(position) }
    }

    fn nothing(position: String) -> Answer {
        Answer {
            legal: false,
            choice: None,
            position,
            steps: Vec::new(),
            wins: 0,
            builds: Vec::new(),
            next: None,
            refusal: None,
            score: None,
            challenge: None,
            told: Vec::new(),
            end: None,
            alone: false,
        }
    }

    pub fn verdict(&self, output: &Output) -> Verdict {
        Verdict { legal: self.legal, lines: self.as_lines(output), json: serde_json::to_string(self) }
    }

    fn as_lines(&self, output: &Output) -> Vec<String> {
        let mut lines = vec![yes_or_no(self.legal, output)];
        lines.extend(self.refusal.iter().flat_map(|refusal| why_not::<Numero>(refusal, output)));
        lines.extend(self.told.iter().cloned());
        for name in self.builds.iter().filter_map(|build| build.answer_name.clone()) {
            lines.push(output.say_with("cli-referee-answer", [("card", name)]));
        }
        lines.extend(self.builds.iter().filter_map(|build| build.bluff_sentence.clone()));
        lines.extend(self.score.iter().flat_map(|score| score.told.clone()));
        // It goes without saying that a solo player is next.
        if let Some(next) = self.next.filter(|_| !self.alone) {
            lines.push(whose_turn(Seat(next - 1), output));
        }
        // The spoken events have already named every step.
        if !output.spoken || !self.legal {
            lines.extend(self.steps.iter().map(|step| format!("    {}", step.text)));
        }
        lines.extend(self.choice.as_ref().filter(|_| !output.spoken).map(|choice| in_short(choice, output)));
        lines
    }
}
