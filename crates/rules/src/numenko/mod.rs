//! Numenko-in-a-bag, by the rules in `rulebooks/numenko.md`: everyone lays a crossword of sums, all at the same time.
//!
//! One to six players (§1.1; the game for one is our own, §7.1). A player who has laid everything when the pot is used
//! up has won (§1.3). Options and defaults are listed in [`options`]. Deviations: none.
//!
//! A grid is private to its player. Arranging it is not a move: the whole grid is sent with `done` (§4.4), `game over`
//! (§5.3) and `lay` (§5.6). Moves are judged by the player's tiles, the size of the pot and the table's options, so no
//! refusal can reveal a secret.

mod both_ways;
pub mod check;
mod deal;
mod done;
mod end;
pub mod event;
mod game_over;
pub mod grid;
pub mod illegal;
pub mod judge;
mod lay;
pub mod moves;
pub mod options;
mod play;
mod players;
pub mod reading;
pub mod search;
mod stop;
pub mod sum;
mod swop;
pub mod text;
pub mod tile;
pub mod view;
mod vote;
pub mod worlds;

use std::sync::Arc;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::game::{Game, Seat, Seats, Sink, Turn, Viewer};
use crate::shuffle::{Shuffle, StreamPosition};

pub use check::{Doubt, Doubted, MOST_DOUBTS};
pub use deal::{BadTable, deal_order, tiles_each};
pub use done::{DRAWN_AFTER_DONE, Say};
pub use event::{End, EndReason, Event};
pub use grid::Grid;
pub use illegal::Illegal;
pub use judge::{Judged, Sum, SumFault, SumStatus, Verdict, judge};
pub use moves::Move;
pub use options::Options;
pub use players::{MAX_PLAYERS, MIN_PLAYERS};
pub use reading::{Reading, Sign};
pub use swop::{DRAWN_PER_SWOP, SwopNow};
pub use text::pack::Pack;
pub use tile::{Tile, Tiles};
pub use view::{SeatView, View};
pub use worlds::imagine::BadPosition;
pub use worlds::known::Known;

use tile::MAX_TILES;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Phase {
    /// §4 Everybody plays at the same time.
    Play,
    /// §5.7 The others look at the grid of a player who said "game over".
    Check {
        seat: Seat,
    },
    /// §5.4 The others decide about a player who said "game over" wrongly.
    Vote {
        accused: Seat,
    },
    /// §5.6
    Lay,
    Over,
}

type Pot = ArrayVec<Tile, MAX_TILES>;

/// A whole game with all its secrets.
#[derive(Clone, PartialEq, Debug)]
pub struct Numenko {
    options: Arc<Options>,
    phase: Phase,
    /// Number of times the phase has changed.
    phases: u32,
    players: ArrayVec<Player, { MAX_PLAYERS as usize }>,
    /// Face down; the last one is drawn next.
    pot: Pot,
    /// §2.3 Tiles that did not go into the pot.
    bag: Tiles,
    /// §5.3 The player who said "game over" rightly.
    winner: Option<Seat>,
    ended: Option<EndReason>,
    /// §5.9 What the others have pointed at in the grid that they check or vote about.
    doubts: Vec<Doubted>,
    /// §4.3 Random stream for mixing the pot.
    stream: StreamPosition,
}

#[derive(Clone, PartialEq, Debug, Default)]
struct Player {
    /// All of the player's tiles, laid or not: the grid is private until play is over.
    tiles: Tiles,
    known: Known,
    /// §7.2 The measure of success for a player alone.
    swops: u16,
    dones: u16,
    stopped: bool,
    ejected: bool,
    vote: Option<bool>,
    /// §5.8 Whether the player has said that the grid on show is right.
    agreed: bool,
    /// The grid of the last "done" or "game over".
    grid: Option<Arc<Grid>>,
    laid: Option<Arc<Laid>>,
}

