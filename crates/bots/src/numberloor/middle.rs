//! The open cards, and the Levels that fit on them (§3).

use reckon_rules::numberloor::fits::{self, LEVELS};
use reckon_rules::numberloor::{Balloon, Card, Face, Open, Options, Side};

use super::hand::{BALLOONS, Hand, balloon, index_of, ways_to_lay};

/// The open cards, reduced to what decides whether a Level fits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Middle {
    Pair { level: u8, balloon: usize },
    Stacks { left: u8, right: u8 },
}

/// A placement of one Level, with at most one balloon. More balloons never help a Level, and can be laid
/// when the turn ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct PlannedPlacement {
    /// As it is laid.
    pub balloon: Option<Card>,
    pub level: Card,
    pub on: Option<Side>,
    /// Open cards afterwards.
    pub middle: Middle,
}

impl PlannedPlacement {
    pub fn hand_after(&self, hand: &Hand) -> Hand {
        let hand = hand.without(self.level);
        self.balloon.map_or(hand, |balloon| hand.without(balloon))
    }
}

impl Middle {
    pub fn of(open: Open) -> Option<Middle> {
        Some(match open {
            Open::Pair { level, balloon } => Middle::Pair { level: level.level()?, balloon: kind_of(balloon)? },
            Open::Stacks { left, right } => Middle::Stacks { left: left.level()?, right: right.level()? },
        })
    }

    /// Returns the middle with another balloon on top.
    pub fn below(self, card: Card) -> Middle {
        match (self, kind_of(card)) {
            (Middle::Pair { level, .. }, Some(balloon)) => Middle::Pair { level, balloon },
            (middle, _) => middle,
        }
    }
}

fn kind_of(card: Card) -> Option<usize> {
    match card.face() {
        Face::Balloon(balloon) => Some(index_of(balloon)),
        Face::Level { .. } => None,
    }
}

/// The table's rules as bit sets of the numbers that fit.
pub(super) struct Goes {
    with_balloon: [[u16; LEVELS as usize]; BALLOONS],
    /// §3.8 Numbers that fit on a beginners' stack.
    beside: [u16; LEVELS as usize],
}

impl Goes {
    pub fn of(options: &Options) -> Goes {
        let numbers = |open: usize, balloon: Option<Balloon>| {
            let open = u8::try_from(open).unwrap_or_default();
            let goes = |number: &u8| fits::how(options, open, balloon, *number).is_some();
            (0..LEVELS).filter(goes).fold(0, |bits, number| bits | 1 << number)
        };
        let face = |kind: usize| match balloon(kind).face() {
            Face::Balloon(balloon) => Some(balloon),
            Face::Level { .. } => None,
        };
        Goes {
            with_balloon: std::array::from_fn(|kind| std::array::from_fn(|open| numbers(open, face(kind)))),
            beside: std::array::from_fn(|open| numbers(open, None)),
        }
    }

    pub fn with(&self, level: u8, kind: usize) -> u16 {
        self.with_balloon[kind][usize::from(level)]
    }

    /// §3.8 Returns the numbers that fit on a beginners' stack with this Level open.
    pub fn beside(&self, level: u8) -> u16 {
        self.beside[usize::from(level)]
    }

    /// Counts the numbers that fit on the open cards.
    pub fn openness(&self, middle: Middle) -> u32 {
        let numbers = match middle {
            Middle::Pair { level, balloon } => self.with(level, balloon),
            Middle::Stacks { left, right } => self.beside(left) | self.beside(right),
        };
        numbers.count_ones()
    }

    /// Returns the placements worth considering. A balloon is laid only where the Level needs it, because it
    /// can be laid later just as well.
    pub fn steps(&self, hand: &Hand, middle: Middle) -> Vec<PlannedPlacement> {
        let mut steps = Vec::new();
        let held = hand.numbers();
        match middle {
            Middle::Pair { level: open, balloon: top } => {
                let at_once = self.with(open, top) & held;
                let mut add = |balloon: Option<Card>, numbers: u16| {
                    for level in levels(hand, numbers) {
                        let middle = pair(level, balloon.and_then(kind_of).unwrap_or(top));
                        steps.push(PlannedPlacement { balloon, level, on: None, middle });
                    }
                };
                add(None, at_once);
                for card in hand.balloon_kinds().flat_map(ways_to_lay) {
                    if let Some(kind) = kind_of(card).filter(|kind| *kind != top) {
                        add(Some(card), self.with(open, kind) & held & !at_once);
                    }
                }
            }
            Middle::Stacks { left, right } => {
                for (on, open) in Side::BOTH.into_iter().zip([left, right]) {
                    for level in levels(hand, self.beside(open) & held) {
                        let number = level.level().unwrap_or_default();
                        let middle = match on {
                            Side::Left => Middle::Stacks { left: number, right },
                            Side::Right => Middle::Stacks { left, right: number },
                        };
                        steps.push(PlannedPlacement { balloon: None, level, on: Some(on), middle });
                    }
                }
            }
        }
        steps
    }
}

fn pair(level: Card, balloon: usize) -> Middle {
    Middle::Pair { level: level.level().unwrap_or_default(), balloon }
}

/// Returns one Level from the hand for each of these numbers.
fn levels(hand: &Hand, numbers: u16) -> impl Iterator<Item = Card> + use<'_> {
    (0..LEVELS).filter(move |number| numbers & 1 << number != 0).filter_map(|number| hand.level(number))
}
