//! Reasons for a refusal, one variant per sentence of the rulebook, with its numbers.

use serde::{Deserialize, Serialize};

use super::card::Card;
use crate::game::{Refusal, Seat};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Illegal {
    /// The game has ended.
    Over,
    /// §2.5 It is another seat's turn.
    NotYourTurn { turn: Seat },
    /// §7.6 Somebody is asked for a Night Level first.
    WaitForAnswer { asked: Seat },
    /// The hand does not hold this card, or not as many.
    NotInHand { card: Card },

    /// §3.1–§3.7 The Level does not go on the open one; these numbers would.
    DoesNotGo { level: Card, on: Card, balloon: Card, goes: Vec<u8> },
    /// §3.8 Not on this stack; with the numbers that go on either.
    NoNeighbour { level: Card, on: Card, goes: Vec<u8>, other: Card, other_goes: Vec<u8> },
    /// §1.5 Beginners play without balloons.
    NoBalloons { card: Card },
    /// §2.4 There are two stacks, and the move names neither.
    WhichStack,
    /// §2.3 There is one stack of Levels.
    OneStack,

    /// §3.6 A balloon that may be odd or even is laid as one of them.
    OddOrEven { balloon: Card },

    /// §4.2 Nothing but balloons, or nothing at all.
    NoLevelLaid,
    /// §4.6 Beginners lay a card before they end their turn.
    NothingLaid,
    /// §4.2 A balloon cannot follow a Level that is not the last; it belongs to the next placement
    /// or to the end of the turn.
    NotTheLastLevel { level: Card, balloon: Card },
    /// §5.1 The last Level takes all remaining balloons with it.
    LayAllBalloons { level: Card, left: Vec<Card> },
    /// §4.3 There is a Level that goes, with this balloon or without one.
    CanLay { level: Card, balloon: Option<Card> },
    /// §4.3 Cards are taken once.
    DrawnAlready,
    /// §4.3 Cards are taken before anything is laid.
    LaidAlready,
    /// §4.3, §4.4 A player who can lay a Level, with this balloon or without, and has taken no cards, cannot
    /// pass.
    CannotPass { level: Card, balloon: Option<Card> },
    /// §4.4 Passing comes after taking two cards.
    DrawFirst,
    /// §4.5 A player who has laid a Level does not pass.
    EndInstead,
    /// §4.6 Beginners take cards when they pass.
    PassInstead,

    /// §7.1 There are no Night Levels at this table.
    NoNightLevels,
    /// §7.1 A Level by day has to wait for its turn.
    NotANightLevel { card: Card },
    /// §7.1 No balloon comes before a Night Level in another's turn.
    BalloonBeforeNight { balloon: Card },
    /// §7.1 In one's own turn a Night Level is laid like any other.
    OwnTurn,
    /// §7.3 The open cards have changed since.
    TooLate { after: u32, now: u32 },
    /// §7.2 Only if the table's options say so: the same number is not enough.
    EqualIsNotEnough { level: Card, balloon: Card },
    /// §7.3 Only if the table's options say so.
    TurnHasBegun { turn: Seat },
    /// §7.6 Only if the table's options say so: everybody is asked.
    YouWillBeAsked,
    /// §7.6 The seat that is asked lays a Night Level or lets it go.
    NightOrLetGo,
    /// §7.6 Nobody is being asked.
    NotAsked,
}

impl Refusal for Illegal {
    // Written out, not derived from the names: renaming a variant must not change what programs compare.
    fn code(&self) -> &'static str {
        match self {
            Illegal::Over => "over",
            Illegal::NotYourTurn { .. } => "not-your-turn",
            Illegal::WaitForAnswer { .. } => "wait-for-answer",
            Illegal::NotInHand { .. } => "not-in-hand",
            Illegal::DoesNotGo { .. } => "does-not-go",
            Illegal::NoNeighbour { .. } => "no-neighbour",
            Illegal::NoBalloons { .. } => "no-balloons",
            Illegal::WhichStack => "which-stack",
            Illegal::OneStack => "one-stack",
            Illegal::OddOrEven { .. } => "odd-or-even",
            Illegal::NoLevelLaid => "no-level-laid",
            Illegal::NothingLaid => "nothing-laid",
            Illegal::NotTheLastLevel { .. } => "not-the-last-level",
            Illegal::LayAllBalloons { .. } => "lay-all-balloons",
            Illegal::CanLay { .. } => "can-lay",
            Illegal::DrawnAlready => "drawn-already",
            Illegal::LaidAlready => "laid-already",
            Illegal::CannotPass { .. } => "cannot-pass",
            Illegal::DrawFirst => "draw-first",
            Illegal::EndInstead => "end-instead",
            Illegal::PassInstead => "pass-instead",
            Illegal::NoNightLevels => "no-night-levels",
            Illegal::NotANightLevel { .. } => "not-a-night-level",
            Illegal::BalloonBeforeNight { .. } => "balloon-before-night",
            Illegal::OwnTurn => "own-turn",
            Illegal::TooLate { .. } => "too-late",
            Illegal::EqualIsNotEnough { .. } => "equal-is-not-enough",
            Illegal::TurnHasBegun { .. } => "turn-has-begun",
            Illegal::YouWillBeAsked => "you-will-be-asked",
            Illegal::NightOrLetGo => "night-or-let-go",
            Illegal::NotAsked => "not-asked",
        }
    }
}
