//! A turn as a player taps it: `new 30 40 50, 65 75 into A, 25 at 20, 28 above 30, give 91`; blocks that have no place
//! yet come last: `new 30 40 50, chosen 16 33`.

use std::fmt::{self, Display};
use std::str::FromStr;

use super::super::fit::{Chosen, Target};
use reckon_rules::nmbrs::block::{Block, HIGHEST, Piece};
use reckon_rules::nmbrs::moves::{Lay, MAX_LAYS, TurnMove};
use reckon_rules::nmbrs::text::block::{NotABlock, NotAPiece};
use reckon_rules::nmbrs::text::moves::NotAMove;
use reckon_rules::nmbrs::text::rows::NotALetter;
use reckon_rules::text::shortened;

/// A player's taps so far, in order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sketch {
    pub steps: Vec<SketchStep>,
    /// §6.1
    pub give: Option<Block>,
    /// Blocks that the player has chosen but not put anywhere. They are no part of the turn.
    pub chosen: Vec<Chosen>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SketchStep {
    /// An exact step, ready to be sent.
    Lay(Lay),
    /// A request to lay blocks at a target; how they fit there is still to be worked out.
    Wish { chosen: Vec<Chosen>, target: Target },
}

impl Sketch {
    /// Returns the steps ready to be sent, or `None` if one of them is still a request.
    pub fn lays(&self) -> Option<Vec<Lay>> {
        let lay = |step: &SketchStep| if let SketchStep::Lay(lay) = step { Some(lay.clone()) } else { None };
        self.steps.iter().map(lay).collect()
    }
}

/// Every step of a turn is an exact one.
impl From<TurnMove> for Sketch {
    fn from(turn: TurnMove) -> Sketch {
        Sketch { steps: turn.lays.into_iter().map(SketchStep::Lay).collect(), give: turn.give, chosen: Vec::new() }
    }
}

/// The reason a text is not a sketch.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotASketch {
    NotAMove(NotAMove),
    NotALetter(NotALetter),
}

reckon_rules::error_as_data!(NotASketch, NotAMove(NotAMove), NotALetter(NotALetter));

impl From<NotABlock> for NotASketch {
    fn from(error: NotABlock) -> NotASketch {
        NotASketch::NotAMove(error.into())
    }
}

impl From<NotAPiece> for NotASketch {
    fn from(error: NotAPiece) -> NotASketch {
        NotASketch::NotAMove(error.into())
    }
}

impl FromStr for Chosen {
    type Err = NotAPiece;

    fn from_str(text: &str) -> Result<Chosen, NotAPiece> {
        if text.contains('=') {
            let Piece { block, value } = text.parse()?;
            return Ok(Chosen { block, value: Some(value) });
        }
        Ok(Chosen { block: text.parse()?, value: None })
    }
}

impl Display for Chosen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let value = self.value.filter(|value| self.block.is_joker() && (1..=HIGHEST).contains(value));
        Display::fmt(&self.block, f)?;
        value.map_or(Ok(()), |value| write!(f, "={value}"))
    }
}

impl Display for SketchStep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (chosen, target) = match self {
            SketchStep::Lay(lay) => return lay.fmt(f),
            SketchStep::Wish { chosen, target } => (chosen, target),
        };
        if *target == Target::New {
            f.write_str("new ")?;
        }
        for (at, chosen) in chosen.iter().enumerate() {
            write!(f, "{}{chosen}", if at == 0 { "" } else { " " })?;
        }
        match target {
            Target::New => Ok(()),
            Target::Row(letter) => write!(f, " into {letter}"),
            Target::At(block) => write!(f, " at {block}"),
            Target::Between(a, b) => write!(f, " between {a} {b}"),
        }
    }
}

impl Display for Sketch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, step) in self.steps.iter().enumerate() {
            write!(f, "{}{step}", if at == 0 { "" } else { ", " })?;
        }
        let comma = if self.steps.is_empty() { "" } else { ", " };
        self.give.map_or(Ok(()), |block| write!(f, "{comma}give {block}"))?;
        if !self.chosen.is_empty() {
            let comma = if self.steps.is_empty() && self.give.is_none() { "" } else { ", " };
            write!(f, "{comma}{CHOSEN}")?;
        }
        self.chosen.iter().try_for_each(|chosen| write!(f, " {chosen}"))
    }
}

impl FromStr for Sketch {
    type Err = NotASketch;

    fn from_str(text: &str) -> Result<Sketch, NotASketch> {
        let mut sketch = Sketch::default();
        if text.trim().is_empty() {
            return Ok(sketch);
        }
        for step in text.split(',') {
            let words: Vec<&str> = step.split_whitespace().take(MAX_WORDS).collect();
            if let [CHOSEN, words @ ..] = &words[..] {
                sketch.chosen = read_chosen(words, step)?;
                continue;
            }
            if sketch.give.is_some() {
                return Err(NotAMove::GiveComesLast.into());
            }
            if let ["give", block] = *words {
                sketch.give = Some(block.parse()?);
            } else if sketch.steps.len() == MAX_LAYS || words.len() == MAX_WORDS {
                return Err(NotAMove::TooLong.into());
            } else {
                sketch.steps.push(read_step(&words, step)?);
            }
        }
        Ok(sketch)
    }
}

/// The word before blocks that have no place yet.
const CHOSEN: &str = "chosen";

/// Upper bound on words in a step: every block, and the words around them.
const MAX_WORDS: usize = MAX_LAYS + 10;

impl FromStr for SketchStep {
    type Err = NotASketch;

    fn from_str(text: &str) -> Result<SketchStep, NotASketch> {
        let words: Vec<&str> = text.split_whitespace().take(MAX_WORDS).collect();
        if words.len() == MAX_WORDS { Err(NotAMove::TooLong.into()) } else { read_step(&words, text) }
    }
}

fn read_step(words: &[&str], step: &str) -> Result<SketchStep, NotASketch> {
    let (words, target) = match words {
        ["new", words @ ..] => (words, Target::New),
        [words @ .., "into", letter] => (words, Target::Row(letter.parse()?)),
        [words @ .., "at", block] => (words, Target::At(block.parse()?)),
        ["insert" | "link", ..] => return Ok(SketchStep::Lay(step.parse()?)),
        [words @ .., "between", a, b] => (words, Target::Between(a.parse()?, b.parse()?)),
        _ => return Ok(SketchStep::Lay(step.parse()?)),
    };
    wish(words, target, step)
}

fn wish(words: &[&str], target: Target, step: &str) -> Result<SketchStep, NotASketch> {
    Ok(SketchStep::Wish { chosen: read_chosen(words, step)?, target })
}

fn read_chosen(words: &[&str], step: &str) -> Result<Vec<Chosen>, NotASketch> {
    let chosen = words.iter().map(|word| word.parse()).collect::<Result<Vec<Chosen>, NotAPiece>>()?;
    if chosen.is_empty() { Err(NotAMove::NoBlocks(shortened(step)).into()) } else { Ok(chosen) }
}
