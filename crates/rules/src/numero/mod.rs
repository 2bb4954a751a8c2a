//! NUMERO, as `rulebooks/numero.md` has it: arithmetic fishing with number cards and wild cards.
//!
//! One to four players; one player plays Patience (§9). Played for cards, or at the highest level
//! for points (§10), where builds may be bluffs and are challenged (§11).
//!
//! Options and defaults are listed in [`options`]. Deviations: none.
//!
//! A turn is one move ([`moves`]). It is judged by what its player sees (`sight.rs`): the
//! centre, the own hand, the table's options. So no refusal can tell a secret, and a draft
//! ([`read()`]) is judged by the same lines as a move.

mod build;
pub mod card;
mod centre;
mod challenge;
mod deal;
mod discard;
mod end;
pub mod event;
pub mod illegal;
mod imagine;
pub mod lawful;
pub mod loose;
pub mod moves;
pub mod options;
pub mod pack;
mod patience;
mod plain;
pub mod position;
mod random;
pub mod reading;
pub mod scan;
pub mod score;
pub mod sheet;
mod sight;
pub mod sum;
mod take;
mod turn;
pub mod view;
pub mod work;

use std::sync::Arc;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::game::{BadTable, Game, Outcome, Seat, Seats, Sink, Turn, Viewer};
use crate::shuffle::Shuffle;

pub use card::{Card, Colour, Face};
pub use challenge::{BLUFF_FOUND, WRONG_CHALLENGE};
pub use deal::order_of_pack;
pub use event::Event;
pub use illegal::Illegal;
pub use imagine::BadPosition;
pub use moves::{Move, Number, Play};
pub use options::Options;
pub use pack::Pack;
pub use reading::{Reading, read};
pub use score::{Item, ScoreLine, Tally};
pub use sheet::ScoreSheet;
pub use view::View;
pub use work::{Work, work};

use centre::Centre;
use options::Table;
use pack::MOST_CARDS;
use sight::Sight;
use sum::BuildName;

/// §2.1, §3.5 A full hand.
pub const HAND: usize = 5;

/// §1.1
pub const MOST_PLAYERS: u8 = 4;

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

/// What everybody knows of a hand from what its owner did.
#[derive(Clone, PartialEq, Debug, Default)]
struct Known {
    /// §6.4 Cards that were shown and have not been played since.
    shown: ArrayVec<Card, HAND>,
    /// §6.3 A bit for each value that answered a build and has not been played since.
    holds: u128,
    /// §11.6 A bit for each value that could not be shown. Drawing a card ends it.
    lacks: u128,
    /// §7.4 The hand passed: it holds no number card, and the pack is finished.
    no_numbers: bool,
}

/// A whole game with all its secrets.
#[derive(Clone, PartialEq, Debug)]
pub struct Numero {
    table: Arc<Table>,
    seats: u8,
    phase: Phase,
    turn: Seat,
    hands: [Hand; MOST_PLAYERS as usize],
    known: [Known; MOST_PLAYERS as usize],
    centre: Centre,
    /// Face down; the last one is drawn next.
    pack: ArrayVec<Card, MOST_CARDS>,
    won: [u8; MOST_PLAYERS as usize],
    /// §10 Where nobody plays for points, all are zero.
    scores: [Tally; MOST_PLAYERS as usize],
    /// The cards of all win stacks. The first `forgotten` of them nobody remembers.
    gone: ArrayVec<Card, MOST_CARDS>,
    forgotten: u8,
    last_taker: Option<Seat>,
    /// §7.4 How many have passed in succession.
    passes: u8,
    next_build: BuildName,
    /// Counts the changes of the centre.
    changes: u32,
}

impl Game for Numero {
    type Options = Options;
    type Move = Move;
    type Event = Event;
    type Illegal = Illegal;
    type View = View;
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
        let sight = self.sight(seat);
        if !matches!(choice, Move::Challenge { .. }) {
            sight.may_act()?;
        }
        match choice {
            Move::Challenge { name, value } => {
                sight.check_challenge(*name, *value)?;
                self.challenge(seat, *name, events);
            }
            Move::Turn(play) => {
                let checked = sight.check_turn(play)?;
                self.apply_turn(seat, play, &checked, events);
            }
            Move::DiscardAll => {
                sight.check_discard_all()?;
                self.discard_all(seat, events);
            }
            Move::Pass => {
                sight.check_pass()?;
                self.pass(seat, events);
            }
            Move::Stop => {
                sight.check_stop()?;
                self.stop(seat, events);
            }
        }
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn imagine(view: &View, shuffle: &mut Shuffle) -> Result<Numero, BadPosition> {
        imagine::imagine(view, shuffle)
    }

    /// A move refers to the centre and to the own hand, and the hand changes only with the centre.
    fn basis(&self, _: Seat) -> u32 {
        self.changes
    }

    fn absent(&self, seat: Seat) -> Option<Move> {
        let acts = self.phase != Phase::Over && self.turn == seat;
        acts.then(|| self.sight(seat).plainest_move())
    }

    fn random_move(&self, seat: Seat, shuffle: &mut Shuffle) -> Move {
        let sight = self.sight(seat);
        random::random_challenge(&sight, shuffle).unwrap_or_else(|| random::random_move(&sight, shuffle))
    }
}

impl Numero {
    fn sight(&self, seat: Seat) -> Sight<'_> {
        Sight {
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

    fn is_patience(&self) -> bool {
        self.seats == 1
    }

    fn outcome(&self) -> Outcome {
        let hands = self.hands.iter().map(|hand| u8::try_from(hand.len()).expect("a hand is small"));
        let scores = self.table.options.scoring.then_some(&self.scores[..]);
        outcome_of(self.won.iter().copied().zip(hands), scores, self.seats)
    }
}

/// §8.4, §8.5, §9.5 Cards won, less the cards left in hand; or §10.11 points. Most win, and
/// equals share.
fn outcome_of(won_and_kept: impl Iterator<Item = (u8, u8)>, scores: Option<&[Tally]>, seats: u8) -> Outcome {
    let cards = |(won, kept): (u8, u8)| i32::from(won) - if seats == 1 { 0 } else { i32::from(kept) };
    let results: Vec<i32> = match scores {
        Some(scores) => scores.iter().take(usize::from(seats)).map(Tally::total).collect(),
        None => won_and_kept.take(usize::from(seats)).map(cards).collect(),
    };
    let best = results.iter().copied().max();
    let winners = (0..seats).map(Seat).filter(|seat| results.get(seat.index()).copied() == best).collect();
    Outcome { results, winners }
}
