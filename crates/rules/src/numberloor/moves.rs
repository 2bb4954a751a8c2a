//! A player's choices.

use arrayvec::ArrayVec;

use super::card::Card;
use super::fits::Side;
use super::text::pack::MAX_BALLOONS;
use crate::game::Race;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Move {
    /// §4.1 In one's own turn; §2.4 Beginners say on which stack.
    Place { placement: Placement, on: Option<Side> },
    /// §7.1 In another's turn, for the cards that have been open since that change.
    Night { placement: Placement, after: Race },
    /// §4.3
    Draw,
    /// §4.4, §4.6
    Pass,
    /// §4.5, §4.2 With balloons left on top.
    End { balloons: Balloons },
    /// §7.6
    LetGo,
}

/// Upper bound on cards in a placement.
pub(super) const LONGEST: usize = MAX_BALLOONS + 1;

/// Balloons in the order in which they are laid.
pub type Balloons = ArrayVec<Card, MAX_BALLOONS>;

/// §4.1 Any balloons, then one Level; §5.1 after the last Level all balloons that are left.
#[derive(Clone, PartialEq, Eq)]
pub struct Placement {
    /// In the order in which they are laid.
    cards: ArrayVec<Card, LONGEST>,
    /// Index of the Level.
    level_at: u8,
}

impl Placement {
    /// Returns one Level by itself; `None` for a balloon.
    #[inline]
    pub fn of(level: Card) -> Option<Placement> {
        let mut cards = ArrayVec::new();
        cards.push(level);
        level.is_level().then_some(Placement { cards, level_at: 0 })
    }

    /// Returns `None` unless `level` is a Level and all others are balloons, and not too many.
    #[inline]
    pub fn new(before: &[Card], level: Card, after: &[Card]) -> Option<Placement> {
        let mut cards = ArrayVec::new();
        cards.try_extend_from_slice(before).ok()?;
        let level_at = u8::try_from(cards.len()).ok()?;
        cards.try_push(level).ok()?;
        cards.try_extend_from_slice(after).ok()?;
        let sound = level.is_level() && before.iter().chain(after).all(|card| card.is_balloon());
        sound.then_some(Placement { cards, level_at })
    }

    #[inline]
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    #[inline]
    pub fn level(&self) -> Card {
        self.cards[usize::from(self.level_at)]
    }

    /// Returns the balloons laid before the Level.
    #[inline]
    pub fn before(&self) -> &[Card] {
        &self.cards[..usize::from(self.level_at)]
    }

    /// §5.1 Returns the balloons laid after the last Level.
    #[inline]
    pub fn after(&self) -> &[Card] {
        &self.cards[usize::from(self.level_at) + 1..]
    }
}