/// §5.6, §6.2 A player's grid at the end, and what it leaves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Laid {
    pub grid: Grid,
    /// The tiles that count as laid.
    pub counted: Tiles,
    /// All other tiles.
    pub left: Tiles,
    /// §6.3 Points of the tiles left.
    pub points: u16,
}

impl Game for Numenko {
    type Options = Options;
    type Move = Move;
    type Event = Event;
    type Illegal = Illegal;
    type View = View;
    type BadTable = BadTable;
    type BadPosition = BadPosition;

    const REVISION: u32 = 1;

    fn deal(options: &Options, seats: u8, shuffle: &mut Shuffle) -> Result<Numenko, BadTable> {
        deal::deal(options, seats, shuffle)
    }

    fn turn(&self) -> Turn {
        let open = |must, may| Turn::Open { must, may, race: None };
        match self.phase {
            Phase::Play => open(Seats::NONE, self.seats_where(|player| !player.stopped && !player.ejected)),
            Phase::Check { seat } => open(self.checking(seat), Seats::NONE),
            Phase::Vote { accused } => {
                open(self.seats_where(|player| !player.ejected && player.vote.is_none()).without(accused), Seats::NONE)
            }
            Phase::Lay => open(self.seats_where(|player| !player.ejected && player.laid.is_none()), Seats::NONE),
            Phase::Over => Turn::Over(self.outcome()),
        }
    }

    fn play(&mut self, seat: Seat, choice: &Move, events: &mut impl Sink<Event>) -> Result<(), Illegal> {
        match choice {
            Move::Swop(tile) => {
                let swop = self.check_swop(seat, *tile)?;
                self.apply_swop(seat, swop, events);
            }
            Move::Done(grid) => {
                let done = self.check_done(seat, grid)?;
                self.apply_done(seat, grid, done, events);
            }
            Move::GameOver(grid) => {
                let game_over = self.check_game_over(seat, grid)?;
                self.apply_game_over(seat, grid, game_over, events);
            }
            Move::Stop => {
                self.check_stop(seat)?;
                self.apply_stop(seat, events);
            }
            Move::Vote { eject } => {
                let accused = self.check_vote(seat)?;
                self.apply_vote(seat, accused, *eject, events);
            }
            Move::Right => {
                let shown = self.check_right(seat)?;
                self.apply_right(seat, shown, events);
            }
            Move::Wrong(doubt) => {
                let (shown, doubted) = self.check_wrong(seat, doubt)?;
                self.apply_wrong(shown, doubted, events);
            }
            Move::Lay(grid) => {
                let laid = self.check_lay(seat, grid)?;
                self.apply_lay(seat, laid, events);
            }
        }
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn imagine(view: &View, shuffle: &mut Shuffle) -> Result<Numenko, BadPosition> {
        worlds::imagine::imagine(view, shuffle)
    }

    /// A move refers to the player's tiles, which change whenever new ones are taken, and to the phase.
    fn basis(&self, seat: Seat) -> u32 {
        let taken = self.players.get(seat.index()).map_or(0, |player| player.swops + player.dones);
        self.phases << 16 | u32::from(taken)
    }

    fn absent(&self, seat: Seat) -> Option<Move> {
        if !self.turn().must().contains(seat) {
            return None;
        }
        Some(match self.phase {
            Phase::Check { .. } => Move::Right,
            Phase::Vote { .. } => Move::Vote { eject: false },
            _ => Move::Lay(self.last_grid(seat)),
        })
    }

    fn random_move(&self, seat: Seat, shuffle: &mut Shuffle) -> Move {
        worlds::random::random_move(self, seat, shuffle)
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

    /// Returns the grid of the player's last "done", if it can still be laid.
    fn last_grid(&self, seat: Seat) -> Grid {
        let player = &self.players[seat.index()];
        let grid = player.grid.as_deref().filter(|grid| player.tiles.without(&grid.tiles()).is_ok());
        grid.cloned().unwrap_or_default()
    }
}
