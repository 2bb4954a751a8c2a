//! What the terminal asks of a game that is played in turns: prompts, moves as they are typed, and what may be
//! done in another's turn.

use reckon_rules::game::Seat;
use reckon_words::{Line, Names, Speaker};

use crate::game::{Part, TerminalGame, Unclear};
use crate::voice::Voice;

/// A game in which one seat must act at a time.
pub trait InTurns: TerminalGame {
    /// What the terminal says about moves out of turn.
    const CALLS: Calls;
    /// Whether only the first to use a right is in time. Computers would always be faster, so people
    /// are asked first then, and whose turn it is comes before them or after them by lot.
    const RACES: bool = false;
    /// Something that may be done in another's turn: the same as long as it is offered for the same reason.
    type Right: Clone + PartialEq;
    /// Whether a turn may be typed step by step before it is played.
    const ARRANGES: bool = false;
    /// What somebody has typed of a turn. It is no move, so no rule and no record knows it.
    type Draft: Clone + Default + PartialEq;

    /// What a player may do now.
    fn prompt(view: &Self::View, draft: &Self::Draft) -> Line;

    /// A line as somebody typed it: moves to be made one after the other, and at least one; or a step
    /// of a turn that goes on.
    fn understand(
        view: &Self::View,
        draft: &Self::Draft,
        typed: &str,
        speaker: &Speaker<'_>,
    ) -> Result<Understood<Self>, Unclear>;

    /// What a player sees with what they have typed of their turn.
    fn draw_with(view: &Self::View, _draft: &Self::Draft, part: Part, names: &Names, voice: &Voice) -> Vec<String> {
        Self::draw(view, part, names, voice)
    }

    /// As it is typed to have it again.
    fn draft_text(_draft: &Self::Draft) -> String {
        String::new()
    }

    /// What a question that only this game has is answered with.
    fn look_up(
        _view: &Self::View,
        _draft: &Self::Draft,
        _typed: &str,
        _names: &Names,
        _voice: &Voice,
    ) -> Option<Vec<String>> {
        None
    }

    /// What somebody has got since they last looked, in words; only for themselves.
    fn gained(_before: &Self::View, _after: &Self::View, _voice: &Voice) -> Option<String> {
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
    /// with `$who`, or one to somebody who is not named. The view is everybody's; the seat is whose line it is,
    /// where that is known.
    fn only_in_turn(view: &Self::View, seat: Option<Seat>, named: bool) -> &'static str;

    /// What everybody has to see who may act in another's turn, while no hand is shown.
    fn in_sight(_view: &Self::View, _voice: &Voice) -> Option<String> {
        None
    }

    /// Whether everybody should know from the beginning how that is done.
    fn tells_of_calls(options: &Self::Options) -> bool {
        Self::hears_calls(options)
    }

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
}

/// What a typed line is.
pub enum Understood<G: InTurns> {
    Moves(Vec<G::Move>),
    /// The turn as far as it is typed now.
    Draft(G::Draft),
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
    /// They have heard it before, and something else since.
    pub again: bool,
}

impl Hearers<'_> {
    /// Whoever has the view.
    pub const PLAYER: Hearers<'static> = Hearers { callers: &[], looking: None, sees_table: false, again: false };
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
