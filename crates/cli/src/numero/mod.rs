//! NUMERO in the terminal.

mod answer;
mod boxes;
mod challenges;
mod examples;
mod held;
mod judge;
mod pack;
mod points;
mod sheet;
mod table;

use std::io::{BufRead, Write};

use reckon_bots::{Bot, numero::Greedy};
use reckon_records::Recorded;
use reckon_rules::game::{Seat, Viewer};
use reckon_rules::numero::card::HIGHEST_NUMBER;
use reckon_rules::numero::loose::{self, NotUnderstood};
use reckon_rules::numero::moves::NotAMove;
use reckon_rules::numero::options::HandWithoutNumber;
use reckon_rules::numero::pack::Printed;
use reckon_rules::numero::position::NotAPosition;
use reckon_rules::numero::{
    BLUFF_FOUND, Event, HAND, Move, Numero, Options, Pack, Phase, ScoreSheet, View, WRONG_CHALLENGE, read,
};
use reckon_words::{Line, Names, Say, Speaker};
use serde::Serialize;

use crate::failure::Failure;
use crate::game::{Part, Question, Refusal, TerminalGame, Unclear, Verdict};
use crate::in_turns::{Calls, Hearers, InTurns, NotACall, Understood};
use crate::play::Times;
use crate::play::room::Room;
use crate::play::session::Session;
use crate::referee::seat_is_said;
use crate::voice::Voice;

/// The build that an example challenges, where none lies there yet.
const EXAMPLE_BUILD: u8 = 10;

impl TerminalGame for Numero {
    const RULEBOOK: &'static str = include_str!("../../../../rulebooks/numero.md");
    const PACK: Option<&'static str> = Some(include_str!("../../../../packs/numero/default.toml"));
    const PARAGRAPH: (&'static str, &'static str) = ("6", "6.3");
    const OPTION: &'static str = "must-take=on";
    type PrintedCard = PrintedCard;

    fn introduction(options: &Options, players: usize, voice: &Voice) -> Vec<String> {
        let sentences = match (players, options.scoring) {
            (1, false) => ["cli-numero-aim-patience", "cli-numero-aim-take", "cli-numero-aim-stop"],
            (1, true) => ["cli-numero-aim-patience-points", "cli-numero-aim-take", "cli-numero-aim-stop"],
            (_, false) => ["cli-numero-aim", "cli-numero-aim-take", "cli-numero-aim-build"],
            (_, true) => ["cli-numero-aim-points", "cli-numero-aim-take", "cli-numero-aim-build"],
        };
        let mut sentences = sentences.map(|id| voice.say(id)).to_vec();
        if options.bluffs() && players > 1 {
            let cost = |points| challenges::points(points, &Names::default(), voice);
            let costs = [("right", cost(BLUFF_FOUND)), ("wrong", cost(WRONG_CHALLENGE))];
            sentences.push(voice.say_with("cli-numero-aim-bluff", costs));
        }
        sentences
    }

    fn cards(options: &Options) -> usize {
        options.selected().len()
    }

    fn use_pack(options: &mut Options, file: &str, speaker: &Speaker<'_>) -> Result<(), String> {
        options.pack = Pack::from_toml(file).map_err(|bad| speaker.tell(&bad))?;
        Ok(())
    }

    fn use_all_cards(options: &mut Options) {
        *options = Options { highest_number: HIGHEST_NUMBER, ..options.clone().with_all_wild_cards() };
    }

    fn printed_cards(options: &Options) -> Vec<PrintedCard> {
        let card = |printed: &Printed| PrintedCard { card: printed.card.to_string(), points: printed.points };
        options.pack.cards().iter().map(card).collect()
    }

    fn own_cards(options: &Options) -> Option<String> {
        (options.pack != Pack::default_pack()).then(|| options.pack.to_string())
    }

    fn describe_pack(options: &Options, voice: &Voice) -> Vec<String> {
        pack::describe(&options.pack, voice)
    }

    fn computer_player(_: Seat) -> Box<dyn Bot<Numero>> {
        Box::new(Greedy::default())
    }

    fn play_at<I: BufRead, O: Write>(room: Room<'_, Numero, I, O>, times: Times) -> Result<(), Failure> {
        times.only_at_once(Numero::NAME, room.voice)?;
        Session::new(room).run()
    }

    fn draw(view: &View, part: Part, names: &Names, voice: &Voice) -> Vec<String> {
        table::draw(view, part, names, voice)
    }

    fn held(view: &View, voice: &Voice) -> String {
        held::held(view, voice)
    }

    fn examples(view: &View, all: bool, voice: &Voice) -> Vec<(String, Vec<String>)> {
        examples::examples(view, all, voice)
    }

    fn typing_hint(_: &View, voice: &Voice) -> String {
        voice.say("cli-numero-help-loose")
    }

    fn plays_for_points(options: &Options) -> bool {
        options.scoring
    }

    fn score_sheet(view: &View, events: &[Event], all: bool, names: &Names, voice: &Voice) -> Vec<String> {
        if all { sheet::by_turn(view, events, names, voice) } else { sheet::by_item(view, names, voice) }
    }

    fn score_data(view: &View, events: &[Event]) -> Option<serde_json::Value> {
        let turns = ScoreSheet::of(events);
        view.scores.as_ref().map(|items| serde_json::json!({ "items": items, "turns": turns.entries() }))
    }

