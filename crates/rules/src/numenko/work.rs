//! What a player has arranged so far, read by the player's view alone: which sums are right, what is still in
//! the rack, what can be said with it.

use serde::{Deserialize, Serialize};

use super::edit::{NotAnEdit, edit};
use super::grid::{Grid, NotAGrid};
use super::illegal::Illegal;
use super::imagine::{BadPosition, imagine};
use super::judge::{Judged, Sum, judge};
use super::moves::Move;
use super::tile::Tiles;
use super::view::View;
use super::{AFTER_DONE, Phase};
use crate::game::{Game, Ignore, Viewer};
use crate::shuffle::Shuffle;

/// A grid that is being arranged, read for its player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Work {
    pub grid: Grid,
    /// Trouble first, each in the order of the grid.
    pub sums: Vec<Sum>,
    /// The tiles that do not lie in the grid.
    pub left: Tiles,
    /// §3.2 In how many groups the tiles lie.
    pub groups: u8,
    /// What it would be sent as.
    pub says: Say,
    /// §6.3 What would count if play were over and this were laid.
    pub points: u16,
}

/// What a grid is shown with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Say {
    /// §4.4
    Done,
    /// §5.3
    GameOver,
    /// §5.6
    Lay,
}

/// What was read, and why it cannot be sent, if so.
pub struct Worked {
    pub work: Work,
    pub why_not: Option<Illegal>,
}

impl Worked {
    /// The move that it is.
    pub fn choice(&self) -> Move {
        composed(&self.work.grid, self.work.says)
    }
}

/// What a grid is sent as at this point of the game.
pub fn says(view: &View) -> Say {
    match view.phase {
        Phase::Play | Phase::Vote { .. } if view.pot >= AFTER_DONE => Say::Done,
        Phase::Play | Phase::Vote { .. } => Say::GameOver,
        Phase::Lay | Phase::Over => Say::Lay,
    }
}

pub fn composed(grid: &Grid, says: Say) -> Move {
    match says {
        Say::Done => Move::Done(grid.clone()),
        Say::GameOver => Move::GameOver(grid.clone()),
        Say::Lay => Move::Lay(grid.clone()),
    }
}

/// Why a line is no work.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotWork {
    #[error(transparent)]
    Grid(#[from] NotAGrid),
    #[error(transparent)]
    Edit(#[from] NotAnEdit),
}

/// A line of work: a grid, or a grid and what somebody types to change it, `2*4*8 > a1 down 2*5*7`.
pub fn read_line(view: &View, line: &str) -> Result<Grid, NotWork> {
    let (grid, typed) = line.split_once('>').map_or((line, None), |(grid, typed)| (grid, Some(typed)));
    let grid: Grid = grid.trim().parse()?;
    match typed {
        Some(typed) => Ok(edit(&grid, &view.own_tiles(), typed)?),
        None => Ok(grid),
    }
}

/// A grid of the viewer's own tiles; or a tile that the viewer does not have.
pub fn work(view: &View, grid: &Grid) -> Result<Worked, Illegal> {
    let held = view.own_tiles();
    let left = held.without(&grid.tiles()).map_err(|tile| Illegal::NotHeld { tile })?;
    let judged = judge(grid, &view.options);
    let counted = judged.counted(grid, &view.options);
    let says = says(view);
    let points = held.without(&counted).map_or(0, |left| left.points());
    let groups = judged.groups();
    let why_not = why_not(view, grid, says, &judged).err();
    let (mut sums, right): (Vec<Sum>, Vec<Sum>) = judged.sums.into_iter().partition(|sum| !sum.is_true());
    sums.extend(right);
    Ok(Worked { work: Work { grid: grid.clone(), sums, left, groups, says, points }, why_not })
}

/// The same as [`read`] of the move that it would be, for a grid that is judged already.
fn why_not(view: &View, grid: &Grid, says: Say, judged: &Judged) -> Result<(), Illegal> {
    let Viewer::Seat(seat) = view.viewer else { return Err(Illegal::NoSuchSeat) };
    let game = imagine(view, &mut Shuffle::from_number(0)).map_err(|_| Illegal::NoSuchSeat)?;
    match says {
        Say::Done | Say::GameOver => {
            game.may_play(seat)?;
            game.is_done(seat, grid, || judged.check(grid, &view.options))
        }
        Say::Lay => game.may_lay(seat, grid),
    }
}

/// Judges a move by what its player sees. Agrees with `play`. The position itself may be impossible when
/// somebody wrote it down.
pub fn read(view: &View, choice: &Move) -> Result<Result<(), Illegal>, BadPosition> {
    let Viewer::Seat(seat) = view.viewer else { return Ok(Err(Illegal::NoSuchSeat)) };
    // The secrets of this game are made up, and a judgement never looks at them.
    let mut game = imagine(view, &mut Shuffle::from_number(0))?;
    Ok(game.play(seat, choice, &mut Ignore))
}
