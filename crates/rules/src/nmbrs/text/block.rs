//! Blocks as text: `30`, `ja`, and `ja=35` for a joker that stands for a number.

use std::fmt::{self, Display};
use std::str::FromStr;

use crate::nmbrs::block::{Block, Blocks, Piece};
use crate::text::{as_text, shortened};

impl Display for Block {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.face() {
            Some(number) => write!(f, "{number}"),
            None => write!(f, "j{}", char::from(b'a' + self.joker_index())),
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotABlock(pub String);

crate::error_as_data!(NotABlock);

impl FromStr for Block {
    type Err = NotABlock;

    fn from_str(text: &str) -> Result<Block, NotABlock> {
        let not_a_block = || NotABlock(shortened(text));
        let lower = text.to_ascii_lowercase();
        match lower.as_bytes() {
            [b'j', letter @ b'a'..=b'd'] => Block::joker(letter - b'a').ok_or_else(not_a_block),
            [b'1'..=b'9', ..] => lower.parse().ok().and_then(Block::number).ok_or_else(not_a_block),
            _ => Err(not_a_block()),
        }
    }
}

as_text!(Block, "A block: a number from 1 to 100, or a joker, ja to jd.", "^([1-9]|[1-9][0-9]|100|j[a-d])$");

/// `30`, `ja=35`
impl Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.block.is_joker() { write!(f, "{}={}", self.block, self.value) } else { Display::fmt(&self.block, f) }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotAPiece {
    NotABlock(NotABlock),
    /// A joker to be laid that stands for no number.
    WithoutValue(Block),
    NotAValue(String),
    /// A number block with another number: `30=5`.
    NotAJoker(Block),
}

crate::error_as_data!(NotAPiece, NotABlock(NotABlock));

impl FromStr for Piece {
    type Err = NotAPiece;

    fn from_str(text: &str) -> Result<Piece, NotAPiece> {
        match text.split_once('=') {
            Some((joker, value)) => {
                let joker: Block = joker.parse()?;
                if !joker.is_joker() {
                    return Err(NotAPiece::NotAJoker(joker));
                }
                let number = value.parse::<Block>().ok().and_then(Block::face);
                let value = number.ok_or_else(|| NotAPiece::NotAValue(shortened(value)))?;
                Ok(Piece { block: joker, value })
            }
            None => {
                let block: Block = text.parse()?;
                Piece::of(block).ok_or(NotAPiece::WithoutValue(block))
            }
        }
    }
}

as_text!(Piece, "A block with its number: 30, or a joker that stands for one, ja=35.");

/// `4 20 65 ja`
impl Display for Blocks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, block) in self.iter().enumerate() {
            write!(f, "{}{block}", if at == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}
