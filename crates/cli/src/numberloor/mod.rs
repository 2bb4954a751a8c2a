//! Numberloor in the terminal.

mod answer;
mod boxes;
mod examples;
mod judge;
mod night;
mod pack;
mod table;

use std::io::{BufRead, Write};

use reckon_bots::{Bot, numberloor::Shedder};
use reckon_records::Recorded;
use reckon_rules::game::{Race, Seat, Viewer};
use reckon_rules::numberloor::card::LEVELS;
use reckon_rules::numberloor::loose::{self, NotUnderstood};
use reckon_rules::numberloor::options::Version;
use reckon_rules::numberloor::position::NotAPosition;
use reckon_rules::numberloor::{Event, Illegal, Move, Numberloor, Options, Pack, Phase, View, stars_to_win};
use reckon_words::{Line, Names, Say, Speaker, numberloor as words};

use crate::failure::Failure;
use crate::game::{Part, Question, Refusal, TerminalGame, Unclear, Verdict};
use crate::in_turns::{Calls, Hearers, InTurns, NotACall, Openly, Understood};
use crate::play::Times;
use crate::play::room::Room;
use crate::play::session::Session;
use crate::referee::seat_is_said;
use crate::voice::Voice;

use pack::PrintedCard;

/// A Night card in another's turn, for an example.
const EXAMPLE_NIGHT: &str = "6n";

impl TerminalGame for Numberloor {
    const RULEBOOK: &'static str = include_str!("../../../../rulebooks/numberloor.md");
    const PACK: Option<&'static str> = Some(include_str!("../../../../packs/numberloor/default.toml"));
    const PARAGRAPH: (&'static str, &'static str) = ("3", "3.3");
    const OPTION: &'static str = "night-cards=no-hurry";
    /// §4.5 In German it ends a turn, and elsewhere the game.
    const OWN_WORDS: &'static [&'static str] = &["ende"];
    type PrintedCard = PrintedCard;

    /// §1.5 Beginners have neither balloons nor Night Levels.
    fn option_matters(options: &Options, name: &str) -> bool {
        match name {
            "version" | "youngest" | "turn-limit" => true,
            "night-on-equal" | "night-cards" => night::has_night(options),
            _ => !options.is_for_beginners(),
        }
    }

    fn introduction(options: &Options, players: usize, voice: &Voice) -> Vec<String> {
        let number = |number: u8| voice.count(number.into());
        let numbers = || {
            [
                ("stars", number(stars_to_win(u8::try_from(players).unwrap_or(u8::MAX)))),
                ("nine", number(LEVELS - 1)),
                ("zero", number(0)),
            ]
        };
        let ways = match options.is_for_beginners() {
            true => ["cli-numberloor-aim", "cli-numberloor-aim-neighbours", "cli-numberloor-aim-end"],
            false => ["cli-numberloor-aim", "cli-numberloor-aim-levels", "cli-numberloor-aim-balloons"],
        };
        ways.into_iter().chain(night::introduction(options)).map(|id| voice.say_with(id, numbers())).collect()
    }

    fn cards(options: &Options) -> usize {
        options.selected().len()
    }

    fn use_pack(options: &mut Options, file: &str, speaker: &Speaker<'_>) -> Result<(), String> {
        options.pack = Pack::from_toml(file).map_err(|bad| speaker.tell(&bad))?;
        Ok(())
    }

    /// §1.5 No version has all of them; without balloons only Beginners can play.
    fn use_all_cards(options: &mut Options) {
        if options.pack.cards().iter().all(|printed| printed.card.is_level()) {
            options.version = Version::Beginners;
        }
    }

    fn printed_cards(options: &Options) -> Vec<PrintedCard> {
        pack::printed(&options.pack)
    }

    fn own_cards(options: &Options) -> Option<String> {
        (options.pack != Pack::default_pack()).then(|| options.pack.to_string())
    }

    fn describe_pack(options: &Options, voice: &Voice) -> Vec<String> {
        pack::describe(&options.pack, voice)
    }

    fn computer_player(_: Seat) -> Box<dyn Bot<Numberloor>> {
        Box::new(Shedder::default())
    }

    fn play_at<I: BufRead, O: Write>(room: Room<'_, Numberloor, I, O>, times: Times) -> Result<(), Failure> {
        times.only_at_once(Numberloor::NAME, room.voice)?;
        Session::new(room).run()
    }

    fn draw(view: &View, part: Part, names: &Names, voice: &Voice) -> Vec<String> {
        table::draw(view, part, names, voice)
    }

    fn held(view: &View, voice: &Voice) -> String {
        words::cards_listed(view.own_hand(), &voice.speaker(&Names::default()))
    }

    fn examples(view: &View, all: bool, voice: &Voice) -> Vec<(String, Vec<String>)> {
        examples::examples(view, all, voice)
    }

    fn typing_hint(view: &View, voice: &Voice) -> String {
        let has_balloons = !view.options.is_for_beginners();
        voice.say(if has_balloons { "cli-numberloor-help-loose" } else { "cli-numberloor-help-loose-beginners" })
    }

    /// §5.3 There are no points, but stars.
    fn score_sheet(view: &View, _: &[Event], _: bool, names: &Names, voice: &Voice) -> Vec<String> {
        table::stars(view, names, voice)
    }

    fn example_call(_: &Voice) -> String {
        EXAMPLE_NIGHT.to_string()
    }

    /// Where only somebody is written who is asked for a Night card, the hand is theirs.
    fn read_position(text: &str, speaker: &Speaker<'_>) -> Result<View, String> {
        let read = |text: &str| text.parse().map_err(|bad: NotAPosition| speaker.tell(&bad));
        let view: View = read(text)?;
        match view.phase {
            Phase::Asking(asked) if !seat_is_said(text) && view.viewer != Viewer::Watcher => {
                read(&format!("{text} | seat {asked}"))
            }
            _ => Ok(view),
        }
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

    fn judge(question: Question<'_, Numberloor>, voice: &Voice) -> Result<Verdict, String> {
        judge::answer(question, voice)
    }
}

