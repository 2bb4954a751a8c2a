//! Numenko-in-a-bag, as `rulebooks/numenko.md` has it: everyone at once lays a crossword of sums.
//!
//! One to six players (§1.1; one alone is ours, §7.1). Whoever has laid everything when the pot is used up has
//! won (§1.3). Options and defaults are listed in [`options`].
//! Deviations: none.
//!
//! A grid is its player's own. Arranging it is no move: a grid comes whole with `done` (§4.4), `game
//! over` (§5.3) and `lay` (§5.6). Moves are judged by the own tiles, the size of the pot and the
//! table's options: no refusal can tell a secret.

pub mod arrange;
mod both_ways;
mod deal;
pub mod edit;
mod end;
pub mod event;
pub mod grid;
pub mod illegal;
mod imagine;
pub mod judge;
pub mod lawful;
pub mod loose;
pub mod moves;
pub mod options;
pub mod pack;
mod play;
pub mod position;
mod random;
pub mod reading;
pub mod search;
pub mod sum;
pub mod tile;
pub mod view;
pub mod work;

use std::sync::Arc;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::game::{BadTable, Game, Seat, Seats, Sink, Turn, Viewer};
use crate::shuffle::{Place, Shuffle};

pub use deal::{order_of_pack, tiles_each};
pub use event::{End, Event, WhyEnded};
pub use grid::Grid;
pub use illegal::Illegal;
pub use imagine::BadPosition;
pub use judge::{Judged, Sum, Trouble, Verdict, judge};
pub use moves::Move;
pub use options::Options;
pub use pack::Pack;
pub use reading::{Reading, Sign};
pub use tile::{Tile, Tiles};
pub use view::{SeatView, View};
pub use work::{Work, read, work};

use tile::MOST_TILES;

/// §1.1
pub const MOST_PLAYERS: u8 = 6;

/// §4.3 A swop takes so many.
pub const SWOPPED: u8 = 2;

/// §4.4 Whoever is done takes so many.
pub const AFTER_DONE: u8 = 4;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Phase {
    /// §4 Everybody at the same time.
    Play,
    /// §5.4 The others decide about whoever said "game over" wrongly.
    Vote {
        accused: Seat,
    },
    /// §5.6
    Lay,
    Over,
}

type Pot = ArrayVec<Tile, MOST_TILES>;

/// A whole game with all its secrets.
#[derive(Clone, PartialEq, Debug)]
pub struct Numenko {
    options: Arc<Options>,
    phase: Phase,
    /// How often the phase has changed.
    phases: u32,
    players: ArrayVec<Player, { MOST_PLAYERS as usize }>,
    /// Face down; the last one is drawn next.
    pot: Pot,
    /// §2.3 What did not go into the pot.
    bag: Tiles,
    /// §5.3 Who said "game over" rightly.
    winner: Option<Seat>,
    ended: Option<WhyEnded>,
    /// §4.3 What the pot is mixed by.
    stream: Place,
}

#[derive(Clone, PartialEq, Debug, Default)]
struct Player {
    /// Laid or not: a grid is the player's own until play is over.
    tiles: Tiles,
    known: Known,
    /// §7.2 What counts for whoever plays alone.
    swops: u16,
    dones: u16,
    stopped: bool,
    ejected: bool,
    vote: Option<bool>,
    /// The grid of the last "done" or "game over".
    grid: Option<Arc<Grid>>,
    laid: Option<Arc<Laid>>,
}

/// Tiles that everybody knows a player to hold: the smiley of the deal (§2.1), an open grid (§4.1); but for
/// as many as the player has swopped since.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Known {
    pub tiles: Tiles,
    pub swops_since: u16,
}

/// §5.6, §6.2 What a player laid at the end, and what it leaves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Laid {
    pub grid: Grid,
    /// The tiles that count as laid.
    pub counted: Tiles,
    /// All others.
    pub left: Tiles,
    /// §6.3 Of those that are left.
    pub points: u16,
}

impl Game for Numenko {
    type Options = Options;
    type Move = Move;
    type Event = Event;
    type Illegal = Illegal;
    type View = View;
    type BadPosition = BadPosition;

    const REVISION: u32 = 1;

    fn deal(options: &Options, seats: u8, shuffle: &mut Shuffle) -> Result<Numenko, BadTable> {
        deal::deal(options, seats, shuffle)
    }

    fn turn(&self) -> Turn {
        let open = |must, may| Turn::Open { must, may, race: None };
        match self.phase {
            Phase::Play => open(Seats::NONE, self.seats_where(|player| !player.stopped && !player.ejected)),
            Phase::Vote { accused } => {
                open(self.seats_where(|player| !player.ejected && player.vote.is_none()).without(accused), Seats::NONE)
            }
            Phase::Lay => open(self.seats_where(|player| !player.ejected && player.laid.is_none()), Seats::NONE),
            Phase::Over => Turn::Over(self.outcome()),
        }
    }

    fn play(&mut self, seat: Seat, choice: &Move, events: &mut impl Sink<Event>) -> Result<(), Illegal> {
        match choice {
            Move::Swop(tile) => self.swop(seat, *tile, events),
            Move::Done(grid) => self.done(seat, grid, events),
            Move::GameOver(grid) => self.game_over(seat, grid, events),
            Move::Stop => self.stop(seat, events),
            Move::Vote { eject } => self.vote(seat, *eject, events),
            Move::Lay(grid) => self.lay(seat, grid, events),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn imagine(view: &View, shuffle: &mut Shuffle) -> Result<Numenko, BadPosition> {
        imagine::imagine(view, shuffle)
    }

    /// A move refers to the own tiles, which change whenever new ones are taken, and to the phase.
    fn basis(&self, seat: Seat) -> u32 {
        let taken = self.players.get(seat.index()).map_or(0, |player| player.swops + player.dones);
        self.phases << 16 | u32::from(taken)
    }

    fn absent(&self, seat: Seat) -> Option<Move> {
        if !self.turn().must().contains(seat) {
            return None;
        }
        Some(match self.phase {
            Phase::Vote { .. } => Move::Vote { eject: false },
            _ => Move::Lay(self.last_grid(seat)),
        })
    }

    fn random_move(&self, seat: Seat, shuffle: &mut Shuffle) -> Move {
        random::random_move(self, seat, shuffle)
    }
}

impl Numenko {
    fn seats(&self) -> u8 {
        u8::try_from(self.players.len()).expect("a table has few seats")
    }

    fn everyone(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats()).map(Seat)
    }

    fn seats_where(&self, which: impl Fn(&Player) -> bool) -> Seats {
        self.everyone().filter(|seat| which(&self.players[seat.index()])).collect()
    }

    fn pot_size(&self) -> u8 {
        u8::try_from(self.pot.len()).expect("no bag is larger")
    }

    /// What a player was done with last, as far as it can still be laid.
    fn last_grid(&self, seat: Seat) -> Grid {
        let player = &self.players[seat.index()];
        let grid = player.grid.as_deref().filter(|grid| player.tiles.without(&grid.tiles()).is_ok());
        grid.cloned().unwrap_or_default()
    }
}
