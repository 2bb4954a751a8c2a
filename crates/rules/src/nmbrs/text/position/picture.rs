//! The table drawn as text: `20 30 40 .2 8 12 16 / . 32 / . 34`.

use std::fmt::{self, Display};
use std::str::FromStr;

use super::NotAPosition;
use crate::nmbrs::block::Piece;
use crate::nmbrs::grid::{Cell, Grid};
use crate::nmbrs::worlds::imagine::FARTHEST;
use crate::text::shortened;

/// A grid that reads and writes itself as a drawing. It is not checked against the rules.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Picture(pub Grid);

impl Display for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut pieces: Vec<(Piece, Cell)> = self.0.pieces().collect();
        pieces.sort_by_key(|(_, cell)| (cell.y, cell.x));
        let (mut x, mut y) = (0, 0);
        let mut is_new_line = true;
        for (piece, cell) in pieces {
            while y < cell.y {
                let empty = if is_new_line { "." } else { "" };
                write!(f, "{empty} / ")?;
                (x, y, is_new_line) = (0, y + 1, true);
            }
            let space = if is_new_line { "" } else { " " };
            match cell.x - x {
                0 => write!(f, "{space}{piece}")?,
                1 => write!(f, "{space}. {piece}")?,
                gap => write!(f, "{space}.{gap} {piece}")?,
            }
            (x, is_new_line) = (cell.x + 1, false);
        }
        Ok(())
    }
}

impl FromStr for Picture {
    type Err = NotAPosition;

    fn from_str(text: &str) -> Result<Picture, NotAPosition> {
        let mut grid = Grid::default();
        for (y, line) in (0..).zip(text.split('/').take(usize::from(FARTHEST.unsigned_abs()) + 2)) {
            let mut x: i16 = 0;
            for word in line.split_whitespace() {
                let not_understood = || NotAPosition::NotUnderstood { section: "table".into(), text: shortened(word) };
                if x > FARTHEST || y > FARTHEST {
                    return Err(NotAPosition::TooLarge);
                }
                if let Some(gap) = word.strip_prefix('.') {
                    // One dot per free cell is accepted too.
                    let gap = match gap {
                        dots if dots.bytes().all(|byte| byte == b'.') => i16::try_from(dots.len() + 1).ok(),
                        number => number.parse::<u8>().ok().map(i16::from),
                    };
                    x = x.saturating_add(gap.ok_or_else(not_understood)?);
                    continue;
                }
                let piece: Piece = word.parse()?;
                if grid.contains(piece.block) {
                    return Err(NotAPosition::LiesTwice(piece.block));
                }
                grid.put(piece, Cell { x, y });
                x += 1;
            }
        }
        grid.settle();
        Ok(Picture(grid))
    }
}
