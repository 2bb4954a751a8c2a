//! `reckon referee`: is this move allowed, and why?

use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;

use reckon_rules::game::Seat;
use reckon_rules::options::TableOptions;
use reckon_words::Names;

use crate::args::Referee;
use crate::failure::Failure;
use crate::files::read_text;
use crate::game::{Question, Refusal, TerminalGame, Verdict};
use crate::voice::{Voice, capitalised};

const LEGAL: u8 = 0;
const NOT_LEGAL: u8 = 1;

pub fn run<G: TerminalGame>(args: &Referee, voice: &Voice) -> Result<ExitCode, Failure> {
    let mut out = io::stdout().lock();
    let verdict = judge::<G>(args, voice)?;
    if args.json {
        writeln!(out, "{}", verdict.json.map_err(io::Error::from)?)?;
    } else {
        voice.print(&mut out, &verdict.lines)?;
    }
    Ok(ExitCode::from(if verdict.legal { LEGAL } else { NOT_LEGAL }))
}

fn judge<G: TerminalGame>(args: &Referee, voice: &Voice) -> Result<Verdict, Failure> {
    let (written, typed) = match (&args.position, &args.move_text) {
        (Some(position), Some(typed)) => (position.trim().to_string(), typed.trim().to_string()),
        (one, _) => {
            let text = match one {
                Some(text) => text.clone(),
                None => read_input::<G>(voice)?,
            };
            if let Some(answer) = judge_alone::<G>(&text, args, voice)? {
                return Ok(answer);
            }
            let both = text.trim().rsplit_once('\n').ok_or_else(|| too_little::<G>(one.is_some(), voice))?;
            (both.0.trim().to_string(), both.1.trim().to_string())
        }
    };
    let nobody = Names::default();
    let speaker = voice.speaker(&nobody);
    let mut view = G::read_position(&written, &speaker).map_err(Failure::Sentence)?;
    let mut position = written.clone();
    if !args.agreed.is_empty() {
        if has_section(&position, "options") || has_section(&position, "cards") && args.agreed.pack.is_some() {
            return Err(Failure::say("cli-referee-options-twice", voice));
        }
        let options = args.agreed.settle::<G>(G::options_of(&view).clone(), voice)?;
        position = with_options::<G>(&position, &options);
        view = G::read_position(&position, &speaker).map_err(Failure::Sentence)?;
    }
    let Some(seat) = G::viewer_of(&view) else {
        return Err(Failure::say("cli-referee-watching", voice));
    };
    let question = Question { view, seat, written: &written, position: &position, typed: &typed, points: args.score };
    G::judge(question, voice).map_err(Failure::Sentence)
}

/// What can be judged by itself.
fn judge_alone<G: TerminalGame>(text: &str, args: &Referee, voice: &Voice) -> Result<Option<Verdict>, Failure> {
    if G::ASKS_ALONE.is_none() {
        return Ok(None);
    }
    let options = args.agreed.settle::<G>(G::Options::default(), voice)?;
    G::judge_alone(text, args.score, &options, voice).transpose().map_err(Failure::Sentence)
}

/// Position and move, of which the last line is the move; or what can be judged by itself.
fn read_input<G: TerminalGame>(voice: &Voice) -> Result<String, Failure> {
    if io::stdin().is_terminal() {
        writeln!(io::stderr(), "{}", voice.say(G::ASKS_ALONE.unwrap_or("cli-referee-ask")))?;
    }
    read_text(io::stdin().lock()).ok().flatten().ok_or_else(|| too_little::<G>(false, voice))
}

fn too_little<G: TerminalGame>(is_argument: bool, voice: &Voice) -> Failure {
    Failure::say(if is_argument { G::ASKED_TOO_LITTLE } else { "cli-referee-two-lines" }, voice)
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

/// Where a position says whose turn it is and not whose hand it has, the hand is of whoever's turn it is.
pub fn seat_is_said(position: &str) -> bool {
    let section = |text: &str| text.trim_start().split([' ', ':']).next().map(str::to_ascii_lowercase);
    position.split(['|', ';', '\n']).any(|part| section(part).as_deref() == Some("seat"))
}

/// How every answer begins.
pub fn yes_or_no(legal: bool, voice: &Voice) -> String {
    voice.say(if legal { "cli-referee-yes" } else { "cli-referee-no" })
}

/// Why it does not go, and where that stands.
pub fn why_not<G: TerminalGame>(refusal: &Refusal, voice: &Voice) -> Vec<String> {
    let mut lines = vec![capitalised(&refusal.sentence)];
    if let Some(rule) = refusal.rule {
        lines.push(voice.say_with("cli-referee-rule", [("rule", rule), ("game", G::NAME)]));
    }
    lines
}

pub fn whose_turn(seat: Seat, voice: &Voice) -> String {
    let who = voice.say_with("player", [("seat", seat.to_string())]);
    voice.say_with("cli-referee-next", [("who", who)])
}

/// Nobody else had a turn between.
pub fn your_turn_again(voice: &Voice) -> String {
    voice.say("cli-referee-next-again")
}

/// The move as it is written down.
pub fn in_short(choice: &str, voice: &Voice) -> String {
    voice.say_with("cli-referee-written", [("move", choice)])
}
