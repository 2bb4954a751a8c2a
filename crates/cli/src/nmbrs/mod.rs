//! nmbrs! blocks in the terminal.

mod answer;
mod drawing;
mod examples;
mod fits;
mod judge;
mod knock;
mod laying;
mod map;
mod opening;
mod rows;
mod sheet;
mod table;

use std::io::{BufRead, Write};

use reckon_bots::{Bot, nmbrs::Builder};
use reckon_records::Recorded;
use reckon_rules::game::{Seat, Viewer};
use reckon_rules::nmbrs::options::Youngest;
use reckon_rules::nmbrs::work::Sketch;
use reckon_rules::nmbrs::{Block, Event, Move, Nmbrs, Options, Phase, View};
use reckon_rules::options::TableOptions;
use reckon_words::{Line, Names, Speaker};

use crate::failure::Failure;
use crate::game::{Part, Question, TerminalGame, Unclear, Verdict};
use crate::in_turns::{Calls, Hearers, InTurns, NotACall, Understood};
use crate::play::Times;
use crate::play::room::Room;
use crate::play::session::Session;
use crate::referee::{has_section, seat_is_said};
use crate::voice::Voice;

impl TerminalGame for Nmbrs {
    const RULEBOOK: &'static str = include_str!("../../../../rulebooks/nmbrs.md");
    /// §1.2 The blocks are always the same.
    const PACK: Option<&'static str> = None;
    const PARAGRAPH: (&'static str, &'static str) = ("4", "4.8");
    const OPTION: &'static str = "squares=on";
    const COMMANDS: &'static [&'static str] = &[
        "cli-nmbrs-help-undo",
        "cli-nmbrs-help-fits",
        "cli-nmbrs-help-map",
        "cli-help-table",
        "cli-nmbrs-help-hand",
        "cli-nmbrs-help-rows",
        "cli-nmbrs-help-aside",
        "cli-nmbrs-help-score",
        "cli-help-log",
        "cli-help-rules",
        "cli-help-options",
        "cli-help-position",
        "cli-help-save",
        "cli-help-quit",
    ];
    const COMMANDS_IN_SHORT: &'static str = "cli-nmbrs-help-short";
    const DEAL_AGAIN: &'static str = "cli-nmbrs-deal-again";
    const PRESET: &'static str = "cli-nmbrs-preset";
    const ASKED_TOO_LITTLE: &'static str = "cli-nmbrs-referee-too-little";
    const ASKS_ALONE: Option<&'static str> = Some("cli-nmbrs-referee-ask");

    type PrintedCard = ();

    /// §3.4, §5.1, §6.5 Some only say more about another one.
    fn option_matters(options: &Options, name: &str) -> bool {
        match name {
            "members" => options.squares || options.cubes || options.primes,
            "joker-range" => options.highest_number() != options.highest_joker() || options.highest_number() < 100,
            "youngest" => options.youngest_first,
            _ => true,
        }
    }

    fn introduction(options: &Options, players: usize, voice: &Voice) -> Vec<String> {
        let seats = u8::try_from(players).unwrap_or(u8::MAX);
        let number = |number: u8| voice.count(number.into());
        let numbers = || [("hand", number(options.blocks_each(seats))), ("rounds", number(options.rounds))];
        let first = if options.lay_first { "cli-nmbrs-aim-first" } else { "cli-nmbrs-aim-add" };
        let end = match (options.points, options.rounds) {
            (true, 1) => "cli-nmbrs-aim-points-once",
            (true, _) => "cli-nmbrs-aim-points",
            (false, _) => "cli-nmbrs-aim-no-points",
        };
        let knock = if options.youngest_first { "cli-nmbrs-aim-youngest" } else { "cli-nmbrs-aim-knock" };
        ["cli-nmbrs-aim", first, "cli-nmbrs-aim-give", knock, end].map(|id| voice.say_with(id, numbers())).to_vec()
    }

    fn opening(view: &View, names: &Names, voice: &Voice) -> Vec<String> {
        opening::told(view, names, voice)
    }

    /// §6.5 Who plays with computers only is younger than they are.
    fn suit(options: &mut Options, people: &[Seat], is_said: impl Fn(&str) -> bool) {
        let [only] = people else { return };
        if options.youngest_first && options.youngest == Youngest::Random && !is_said("youngest") {
            let _every_seat_is_allowed = options.set("youngest", &only.to_string());
        }
    }

    fn cards(options: &Options) -> usize {
        options.blocks().len().into()
    }

    fn use_pack(_: &mut Options, _: &str, speaker: &Speaker<'_>) -> Result<(), String> {
        let title = reckon_words::nmbrs::title(speaker.language);
        Err(speaker.render(&Line::new("cli-no-packs").with("game", title)))
    }

    fn use_all_cards(_: &mut Options) {}

    fn printed_cards(_: &Options) -> Vec<()> {
        Vec::new()
    }

    fn own_cards(_: &Options) -> Option<String> {
        None
    }

    fn describe_pack(_: &Options, _: &Voice) -> Vec<String> {
        Vec::new()
    }

    fn computer_player(_: Seat) -> Box<dyn Bot<Nmbrs>> {
        Box::new(Builder::default())
    }

    fn play_at<I: BufRead, O: Write>(room: Room<'_, Nmbrs, I, O>, times: Times) -> Result<(), Failure> {
        times.only_at_once(Nmbrs::NAME, room.voice)?;
        Session::new(room).run()
    }

    fn draw(view: &View, part: Part, names: &Names, voice: &Voice) -> Vec<String> {
        table::draw(view, &Sketch::default(), part, names, voice)
    }

    fn held(view: &View, voice: &Voice) -> String {
        table::blocks(view.own_hand(), voice)
    }

    fn examples(_: &View, all: bool, voice: &Voice) -> Vec<(String, Vec<String>)> {
        examples::examples(all, voice)
    }

    fn typing_hint(_: &View, voice: &Voice) -> String {
        voice.say("cli-nmbrs-help-loose")
    }

    /// §7.2 Round by round; without points it is who has won them.
    fn score_sheet(view: &View, _: &[Event], _: bool, names: &Names, voice: &Voice) -> Vec<String> {
        sheet::sheet(view, names, voice)
    }

    fn score_data(view: &View, _: &[Event]) -> Option<serde_json::Value> {
        Some(sheet::data(view))
    }

    fn tell(events: &[Event], speaker: &Speaker<'_>) -> Vec<String> {
        knock::tell(events, speaker)
    }

    fn example_call(voice: &Voice) -> String {
        voice.say("cli-nmbrs-verb-knock")
    }

    /// Where neither a seat nor whose turn it is is written, the hand is that of somebody who is asked about the block.
    fn read_position(text: &str, speaker: &Speaker<'_>) -> Result<View, String> {
        let view: View = judge::read_position(text, speaker)?;
        let asked = match view.phase {
            Phase::Knock(knocking) if view.viewer != Viewer::Watcher => knocking.asked.iter().next(),
            _ => None,
        };
        let is_said = seat_is_said(text) || has_section(text, "turn");
        let Some(asked) = asked.filter(|_| !is_said) else { return Ok(view) };
        judge::read_position(&format!("{text} | seat {asked} | turn {}", view.turn), speaker)
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

    fn judge(question: Question<'_, Nmbrs>, voice: &Voice) -> Result<Verdict, String> {
        judge::answer(question, voice)
    }

    fn judge_alone(text: &str, points: bool, options: &Options, voice: &Voice) -> Option<Result<Verdict, String>> {
        let answer = || match points {
            true => Err(voice.say("cli-nmbrs-no-points")),
            false => judge::answer_table(text, options, voice),
        };
        drawing::is_one(text).then(answer)
    }
}

