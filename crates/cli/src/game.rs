//! What the terminal asks of a game beside its rules: its texts, its pictures, its computer player.

use reckon_bots::Bot;
use reckon_records::Recorded;
use reckon_rules::game::Seat;
use reckon_words::{GameWords, Line, Names, Say, Speaker};
use serde::Serialize;

use crate::voice::Voice;

pub trait TerminalGame: Recorded<Event: Say + Serialize, Illegal: Say> + GameWords {
    const RULEBOOK: &'static str;
    /// The file of the default pack.
    const PACK: &'static str;
    /// A chapter and a paragraph of the rulebook that are worth reading.
    const PARAGRAPH: (&'static str, &'static str);
    /// An option as it is set on the command line.
    const OPTION: &'static str;
    /// What the terminal says about moves out of turn.
    const CALLS: Calls;
    /// Words that are moves here and commands elsewhere.
    const OWN_WORDS: &'static [&'static str] = &[];
    /// Whether only the first to use a right is in time. Computers would always be faster, so people
    /// are asked first then, and whose turn it is comes before them or after them by lot.
    const RACES: bool = false;

    /// Something that may be done in another's turn: the same as long as it is offered for the same reason.
    type Right: Clone + PartialEq;
    /// A card of a pack, for programs.
    type PrintedCard: Serialize;

    /// Whether an option changes anything at a table that plays by these.
    fn option_matters(_options: &Self::Options, _name: &str) -> bool {
        true
    }

    /// The aim and the moves in a few sentences, for somebody new.
    fn introduction(options: &Self::Options, players: usize, voice: &Voice) -> Vec<String>;

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

    /// What a player sees, as lines.
    fn draw(view: &Self::View, part: Part, names: &Names, voice: &Voice) -> Vec<String>;
    /// The cards in the hand of whoever has this view, in words.
    fn held(view: &Self::View, voice: &Voice) -> String;
    /// What a player may do now.
    fn prompt(view: &Self::View) -> Line;
    /// A line as somebody typed it: moves to be made one after the other, and at least one.
    fn understand(view: &Self::View, typed: &str, speaker: &Speaker<'_>) -> Result<Vec<Self::Move>, Unclear>;
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

    /// What whoever has this view may do now, whoever's turn it is. Only somebody alone at the keyboard
    /// is asked by what they hold: where several hear the question, it would tell them.
    fn rights(view: &Self::View, alone: bool) -> Vec<Self::Right>;
    /// Such rights in words: how they are used and what they may cost.
    fn say_rights(
        view: &Self::View,
        rights: &[Self::Right],
        hearers: Hearers<'_>,
        names: &Names,
        voice: &Voice,
    ) -> Vec<String>;
    /// Whether a line may be said for another seat at such a table, if only to hear why it does not go.
    fn hears_calls(options: &Self::Options) -> bool;
    /// A line that is typed out of turn. Whoever has said a name need not say more than what they do.
    fn understand_call(
        view: &Self::View,
        typed: &str,
        named: bool,
        speaker: &Speaker<'_>,
    ) -> Result<Vec<Self::Move>, NotACall>;
    /// What somebody hears whose turn it is not and who types something for the own turn: a message
    /// with `$who`, or one to somebody who is not named.
    fn only_in_turn(options: &Self::Options, named: bool) -> &'static str;
    /// What everybody has to see who may act in another's turn, while no hand is shown.
    fn in_sight(_view: &Self::View, _voice: &Voice) -> Option<String> {
        None
    }
    /// Whether everybody should know from the beginning how that is done.
    fn tells_of_calls(options: &Self::Options) -> bool {
        Self::hears_calls(options)
    }
    /// How a move out of turn is typed.
    fn example_call(voice: &Voice) -> String;
    /// The same line with whoever says it.
    fn signed(_seat: Seat, name: &str, line: &str) -> String {
        format!("{name}: {line}")
    }
    /// What everybody may hear about a call that is refused. Anybody can type a line for another, so
    /// it is the same whatever is in the hand.
    fn refused_openly(
        _view: &Self::View,
        _choice: &Self::Move,
        illegal: &Self::Illegal,
        speaker: &Speaker<'_>,
    ) -> Openly {
        Openly::Because(speaker.tell(illegal))
    }
    /// The move of a seat that must act and lets its right go: what an empty line means to it.
    fn let_go(_view: &Self::View) -> Option<Self::Move> {
        None
    }
    /// Whether a line lets a right go.
    fn lets_go(_view: &Self::View, _typed: &str) -> bool {
        false
    }

    /// A typed line whose first word says that its player knows what should be known before; as it
    /// is understood, and whether it had that word.
    fn meant(typed: &str) -> (String, bool) {
        (typed.to_string(), false)
    }
    /// What somebody should know before this counts: they are asked to make it again.
    fn second_thought(_view: &Self::View, _plan: &[Self::Move], _voice: &Voice) -> Option<String> {
        None
    }
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
    /// What the referee says; or why that cannot be said.
    fn judge(question: Question<'_, Self>, voice: &Voice) -> Result<Verdict, String>;
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
    /// All but the hand.
    Public,
}

/// To whom a right is said.
#[derive(Clone, Copy)]
pub struct Hearers<'a> {
    /// Several who are named; without them it is whoever has the view.
    pub callers: &'a [(Seat, String)],
    /// Which of them has the own hand on the screen.
    pub looking: Option<Seat>,
    /// What lies on the table has just been shown.
    pub sees_table: bool,
}

impl Hearers<'_> {
    /// Whoever has the view.
    pub const PLAYER: Hearers<'static> = Hearers { callers: &[], looking: None, sees_table: false };
}

/// What is said about a call that does not go.
pub enum Openly {
    Because(String),
    /// That depends on the hand.
    Secret,
}

/// Messages about moves out of turn, each in the words of its game.
pub struct Calls {
    /// To several at one keyboard, how it is done: `$typed`, and the keys of everybody as `$keys`.
    pub hint: &'static str,
    /// It was not said who does it: `$typed`.
    pub who: &'static str,
    /// It was said for a computer player: `$who`.
    pub computer: &'static str,
    /// What an empty line does, where a right is offered.
    pub ask: &'static str,
}

/// Why a typed line is no move.
pub enum Unclear {
    NotUnderstood(String),
    /// It was understood, and the rules have no such move.
    Refused(Refusal),
}

/// Why a line is no move out of turn.
pub enum NotACall {
    Unclear(Unclear),
    /// It has to wait for its turn.
    InTurn,
}

impl From<Unclear> for NotACall {
    fn from(unclear: Unclear) -> NotACall {
        NotACall::Unclear(unclear)
    }
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
