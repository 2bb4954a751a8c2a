//! Moves as text: `swop 7`, `done .6/2*4*8`, `vote eject`.

use std::fmt::{self, Display};
use std::str::FromStr;

use super::doubt::NotADoubt;
use super::grid::NotAGrid;
use super::tile::NotATile;
use crate::numenko::moves::Move;
use crate::text::{as_text, shortened};

impl Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Swop(tile) => write!(f, "swop {tile}"),
            Move::Done(grid) => write!(f, "done {grid}"),
            Move::GameOver(grid) => write!(f, "game over {grid}"),
            Move::Stop => f.write_str("stop"),
            Move::Vote { eject: true } => f.write_str("vote eject"),
            Move::Vote { eject: false } => f.write_str("vote end"),
            Move::Right => f.write_str("right"),
            Move::Wrong(doubt) => write!(f, "wrong {doubt}"),
            Move::Lay(grid) => write!(f, "lay {grid}"),
        }
    }
}

/// The reason a text is not a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotAMove {
    NoSuchMove { text: String },
    NotATile(NotATile),
    NotAGrid(NotAGrid),
    NotAVote { text: String },
    NotADoubt { text: String },
}

crate::error_as_data!(NotAMove, NotATile(NotATile), NotAGrid(NotAGrid));

impl FromStr for Move {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<Move, NotAMove> {
        let text = text.trim();
        match text {
            "stop" => return Ok(Move::Stop),
            "right" => return Ok(Move::Right),
            _ => {}
        }
        let no_such_move = || NotAMove::NoSuchMove { text: shortened(text) };
        let (word, rest) = text.split_once(' ').ok_or_else(no_such_move)?;
        let rest = rest.trim();
        match word {
            "swop" => Ok(Move::Swop(rest.parse()?)),
            "done" => Ok(Move::Done(rest.parse()?)),
            "lay" => Ok(Move::Lay(rest.parse()?)),
            "wrong" => Ok(Move::Wrong(rest.parse().map_err(|NotADoubt { text }| NotAMove::NotADoubt { text })?)),
            "game" => match rest.split_once(' ') {
                Some(("over", grid)) => Ok(Move::GameOver(grid.trim().parse()?)),
                _ => Err(no_such_move()),
            },
            "vote" => match rest {
                "eject" => Ok(Move::Vote { eject: true }),
                "end" => Ok(Move::Vote { eject: false }),
                _ => Err(NotAMove::NotAVote { text: shortened(rest) }),
            },
            _ => Err(no_such_move()),
        }
    }
}

as_text!(
    Move,
    "A move: swop 7, done GRID, game over GRID, stop, vote eject, vote end, right, wrong across 2,1, wrong loose, lay GRID."
);
