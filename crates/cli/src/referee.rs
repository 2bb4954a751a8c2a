//! `reckon referee`: is this move allowed, and why?

use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;

use reckon_records::Recorded;
use reckon_rules::game::Seat;
use reckon_rules::options::TableOptions;
use reckon_words::Names;

use crate::args::Referee;
use crate::failure::Failure;
use crate::files::read_text;
use crate::game::{HasOptions, HasPack, HasReferee, Question, Refusal, Verdict};
use crate::output::{Output, capitalised};

const LEGAL: u8 = 0;
const NOT_LEGAL: u8 = 1;

pub fn run<G: HasReferee + HasOptions + HasPack>(args: &Referee, output: &Output) -> Result<ExitCode, Failure> {
    let mut out = io::stdout().lock();
    let verdict = judge::<G>(args, output)?;
    if args.json {
        writeln!(out, "{}", verdict.json.map_err(io::Error::from)?)?;
    } else {
        output.print(&mut out, &verdict.lines)?;
    }
    Ok(ExitCode::from(if verdict.legal { LEGAL } else { NOT_LEGAL }))
}

fn judge<G: HasReferee + HasOptions + HasPack>(args: &Referee, output: &Output) -> Result<Verdict, Failure> {
    if args.turn.is_some() && !G::HAS_TURNS {
        return Err(Failure::about("cli-referee-no-turn", [("game", G::NAME.to_string())], output));
    }
    let (written, typed) = match (&args.position, &args.move_text) {
        (Some(position), Some(typed)) => (position.trim().to_string(), typed.trim().to_string()),
        (one, _) => {
            let text = match one {
                Some(text) => text.clone(),
                None => read_input::<G>(output)?,
            };
            if let Some(answer) = judge_standalone::<G>(&text, args, output)? {
                return Ok(answer);
            }
            let both = text.trim().rsplit_once('\n').ok_or_else(|| too_little::<G>(one.is_some(), output))?;
            (both.0.trim().to_string(), both.1.trim().to_string())
        }
    };
    let nobody = Names::default();
    let speaker = output.speaker(&nobody);
    let mut position = with_seats::<G>(&written, args, output)?;
    let mut view = G::read_position(&position, &speaker).map_err(Failure::Sentence)?;
    if !args.table.is_empty() {
        if has_section(&position, "options") || has_section(&position, "cards") && args.table.pack.is_some() {
            return Err(Failure::say("cli-referee-options-twice", output));
        }
        let options = args.table.resolve_options::<G>(G::options_of(&view).clone(), output)?;
        position = with_options::<G>(&position, &options);
        view = G::read_position(&position, &speaker).map_err(Failure::Sentence)?;
    }
    let Some(seat) = G::viewer_of(&view).seat() else {
        return Err(Failure::say("cli-referee-watching", output));
    };
    let question = Question { view, seat, written: &written, position: &position, typed: &typed, points: args.score };
    G::judge(question, output).map_err(Failure::Sentence)
}

/// Judges a text on its own.
fn judge_standalone<G: HasReferee + HasOptions + HasPack>(
    text: &str,
    args: &Referee,
    output: &Output,
) -> Result<Option<Verdict>, Failure> {
    if G::ASKS_STANDALONE.is_none() {
        return Ok(None);
    }
    let options = args.table.resolve_options::<G>(G::Options::default(), output)?;
    G::judge_standalone(text, args.score, &options, output).transpose().map_err(Failure::Sentence)
}

/// Reads a position followed by a move on the last line, or a text that can be judged on its own.
fn read_input<G: HasReferee>(output: &Output) -> Result<String, Failure> {
    if io::stdin().is_terminal() {
        writeln!(io::stderr(), "{}", output.say(G::ASKS_STANDALONE.unwrap_or("cli-referee-ask")))?;
    }
    read_text(io::stdin().lock()).ok().flatten().ok_or_else(|| too_little::<G>(false, output))
}

fn too_little<G: HasReferee>(is_argument: bool, output: &Output) -> Failure {
    Failure::say(if is_argument { G::ASKED_TOO_LITTLE } else { "cli-referee-two-lines" }, output)
}

pub fn has_section(position: &str, name: &str) -> bool {
    let word =
        |section: &str| section.split(char::is_whitespace).next().map(|word| word.trim_end_matches(':').to_lowercase());
    position.split(['|', ';', '\n']).map(str::trim).any(|section| word(section).as_deref() == Some(name))
}

/// Adds the seats of the command to a position. If only the turn is given, the question is about the player in turn.
fn with_seats<G: HasReferee>(position: &str, args: &Referee, output: &Output) -> Result<String, Failure> {
    let mut position = position.to_string();
    let of_turn = args.turn.filter(|_| !["seat", "watching"].iter().any(|section| has_section(&position, section)));
    for (section, seat) in [("turn", args.turn), ("seat", args.seat.or(of_turn))] {
        let Some(seat) = seat else { continue };
        if has_section(&position, section) {
            return Err(Failure::about("cli-referee-seat-twice", [("section", section.to_string())], output));
        }
        position = format!("{position} | {section} {seat}");
    }
    Ok(position)
}

fn with_options<G: HasPack>(position: &str, options: &G::Options) -> String {
    let mut position = format!("{position} | options {}", options.to_line());
    if let Some(cards) = G::own_cards(options).filter(|_| !has_section(&position, "cards")) {
        position = format!("{position} | cards {cards}");
    }
    position
}

/// Checks whether a position names the seat. If not, each game decides whose hand it is.
pub fn names_seat(position: &str) -> bool {
    let section = |text: &str| text.trim_start().split([' ', ':']).next().map(str::to_ascii_lowercase);
    position.split(['|', ';', '\n']).any(|part| section(part).as_deref() == Some("seat"))
}

/// Returns the first line of an answer: yes or no.
pub fn yes_or_no(legal: bool, output: &Output) -> String {
    output.say(if legal { "cli-referee-yes" } else { "cli-referee-no" })
}

/// Says why a move is refused, and by which rule.
pub fn why_not<G: Recorded>(refusal: &Refusal, output: &Output) -> Vec<String> {
    let mut lines = vec![capitalised(&refusal.sentence)];
    if let Some(rule) = refusal.rule {
        lines.push(output.say_with("cli-referee-rule", [("rule", rule), ("game", G::NAME)]));
    }
    lines
}

pub fn whose_turn(seat: Seat, output: &Output) -> String {
    let who = output.say_with("player", [("seat", seat.to_string())]);
    output.say_with("cli-referee-next", [("who", who)])
}

/// Says that the same player has the next turn too.
pub fn your_turn_again(output: &Output) -> String {
    output.say("cli-referee-next-again")
}

/// Quotes the move in exact notation.
pub fn in_short(choice: &str, output: &Output) -> String {
    output.say_with("cli-referee-written", [("move", choice)])
}