impl InTurns for Numberloor {
    const CALLS: Calls = Calls {
        hint: "cli-numberloor-call-hint",
        who: "cli-numberloor-call-who",
        computer: "cli-numberloor-call-computer",
        ask: "cli-call-ask",
    };
    /// §7.3
    const RACES: bool = true;
    type Right = Race;
    type Draft = ();

    fn prompt(view: &View, _: &()) -> Line {
        let is_for_beginners = view.options.is_for_beginners();
        Line::new(match view.drawn {
            _ if !view.laid.is_empty() => "cli-numberloor-prompt-laid",
            None if is_for_beginners => "cli-numberloor-prompt-beginners",
            None if view.options.voluntary_draw => "cli-numberloor-prompt-freely",
            None => "cli-numberloor-prompt",
            Some(_) => "cli-numberloor-prompt-drawn",
        })
    }

    fn understand(view: &View, _: &(), typed: &str, speaker: &Speaker<'_>) -> Result<Understood<Numberloor>, Unclear> {
        plan(view, typed, speaker).map(Understood::Moves)
    }

    fn rights(view: &View, alone: bool) -> Vec<Race> {
        night::rights(view, alone)
    }

    fn say_rights(view: &View, rights: &[Race], hearers: Hearers<'_>, names: &Names, voice: &Voice) -> Vec<String> {
        if rights.is_empty() { Vec::new() } else { night::say(view, hearers, names, voice) }
    }

    fn hears_calls(_: &Options) -> bool {
        true
    }

    fn only_in_turn(view: &View, _: Option<Seat>, named: bool) -> &'static str {
        night::only_in_turn(&view.options, named)
    }

    /// §7.3 Whether a Night card suits, nobody knows without the open cards.
    fn in_sight(view: &View, voice: &Voice) -> Option<String> {
        let open =
            || voice.speaker(&Names::default()).render(&words::open_cards(view, &voice.speaker(&Names::default())));
        night::interrupts(&view.options).then(open)
    }

    fn tells_of_calls(options: &Options) -> bool {
        night::interrupts(options)
    }

    fn understand_call(view: &View, typed: &str, named: bool, speaker: &Speaker<'_>) -> Result<Vec<Move>, NotACall> {
        night::understand(view, typed, named, speaker)
    }

    fn signed(seat: Seat, _: &str, line: &str) -> String {
        night::signed(seat, line)
    }

    fn refused_openly(view: &View, choice: &Move, illegal: &Illegal, speaker: &Speaker<'_>) -> Openly {
        night::refused_openly(view, choice, illegal, speaker)
    }

    fn let_go(view: &View) -> Option<Move> {
        night::let_go(view)
    }

    fn lets_go(view: &View, typed: &str) -> bool {
        night::lets_go(view, typed)
    }
}

/// A line as somebody typed it: moves one after the other.
fn plan(view: &View, typed: &str, speaker: &Speaker<'_>) -> Result<Vec<Move>, Unclear> {
    loose::read(view, typed).map_err(|why| unclear(&why, speaker))
}

/// A sum that is wrong is no misunderstanding: the rules speak against it.
fn unclear(why: &NotUnderstood, speaker: &Speaker<'_>) -> Unclear {
    let line = why.say(speaker);
    let sentence = speaker.render(&line);
    let rule = match why {
        NotUnderstood::WrongSum { left, up: false, by, .. } if by > left => "3.3",
        NotUnderstood::WrongSum { is, .. } if *is > 9 => "3.3",
        NotUnderstood::WrongSum { .. }
        | NotUnderstood::NotTheOpenLevel { .. }
        | NotUnderstood::NotTheOpenBalloon { .. } => "3.2",
        _ => return Unclear::NotUnderstood(sentence),
    };
    Unclear::Refused(Refusal { rule: Some(rule), id: line.id.to_string(), sentence })
}
