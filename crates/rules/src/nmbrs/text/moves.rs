//! Moves as text.
//!
//! ```text
//! lay 30 40 50, 28 above 30, 32 below 30, give 91
//! insert 65 between 60 70, insert 75 between 70 80, give ja
//! exchange 35 for ja, lay ja=20 30 40, give 7
//! knock 35          let go
//! ```

use std::fmt::{self, Display};
use std::str::FromStr;

use super::block::{NotABlock, NotAPiece};
use crate::nmbrs::block::Piece;
use crate::nmbrs::grid::{Axis, Side};
use crate::nmbrs::moves::{Anchor, Lay, MAX_LAYS, Move, TurnMove};
use crate::text::{as_text, shortened};

impl Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Side::Left => "left of",
            Side::Right => "right of",
            Side::Above => "above",
            Side::Below => "below",
        })
    }
}

struct Spaced<'a>(&'a [Piece]);

impl Display for Spaced<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, piece) in self.0.iter().enumerate() {
            write!(f, "{}{piece}", if at == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

fn down(line: Axis) -> &'static str {
    match line {
        Axis::Across => "",
        Axis::Down => " down",
    }
}

impl Display for Lay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Lay::Row { pieces, line, at } => {
                write!(f, "lay {}{}", Spaced(pieces), down(*line))?;
                at.map_or(Ok(()), |at| write!(f, " with {} {} {}", at.block, at.side, at.of))
            }
            Lay::Beside { pieces, side, of } => write!(f, "{} {side} {of}", Spaced(pieces)),
            Lay::Insert { pieces, between: [a, b] } => write!(f, "insert {} between {a} {b}", Spaced(pieces)),
            Lay::Link { pieces, between: [a, b], line } => {
                write!(f, "link {} between {a} {b}{}", Spaced(pieces), down(*line))
            }
            Lay::Exchange { block, joker } => write!(f, "exchange {block} for {joker}"),
        }
    }
}

impl Display for TurnMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, lay) in self.lays.iter().enumerate() {
            write!(f, "{}{lay}", if at == 0 { "" } else { ", " })?;
        }
        let comma = if self.lays.is_empty() { "" } else { ", " };
        self.give.map_or(Ok(()), |block| write!(f, "{comma}give {block}"))
    }
}

impl Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Turn(turn) if *turn == TurnMove::default() => f.write_str("nothing"),
            Move::Turn(turn) => turn.fmt(f),
            Move::Knock(block) => write!(f, "knock {block}"),
            Move::LetGo => f.write_str("let go"),
        }
    }
}

/// The reason a text is not a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotAMove {
    NoSuchMove(String),
    NotALay(String),
    NotAPiece(NotAPiece),
    NotABlock(NotABlock),
    NoBlocks(String),
    GiveComesLast,
    TooLong,
}

crate::error_as_data!(NotAMove, NotAPiece(NotAPiece), NotABlock(NotABlock));

impl FromStr for Move {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<Move, NotAMove> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match *words {
            [] => Err(NotAMove::NoSuchMove(String::new())),
            ["let", "go"] => Ok(Move::LetGo),
            ["nothing"] => Ok(Move::Turn(TurnMove::default())),
            ["knock", block] => Ok(Move::Knock(block.parse()?)),
            _ => text.parse().map(Move::Turn),
        }
    }
}

impl FromStr for TurnMove {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<TurnMove, NotAMove> {
        let mut turn = TurnMove::default();
        for step in text.split(',') {
            let words: Vec<&str> = step.split_whitespace().collect();
            if turn.give.is_some() {
                return Err(NotAMove::GiveComesLast);
            }
            if let ["give", block] = *words {
                turn.give = Some(block.parse()?);
            } else if turn.lays.len() == MAX_LAYS {
                return Err(NotAMove::TooLong);
            } else {
                turn.lays.push(read_lay(&words, step)?);
            }
        }
        Ok(turn)
    }
}

impl FromStr for Lay {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<Lay, NotAMove> {
        read_lay(&text.split_whitespace().collect::<Vec<&str>>(), text)
    }
}

fn read_lay(words: &[&str], step: &str) -> Result<Lay, NotAMove> {
    let not_a_lay = || NotAMove::NotALay(shortened(step));
    match words {
        ["lay", words @ ..] => {
            let (words, at) = match words {
                [words @ .., "with", block, side, of] => (words, Some((block, read_side(&[side]), of))),
                [words @ .., "with", block, side, "of", of] => (words, Some((block, read_side(&[side, "of"]), of))),
                words => (words, None),
            };
            let at = match at {
                Some((block, side, of)) => {
                    let side = side.ok_or_else(not_a_lay)?;
                    Some(Anchor { block: block.parse()?, side, of: of.parse()? })
                }
                None => None,
            };
            let (words, line) = read_line(words);
            Ok(Lay::Row { pieces: read_pieces(words, step)?, line, at })
        }
        ["insert", words @ .., "between", a, b] => {
            Ok(Lay::Insert { pieces: read_pieces(words, step)?, between: [a.parse()?, b.parse()?] })
        }
        ["link", words @ ..] => match read_line(words) {
            ([words @ .., "between", a, b], line) => {
                Ok(Lay::Link { pieces: read_pieces(words, step)?, between: [a.parse()?, b.parse()?], line })
            }
            _ => Err(not_a_lay()),
        },
        ["exchange", block, "for", joker] => Ok(Lay::Exchange { block: block.parse()?, joker: joker.parse()? }),
        [words @ .., side, "of", of] if read_side(&[side, "of"]).is_some() => {
            let side = read_side(&[side, "of"]).ok_or_else(not_a_lay)?;
            Ok(Lay::Beside { pieces: read_pieces(words, step)?, side, of: of.parse()? })
        }
        [words @ .., side, of] => {
            let side = read_side(&[side]).ok_or_else(not_a_lay)?;
            Ok(Lay::Beside { pieces: read_pieces(words, step)?, side, of: of.parse()? })
        }
        _ => Err(not_a_lay()),
    }
}

fn read_line<'a, 'b>(words: &'a [&'b str]) -> (&'a [&'b str], Axis) {
    match words {
        [words @ .., "down"] => (words, Axis::Down),
        words => (words, Axis::Across),
    }
}

fn read_side(words: &[&str]) -> Option<Side> {
    match words {
        ["left", "of"] => Some(Side::Left),
        ["right", "of"] => Some(Side::Right),
        ["above"] => Some(Side::Above),
        ["below"] => Some(Side::Below),
        _ => None,
    }
}

fn read_pieces(words: &[&str], step: &str) -> Result<Vec<Piece>, NotAMove> {
    let pieces = words.iter().map(|word| word.parse()).collect::<Result<Vec<Piece>, NotAPiece>>()?;
    if pieces.is_empty() { Err(NotAMove::NoBlocks(shortened(step))) } else { Ok(pieces) }
}

as_text!(Move, "A move: a turn as in 'lay 30 40 50, 28 above 30, give 91', or 'knock 35', or 'let go'.");
as_text!(Lay, "A step of a turn: 'lay 30 40 50', '28 above 30', 'insert 65 between 60 70', 'exchange 35 for ja'.");
