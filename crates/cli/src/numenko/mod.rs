//! Numenko-in-a-bag in the terminal.

mod answer;
mod arranging;
mod examples;
mod judge;
mod letters;
mod pack;
mod picture;
mod sums;
mod table;

use std::io::{BufRead, Write};

use reckon_bots::{Bot, numenko::Layer};
use reckon_rules::game::{Seat, Viewer};
use reckon_rules::numenko::options::WHOLE_POT;
use reckon_rules::numenko::position::NotAPosition;
use reckon_rules::numenko::{AFTER_DONE, Event, Grid, Numenko, Options, Pack, SWOPPED, View, tiles_each};
use reckon_words::{Names, Speaker};

use crate::failure::Failure;
use crate::game::{Part, Question, TerminalGame, Verdict};
use crate::play::Times;
use crate::play::room::Room;
use crate::play::together::Together;
use crate::voice::Voice;

use pack::PrintedTile;

/// §2.3
fn pot_at_first(options: &Options, players: usize) -> usize {
    let seats = u8::try_from(players).unwrap_or(u8::MAX);
    let dealt = players * (usize::from(tiles_each(seats)) + 1);
    usize::from(options.pack.tiles().len()).saturating_sub(dealt).min(options.pot_limit.into())
}

impl TerminalGame for Numenko {
    const RULEBOOK: &'static str = include_str!("../../../../rulebooks/numenko.md");
    const PACK: Option<&'static str> = Some(include_str!("../../../../packs/numenko/default.toml"));
    const PARAGRAPH: (&'static str, &'static str) = ("3", "3.1");
    const OPTION: &'static str = "order=division-first";
    const COMMANDS: &'static [&'static str] = &[
        "cli-numenko-help-check",
        "cli-numenko-help-undo",
        "cli-numenko-help-wait",
        "cli-numenko-help-next",
        "cli-help-table",
        "cli-numenko-help-rack",
        "cli-numenko-help-grid",
        "cli-help-log",
        "cli-help-rules",
        "cli-help-options",
        "cli-help-position",
        "cli-help-save",
        "cli-help-quit",
    ];
    const COMMANDS_IN_SHORT: &'static str = "cli-numenko-help-short";

    const DEAL_AGAIN: &'static str = "cli-numenko-deal-again";
    const PRESET: &'static str = "cli-numenko-preset";
    const ASKED_TOO_LITTLE: &'static str = "cli-numenko-referee-too-little";
    const ASKS_ALONE: Option<&'static str> = Some("cli-numenko-referee-ask");

    type PrintedCard = PrintedTile;

    /// §5.4 Where every "done" is checked, nobody says "game over" wrongly.
    fn option_matters(options: &Options, name: &str) -> bool {
        name != "eject-vote" || !options.check_done
    }

    fn introduction(options: &Options, players: usize, voice: &Voice) -> Vec<String> {
        let number = |number: u8| voice.count(number.into());
        let numbers = || [("done", number(AFTER_DONE)), ("swop", number(SWOPPED))];
        let end = if players == 1 { "cli-numenko-aim-alone" } else { "cli-numenko-aim-end" };
        let done = match (pot_at_first(options, players) < usize::from(AFTER_DONE), options.check_done) {
            (true, true) => "cli-numenko-aim-done-short",
            (true, false) => "cli-numenko-aim-done-short-unchecked",
            (false, true) => "cli-numenko-aim-done",
            (false, false) => "cli-numenko-aim-done-unchecked",
        };
        ["cli-numenko-aim", "cli-numenko-aim-tiles", done, end].map(|id| voice.say_with(id, numbers())).to_vec()
    }

    /// §2.3 The rest of the bag plays no part.
    fn cards(options: &Options) -> usize {
        options.pack.tiles().len().into()
    }

    fn use_pack(options: &mut Options, file: &str, speaker: &Speaker<'_>) -> Result<(), String> {
        options.pack = Pack::from_toml(file).map_err(|bad| speaker.tell(&bad))?;
        Ok(())
    }

    fn use_all_cards(options: &mut Options) {
        options.pot_limit = WHOLE_POT;
    }

    fn printed_cards(options: &Options) -> Vec<PrintedTile> {
        pack::printed(&options.pack)
    }

    fn own_cards(options: &Options) -> Option<String> {
        (options.pack != Pack::default_pack()).then(|| options.pack.to_string())
    }

    fn describe_pack(options: &Options, voice: &Voice) -> Vec<String> {
        pack::describe(&options.pack, voice)
    }

    fn computer_player(_: Seat) -> Box<dyn Bot<Numenko>> {
        Box::new(Layer::unhurried())
    }

    fn play_at<I: BufRead, O: Write>(room: Room<'_, Numenko, I, O>, times: Times) -> Result<(), Failure> {
        Together::new(room, times).run()
    }

    fn draw(view: &View, part: Part, names: &Names, voice: &Voice) -> Vec<String> {
        match part {
            // Nobody's own grid: those that everybody may see.
            Part::Centre => table::open_grids(view, names, voice),
            part => table::draw(view, &Grid::default(), part, names, voice),
        }
    }

    fn held(view: &View, voice: &Voice) -> String {
        picture::rack(&view.own_tiles(), voice)
    }

    fn examples(view: &View, all: bool, voice: &Voice) -> Vec<(String, Vec<String>)> {
        examples::examples(view, all, voice)
    }

    fn typing_hint(_: &View, voice: &Voice) -> String {
        voice.say("cli-numenko-help-loose")
    }

    /// §6.3 Points are counted only at the end; until then it is how often everybody was done.
    fn score_sheet(view: &View, _: &[Event], _: bool, names: &Names, voice: &Voice) -> Vec<String> {
        table::draw(view, &Grid::default(), Part::Points, names, voice)
    }

    fn tell(events: &[Event], speaker: &Speaker<'_>) -> Vec<String> {
        arranging::tell(events, speaker)
    }

    fn example_call(voice: &Voice) -> String {
        voice.say("cli-numenko-verb-eject")
    }

    fn read_position(text: &str, speaker: &Speaker<'_>) -> Result<View, String> {
        text.parse().map_err(|bad: NotAPosition| speaker.tell(&bad))
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

    fn judge(question: Question<'_, Numenko>, voice: &Voice) -> Result<Verdict, String> {
        judge::answer(question, voice)
    }

    fn judge_alone(text: &str, points: bool, options: &Options, voice: &Voice) -> Option<Result<Verdict, String>> {
        let answer = || match points {
            true => Err(voice.say("cli-numenko-no-points")),
            false => judge::answer_grid(text, options, voice),
        };
        judge::is_grid(text).then(answer)
    }
}
