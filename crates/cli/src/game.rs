//! What the terminal asks of a game beside its rules: its texts, its pictures, its computer player.

use reckon_bots::Bot;
use reckon_records::Recorded;
use reckon_rules::game::Seat;
use reckon_words::{Language, Line, Names, Say, Speaker};
use serde::Serialize;

use crate::voice::Voice;

pub trait TerminalGame: Recorded<Event: Say + Serialize, Illegal: Say> {
    const RULEBOOK: &'static str;
    /// The file of the default pack.
    const PACK: &'static str;

    fn title(language: Language) -> String;
    fn option_sentence(name: &str, language: Language) -> String;
    fn option_value(name: &str, value: &str, language: Language) -> String;
    fn preset_title(name: &str, language: Language) -> String;
    fn preset_sample(name: &str, language: Language) -> String;

    /// The aim and the moves in a few sentences, for somebody new.
    fn introduction(options: &Self::Options, players: usize, voice: &Voice) -> Vec<String>;

    /// How many cards these options choose.
    fn cards(options: &Self::Options) -> usize;
    /// Plays with the cards of a pack file; or says what is wrong with it.
    fn use_pack(options: &mut Self::Options, file: &str, speaker: &Speaker<'_>) -> Result<(), String>;
    /// Plays with every card of the pack.
    fn use_all_cards(options: &mut Self::Options);
    /// Every card of the pack as it is written, and its points.
    fn printed_cards(options: &Self::Options) -> Vec<(String, u8)>;
    /// The cards in one line, unless they are the default ones.
    fn own_cards(options: &Self::Options) -> Option<String>;
    /// The cards of the whole pack, family by family.
    fn describe_pack(options: &Self::Options, voice: &Voice) -> Vec<String>;

    fn computer_player() -> Box<dyn Bot<Self>>;

    /// What a player sees, as lines.
    fn draw(view: &Self::View, part: Part, names: &Names, voice: &Voice) -> Vec<String>;
    /// The cards in the hand of whoever has this view, in words.
    fn held(view: &Self::View, voice: &Voice) -> String;
    /// What a player may do now.
    fn prompt(view: &Self::View) -> Line;
    /// A move as somebody typed it.
    fn understand(view: &Self::View, typed: &str, speaker: &Speaker<'_>) -> Result<Self::Move, Unclear>;
    /// A typed move without what the position could not tell it: colours, where it has none.
    fn as_in_position(typed: &str, position: &str) -> String;
    /// Whether this is said when it happens. What every turn ends with is not.
    fn is_told(event: &Self::Event) -> bool;
    /// Moves as they are typed and what they do, for the help: only what goes at this table, and
    /// not more than a handful unless all are wanted.
    fn examples(view: &Self::View, all: bool, voice: &Voice) -> Vec<(String, Vec<String>)>;

    fn plays_for_points(options: &Self::Options) -> bool;
    /// Where the points of everybody came from, item by item or turn by turn.
    fn score_sheet(view: &Self::View, events: &[Self::Event], all: bool, names: &Names, voice: &Voice) -> Vec<String>;
    /// The same for programs: the points of each seat by item, and turn by turn.
    fn score_data(view: &Self::View, events: &[Self::Event]) -> Option<serde_json::Value>;

    /// What whoever has this view may do now, whoever's turn it is.
    fn rights(view: &Self::View) -> Vec<Self::Move>;
    /// Such rights in words: how they are used and what they may cost. Said to whoever has the view,
    /// or to several who are named.
    fn say_rights(
        view: &Self::View,
        rights: &[Self::Move],
        callers: &[String],
        names: &Names,
        voice: &Voice,
    ) -> Vec<String>;
    fn is_out_of_turn(choice: &Self::Move) -> bool;
    /// How a move out of turn is typed, where there are such moves.
    fn example_out_of_turn(options: &Self::Options, voice: &Voice) -> Option<String>;
    /// A typed line whose first word says that its player knows what should be known before; as it
    /// is understood, and whether it had that word.
    fn meant(typed: &str) -> (String, bool);
    /// What somebody should know before this move counts: they are asked to make it again.
    fn second_thought(view: &Self::View, choice: &Self::Move, voice: &Voice) -> Option<String>;

    /// What a move hid when it was made, from the view of whoever made it; a sentence for each bluff,
    /// when the game is over.
    fn bluffs(view: &Self::View, choice: &Self::Move, voice: &Voice) -> Vec<String>;

    /// A position as somebody wrote it; or why it is none.
    fn read_position(text: &str, speaker: &Speaker<'_>) -> Result<Self::View, String>;
    fn options_of(view: &Self::View) -> &Self::Options;
    /// Who has this view; nobody where it is a watcher's.
    fn viewer_of(view: &Self::View) -> Option<Seat>;
    /// The same position at a table that plays for points.
    fn for_points(view: Self::View) -> Self::View;
    /// What the referee says to a move of whoever has this view, which was read from this position;
    /// or why the position cannot be.
    fn judge(
        view: &Self::View,
        position: &str,
        choice: &Self::Move,
        speaker: &Speaker<'_>,
    ) -> Result<Judgement, String>;
}

/// What has happened, as sentences.
pub fn tell<G: TerminalGame>(events: &[G::Event], speaker: &Speaker<'_>) -> Vec<String> {
    events.iter().filter(|event| G::is_told(event)).map(|event| speaker.tell(event)).collect()
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Part {
    All,
    /// The points of everybody, as soon as there are any.
    Points,
    Centre,
    Hand,
}

/// Why a typed line is no move.
pub enum Unclear {
    NotUnderstood(String),
    /// It was understood, and the rules have no such move.
    Refused(Refusal),
}

/// What the referee has to say.
pub struct Judgement {
    /// Each sum, worked out step by step.
    pub steps: Vec<Step>,
    pub verdict: Result<Effect, Refusal>,
}

#[derive(Serialize)]
pub struct Step {
    pub text: String,
    pub value: String,
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

#[derive(Serialize)]
pub struct Refusal {
    pub rule: Option<&'static str>,
    pub id: String,
    pub sentence: String,
}
