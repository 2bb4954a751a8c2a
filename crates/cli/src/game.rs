//! What the terminal asks of a game beside its rules: its texts, its pictures, its computer player.

use std::io::{BufRead, Write};

use reckon_bots::Bot;
use reckon_records::Recorded;
use reckon_rules::game::Seat;
use reckon_words::{GameWords, Names, Say, Speaker};
use serde::Serialize;

use crate::failure::Failure;
use crate::play::Times;
use crate::play::room::Room;
use crate::voice::Voice;

pub trait TerminalGame: Recorded<Event: Say + Serialize, Illegal: Say> + GameWords {
    const RULEBOOK: &'static str;
    /// The file of the default pack, where there are packs.
    const PACK: Option<&'static str>;
    /// A chapter and a paragraph of the rulebook that are worth reading.
    const PARAGRAPH: (&'static str, &'static str);
    /// An option as it is set on the command line.
    const OPTION: &'static str;
    /// Words that are moves here and commands elsewhere.
    const OWN_WORDS: &'static [&'static str] = &[];
    /// What can be typed beside moves: a message each, and one for all.
    const COMMANDS: &'static [&'static str] = &[
        "cli-help-table",
        "cli-help-hand",
        "cli-help-centre",
        "cli-help-log",
        "cli-help-rules",
        "cli-help-options",
        "cli-help-position",
        "cli-help-save",
        "cli-help-quit",
    ];
    const COMMANDS_IN_SHORT: &'static str = "cli-help-short";
    /// How the cards are dealt again: `$command`.
    const DEAL_AGAIN: &'static str = "cli-deal-again";
    /// A preset in a list: `$title`, `$cards`, `$sample`.
    const PRESET: &'static str = "cli-preset";
    /// What the referee says to somebody who does not ask for enough on the command line.
    const ASKED_TOO_LITTLE: &'static str = "cli-referee-no-move";
    /// What the referee says to somebody who is to type, where one thing alone can be judged.
    const ASKS_ALONE: Option<&'static str> = None;
    /// A card of a pack, for programs.
    type PrintedCard: Serialize;

    /// Whether an option changes anything at a table that plays by these.
    fn option_matters(_options: &Self::Options, _name: &str) -> bool {
        true
    }

    /// The aim and the moves in a few sentences, for somebody new.
    fn introduction(options: &Self::Options, players: usize, voice: &Voice) -> Vec<String>;

    /// What was decided in front of everybody before the first turn.
    fn opening(_view: &Self::View, _names: &Names, _voice: &Voice) -> Vec<String> {
        Vec::new()
    }

    /// What goes without saying as soon as it is known who sits at the keyboard; `is_said` is what somebody has
    /// set by its name.
    fn suit(_options: &mut Self::Options, _people: &[Seat], _is_said: impl Fn(&str) -> bool) {}

    /// How many cards these options choose.
    fn cards(options: &Self::Options) -> usize;

    /// Plays with the cards of a pack file; or says what is wrong with it.
    fn use_pack(options: &mut Self::Options, file: &str, speaker: &Speaker<'_>) -> Result<(), String>;

    /// Plays with as many cards of the pack as go together.
    fn use_all_cards(options: &mut Self::Options);

    /// Every card of the pack.
    fn printed_cards(options: &Self::Options) -> Vec<Self::PrintedCard>;

    /// The cards in one line, unless they are the default ones.
    fn own_cards(options: &Self::Options) -> Option<String>;

    /// The cards of the whole pack, family by family.
    fn describe_pack(options: &Self::Options, voice: &Voice) -> Vec<String>;

    fn computer_player(seat: Seat) -> Box<dyn Bot<Self>>;

    /// Plays until the game is over or left: in turns, or all at once.
    fn play_at<I: BufRead, O: Write>(room: Room<'_, Self, I, O>, times: Times) -> Result<(), Failure>;

    /// What a player sees, as lines.
    fn draw(view: &Self::View, part: Part, names: &Names, voice: &Voice) -> Vec<String>;

    /// The cards in the hand of whoever has this view, in words.
    fn held(view: &Self::View, voice: &Voice) -> String;

    /// Moves as they are typed and what they do, for the help: only what goes at this table, and
    /// not more than a handful unless all are wanted.
    fn examples(view: &Self::View, all: bool, voice: &Voice) -> Vec<(String, Vec<String>)>;

    /// How freely a move may be typed.
    fn typing_hint(view: &Self::View, voice: &Voice) -> String;

    fn plays_for_points(_options: &Self::Options) -> bool {
        false
    }

    /// How everybody stands: item by item or turn by turn, where they play for points.
    fn score_sheet(view: &Self::View, events: &[Self::Event], all: bool, names: &Names, voice: &Voice) -> Vec<String>;

    /// The same for programs: the points of each seat by item, and turn by turn.
    fn score_data(_view: &Self::View, _events: &[Self::Event]) -> Option<serde_json::Value> {
        None
    }

    /// What has happened, as sentences.
    fn tell(events: &[Self::Event], speaker: &Speaker<'_>) -> Vec<String> {
        events.iter().filter(|event| Self::is_told(event)).map(|event| speaker.tell(event)).collect()
    }

    /// What somebody may type behind a name and a colon.
    fn example_call(voice: &Voice) -> String;

    /// What a move hid when it was made, from the view of whoever made it; a sentence for each bluff,
    /// when the game is over.
    fn bluffs(_view: &Self::View, _choice: &Self::Move, _voice: &Voice) -> Vec<String> {
        Vec::new()
    }

    /// A position as somebody wrote it; or why it is none.
    fn read_position(text: &str, speaker: &Speaker<'_>) -> Result<Self::View, String>;

    fn options_of(view: &Self::View) -> &Self::Options;

    /// Who has this view; nobody where it is a watcher's.
    fn viewer_of(view: &Self::View) -> Option<Seat>;

    /// What the referee says to a text that is no position and a move, where that can be judged by itself.
    fn judge_alone(
        _text: &str,
        _points: bool,
        _options: &Self::Options,
        _voice: &Voice,
    ) -> Option<Result<Verdict, String>> {
        None
    }

    /// What the referee says; or why that cannot be said.
    fn judge(question: Question<'_, Self>, voice: &Voice) -> Result<Verdict, String>;
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Part {
    All,
    /// The points of everybody, as soon as there are any.
    Points,
    Centre,
    Hand,
    /// All but the hand.
    Public,
    /// What somebody has arranged, and with what they can go on.
    Work,
}

/// Why a typed line is no move.
pub enum Unclear {
    NotUnderstood(String),
    /// It was understood, and the rules have no such move.
    Refused(Refusal),
}

/// What the referee is asked.
pub struct Question<'a, G: TerminalGame> {
    pub view: G::View,
    /// Whose view it is.
    pub seat: Seat,
    /// The position as it was written, and with the options of the command.
    pub written: &'a str,
    pub position: &'a str,
    pub typed: &'a str,
    /// Whether the points are wanted too.
    pub points: bool,
}

/// What the referee answers: to people, and to programs as one object.
pub struct Verdict {
    pub legal: bool,
    pub lines: Vec<String>,
    pub json: serde_json::Result<String>,
}

#[derive(Clone, Serialize)]
pub struct Step {
    pub text: String,
    pub value: String,
}

#[derive(Clone, Serialize)]
pub struct Refusal {
    pub rule: Option<&'static str>,
    pub id: String,
    pub sentence: String,
}
