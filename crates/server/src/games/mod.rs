//! The games of this server, and what a table needs from a game beyond its rules. The kind of game is matched on here
//! and nowhere else.

mod nmbrs;
mod numberloor;
mod numenko;
mod numero;

use std::time::Duration;

use reckon_bots::Bot;
use reckon_compose::{Compose, NotComposed};
use reckon_protocol::{Hands, Help};
use reckon_records::Recorded;
use reckon_rules::game::{Game, Race, Seat};
use reckon_rules::options::TableOptions;
use reckon_words::{GameWords, Line, Say, Speaker};
use serde::Serialize;

/// Calls a function that is generic over the game with the game of this name; `None` if there is no such game. The
/// games are those of the one list, `reckon_rules::games!`.
#[macro_export]
macro_rules! with_game {
    ($name:expr, $function:ident $arguments:tt) => {
        reckon_rules::games!(with_game @among $name, $function $arguments)
    };
    (@among $name:expr, $function:ident $arguments:tt $([$module:ident $game:ident])*) => {
        match $name {
            $(name if name == <reckon_rules::$module::$game as reckon_records::Recorded>::NAME => {
                Some($crate::with_game!(@call $function, reckon_rules::$module::$game, $arguments))
            })*
            _ => None,
        }
    };
    (@call $function:ident, $game:ty, ($($argument:expr),*)) => { $function::<$game>($($argument),*) };
}

macro_rules! names {
    ($([$module:ident $game:ident])*) => { &[$(<reckon_rules::$module::$game as Recorded>::NAME),*] };
}

/// Every game that can be played here, by its name in records.
pub const NAMES: &[&str] = reckon_rules::games!(names);

/// Everything a table needs from a game beyond its rules: words, records, computer players, and how its moves
/// are composed. Its supertraits group this by the part of the server that needs it.
pub trait TableGame:
    Recorded<
        Options: TableOptions + Send + Sync,
        Move: std::str::FromStr<Err: Say> + Send + Sync,
        Event: Say + Serialize + Send + Sync,
        Illegal: Say + Send,
        BadTable: Say,
        View: Serialize + Send,
        BadPosition: Say,
    > + Compose<NotUnderstood: Say, NotADraft: Say>
    + GameWords
    + HasPack
    + HasTurns
    + PlaysAtOnce
    + Sync
{
    /// Number of players allowed.
    const SEATS: std::ops::RangeInclusive<u8>;

    /// Whether a player with help `Check` is shown the preview too: they ask for it with a button, not with each tap.
    const CHECK_SHOWS_PREVIEW: bool = false;

    /// Returns what to say instead of a refusal that reveals a value or a playable card.
    fn gives_away(illegal: &Self::Illegal) -> Option<GivesAway>;

    fn computer_player(seat: Seat) -> Box<dyn Bot<Self>>;

    /// Returns a player to stand in for someone absent: no bluff, no challenge, no Night card.
    fn stand_in(seat: Seat) -> Box<dyn Bot<Self>>;
}

/// Choice of the cards, for opening a table.
pub trait HasPack: Game {
    /// Replaces the pack with one given as a line of cards or a pack file; the error says what is wrong with it.
    fn use_pack(options: &mut Self::Options, pack: &str, speaker: &Speaker<'_>) -> Result<(), String>;

    /// Sets the options to use as many cards of the pack as can be played together.
    fn use_all_cards(_options: &mut Self::Options) {}
}

/// Turns and claims, for clocks, plans and races. The defaults suit a game in which each move is a whole turn and
/// nothing is claimed.
pub trait HasTurns: Game {
    /// Returns the option that decides whether speed counts, with its value for each case; `None` if it never does.
    fn hurry() -> Option<Hurry> {
        None
    }

    /// Returns whether the player to act has already begun the turn: a turn may consist of several moves.
    fn turn_goes_on(&self) -> bool {
        false
    }

    /// Returns the race that a claim answers, from the move itself or from the basis it was made on.
    fn race_of(&self, _choice: &Self::Move, _on: u32) -> Option<Race> {
        None
    }

    /// Returns whether a move itself names what it claims, so that the rules can refuse it as too late.
    fn names_its_race(_choice: &Self::Move) -> bool {
        false
    }

    /// Returns the time limit for those who must act now, if the game itself sets one.
    fn window(&self) -> Option<Window> {
        None
    }
}

/// Simultaneous play, in games where all players have arrangements of their own. The defaults suit all other games.
pub trait PlaysAtOnce: Compose {
    /// Whether nobody must act during play. Time then runs for everyone who may act, and a move or a computer
    /// player's answer is stale only once its own seat has changed.
    const ALL_AT_ONCE: bool = false;

    /// Factor on a computer player's pace for a move that nobody is waiting for.
    const PACE: u32 = 1;

    /// Returns the move that the table plays for a seat out of time, given the seat's draft.
    fn out_of_time(&self, seat: Seat, _draft: Option<&str>) -> Option<Self::Move> {
        self.absent(seat)
    }

    /// Returns a sent draft in the form to store, or why it is refused; `None` in games whose drafts are not stored.
    fn draft(_view: &Self::View, _sent: &str) -> Option<Result<Drafted, NotComposed<Self>>> {
        None
    }

    /// Returns a stored draft without the pieces that the seat no longer holds.
    fn as_held(_view: &Self::View, _draft: &str) -> Option<Self::Draft> {
        None
    }

