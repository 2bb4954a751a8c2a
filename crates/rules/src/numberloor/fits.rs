//! §3 Which cards go where.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

pub use super::card::LEVELS;
use super::card::{BALLOON_KINDS, Balloon, Card, Face};
use super::options::Options;

/// §2.4 The stacks of Beginners.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Side {
    Left,
    Right,
}

impl Side {
    pub const BOTH: [Side; 2] = [Side::Left, Side::Right];
}

/// The open cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Open {
    /// §2.3
    Pair { level: Card, balloon: Card },
    /// §2.4
    Stacks { left: Card, right: Card },
}

impl Open {
    pub fn cards(self) -> [Card; 2] {
        match self {
            Open::Pair { level, balloon } => [level, balloon],
            Open::Stacks { left, right } => [left, right],
        }
    }

    /// Returns the balloon on top, if there are balloons.
    #[inline]
    pub fn balloon(self) -> Option<Card> {
        match self {
            Open::Pair { balloon, .. } => Some(balloon),
            Open::Stacks { .. } => None,
        }
    }

    /// Returns the Level on top of the stack that a placement names.
    #[inline]
    pub fn level(self, side: Option<Side>) -> Option<Card> {
        match (self, side) {
            (Open::Pair { level, .. }, None) => Some(level),
            (Open::Stacks { left, .. }, Some(Side::Left)) => Some(left),
            (Open::Stacks { right, .. }, Some(Side::Right)) => Some(right),
            _ => None,
        }
    }
}

/// Reason a Level goes where it goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum How {
    /// §3.1
    Same,
    /// §3.2 By this many floors.
    Up {
        by: u8,
    },
    Down {
        by: u8,
    },
    /// §3.5 By this many floors, down if negative.
    Near {
        by: i8,
    },
    /// §3.6
    Odd,
    Even,
    /// §3.8 The next one or the one before.
    Neighbour {
        by: i8,
    },
}

/// Returns the Level this many floors up; §3.3 tens do not count.
pub fn up(from: u8, by: u8) -> u8 {
    (from % LEVELS + by % LEVELS) % LEVELS
}

pub fn down(from: u8, by: u8) -> u8 {
    (from % LEVELS + LEVELS - by % LEVELS) % LEVELS
}

/// §3.1 to §3.8 Returns why a Level with this number goes on an open one; no balloon means Beginners.
pub fn how(options: &Options, open: u8, balloon: Option<Balloon>, number: u8) -> Option<How> {
    let is_same = open == number && (options.equal_on_odd_even || !is_parity(balloon));
    if is_same { Some(How::Same) } else { by_balloon(open, balloon, number) }
}

fn is_parity(balloon: Option<Balloon>) -> bool {
    matches!(balloon, Some(Balloon::Odd | Balloon::Even | Balloon::Either))
}

/// §3.2 to §3.8 Like [`how`], but equal numbers are not enough (§7.2).
pub fn by_balloon(open: u8, balloon: Option<Balloon>, number: u8) -> Option<How> {
    let within = |most: i8| {
        let by = (-most..=most).find(|by| floor_away(open, *by) == number)?;
        Some(if by == 0 { How::Same } else { How::Near { by } })
    };
    match balloon {
        Some(Balloon::Number(by)) if up(open, by) == number => Some(How::Up { by }),
        Some(Balloon::Number(by)) if down(open, by) == number => Some(How::Down { by }),
        Some(Balloon::Number(_) | Balloon::Skip) => None,
        Some(Balloon::Nearest) => within(2),
        Some(Balloon::Odd) => (number % 2 == 1).then_some(How::Odd),
        Some(Balloon::Even) => number.is_multiple_of(2).then_some(How::Even),
        // Its player may say what suits the Level.
        Some(Balloon::Either) => Some(if number % 2 == 1 { How::Odd } else { How::Even }),
        None => match within(1)? {
            How::Near { by } => Some(How::Neighbour { by }),
            same => Some(same),
        },
    }
}

fn floor_away(from: u8, by: i8) -> u8 {
    if by < 0 { down(from, by.unsigned_abs()) } else { up(from, by.unsigned_abs()) }
}

/// The answers of [`how`] for a table, by open Level: one bit per kind of Level that goes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Goes {
    on_balloon: [[u32; LEVELS as usize]; BALLOON_KINDS],
    /// §7.2 For a Night Level in another's turn.
    at_night: [[u32; LEVELS as usize]; BALLOON_KINDS],
    /// §3.8
    for_beginners: [u32; LEVELS as usize],
}

impl Goes {
    /// Returns the answers for these options, worked out once for all tables.
    pub fn of(options: &Options) -> &'static Goes {
        static ALL: LazyLock<[[Goes; 2]; 2]> = LazyLock::new(|| {
            [false, true].map(|equal_on_odd_even| {
                let with = |night_on_equal| Options { equal_on_odd_even, night_on_equal, ..Options::default() };
                [false, true].map(|night_on_equal| Goes::work_out(&with(night_on_equal)))
            })
        });
        &ALL[usize::from(options.equal_on_odd_even)][usize::from(options.night_on_equal)]
    }

    fn work_out(options: &Options) -> Goes {
        let mut goes = Goes {
            on_balloon: [[0; LEVELS as usize]; BALLOON_KINDS],
            at_night: [[0; LEVELS as usize]; BALLOON_KINDS],
            for_beginners: [0; LEVELS as usize],
        };
        for open in 0..LEVELS {
            for number in 0..LEVELS {
                let (place, bits) = (usize::from(open), 1 << number | 1 << (number + LEVELS));
                if how(options, open, None, number).is_some() {
                    goes.for_beginners[place] |= bits;
                }
                for card in Card::all() {
                    let Face::Balloon(balloon) = card.face() else { continue };
                    let (kind, balloon) = (card.balloon_kind(), Some(balloon));
                    let fits = how(options, open, balloon, number);
                    if fits.is_some() {
                        goes.on_balloon[kind][place] |= bits;
                    }
                    let suits = if options.night_on_equal { fits } else { by_balloon(open, balloon, number) };
                    if suits.is_some() {
                        goes.at_night[kind][place] |= bits;
                    }
                }
            }
        }
        goes
    }

    /// §3.1–§3.7 Returns the kinds of Levels that go on a Level while this balloon lies on top.
    #[inline]
    pub fn with(&self, level: Card, balloon: Card) -> u64 {
        self.on_balloon[balloon.balloon_kind()][usize::from(level.floor())].into()
    }

    /// §3.8 Returns the kinds of Levels that go on a Beginners' stack.
    #[inline]
    pub fn beside(&self, level: Card) -> u64 {
        self.for_beginners[usize::from(level.floor())].into()
    }

    /// §7.1, §7.2 Returns the kinds of Night Levels that suit both open cards.
    #[inline]
    pub fn at_night(&self, level: Card, balloon: Card) -> u64 {
        u64::from(self.at_night[balloon.balloon_kind()][usize::from(level.floor())]) & NIGHT_KINDS
    }
}

const NIGHT_KINDS: u64 = ((1 << LEVELS) - 1) << LEVELS;
