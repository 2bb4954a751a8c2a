//! NUMERO, by the rules in `rulebooks/numero.md`: arithmetic fishing with number cards and wild
//! cards.
//!
//! One to four players; one player plays Patience (§9). Played for cards or, at the highest level,
//! for points (§10), where builds may be bluffs and can be challenged (§11).
//!
//! Options and defaults are listed in [`options`]. Deviations: none.
//!
//! A turn is one move ([`moves`]). It is checked against what its player sees (`mover.rs`): the
//! centre, the player's hand and the table's options. So a refusal leaks nothing, and a draft
//! passes the same checks as a move.

mod absent;
mod build;
pub mod card;
mod centre;
mod challenge;
mod deal;
mod discard;
mod end;
pub mod event;
pub mod illegal;
mod mover;
pub mod moves;
mod offers;
pub mod options;
mod order_of_duty;
mod patience;
mod players;
pub mod score;
mod seen_bluff;
pub mod sheet;
pub mod sum;
mod take;
pub mod text;
mod turn;
pub mod view;
pub mod worlds;

use std::sync::Arc;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::game::{Game, Seat, Seats, Sink, Turn, Viewer};
use crate::shuffle::Shuffle;

pub use card::{Card, Colour, Face};
pub use challenge::{BLUFF_FOUND, WRONG_CHALLENGE};
pub use deal::{BadTable, HAND, deal_order};
pub use event::Event;
pub use illegal::Illegal;
pub use mover::Mover;
pub use moves::{Move, Number, Play};
pub use options::Options;
pub use players::{MAX_PLAYERS, MIN_PLAYERS};
pub use score::{Item, ScoreLine, Tally};
pub use sheet::ScoreSheet;
pub use text::pack::Pack;
pub use turn::Uses;
pub use view::View;
pub use worlds::imagine::BadPosition;

use centre::Centre;
use options::Table;
use sum::BuildName;
use text::pack::MAX_CARDS;
use worlds::known::Known;

type Hand = ArrayVec<Card, HAND>;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Phase {
    Play,
    /// §8.2 One player is left and may take once.
    FinalChance,
    Over,
}

/// A whole game, secrets included.
#[derive(Clone, PartialEq, Debug)]
pub struct Numero {
    table: Arc<Table>,
    seats: u8,
    phase: Phase,
    turn: Seat,
    hands: [Hand; MAX_PLAYERS as usize],
    known: [Known; MAX_PLAYERS as usize],
    centre: Centre,
    /// Face down; the last card is drawn next.
    pack: ArrayVec<Card, MAX_CARDS>,
    won: [u8; MAX_PLAYERS as usize],
    /// §10 All zero unless the table plays for points.
    scores: [Tally; MAX_PLAYERS as usize],
    /// Cards in all win stacks; nobody remembers the first `forgotten` of them.
    gone: ArrayVec<Card, MAX_CARDS>,
    forgotten: u8,
    last_taker: Option<Seat>,
    /// §7.4 Number of consecutive passes.
    passes: u8,
    next_build: BuildName,
    /// Number of changes to the centre.
    changes: u32,
}

impl Game for Numero {
    type Options = Options;
    type Move = Move;
    type Event = Event;
    type Illegal = Illegal;
    type View = View;
    type BadTable = BadTable;
    type BadPosition = BadPosition;

    const REVISION: u32 = 1;

    fn deal(options: &Options, seats: u8, shuffle: &mut Shuffle) -> Result<Numero, BadTable> {
        deal::deal(options, seats, shuffle)
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Play | Phase::FinalChance => {
                Turn::Open { must: Seats::NONE.with(self.turn), may: self.challengers().without(self.turn), race: None }
            }
            Phase::Over => Turn::Over(self.outcome()),
        }
    }

    fn play(&mut self, seat: Seat, choice: &Move, events: &mut impl Sink<Event>) -> Result<(), Illegal> {
        let mover = self.mover(seat);
        if !matches!(choice, Move::Challenge { .. }) {
            mover.may_act()?;
        }
        match choice {
            Move::Challenge { name, value } => {
                let challenged = mover.check_challenge(*name, *value)?;
                self.apply_challenge(seat, challenged, events);
            }
            Move::Turn(play) => {
                let uses = mover.check_turn(play)?;
                self.apply_turn(seat, play, &uses, events);
            }
            Move::DiscardAll => {
                mover.check_discard_all()?;
                self.apply_discard_all(seat, events);
            }
            Move::Pass => {
                mover.check_pass()?;
                self.apply_pass(seat, events);
            }
            Move::Stop => {
                mover.check_stop()?;
                self.apply_stop(seat, events);
            }
        }
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn imagine(view: &View, shuffle: &mut Shuffle) -> Result<Numero, BadPosition> {
        worlds::imagine::imagine(view, shuffle)
    }

    /// Counts changes to the centre: a move refers to the centre and the hand, and the hand never changes unless the
    /// centre does.
    fn basis(&self, _: Seat) -> u32 {
        self.changes
    }

    fn absent(&self, seat: Seat) -> Option<Move> {
        let acts = self.phase != Phase::Over && self.turn == seat;
        acts.then(|| self.mover(seat).absent_move())
    }

    fn random_move(&self, seat: Seat, shuffle: &mut Shuffle) -> Move {
        let mover = self.mover(seat);
        worlds::random::random_challenge(&mover, shuffle)
            .unwrap_or_else(|| worlds::random::random_move(&mover, shuffle))
    }
}

impl Numero {
    fn mover(&self, seat: Seat) -> Mover<'_> {
        Mover {
            table: &self.table,
            centre: &self.centre,
            hand: self.hands.get(seat.index()).map_or(&[], |hand| hand),
            seat,
            seats: self.seats,
            turn: self.turn,
            phase: self.phase,
        }
    }

    fn everyone(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats).map(Seat)
    }

    fn holders(&self) -> Seats {
        self.everyone().filter(|seat| !self.hands[seat.index()].is_empty()).collect()
    }
}