    fn example_call(voice: &Voice) -> String {
        format!("{} {EXAMPLE_BUILD}", voice.say("cli-numero-verb-challenge"))
    }

    fn bluffs(view: &View, choice: &Move, voice: &Voice) -> Vec<String> {
        let effect = read(view, choice).ok().and_then(|reading| reading.verdict.ok()).unwrap_or_default();
        let value = |value: u8| challenges::points(value, &Names::default(), voice);
        let bluffs = effect.builds.iter().filter(|build| build.bluff);
        bluffs.map(|build| voice.say_with("cli-numero-was-bluff", [("value", value(build.value))])).collect()
    }

    /// Where only a turn is written, the hand is that of the seat whose turn it is.
    fn read_position(text: &str, speaker: &Speaker<'_>) -> Result<View, String> {
        let read = |text: &str| text.parse().map_err(|bad: NotAPosition| speaker.tell(&bad));
        let view: View = read(text)?;
        if seat_is_said(text) || view.viewer != Viewer::Seat(Seat(0)) || view.turn == Seat(0) {
            return Ok(view);
        }
        read(&format!("{text} | seat {}", view.turn))
    }

    fn options_of(view: &View) -> &Options {
        &view.options
    }

    fn viewer_of(view: &View) -> Option<Seat> {
        match view.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Watcher => None,
        }
    }

    fn judge(question: Question<'_, Numero>, voice: &Voice) -> Result<Verdict, String> {
        judge::answer(question, voice)
    }
}

impl InTurns for Numero {
    const CALLS: Calls = Calls {
        hint: "cli-numero-call-hint",
        who: "cli-numero-call-who",
        computer: "cli-numero-call-computer",
        ask: "cli-call-ask",
    };
    type Right = Move;
    type Draft = ();

    fn prompt(view: &View, _: &()) -> Line {
        let only_wild = view.own_hand().iter().all(|card| card.is_wild());
        let passes = view.own_hand().len() < HAND && view.options.hand_without_number == HandWithoutNumber::Pass;
        Line::new(match view.phase {
            Phase::FinalChance => "cli-numero-prompt-chance",
            _ if view.seats() == 1 => "cli-numero-prompt-patience",
            _ if only_wild && passes => "cli-numero-prompt-pass",
            _ if only_wild => "cli-numero-prompt-discard-all",
            _ => "cli-numero-prompt",
        })
    }

    fn understand(view: &View, _: &(), typed: &str, speaker: &Speaker<'_>) -> Result<Understood<Numero>, Unclear> {
        plan(view, typed, speaker).map(Understood::Moves)
    }

    /// A challenge is offered whatever a hand holds.
    fn rights(view: &View, _: bool) -> Vec<Move> {
        challenges::open(view).into_iter().map(challenges::Open::choice).collect()
    }

    fn say_rights(view: &View, rights: &[Move], hearers: Hearers<'_>, names: &Names, voice: &Voice) -> Vec<String> {
        challenges::say(view, rights, hearers.callers, names, voice)
    }

    fn only_in_turn(_: &View, _: Option<Seat>, named: bool) -> &'static str {
        if named { "cli-numero-call-only" } else { "cli-numero-call-only-alone" }
    }

    fn hears_calls(options: &Options) -> bool {
        options.bluffs()
    }

    fn understand_call(view: &View, typed: &str, _: bool, speaker: &Speaker<'_>) -> Result<Vec<Move>, NotACall> {
        let plan = plan(view, typed, speaker)?;
        let is_call = plan.iter().all(|choice| matches!(choice, Move::Challenge { .. }));
        if is_call { Ok(plan) } else { Err(NotACall::InTurn) }
    }

    /// `bluff 10: 9 + 1`: typed once, so that nobody hears a second Enter.
    fn meant(typed: &str) -> (String, bool) {
        let (word, rest) = typed.split_once(char::is_whitespace).unwrap_or((typed, ""));
        let meant = ["bluff", "bluffe"].contains(&word.to_lowercase().as_str());
        (if meant { format!("build {rest}") } else { typed.to_string() }, meant)
    }

    fn second_thought(view: &View, plan: &[Move], voice: &Voice) -> Option<String> {
        let value = plan.iter().find_map(|choice| challenges::bluff_in(view, choice))?;
        let number = |number| challenges::points(number, &Names::default(), voice);
        let about = [("value", number(value.into())), ("points", number(BLUFF_FOUND))];
        Some(voice.say_with("cli-numero-bluff", about))
    }
}

/// A card of a pack, for programs.
#[derive(Serialize)]
pub struct PrintedCard {
    card: String,
    points: u8,
}

/// A line as somebody typed it: one move.
fn plan(view: &View, typed: &str, speaker: &Speaker<'_>) -> Result<Vec<Move>, Unclear> {
    loose::understand(view, typed).map(|choice| vec![choice]).map_err(|unclear| match unclear {
        NotUnderstood::Move(NotAMove::AfterNumberCard) => {
            let line = NotAMove::AfterNumberCard.say(speaker);
            let sentence = speaker.render(&line);
            Unclear::Refused(Refusal { rule: Some("3.4"), id: line.id.to_string(), sentence })
        }
        unclear => Unclear::NotUnderstood(speaker.tell(&unclear)),
    })
}
