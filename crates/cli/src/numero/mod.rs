//! NUMERO in the terminal.

mod boxes;
mod challenges;
mod examples;
mod held;
mod judge;
mod pack;
mod points;
mod sheet;
mod table;

use reckon_bots::{Bot, numero::Greedy};
use reckon_rules::game::{Seat, Viewer};
use reckon_rules::numero::card::HIGHEST_NUMBER;
use reckon_rules::numero::loose::{self, NotUnderstood};
use reckon_rules::numero::moves::NotAMove;
use reckon_rules::numero::options::HandWithoutNumber;
use reckon_rules::numero::position::NotAPosition;
use reckon_rules::numero::{
    BLUFF_FOUND, Event, HAND, Move, Numero, Options, Pack, Phase, ScoreSheet, Tally, View, WRONG_CHALLENGE, read,
};
use reckon_words::{Language, Line, Names, Say, Speaker, numero as words};

use crate::game::{Judgement, Part, Refusal, TerminalGame, Unclear};
use crate::voice::Voice;

/// The build that an example challenges, where none lies there yet.
const EXAMPLE_BUILD: u8 = 10;

impl TerminalGame for Numero {
    const RULEBOOK: &'static str = include_str!("../../../../rulebooks/numero.md");
    const PACK: &'static str = include_str!("../../../../packs/numero/default.toml");

    fn title(language: Language) -> String {
        words::title(language)
    }

    fn option_sentence(name: &str, language: Language) -> String {
        words::option_sentence(name, language)
    }

    fn option_value(name: &str, value: &str, language: Language) -> String {
        words::option_value(name, value, language)
    }

    fn preset_title(name: &str, language: Language) -> String {
        words::preset_title(name, language)
    }

    fn preset_sample(name: &str, language: Language) -> String {
        words::preset_sample(name, language)
    }

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

    fn printed_cards(options: &Options) -> Vec<(String, u8)> {
        options.pack.cards().iter().map(|printed| (printed.card.to_string(), printed.points)).collect()
    }

    fn own_cards(options: &Options) -> Option<String> {
        (options.pack != Pack::default_pack()).then(|| options.pack.to_string())
    }

    fn describe_pack(options: &Options, voice: &Voice) -> Vec<String> {
        pack::describe(&options.pack, voice)
    }

    fn computer_player() -> Box<dyn Bot<Numero>> {
        Box::new(Greedy::default())
    }

    fn draw(view: &View, part: Part, names: &Names, voice: &Voice) -> Vec<String> {
        table::draw(view, part, names, voice)
    }

    fn held(view: &View, voice: &Voice) -> String {
        held::held(view, voice)
    }

    fn prompt(view: &View) -> Line {
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

    fn understand(view: &View, typed: &str, speaker: &Speaker<'_>) -> Result<Move, Unclear> {
        loose::understand(view, typed).map_err(|unclear| match unclear {
            NotUnderstood::Move(NotAMove::AfterNumberCard) => {
                let line = NotAMove::AfterNumberCard.say(speaker);
                let sentence = speaker.render(&line);
                Unclear::Refused(Refusal { rule: Some("3.4"), id: line.id.to_string(), sentence })
            }
            unclear => Unclear::NotUnderstood(speaker.tell(&unclear)),
        })
    }

    /// Where a position has no colours, the table made them up, so those of the move mean nothing.
    fn as_in_position(typed: &str, position: &str) -> String {
        if colours(position).next().is_some() {
            return typed.to_string();
        }
        let letters: Vec<usize> = colours(typed).collect();
        typed.char_indices().filter(|(place, _)| !letters.contains(place)).map(|(_, c)| c).collect()
    }

    fn is_told(event: &Event) -> bool {
        !matches!(event, Event::Drew { .. })
    }

    fn examples(view: &View, all: bool, voice: &Voice) -> Vec<(String, Vec<String>)> {
        examples::examples(view, all, voice)
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

    fn rights(view: &View) -> Vec<Move> {
        challenges::open(view).into_iter().map(challenges::Open::choice).collect()
    }

    fn say_rights(view: &View, rights: &[Move], callers: &[String], names: &Names, voice: &Voice) -> Vec<String> {
        challenges::say(view, rights, callers, names, voice)
    }

    fn is_out_of_turn(choice: &Move) -> bool {
        matches!(choice, Move::Challenge { .. })
    }

    fn example_out_of_turn(options: &Options, voice: &Voice) -> Option<String> {
        options.bluffs().then(|| format!("{} {EXAMPLE_BUILD}", voice.say("cli-numero-verb-challenge")))
    }

    /// `bluff 10: 9 + 1`: typed once, so that nobody hears a second Enter.
    fn meant(typed: &str) -> (String, bool) {
        let (word, rest) = typed.split_once(char::is_whitespace).unwrap_or((typed, ""));
        let meant = ["bluff", "bluffe"].contains(&word.to_lowercase().as_str());
        (if meant { format!("build {rest}") } else { typed.to_string() }, meant)
    }

    fn second_thought(view: &View, choice: &Move, voice: &Voice) -> Option<String> {
        let value = challenges::bluff_in(view, choice)?;
        let number = |number| challenges::points(number, &Names::default(), voice);
        let about = [("value", number(value.into())), ("points", number(BLUFF_FOUND))];
        Some(voice.say_with("cli-numero-bluff", about))
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
        let section = |text: &str| text.trim_start().split([' ', ':']).next().map(str::to_ascii_lowercase);
        let seat_is_said = text.split(['|', ';', '\n']).any(|part| section(part).as_deref() == Some("seat"));
        if seat_is_said || view.viewer != Viewer::Seat(Seat(0)) || view.turn == Seat(0) {
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

    /// Points are counted, and what is legal stays as it was.
    fn for_points(view: View) -> View {
        if view.options.scoring {
            return view;
        }
        let scores = vec![Tally::default(); view.hands.len()];
        View { options: Options { scoring: true, bluff_builds: false, ..view.options }, scores: Some(scores), ..view }
    }

    fn judge(view: &View, position: &str, choice: &Move, speaker: &Speaker<'_>) -> Result<Judgement, String> {
        judge::judge(view, position, choice, speaker)
    }
}

/// Where the colour letters of number cards stand: `10r`.
fn colours(text: &str) -> impl Iterator<Item = usize> + '_ {
    let bytes = text.as_bytes();
    (1..bytes.len()).filter(move |&place| {
        let ends = bytes.get(place + 1).is_none_or(|next| !next.is_ascii_alphabetic());
        b"gobrGOBR".contains(&bytes[place]) && bytes[place - 1].is_ascii_digit() && ends
    })
}
