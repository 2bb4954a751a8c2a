//! Vocabulary shared by every game: seats, turns, views, and the [`Game`] trait.

use std::fmt::{self, Debug, Display};
use std::str::FromStr;

use serde::de::{Error as _, Unexpected};
use serde::{Deserialize, Deserializer, Serialize};

use crate::options::TableOptions;
use crate::shuffle::Shuffle;

/// Largest number of seats in any game.
pub const MAX_SEATS: u8 = 6;

/// A place at the table, counted from 0 in code and from 1 in anything written.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
#[cfg_attr(feature = "schema", schemars(with = "u8", description = "A seat, from 1 on.", extend("minimum" = 1, "maximum" = MAX_SEATS)))]
#[serde(into = "u8")]
pub struct Seat(pub u8);

/// The error is read by the author of a client program, so it names the number and the range expected.
impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        let number = u8::deserialize(deserializer)?;
        let bounds = format!("1 to {MAX_SEATS}");
        let wrong = |_| D::Error::invalid_value(Unexpected::Unsigned(number.into()), &bounds.as_str());
        Seat::try_from(number).map_err(wrong)
    }
}

/// The seat number as written, counted from 1.
impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0 + 1
    }
}

impl TryFrom<u8> for Seat {
    type Error = NotASeat;

    fn try_from(number: u8) -> Result<Seat, NotASeat> {
        if (1..=MAX_SEATS).contains(&number) { Ok(Seat(number - 1)) } else { Err(NotASeat) }
    }
}

impl Seat {
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Returns the seat to the left, which is next in clockwise play.
    pub fn left(self, seats: u8) -> Seat {
        Seat((self.0 + 1) % seats)
    }
}

impl Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotASeat;

crate::error_as_data!(NotASeat);

impl FromStr for Seat {
    type Err = NotASeat;

    fn from_str(text: &str) -> Result<Self, NotASeat> {
        // A seat is written in one way, so that nothing can be said twice about it: neither `02` nor `+2`.
        let number = text.parse::<u8>().ok().filter(|number| number.to_string() == text);
        number.ok_or(NotASeat).and_then(Seat::try_from)
    }
}

/// A set of seats, serialised as a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "Vec<Seat>"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Seat>"))]
#[serde(into = "Vec<Seat>", from = "Vec<Seat>")]
pub struct Seats(u8);

impl From<Seats> for Vec<Seat> {
    fn from(seats: Seats) -> Vec<Seat> {
        seats.iter().collect()
    }
}

impl From<Vec<Seat>> for Seats {
    fn from(seats: Vec<Seat>) -> Seats {
        seats.into_iter().collect()
    }
}

impl Seats {
    pub const NONE: Seats = Seats(0);

    /// Returns the first `count` seats.
    #[inline]
    pub const fn first(count: u8) -> Seats {
        assert!(count <= 8, "a set holds at most 8 seats");
        Seats((u8::MAX as u16 >> (8 - count)) as u8)
    }

    pub fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    #[must_use]
    pub fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    #[must_use]
    pub fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    #[must_use]
    pub fn or(self, other: Seats) -> Seats {
        Seats(self.0 | other.0)
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let first = left.trailing_zeros();
            left &= left.wrapping_sub(1);
            u8::try_from(first).ok().filter(|seat| *seat < 8).map(Seat)
        })
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

/// Someone looking at a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Viewer {
    Seat(Seat),
    /// Someone without a seat, who sees only what lies open.
    Watcher,
}

impl Viewer {
    /// Returns the viewer's seat; none for a watcher.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Watcher => None,
        }
    }
}

/// Identifier of one race: the moment that a claim out of turn answers (a discard that can be
/// knocked for, a placement that a Night card can follow). A claim for a race that is over has
/// lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Race(pub u32);

/// The seats that can act now, or the outcome.
///
/// Play out of turn has three forms, told apart by these sets:
/// * a *window*: play stops until all in `must` answer, claim or let go; `race` may be set;
/// * an *open right*: one seat `must`, others `may`, and play goes on without them;
/// * *everyone at once*: nobody must, all may.
///
/// Both sets are public, so they never depend on the contents of a hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Turn {
    Open { must: Seats, may: Seats, race: Option<Race> },
    Over(Outcome),
}

impl Turn {
    /// Returns the ordinary turn: one seat must act and nobody else may.
    pub fn of(seat: Seat) -> Turn {
        Turn::Open { must: Seats::NONE.with(seat), may: Seats::NONE, race: None }
    }

