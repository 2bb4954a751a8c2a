//! What every game shares: seats, turns, views, and the [`Game`] trait.

use std::fmt::{self, Debug, Display};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::options::TableOptions;
use crate::shuffle::Shuffle;

/// The most seats any of the games has.
pub const MOST_SEATS: u8 = 6;

/// A place at the table. Counted from 0 in code and from 1 in everything that is written.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
#[cfg_attr(feature = "schema", schemars(with = "u8", description = "A seat, from 1 on.", extend("minimum" = 1, "maximum" = MOST_SEATS)))]
#[serde(into = "u8", try_from = "u8")]
pub struct Seat(pub u8);

/// As it is written.
impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0 + 1
    }
}

impl TryFrom<u8> for Seat {
    type Error = NotASeat;

    fn try_from(number: u8) -> Result<Seat, NotASeat> {
        if (1..=MOST_SEATS).contains(&number) { Ok(Seat(number - 1)) } else { Err(NotASeat) }
    }
}

impl Seat {
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The seat to the left, where play goes clockwise.
    pub fn left(self, seats: u8) -> Seat {
        Seat((self.0 + 1) % seats)
    }
}

impl Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a seat is a number from 1 to {MOST_SEATS}")]
pub struct NotASeat;

impl FromStr for Seat {
    type Err = NotASeat;

    fn from_str(text: &str) -> Result<Self, NotASeat> {
        text.parse::<u8>().map_err(|_| NotASeat).and_then(Seat::try_from)
    }
}

/// A set of seats. Travels as their list.
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

    /// The first `count` seats.
    #[inline]
    pub const fn first(count: u8) -> Seats {
        assert!(count <= 8, "no table has more");
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

/// Who looks at a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Viewer {
    Seat(Seat),
    /// Somebody without a seat, who sees what lies open.
    Watcher,
}

/// Names one race: the moment that a claim out of turn answers (a discard that
/// can be knocked for, a placement that a Night card can follow). A claim for
/// a race that is over has lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Race(pub u32);

/// Who may do something now.
///
/// Out of turn has three forms, told apart by these sets:
/// * a *window*: play stops, everyone in `must` answers, claim or let go; `race` is set;
/// * an *open right*: one seat `must`, others `may`, and play goes on without them;
/// * *everyone at once*: nobody must, all may.
///
/// Both sets are public, so they never depend on what a hand holds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Turn {
    Open { must: Seats, may: Seats, race: Option<Race> },
    Over(Outcome),
}

impl Turn {
    /// The ordinary case: one seat must act and nobody else may.
    pub fn of(seat: Seat) -> Turn {
        Turn::Open { must: Seats::NONE.with(seat), may: Seats::NONE, race: None }
    }

    pub fn must(&self) -> Seats {
        match self {
            Turn::Open { must, .. } => *must,
            Turn::Over(_) => Seats::NONE,
        }
    }

    /// Everyone whose move would be looked at now: who must and who may.
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

/// How a game ended: each seat's result as its rulebook counts it, and who won.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outcome {
    pub results: Vec<i32>,
    pub winners: Seats,
}

/// Where public facts go. A simulation that ignores them never builds them.
pub trait Sink<E> {
    fn tell(&mut self, event: impl FnOnce() -> E);
}

/// A sink for whoever does not listen.
pub struct Ignore;

impl<E> Sink<E> for Ignore {
    fn tell(&mut self, _: impl FnOnce() -> E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn tell(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}

/// Why a table cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
pub enum BadTable {
    #[error("{seats} seats; this game has {least} to {most}")]
    Seats { seats: u8, least: u8, most: u8 },
    #[error("{needed} cards needed, {there} in the pack")]
    TooFewCards { needed: u32, there: u32 },
    #[error("{there} cards; a pack has at most {most}")]
    TooManyCards { there: u32, most: u32 },
    #[error("the dealer sits at seat {dealer}, and there are {seats} seats")]
    NoSuchDealer { dealer: u8, seats: u8 },
    #[error("the first player sits at seat {starter}, and there are {seats} seats")]
    NoSuchStarter { starter: u8, seats: u8 },
    #[error("the youngest player sits at seat {youngest}, and there are {seats} seats")]
    NoSuchYoungest { youngest: u8, seats: u8 },
    #[error("{needed} levels needed, {there} in the pack")]
    TooFewLevels { needed: u32, there: u32 },
    #[error("the pack has no balloon with a number")]
    NoBalloonToStart,
    #[error("{needed} tiles needed, {there} in the bag")]
    TooFewTiles { needed: u32, there: u32 },
    #[error("{needed} smileys needed, {there} in the bag")]
    TooFewSmileys { needed: u32, there: u32 },
}

/// The rules of one tabletop game.
///
/// A value of a type that implements this is a whole game with all its
/// secrets. It never leaves the process: what leaves is a [`Game::View`].
pub trait Game: Clone + PartialEq + Debug + Send + 'static {
    /// The table's rules: level, pack, house rules.
    type Options: TableOptions;
    /// A player's choice. `Display` and `FromStr` are its one notation.
    type Move: Clone + PartialEq + Debug + Display + FromStr<Err: Debug + Display>;
    /// A public fact, for the log and for animation.
    type Event: Clone + PartialEq + Debug;
    /// Why the rulebook refuses, with the numbers in it.
    type Illegal: Clone + PartialEq + Debug;
    /// Everything one viewer may know and nothing else. Its text is the position.
    type View: Clone + PartialEq + Debug + Display + FromStr<Err: Debug + Display>;
    /// Why a view that somebody wrote down cannot be a game.
    type BadPosition: Clone + PartialEq + Debug;

    /// Raised whenever what is legal or how it is counted changes.
    const REVISION: u32;

    fn deal(options: &Self::Options, seats: u8, shuffle: &mut Shuffle) -> Result<Self, BadTable>;

    /// Who must act, who may, which race; or the outcome.
    fn turn(&self) -> Turn;

    /// Checks fully, then applies: after an `Err` nothing has changed.
    fn play(
        &mut self,
        seat: Seat,
        choice: &Self::Move,
        events: &mut impl Sink<Self::Event>,
    ) -> Result<(), Self::Illegal>;

    fn view(&self, viewer: Viewer) -> Self::View;

    /// A whole game that looks like this view, its secrets made up.
    fn imagine(view: &Self::View, shuffle: &mut Shuffle) -> Result<Self, Self::BadPosition>;

    /// Changes exactly when something that this seat's move may refer to has changed.
    fn basis(&self, seat: Seat) -> u32;

    /// What the table plays for a seat that must act and does not; always legal.
    fn absent(&self, seat: Seat) -> Option<Self::Move>;

    /// A legal move for a seat that must act, or that may and holds something for it; for laws,
    /// rollouts and benches.
    fn random_move(&self, seat: Seat, shuffle: &mut Shuffle) -> Self::Move;
}
