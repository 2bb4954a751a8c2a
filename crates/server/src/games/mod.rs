//! The games of this server, and what a table asks of a game beside its rules. Here, and nowhere else,
//! the kind of game is matched on.

mod nmbrs;
mod numberloor;
mod numenko;
mod numero;

use std::time::Duration;

use reckon_bots::Bot;
use reckon_protocol::{Hands, Help, Json, Why};
use reckon_records::Recorded;
use reckon_rules::game::{Race, Seat};
use reckon_rules::options::TableOptions;
use reckon_words::{GameWords, Line, Say, Speaker};
use serde::Serialize;

/// Calls a function that is generic over the game with the game of this name; nothing where there is
/// none. A new game is one line here.
#[macro_export]
macro_rules! with_game {
    ($name:expr, $function:ident $arguments:tt) => {
        $crate::with_game!(
            @among $name, $function $arguments,
            reckon_rules::numero::Numero,
            reckon_rules::numberloor::Numberloor,
            reckon_rules::numenko::Numenko,
            reckon_rules::nmbrs::Nmbrs
        )
    };
    (@among $name:expr, $function:ident $arguments:tt, $($game:ty),*) => {
        match $name {
            $(name if name == <$game as reckon_records::Recorded>::NAME => {
                Some($crate::with_game!(@call $function, $game, $arguments))
            })*
            _ => None,
        }
    };
    (@call $function:ident, $game:ty, ($($argument:expr),*)) => { $function::<$game>($($argument),*) };
}

/// Every game that can be played here, as records name them.
pub const NAMES: [&str; 4] = [
    <reckon_rules::numero::Numero as Recorded>::NAME,
    <reckon_rules::numberloor::Numberloor as Recorded>::NAME,
    <reckon_rules::numenko::Numenko as Recorded>::NAME,
    <reckon_rules::nmbrs::Nmbrs as Recorded>::NAME,
];