    /// Returns the move that a draft makes by itself once it is complete.
    fn made_by_draft(_view: &Self::View, _draft: &str) -> Option<Self::Move> {
        None
    }

    /// Returns the arrangement that a move shows.
    fn arranged(_choice: &Self::Move) -> Option<String> {
        None
    }
}

pub struct Drafted {
    pub text: String,
    /// Whether the player has to be shown the text, because it is not what was sent.
    pub is_edited: bool,
}

/// A time limit that is the same for everybody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Window {
    /// Identifier of the window: a new number means a new window.
    pub number: u32,
    pub lasts: Duration,
}

/// Replacement for a refusal that reveals more than players with little help want to know.
pub struct GivesAway {
    /// Help level below which the replacement is used.
    pub below: Help,
    pub instead: &'static str,
    /// Arguments that both sentences may use.
    pub kept: &'static [&'static str],
}

impl GivesAway {
    /// Returns the replacement, given the sentence that it stands in for.
    pub fn say_instead(&self, line: Line) -> Line {
        let args = line.args.into_iter().filter(|(name, _)| self.kept.contains(&name.as_ref()));
        Line { id: self.instead.into(), args: args.collect() }
    }
}

/// Returns the replacement for a refusal at this level of help; `None` if all of it may be said.
pub fn withheld<G: TableGame>(illegal: &G::Illegal, help: Help) -> Option<GivesAway> {
    G::gives_away(illegal).filter(|away| help < away.below)
}

/// Returns the rulebook paragraph behind a refusal, unless this level of help keeps the reason back.
pub fn rule_of<G: TableGame>(illegal: &G::Illegal, help: Help) -> Option<&'static str> {
    G::paragraph_of(illegal).filter(|_| withheld::<G>(illegal, help).is_none())
}

/// Returns the part of a player's stored draft that they still hold; an empty draft if none is stored.
pub fn draft_of<G: TableGame>(view: &G::View, stored: Option<&str>) -> G::Draft {
    stored.and_then(|draft| G::as_held(view, draft)).unwrap_or_default()
}

/// Words the reason that input leads to no move. A refusal of the rules keeps its type until here, because the reader's
/// help decides how much of it is said.
pub fn discreetly<G: TableGame>(not: &NotComposed<G>, help: Help, speaker: &Speaker<'_>) -> Line {
    match not {
        NotComposed::Illegal(illegal) => discreet::<G>(illegal, help, speaker),
        not => not.say(speaker),
    }
}

/// Words a refusal of the rules for this level of help.
pub fn discreet<G: TableGame>(illegal: &G::Illegal, help: Help, speaker: &Speaker<'_>) -> Line {
    let line = illegal.say(speaker);
    match withheld::<G>(illegal, help) {
        Some(away) => away.say_instead(line),
        None => line,
    }
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

#[cfg(test)]
mod tests {
    use reckon_rules::numberloor::{self, Numberloor};
    use reckon_rules::numero::{self, Numero};
    use reckon_rules::ratio::Ratio;
    use reckon_words::{Language, Names};

    use super::*;

    /// Checks the message and the names of its arguments at each level of help.
    #[track_caller]
    fn check<G: TableGame>(illegal: &G::Illegal, expected: [(&str, &[&str]); 3]) {
        let names = Names::default();
        for (help, (id, args)) in [Help::Off, Help::Check, Help::Show].into_iter().zip(expected) {
            let line = discreet::<G>(illegal, help, &Speaker::new(Language::English, &names));
            let given: Vec<&str> = line.args.iter().map(|(name, _)| name.as_ref()).collect();
            assert_eq!((line.id.as_ref(), given.as_slice()), (id, args), "{help:?}");
        }
    }

    #[test]
    fn a_refusal_says_no_more_than_help_allows() {
        let card = |text: &str| text.parse().expect("a card");
        let discreet: (&str, &[&str]) = ("refused-must-take", &[]);
        let with = card("8b");
        check::<Numero>(
            &numero::Illegal::MustTake { with },
            [discreet, discreet, ("numero-illegal-must-take", &["with"])],
        );
        let misses = |sum: &str, value| numero::Illegal::TakeMisses {
            sum: Box::new(sum.parse().expect("a sum")),
            value: Ratio::whole(value),
            with,
        };
        let told: (&str, &[&str]) = ("numero-illegal-take-misses", &["steps", "with"]);
        check::<Numero>(&misses("5r + 2b", 7), [("refused-take-misses", &["with"]), told, told]);
        // Everybody sees what a single card is worth.
        let told: (&str, &[&str]) = ("numero-illegal-take-misses-plain", &["pile", "with"]);
        check::<Numero>(&misses("5r", 5), [told, told, told]);
    }

    /// The replacement names the cards that were played, but not those that could have been.
    #[test]
    fn a_replacement_keeps_what_everybody_can_see() {
        let card = |text: &str| text.parse().expect("a card");
        let illegal =
            numberloor::Illegal::DoesNotGo { level: card("7"), on: card("5"), balloon: card("b3"), goes: vec![2, 8] };
        let told: (&str, &[&str]) =
            ("numberloor-illegal-does-not-go", &["balloon", "level", "on", "goes", "goes-count"]);
        check::<Numberloor>(&illegal, [("refused-does-not-go", &["level", "on"]), told, told]);
    }
}
