//! Doubts as text: `across 2,1`, with the row and the column of the sum's first tile; `loose`.

use std::fmt::{self, Display};
use std::str::FromStr;

use super::grid::{read_sum_place, write_sum_place};
use crate::numenko::check::Doubt;
use crate::text::{as_text, shortened};

impl Display for Doubt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Doubt::Sum { down, at } => write_sum_place(f, *down, *at),
            Doubt::Loose => f.write_str("loose"),
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotADoubt {
    pub text: String,
}

crate::error_as_data!(NotADoubt);

impl FromStr for Doubt {
    type Err = NotADoubt;

    fn from_str(text: &str) -> Result<Doubt, NotADoubt> {
        if text.trim() == "loose" {
            return Ok(Doubt::Loose);
        }
        let read = read_sum_place(text).map(|(down, at)| Doubt::Sum { down, at });
        read.ok_or_else(|| NotADoubt { text: shortened(text) })
    }
}

as_text!(Doubt, "The place of a sum, across 2,1 or down 1,2; or loose.", "^((across|down) [0-9]+,[0-9]+|loose)$");
