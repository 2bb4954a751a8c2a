//! Public knowledge about a hand, deduced from its owner's moves.

use arrayvec::ArrayVec;

use crate::numero::HAND;
use crate::numero::card::Card;

/// Public knowledge about one hand.
#[derive(Clone, PartialEq, Debug, Default)]
pub(in crate::numero) struct Known {
    /// §6.4 Cards that were shown and have not been played since.
    pub shown: ArrayVec<Card, HAND>,
    /// §6.3 One bit per value that answered a build and has not been played since.
    pub holds: u128,
    /// §11.6 One bit per value that could not be shown; cleared when the hand draws a card.
    pub lacks: u128,
    /// §7.4 Whether the hand has passed: it holds no number card and, as the pack is used up, draws none.
    pub no_numbers: bool,
}
