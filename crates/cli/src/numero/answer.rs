//! What the referee answers, in words and for programs.

use reckon_rules::game::Seat;
use reckon_rules::numero::Numero;
use serde::Serialize;

use crate::game::{Refusal, Step, Verdict};
use crate::referee::{in_short, whose_turn, why_not, yes_or_no};
use crate::voice::Voice;

/// What is answered, in this order.
#[derive(Serialize)]
pub struct Answer {
    legal: bool,
    #[serde(rename = "move")]
    choice: Option<String>,
    position: String,
    steps: Vec<Step>,
    wins: u32,
    builds: Vec<Build>,
    /// The seat whose turn it is then, counted from 1.
    next: Option<u8>,
    refusal: Option<Refusal>,
    #[serde(skip_serializing_if = "Option::is_none")]
    score: Option<Score>,
    #[serde(skip_serializing_if = "Option::is_none")]
    challenge: Option<Challenge>,
    #[serde(skip)]
    told: Vec<String>,
    #[serde(skip)]
    alone: bool,
}

/// What the referee has to say to a move.
pub struct Judgement {
    /// Each sum, worked out step by step.
    pub steps: Vec<Step>,
    pub verdict: Result<Effect, Refusal>,
}

#[derive(Default)]
pub struct Effect {
    pub wins: u32,
    pub builds: Vec<Build>,
    /// What happens, as sentences.
    pub told: Vec<String>,
    /// Whose turn it is then.
    pub next: Option<Seat>,
    /// Where they play for points.
    pub score: Option<Score>,
    pub challenge: Option<Challenge>,
}

/// The points of a move.
#[derive(Serialize)]
pub struct Score {
    pub lines: Vec<ScoreItem>,
    pub total: i32,
    /// Items of which the position does not tell whether they count.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub unknown: Vec<&'static str>,
    #[serde(skip)]
    pub told: Vec<String>,
}

#[derive(Serialize)]
pub struct ScoreItem {
    pub item: &'static str,
    /// Its number on the check list.
    pub number: Option<u8>,
    pub take: Option<u8>,
    pub count: Option<u8>,
    pub points: i32,
    pub text: String,
}

/// What a challenge costs: whom, where it is right and where it is wrong.
#[derive(Serialize)]
pub struct Challenge {
    pub right: Cost,
    pub wrong: Cost,
}

#[derive(Serialize)]
pub struct Cost {
    /// Counted from 1.
    pub seat: u8,
    pub points: i32,
}

#[derive(Serialize)]
pub struct Build {
    pub value: u32,
    /// The card of the hand that is the answer.
    pub answer: Option<String>,
    #[serde(skip)]
    pub answer_name: Option<String>,
    /// There is no answer, and there should be.
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
            Ok(Effect { wins, builds, told, next, score, challenge }) => {
                let (alone, next) = (next == Some(seat), next.map(|seat| seat.0 + 1));
                Answer { legal: true, wins, builds, told, next, alone, score, challenge, ..asked }
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
            alone: false,
        }
    }

    pub fn verdict(&self, voice: &Voice) -> Verdict {
        Verdict { legal: self.legal, lines: self.as_lines(voice), json: serde_json::to_string(self) }
    }

    fn as_lines(&self, voice: &Voice) -> Vec<String> {
        let mut lines = vec![yes_or_no(self.legal, voice)];
        lines.extend(self.refusal.iter().flat_map(|refusal| why_not::<Numero>(refusal, voice)));
        lines.extend(self.told.iter().cloned());
        for name in self.builds.iter().filter_map(|build| build.answer_name.clone()) {
            lines.push(voice.say_with("cli-referee-answer", [("card", name)]));
        }
        lines.extend(self.builds.iter().filter_map(|build| build.bluff_sentence.clone()));
        lines.extend(self.score.iter().flat_map(|score| score.told.clone()));
        // Somebody alone is always next.
        if let Some(next) = self.next.filter(|_| !self.alone) {
            lines.push(whose_turn(Seat(next - 1), voice));
        }
        // A voice has already said every step of what happens.
        if !voice.spoken || !self.legal {
            lines.extend(self.steps.iter().map(|step| format!("    {}", step.text)));
        }
        lines.extend(self.choice.as_ref().filter(|_| !voice.spoken).map(|choice| in_short(choice, voice)));
        lines
    }
}
