//! `reckon referee`: is this move allowed, and why?

use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;

use reckon_rules::options::TableOptions;
use reckon_words::Names;
use serde::Serialize;

use crate::args::Referee;
use crate::failure::Failure;
use crate::files::read_text;
use crate::game::{Build, Challenge, Effect, Refusal, Score, Step, TerminalGame, Unclear};
use crate::voice::{Voice, capitalised};

const LEGAL: u8 = 0;
const NOT_LEGAL: u8 = 1;

/// What is answered, in this order.
#[derive(Serialize)]
struct Answer {
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

pub fn run<G: TerminalGame>(args: &Referee, voice: &Voice) -> Result<ExitCode, Failure> {
    let mut out = io::stdout().lock();
    let answer = answer::<G>(args, voice)?;
    if args.json {
        serde_json::to_writer(&mut out, &answer).map_err(io::Error::from)?;
        writeln!(out)?;
    } else {
        voice.print(&mut out, &answer.as_lines::<G>(voice))?;
    }
    Ok(ExitCode::from(if answer.legal { LEGAL } else { NOT_LEGAL }))
}

fn answer<G: TerminalGame>(args: &Referee, voice: &Voice) -> Result<Answer, Failure> {
    let (position, typed) = match (&args.position, &args.move_text) {
        (Some(position), Some(typed)) => (position.clone(), typed.clone()),
        _ => ask(voice)?,
    };
    let nobody = Names::default();
    let speaker = voice.speaker(&nobody);
    let mut view = G::read_position(&position, &speaker).map_err(Failure::Sentence)?;
    let mut whole = position.clone();
    if !args.agreed.is_empty() {
        if has_section(&position, "options") || has_section(&position, "cards") && args.agreed.pack.is_some() {
            return Err(Failure::say("cli-referee-options-twice", voice));
        }
        let options = args.agreed.settle::<G>(G::options_of(&view).clone(), voice)?;
        whole = with_options::<G>(&position, &options);
        view = G::read_position(&whole, &speaker).map_err(Failure::Sentence)?;
    }
    if args.score {
        view = G::for_points(view);
    }
    let Some(seat) = G::viewer_of(&view) else {
        return Err(Failure::say("cli-referee-watching", voice));
    };
    let names = nobody.seen_by(Some(seat));
    let speaker = voice.speaker(&names);
    let typed = G::as_in_position(&typed, &position);
    let choice = match G::understand(&view, &typed, &speaker) {
        Ok(choice) => choice,
        Err(Unclear::NotUnderstood(sentence)) => return Err(Failure::Sentence(sentence)),
        Err(Unclear::Refused(refusal)) => return Ok(Answer::refused(view.to_string(), refusal)),
    };
    let judgement = G::judge(&view, &whole, &choice, &speaker).map_err(Failure::Sentence)?;
    let asked =
        Answer { choice: Some(choice.to_string()), steps: judgement.steps, ..Answer::nothing(view.to_string()) };
    Ok(match judgement.verdict {
        Err(refusal) => Answer { refusal: Some(refusal), ..asked },
        Ok(Effect { wins, builds, told, next, score, challenge }) => {
            let (alone, next) = (next == Some(seat), next.map(|seat| seat.0 + 1));
            Answer { legal: true, wins, builds, told, next, alone, score, challenge, ..asked }
        }
    })
}

/// Position and move from the input: the last line is the move.
fn ask(voice: &Voice) -> Result<(String, String), Failure> {
    if io::stdin().is_terminal() {
        writeln!(io::stderr(), "{}", voice.say("cli-referee-ask"))?;
    }
    let not_understood = || Failure::say("cli-referee-two-lines", voice);
    let text = read_text(io::stdin().lock()).ok().flatten().ok_or_else(not_understood)?;
    let (position, typed) = text.trim().rsplit_once('\n').ok_or_else(not_understood)?;
    Ok((position.trim().to_string(), typed.trim().to_string()))
}

pub fn has_section(position: &str, name: &str) -> bool {
    let word =
        |section: &str| section.split(char::is_whitespace).next().map(|word| word.trim_end_matches(':').to_lowercase());
    position.split(['|', ';', '\n']).map(str::trim).any(|section| word(section).as_deref() == Some(name))
}

fn with_options<G: TerminalGame>(position: &str, options: &G::Options) -> String {
    let mut position = format!("{position} | options {}", options.to_line());
    if let Some(cards) = G::own_cards(options).filter(|_| !has_section(&position, "cards")) {
        position = format!("{position} | cards {cards}");
    }
    position
}

impl Answer {
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

    fn refused(position: String, refusal: Refusal) -> Answer {
        Answer { refusal: Some(refusal), ..Answer::nothing(position) }
    }

    fn as_lines<G: TerminalGame>(&self, voice: &Voice) -> Vec<String> {
        let mut lines = vec![voice.say(if self.legal { "cli-referee-yes" } else { "cli-referee-no" })];
        if let Some(refusal) = &self.refusal {
            lines.push(capitalised(&refusal.sentence));
            if let Some(rule) = refusal.rule {
                lines.push(voice.say_with("cli-referee-rule", [("rule", rule), ("game", G::NAME)]));
            }
        }
        lines.extend(self.told.iter().cloned());
        for name in self.builds.iter().filter_map(|build| build.answer_name.clone()) {
            lines.push(voice.say_with("cli-referee-answer", [("card", name)]));
        }
        lines.extend(self.builds.iter().filter_map(|build| build.bluff_sentence.clone()));
        lines.extend(self.score.iter().flat_map(|score| score.told.clone()));
        // Somebody alone is always next.
        if let Some(next) = self.next.filter(|_| !self.alone) {
            let who = voice.say_with("player", [("seat", next.to_string())]);
            lines.push(voice.say_with("cli-referee-next", [("who", who)]));
        }
        // A voice has already said every step of what happens.
        if !voice.spoken || !self.legal {
            lines.extend(self.steps.iter().map(|step| format!("    {}", step.text)));
        }
        if let Some(choice) = self.choice.as_ref().filter(|_| !voice.spoken) {
            lines.push(voice.say_with("cli-referee-written", [("move", choice.clone())]));
        }
        lines
    }
}
