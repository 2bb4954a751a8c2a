//! Numberloor, by the rules in `rulebooks/numberloor.md`: a shedding game that counts in tens.
//!
//! Two to five players; Beginners, Intermediate and Advanced (§1.5). Options and defaults are listed
//! in [`options`]. Deviations: none.
//!
//! A move is one placement ([`moves`]), so that a Night Level fits between any two of them
//! (`night.rs`). Moves are checked against the open cards, the player's hand and the table's
//! options: a refusal leaks nothing.

mod absent;
pub mod card;
mod deal;
mod end;
pub mod event;
pub mod fits;
pub mod hand;
pub mod illegal;
pub mod moves;
mod night;
pub mod options;
mod pile;
pub mod place;
mod players;
pub mod text;
mod turn;
pub mod view;
pub mod worlds;

use std::sync::Arc;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::game::{Game, Seat, Seats, Sink, Turn, Viewer};
use crate::shuffle::{Shuffle, StreamPosition};

pub use card::{Balloon, Card, Face};
pub use deal::{BadTable, HAND, deal_order};
pub use end::stars_to_win;
pub use event::{Celebration, End, Event};
pub use fits::{How, Open, Side};
pub use illegal::Illegal;
pub use moves::{Balloons, Move, Placement};
pub use options::Options;
pub use players::{MAX_PLAYERS, MIN_PLAYERS};
pub use text::pack::Pack;
pub use turn::TAKEN;
pub use view::{HandView, View};
pub use worlds::imagine::BadPosition;
pub use worlds::known::LevelBound;

use hand::Cards;
use options::Table;
use text::pack::MAX_CARDS;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Phase {
    Play,
    /// §7.6 This seat is asked for a Night Level.
    Asking(Seat),
    Over,
}

/// A card that was laid in this turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Laid {
    pub card: Card,
    /// §2.4 The stack, if there are two.
    pub on: Option<Side>,
}

/// A whole game, secrets included.
#[derive(Clone, PartialEq, Debug)]
pub struct Numberloor {
    table: Arc<Table>,
    seats: u8,
    phase: Phase,
    turn: Seat,
    /// §4.3 Number of cards taken in this turn; `None` before that.
    drawn: Option<u8>,
    open: Open,
    hands: [Cards; MAX_PLAYERS as usize],
    stars: [u8; MAX_PLAYERS as usize],
    /// The middle below the open cards; everybody saw these cards.
    under: Cards,
    /// Further cards in the middle, if a position does not say which they are.
    forgotten: Cards,
    /// Cards face down; the last one is drawn next.
    pile: ArrayVec<Card, MAX_CARDS>,
    /// Cards laid in this turn.
    laid: ArrayVec<Laid, MAX_CARDS>,
    /// The open cards before the first of these was laid; `None` also if a position does not give them.
    began: Option<Open>,
    /// §8.1 Seats that have passed since a card was laid or taken.
    passed: Seats,
    /// Seats known to hold a Level: those dealt a hand (§2.2), and those that laid a Level and had
    /// cards left (§5.1).
    with_level: Seats,
    /// Levels of which a hand is known to have few (§4.3).
    few: [LevelBound; MAX_PLAYERS as usize],
    /// §7.3 Number of changes to the open cards.
    race: u32,
    /// §8.2 Number of turns that are over.
    turns: u32,
    /// §6.1 Random stream that shuffles the middle.
    stream: StreamPosition,
}

impl Game for Numberloor {
    type Options = Options;
    type Move = Move;
    type Event = Event;
    type Illegal = Illegal;
    type View = View;
    type BadTable = BadTable;
    type BadPosition = BadPosition;

    const REVISION: u32 = 1;

    fn deal(options: &Options, seats: u8, shuffle: &mut Shuffle) -> Result<Numberloor, BadTable> {
        deal::deal(options, seats, shuffle)
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Play => Turn::Open { must: Seats::NONE.with(self.turn), may: self.night_seats(), race: self.race() },
            Phase::Asking(asked) => Turn::Open { must: Seats::NONE.with(asked), may: Seats::NONE, race: self.race() },
            Phase::Over => Turn::Over(self.outcome()),
        }
    }

    #[inline]
    fn play(&mut self, seat: Seat, choice: &Move, events: &mut impl Sink<Event>) -> Result<(), Illegal> {
        match choice {
            Move::Place { placement, on } => {
                let place = self.check_place(seat, placement, *on)?;
                self.apply_place(seat, place, events);
            }
            Move::Night { placement, after } => {
                let place = self.check_night(seat, placement, *after)?;
                self.apply_night(seat, place, events);
            }
            Move::Draw => {
                let draw = self.check_draw(seat)?;
                self.apply_draw(seat, draw, events);
            }
            Move::Pass => {
                let pass = self.check_pass(seat)?;
                self.apply_pass(seat, pass, events);
            }
            Move::End { balloons } => {
                self.check_end(seat, balloons)?;
                self.apply_end(seat, balloons, events);
            }
            Move::LetGo => {
                self.check_let_go(seat)?;
                self.apply_let_go(seat, events);
            }
        }
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn imagine(view: &View, shuffle: &mut Shuffle) -> Result<Numberloor, BadPosition> {
        worlds::imagine::imagine(view, shuffle)
    }

    /// Combines race and hand size: a move refers to the open cards and the hand, and while the
    /// open cards stay, a hand only grows.
    fn basis(&self, seat: Seat) -> u32 {
        self.race << 8 | self.hands.get(seat.index()).map_or(0, |hand| u32::from(hand.len()))
    }

    fn absent(&self, seat: Seat) -> Option<Move> {
        self.turn().must().contains(seat).then(|| self.absent_move(seat))
    }

    #[inline]
    fn random_move(&self, seat: Seat, shuffle: &mut Shuffle) -> Move {
        worlds::random::random_move(self, seat, shuffle)
    }
}

impl Numberloor {
    fn everyone(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats).map(Seat)
    }

    /// Checks whether it is this seat's turn to lay, take, pass or end.
    #[inline]
    fn may_act(&self, seat: Seat) -> Result<(), Illegal> {
        match self.phase {
            Phase::Play if self.turn == seat => Ok(()),
            Phase::Play => Err(Illegal::NotYourTurn { turn: self.turn }),
            Phase::Asking(asked) if asked == seat => Err(Illegal::NightOrLetGo),
            Phase::Asking(asked) => Err(Illegal::WaitForAnswer { asked }),
            Phase::Over => Err(Illegal::Over),
        }
    }
}
