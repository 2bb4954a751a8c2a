//! What people type: several placements in a line, with or without the arithmetic, in English and
//! in German.

use super::card::Card;
use super::moves::Move;
use super::view::View;

/// Why a line is no move.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotUnderstood {
    #[error("there is nothing to read")]
    Empty,
    #[error("'{text}' is neither a card nor a word that is known here")]
    Word { text: String },
    /// `3+2=6`
    #[error("{left} {} {by} is {is}, not {says}", if *up { '+' } else { '-' })]
    WrongSum { left: u8, up: bool, by: u8, is: u8, says: u8 },
    /// `4+2=6` where Level 3 lies open.
    #[error("Level {open} lies open, not {said}")]
    NotTheOpenLevel { said: u8, open: u8 },
    /// `3+4=7` where balloon 2 lies open.
    #[error("balloon {balloon} lies on top, so it is not {said} floors")]
    NotTheOpenBalloon { said: u8, balloon: Card },
    /// `5 b3`
    #[error("balloons come before a Level, or after 'end'")]
    BalloonsAtEnd { balloons: Vec<Card> },
    /// Beginners: it goes on both.
    #[error("{level} goes on both stacks: say left or right")]
    WhichStack { level: Card },
    /// `draw 5`
    #[error("'{word}' stands alone")]
    StandsAlone { word: String },
}

/// Reads a line as the moves that it means, for whoever has this view. What the rules say to them
/// is not asked here.
pub fn read(view: &View, text: &str) -> Result<Vec<Move>, NotUnderstood> {
    let _ = view;
    text.parse().map(|choice| vec![choice]).map_err(|_| NotUnderstood::Word { text: text.to_string() })
}

/// A card as people write it.
pub fn card(word: &str) -> Option<Card> {
    word.to_lowercase().parse().ok()
}
