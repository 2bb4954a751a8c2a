//! Numberloor, as `rulebooks/numberloor.md` has it: a shedding game that counts in tens.
//!
//! Two to five players; Beginners, Intermediate and Advanced (§1.5). Options and defaults are listed
//! in [`options`]. Deviations: none.
//!
//! A move is one placement ([`moves`]), so that a Night Level fits between any two of them
//! (`night.rs`). Moves are judged by the open cards, the own hand and the table's options: no
//! refusal can tell a secret.

pub mod card;
mod deal;
mod end;
pub mod event;
pub mod fits;
mod hand;
pub mod illegal;
mod imagine;
mod known;
pub mod lawful;
pub mod loose;
pub mod moves;
mod night;
pub mod options;
pub mod pack;
mod pile;
mod place;
mod plain;
pub mod position;
mod random;
pub mod reading;
mod turn;
pub mod view;
pub mod work;

use std::sync::Arc;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::game::{BadTable, Game, Seat, Seats, Sink, Turn, Viewer};
use crate::shuffle::{Place, Shuffle};

pub use card::{Balloon, Card, Face};
pub use deal::order_of_pack;
pub use end::stars_to_win;
pub use event::{End, Event};
pub use fits::{How, Open, Side};
pub use illegal::Illegal;
pub use imagine::BadPosition;
pub use known::Few;
pub use moves::{Balloons, Move, Placement};
pub use options::Options;
pub use pack::Pack;
pub use reading::{Reading, read};
pub use view::{HandView, View};
pub use work::{Work, work};

use hand::Cards;
use options::Table;
use pack::MOST_CARDS;

/// §2.1, §5.2 So many cards are dealt, and taken after a star.
pub const HAND: u8 = 6;

/// §4.3, §4.6, §4.7 So many cards are taken.
pub const TAKEN: u8 = 2;

/// §1.1
pub const LEAST_PLAYERS: u8 = 2;
pub const MOST_PLAYERS: u8 = 5;

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
    /// §2.4 On which stack, where there are two.
    pub on: Option<Side>,
}

/// A whole game with all its secrets.
#[derive(Clone, PartialEq, Debug)]
pub struct Numberloor {
    table: Arc<Table>,
    seats: u8,
    phase: Phase,
    turn: Seat,
    /// §4.3 How many cards were taken in this turn, once they were.
    drawn: Option<u8>,
    open: Open,
    hands: [Cards; MOST_PLAYERS as usize],
    stars: [u8; MOST_PLAYERS as usize],
    /// The middle below the open cards; everybody saw these cards.
    under: Cards,
    /// The same, where a position does not remember which cards they are.
    forgotten: Cards,
    /// Face down; the last one is drawn next.
    pile: ArrayVec<Card, MOST_CARDS>,
    /// What was laid in this turn.
    laid: ArrayVec<Laid, MOST_CARDS>,
    /// The open cards before that, where a position remembers them.
    began: Option<Open>,
    /// §8.1 Who has passed since a card was laid or taken.
    passed: Seats,
    /// Who is known to hold a Level: whoever was dealt a hand (§2.2), and whoever laid a Level and
    /// was not finished with it (§5.1).
    with_level: Seats,
    /// Of which Levels a hand is known to have few (§4.3).
    few: [Few; MOST_PLAYERS as usize],
    /// §7.3 How often the open cards have changed.
    race: u32,
    /// §8.2 How many turns are over.
    turns: u32,
    /// §6.1 What the middle is shuffled by.
    stream: Place,
}

impl Game for Numberloor {
    type Options = Options;
    type Move = Move;
    type Event = Event;
    type Illegal = Illegal;
    type View = View;
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
                self.check_place(seat, placement, *on)?;
                self.place(seat, placement, *on, events);
            }
            Move::Night { placement, after } => {
                self.check_night(seat, placement, *after)?;
                self.take_over(seat, placement, events);
            }
            Move::Draw => {
                self.check_draw(seat)?;
                self.draw(seat, events);
            }
            Move::Pass => {
                self.check_pass(seat)?;
                self.pass(seat, events);
            }
            Move::End { balloons } => {
                self.check_end(seat, balloons)?;
                self.end_turn(seat, balloons, events);
            }
            Move::LetGo => {
                self.check_let_go(seat)?;
                self.let_go(seat, events);
            }
        }
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn imagine(view: &View, shuffle: &mut Shuffle) -> Result<Numberloor, BadPosition> {
        imagine::imagine(view, shuffle)
    }

    /// A move refers to the open cards and to the own hand. While the open cards stay, a hand only
    /// grows, so its size tells whether it has changed.
    fn basis(&self, seat: Seat) -> u32 {
        self.race << 8 | self.hands.get(seat.index()).map_or(0, |hand| u32::from(hand.len()))
    }

    fn absent(&self, seat: Seat) -> Option<Move> {
        self.turn().must().contains(seat).then(|| self.plainest_move(seat))
    }

    #[inline]
    fn random_move(&self, seat: Seat, shuffle: &mut Shuffle) -> Move {
        random::random_move(self, seat, shuffle)
    }
}

impl Numberloor {
    fn everyone(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats).map(Seat)
    }

    /// Whether it is this seat's turn to lay, take, pass or end.
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