impl InTurns for Nmbrs {
    const CALLS: Calls = Calls {
        hint: "cli-nmbrs-call-who",
        who: "cli-nmbrs-call-who",
        computer: "cli-nmbrs-call-computer",
        ask: "cli-call-ask",
    };
    const ARRANGES: bool = true;
    type Right = Block;
    type Draft = Sketch;

    fn prompt(view: &View, draft: &Sketch) -> Line {
        laying::prompt(view, draft)
    }

    fn understand(
        view: &View,
        draft: &Sketch,
        typed: &str,
        speaker: &Speaker<'_>,
    ) -> Result<Understood<Nmbrs>, Unclear> {
        laying::understand(view, draft, typed, speaker)
    }

    fn draw_with(view: &View, draft: &Sketch, part: Part, names: &Names, voice: &Voice) -> Vec<String> {
        table::draw(view, draft, part, names, voice)
    }

    fn draft_text(draft: &Sketch) -> String {
        draft.to_string()
    }

    fn look_up(view: &View, draft: &Sketch, typed: &str, _: &Names, voice: &Voice) -> Option<Vec<String>> {
        match typed.to_lowercase().trim_end_matches('?').trim() {
            "map" | "karte" | "plan" => Some(table::drawn_map(view, draft, voice)),
            "rows" | "list" | "reihen" | "liste" => {
                Some(table::draw(view, draft, Part::Centre, &Names::default(), voice))
            }
            "aside" | "weg" | "abgelegt" => Some(table::aside(view, voice)),
            "fits" | "what fits" | "passt" | "was passt" if view.viewer != Viewer::Watcher => {
                Some(fits::told(view, draft, voice))
            }
            _ => None,
        }
    }

    fn gained(before: &View, after: &View, voice: &Voice) -> Option<String> {
        let new = after.own_hand().less(before.own_hand());
        let is_news = !new.is_empty() && before.round == after.round;
        is_news.then(|| voice.say_with("cli-nmbrs-new", [("blocks", table::blocks(new, voice))]))
    }

    fn rights(view: &View, _: bool) -> Vec<Block> {
        knock::rights(view)
    }

    fn say_rights(view: &View, rights: &[Block], hearers: Hearers<'_>, names: &Names, voice: &Voice) -> Vec<String> {
        if rights.is_empty() { Vec::new() } else { knock::say(view, hearers, names, voice) }
    }

    /// Whoever is asked may say the own name with it.
    fn hears_calls(_: &Options) -> bool {
        true
    }

    /// Everybody is asked, so nobody has to know how to come between.
    fn tells_of_calls(_: &Options) -> bool {
        false
    }

    fn only_in_turn(view: &View, seat: Option<Seat>, named: bool) -> &'static str {
        knock::only_in_turn(view, seat, named)
    }

    fn understand_call(view: &View, typed: &str, _: bool, speaker: &Speaker<'_>) -> Result<Vec<Move>, NotACall> {
        knock::understand(view, typed, speaker)
    }

    fn let_go(view: &View) -> Option<Move> {
        knock::let_go(view)
    }

    fn lets_go(view: &View, typed: &str) -> bool {
        knock::lets_go(view, typed)
    }
}
