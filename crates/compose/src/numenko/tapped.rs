//! A player's arrangement so far, read from the player's view alone: which sums are right, what is still in the
//! rack, and which move can be made with it.

use serde::{Deserialize, Serialize};

use super::edit::{NotAnEdit, edit};
use crate::{NotComposed, Previewed};
use reckon_rules::numenko::grid::{Grid, Run};
use reckon_rules::numenko::illegal::Illegal;
use reckon_rules::numenko::judge::{Judged, Sum, SumStatus, Verdict, judge};
use reckon_rules::numenko::moves::Move;
use reckon_rules::numenko::text::grid::NotAGrid;
use reckon_rules::numenko::tile::{Tile, Tiles};
use reckon_rules::numenko::view::View;
use reckon_rules::numenko::worlds::imagined::Imagined;
use reckon_rules::numenko::{BadPosition, Numenko, Say};

/// A grid that is being arranged, read for its player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename = "Work")]
pub struct Preview {
    pub grid: Grid,
    /// Wrong sums first, each in the order of the grid. Empty where the program says nothing.
    pub sums: Vec<PreviewSum>,
    /// §5.7 The lines of tiles where the other players look for mistakes and the program says nothing; `None` where it
    /// judges them.
    pub unjudged: Option<Vec<PreviewLine>>,
    /// The tiles that are not in the grid.
    pub left: Tiles,
    /// §3.2 Number of groups in which the tiles lie.
    pub groups: u8,
    /// §3.2 Whether they should be one group and are not, if the program says so.
    pub apart: bool,
    /// §4.4 Whether every tile lies and everything is right, also where the table would trust its player; never where the
    /// program says nothing.
    pub ready: bool,
    /// The move that it would be sent as.
    pub says: Say,
    /// §6.3 Points that would count if play were over and this were laid; `None` where the program says nothing.
    pub points: Option<u16>,
}

/// §5.7 A line of tiles without a verdict.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename = "WorkLine")]
pub struct PreviewLine {
    /// Whether it goes from top to bottom, else from left to right.
    pub down: bool,
    /// The start of the line, counted from 1.
    pub row: u8,
    pub column: u8,
    pub tiles: Vec<Tile>,
}

impl PreviewLine {
    fn of(grid: &Grid, run: &Run) -> PreviewLine {
        let tiles = run.cells.iter().map(|cell| grid.tile(*cell)).collect();
        PreviewLine { down: run.down, row: run.at.row + 1, column: run.at.column + 1, tiles }
    }
}

/// A sum, and what its player can do about it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename = "WorkSum")]
pub struct PreviewSum {
    #[serde(flatten)]
    pub sum: Sum,
    pub status: SumStatus,
    /// §3.10 Whether its player could state how it is read.
    pub can_be_stated: bool,
}

impl From<Sum> for PreviewSum {
    fn from(sum: Sum) -> PreviewSum {
        let can_be_stated = matches!(&sum.verdict, Verdict::Trouble(fault) if fault.can_be_stated());
        PreviewSum { status: sum.status(), can_be_stated, sum }
    }
}

pub fn composed(grid: &Grid, says: Say) -> Move {
    match says {
        Say::Done => Move::Done(grid.clone()),
        Say::GameOver => Move::GameOver(grid.clone()),
        Say::Lay => Move::Lay(grid.clone()),
    }
}

/// The reason a text is not an arrangement.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotAnArrangement {
    Grid(NotAGrid),
    Edit(NotAnEdit),
}

reckon_rules::error_as_data!(NotAnArrangement, Grid(NotAGrid), Edit(NotAnEdit));

/// Reads an arrangement: a grid, or a grid followed by a typed edit, `2*4*8 > a1 down 2*5*7`.
pub fn read_line(view: &View, line: &str) -> Result<Grid, NotAnArrangement> {
    let (grid, typed) = line.split_once('>').map_or((line, None), |(grid, typed)| (grid, Some(typed)));
    let grid: Grid = grid.trim().parse()?;
    match typed {
        Some(typed) => Ok(edit(view, &grid, typed)?),
        None => Ok(grid),
    }
}

/// Previews a grid made of the viewer's own tiles. Fails if it has a tile that the viewer does not.
pub fn preview(view: &View, grid: &Grid) -> Result<Previewed<Numenko>, Illegal> {
    let held = view.own_tiles();
    let left = held.without(&grid.tiles()).map_err(|tile| Illegal::NotHeld { tile })?;
    if view.others_check() {
        return Ok(unjudged(view, grid, left));
    }
    let judged = judge(grid, &view.options);
    let counted = judged.counted(grid, &view.options);
    let says = view.says;
    let points = Some(held.without(&counted).map_or(0, |left| left.points()));
    let (groups, apart) = (judged.groups(), judged.is_apart(&view.options));
    let ready = left.is_empty() && judged.check(grid, &view.options).is_ok();
    let verdict = verdict(view, grid, says, &judged);
    let (mut sums, right): (Vec<Sum>, Vec<Sum>) = judged.sums.into_iter().partition(|sum| !sum.is_true());
    sums.extend(right);
    let sums = sums.into_iter().map(PreviewSum::from).collect();
    Ok(Previewed {
        preview: Preview { grid: grid.clone(), sums, unjudged: None, left, groups, apart, ready, says, points },
        moves: if verdict.is_ok() { vec![composed(grid, says)] } else { Vec::new() },
        refusal: verdict.err().map(NotComposed::Illegal),
    })
}

/// §5.7 Previews a grid that only the other players check: how the tiles lie, and whether the move can be made.
fn unjudged(view: &View, grid: &Grid, left: Tiles) -> Previewed<Numenko> {
    let says = view.says;
    let choice = composed(grid, says);
    let verdict = read(view, &choice).unwrap_or(Err(Illegal::NoSuchSeat));
    let lines = grid.runs().iter().map(|run| PreviewLine::of(grid, run)).collect();
    let groups = u8::try_from(grid.groups().len()).expect("a grid has few tiles");
    Previewed {
        preview: Preview {
            grid: grid.clone(),
            sums: Vec::new(),
            unjudged: Some(lines),
            left,
            groups,
            apart: false,
            ready: false,
            says,
            points: None,
        },
        moves: if verdict.is_ok() { vec![choice] } else { Vec::new() },
        refusal: verdict.err().map(NotComposed::Illegal),
    }
}

/// Judges the move that a grid would be sent as, as [`read`] does, but without judging its sums again.
fn verdict(view: &View, grid: &Grid, says: Say, judged: &Judged) -> Result<(), Illegal> {
    let game = Imagined::of(view).ok().flatten().ok_or(Illegal::NoSuchSeat)?;
    match says {
        Say::Done | Say::GameOver => game.check_done(grid, judged),
        Say::Lay => game.check_lay(grid),
    }
}

/// Judges a move from its player's view. Agrees with `play`. Fails if the view is a hand-written position that
/// cannot occur.
pub fn read(view: &View, choice: &Move) -> Result<Result<(), Illegal>, BadPosition> {
    let game = Imagined::of(view)?;
    Ok(game.map_or(Err(Illegal::NoSuchSeat), |mut game| game.play(choice)))
}