/// What a table asks of a game beside its rules: its words, its computer players, how it reads drafts.
pub trait TableGame:
    Recorded<
        Options: TableOptions + Send + Sync,
        Move: std::str::FromStr<Err: Say> + Send + Sync,
        Event: Say + Serialize + Send + Sync,
        Illegal: Say + Send,
        View: Serialize + Send,
    > + GameWords
    + Sync
{
    /// Refusals that tell a value or a card that would go.
    const GIVES_AWAY: &[GivesAway];

    /// How many can play.
    const SEATS: std::ops::RangeInclusive<u8>;

    /// Plays with other cards: a line of them, or a pack file; or says what is wrong with them.
    fn use_pack(options: &mut Self::Options, pack: &str, speaker: &Speaker<'_>) -> Result<(), String>;

    /// Plays with as many cards of the pack as go together.
    fn use_all_cards(options: &mut Self::Options);

    /// The option that says whether being fast counts, and its value for either; nothing where it never does.
    fn hurry() -> Option<Hurry>;

    fn computer_player(seat: Seat) -> Box<dyn Bot<Self>>;

    /// Plays for somebody who is away: no bluff, no challenge, no Night card.
    fn stand_in(seat: Seat) -> Box<dyn Bot<Self>>;

    /// Whether whoever must act now has begun the turn already: a turn may be several moves.
    fn turn_goes_on(&self) -> bool;

    /// The race that a claim answers: it names one, or it was made on this basis.
    fn race_of(&self, choice: &Self::Move, on: u32) -> Option<Race>;

    /// Whether a move names what it is for, so that the rules themselves can say that it came too late.
    fn names_its_race(_choice: &Self::Move) -> bool {
        false
    }

    /// What somebody types or says, beside what they have arranged; or why it is nothing.
    fn understand(
        view: &Self::View,
        draft: Option<&str>,
        typed: &str,
        speaker: &Speaker<'_>,
    ) -> Result<Understood<Self::Move>, Line>;

    /// What each move of a draft is worth, as the game writes it; and why the first one that is refused is.
    fn read(view: &Self::View, draft: &[Self::Move]) -> Option<Read<Self::Illegal>>;

    /// What somebody has tapped, as the game writes it; or why it is nothing that could be tapped.
    fn work(view: &Self::View, taps: &str, speaker: &Speaker<'_>) -> Result<Worked<Self::Move>, Line>;

    /// The moves that what was tapped sends, whether they go or not.
    fn composed(view: &Self::View, taps: &str, speaker: &Speaker<'_>) -> Result<Vec<Self::Move>, Line>;

    // What only games need where everybody plays at the same time, each for themselves.

    /// Nobody must act in the course of play. So time runs for whoever may, and a move or the thought of a computer
    /// player is out of date only when its own seat has changed.
    const ALL_AT_ONCE: bool = false;

    /// How many times its pace a computer player takes for a move that nobody waits for.
    const PACE: u32 = 1;

    /// Whether what was tapped is also shown to whoever asks for a check: they ask with a button, not with each tap.
    const CHECK_SHOWS_WORK: bool = false;

    /// How long whoever must act now has for it, where the game itself says so.
    fn window(&self) -> Option<Window> {
        None
    }

    /// What the table plays for a seat whose time is over; it has arranged this.
    fn out_of_time(&self, seat: Seat, _draft: Option<&str>) -> Option<Self::Move> {
        self.absent(seat)
    }

    /// What somebody sends to be kept, as it is kept; or why it is not. Nothing where nothing is arranged.
    fn draft(_view: &Self::View, _sent: &str, _speaker: &Speaker<'_>) -> Option<Result<Drafted, NotDrafted>> {
        None
    }

    /// What was arranged, without what the seat does not have any more.
    fn as_held(_view: &Self::View, _draft: &str) -> Option<String> {
        None
    }

    /// The move that an arrangement is by itself, because it is complete.
    fn made_by_draft(_view: &Self::View, _draft: &str) -> Option<Self::Move> {
        None
    }

    /// What a move shows as arranged.
    fn arranged(_choice: &Self::Move) -> Option<String> {
        None
    }
}

/// What somebody means by words.
pub enum Understood<M> {
    Moves(Vec<M>),
    /// No move yet: it would lie so.
    Draft(String),
}

pub struct Drafted {
    pub text: String,
    /// It is not what was sent: its player has to be shown it.
    pub is_edited: bool,
}

pub struct NotDrafted {
    pub why: Why,
    pub line: Line,
}

/// A time that everybody has alike.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Window {
    /// Another number is another window.
    pub number: u32,
    pub lasts: Duration,
}

pub struct Worked<M> {
    pub work: Json,
    /// The best that it can mean; nothing where that does not go.
    pub moves: Vec<M>,
    /// Why nothing goes.
    pub refusal: Option<Line>,
}

/// A refusal that tells more than whoever plays with little help wants to know, and what is said instead.
pub struct GivesAway {
    pub told: &'static str,
    /// Said to whoever has less help than this.
    pub below: Help,
    pub instead: &'static str,
    /// What both sentences may name.
    pub kept: &'static [&'static str],
}

/// A refusal as whoever has so much help is told it.
pub fn discreet<G: TableGame>(line: Line, help: Help) -> Line {
    let Some(found) = G::GIVES_AWAY.iter().find(|away| away.told == line.id && help < away.below) else { return line };
    let args = line.args.into_iter().filter(|(name, _)| found.kept.contains(&name.as_ref()));
    Line { id: found.instead.into(), args: args.collect() }
}

pub struct Read<I> {
    pub readings: Vec<Json>,
    pub refusal: Option<I>,
}

pub struct Hurry {
    pub option: &'static str,
    pub no_hurry: &'static str,
    pub quick: &'static str,
}

impl Hurry {
    pub fn value(&self, hands: Hands) -> &'static str {
        match hands {
            Hands::NoHurry => self.no_hurry,
            Hands::Quick => self.quick,
        }
    }
}