    pub fn must(&self) -> Seats {
        match self {
            Turn::Open { must, .. } => *must,
            Turn::Over(_) => Seats::NONE,
        }
    }

    /// Returns every seat whose move would be considered now, obliged to act or not.
    pub fn can_act(&self) -> Seats {
        match self {
            Turn::Open { must, may, .. } => must.or(*may),
            Turn::Over(_) => Seats::NONE,
        }
    }

    pub fn outcome(&self) -> Option<&Outcome> {
        match self {
            Turn::Open { .. } => None,
            Turn::Over(outcome) => Some(outcome),
        }
    }
}

/// The end of a game: each seat's result as its rulebook counts it, and the winners.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outcome {
    pub results: Vec<i32>,
    pub winners: Seats,
}

/// A receiver of events. A simulation that ignores them never builds them.
pub trait Sink<E> {
    fn emit(&mut self, event: impl FnOnce() -> E);
}

/// A sink that discards every event.
pub struct Ignore;

impl<E> Sink<E> for Ignore {
    fn emit(&mut self, _: impl FnOnce() -> E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn emit(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}

/// A reason for refusing a move, which programs identify by its code.
pub trait Refusal {
    /// Returns the refusal's stable code: kebab-case, and unique within a game. Sentences may be
    /// reworded and types renamed; a code is never changed or reused.
    fn code(&self) -> &'static str;
}

/// The rules of one tabletop game.
///
/// A value of an implementing type is a whole game with all its secrets. It never leaves the
/// process: only a [`Game::View`] does.
pub trait Game: Clone + PartialEq + Debug + Send + 'static {
    /// The table's rules: level, pack, house rules.
    type Options: TableOptions;
    /// A player's choice. `Display` and `FromStr` are its only notation.
    type Move: Clone + PartialEq + Debug + Display + FromStr<Err: Debug + Display>;
    /// A public fact, for the log and for animation.
    type Event: Clone + PartialEq + Debug;
    /// The rulebook's reason for refusing a move, with the numbers involved.
    type Illegal: Refusal + Clone + PartialEq + Debug;
    /// Everything one viewer may know and nothing else. Its text form is the position.
    type View: Clone + PartialEq + Debug + Display + FromStr<Err: Debug + Display>;
    /// The reason a table cannot be opened: too few cards, too many seats.
    type BadTable: Clone + PartialEq + std::error::Error;
    /// The reason a view cannot be completed into a game.
    type BadPosition: Clone + PartialEq + Debug;

    /// Newest revision of the rules, raised whenever legality or scoring changes. Every older one, down to 1, can still
    /// be played: a game keeps the revision that it began under, and so does its record.
    const REVISION: u32;

    fn deal(options: &Self::Options, seats: u8, shuffle: &mut Shuffle) -> Result<Self, Self::BadTable>;

    /// Deals a game that is played under this revision of the rules, which must be [known](Game::knows).
    fn deal_under(
        revision: u32,
        options: &Self::Options,
        seats: u8,
        shuffle: &mut Shuffle,
    ) -> Result<Self, Self::BadTable> {
        debug_assert_eq!(revision, Self::REVISION, "a game with older revisions deals under them");
        Self::deal(options, seats, shuffle)
    }

    /// Returns whether games can be played under this revision of the rules.
    fn knows(revision: u32) -> bool {
        (1..=Self::REVISION).contains(&revision)
    }

    /// Returns the revision of the rules that this game is played under.
    fn revision(&self) -> u32 {
        Self::REVISION
    }

    /// Returns the seats that must act, the seats that may, and the current race; or the outcome.
    fn turn(&self) -> Turn;

    /// Checks the move in full, then applies it: after an `Err` nothing has changed.
    fn play(
        &mut self,
        seat: Seat,
        choice: &Self::Move,
        events: &mut impl Sink<Self::Event>,
    ) -> Result<(), Self::Illegal>;

    fn view(&self, viewer: Viewer) -> Self::View;

    /// Builds a whole game that looks like this view, inventing its secrets.
    fn imagine(view: &Self::View, shuffle: &mut Shuffle) -> Result<Self, Self::BadPosition>;

    /// Returns a number that changes exactly when something this seat's move may refer to changes.
    fn basis(&self, seat: Seat) -> u32;

    /// Returns the move the table plays for a seat that must act and does not; always legal.
    fn absent(&self, seat: Seat) -> Option<Self::Move>;

    /// Returns a legal move for a seat that must act, or for one that may act and holds something
    /// to act with; used by laws, rollouts and benchmarks.
    fn random_move(&self, seat: Seat, shuffle: &mut Shuffle) -> Self::Move;
}
