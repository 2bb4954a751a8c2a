//! The open cards, and what goes on them (§3).

use reckon_rules::numberloor::fits::{self, LEVELS};
use reckon_rules::numberloor::{Balloon, Card, Face, Open, Options, Side};

use super::hand::{BALLOONS, Hand, balloon, index_of};

/// The open cards by what matters of them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Middle {
    Pair { level: u8, balloon: usize },
    Stacks { left: u8, right: u8 },
}

/// One placement: at most one balloon, and a Level. More balloons never help a Level, and can be laid
/// when the turn ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Step {
    pub balloon: Option<usize>,
    pub level: Card,
    pub on: Option<Side>,
    /// The open cards then.
    pub middle: Middle,
}

impl Step {
    pub fn hand_after(&self, hand: &Hand) -> Hand {
        let hand = hand.without(self.level);
        self.balloon.map_or(hand, |kind| hand.without(balloon(kind)))
    }
}

impl Middle {
    pub fn of(open: Open) -> Option<Middle> {
        Some(match open {
            Open::Pair { level, balloon } => Middle::Pair { level: level.level()?, balloon: kind_of(balloon)? },
            Open::Stacks { left, right } => Middle::Stacks { left: left.level()?, right: right.level()? },
        })
    }

    /// The same with another balloon on top.
    pub fn below(self, kind: usize) -> Middle {
        match self {
            Middle::Pair { level, .. } => Middle::Pair { level, balloon: kind },
            stacks @ Middle::Stacks { .. } => stacks,
        }
    }
}

fn kind_of(card: Card) -> Option<usize> {
    match card.face() {
        Face::Balloon(balloon) => Some(index_of(balloon)),
        Face::Level { .. } => None,
    }
}

/// The answers of the rules for a table: a bit for each number that goes.
pub(super) struct Goes {
    with_balloon: [[u16; LEVELS as usize]; BALLOONS],
    /// §3.8
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

    /// §3.8
    pub fn beside(&self, level: u8) -> u16 {
        self.beside[usize::from(level)]
    }

    /// How many numbers go as the cards lie there.
    pub fn openness(&self, middle: Middle) -> u32 {
        let numbers = match middle {
            Middle::Pair { level, balloon } => self.with(level, balloon),
            Middle::Stacks { left, right } => self.beside(left) | self.beside(right),
        };
        numbers.count_ones()
    }

    /// Every placement that is worth a thought: a balloon only where its Level needs one, because
    /// it can be laid later as well.
    pub fn steps(&self, hand: &Hand, middle: Middle) -> Vec<Step> {
        let mut steps = Vec::new();
        let held = hand.numbers();
        match middle {
            Middle::Pair { level: open, balloon: top } => {
                let at_once = self.with(open, top) & held;
                let mut add = |balloon: Option<usize>, numbers: u16| {
                    for level in levels(hand, numbers) {
                        let middle = pair(level, balloon.unwrap_or(top));
                        steps.push(Step { balloon, level, on: None, middle });
                    }
                };
                add(None, at_once);
                for kind in hand.balloon_kinds().filter(|kind| *kind != top) {
                    add(Some(kind), self.with(open, kind) & held & !at_once);
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
                        steps.push(Step { balloon: None, level, on: Some(on), middle });
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

/// A Level of each of these numbers.
fn levels(hand: &Hand, numbers: u16) -> impl Iterator<Item = Card> + use<'_> {
    (0..LEVELS).filter(move |number| numbers & 1 << number != 0).filter_map(|number| hand.level(number))
}
